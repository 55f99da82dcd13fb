//! Turns and rounds: what follows by itself, and who is next.

use game_core::Fx;

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::lacerda;
use crate::pieces::{Side, Space, Who};
use crate::rules::{
    agency, colony, construct, contracts, displace, effects, first, gains, lab, main_actions, payment, push, ships,
    shuttle, upgrade,
};
use crate::scoring;
use crate::state::{Ending, OnMars, Open, Phase};
use crate::tasks::{Task, Turn};

/// Works off what follows by itself until somebody has to decide.
pub(crate) fn proceed(game: &mut OnMars, fx: &mut Fx<Event>) {
    while let Some(pending) = game.open.task() {
        let who = pending.who;
        if game.open.is_rival(who) && lacerda::acts(pending.task) {
            game.open.tasks.pop();
            lacerda::act(game, who, pending.task, fx);
            continue;
        }
        if asks(&game.open, who, pending.task) {
            if let Some(action) = only_answer(&game.open, who, pending.task) {
                answer(game, who, action, fx);
                continue;
            }
            return;
        }
        game.open.tasks.pop();
        if !settle(game, who, pending.task, fx) {
            follow(game, who, pending.task, fx);
        }
    }
}

/// Whether a task is a question now.
fn asks(open: &Open, who: Who, task: Task) -> bool {
    match task {
        Task::PickSpace | Task::Choose | Task::Claim { .. } | Task::Benefit | Task::Berth { .. } => true,
        Task::PickShuttle => open.seat_of(who).is_some(),
        Task::Extra { left, .. } => left > 0,
        Task::Pay { cost } => !cost.is_free(),
        Task::Tech { .. } | Task::Land => true,
        // What came in between may have filled the contracts.
        Task::Excess { good, .. } => contracts::needs(open, who, good) > 0,
        Task::Displace { cell } => !displace::nearest(open, cell).is_empty(),
        Task::Refill { .. } => agency::deck(open).next().is_some(),
        Task::Owner { .. } => lab::can_answer(open, who),
        Task::Travel => shuttle::can_travel(open, who),
        Task::Explore => shuttle::can_explore(open, who),
        Task::Errand => first::asks(open, who),
        Task::Deliver => contracts::can_deliver(open, who),
        Task::Offer => !effects::is_over(open, who, task),
        _ => effects::can_stop(task) && !effects::is_over(open, who, task),
    }
}

/// A compulsory question with one answer is not asked.
fn only_answer(open: &Open, who: Who, task: Task) -> Option<Action> {
    let one = |cells: crate::pieces::CellSet| cells.iter().next().filter(|_| cells.len() == 1);
    match task {
        Task::Pay { cost } => payment::only_way(open, who, cost).map(|goods| Action::Pay { goods }),
        Task::Land => one(ships::landings(open, who)).map(|cell| Action::Land { cell }),
        Task::Displace { cell } => one(displace::nearest(open, cell)).map(|cell| Action::Displace { cell }),
        Task::Extra { main, left } => {
            // With a private goal in hand there is another way to pay.
            let goals = open.base(who).goals > 0 && open.active == who;
            let ways = [Action::ExtraCrystal, Action::ExtraColonist];
            let mut legal =
                ways.into_iter().filter(|way| main_actions::check_extra(open, who, main, left, *way).is_ok());
            let first = legal.next()?;
            (legal.next().is_none() && !goals).then_some(first)
        }
        Task::Refill { .. } => {
            let mut deck = agency::deck(open);
            let first = deck.next()?;
            deck.next().is_none().then_some(Action::Refill { contract: first })
        }
        Task::Berth { side } => {
            let mut spaces = shuttle::free_spaces(open).filter(|space| space.side() == side);
            let first = spaces.next()?;
            spaces.next().is_none().then_some(Action::Space { space: first })
        }
        _ => None,
    }
}

