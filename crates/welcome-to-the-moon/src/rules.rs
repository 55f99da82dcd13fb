//! The rules that all adventures share: who may do what now, and what it brings about.
//!
//! Each seat works off the agenda on its desk. When no desk has anything left, the part of the turn is over and
//! `turn.rs` lays the desks open and goes on.

pub(crate) mod astra;
pub(crate) mod campaign;
pub(crate) mod choose;
pub(crate) mod effect;
pub(crate) mod end;
pub(crate) mod give;
pub(crate) mod missions;
mod offers;
pub(crate) mod supply;
pub(crate) mod turn;
pub(crate) mod write;

use game_core::{Fx, RuleId, Seat, SeatSet};

use crate::actions::Action;
use crate::adventure::{Adventure, SheetsOf};
use crate::board::on_board;
use crate::campaign::{Answer, Crew};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::state::{Decided, Desk, Part, Table, Task, WelcomeToTheMoon};

/// Everyone who has not confirmed yet.
/// § WM-0.5
#[inline]
pub(crate) fn deciding(game: &WelcomeToTheMoon) -> SeatSet {
    on_board!(&game.board, sheets => sheets.desks.deciding())
}

pub(crate) fn legal(game: &WelcomeToTheMoon, seat: Seat, into: &mut Vec<Action>) {
    on_board!(&game.board, sheets => legal_on(&game.table, sheets, seat, into));
}

pub(crate) fn check(game: &WelcomeToTheMoon, seat: Seat, action: Action) -> Result<(), Illegal> {
    on_board!(&game.board, sheets => check_on(&game.table, sheets, seat, action))
}

pub(crate) fn apply(game: &mut WelcomeToTheMoon, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    let idle = on_board!(board, sheets => {
        let common = sheets.common;
        act(table, &common, sheets.desks.acts(seat, fx), seat, action);
        sheets.desks.deciding().is_empty()
    });
    if action == Action::Confirm {
        if table.seats > 1 {
            on_board!(board, sheets => sheets.desks.stand_by(seat, fx));
        }
        fx.tell(|| Event::TurnConfirmed { seat });
    }
    if idle {
        turn::finish_part(game, fx);
    }
}

pub(crate) fn legal_on<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat, into: &mut Vec<Action>) {
    let desk = sheets.desks.own(seat);
    match desk.agenda.top() {
        None => {}
        Some(Task::Choose) => choose::legal(table, desk, seat, into),
        Some(Task::Write) => write::legal(desk, into),
        Some(Task::WrapUp | Task::Finish) => missions::legal(table, sheets, seat, into),
        Some(Task::Strike) => into.extend(astra::choices(table, sheets).iter().map(|&spot| Action::Mark { spot })),
        Some(Task::Give) => give::legal(table, sheets, into),
        Some(Task::Dilemma) => into.extend(Answer::ALL.map(|answer| Action::Answer { answer })),
        Some(Task::Crew) => into.extend(Crew::ALL.map(|crew| Action::Crew { crew })),
        Some(task) => effect::legal(desk, &sheets.common, task, into),
    }
}

/// Each step of a turn has its own actions.
/// § WM-0.5
fn check_on<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat, action: Action) -> Result<(), Illegal> {
    let desk = sheets.desks.own(seat);
    let task = desk.agenda.top().ok_or_else(|| waiting(table))?;
    let another = || Err(Illegal::AnotherStep { asked: step_name(task) });
    match (task, action) {
        (Task::Choose, Action::Take { combination, wild, crew }) => {
            choose::check(table, desk, seat, combination, wild, crew)
        }
        (Task::Choose, Action::Error) => choose::check_error(table, desk, seat, false),
        (Task::Choose, Action::Excuse) => choose::check_error(table, desk, seat, true),
        (Task::Write, Action::Write { number, spot }) => write::check(desk, number, spot),
        (Task::Write, Action::Cross { spot }) => write::check_x(desk, spot),
        (Task::Strike, Action::Mark { spot }) => {
            let known = astra::choices(table, sheets).iter().any(|choice| *choice == spot);
            let rule = RuleId(if astra::plays(table) { "WM-S.8" } else { "WM-S.11" });
            if known { Ok(()) } else { Err(Illegal::NotMarkable { spot, rule }) }
        }
        (Task::Give, Action::Give { card, spare }) => give::check(table, sheets, card, spare),
        (Task::Dilemma, Action::Answer { .. }) | (Task::Crew, Action::Crew { .. }) => Ok(()),
        (Task::Strike | Task::Give | Task::Dilemma | Task::Crew, _) => another(),
        (Task::WrapUp | Task::Finish, Action::Claim { mission }) => missions::check(table, sheets, seat, mission),
        (Task::WrapUp | Task::Finish, Action::Confirm) => Ok(()),
        (Task::Choose | Task::Write | Task::WrapUp | Task::Finish, _) => another(),
        (task, Action::Cross { spot }) => effect::check_x(desk, task, spot),
        (task, Action::Mark { spot }) => effect::check_mark(desk, &sheets.common, task, spot),
        (task, Action::Skip) => {
            effect::compulsory(desk, task).map_or(Ok(()), |rule| Err(Illegal::NotOptional { rule }))
        }
        _ => another(),
    }
}

fn waiting(table: &Table) -> Illegal {
    if table.part == Part::Over { Illegal::GameOver } else { Illegal::AlreadyConfirmed }
}

/// What is asked now, as a word for the refusal of something else.
fn step_name(task: Task) -> &'static str {
    match task {
        Task::Choose => "step_choose",
        Task::Write => "step_write",
        Task::Effect => "step_effect",
        Task::WrapUp | Task::Finish => "step_finish",
        Task::Strike => "step_strike",
        Task::Give => "step_give",
        Task::Dilemma => "step_dilemma",
        Task::Crew => "step_crew",
        _ => "step_bonus",
    }
}

/// Carries out an action on the seat's own desk; nothing else changes before all have confirmed.
/// § WM-0.36
pub(crate) fn act<A: Adventure>(table: &Table, common: &A::Common, desk: &mut Desk<A>, seat: Seat, action: Action) {
    match action {
        Action::Take { combination, wild, crew } => choose::apply(table, desk, seat, combination, wild, crew),
        Action::Error => choose::apply_error(desk, common, false),
        Action::Excuse => choose::apply_error(desk, common, true),
        Action::Write { number, spot } => write::apply(desk, common, number, spot),
        Action::Cross { spot } if desk.agenda.top() == Some(Task::Write) => write::apply_x(desk, common, spot),
        Action::Cross { spot } => effect::apply_x(desk, common, spot),
        Action::Mark { spot } if desk.agenda.top() == Some(Task::Strike) => decide(desk, Decided::Strike { spot }),
        Action::Give { card, spare } => decide(desk, Decided::Give { card, spare }),
        Action::Answer { answer } => decide(desk, Decided::Answer { answer }),
        Action::Crew { crew } => decide(desk, Decided::Crew { crew }),
        Action::Mark { spot } => effect::apply_mark(desk, common, spot),
        Action::Skip => drop(desk.agenda.pop()),
        Action::Claim { mission } => missions::apply(table, desk, mission),
        Action::Confirm => desk.agenda.clear(),
    }
    effect::proceed(desk, common);
}

/// Keeps a decision that takes effect when the part ends.
fn decide<A: Adventure>(desk: &mut Desk<A>, decided: Decided) {
    desk.turn.decided = decided;
    desk.agenda.pop();
}
