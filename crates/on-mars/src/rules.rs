//! The rules: who decides, what is legal, what an action brings about. One file per chapter.

pub(crate) mod agency;
pub(crate) mod colony;
pub(crate) mod construct;
pub(crate) mod contracts;
pub(crate) mod displace;
pub(crate) mod effects;
pub(crate) mod executive;
pub(crate) mod first;
pub(crate) mod free;
pub(crate) mod gains;
pub(crate) mod goals;
pub(crate) mod lab;
pub(crate) mod main_actions;
pub(crate) mod missions;
pub(crate) mod moves;
pub(crate) mod orbit;
pub(crate) mod part;
pub(crate) mod payment;
pub(crate) mod people;
pub(crate) mod room;
pub(crate) mod ships;
pub(crate) mod shuttle;
pub(crate) mod turn;
pub(crate) mod upgrade;

use game_core::{CitesRule, Fx, Seat, SeatSet};

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::Who;
use crate::prompt::prompt;
use crate::state::{OnMars, Open, Phase};
use crate::tasks::Task;

/// Whoever has the topmost task decides, alone.
/// § OM-3.11
#[inline]
pub(crate) fn deciding(game: &OnMars) -> SeatSet {
    let seat = game.open.task().and_then(|pending| game.open.seat_of(pending.who));
    seat.map_or(SeatSet::NONE, SeatSet::one)
}

/// Whether the seat may do this now.
pub(crate) fn check(game: &OnMars, seat: Seat, action: Action) -> Result<(), Illegal> {
    if game.open.phase == Phase::Over {
        return Err(Illegal::GameOver);
    }
    if !deciding(game).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    let who = Who::from(seat);
    match action {
        Action::Goal { goal, reward } => goals::check_goal(game, seat, goal, reward),
        Action::Spend { goal } => goals::check_spend(game, seat, goal),
        Action::Deliver { contract, good } => contracts::check_deliver(&game.open, who, contract, good),
        Action::Errand { card } => first::check_errand(game, seat, card),
        _ => check_task(game, who, action),
    }
}

fn check_task(game: &OnMars, who: Who, action: Action) -> Result<(), Illegal> {
    let open = &game.open;
    let Some(task) = open.task().map(|pending| pending.task) else { return Err(Illegal::NotYourTurn) };
    if task == Task::Choose
        && let Some(cell) = part::shared(open, who)
    {
        return part::check_part(open, who, action, cell);
    }
    match (task, action) {
        (Task::PickSpace, Action::Space { space }) => turn::check_first_space(open, space),
        (Task::PickShuttle, Action::Shuttle { .. }) => Ok(()),
        (Task::Choose, Action::Main { main }) => main_actions::check_main(game, who, main),
        (Task::Choose, Action::Executive { slot }) => executive::check_executive(open, who, slot),
        (Task::Choose, Action::Use { blueprint }) => executive::check_use(open, who, blueprint),
        (Task::Choose, Action::Work { scientist, blueprint }) => executive::check_work(open, who, scientist, blueprint),
        (Task::Choose, Action::End) => turn::check_end(open),
        (Task::Extra { main, left }, Action::ExtraCrystal | Action::ExtraColonist) => {
            main_actions::check_extra(open, who, main, left, action)
        }
        (Task::Pay { cost }, Action::Pay { goods }) => payment::check_pay(open, who, cost, goods),
        (_, Action::Boost) => people::check_boost(open, who, task),
        (Task::Move { moving }, _) => moves::check_move(open, who, moving, action),
        (Task::Claim { cell }, Action::Claim) => moves::check_claim(open, who, cell),
        (Task::Claim { .. } | Task::Offer | Task::Errand | Task::Deliver, Action::Done) => Ok(()),
        (Task::Blueprints { left, .. }, Action::TakeBlueprint { blueprint }) => {
            orbit::check_blueprint(open, who, left, blueprint)
        }
        (Task::Learn { left, .. }, Action::Learn { tech, place, lab }) => {
            lab::check_learn(open, who, left, tech, place, lab)
        }
        (Task::Develop { left, free, .. }, Action::Develop { from, to }) => {
            lab::check_develop(open, who, left, free, from, to)
        }
        (Task::Owner { .. }, Action::Develop { from, to }) => lab::check_owner(open, who, from, to),
        (Task::Owner { .. }, Action::Keep) => Ok(()),
        (Task::Warehouse { left, resources, .. }, Action::TakeGood { good }) => {
            orbit::check_take(open, who, left, resources, good)
        }
        (Task::Construct { what, levels, .. }, Action::Build { building, cell }) => {
            construct::check_build(open, who, what, levels, building, cell)
        }
        (Task::Tech { building, cell, levels }, Action::Tech { seat }) => {
            construct::check_tech(open, who, building, cell, levels, seat)
        }
        (Task::Upgrade { .. }, Action::Upgrade { blueprint, cell }) => {
            upgrade::check_upgrade(open, who, task, blueprint, cell)
        }
        (Task::Upgrade { .. } | Task::Ships { .. }, Action::Tech { seat }) => {
            upgrade::check_tech(open, who, task, seat)
        }
        (Task::Ships { left, free, .. }, Action::Ship { slot, .. }) => ships::check_ship(open, who, left, free, slot),
        (Task::Land, Action::Land { cell }) => ships::check_land(open, who, cell),
        _ => check_rest(game, who, task, action),
    }
}

