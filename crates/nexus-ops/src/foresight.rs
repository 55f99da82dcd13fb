//! What helps to look ahead: answers to follow-up questions, what is owed, where events happen.

use game_core::{Game, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::actions::Action;
use crate::events::Event;
use crate::pieces::{Hex, HexSet};
use crate::rules;
use crate::state::{NexusOps, Open, Task};

/// A Mission card for a battle won costs nothing, unless a Secret Mission could be played instead. In a battle no card
/// is played.
/// § NX-8.13 NX-8.3
pub(crate) fn suggest(game: &NexusOps, seat: Seat) -> Option<Action> {
    match game.open.agenda.top()? {
        Task::Missions => {
            let mission = |action: &Action| matches!(action, Action::TakeMission {} | Action::PlayMission { .. });
            let mut free = game.legal_list(seat).into_iter().filter(mission);
            let first = free.next()?;
            free.next().is_none().then_some(first)
        }
        Task::Cards if game.open.asked() == Some(seat) => Some(Action::Pass {}),
        _ => None,
    }
}

/// To stop buying, moving or breathing, to play nothing, to end the turn.
/// § NX-3.1
pub(crate) fn closing(game: &NexusOps, seat: Seat) -> Option<Action> {
    [Action::Done {}, Action::Pass {}].into_iter().find(|action| rules::check(game, seat, *action).is_ok())
}

/// What came up in the course of the turn and is the seat's to decide.
pub(crate) fn due(open: &Open, seat: Seat, into: &mut Vec<Task>) {
    let active = open.turn.active;
    let of_side = |side| open.battle.as_ref().map(|battle| battle.seat(active, side));
    let is_due = |task: &Task| match *task {
        Task::BreathLoss { victim, .. } => victim == seat,
        Task::Pick { side } | Task::Lose { side } => of_side(side) == Some(seat),
        Task::Explore { .. }
        | Task::Settle { .. }
        | Task::Missions
        | Task::Keep
        | Task::DrawEnergize
        | Task::TakeHill => active == seat,
        _ => false,
    };
    into.extend(open.agenda.iter().filter(is_due));
}

/// How it can be carried out now: of several tasks that are open at once each has its own actions.
pub(crate) fn ways(game: &NexusOps, seat: Seat, due: Task, into: &mut Vec<Action>) {
    if game.open.asked() != Some(seat) || !game.open.agenda.open().any(|task| task == due) {
        return;
    }
    let fits = |action: &Action| match (due, *action) {
        (Task::Explore { hex }, Action::Explore { hex: other }) => hex == other,
        (Task::BreathLoss { .. } | Task::Lose { .. }, Action::Lose { .. }) => true,
        (Task::Pick { .. }, Action::Pick { .. }) => true,
        (Task::Settle { .. }, Action::Settle { .. }) => true,
        (Task::Missions, Action::TakeMission {} | Action::PlayMission { .. }) => true,
        (Task::Keep, Action::Keep { .. }) => true,
        (Task::DrawEnergize, Action::TakeEnergize {}) => true,
        (Task::TakeHill, Action::TakeHill {}) => true,
        _ => false,
    };
    into.extend(game.legal_list(seat).into_iter().filter(fits));
}

/// Where an event happens.
pub(crate) fn places(event: &Event, into: &mut Vec<Hex>) {
    match *event {
        Event::UnitBought { hex, .. }
        | Event::UnitsPlaced { hex, .. }
        | Event::MarchOrdered { hex, .. }
        | Event::HexExplored { hex, .. }
        | Event::MineFound { hex, .. }
        | Event::NoFigureToFind { hex, .. }
        | Event::BattleBegan { hex, .. }
        | Event::DiceRolled { hex, .. }
        | Event::UnitDestroyed { hex, .. }
        | Event::BattleWon { hex, .. }
        | Event::BattleLost { hex, .. }
        | Event::BattleUndecided { hex, .. } => into.push(hex),
        Event::UnitTeleported { from, to, .. }
        | Event::UnitMoved { from, to, .. }
        | Event::DragonBreathed { from, to, .. } => into.extend([from, to]),
        _ => {}
    }
}

/// What is worth saying of a move besides what happens by it. The sentences stand in `text/` under `note-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Note {
    /// The seat has more or less to spend.
    RubiumChanges { from: u16, to: u16 },
    /// A face-down tile will be turned up, as things stand.
    TileAhead { hex: Hex },
    /// Units of both stand there now.
    BattleAhead { hex: Hex, enemy_seat: Seat },
    /// They no longer do.
    BattleAvoided { hex: Hex, enemy_seat: Seat },
    /// What the mines pay when income comes, as things stand.
    IncomeChanges { from: u16, to: u16 },
    /// The seat would have nothing left.
    Eliminates {},
}

/// What has changed on the open table that no event tells.
/// § NX-0.3 NX-7.1 NX-9.1
pub(crate) fn notes(open: &Open, before: &Open, seat: Seat, into: &mut Vec<Note>) {
    let change = |of: fn(&Open, Seat) -> u16| Some((of(before, seat), of(open, seat))).filter(|(from, to)| from != to);
    into.extend(change(|open, seat| open.players[seat].rubium).map(|(from, to)| Note::RubiumChanges { from, to }));
    if open.turn.active == seat && before.turn.active == seat {
        let tiles = (open.unexplored & open.presence[seat]) & !(before.unexplored & before.presence[seat]);
        into.extend(tiles.iter().map(|hex| Note::TileAhead { hex }));
        let battles = open.contested(seat) & !before.contested(seat);
        let past = before.contested(seat) & !open.contested(seat) & !open.controlled(seat);
        into.extend(fought(open, seat, battles).map(|(hex, enemy_seat)| Note::BattleAhead { hex, enemy_seat }));
        into.extend(fought(before, seat, past).map(|(hex, enemy_seat)| Note::BattleAvoided { hex, enemy_seat }));
    }
    into.extend(change(rules::income).map(|(from, to)| Note::IncomeChanges { from, to }));
}

/// The enemies of the seat on each of the hexes.
fn fought(open: &Open, seat: Seat, hexes: HexSet) -> impl Iterator<Item = (Hex, Seat)> {
    let there = move |hex: Hex| {
        let enemies = Seat::all(open.seats).filter(move |&other| open.are_enemies(seat, other));
        enemies.filter(move |&other| open.presence[other].contains(hex)).map(move |other| (hex, other))
    };
    hexes.iter().flat_map(there)
}
