//! Step 3: writing the number.

use crate::actions::Action;
use crate::adventure::{Adventure, fill};
use crate::grid::{Slots, each};
use crate::illegal::Illegal;
use crate::pieces::{Effect, Number};
use crate::spot::Spot;
use crate::state::{Desk, Task};

/// How far an Astronaut changes a number.
/// § WM-0.19
const CHANGE: i8 = 2;

/// The values that a number may be written as: as printed, or changed by the Astronaut of the combination, and
/// by so many kept from earlier turns.
/// § WM-0.11 WM-0.19 WM-8.14
fn values<A: Adventure>(sheet: &A, number: Number, effect: Effect, stored: u8) -> impl Iterator<Item = Number> {
    let own = u8::from(A::EFFECTS && effect == Effect::Astronaut && sheet.has_astronaut());
    let change = CHANGE * (own + stored) as i8;
    (-change..=change).filter_map(move |by| number.changed(by))
}

/// Where a value may be written with this effect.
/// § WM-0.10
#[inline]
fn open<A: Adventure>(sheet: &A, number: Number, effect: Effect) -> Slots {
    sheet.fits(number) & sheet.spaces(effect)
}

/// Whether a combination can be written at all.
/// § WM-0.9 WM-0.16
#[inline]
pub(crate) fn can_write<A: Adventure>(sheet: &A, number: Number, effect: Effect) -> bool {
    values(sheet, number, effect, 0).any(|value| open(sheet, value, effect) != 0)
}

/// Whether a combination can be written when astronauts kept from earlier turns are spent.
/// § WM-8.8 WM-8.14
pub(crate) fn can_write_with_stored<A: Adventure>(sheet: &A, number: Number, effect: Effect) -> bool {
    let stored = sheet.stored_astronauts();
    stored > 0 && values(sheet, number, effect, stored).any(|value| open(sheet, value, effect) != 0)
}

/// Every value with every space where it fits.
/// § WM-0.9 WM-0.10
pub(crate) fn legal<A: Adventure>(desk: &Desk<A>, into: &mut Vec<Action>) {
    let effect = desk.turn.effect.unwrap_or_default();
    for number in values(&desk.sheet, desk.turn.offered, effect, desk.sheet.stored_astronauts()) {
        let slots = open(&desk.sheet, number, effect);
        into.extend(each(slots).map(|slot| Action::Write { number, spot: A::printed().spot(slot) }));
    }
}

/// The number is that of the combination, the space is empty and open to it, and the order is kept.
/// § WM-0.10 WM-0.19
pub(crate) fn check<A: Adventure>(desk: &Desk<A>, number: Number, spot: Spot) -> Result<(), Illegal> {
    let (sheet, effect) = (&desk.sheet, desk.turn.effect.unwrap_or_default());
    if !values(sheet, desk.turn.offered, effect, sheet.stored_astronauts()).any(|value| value == number) {
        return Err(Illegal::WrongNumber { number, offered: desk.turn.offered });
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

/// A changed number costs an astronaut; an unchanged one takes it along where it can only help.
/// § WM-0.19 WM-0.21 WM-0.39
pub(crate) fn apply<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, number: Number, spot: Spot) {
    let slot = A::printed().slot(spot);
    desk.turn.number = number;
    desk.turn.slot = slot;
    desk.agenda.complete(Task::Write);
    let crew = A::EFFECTS && desk.turn.effect == Some(Effect::Astronaut);
    let spent = desk.turn.offered.astronauts_to(number).saturating_sub(crew.into());
    desk.sheet.spend_astronauts(spent);
    if crew && (number != desk.turn.offered || !A::ASKS_ASTRONAUT) {
        desk.sheet.mark_astronaut();
    }
    if let Some(slot) = slot {
        let cell = desk.sheet.cell(number);
        fill(desk, common, slot, cell);
    }
}
