//! Private goals: completing one, spending them as crystals.

use game_core::{Fx, Seat, Viewer};

use crate::actions::Action;
use crate::data::{Condition, Effect, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{CellSet, Goal, GoalReward, Good, Who};
use crate::rules::{effects, free, gains, turn};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// Whether a condition holds now.
/// § OM-10.12
pub(crate) fn met(open: &Open, who: Who, condition: Condition) -> bool {
    let base = open.base(who);
    let count = |number: u32, least: u8| number >= u32::from(least);
    match condition {
        Condition::Blueprints(least) => count(base.blueprints.len() as u32, least),
        Condition::Advanced(least) => count(base.advanced.len(), least),
        Condition::Mines(least) => gains::mines(open, who) >= least,
        Condition::Discoveries(least) => count(base.discoveries.len(), least),
        Condition::Research(least) => count(base.research.len(), least),
        Condition::Shelters(least) => count(base.shelters.len(), least),
        Condition::ColonyLevel(least) => open.level >= least,
        Condition::Colonists(least) => base.quarters >= least,
        Condition::Techs(least) => base.lab.as_slice().iter().flatten().count() >= usize::from(least),
        Condition::Ships(least) => base.hangar >= least,
        Condition::Scientists(least) => count(base.scientists.len(), least),
        Condition::Contracts(least) => {
            count(base.contracts.iter().filter(|one| open.completed.contains(*one)).count() as u32, least)
        }
        Condition::Progress(least) => count(base.progress.len(), least),
        Condition::SameResource(least) => {
            Good::RESOURCES.into_iter().any(|good| good != Good::Mineral && base.stock[good] >= least)
        }
        Condition::InComplex { size, count, different } => in_complexes(open, who, size, different) >= count,
        Condition::OnCells(cells) => cells.into_iter().all(|cell| base.tech_on(cell).is_some()),
    }
}

/// Markers in complexes of this size; where they must be different ones, complexes with a marker.
fn in_complexes(open: &Open, who: Who, size: u8, different: bool) -> u8 {
    let mut seen = CellSet::EMPTY;
    let mut count = 0;
    for cell in open.base(who).advanced {
        if different && seen.contains(cell) {
            continue;
        }
        let group = open.group(cell);
        if group.len() >= u32::from(size) {
            count += 1;
            seen |= group;
        }
    }
    count
}

/// Whether a private goal can be completed now.
pub(crate) fn fulfilled(open: &Open, who: Who, goal: Goal) -> bool {
    goal.facts().conditions.iter().all(|condition| met(open, who, *condition))
}

fn holds(game: &OnMars, seat: Seat, goal: Goal) -> bool {
    game.hands[seat].seen_by(Viewer::Seat(seat)).is_some_and(|hand| hand.goals.contains(goal))
}

/// At any moment of one's own turn, one goal in the whole game.
/// § OM-10.6 OM-10.9
pub(crate) fn check_goal(game: &OnMars, seat: Seat, goal: Goal, reward: GoalReward) -> Result<(), Illegal> {
    let (open, who) = (&game.open, Who::from(seat));
    free::check_turn(open, who)?;
    if !holds(game, seat, goal) {
        return Err(Illegal::NotYourGoal { goal });
    }
    if open.base(who).goal.is_some() {
        return Err(Illegal::OneGoalOnly);
    }
    if !fulfilled(open, who, goal) {
        return Err(Illegal::GoalNotMet { goal });
    }
    let effect = deed(goal, reward).effect;
    if matches!(effect, Effect::Travel { .. }) && !turn::between_actions(open) {
        return Err(Illegal::TravelInBetween { goal });
    }
    free::check_gain(open, who, effect)?;
    free::check_reward(open, who, effect)
}

fn deed(goal: Goal, reward: GoalReward) -> crate::data::Deed {
    match reward {
        GoalReward::Develop => data().common_reward,
        GoalReward::Own => goal.facts().reward,
    }
}

pub(crate) fn legal_goals(game: &OnMars, seat: Seat, into: &mut Vec<Action>) {
    let open = &game.open;
    if open.base(seat).goals == 0 {
        return;
    }
    let spendable = check_spending(open, seat.into()).is_ok();
    let completable = open.base(seat).goal.is_none() && open.active == seat.into();
    if !(spendable || completable) {
        return;
    }
    let Some(hand) = game.hands[seat].seen_by(Viewer::Seat(seat)) else { return };
    for goal in hand.goals {
        // Few conditions hold; only then is it worth asking whether this is the moment.
        if completable && fulfilled(open, seat.into(), goal) {
            let rewards = GoalReward::ALL.into_iter().filter(|reward| check_goal(game, seat, goal, *reward).is_ok());
            into.extend(rewards.map(|reward| Action::Goal { goal, reward }));
        }
        if spendable {
            into.push(Action::Spend { goal });
        }
    }
}

/// § OM-10.6
pub(crate) fn apply_goal(game: &mut OnMars, seat: Seat, goal: Goal, reward: GoalReward, fx: &mut Fx<Event>) {
    game.hands[seat].change(|hand| hand.goals.remove(goal));
    let base = game.open.base_mut(seat);
    base.goals -= 1;
    base.goal = Some(goal);
    fx.tell(|| Event::GoalCompleted { seat, goal });
    effects::begin(&mut game.open, seat.into(), deed(goal, reward), false, fx);
}

/// Only where a crystal can be paid next: a goal is no crystal that could be kept.
/// § OM-10.8
fn check_spending(open: &Open, who: Who) -> Result<(), Illegal> {
    free::check_turn(open, who)?;
    let usable = match open.task().map(|pending| pending.task) {
        Some(Task::Choose) => !open.turn.executive || !open.turn.main,
        Some(
            Task::Extra { .. } | Task::Hire { contract: true, free: false, .. } | Task::Develop { free: false, .. },
        ) => true,
        Some(Task::Move { moving }) => moving.boost_bots || moving.boost_rover,
        _ => false,
    };
    if usable { Ok(()) } else { Err(Illegal::NothingToSpendOn) }
}

pub(crate) fn check_spend(game: &OnMars, seat: Seat, goal: Goal) -> Result<(), Illegal> {
    check_spending(&game.open, seat.into())?;
    if holds(game, seat, goal) { Ok(()) } else { Err(Illegal::NotYourGoal { goal }) }
}

/// § OM-10.8
pub(crate) fn apply_spend(game: &mut OnMars, seat: Seat, goal: Goal, fx: &mut Fx<Event>) {
    game.hands[seat].change(|hand| {
        hand.goals.remove(goal);
        hand.spent.insert(goal);
    });
    game.open.base_mut(seat).goals -= 1;
    game.open.turn.credit += 1;
    let told = |goal: Option<Goal>| Event::GoalSpent { seat, goal };
    fx.tell_secret(seat, || told(Some(goal)), || told(None));
}
