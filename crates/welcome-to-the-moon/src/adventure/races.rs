//! Races: who is first to do something gets more for it, or alone gets something. Five adventures have them. They differ in
//! what a race is about and where it is printed; when it is over, what ASTRA takes of it and which solo bonuses it brings
//! is the same everywhere.

use game_core::Seat;

use super::{Adventure, SheetsOf};
use crate::astra::Choices;
use crate::grid::Bits;
use crate::pieces::Prize;
use crate::spot::Spot;

/// The races in which the first prize was won.
pub(crate) fn won(prizes: &[Prize]) -> Bits {
    let mut won = Bits::default();
    (0..).zip(prizes).filter(|(_, prize)| **prize == Prize::First).for_each(|(race, _)| won.insert(race));
    won
}

/// The races that are over.
fn over<A: Adventure>(common: &A::Common) -> Bits {
    let mut copy = *common;
    A::races_over(&mut copy).map_or(Bits::default(), |over| *over)
}

fn close<A: Adventure>(sheets: &mut SheetsOf<A>, races: Bits) {
    if let Some(over) = A::races_over(&mut sheets.common) {
        over.0 |= races.0;
    }
}

/// Whoever was first this turn shares the first prize; then the race is over.
/// § WM-0.25 WM-0.26
pub(super) fn settle<A: Adventure>(sheets: &mut SheetsOf<A>) {
    let won = sheets.open.iter().fold(0, |all, (_, sheet)| all | sheet.races_won().0);
    close(sheets, Bits(won));
}

/// ASTRA takes one of the first prizes that are left.
/// § WM-S.11
pub(super) fn strikes<A: Adventure>(sheets: &SheetsOf<A>) -> Choices {
    let over = over::<A>(&sheets.common);
    Spot::all().filter(|&spot| A::race_at(spot).is_some_and(|race| !over.has(race))).collect()
}

/// The race of that prize is over.
/// § WM-S.11
pub(super) fn strike<A: Adventure>(sheets: &mut SheetsOf<A>, spot: Spot) {
    let mut race = Bits::default();
    A::race_at(spot).into_iter().for_each(|at| race.insert(at));
    close(sheets, race);
}

/// The first prizes that the single player has won.
/// § WM-S.7
pub(super) fn deeds<A: Adventure>(sheets: &SheetsOf<A>) -> u8 {
    sheets.open[Seat(0)].races_won().len()
}
