//! Lines of score pads that several adventures share.

use game_core::Seat;

use super::{Adventure, Line, Pad, SheetsOf};
use crate::data::data;
use crate::pieces::Claim;
use crate::state::{Desk, Table};

/// The sum of a score pad.
pub(crate) fn total(pad: &Pad) -> i32 {
    pad.iter().map(|(_, _, points)| points).sum()
}

/// Points for claimed missions, by the values printed on the cards.
/// § WM-0.29 WM-0.30
fn mission_points<A: Adventure>(table: &Table, claims: &[Claim; 3]) -> i32 {
    let value = |(card, claim): (&u8, &Claim)| {
        let mission = A::printed().mission(*card);
        match claim {
            Claim::Open => 0,
            Claim::First => mission.first,
            Claim::Later => mission.later,
        }
    };
    table.missions.iter().zip(claims).map(value).sum()
}

/// The line for claimed missions.
pub(crate) fn mission_line<A: Adventure>(table: &Table, desk: &Desk<A>) -> Line {
    ("missions", desk.claimed() as i32, mission_points::<A>(table, &desk.claims))
}

/// The line for system errors.
/// § WM-0.14
pub(crate) fn error_line(errors: u8) -> Line {
    ("errors", errors.into(), -i32::from(errors) * data().error_points)
}

/// Points for a count by its rank among all: equal counts share a rank, and the next lower one takes the next value.
/// § WM-0.27
pub(crate) fn ranking_points(own: u8, others: impl Iterator<Item = u8>) -> i32 {
    if own == 0 {
        return 0;
    }
    let above = others.filter(|&count| count > own).fold(0u64, |seen, count| seen | 1 << count.min(63));
    data().ranking.get(above.count_ones() as usize).copied().unwrap_or(0)
}

/// The counts that a seat's own is compared with: the others', or ASTRA's cards.
/// § WM-0.27 WM-S.13
pub(crate) fn rivals<A: Adventure>(
    table: &Table,
    sheets: &SheetsOf<A>,
    seat: Seat,
    count: impl Fn(&A) -> u8,
) -> impl Iterator<Item = u8> {
    let others = sheets.open.iter().filter(move |(other, _)| *other != seat).map(move |(_, sheet)| count(sheet));
    others.chain(table.astra.map(|astra| astra.compared(A::NUMBER)))
}
