//! What helps to look ahead: answers to follow-up questions, what is owed, what a draft would tell, where events happen.

use game_core::{Fx, Game, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, SheetsOf};
use crate::board::{on_board, on_boards};
use crate::events::Event;
use crate::rules::{self, turn};
use crate::spot::Spot;
use crate::state::{Table, Task, WelcomeToTheMoon};

/// Effects and bonuses cost nothing, nor does claiming: where there is one way to use them they are used, and where
/// all ways are alike the first of them.
/// § WM-0.18 WM-0.28
pub(crate) fn suggest(game: &WelcomeToTheMoon, seat: Seat) -> Option<Action> {
    let legal = game.legal_list(seat);
    let (declined, used): (Vec<Action>, Vec<Action>) =
        legal.into_iter().partition(|action| matches!(action, Action::Skip | Action::Confirm));
    match (declined.as_slice(), used.as_slice()) {
        ([_], [first, others @ ..]) if others.iter().all(|other| alike(game, *first, *other)) => Some(*first),
        ([Action::Confirm], [first, ..]) => Some(*first),
        _ => None,
    }
}

/// Whether two actions mark things that are alike.
fn alike(game: &WelcomeToTheMoon, one: Action, other: Action) -> bool {
    fn on<A: Adventure>(_: &SheetsOf<A>, one: Spot, other: Spot) -> bool {
        A::alike(one, other)
    }
    match (one, other) {
        (Action::Mark { spot: one }, Action::Mark { spot: other }) => on_board!(&game.board, it => on(it, one, other)),
        _ => false,
    }
}

/// What came up besides the steps of every turn.
/// § WM-0.5
pub(crate) fn due<A: Adventure>(sheets: &SheetsOf<A>, seat: Seat, into: &mut Vec<Task>) {
    let is_due = |task: &Task| !turn::STEPS.contains(task);
    into.extend(sheets.desks.own(seat).agenda.iter().filter(is_due));
}

/// How it can be carried out, once it is its turn.
pub(crate) fn ways<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat, due: Task, into: &mut Vec<Action>) {
    if sheets.desks.own(seat).agenda.top() == Some(due) {
        rules::legal_on(table, sheets, seat, into);
        into.retain(|action| *action != Action::Skip);
    }
}

/// What the seat did to its sheet within this part, as laying it open tells it.
/// § WM-0.36
pub(crate) fn draft(game: &WelcomeToTheMoon, before: &WelcomeToTheMoon, seat: Seat, fx: &mut Fx<Event>) {
    if (game.table.turn, game.table.part) != (before.table.turn, before.table.part) {
        return;
    }
    on_boards!(&before.board, &game.board, was, is => draft_on(&game.table, was, is, seat, fx));
}

fn draft_on<A: Adventure>(table: &Table, was: &SheetsOf<A>, is: &SheetsOf<A>, seat: Seat, fx: &mut Fx<Event>) {
    // What was laid open in between has been told already.
    if was.open == is.open {
        turn::tell(table, &is.common, seat, was.desks.own(seat), is.desks.own(seat), fx);
    }
}

/// Where an event happens.
pub(crate) fn places(event: &Event, into: &mut Vec<Spot>) {
    match event {
        Event::SheetMarked { written, marked, .. } => {
            into.extend(written.iter().map(|written| written.spot));
            into.extend(marked.iter().map(|marking| marking.spot));
        }
        Event::Sabotaged { spot, .. }
        | Event::VirusesSpread { spot, .. }
        | Event::VirusActivated { virus: spot, .. }
        | Event::AstraStruck { spot, .. }
        | Event::AstraPlayed { spot, .. } => into.push(*spot),
        _ => {}
    }
}