fn check_rest(game: &OnMars, who: Who, task: Task, action: Action) -> Result<(), Illegal> {
    let open = &game.open;
    match (task, action) {
        (Task::Hire { .. }, Action::Hire { scientist }) => agency::check_hire(open, who, task, scientist),
        (Task::Hire { .. }, Action::Contract { contract }) => agency::check_contract(open, who, task, contract),
        (Task::Refill { .. }, Action::Refill { contract }) => agency::check_refill(open, contract),
        (Task::Retrieve { .. }, Action::Retrieve { main }) => people::check_retrieve(open, who, task, main),
        (Task::Retrieve { .. }, Action::RetrieveWorking) => people::check_worker(open, who, task),
        (Task::GainAny { left, .. }, Action::Gain { good }) => gains::check_any(open, who, left, good),
        (Task::Produce, Action::Produce { building }) => gains::check_produce(open, who, building),
        (Task::Radar, Action::Radar { spot }) => executive::check_radar(open, who, spot),
        (Task::Offer, Action::Accept) => people::check_offer(open, who),
        (Task::Benefit, Action::Benefit { benefit }) => colony::check_benefit(open, who, benefit),
        (Task::Displace { cell }, Action::Displace { cell: to }) => displace::check_displace(open, cell, to),
        (Task::Travel, Action::Travel { vessel }) => shuttle::check_travel(open, who, vessel),
        (Task::Travel, Action::Stay) => Ok(()),
        (Task::Explore, Action::Explore { spot, cell }) => shuttle::check_explore(open, who, spot, cell),
        (Task::Berth { side }, Action::Space { space }) => shuttle::check_berth(open, side, space),
        (_, Action::Done) if effects::can_stop(task) => effects::check_done(open, who, task),
        _ => Err(not_now(game, who)),
    }
}

fn not_now(game: &OnMars, who: Who) -> Illegal {
    match game.open.seat_of(who).and_then(|seat| prompt(game, seat)) {
        Some(prompt) => Illegal::NotNow { question: prompt.word(), rule: prompt.rule() },
        None => Illegal::NotYourTurn,
    }
}

