//! The rules: who decides, what is legal, what an action brings about. One file per chapter.

pub(crate) mod expand;
pub(crate) mod missions;
pub(crate) mod planning;
pub(crate) mod pool;
pub(crate) mod prepare;
pub(crate) mod reach;
pub(crate) mod research;
pub(crate) mod rest;
pub(crate) mod rewards;
pub(crate) mod series;
pub(crate) mod single;
pub(crate) mod spaces;
pub(crate) mod threat;
pub(crate) mod tracks;
pub(crate) mod turn;

use game_core::{CitesRule, Fx, RuleId, Seat, SeatSet};

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::Who;
use crate::prompt::prompt;
use crate::state::{Phase, Skymines};
use crate::turn::Task;

/// Tokens and plans are chosen by all at once, everything else by one person.
/// § SK-20.4
#[inline]
pub(crate) fn deciding(game: &Skymines) -> SeatSet {
    let open = &game.open;
    match open.phase {
        Phase::Token | Phase::Planning => game.drafts.deciding(),
        Phase::Resting | Phase::Action | Phase::Again => SeatSet::one(Seat(open.active.0)),
        Phase::Chapter => Seat::all(open.seats).filter(|seat| !open.series.agreed.contains(*seat)).collect(),
        Phase::Over => SeatSet::NONE,
    }
}

/// Whether the seat may do this now.
pub(crate) fn check(game: &Skymines, seat: Seat, action: Action) -> Result<(), Illegal> {
    let open = &game.open;
    if !deciding(game).contains(seat) {
        return Err(match open.phase {
            Phase::Over => Illegal::GameOver,
            Phase::Token | Phase::Planning | Phase::Chapter => {
                Illegal::NotNow { question: "ask_wait", rule: RuleId("SK-3.3") }
            }
            _ => Illegal::NotYourTurn,
        });
    }
    match (open.phase, action) {
        (Phase::Token, Action::Token { token }) => planning::check_token(game, seat, token),
        (Phase::Resting, Action::Put { card, rest }) => rest::check_first(open, seat, card, rest),
        (Phase::Planning, Action::Plan { card, slot }) => planning::check_plan(game, seat, card, slot),
        (Phase::Planning, Action::Ready)
        | (Phase::Again, Action::Again | Action::Enough)
        | (Phase::Chapter, Action::Next) => Ok(()),
        (Phase::Action, Action::Mission { goal }) => missions::check_goal(open, seat, goal),
        (Phase::Action, Action::Tile { card }) => rewards::check_tile(open, seat, card),
        (Phase::Action, _) => check_task(game, seat, action),
        _ => Err(not_now(game, seat)),
    }
}

fn check_task(game: &Skymines, seat: Seat, action: Action) -> Result<(), Illegal> {
    let open = &game.open;
    let Some(task) = open.task() else { return Err(not_now(game, seat)) };
    match (task, action) {
        (Task::Choose | Task::Pool, Action::Use { card }) => pool::check_use(open, seat, card),
        (Task::Pool, Action::Buy { cell }) => pool::check_buy(open, seat, cell),
        (Task::Pool, Action::Step { company }) => pool::check_step(open, seat, company),
        (Task::Pool, Action::Stop) => pool::check_stop(open, seat),
        (Task::Choose, Action::Energy { company }) => expand::check_energy(open, seat, company),
        (Task::Expander, Action::Energy { company }) => expand::check_company(open, company),
        (Task::Expand, Action::Enter { spot, column }) => expand::check_enter(open, spot, column),
        (Task::Expand, Action::Threat) => threat::check_threat(open, seat),
        (Task::Expand | Task::Upload, Action::Stop) | (Task::Move { .. }, Action::Halt) => Ok(()),
        (Task::Move { company, .. }, Action::Cross) => tracks::check_cross(open, seat, company),
        (Task::Burn { .. }, Action::Discard { card }) => threat::check_burn(open, seat, card),
        (Task::Returns, Action::Return { company, column }) => expand::check_return(open, company, column),
        (Task::Points { points }, Action::Take { cell }) => research::check_take(open, cell, points),
        (Task::Points { .. }, Action::TakeCoin) => Ok(()),
        (Task::Points { points }, Action::TakeSpecial { plan }) => research::check_special(open, plan, points),
        (Task::Remove { .. }, Action::Remove { company, column }) => rewards::check_remove(open, company, column),
        (Task::Advance { .. }, Action::Advance { steps: None, .. }) => Ok(()),
        (Task::Spread, Action::Advance { company, steps: Some(steps) }) => spaces::check_spread(open, company, steps),
        (Task::Choose, Action::Research { card }) => research::check_research(open, seat, card),
        (Task::Upload, Action::Flip { screen }) => research::check_flip(open, seat, screen),
        (Task::Upload, Action::Upload) => research::check_upload(open, seat),
        (Task::Choose, Action::Field { card }) => rewards::check_field(open, seat, card),
        (Task::Choose, Action::Marker { space, way, once }) => spaces::check_marker(open, seat, space, way, once),
        (Task::Buy { discount }, Action::Buy { cell }) => spaces::check_buy(open, seat, cell, discount),
        (Task::Discard { space }, Action::Discard { card }) => spaces::check_discard(open, seat, space, card),
        (Task::Both, Action::Act) => Ok(()),
        // Nobody has to complete a task for the coins.
        (Task::Fetch, Action::Stop) if !spaces::can_fetch(open, seat) => Ok(()),
        (Task::Both | Task::Fetch, Action::Fetch { card }) => spaces::check_fetch(open, seat, card),
        (Task::Choose, Action::Rest { rest }) => rest::check_rest(open, seat, rest),
        (Task::Put, Action::Put { card, rest }) => rest::check_put(open, seat, card, rest),
        (Task::Lay, Action::Lay { plan, screen }) => research::check_lay(open, seat, plan, screen),
        (Task::Done, Action::End) => Ok(()),
        _ => Err(not_now(game, seat)),
    }
}

