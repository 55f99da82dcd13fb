//! Paying: minerals stand in for other resources, and "any resource" is the payer's choice.

use game_core::Fx;

use crate::actions::{Action, Way};
use crate::events::Event;
use crate::illegal::{Illegal, Price};
use crate::pieces::{Good, Who};
use crate::state::Open;
use crate::tasks::{Cost, Task};

/// Goods that a mineral can stand in for.
const REPLACED: [Good; 4] = [Good::Battery, Good::Water, Good::Plant, Good::Oxygen];

/// Goes through all ways to pay, those with fewest minerals first, until `found` says that it has seen enough.
/// § OM-3.3 OM-3.4
fn ways(open: &Open, who: Who, cost: Cost, mut found: impl FnMut(Way) -> bool) {
    let have: [u8; 6] = std::array::from_fn(|good| open.purse(who, Good::ALL[good]));
    let named: u8 = REPLACED.iter().map(|good| cost.goods[*good]).sum();
    for minerals in 0..=(named + cost.any) {
        if replace(&have, &cost, minerals, &mut found) {
            return;
        }
    }
}

/// Ways in which so many minerals stand in for named goods or are the goods of free choice.
fn replace(have: &[u8; 6], cost: &Cost, minerals: u8, found: &mut impl FnMut(Way) -> bool) -> bool {
    let mut way = Way(std::array::from_fn(|good| cost.goods[Good::ALL[good]]));
    way.0[0] += minerals;
    if way.0[0] > have[0] || way.0[Good::Crystal.index()] > have[Good::Crystal.index()] {
        return false;
    }
    // Minerals replace named goods first or free ones; what is left of the free ones is filled from the others.
    let named: u8 = REPLACED.iter().map(|good| cost.goods[*good]).sum();
    (0..=minerals.min(named)).rev().any(|standing| {
        let free = minerals - standing;
        free <= cost.any && spread(have, cost, way, standing, cost.any - free, 0, found)
    })
}

/// Takes `standing` units off the named goods from this kind on, then adds `any` units of kinds of choice.
fn spread(
    have: &[u8; 6],
    cost: &Cost,
    way: Way,
    standing: u8,
    any: u8,
    kind: usize,
    found: &mut impl FnMut(Way) -> bool,
) -> bool {
    let Some(good) = REPLACED.get(kind) else {
        return standing == 0 && any == 0 && found(way);
    };
    let place = good.index();
    for off in 0..=standing.min(cost.goods[*good]) {
        for more in 0..=any {
            let mut next = way;
            next.0[place] = way.0[place] - off + more;
            // A unit replaced and the same unit added freely is another way to write one payment.
            if next.0[place] > have[place] || (off > 0 && more > 0) {
                continue;
            }
            if spread(have, cost, next, standing - off, any - more, kind + 1, found) {
                return true;
            }
        }
    }
    false
}

/// Whether somebody can pay at all. Lacerda pays nothing.
/// § OM-15.25
pub(crate) fn can_pay(open: &Open, who: Who, cost: Cost) -> bool {
    if cost.is_free() || open.is_rival(who) {
        return true;
    }
    let base = open.base(who);
    let missing: u8 = REPLACED.iter().map(|good| cost.goods[*good].saturating_sub(base.stock[*good])).sum();
    let minerals = cost.goods[Good::Mineral] + missing;
    if cost.goods[Good::Crystal] > open.purse(who, Good::Crystal) || minerals > base.stock[Good::Mineral] {
        return false;
    }
    let spare: u8 = REPLACED.iter().map(|good| base.stock[*good].saturating_sub(cost.goods[*good])).sum();
    spare + base.stock[Good::Mineral] - minerals >= cost.any
}

/// The same as a refusal.
pub(crate) fn check_price(open: &Open, who: Who, cost: Cost) -> Result<(), Illegal> {
    if can_pay(open, who, cost) { Ok(()) } else { Err(Illegal::CannotPay { price: Price(cost) }) }
}

/// The only way to pay, if there is just one.
pub(crate) fn only_way(open: &Open, who: Who, cost: Cost) -> Option<Way> {
    let (mut first, mut more) = (None, false);
    ways(open, who, cost, |way| {
        more = first.is_some_and(|known| known != way);
        first.get_or_insert(way);
        more
    });
    first.filter(|_| !more)
}

/// The way that keeps most minerals.
pub(crate) fn best_way(open: &Open, who: Who, cost: Cost) -> Option<Way> {
    let mut best = None;
    ways(open, who, cost, |way| {
        best = Some(way);
        true
    });
    best
}

/// Each way to pay is an action.
/// § OM-3.3
pub(crate) fn legal_ways(open: &Open, who: Who, cost: Cost, into: &mut Vec<Action>) {
    let start = into.len();
    ways(open, who, cost, |way| {
        let action = Action::Pay { goods: way };
        if !into[start..].contains(&action) {
            into.push(action);
        }
        false
    });
}

pub(crate) fn check_pay(open: &Open, who: Who, cost: Cost, goods: Way) -> Result<(), Illegal> {
    let mut fits = false;
    ways(open, who, cost, |way| {
        fits = way == goods;
        fits
    });
    if fits { Ok(()) } else { Err(Illegal::WrongPayment { price: Price(cost) }) }
}

pub(crate) fn apply_pay(open: &mut Open, who: Who, goods: Way, fx: &mut Fx<Event>) {
    if matches!(open.task().map(|pending| pending.task), Some(Task::Pay { .. })) {
        open.tasks.pop();
    }
    pay(open, who, goods, fx);
}

/// Takes the goods; crystals that were paid with private goals come first.
/// § OM-10.8
pub(crate) fn pay(open: &mut Open, who: Who, goods: Way, fx: &mut Fx<Event>) {
    let credit = if open.active == who { open.turn.credit.min(goods.count(Good::Crystal)) } else { 0 };
    open.turn.credit -= credit;
    let base = open.base_mut(who);
    // What a goal pays was never in the depot.
    base.stock[Good::Crystal] += credit;
    for good in Good::ALL {
        base.stock[good] -= goods.count(good);
    }
    let seat = open.party(who);
    if goods != Way::default() {
        fx.tell(|| Event::Paid { seat, goods: goods.into() });
    }
}

/// Pays crystals alone.
pub(crate) fn pay_crystals(open: &mut Open, who: Who, count: u8, fx: &mut Fx<Event>) {
    let mut goods = Way::default();
    goods.0[Good::Crystal.index()] = count;
    pay(open, who, goods, fx);
}