/// Appends what the seat may do now.
pub(crate) fn legal(game: &OnMars, seat: Seat, into: &mut Vec<Action>) {
    if !deciding(game).contains(seat) {
        return;
    }
    let Some(task) = game.open.task().map(|pending| pending.task) else { return };
    let who = Who::from(seat);
    legal_task(game, who, task, into);
    contracts::legal_deliveries(&game.open, who, into);
    goals::legal_goals(game, seat, into);
    first::legal_errands(game, seat, into);
}

fn legal_task(game: &OnMars, who: Who, task: Task, into: &mut Vec<Action>) {
    let open = &game.open;
    match task {
        Task::PickSpace => turn::legal_first_spaces(open, into),
        Task::PickShuttle => turn::legal_shuttle(into),
        Task::Choose if part::shared(open, who).is_some() => part::legal_partings(open, who, into),
        Task::Choose => {
            main_actions::legal_mains(game, who, into);
            executive::legal_executive(open, who, into);
            turn::legal_end(open, into);
        }
        Task::Extra { main, left } => main_actions::legal_extra(open, who, main, left, into),
        Task::Pay { cost } => payment::legal_ways(open, who, cost, into),
        Task::Move { moving } => return moves::legal_moves(open, who, moving, into),
        Task::Claim { cell } => moves::legal_claim(open, who, cell, into),
        Task::Blueprints { left, .. } => orbit::legal_blueprints(open, who, left, into),
        Task::Learn { left, .. } => lab::legal_learn(open, who, left, into),
        Task::Develop { left, free, .. } => lab::legal_develop(open, who, left, free, into),
        Task::Owner { .. } => lab::legal_owner(open, who, into),
        Task::Warehouse { left, resources, .. } => orbit::legal_takes(open, who, left, resources, into),
        Task::Construct { what, levels, .. } => construct::legal_builds(open, who, what, levels, into),
        Task::Tech { building, cell, levels } => construct::legal_techs(open, who, building, cell, levels, into),
        Task::Upgrade { .. } => upgrade::legal_upgrades(open, who, task, into),
        Task::Ships { left, free, .. } => ships::legal_ships(open, who, left, free, into),
        Task::Land => ships::legal_landings(open, who, into),
        Task::Hire { .. } => agency::legal_hires(open, who, task, into),
        Task::Refill { .. } => agency::legal_refills(open, into),
        Task::Retrieve { .. } => people::legal_retrievals(open, who, task, into),
        Task::GainAny { left, .. } => gains::legal_any(open, who, left, into),
        Task::Produce => gains::legal_produce(open, who, into),
        Task::Radar => executive::legal_radar(open, who, into),
        Task::Offer => people::legal_offer(open, who, into),
        Task::Benefit => colony::legal_benefits(open, who, into),
        Task::Displace { cell } => displace::legal_displacements(open, cell, into),
        Task::Travel => shuttle::legal_travel(open, who, into),
        Task::Explore => shuttle::legal_explore(open, who, into),
        Task::Berth { side } => shuttle::legal_berths(open, side, into),
        Task::Errand | Task::Deliver | Task::Excess { .. } | Task::Casino => {}
        _ => return,
    }
    if matches!(task, Task::Upgrade { .. } | Task::Ships { .. }) {
        upgrade::legal_techs(open, who, task, into);
    }
    if people::check_boost(open, who, task).is_ok() {
        into.push(Action::Boost);
    }
    let stops = matches!(task, Task::Claim { .. } | Task::Offer | Task::Errand | Task::Deliver);
    if stops || (effects::can_stop(task) && effects::check_done(open, who, task).is_ok()) {
        into.push(Action::Done);
    }
}

/// Carries out a legal action, and whatever follows by itself.
pub(crate) fn apply(game: &mut OnMars, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    let who = Who::from(seat);
    match action {
        Action::Goal { goal, reward } => goals::apply_goal(game, seat, goal, reward, fx),
        Action::Spend { goal } => goals::apply_spend(game, seat, goal, fx),
        Action::Errand { card } => first::apply_errand(game, seat, card, fx),
        Action::Deliver { contract, good } => contracts::apply_deliver(&mut game.open, who, contract, good, fx),
        _ => apply_task(game, who, action, fx),
    }
    turn::proceed(game, fx);
}

