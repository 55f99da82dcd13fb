//! What helps to look ahead: answers to follow-up questions, what a draft would tell, where events happen and how places
//! are called.

use game_core::{Called, Fx, Id, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Board, Space, Spot};
use crate::rules::{self, planning, reach, turn};
use crate::state::{Phase, Skymines};
use crate::turn::Task;

/// A place that an event can happen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Place {
    /// On the map.
    Spot(Spot),
    /// A bonus space.
    Space(Space),
}

/// A plan that was taken goes to the first empty screen that takes it; everything else is a real choice.
/// § SK-9.4
pub(crate) fn suggest(game: &Skymines, seat: Seat) -> Option<Action> {
    let open = &game.open;
    if open.phase != Phase::Action || !rules::deciding(game).contains(seat) {
        return None;
    }
    let (Some(Task::Lay), Some(&plan)) = (open.task(), open.turn.taken.as_slice().first()) else { return None };
    let empty = open.persons[seat].screens.0.iter().position(Option::is_none)?;
    let action = Action::Lay { plan, screen: Some(empty as u8 + 1) };
    rules::check(game, seat, action).is_ok().then_some(action)
}

/// What ends the turn without doing more than it must.
pub(crate) fn closing(game: &Skymines, seat: Seat) -> Option<Action> {
    if !rules::deciding(game).contains(seat) {
        return None;
    }
    match game.open.phase {
        Phase::Planning => Some(Action::Ready),
        Phase::Action => turn::closing(&game.open),
        _ => None,
    }
}

/// What the seat has planned, as turning it up tells.
/// § SK-3.3
pub(crate) fn draft(game: &Skymines, before: &Skymines, seat: Seat, fx: &mut Fx<Event>) {
    let moment = |game: &Skymines| (game.open.chapter, game.open.series.games, game.open.round, game.open.phase);
    if moment(game) != moment(before) || game.open.phase != Phase::Planning {
        return;
    }
    let desk = game.drafts.own(seat);
    if desk.slots != before.drafts.own(seat).slots {
        planning::tell_plan(seat, desk, fx);
    }
}

/// Where an event happens.
pub(crate) fn places(event: &Event, into: &mut Vec<Place>) {
    match event {
        Event::Entered { spot, .. }
        | Event::Returned { spot, .. }
        | Event::PieceLost { spot, .. }
        | Event::LunaEntered { spot, .. } => into.push(Place::Spot(*spot)),
        Event::MarkerPlaced { space, .. } | Event::LunaBlocked { space, .. } => into.push(Place::Space(*space)),
        _ => {}
    }
}

/// How a place of a map is called: a sector, an asteroid, one of its cells, a shuttle cell.
pub(crate) fn called(board: Board, place: &str) -> Option<Called> {
    let spot: Spot = place.parse().ok()?;
    let number = spot.index() + 1;
    match board {
        Board::Moon => (number <= 24).then(|| Called::numbered("sector", number)),
        Board::Belt if reach::takes_shuttle(board, spot) => Some(Called::numbered("shuttle_cell", number)),
        Board::Belt if data().belt.asteroids.contains(spot) => Some(Called::numbered("asteroid", number)),
        Board::Belt if reach::places(board).contains(spot) => {
            let asteroid = data().belt.asteroid_of[spot.index()].index() + 1;
            let cell = place.trim_start_matches(|letter: char| letter.is_ascii_digit());
            Some(Called::new("outpost_cell").with("asteroid", asteroid).by("cell", format!("cell_{cell}")))
        }
        Board::Belt => None,
    }
}

/// Everything on both maps.
pub(crate) fn boards() -> Vec<(u8, Vec<(String, Called)>)> {
    let named = |board: Board| {
        let all = (0..Spot::count() as u8).map(|index| Spot(index).to_string());
        all.filter_map(|id| called(board, &id).map(|called| (id, called))).collect()
    };
    Board::ALL.into_iter().map(|board| (board.index() as u8, named(board))).collect()
}
