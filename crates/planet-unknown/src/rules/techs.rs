//! Technologies that are decisions of their own: the flux token, Flux 2, Jump Drive E and F.

use game_core::{Fx, Seat, SeatSet};

use crate::actions::Action;
use crate::board::Board;
use crate::data::Tech;
use crate::desk::{Desk, Item};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Cell, Objective, TOP, Track};
use crate::rules::gains::{self, Bonuses};
use crate::rules::tracks;
use crate::state::{Part, PlanetUnknown, Table};

/// Objectives drawn at once by Jump Drive F.
const DRAWN: usize = 3;

fn is_flux(item: &Item) -> bool {
    matches!(item, Item::Flux { .. })
}

/// Whether a technology that works once a game can be used now.
/// § PU-5.12 PU-9.7
fn once(table: &Table, board: &Board, tech: Tech) -> bool {
    matches!(table.part, Part::Turn | Part::Civs) && board.has(tech) && board.used_game & board.firm().bit(tech) == 0
}

/// Whether the flux tracker has a milestone ahead.
/// § PU-11.7
fn can_rush(table: &Table, board: &Board) -> bool {
    let ahead = |track: Track| {
        let above = (board.tracker(track).row + 1..=TOP).map(|row| Cell::new(track, row));
        above.into_iter().any(|cell| board.firm().cell(cell).milestone())
    };
    once(table, board, Tech::FluxToMilestone) && board.flux.is_some_and(ahead)
}

pub(crate) fn legal(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    let board = &desk.board;
    if desk.items.any(is_flux) {
        let others = Track::ALL.into_iter().filter(|track| board.flux != Some(*track));
        into.extend(others.map(|track| Action::Flux { track }));
    }
    if can_rush(table, board) {
        into.push(Action::Rush);
    }
    if once(table, board, Tech::RowBenefits) {
        into.extend(Track::ALL.map(|track| Action::Benefits { track }));
    }
    if once(table, board, Tech::ExtraObjective) {
        into.push(Action::Objectives);
    }
    if desk.items.any(|item| *item == Item::Keep) {
        into.extend(desk.drawn.iter().map(|objective| Action::Keep { objective }));
    }
}

/// Another track than now, when the token may move.
/// § PU-11.6
pub(crate) fn check_flux(desk: &Desk, track: Track) -> Result<(), Illegal> {
    if !desk.items.any(is_flux) {
        return Err(Illegal::NoSuchGain);
    }
    if desk.board.flux == Some(track) { Err(Illegal::FluxThere { track }) } else { Ok(()) }
}

/// The technologies that work once a game.
/// § PU-11.7 PU-11.11
pub(crate) fn check_once(table: &Table, desk: &Desk, action: Action) -> Result<(), Illegal> {
    let fine = match action {
        Action::Rush => can_rush(table, &desk.board),
        Action::Benefits { .. } => once(table, &desk.board, Tech::RowBenefits),
        _ => once(table, &desk.board, Tech::ExtraObjective),
    };
    if fine { Ok(()) } else { Err(Illegal::NoSuchGain) }
}

pub(crate) fn check_keep(desk: &Desk, objective: Objective) -> Result<(), Illegal> {
    let pending = desk.items.any(|item| *item == Item::Keep) && desk.drawn.contains(objective);
    if pending { Ok(()) } else { Err(Illegal::NotDrawn { objective }) }
}

pub(crate) fn apply_flux(desk: &mut Desk, track: Track) {
    desk.items.take(is_flux);
    desk.board.flux = Some(track);
}

/// Step by step to the next milestone, with everything on the way.
/// § PU-11.7
pub(crate) fn rush(table: &Table, desk: &mut Desk) {
    let bit = desk.board.firm().bit(Tech::FluxToMilestone);
    desk.board.used_game |= bit;
    let Some(track) = desk.board.flux else { return };
    while let Some(cell) = tracks::straight(&desk.board, track) {
        gains::enter(table, desk, track, cell, Bonuses::All);
        if desk.board.firm().cell(cell).milestone() {
            return;
        }
    }
}

/// The bonuses of the five cells in the tracker's row.
/// § PU-11.11
pub(crate) fn benefits(table: &Table, desk: &mut Desk, track: Track) {
    let bit = desk.board.firm().bit(Tech::RowBenefits);
    desk.board.used_game |= bit;
    let row = desk.board.tracker(track).row;
    for column in Track::ALL {
        gains::take_bonuses(table, desk, Cell::new(column, row));
    }
}

/// Draws objectives to choose from.
/// § PU-11.11
pub(crate) fn draw_objectives(game: &mut PlanetUnknown, seat: Seat, fx: &mut Fx<Event>) {
    let deck = &mut game.objectives;
    let mut drawn = game_core::IdSet::EMPTY;
    for _ in 0..DRAWN {
        drawn = deck.draw(fx, seat).map_or(drawn, |card| drawn | game_core::IdSet::one(card));
    }
    fx.stop_undo(SeatSet::one(seat));
    let desk = game.desks.acts(seat, fx);
    let bit = desk.board.firm().bit(Tech::ExtraObjective);
    desk.board.used_game |= bit;
    desk.drawn = drawn;
    if !drawn.is_empty() {
        desk.items.gain(Item::Keep);
    }
}

/// Alone it becomes a private objective, otherwise one that all compete for.
/// § PU-11.11
pub(crate) fn keep(table: &Table, desk: &mut Desk, objective: Objective) {
    desk.items.take(|item| *item == Item::Keep);
    let mut rest = desk.drawn;
    rest.remove(objective);
    desk.hand.returned |= rest;
    desk.drawn = game_core::IdSet::EMPTY;
    if table.solo() {
        desk.hand.objectives.insert(objective);
    } else {
        desk.offered = Some(objective);
    }
}