fn not_now(game: &Skymines, seat: Seat) -> Illegal {
    match prompt(game, seat) {
        Some(prompt) => Illegal::NotNow { question: prompt.word(), rule: prompt.rule() },
        None => Illegal::NotYourTurn,
    }
}

/// Appends what the seat may do now.
pub(crate) fn legal(game: &Skymines, seat: Seat, into: &mut Vec<Action>) {
    if !deciding(game).contains(seat) {
        return;
    }
    let open = &game.open;
    match open.phase {
        Phase::Token => into.extend(game.drafts.own(seat).offers.iter().map(|token| Action::Token { token: *token })),
        Phase::Resting => rest::legal_first(open, seat, into),
        Phase::Planning => planning::legal_plans(game, seat, into),
        Phase::Action => {
            legal_task(game, seat, into);
            missions::legal_goals(open, seat, into);
            rewards::legal_tile(open, seat, into);
        }
        Phase::Again => into.extend([Action::Again, Action::Enough]),
        Phase::Chapter => into.push(Action::Next),
        Phase::Over => {}
    }
}

fn legal_task(game: &Skymines, seat: Seat, into: &mut Vec<Action>) {
    let open = &game.open;
    match open.task() {
        Some(Task::Choose) => {
            pool::legal_use(open, seat, into);
            expand::legal_energy(open, seat, into);
            research::legal_research(open, seat, into);
            rewards::legal_field(open, seat, into);
            spaces::legal_markers(open, seat, into);
            rest::legal_rest(open, seat, into);
        }
        Some(Task::Pool) => pool::legal_pool(open, seat, into),
        Some(Task::Expander) => expand::legal_companies(open, into),
        Some(Task::Expand) => {
            expand::legal_enter(open, into);
            threat::legal_threat(open, seat, into);
            into.push(Action::Stop);
        }
        Some(Task::Burn { .. }) => threat::legal_burn(open, seat, into),
        Some(Task::Returns) => expand::legal_returns(open, into),
        Some(Task::Points { points }) => research::legal_points(open, points, into),
        Some(Task::Remove { .. }) => rewards::legal_removals(open, into),
        Some(Task::Advance { .. }) => rewards::legal_advances(into),
        Some(Task::Spread) => spaces::legal_spread(open, into),
        Some(Task::Move { company, .. }) => {
            into.extend(tracks::check_cross(open, seat, company).is_ok().then_some(Action::Cross));
            into.push(Action::Halt);
        }
        Some(Task::Upload) => research::legal_upload(open, seat, into),
        Some(Task::Buy { discount }) => spaces::legal_buy(open, seat, discount, into),
        Some(Task::Discard { space }) => spaces::legal_discards(open, seat, space, into),
        Some(Task::Both) => {
            into.push(Action::Act);
            spaces::legal_fetch(open, seat, into);
        }
        Some(Task::Fetch) => {
            spaces::legal_fetch(open, seat, into);
            into.extend((!spaces::can_fetch(open, seat)).then_some(Action::Stop));
        }
        Some(Task::Put) => rest::legal_puts(open, seat, into),
        Some(Task::Lay) => research::legal_lay(open, seat, into),
        Some(Task::Done) => into.push(Action::End),
        Some(Task::TakeThreat | Task::Close | Task::Act) | None => {}
    }
}

