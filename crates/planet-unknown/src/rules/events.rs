//! The event of the round: turning it up, and the decisions that reach beyond one's own boards.

use game_core::{Deck, Fx, Seat, SeatSet, Stream};

use crate::actions::Action;
use crate::data::EventEffect;
use crate::desk::{Desk, Item};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Civ, Objective, Ring};
use crate::state::{LEVEL, PlanetUnknown, Table};

/// Turns up the next card and does what concerns the middle of the table.
/// § PU-10.15 PU-10.27
pub(crate) fn reveal(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    let commander = game.table.commander;
    let Some(event) = game.events.draw(fx, commander) else { return };
    fx.stop_undo(SeatSet::ALL);
    if let Some(past) = game.table.event.replace(event) {
        game.table.past_events.insert(past);
    }
    game.table.events_left = game.events.len() as u8;
    for seat in Seat::all(game.table.seats) {
        game.desks.change(seat, |desk| desk.hand.peeked = None);
    }
    fx.tell(|| Event::EventRevealed { event, left: game.events.len() as u8 });
    match event.facts().effect {
        EventEffect::AddCivCards { per_level } => shift_civs(game, per_level, true, fx),
        EventEffect::RemoveCivCards { per_level } => shift_civs(game, per_level, false, fx),
        EventEffect::DrawPrivateObjective { n } => draw_private(game, n, fx),
        _ => {}
    }
}

/// Random cards go from the unused ones into the stacks, or out of them.
/// § PU-10.27
fn shift_civs(game: &mut PlanetUnknown, per_level: u8, into_play: bool, fx: &mut Fx<Event>) {
    let commander = game.table.commander;
    for level in 0..4 {
        for _ in 0..per_level {
            let (from, to) = if into_play {
                (&mut game.unused[level], &mut game.civs[level])
            } else {
                (&mut game.civs[level], &mut game.unused[level])
            };
            from.reshuffle_unseen(&mut game.rng, Stream::Table);
            move_card(from, to, commander, fx);
        }
        game.table.civs[level] = game.civs[level].len() as u8;
        game.table.unused[level] = game.unused[level].len() as u8;
    }
}

fn move_card(from: &mut Deck<Civ, LEVEL>, to: &mut Deck<Civ, LEVEL>, drawer: Seat, fx: &mut Fx<Event>) {
    if let Some(card) = from.draw(fx, drawer) {
        to.put_under(card, SeatSet::NONE);
    }
}

/// A further private objective, without a choice.
/// § PU-10.27
fn draw_private(game: &mut PlanetUnknown, n: u8, fx: &mut Fx<Event>) {
    for seat in Seat::all(game.table.seats) {
        for _ in 0..n {
            if let Some(card) = game.objectives.draw(fx, seat) {
                game.desks.change(seat, |desk| desk.hand.objectives.insert(card));
            }
        }
        game.table.private[seat] = game.desk(seat).hand.objectives.len() as u8;
    }
}

fn is_peek(item: &Item) -> bool {
    *item == Item::BoostOrPeek
}

pub(crate) fn legal(table: &Table, desk: &Desk, seat: Seat, into: &mut Vec<Action>) {
    if desk.items.any(is_peek) && table.events_left > 0 {
        into.push(Action::Peek);
    }
    if desk.items.any(|item| *item == Item::Cancel) {
        into.extend(desk.hand.objectives.iter().map(|objective| Action::Cancel { objective }));
    }
    if desk.items.any(|item| *item == Item::Empty) {
        let full = Ring::ALL.into_iter().filter(|ring| table.offers(seat)[ring.index()].is_some());
        into.extend(full.map(|ring| Action::Empty { ring }));
    }
}

/// A card to look at, an objective to give up, a compartment with tiles.
/// § PU-10.27 PU-10.28
pub(crate) fn check(table: &Table, desk: &Desk, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Peek if !desk.items.any(is_peek) => Err(Illegal::NoSuchGain),
        Action::Peek if table.events_left == 0 => Err(Illegal::NoEventLeft),
        Action::Cancel { .. } if !desk.items.any(|item| *item == Item::Cancel) => Err(Illegal::NoSuchGain),
        Action::Cancel { objective } if !desk.hand.objectives.contains(objective) => {
            Err(Illegal::NotHeld { objective })
        }
        Action::Empty { .. } if !desk.items.any(|item| *item == Item::Empty) => Err(Illegal::NoSuchGain),
        Action::Empty { ring } if table.offers(seat)[ring.index()].is_none() => Err(Illegal::EmptyAlready { ring }),
        _ => Ok(()),
    }
}

/// Shows the next event to this seat alone.
/// § PU-10.28 PU-1.6
pub(crate) fn peek(game: &mut PlanetUnknown, seat: Seat, fx: &mut Fx<Event>) {
    let next = game.events.inside(fx).next();
    fx.stop_undo(SeatSet::one(seat));
    let desk = game.desks.acts(seat, fx);
    desk.items.take(is_peek);
    desk.hand.peeked = next;
}

/// All tiles of the compartment leave the game.
/// § PU-10.27
pub(crate) fn empty(game: &mut PlanetUnknown, seat: Seat, ring: Ring, fx: &mut Fx<Event>) {
    let sector = game.table.sector(seat);
    game.depots[sector][ring.index()] = Deck::default();
    game.table.tops[sector][ring.index()] = None;
    game.table.left[sector][ring.index()] = 0;
    game.desks.acts(seat, fx).items.take(|item| *item == Item::Empty);
    fx.tell(|| Event::CompartmentEmptied { seat, ring });
}

/// The objective leaves the game.
/// § PU-10.27
pub(crate) fn cancel(desk: &mut Desk, objective: Objective) {
    desk.items.take(|item| *item == Item::Cancel);
    desk.hand.objectives.remove(objective);
    desk.hand.returned.insert(objective);
}
