//! Step 3: writing the number.

use crate::actions::Action;
use crate::adventure::{Adventure, fill};
use crate::grid::{Slots, each};
use crate::illegal::Illegal;
use crate::pieces::{Effect, Number};
use crate::prompt::forbids;
use crate::spot::Spot;
use crate::state::{Desk, Task, Turn};

/// How far an Astronaut changes a number.
/// § WM-0.19
const CHANGE: u8 = 2;

/// By how many whole steps the number may be changed: by the Astronaut of the combination, by so many kept from earlier
/// turns, by an event or a crew card.
/// § WM-0.19 WM-8.14 WM-C.9 WM-C.10
#[inline]
fn change<A: Adventure>(sheet: &A, turn: &Turn, stored: u8) -> i8 {
    (CHANGE * (u8::from(has_crew::<A>(turn) && sheet.has_astronaut()) + stored) + turn.shift) as i8
}

/// Whether the effect in force is an Astronaut.
#[inline]
fn has_crew<A: Adventure>(turn: &Turn) -> bool {
    A::EFFECTS && !turn.barred && turn.effect == Some(Effect::Astronaut)
}

/// The values that a number may be written as; an X is none. Of two numbers to choose from, what the first leads to is
/// not listed again.
/// § WM-0.11 WM-0.19 WM-C.8
#[inline]
fn values(turn: &Turn, change: i8) -> impl Iterator<Item = Number> {
    let (first, second) = (turn.offered, turn.also);
    let around = move |number: Number| (-change..=change).filter_map(move |by| number.changed(by));
    let more = second.into_iter().flat_map(around).filter(move |other| first.steps_to(*other) > change as u8);
    around(first).filter(move |_| first != Number::X).chain(more)
}

/// Where a value may be written with this effect.
/// § WM-0.10
#[inline]
fn open<A: Adventure>(sheet: &A, number: Number, effect: Effect) -> Slots {
    sheet.fits(number) & sheet.spaces(effect)
}

/// Whether a choice can be written at all, with so many astronauts kept from earlier turns.
/// § WM-0.9 WM-0.16 WM-8.8 WM-8.14 WM-C.8
#[inline]
pub(crate) fn can_write<A: Adventure>(sheet: &A, turn: Turn, stored: u8) -> bool {
    if turn.offered == Number::X {
        return sheet.x_spaces() != 0;
    }
    let effect = turn.effect.unwrap_or_default();
    values(&turn, change(sheet, &turn, stored)).any(|value| open(sheet, value, effect) != 0)
}

/// Every value with every space where it fits; or every space where an X may stand.
/// § WM-0.9 WM-0.10 WM-C.8
pub(crate) fn legal<A: Adventure>(desk: &Desk<A>, into: &mut Vec<Action>) {
    let (sheet, turn) = (&desk.sheet, &desk.turn);
    if turn.offered == Number::X {
        into.extend(each(sheet.x_spaces()).map(|slot| Action::Cross { spot: A::printed().spot(slot) }));
        return;
    }
    let effect = turn.effect.unwrap_or_default();
    for number in values(turn, change(sheet, turn, sheet.stored_astronauts())) {
        let slots = open(sheet, number, effect);
        into.extend(each(slots).map(|slot| Action::Write { number, spot: A::printed().spot(slot) }));
    }
}

/// An X of the combination goes wherever an X may be written.
/// § WM-C.8
pub(crate) fn check_x<A: Adventure>(desk: &Desk<A>, spot: Spot) -> Result<(), Illegal> {
    if desk.turn.offered == Number::X { space_for_x(desk, spot) } else { Err(no_x::<A>(&desk.turn, spot)) }
}

/// Nothing lets the seat write an X.
/// § WM-0.20 WM-1.3 WM-C.9
pub(crate) fn no_x<A: Adventure>(turn: &Turn, spot: Spot) -> Illegal {
    Illegal::NoX { spot, rule: forbids::<A>(turn, Effect::Planning) }
}

/// Whether an X may stand in a space.
/// § WM-0.12
pub(crate) fn space_for_x<A: Adventure>(desk: &Desk<A>, spot: Spot) -> Result<(), Illegal> {
    let slot = A::printed().slot(spot).ok_or(Illegal::NoSpace { spot })?;
    if desk.sheet.grid().filled() & slot.bit() != 0 {
        return Err(Illegal::SpaceFilled { spot });
    }
    if desk.sheet.x_spaces() & slot.bit() == 0 {
        return Err(desk.sheet.closed(Effect::Planning, spot));
    }
    Ok(())
}

/// The number is that of the combination, the space is empty and open to it, and the order is kept.
/// § WM-0.10 WM-0.19
pub(crate) fn check<A: Adventure>(desk: &Desk<A>, number: Number, spot: Spot) -> Result<(), Illegal> {
    let (sheet, turn, effect) = (&desk.sheet, &desk.turn, desk.turn.effect.unwrap_or_default());
    if !values(turn, change(sheet, turn, sheet.stored_astronauts())).any(|value| value == number) {
        let rule = forbids::<A>(turn, Effect::Astronaut);
        return Err(Illegal::WrongNumber { number, offered: turn.offered, rule });
    }
    let slot = A::printed().slot(spot).ok_or(Illegal::NoSpace { spot })?;
    if sheet.grid().filled() & slot.bit() != 0 {
        return Err(Illegal::SpaceFilled { spot });
    }
    if A::printed().writable & sheet.spaces(effect) & slot.bit() == 0 {
        return Err(sheet.closed(effect, spot));
    }
    if sheet.fits(number) & slot.bit() == 0 {
        return Err(sheet.misfit(number, slot));
    }
    Ok(())
}

/// How many astronauts the number as written takes, beyond the changes that are free.
/// § WM-0.19 WM-8.14 WM-C.8 WM-C.9 WM-C.10
pub(crate) fn astronauts(turn: &Turn) -> u8 {
    let from = [Some(turn.offered), turn.also].into_iter().flatten();
    let steps = from.map(|from| from.steps_to(turn.number)).min().unwrap_or(0);
    steps.saturating_sub(turn.shift).div_ceil(CHANGE)
}

/// A changed number costs an astronaut; an unchanged one takes it along where it can only help.
/// § WM-0.19 WM-0.21 WM-0.39
pub(crate) fn apply<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, number: Number, spot: Spot) {
    let slot = A::printed().slot(spot);
    desk.turn.number = number;
    desk.turn.slot = slot;
    desk.agenda.complete(Task::Write);
    let crew = has_crew::<A>(&desk.turn);
    let needed = astronauts(&desk.turn);
    desk.sheet.spend_astronauts(needed.saturating_sub(crew.into()));
    if crew && (needed > 0 || !A::ASKS_ASTRONAUT) {
        desk.sheet.mark_astronaut();
    }
    if let Some(slot) = slot {
        let cell = desk.sheet.cell(number);
        fill(desk, common, slot, cell);
    }
}

/// The X of a combination fills its space, which is then the one just written in. An Astronaut cannot change it, and is
/// marked as with any number that stays as it is.
/// § WM-0.19 WM-C.8
pub(crate) fn apply_x<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, spot: Spot) {
    desk.turn.number = Number::X;
    desk.turn.slot = A::printed().slot(spot);
    desk.agenda.complete(Task::Write);
    if has_crew::<A>(&desk.turn) && !A::ASKS_ASTRONAUT {
        desk.sheet.mark_astronaut();
    }
    if let Some(slot) = desk.turn.slot {
        let cell = desk.sheet.x_cell();
        fill(desk, common, slot, cell);
    }
}