/// Carries out the only answer.
fn answer(game: &mut OnMars, who: Who, action: Action, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    match action {
        Action::Pay { goods } => payment::apply_pay(open, who, goods, fx),
        Action::Land { cell } => ships::apply_land(open, who, cell, fx),
        Action::Displace { cell } => displace::apply_displace(open, who, cell, fx),
        Action::Refill { contract } => agency::apply_refill(open, who, contract, fx),
        Action::Space { space } => shuttle::apply_space(open, who, space, fx),
        _ => main_actions::apply_extra(open, who, action, fx),
    }
}

/// What a task brings about that was paid for or is simply due.
fn settle(game: &mut OnMars, who: Who, task: Task, fx: &mut Fx<Event>) -> bool {
    let open = &mut game.open;
    match task {
        Task::Main { main } => main_actions::begin(open, who, main, fx),
        Task::Learned { place, lab } => lab::learned(open, who, place, lab, fx),
        Task::Developed { tech, to } => lab::developed(open, who, tech, to, fx),
        Task::Place { building, cell } => construct::place(open, who, building, cell, fx),
        Task::Raised { building, cell } => construct::raised(game, who, building, cell, fx),
        Task::Upgraded { owned, cell } => upgrade::upgraded(open, who, owned, cell, fx),
        Task::Docked { slot, aboard, private } => ships::docked(open, who, slot, aboard, private, fx),
        Task::Hired { place } => agency::hired(open, who, place, fx),
        Task::Colonist { count } => gains::gain_colonists(open, who, count, fx),
        Task::Arrive { side } => shuttle::arrive(open, who, side, fx),
        Task::Owner { tech, .. } => lab::keep(open, who, tech, fx),
        // A card that a goal took while the display was being filled is replaced before anything else.
        Task::Owners if open.turn.refill != 0 => {
            push(open, who, Task::Owners);
            agency::ask_refill(open, open.active);
        }
        Task::Owners => lab::ask_owners(open),
        Task::Travel => shuttle::stay(open, who, fx),
        Task::Update => colony::update(game, fx),
        Task::Move { moving } => crate::rules::moves::finish(open, who, moving, fx),
        _ => return false,
    }
    true
}

/// The course of the game.
fn follow(game: &mut OnMars, who: Who, task: Task, fx: &mut Fx<Event>) {
    match task {
        Task::PickShuttle => {
            let highest = game.open.in_order().last().copied().unwrap_or_default();
            push(&mut game.open, highest, Task::PickShuttle);
        }
        Task::Begin => begin_round(game, fx),
        Task::Lie => game.open.base_mut(who).down = true,
        Task::Next => next(game, fx),
        Task::Count => scoring::finish(game, fx),
        _ => {}
    }
}

/// § OM-2.5
pub(crate) fn check_first_space(open: &Open, space: Space) -> Result<(), Illegal> {
    if shuttle::free_spaces(open).any(|free| free == space) { Ok(()) } else { Err(Illegal::SpaceTaken { space }) }
}

pub(crate) fn legal_first_spaces(open: &Open, into: &mut Vec<Action>) {
    into.extend(shuttle::free_spaces(open).map(|space| Action::Space { space }));
}

/// § OM-2.6
pub(crate) fn legal_shuttle(into: &mut Vec<Action>) {
    into.extend(Side::ALL.map(|side| Action::Shuttle { side }));
}

pub(crate) fn apply_shuttle(open: &mut Open, who: Who, side: Side, fx: &mut Fx<Event>) {
    open.tasks.pop();
    open.shuttle = side;
    let seat = open.party(who);
    fx.tell(|| Event::ShuttlePlaced { seat, side });
}

/// § OM-4.1 OM-11.12 OM-12.1
fn begin_round(game: &mut OnMars, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.phase = Phase::Colonization;
    open.round = open.round.saturating_add(1);
    open.flown = None;
    let round = open.round;
    fx.tell(|| Event::RoundStarted { round });
    if open.ending == Ending::OneMore {
        open.ending = Ending::Last;
        fx.tell(|| Event::LastRound);
    }
    open.bases.as_mut_slice().iter_mut().for_each(|base| base.down = false);
    let active = open.active;
    push(open, active, Task::Next);
}

