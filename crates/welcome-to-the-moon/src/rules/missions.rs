//! Step 6: claiming missions; and confirming.

use game_core::Seat;

use crate::actions::Action;
use crate::adventure::{Adventure, SheetsOf};
use crate::illegal::Illegal;
use crate::pieces::{Claim, Letter};
use crate::rules::campaign;
use crate::state::{Desk, Part, Table};

/// Every mission that is fulfilled and not yet claimed; and confirming, which leaves the rest for later.
/// § WM-0.28 WM-0.36
pub(crate) fn legal<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat, into: &mut Vec<Action>) {
    let desk = sheets.desks.own(seat);
    let claims = Letter::ALL.into_iter().filter(|&mission| is_claimable(table, sheets, desk, seat, mission));
    into.extend(claims.map(|mission| Action::Claim { mission }));
    into.push(Action::Confirm);
}

/// Each mission once for each player, when the sheet fulfils it, and where it has to wait, not before all are ready.
/// § WM-0.28 WM-0.31 WM-0.32
pub(crate) fn check<A: Adventure>(
    table: &Table,
    sheets: &SheetsOf<A>,
    seat: Seat,
    mission: Letter,
) -> Result<(), Illegal> {
    let desk = sheets.desks.own(seat);
    if desk.claims[mission.index()] != Claim::Open {
        return Err(Illegal::AlreadyClaimed { mission });
    }
    if campaign::bars_claims(table, seat) {
        return Err(Illegal::ClaimsBarred { mission });
    }
    if !is_open(table, A::MISSIONS_APART) {
        return Err(Illegal::MissionsWait { mission });
    }
    if !is_claimable(table, sheets, desk, seat, mission) {
        return Err(Illegal::NotFulfilled { mission, asks: table.asks(mission) });
    }
    Ok(())
}

fn is_open(table: &Table, apart: bool) -> bool {
    table.part == if apart { Part::Missions } else { Part::Turn }
}

/// Whether the seat can claim the mission now.
/// § WM-0.28
pub(crate) fn is_claimable<A: Adventure>(
    table: &Table,
    sheets: &SheetsOf<A>,
    desk: &Desk<A>,
    seat: Seat,
    mission: Letter,
) -> bool {
    let place = || A::printed().mission_place(table.missions[mission.index()]);
    desk.claims[mission.index()] == Claim::Open
        && !campaign::bars_claims(table, seat)
        && is_open(table, A::MISSIONS_APART)
        && A::fulfils(sheets, desk, seat, place())
}

/// Whoever claims in the first turn in which anybody does gets the higher value; the card is flipped afterwards.
/// § WM-0.29 WM-0.30
pub(crate) fn apply<A: Adventure>(table: &Table, desk: &mut Desk<A>, mission: Letter) {
    let card = A::printed().mission(table.missions[mission.index()]);
    let later = table.flipped[mission.index()];
    desk.claims[mission.index()] = if later { Claim::Later } else { Claim::First };
    A::reward(desk, if later { card.later } else { card.first });
}