fn apply_task(game: &mut OnMars, who: Who, action: Action, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    match action {
        Action::Space { space } => shuttle::apply_space(open, who, space, fx),
        Action::Shuttle { side } => turn::apply_shuttle(open, who, side, fx),
        Action::Main { main } => main_actions::apply_main(open, who, main, fx),
        Action::ExtraCrystal | Action::ExtraColonist => main_actions::apply_extra(open, who, action, fx),
        Action::Pay { goods } => payment::apply_pay(open, who, goods, fx),
        Action::Boost => people::apply_boost(open, who, fx),
        Action::Fuel { .. } | Action::StepBot { .. } | Action::StepRover { .. } => {
            moves::apply_move(open, who, action, fx);
        }
        Action::Tech { seat } => upgrade::apply_tech(open, who, seat, fx),
        Action::TakeBlueprint { blueprint } => orbit::apply_blueprint(open, who, blueprint, fx),
        Action::TakeGood { good } => orbit::apply_take(open, who, good, fx),
        Action::Learn { place, lab, .. } => lab::apply_learn(open, who, place, lab),
        Action::Develop { from, to } => lab::apply_develop(open, who, from, to),
        Action::Claim => moves::apply_claim(open, who, fx),
        Action::Build { building, cell } => construct::apply_build(open, who, building, cell, fx),
        Action::Upgrade { blueprint, cell } => upgrade::apply_upgrade(open, who, blueprint, cell),
        Action::Ship { slot, aboard } => ships::apply_ship(open, who, slot, aboard),
        Action::Land { cell } => ships::apply_land(open, who, cell, fx),
        Action::Hire { scientist } => agency::apply_hire(open, who, scientist),
        Action::Contract { contract } => agency::apply_contract(open, who, contract),
        Action::Refill { contract } => agency::apply_refill(open, who, contract, fx),
        Action::Retrieve { main } => people::apply_retrieve(open, who, main, fx),
        Action::RetrieveWorking => people::apply_worker(open, who, fx),
        Action::Gain { good } => gains::apply_any(open, who, good, fx),
        Action::Produce { building } => gains::apply_produce(open, who, building, fx),
        Action::Radar { spot } => executive::apply_radar(game, who, spot, fx),
        Action::Accept => people::apply_offer(open, who),
        Action::Benefit { benefit } => colony::apply_benefit(open, who, benefit, fx),
        Action::Executive { slot } => executive::apply_executive(open, who, slot, fx),
        Action::Use { blueprint } => executive::apply_use(open, who, blueprint, fx),
        Action::Work { scientist, blueprint } => executive::apply_work(open, who, scientist, blueprint, fx),
        Action::Displace { cell } => displace::apply_displace(open, who, cell, fx),
        Action::Keep => lab::apply_keep(open, who, fx),
        Action::Travel { vessel } => shuttle::apply_travel(open, who, vessel, fx),
        Action::Stay => shuttle::apply_stay(open, who, fx),
        Action::Explore { spot, cell } => shuttle::apply_explore(game, who, spot, cell, fx),
        Action::Done => effects::apply_done(open, who, fx),
        Action::End => turn::apply_end(open, who),
        Action::Goal { .. } | Action::Spend { .. } | Action::Errand { .. } | Action::Deliver { .. } => {}
    }
}

/// Adds a task on top of the others.
#[inline]
pub(crate) fn push(open: &mut Open, who: Who, task: Task) {
    open.tasks.push(crate::tasks::Pending { who, task });
}

/// Changes the topmost task.
#[inline]
pub(crate) fn change(open: &mut Open, task: Task) {
    if let Some(top) = open.tasks.as_mut_slice().last_mut() {
        top.task = task;
    }
}
