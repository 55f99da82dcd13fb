//! Step 2: choosing a combination, or taking a system error because none can be written.

use crate::actions::Action;
use crate::adventure::Adventure;
use crate::illegal::Illegal;
use crate::pieces::Effect;
use crate::rules::write;
use crate::state::{Desk, Table, Task, Turn};

/// The combinations that can be written, and what a wild makes of them; the error when none can be. A wild used as
/// Astronaut may help where nothing else does, but nobody has to spend it.
/// § WM-0.9 WM-0.16 WM-0.23
pub(crate) fn legal<A: Adventure>(table: &Table, desk: &Desk<A>, into: &mut Vec<Action>) {
    let mut any = false;
    for (combination, offer) in (1..).zip(table.offers()) {
        if write::can_write(&desk.sheet, offer.number, offer.effect) {
            any = true;
            into.push(Action::Take { combination, wild: None });
        } else if write::can_write_with_stored(&desk.sheet, offer.number, offer.effect) {
            into.push(Action::Take { combination, wild: None });
        }
    }
    if desk.sheet.wilds() > 0 {
        for (combination, offer) in (1..).zip(table.offers()) {
            let can = |effect: &Effect| write::can_write(&desk.sheet, offer.number, *effect);
            let taken = |effect| Action::Take { combination, wild: Some(effect) };
            into.extend(Effect::ALL.into_iter().filter(can).map(taken));
        }
    }
    if !any {
        into.push(Action::Error);
    }
}

/// Whether no combination can be written by itself.
/// § WM-0.14 WM-0.16
pub(crate) fn is_forced<A: Adventure>(table: &Table, desk: &Desk<A>) -> bool {
    !table.offers().iter().any(|offer| write::can_write(&desk.sheet, offer.number, offer.effect))
}

/// A combination that cannot be written cannot be chosen.
/// § WM-0.8 WM-0.9 WM-0.23 WM-0.24
pub(crate) fn check<A: Adventure>(
    table: &Table,
    desk: &Desk<A>,
    combination: u8,
    wild: Option<Effect>,
) -> Result<(), Illegal> {
    let offers = table.offers();
    let Some(offer) = offers.get(usize::from(combination).wrapping_sub(1)) else {
        return Err(Illegal::NoSuchCombination { combination, combinations: offers.len() as u8 });
    };
    if let Some(effect) = wild.filter(|_| desk.sheet.wilds() == 0) {
        return Err(Illegal::NoWild { effect });
    }
    let effect = wild.unwrap_or(offer.effect);
    let can = write::can_write(&desk.sheet, offer.number, effect);
    if can || write::can_write_with_stored(&desk.sheet, offer.number, effect) {
        Ok(())
    } else {
        Err(Illegal::CannotBeWritten { combination, number: offer.number, effect })
    }
}

/// An error is never voluntary.
/// § WM-0.14
pub(crate) fn check_error<A: Adventure>(table: &Table, desk: &Desk<A>) -> Result<(), Illegal> {
    if is_forced(table, desk) { Ok(()) } else { Err(Illegal::ErrorNotForced) }
}

/// The wild is crossed off with the choice; its effect takes the place of the card's.
/// § WM-0.8 WM-0.23
pub(crate) fn apply<A: Adventure>(table: &Table, desk: &mut Desk<A>, combination: u8, wild: Option<Effect>) {
    let offer = table.offers()[usize::from(combination) - 1];
    if wild.is_some() {
        desk.sheet.spend_wild();
    }
    desk.turn = Turn { offered: offer.number, effect: wild.or(Some(offer.effect)), ..Turn::default() };
    desk.agenda.complete(Task::Choose);
}

/// No number, no effect; but the box may bring something, step 5 happens, and missions may be claimed.
/// § WM-0.14 WM-0.15
pub(crate) fn apply_error<A: Adventure>(desk: &mut Desk<A>, common: &A::Common) {
    desk.turn = Turn { error: true, ..Turn::default() };
    desk.agenda.clear();
    desk.agenda.in_order([Task::WrapUp, Task::Finish]);
    A::take_error(desk, common);
}
