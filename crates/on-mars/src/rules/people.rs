//! Colonists: who can be sent to work, who comes back.

use game_core::Fx;

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Good, Main, Side, Who};
use crate::rules::{change, effects, gains, payment, push};
use crate::state::Open;
use crate::tasks::Task;

/// Sends colonists to the working area, those who did not come in this turn first.
/// § OM-5.6 OM-5.9
pub(crate) fn work(open: &mut Open, who: Who, count: u8) {
    let base = open.base_mut(who);
    base.quarters -= count;
    base.working += count;
}

/// Takes colonists out of the living quarters for anything but a boost: those who came in this turn go first.
/// § OM-5.9
pub(crate) fn leave(open: &mut Open, who: Who, count: u8) {
    let base = open.base_mut(who);
    base.quarters -= count;
    base.fresh -= base.fresh.min(count);
}

/// Colonists come back into free slots; the others stay beside the board. How many found a slot.
/// § OM-3.6 OM-11.9
pub(crate) fn come_home(open: &mut Open, who: Who, count: u8) -> u8 {
    let base = open.base_mut(who);
    let home = count.min(base.room().saturating_sub(base.quarters));
    base.quarters += home;
    base.beside += count - home;
    home
}

/// Whether a colonist can add a step to the running effect: it must be of use, too.
/// § OM-5.6
pub(crate) fn check_boost(open: &Open, who: Who, task: Task) -> Result<(), Illegal> {
    let boosted = match task {
        Task::Blueprints { boost, .. }
        | Task::Develop { boost, .. }
        | Task::Warehouse { boost, .. }
        | Task::Upgrade { boost, .. }
        | Task::Ships { boost, .. }
        | Task::GainAny { boost, .. }
        | Task::Construct { boost, .. } => boost,
        Task::Learn { boosts, .. } => boosts > 0,
        Task::Casino => true,
        _ => false,
    };
    if !boosted {
        return Err(Illegal::NoBoost);
    }
    let base = open.base(who);
    if base.quarters <= base.fresh {
        return Err(Illegal::NobodyToBoost { fresh: base.fresh });
    }
    // For a construction a colonist raises the level of the technology; elsewhere it adds a step.
    if matches!(task, Task::Construct { .. }) || effects::can_go_on(open, who, task) {
        Ok(())
    } else {
        Err(Illegal::NoBoost)
    }
}

/// § OM-5.6 OM-7.8
pub(crate) fn apply_boost(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    work(open, who, 1);
    let seat = open.party(who);
    fx.tell(|| Event::Boosted { seat, colonists: 1 });
    let Some(mut task) = open.task().map(|pending| pending.task) else { return };
    match &mut task {
        Task::Blueprints { left, .. }
        | Task::Develop { left, .. }
        | Task::Warehouse { left, .. }
        | Task::Upgrade { left, .. }
        | Task::Ships { left, .. }
        | Task::GainAny { left, .. } => *left += 1,
        Task::Learn { left, boosts, .. } => {
            *left += 1;
            *boosts -= 1;
        }
        Task::Construct { levels, .. } => *levels += 1,
        Task::Casino => gains::gain(open, who, Good::Crystal, 1, fx),
        _ => {}
    }
    change(open, task);
}

/// Whether a colonist on an action cell can come back by this effect.
/// § OM-8.20 OM-9.5
pub(crate) fn check_retrieve(open: &Open, who: Who, task: Task, main: Main) -> Result<(), Illegal> {
    let Task::Retrieve { orbit, colony, .. } = task else { return Err(Illegal::NotFromThere) };
    let allowed = match main.side() {
        Side::Orbit => orbit,
        Side::Colony => colony,
    };
    if !allowed {
        return Err(Illegal::NotFromThere);
    }
    if open.posts[main][who.index()] == 0 {
        return Err(Illegal::NobodyThere { main });
    }
    check_slot(open, who)
}

fn check_slot(open: &Open, who: Who) -> Result<(), Illegal> {
    let base = open.base(who);
    if base.quarters < base.room() { Ok(()) } else { Err(Illegal::QuartersFull { room: base.room() }) }
}

pub(crate) fn check_worker(open: &Open, who: Who, task: Task) -> Result<(), Illegal> {
    if !matches!(task, Task::Retrieve { working: true, .. }) {
        return Err(Illegal::NotFromThere);
    }
    if open.base(who).working == 0 {
        return Err(Illegal::NobodyWorking);
    }
    check_slot(open, who)
}

pub(crate) fn legal_retrievals(open: &Open, who: Who, task: Task, into: &mut Vec<Action>) {
    let mains = Main::ALL.into_iter().filter(|main| check_retrieve(open, who, task, *main).is_ok());
    into.extend(mains.map(|main| Action::Retrieve { main }));
    if check_worker(open, who, task).is_ok() {
        into.push(Action::RetrieveWorking);
    }
}

fn one_less(open: &mut Open) {
    if let Some(Task::Retrieve { left, orbit, colony, working, .. }) = open.task().map(|pending| pending.task) {
        let left = if left == u8::MAX { left } else { left - 1 };
        change(open, Task::Retrieve { left, orbit, colony, working, must: false });
    }
}

pub(crate) fn apply_retrieve(open: &mut Open, who: Who, main: Main, fx: &mut Fx<Event>) {
    one_less(open);
    open.posts[main][who.index()] -= 1;
    open.base_mut(who).quarters += 1;
    let seat = open.party(who);
    fx.tell(|| Event::ColonistRetrieved { seat, main });
}

pub(crate) fn apply_worker(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    one_less(open);
    let base = open.base_mut(who);
    base.working -= 1;
    base.quarters += 1;
    let seat = open.party(who);
    fx.tell(|| Event::WorkerRetrieved { seat });
}

/// A colonist for water and a plant.
/// § OM-2.5 OM-11.11
pub(crate) fn check_offer(open: &Open, who: Who) -> Result<(), Illegal> {
    let base = open.base(who);
    if base.quarters >= base.room() || base.beside == 0 {
        return Err(Illegal::QuartersFull { room: base.room() });
    }
    payment::check_price(open, who, data().board.colonist_price)
}

pub(crate) fn legal_offer(open: &Open, who: Who, into: &mut Vec<Action>) {
    if check_offer(open, who).is_ok() {
        into.push(Action::Accept);
    }
}

pub(crate) fn apply_offer(open: &mut Open, who: Who) {
    open.tasks.pop();
    push(open, who, Task::Colonist { count: 1 });
    push(open, who, Task::Pay { cost: data().board.colonist_price });
}

/// Everybody comes home from the working area and from the action cells of one side.
/// § OM-5.8 OM-11.9 OM-11.10
pub(crate) fn return_home(open: &mut Open, who: Who, side: Side, fx: &mut Fx<Event>) {
    let mut count = std::mem::take(&mut open.base_mut(who).working);
    for main in Main::ALL.into_iter().filter(|main| main.side() == side) {
        count += std::mem::take(&mut open.posts[main][who.index()]);
    }
    if count > 0 {
        let home = come_home(open, who, count);
        let seat = open.party(who);
        fx.tell(|| Event::ColonistsReturned { seat, count: home, lost: count - home });
    }
}
