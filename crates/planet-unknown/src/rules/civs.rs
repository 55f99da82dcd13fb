//! Civ cards: looking through a stack, taking one, and what it does.

use game_core::{Fx, IdSet, Seat, SeatSet, Stream};

use crate::actions::Action;
use crate::board::Owed;
use crate::data::{CivEffect, Tech};
use crate::desk::{Desk, Item};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{ALL_TRACKS, By, Civ};
use crate::rules::gains::{gain_moves, owe};
use crate::state::{PlanetUnknown, Table};

/// Whether the stack of a level can be looked through for what is owed: there are cards, or the technology of
/// Republic adds one. Level 0 is all stacks together.
/// § PU-5.6 PU-11.17
fn can_look(table: &Table, desk: &Desk, owed: u8, level: u8) -> bool {
    match level {
        0 => owed == 0 && table.civs.iter().any(|cards| *cards > 0),
        level => owed > 0 && (table.civs[usize::from(level) - 1] > 0 || next_has_card(table, desk, level)),
    }
}

/// Whether the technology of Republic can add a card of the next level.
/// § PU-11.17
fn next_has_card(table: &Table, desk: &Desk, level: u8) -> bool {
    desk.board.has(Tech::ExtraChoice) && table.civs.get(usize::from(level)).is_some_and(|cards| *cards > 0)
}

/// The levels that may be looked through for one milestone.
/// § PU-11.7
fn levels(level: u8, up: bool) -> impl Iterator<Item = u8> {
    (level..=level + u8::from(up)).filter(|level| *level <= 4)
}

/// Whether a card can be had for the milestone.
/// § PU-5.6
pub(crate) fn possible(table: &Table, desk: &Desk, item: Item) -> bool {
    match item {
        Item::Civ { level, up } => levels(level, up).any(|look| can_look(table, desk, level, look)),
        Item::Pick { level } => !desk.shown.is_empty() || can_add(table, desk, level),
        _ => false,
    }
}

fn can_add(table: &Table, desk: &Desk, level: u8) -> bool {
    level > 0 && desk.added.is_none() && next_has_card(table, desk, level)
}

fn picking(desk: &Desk) -> Option<u8> {
    desk.items.iter().find_map(|item| if let Item::Pick { level } = item { Some(*level) } else { None })
}

fn lookable(table: &Table, desk: &Desk, look: u8) -> Option<Item> {
    let fits = |item: &&Item| match **item {
        Item::Civ { level, up } => levels(level, up).any(|l| l == look) && can_look(table, desk, level, look),
        _ => false,
    };
    // A milestone that opens this stack alone pays before one that could open another.
    let wide = |item: &&Item| matches!(item, Item::Civ { up: true, .. });
    if picking(desk).is_some() { None } else { desk.items.iter().filter(fits).min_by_key(wide).copied() }
}

pub(crate) fn legal(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    if let Some(level) = picking(desk) {
        into.extend(desk.shown.iter().map(|card| Action::Pick { card }));
        if can_add(table, desk, level) {
            into.push(Action::Add);
        }
    } else if desk.items.any(|item| matches!(item, Item::Civ { .. })) {
        into.extend(
            (0..=4).filter(|level| lookable(table, desk, *level).is_some()).map(|level| Action::Look { level }),
        );
    }
}

/// A stack that a milestone opens; one at a time.
/// § PU-5.6
pub(crate) fn check_look(table: &Table, desk: &Desk, level: u8) -> Result<(), Illegal> {
    match lookable(table, desk, level) {
        Some(_) => Ok(()),
        None => Err(Illegal::NoLook { level }),
    }
}

pub(crate) fn check_add(table: &Table, desk: &Desk) -> Result<(), Illegal> {
    match picking(desk) {
        Some(level) if can_add(table, desk, level) => Ok(()),
        _ => Err(Illegal::NoSuchGain),
    }
}

/// One of the cards looked at; taking none is not possible.
/// § PU-5.6
pub(crate) fn check_pick(desk: &Desk, card: Civ) -> Result<(), Illegal> {
    if picking(desk).is_some() && desk.shown.contains(card) { Ok(()) } else { Err(Illegal::NotShown { card }) }
}

/// Shows the stack to the seat, which cannot undo past it.
/// § PU-1.6 PU-5.6
pub(crate) fn look(game: &mut PlanetUnknown, seat: Seat, level: u8, fx: &mut Fx<Event>) {
    let stacks = game.civs.iter().zip(1u8..).filter(|(_, of)| level == 0 || *of == level);
    let cards: IdSet<Civ> = stacks.flat_map(|(stack, _)| stack.inside(fx)).collect();
    let table = game.table;
    let desk = game.desks.acts(seat, fx);
    let item = lookable(&table, desk, level);
    desk.items.take(|other| Some(*other) == item);
    desk.items.gain(Item::Pick { level });
    desk.shown = cards;
    desk.hand.seen |= cards;
    fx.stop_undo(SeatSet::one(seat));
}