/// Whose marker stands on the lowest space takes a turn; in the shuttle phase the next in order decides.
/// § OM-4.2 OM-11.2
fn next(game: &mut OnMars, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    if open.phase == Phase::Shuttle {
        return next_traveller(open);
    }
    let order = open.in_order();
    match order.as_slice().iter().copied().find(|who| !open.base(*who).down) {
        Some(who) => begin_turn(open, who, fx),
        None => end_colonization(game, fx),
    }
}

/// § OM-3.5 OM-4.3
pub(crate) fn begin_turn(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    open.active = who;
    open.turn = Turn::default();
    open.bases.as_mut_slice().iter_mut().for_each(|base| base.fresh = 0);
    let seat = open.party(who);
    fx.tell(|| Event::TurnStarted { seat });
    gains::store_crystals(open, who, fx);
    if open.is_rival(who) {
        end_turn(open, who);
        push(open, who, Task::RivalTurn);
    } else {
        push(open, who, Task::Choose);
    }
}

/// § OM-4.3 OM-4.4
pub(crate) fn check_end(open: &Open) -> Result<(), Illegal> {
    if open.turn.main { Ok(()) } else { Err(Illegal::MainFirst) }
}

pub(crate) fn legal_end(open: &Open, into: &mut Vec<Action>) {
    if open.turn.main {
        into.push(Action::End);
    }
}

pub(crate) fn apply_end(open: &mut Open, who: Who) {
    open.tasks.pop();
    end_turn(open, who);
}

/// The display is filled, owners of used technologies decide, the colony may rise, the marker lies down.
/// § OM-4.6
pub(crate) fn end_turn(open: &mut Open, who: Who) {
    open.turn.credit = 0;
    for task in [Task::Next, Task::Lie, Task::Update, Task::Owners] {
        push(open, who, task);
    }
    agency::ask_refill(open, who);
}

/// A colony in which nothing moves for so many rounds is over.
/// § OM-12.7
const STALLED: u8 = 60;

/// § OM-12.1 OM-12.5 OM-12.6 OM-12.7 OM-14.1
fn end_colonization(game: &mut OnMars, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.idle += 1;
    if open.idle == STALLED && open.remaining > 0 {
        fx.tell(|| Event::ColonyStalled { rounds: STALLED });
    }
    let met = open.remaining == 0 || open.idle >= STALLED;
    if open.ending == Ending::Last || (met && open.options.space_oddity) {
        open.phase = Phase::Scoring;
        return scoring::begin(game, fx);
    }
    if met && open.ending == Ending::No {
        open.ending = Ending::OneMore;
        fx.tell(|| Event::EndTriggered);
    }
    shuttle::begin(open, fx);
}

/// Everybody decides, those who travelled in their own turn too.
/// § OM-11.2 OM-11.14
fn next_traveller(open: &mut Open) {
    if open.turn.order.is_empty() {
        let active = open.active;
        push(open, active, Task::Begin);
        return;
    }
    let who = open.turn.order.remove(0);
    open.active = who;
    open.turn = Turn { order: open.turn.order, ..Turn::default() };
    open.bases.as_mut_slice().iter_mut().for_each(|base| base.fresh = 0);
    for task in [Task::Next, Task::Update, Task::Owners] {
        push(open, who, task);
    }
    let task = if open.is_rival(who) { Task::RivalTravel } else { Task::Travel };
    push(open, who, task);
}

/// Neither the main nor the executive action is being carried out.
/// § OM-10.7
pub(crate) fn between_actions(open: &Open) -> bool {
    matches!(open.task().map(|pending| pending.task), Some(Task::Choose))
}
