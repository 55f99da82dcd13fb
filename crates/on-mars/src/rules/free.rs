//! What is free in one's own turn: goals, deliveries, B cards. It may come at every decision, as long as what was begun
//! can still be finished.

use crate::data::Effect;
use crate::illegal::Illegal;
use crate::pieces::{Contract, Good, Who};
use crate::rules::room::{Room, under};
use crate::rules::{gains, main_actions, moves, part, payment};
use crate::state::{Open, Phase};
use crate::tasks::{Cost, Moving, Task};

/// How much is half done when something free may be done. The later, the less can be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Moment {
    /// Nothing is.
    Settled,
    /// Pieces are where they may not stay.
    Moving,
    /// Something is chosen and waits for its price, its technology or its place.
    Choosing,
}

/// What is left to do of one's own, the most urgent last.
fn own(open: &Open, who: Who) -> impl Iterator<Item = Task> {
    open.tasks.iter().filter(move |pending| pending.who == who).map(|pending| pending.task)
}

/// In one's own turn, and only where one decides.
/// § OM-4.5
pub(crate) fn check_turn(open: &Open, who: Who) -> Result<(), Illegal> {
    let decides = open.task().is_some_and(|pending| pending.who == who);
    if decides && open.active == who && open.phase == Phase::Colonization { Ok(()) } else { Err(Illegal::NotYourTurn) }
}

fn moment(open: &Open, who: Who) -> Moment {
    let half_done = |task: Task| match task {
        Task::Choose if part::shared(open, who).is_some() => Moment::Moving,
        Task::Move { moving } if moves::check_stop(open, who, moving).is_err() => Moment::Moving,
        Task::Extra { .. } | Task::Pay { .. } | Task::Tech { .. } | Task::Land => Moment::Choosing,
        Task::Displace { .. } | Task::Excess { .. } | Task::Owner { .. } => Moment::Choosing,
        _ => Moment::Settled,
    };
    own(open, who).map(half_done).max().unwrap_or(Moment::Settled)
}

/// What is simply gained may come at any moment. What is a choice of its own waits until the running one is made, and
/// what changes the map until all pieces stand where they may stay.
/// § OM-4.5
pub(crate) fn check_reward(open: &Open, who: Who, effect: Effect) -> Result<(), Illegal> {
    let latest = match effect {
        Effect::Gain { .. } | Effect::GainAny { .. } | Effect::Colonist { .. } | Effect::Retrieve { .. } => {
            return Ok(());
        }
        Effect::Develop { .. } | Effect::Hire { .. } => Moment::Moving,
        _ => Moment::Settled,
    };
    if moment(open, who) <= latest { Ok(()) } else { Err(Illegal::InTheMiddle) }
}

/// A delivery must leave enough to finish what was begun.
/// § OM-4.5
pub(crate) fn check_delivery(open: &Open, who: Who, contract: Contract, good: Good) -> Result<(), Illegal> {
    let give = |after: &mut Open| crate::rules::contracts::give(after, who, contract, good);
    if keeps(open, who, give) { Ok(()) } else { Err(Illegal::NeededNow { good }) }
}

/// A gain must not fill the room that the tile under a rover needs.
/// § OM-4.5 OM-8.5
pub(crate) fn check_gain(open: &Open, who: Who, effect: Effect) -> Result<(), Illegal> {
    let Effect::Gain { good, count } = effect else { return Ok(()) };
    let take = |after: &mut Open| {
        gains::store(after, who, good, count);
    };
    if keeps(open, who, take) { Ok(()) } else { Err(Illegal::InTheMiddle) }
}

/// Whether what can be finished now can still be finished after a change.
fn keeps(open: &Open, who: Who, change: impl FnOnce(&mut Open)) -> bool {
    // Mostly nothing is begun that a good could be needed for, and no table has to be copied.
    let at_ease = |task: Task| match task {
        Task::Pay { .. } | Task::Extra { .. } => false,
        Task::Move { moving } => rests(open, who, moving),
        Task::Choose => rests(open, who, Moving::default()),
        _ => true,
    };
    if own(open, who).all(at_ease) {
        return true;
    }
    let mut after = *open;
    change(&mut after);
    can_finish(&after, who) || !can_finish(open, who)
}

/// Everything may stay where it is, whatever goods there are.
fn rests(open: &Open, who: Who, moving: Moving) -> bool {
    let base = open.base(who);
    (under(base, moving) & open.with_find()).is_empty() && Room::standing(open, who, moving).settled(base, moving)
}

fn can_finish(open: &Open, who: Who) -> bool {
    let mut price = Cost::default();
    let mut moves = false;
    let steps = own(open, who).collect::<game_core::List<Task, { crate::state::TASKS }>>();
    let each = steps.iter().rev().all(|task| match *task {
        Task::Pay { cost } => {
            price.any += cost.any;
            cost.goods.iter().for_each(|(good, count)| price.goods[good] += count);
            true
        }
        Task::Extra { main, left } => main_actions::payable(open, who, main, left),
        Task::Move { moving } => {
            moves = true;
            can_settle(open, who, moving)
        }
        // Pieces that share a cell between two moves have to part by another one.
        Task::Choose if !moves => {
            Room::standing(open, who, Moving::default()).settled(open.base(who), Moving::default())
                || part::shared(open, who).is_some()
        }
        _ => true,
    });
    each && payment::can_pay(open, who, price)
}

fn can_settle(open: &Open, who: Who, moving: Moving) -> bool {
    let base = open.base(who);
    Room::standing(open, who, moving).settled(base, moving)
        || Room::of(open, who, base, moving).can_settle(base, moving)
        || part::later(open, who, base, moving, 0, moving.bots)
}