/// A random card of the next level joins the choice; it stays in its stack until it is taken.
/// § PU-11.17
pub(crate) fn add(game: &mut PlanetUnknown, seat: Seat, fx: &mut Fx<Event>) {
    let Some(level) = picking(game.desk(seat)) else { return };
    let stack = &mut game.civs[usize::from(level)];
    stack.reshuffle_unseen(&mut game.rng, Stream::Seat(seat));
    if let Some(card) = stack.draw(fx, seat) {
        stack.put_under(card, SeatSet::NONE);
        let desk = game.desks.acts(seat, fx);
        desk.added = Some(card);
        desk.shown.insert(card);
        desk.hand.seen.insert(card);
    }
}

/// Takes the card: resolved at once for all to see, or kept face down.
/// § PU-5.6 PU-1.3 PU-1.4
pub(crate) fn pick(game: &mut PlanetUnknown, seat: Seat, card: Civ, fx: &mut Fx<Event>) {
    let facts = card.facts();
    let place = usize::from(facts.level) - 1;
    game.civs[place].take_out(card);
    game.table.civs[place] -= 1;
    let table = game.table;
    let desk = game.desks.acts(seat, fx);
    desk.items.take(|item| matches!(item, Item::Pick { .. }));
    (desk.shown, desk.added) = (IdSet::EMPTY, None);
    desk.hand.seen.remove(card);
    for board in [&mut desk.board, &mut game.boards[seat]] {
        if facts.immediate() {
            board.resolved.insert(card);
        } else {
            board.kept[place] += 1;
            if table.part.is_final() {
                board.revealed.insert(card);
            }
        }
    }
    if facts.immediate() {
        resolve(desk, facts.effect);
        fx.tell(|| Event::CivResolved { seat, card });
    } else {
        desk.hand.civs.insert(card);
        if table.part.is_final() {
            resolve_at_the_end(desk, card);
        }
        fx.tell_secret(
            seat,
            || Event::CivKept { seat, level: facts.level, card: Some(card) },
            || Event::CivKept { seat, level: facts.level, card: None },
        );
    }
    fx.stop_undo(SeatSet::one(seat));
}

/// What a card does at once.
/// § PU-10.1 PU-10.2 PU-10.3 PU-10.4 PU-10.5 PU-10.6
fn resolve(desk: &mut Desk, effect: CivEffect) {
    match effect {
        CivEffect::AdvanceDifferent { count: 1, steps } => {
            desk.items.gain(Item::Advance { by: By::Card, tracks: ALL_TRACKS, steps, bonuses: true });
        }
        CivEffect::AdvanceDifferent { count, .. } => {
            desk.items.gain(Item::Different { left: count, tracks: ALL_TRACKS });
        }
        CivEffect::GainPatches { n } => {
            (0..n).for_each(|_| desk.items.gain(Item::Patch { optional: false, single: n == 1, milestone: false }));
        }
        CivEffect::GainMoves { n } => gain_moves(&mut desk.board, n),
        CivEffect::ExtraTile { advance } => desk.items.gain(Item::Extra { advance }),
        CivEffect::CollectLifepods { n } => desk.items.gain(Item::CollectPods { left: n }),
        CivEffect::TeleportRover => desk.items.gain(Item::Relocate),
        CivEffect::DestroyMeteoritesLine => desk.items.gain(Item::Clear),
        CivEffect::DestroyMeteorites { n } => desk.items.gain(Item::DestroyMeteors { left: n }),
        CivEffect::AdvanceAllToRow { row } => desk.items.gain(Item::Raise { row }),
        CivEffect::Medals { .. }
        | CivEffect::MeteoriteValuePlus { .. }
        | CivEffect::SetMedals { .. }
        | CivEffect::MedalsPer { .. }
        | CivEffect::MedalsAndAdvance { .. }
        | CivEffect::LifepodValue { .. } => {}
    }
}

/// Cards that Republic takes at the end.
const END_CARDS: usize = 2;

/// Technology 5 of Republic brings its cards once: when the final phase begins with it, or when it is reached in it.
/// § PU-9.1 PU-11.17
pub(crate) fn cards_of_the_end(table: &Table, desk: &mut Desk) {
    let once = desk.board.firm().bit(Tech::TwoCardsEnd);
    if table.part.is_final() && desk.board.techs & once & !desk.board.used_game != 0 {
        desk.board.used_game |= once;
        (0..END_CARDS).for_each(|_| owe(table, desk, Owed { level: 0, up: false }));
    }
}

/// The advance of a card kept for the end.
/// § PU-9.1
pub(crate) fn resolve_at_the_end(desk: &mut Desk, card: Civ) {
    if let CivEffect::MedalsAndAdvance { steps, .. } = card.facts().effect {
        desk.items.gain(Item::Advance { by: By::Final, tracks: ALL_TRACKS, steps, bonuses: true });
    }
}
