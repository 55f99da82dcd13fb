//! Research plans ahead of the upload marker, and how easily each could be entered.

use game_core::{List, Seat};

use super::Owned;
use crate::data::{Need, NeedKind, PlanFacts};
use crate::pieces::{Kind, Plan};
use crate::state::{Open, SCREENS};
use crate::totals;

/// A plan on a screen that the marker has not reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    /// Which one.
    pub plan: Plan,
    /// Whether it lies on its screen; if not, it was taken in this turn.
    pub laid: bool,
    /// Whether it was turned over.
    pub down: bool,
    /// How many cards of those owned could meet it in one round: 3 for one, 2 for two, 1 for three, 0 when more are needed
    /// or the slots do not suffice.
    pub ease: u8,
}

/// Plans ahead up to the first gap, and those that are still to be laid.
pub(super) fn ahead(open: &Open, seat: Seat, owned: &Owned, slots: u8, active: bool) -> List<Ahead, SCREENS> {
    let from = usize::from(open.account(seat).research);
    let mut list = List::new();
    let ease_of = |plan: Plan| ease(open, seat, plan.facts(), owned, slots);
    for laid in open.persons[seat].screens.0[from.min(SCREENS)..].iter().map_while(|laid| *laid) {
        let ease = if laid.down { 3 } else { ease_of(laid.plan) };
        list.push(Ahead { plan: laid.plan, laid: true, down: laid.down, ease });
    }
    if active {
        for plan in open.turn.taken.iter().take(SCREENS - from.min(SCREENS) - list.len()) {
            list.push(Ahead { plan: *plan, laid: false, down: false, ease: ease_of(*plan) });
        }
    }
    list
}

/// A research card takes a slot, too.
fn ease(open: &Open, seat: Seat, facts: &PlanFacts, owned: &Owned, slots: u8) -> u8 {
    let cards: u8 = facts.needs.iter().map(|need| cards_for(open, seat, *need, facts.needs.as_slice(), owned)).sum();
    if cards + 1 > slots { 0 } else { 4u8.saturating_sub(cards.max(1)) }
}

/// More than anybody can plan.
const TOO_MANY: u8 = 9;

fn cards_for(open: &Open, seat: Seat, need: Need, all: &[Need], owned: &Owned) -> u8 {
    let of = |kind: usize, min: u8| {
        let place = owned.best[kind].iter().position(|sum| *sum >= min);
        place.map_or(TOO_MANY, |place| place as u8 + 1)
    };
    let fields = || owned.fields + totals::field_cards(open, seat).min(1);
    let enough = |count: u8| if count >= need.min { need.min } else { TOO_MANY };
    match need.what {
        NeedKind::Total(kind) => of(index(kind), need.min),
        NeedKind::OneResource => {
            let claimed = |kind: usize| -> u8 {
                all.iter().filter(|n| matches!(n.what, NeedKind::Total(k) if index(k) == kind)).map(|n| n.min).sum()
            };
            (0..3).map(|kind| of(kind, need.min + claimed(kind))).min().unwrap_or(TOO_MANY)
        }
        NeedKind::Science => enough(owned.research.saturating_sub(1) + fields()),
        NeedKind::Field => enough(fields()),
        NeedKind::Research => enough(owned.research.saturating_sub(1)),
    }
}

fn index(kind: Kind) -> usize {
    match kind {
        Kind::Carbon => 0,
        Kind::Minerals => 1,
        Kind::Titanium => 2,
        _ => 3,
    }
}
