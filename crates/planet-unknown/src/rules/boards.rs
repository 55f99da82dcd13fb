//! Choices before the first round, and the commander's.

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::board::Board;
use crate::desk::{Desk, Item};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Corporation, Objective, Planet};
use crate::state::{PlanetUnknown, SECTORS};

/// Whether nobody else has this board: starting sides there are enough of.
/// § PU-2.2
fn planet_free(game: &PlanetUnknown, seat: Seat, planet: Planet) -> bool {
    let taken = |(other, board): (Seat, &Board)| other != seat && board.planet == planet;
    planet == Planet::STARTING || !game.boards.iter().any(taken)
}

fn corporation_free(game: &PlanetUnknown, seat: Seat, corporation: Corporation) -> bool {
    let taken = |(other, board): (Seat, &Board)| other != seat && board.corporation == corporation;
    corporation == Corporation::STARTING || !game.boards.iter().any(taken)
}

pub(crate) fn legal(game: &PlanetUnknown, desk: &Desk, seat: Seat, into: &mut Vec<Action>) {
    for item in &desk.items {
        match item {
            Item::Planet => {
                let all = (0..planets()).map(Planet);
                let free = all.filter(|planet| planet_free(game, seat, *planet));
                into.extend(free.map(|planet| Action::Planet { planet }));
            }
            Item::Corporation => {
                let free = (0..corporations()).map(Corporation).filter(|firm| corporation_free(game, seat, *firm));
                into.extend(free.map(|corporation| Action::Corporation { corporation }));
            }
            Item::Discard => {
                into.extend(desk.hand.objectives.iter().map(|objective| Action::Return { objective }));
            }
            Item::Rotate => into.extend((0..SECTORS as u8).map(|steps| Action::Rotate { steps })),
            _ => {}
        }
    }
}

fn planets() -> u8 {
    crate::data::data().planets.len() as u8
}

fn corporations() -> u8 {
    crate::data::data().corporations.len() as u8
}

/// A board that is free, a card of one's own, a position of the station.
/// § PU-2.2 PU-2.6 PU-3.2
pub(crate) fn check(game: &PlanetUnknown, desk: &Desk, seat: Seat, action: Action) -> Result<(), Illegal> {
    let asked = |wanted: Item| if desk.items.any(|item| *item == wanted) { Ok(()) } else { Err(Illegal::NoSuchGain) };
    match action {
        Action::Planet { planet } => {
            asked(Item::Planet)?;
            if planet_free(game, seat, planet) { Ok(()) } else { Err(Illegal::PlanetTaken { planet }) }
        }
        Action::Corporation { corporation } => {
            asked(Item::Corporation)?;
            let free = corporation_free(game, seat, corporation);
            if free { Ok(()) } else { Err(Illegal::CorporationTaken { corporation }) }
        }
        Action::Return { objective } => {
            asked(Item::Discard)?;
            if desk.hand.objectives.contains(objective) { Ok(()) } else { Err(Illegal::NotYours { objective }) }
        }
        Action::Rotate { steps } => {
            if !desk.items.any(|item| *item == Item::Rotate) {
                return Err(Illegal::NotCommander);
            }
            if usize::from(steps) < SECTORS { Ok(()) } else { Err(Illegal::NoPosition { steps }) }
        }
        _ => Ok(()),
    }
}

/// Boards are chosen for all to see; turning the station changes what everybody faces.
/// § PU-2.2 PU-3.2
pub(crate) fn apply(game: &mut PlanetUnknown, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    let desk = game.desks.acts(seat, fx);
    match action {
        Action::Planet { planet } => {
            desk.items.take(|item| *item == Item::Planet);
            desk.board = Board::new(planet, desk.board.corporation);
            game.boards[seat] = desk.board;
            fx.tell(|| Event::PlanetChosen { seat, planet });
        }
        Action::Corporation { corporation } => {
            desk.items.take(|item| *item == Item::Corporation);
            desk.board = Board::new(desk.board.planet, corporation);
            game.boards[seat] = desk.board;
            fx.tell(|| Event::CorporationChosen { seat, corporation });
        }
        Action::Rotate { steps } => {
            desk.items.take(|item| *item == Item::Rotate);
            game.table.rotation = (game.table.rotation + steps) % SECTORS as u8;
            fx.tell(|| Event::StationTurned { seat: Some(seat), steps });
        }
        _ => {}
    }
}

/// The objective goes back to the box.
/// § PU-2.6 PU-13.2
pub(crate) fn give_back(desk: &mut Desk, objective: Objective) {
    desk.items.take(|item| *item == Item::Discard);
    desk.hand.objectives.remove(objective);
    desk.hand.returned.insert(objective);
}
