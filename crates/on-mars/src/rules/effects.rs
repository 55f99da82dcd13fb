//! What cards, tiles, cells and spaces do: beginning an effect, going on with it, ending it.

use game_core::Fx;

use crate::data::{Deed, Effect, Fuel, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::lacerda;
use crate::pieces::{Good, Tech, Who};
use crate::rules::{
    agency, construct, contracts, executive, gains, lab, moves, orbit, payment, people, push, ships, shuttle, upgrade,
};
use crate::state::Open;
use crate::tasks::{Cost, Moving, Task};

/// Begins an effect. What is simply gained is gained at once; everything else becomes a task.
/// § OM-8.8 OM-6.10
pub(crate) fn begin(open: &mut Open, who: Who, deed: Deed, must: bool, fx: &mut Fx<Event>) {
    let boost = deed.boost == Fuel::Colonist;
    let task = match deed.effect {
        Effect::Gain { good, count } => {
            gains::gain(open, who, good, count, fx);
            // More of it for colonists: only the Casino has that.
            if boost {
                push(open, who, Task::Casino);
            }
            return;
        }
        Effect::Points { count } => return gains::score(open, who, i16::from(count), "building", fx),
        Effect::Colonist { count, paid: false } => return gains::gain_colonists(open, who, count, fx),
        Effect::Produce => {
            gains::produce(open, who, fx);
            Task::Produce
        }
        Effect::Travel { to } => {
            let side = to.unwrap_or_else(|| open.side(who).other());
            return shuttle::depart(open, who, side, true);
        }
        Effect::Trade { count } => {
            push(open, who, Task::GainAny { left: count, boost });
            Task::Pay { cost: Cost { any: 1, ..Cost::default() } }
        }
        Effect::Radar => match open.radar {
            Some(discovery) => return begin(open, who, discovery.deed(), must, fx),
            None => Task::Radar,
        },
        _ => task_of(open, deed, must),
    };
    push(open, who, task);
}

/// The task that an effect is.
pub(crate) fn task_of(open: &Open, deed: Deed, must: bool) -> Task {
    let boost = deed.boost == Fuel::Colonist;
    let fuel = deed.boost == Fuel::Crystal;
    match deed.effect {
        Effect::GainAny { count } => Task::GainAny { left: count, boost },
        Effect::Colonist { .. } => Task::Offer,
        Effect::Warehouse { count, resources } => Task::Warehouse { left: count, resources, boost, must },
        Effect::Learn { count } => Task::Learn { left: count, boosts: if boost { u8::MAX } else { 0 }, must },
        Effect::Blueprint { count } => Task::Blueprints { left: count, boost, must },
        Effect::Develop { count, free } => Task::Develop { left: count, free, boost, must },
        Effect::Hire { scientist, contract, free } => Task::Hire { scientist, contract, free, must },
        Effect::Construct { what } => Task::Construct { what, levels: 0, boost, must },
        Effect::Upgrade { count, free, anywhere, tech } => {
            Task::Upgrade { left: count, free, anywhere, tech, boost, must }
        }
        Effect::Bots { points, as_rovers } => {
            Task::Move { moving: Moving { bots: points, boost_bots: fuel, as_rovers, ..Moving::default() } }
        }
        Effect::Rover { points, tech } => {
            Task::Move { moving: Moving { rover: points, boost_rover: fuel, tech, ..Moving::default() } }
        }
        Effect::BestRover => {
            let rover = best_rover(open);
            Task::Move { moving: Moving { rover, boost_rover: fuel, ..Moving::default() } }
        }
        Effect::Retrieve { count, orbit, colony, working } => {
            Task::Retrieve { left: count, orbit, colony, working, must }
        }
        Effect::Ship { count, free, private } => Task::Ships { left: count, free, private, tech: private, boost, must },
        _ => Task::Produce,
    }
}

/// The highest level of any Rover technology in play.
/// § OM-9.10
pub(crate) fn best_rover(open: &Open) -> u8 {
    open.bases.iter().map(|base| base.tech_level(Tech::Rover)).max().unwrap_or(0)
}

/// Whether at least a part of an effect can be had.
/// § OM-8.5 OM-4.4
pub(crate) fn possible(open: &Open, who: Who, deed: Deed) -> bool {
    if let Some(possible) = open.is_rival(who).then(|| lacerda::possible(open, who, deed)).flatten() {
        return possible;
    }
    match deed.effect {
        Effect::Gain { good, .. } => gains::has_room(open, who, good),
        Effect::Points { .. } | Effect::Travel { to: None } => true,
        Effect::Travel { to: Some(side) } => open.side(who) != side,
        Effect::GainAny { .. } => Good::RESOURCES.into_iter().skip(1).any(|good| gains::has_room(open, who, good)),
        Effect::Colonist { paid: true, .. } => people::check_offer(open, who).is_ok(),
        Effect::Colonist { paid: false, .. } => {
            let base = open.base(who);
            base.beside > 0 && base.quarters < base.room()
        }
        Effect::Produce => gains::sources(open, who).as_slice().iter().any(|count| *count > 0),
        Effect::Trade { .. } => payment::can_pay(open, who, Cost { any: 1, ..Cost::default() }),
        Effect::Radar => match open.radar {
            Some(discovery) => possible(open, who, discovery.deed()),
            None => executive::can_tune(open, who),
        },
        Effect::Bots { .. } => !open.base(who).bots.is_empty(),
        Effect::Rover { .. } => true,
        Effect::BestRover => best_rover(open) > 0 || open.purse(who, Good::Crystal) > 0,
        Effect::Advanced => false,
        Effect::Construct { what } => {
            let base = open.base(who);
            let levels = if deed.boost == Fuel::Colonist { base.quarters - base.fresh } else { 0 };
            construct::any_site(open, who, what, levels)
        }
        _ => can_go_on(open, who, task_of(open, deed, true)),
    }
}

/// Whether one more step of a running effect could be taken, whatever is left of it.
pub(crate) fn can_go_on(open: &Open, who: Who, task: Task) -> bool {
    match task {
        Task::Blueprints { .. } => orbit::any_blueprint(open, who),
        Task::Learn { .. } => lab::any_learn(open, who),
        Task::Develop { free, .. } => lab::any_develop(open, who, free),
        Task::Warehouse { resources, .. } => orbit::any_take(open, who, resources),
        Task::Construct { what, levels, .. } => construct::any_site(open, who, what, levels),
        Task::Upgrade { .. } => upgrade::any_upgrade(open, who, task),
        Task::Ships { free, .. } => ships::any_ship(open, who, free),
        Task::Hire { .. } => agency::any_hire(open, who, task),
        Task::Retrieve { .. } => people_back(open, who, task),
        Task::GainAny { .. } => Good::RESOURCES.into_iter().any(|good| gains::check_any(open, who, 1, good).is_ok()),
        Task::Casino => true,
        Task::Produce => {
            crate::pieces::Building::ALL.into_iter().any(|one| gains::check_produce(open, who, one).is_ok())
        }
        _ => true,
    }
}

fn people_back(open: &Open, who: Who, task: Task) -> bool {
    people::check_worker(open, who, task).is_ok()
        || crate::pieces::Main::ALL.into_iter().any(|main| people::check_retrieve(open, who, task, main).is_ok())
}

/// Whether a task is over by itself: nothing is left of it and nothing can be added, or no step is possible.
pub(crate) fn is_over(open: &Open, who: Who, task: Task) -> bool {
    let left = match task {
        Task::Blueprints { left, .. }
        | Task::Learn { left, .. }
        | Task::Develop { left, .. }
        | Task::Warehouse { left, .. }
        | Task::Upgrade { left, .. }
        | Task::Ships { left, .. }
        | Task::Retrieve { left, .. }
        | Task::GainAny { left, .. } => left,
        Task::Casino => 0,
        Task::Construct { .. } => return !construct_goes_on(open, who, task),
        Task::Hire { .. } | Task::Produce => 1,
        Task::Move { moving } => return moves::is_over(open, who, moving),
        Task::Offer => return people::check_offer(open, who).is_err(),
        Task::Radar => return !executive::can_tune(open, who),
        _ => return false,
    };
    if !can_go_on(open, who, task) {
        return true;
    }
    left == 0 && people::check_boost(open, who, task).is_err() && !upgrade::any_tech(open, who, task)
}

fn construct_goes_on(open: &Open, who: Who, task: Task) -> bool {
    let Task::Construct { what, levels, boost, .. } = task else { return false };
    let base = open.base(who);
    let more = if boost { base.quarters - base.fresh } else { 0 };
    construct::any_site(open, who, what, levels + more)
}

/// Effects that somebody can end before everything is done.
pub(crate) const fn can_stop(task: Task) -> bool {
    matches!(
        task,
        Task::Blueprints { .. }
            | Task::Learn { .. }
            | Task::Develop { .. }
            | Task::Warehouse { .. }
            | Task::Construct { .. }
            | Task::Upgrade { .. }
            | Task::Ships { .. }
            | Task::Hire { .. }
            | Task::Retrieve { .. }
            | Task::GainAny { .. }
            | Task::Produce
            | Task::Casino
            | Task::Move { .. }
            | Task::Radar
    )
}

/// Where a step is compulsory it has to be taken first.
/// § OM-4.4 OM-8.5
pub(crate) fn check_done(open: &Open, who: Who, task: Task) -> Result<(), Illegal> {
    let must = match task {
        Task::Blueprints { must, .. }
        | Task::Learn { must, .. }
        | Task::Develop { must, .. }
        | Task::Warehouse { must, .. }
        | Task::Construct { must, .. }
        | Task::Upgrade { must, .. }
        | Task::Ships { must, .. }
        | Task::Hire { must, .. }
        | Task::Retrieve { must, .. } => must,
        Task::Move { moving } => return moves::check_stop(open, who, moving),
        _ => false,
    };
    // A construction that only a boost made possible can be given up.
    let possible = can_go_on(open, who, task);
    if must && possible { Err(Illegal::StepFirst) } else { Ok(()) }
}

/// Ends the running effect, or declines what is offered.
pub(crate) fn apply_done(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let Some(pending) = open.tasks.pop() else { return };
    if let Task::Move { moving } = pending.task {
        moves::finish(open, who, moving, fx);
    }
}

/// The reward of a laboratory cell, a tile or a space, taken in part where it is not compulsory.
pub(crate) fn offer(open: &mut Open, who: Who, deed: Deed, fx: &mut Fx<Event>) {
    if !possible(open, who, deed) && !matches!(deed.effect, Effect::Gain { .. }) {
        return;
    }
    begin(open, who, deed, false, fx);
    contracts::review(open, fx);
}

/// The benefit of a turn order space.
/// § OM-2.5 OM-11.11
pub(crate) fn benefit(open: &mut Open, who: Who, space: crate::pieces::Space, fx: &mut Fx<Event>) {
    if let Some(deed) = data().board.spaces[usize::from(space.0)] {
        offer(open, who, deed, fx);
    }
}
