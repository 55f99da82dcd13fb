//! Spaces and spots of any sheet: offered, written in, named.

use game_core::RuleId;

use super::Adventure;
use crate::actions::Action;
use crate::grid::{Alike, Slot, Slots};
use crate::illegal::Illegal;
use crate::pieces::Cell;
use crate::spot::Spot;
use crate::state::Desk;

/// Appends a mark for each spot.
pub(crate) fn offer(into: &mut Vec<Action>, spots: impl IntoIterator<Item = Spot>) {
    into.extend(spots.into_iter().map(|spot| Action::Mark { spot }));
}

/// Whether one of some symbols that are alike can still be marked.
pub(crate) fn unmarked(marked: Alike, place: u8, spot: Spot, rule: RuleId) -> Result<(), Illegal> {
    if marked.has(place) { Err(Illegal::AlreadyMarked { spot, rule }) } else { Ok(()) }
}

/// The spaces of a set as spots.
pub(crate) fn spots_of<A: Adventure>(slots: Slots) -> impl Iterator<Item = Spot> {
    crate::grid::each(slots).map(|slot| A::printed().spot(slot))
}

/// Writes a number or an X into a space and does what that causes.
pub(crate) fn fill<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, slot: Slot, cell: Cell) {
    desk.sheet.grid_mut().write(slot, cell);
    A::filled(desk, common, slot);
}
