//! Earth contracts: delivering goods, and when one is completed.

use game_core::Fx;

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Contract, Feat, Good, Who};
use crate::rules::{free, missions, push};
use crate::state::{Open, Phase};
use crate::tasks::Task;

/// How many of a good a contract still needs, and its place in the contract's list.
fn missing(open: &Open, contract: Contract, good: Good) -> Option<(usize, u8)> {
    let list = &contract.facts().deliver;
    let place = list.iter().position(|(wanted, _)| *wanted == good)?;
    let left = list[place].1 - open.delivered[usize::from(contract.0)][place];
    (left > 0).then_some((place, left))
}

/// How many of a good somebody's contracts still need.
/// § OM-8.44
pub(crate) fn needs(open: &Open, who: Who, good: Good) -> u8 {
    let contracts = open.base(who).contracts;
    contracts.iter().filter_map(|contract| missing(open, contract, good)).map(|(_, left)| left).sum()
}

/// How many of a good would be lost and wait for their owner to choose a contract.
fn excess(open: &Open, lost: Good) -> Option<u8> {
    match open.task()?.task {
        Task::Excess { good, left } if good == lost => Some(left),
        _ => None,
    }
}

/// The delivery of a good to the first contract that needs it.
pub(crate) fn first_taker(open: &Open, who: Who, good: Good) -> Option<Action> {
    let contract = open.base(who).contracts.iter().find(|contract| missing(open, *contract, good).is_some())?;
    Some(Action::Deliver { contract, good })
}

/// Any time in one's own turn, and at the end of the game; crystals that wait can be delivered, too. Where a gain would be
/// lost it is that good alone which is delivered.
/// § OM-4.5 OM-8.44
pub(crate) fn check_deliver(open: &Open, who: Who, contract: Contract, good: Good) -> Result<(), Illegal> {
    let excess = excess(open, good).is_some();
    let free = !excess && open.phase != Phase::Scoring;
    if free {
        free::check_turn(open, who)?;
    }
    if !open.base(who).contracts.contains(contract) {
        return Err(Illegal::NotYourContract { contract });
    }
    if missing(open, contract, good).is_none() {
        return Err(Illegal::NotNeeded { contract, good });
    }
    if !excess && stock(open, who, good) == 0 {
        return Err(Illegal::NothingToDeliver { good });
    }
    if free { free::check_delivery(open, who, contract, good) } else { Ok(()) }
}

fn stock(open: &Open, who: Who, good: Good) -> u8 {
    let base = open.base(who);
    base.stock[good] + if good == Good::Crystal { base.waiting } else { 0 }
}

pub(crate) fn legal_deliveries(open: &Open, who: Who, into: &mut Vec<Action>) {
    for contract in open.base(who).contracts {
        for (good, _) in &contract.facts().deliver {
            // Mostly nothing is needed, which is quickly seen.
            if missing(open, contract, *good).is_some() && check_deliver(open, who, contract, *good).is_ok() {
                into.push(Action::Deliver { contract, good: *good });
            }
        }
    }
}

/// Whether anything at all could be delivered.
pub(crate) fn can_deliver(open: &Open, who: Who) -> bool {
    let needed = |good: &Good| stock(open, who, *good) > 0 && needs(open, who, *good) > 0;
    Good::ALL.iter().any(needed)
}

pub(crate) fn apply_deliver(open: &mut Open, who: Who, contract: Contract, good: Good, fx: &mut Fx<Event>) {
    if let Some(left) = excess(open, good) {
        open.tasks.pop();
        put(open, who, contract, good, 1, fx);
        review(open, fx);
        deliver_excess(open, who, good, left - 1, fx);
        return;
    }
    take(open, who, good);
    put(open, who, contract, good, 1, fx);
    review(open, fx);
}

/// Crystals that wait go first.
fn take(open: &mut Open, who: Who, good: Good) {
    let base = open.base_mut(who);
    if good == Good::Crystal && base.waiting > 0 {
        base.waiting -= 1;
    } else {
        base.stock[good] -= 1;
    }
}

/// A look ahead: what a delivery takes, and what the contract then still needs.
pub(crate) fn give(open: &mut Open, who: Who, contract: Contract, good: Good) {
    take(open, who, good);
    put(open, who, contract, good, 1, &mut Fx::silent());
}

fn put(open: &mut Open, who: Who, contract: Contract, good: Good, count: u8, fx: &mut Fx<Event>) {
    let Some((place, _)) = missing(open, contract, good) else { return };
    open.delivered[usize::from(contract.0)][place] += count;
    let seat = open.party(who);
    fx.tell(|| Event::Delivered { seat, contract, good, count });
}

/// What would be lost goes to contracts that need it; how many find a place there. If several contracts need it and it
/// is not enough for all, their owner chooses.
/// § OM-8.44
pub(crate) fn deliver_excess(open: &mut Open, who: Who, good: Good, count: u8, fx: &mut Fx<Event>) -> u8 {
    // Lacerda's contracts are completed as they are.
    if open.is_rival(who) {
        return 0;
    }
    let takers = open.base(who).contracts.iter().filter(|contract| missing(open, *contract, good).is_some());
    if count > 0 && takers.count() > 1 && count < needs(open, who, good) {
        push(open, who, Task::Excess { good, left: count });
        return count;
    }
    let mut left = count;
    for contract in open.base(who).contracts {
        if let Some((_, wanted)) = missing(open, contract, good).filter(|_| left > 0) {
            let given = wanted.min(left);
            put(open, who, contract, good, given, fx);
            left -= given;
        }
    }
    if left < count {
        review(open, fx);
    }
    count - left
}

/// Whether the condition of a contract holds. Lacerda's are completed when he takes them.
/// § OM-8.45 OM-8.46 OM-15.12
pub(crate) fn holds(open: &Open, who: Who, contract: Contract) -> bool {
    let facts = contract.facts();
    if open.is_rival(who) {
        return true;
    }
    match facts.upgrade {
        Some(building) => {
            let own = open.base(who).advanced & open.of_type(building, who);
            own.iter().any(|cell| open.group(cell).len() >= u32::from(facts.min_complex))
        }
        None => facts.deliver.iter().all(|(good, _)| missing(open, contract, *good).is_none()),
    }
}

/// Contracts whose condition has come to hold are completed, on whosever turn.
/// § OM-8.46 OM-10.1 OM-10.10
pub(crate) fn review(open: &mut Open, fx: &mut Fx<Event>) {
    for who in open.parties() {
        for contract in open.base(who).contracts {
            if !open.completed.contains(contract) && holds(open, who, contract) {
                open.completed.insert(contract);
                let seat = open.party(who);
                fx.tell(|| Event::ContractCompleted { seat, contract });
                missions::contribute(open, who, Feat::Contract, fx);
            }
        }
    }
}