/// Carries out a legal action, and whatever follows by itself.
pub(crate) fn apply(game: &mut Skymines, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    match action {
        Action::Token { token } => return planning::apply_token(game, seat, token, fx),
        Action::Plan { card, slot } => return planning::apply_plan(game, seat, card, slot, fx),
        Action::Ready => return planning::apply_ready(game, seat, fx),
        Action::Put { card, rest } if game.open.phase == Phase::Resting => {
            return rest::apply_first(game, seat, card, rest, fx);
        }
        Action::Again => return series::apply_answer(game, seat, true, fx),
        Action::Enough => return series::apply_answer(game, seat, false, fx),
        Action::Next => return series::apply_next(game, seat, fx),
        Action::End => return turn::apply_end(game, seat, fx),
        _ => apply_task(game, seat, action, fx),
    }
    turn::proceed(game, seat, fx);
}

pub(crate) fn apply_task(game: &mut Skymines, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    match action {
        Action::Use { card } => pool::apply_use(open, seat, card),
        Action::Buy { cell } if open.task() == Some(Task::Pool) => pool::apply_buy(open, seat, cell, fx),
        Action::Buy { cell } => spaces::apply_buy(open, seat, cell, fx),
        Action::Step { company } => pool::apply_step(open, seat, company, fx),
        Action::Energy { company } => expand::apply_energy(open, seat, company, fx),
        Action::Enter { spot, column } => expand::apply_enter(open, seat, spot, column, fx),
        Action::Threat => threat::apply_threat(open, seat, fx),
        Action::Stop => match open.task() {
            Some(Task::Pool) => pool::apply_stop(open, seat, fx),
            Some(Task::Expand) => expand::finish(open, seat, fx),
            Some(Task::Fetch) => drop(open.tasks.pop()),
            _ => research::finish(open, seat, fx),
        },
        Action::Return { company, column } => expand::apply_return(open, company, column, fx),
        Action::Research { card } => research::apply_research(open, card),
        Action::Flip { screen } => research::apply_flip(open, seat, screen, fx),
        Action::Upload => research::apply_upload(open, seat, fx),
        Action::Field { card } => rewards::apply_field(open, seat, card, fx),
        Action::Marker { space, way, once } => spaces::apply_marker(open, seat, space, way, once, fx),
        Action::Take { cell } => research::apply_take(open, seat, cell, fx),
        Action::TakeCoin => research::apply_coin(open, seat, fx),
        Action::TakeSpecial { plan } => research::apply_special(open, seat, plan, fx),
        Action::Lay { plan, screen } => research::apply_lay(open, seat, plan, screen, fx),
        Action::Remove { company, column } => rewards::apply_remove(open, seat, company, column, fx),
        Action::Cross => tracks::apply_cross(open, seat, fx),
        Action::Halt => tracks::apply_halt(open, seat, fx),
        Action::Advance { company, steps } => spaces::apply_advance(open, company, steps),
        Action::Discard { card } if matches!(open.task(), Some(Task::Burn { .. })) => {
            threat::apply_burn(open, seat, card, fx);
        }
        Action::Discard { card } => spaces::apply_discard(open, seat, card, fx),
        Action::Act => spaces::apply_act(open),
        Action::Fetch { card } => spaces::apply_fetch(open, seat, card, fx),
        Action::Mission { goal } => missions::apply_goal(open, seat, goal, fx),
        Action::Tile { card } => rewards::apply_tile(open, seat, card, fx),
        Action::Rest { rest } => rest::apply_rest(open, seat, rest, fx),
        Action::Put { card, rest } => rest::apply_put(open, seat, card, rest, fx),
        _ => {}
    }
}

/// Pays coins to somebody.
pub(crate) fn pay_out(open: &mut crate::state::Open, who: impl Into<Who>, coins: u16, fx: &mut Fx<Event>) {
    let who = who.into();
    if coins > 0 {
        open.account_mut(who).coins += coins;
        let seat = open.party(who);
        fx.tell(|| Event::CoinsGained { seat, coins });
    }
}
