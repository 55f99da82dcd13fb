//! The end of a turn and of the game.

use game_core::{Outcome, PerSeat, Seat};

use crate::adventure::{Adventure, SheetsOf, total};
use crate::pieces::{Claim, Letter};
use crate::rules::turn::has_all;
use crate::state::{Desk, Table};

/// Races that somebody took are over for the others, and claimed mission cards are flipped.
/// § WM-0.25 WM-0.26 WM-0.29
pub(crate) fn end_turn<A: Adventure>(table: &mut Table, sheets: &mut SheetsOf<A>) {
    A::settle(sheets);
    for mission in Letter::ALL {
        let claimed = |(_, claims): (Seat, &[Claim; 3])| claims[mission.index()] != Claim::Open;
        table.flipped[mission.index()] |= table.claims.iter().any(claimed);
    }
}

/// Somebody has all missions, or a sheet that ends the game; or ASTRA has launched, or the last call is over.
/// § WM-0.33 WM-0.34 WM-S.15 WM-C.9
pub(crate) fn is_over<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> bool {
    Seat::all(table.seats).any(|seat| has_all(&table.claims[seat]))
        || sheets.open.iter().any(|(_, sheet)| sheet.ends())
        || table.astra.is_some_and(|astra| A::NUMBER == 1 && astra.has_launched())
        || table.campaign.and_then(|campaign| campaign.deadline()).is_some_and(|last| table.turn >= last)
}

/// A seat's desk with its sheet as it lies open.
pub(crate) fn open_desk<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat) -> Desk<A> {
    Desk { sheet: sheets.open[A::sheet_of(table, seat)], claims: table.claims[seat], ..Desk::default() }
}

/// Whether a single player's adventure was decided by a launch, the player's or ASTRA's.
/// § WM-S.17
pub(crate) fn is_decided_by_launch<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> bool {
    let launched = |seat: Seat| A::merit(table, sheets, seat, &open_desk(table, sheets, seat)).0 == i32::MAX;
    A::NUMBER == 1 && (launched(Seat(0)) || table.astra.is_some_and(|astra| astra.has_launched()))
}

/// Ranks by points, then by errors; who is equal in both shares the rank. A single player is compared with ASTRA.
/// § WM-0.35 WM-S.17
pub(crate) fn outcome<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> Outcome {
    let merit = |seat: Seat| A::merit(table, sheets, seat, &open_desk(table, sheets, seat));
    if let Some(astra) = &table.astra {
        let desk = open_desk(table, sheets, Seat(0));
        let points = total(&A::pad(table, sheets, Seat(0), &desk));
        let (result, margin) = astra.result(A::NUMBER, points, merit(Seat(0)).0 == i32::MAX);
        return Outcome::Solo { result, margin };
    }
    let merits = PerSeat::<(i32, i32)>::new(table.seats, merit);
    Outcome::ranked(table.seats, |seat| merits[seat], &[])
}
