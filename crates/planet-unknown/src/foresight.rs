//! What helps to look ahead: answers to follow-up questions, what is owed, what a draft would tell, where events happen.

use game_core::{Fx, Game, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::actions::Action;
use crate::board::Laying;
use crate::desk::Item;
use crate::events::Event;
use crate::geometry::Square;
use crate::pieces::Cell;
use crate::rules::{self, items, open};
use crate::state::PlanetUnknown;

/// A place on a player's boards: a square of the planet or a cell of a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Place {
    /// A square of the planet.
    Square(Square),
    /// A cell of a track.
    Cell(Cell),
}

/// What must be done and can be done in one way only, whichever of the pending things comes first.
/// § PU-3.6
pub(crate) fn suggest(game: &PlanetUnknown, seat: Seat) -> Option<Action> {
    let desk = game.desk(seat);
    let mut all: Vec<Action> = Vec::new();
    let plain = desk.plain();
    for item in desk.items.iter().filter(|item| items::binding(&game.table, &plain, seat, **item)) {
        ways(game, seat, *item, &mut all);
        all.dedup();
        if all.len() > 1 {
            return None;
        }
    }
    all.first().copied()
}

/// The actions that an item brings: those that are legal with it and not without. Another item that waits may bar some
/// of them.
pub(crate) fn ways(game: &PlanetUnknown, seat: Seat, item: Item, into: &mut Vec<Action>) {
    let with = |items: &[Item]| {
        let mut alone = game.clone();
        alone.desks.change(seat, |desk| desk.items = items.iter().copied().collect());
        alone.legal_list(seat)
    };
    let without = with(&[]);
    let is_way = |action: &Action| {
        !matches!(action, Action::Waive { .. } | Action::Confirm)
            && !without.contains(action)
            && rules::check(game, seat, *action).is_ok()
    };
    into.extend(with(&[item]).into_iter().filter(is_way));
}

/// What the seat did to its boards within this part, as laying them open tells it.
/// § PU-1.5
pub(crate) fn draft(game: &PlanetUnknown, before: &PlanetUnknown, seat: Seat, fx: &mut Fx<Event>) {
    let moment = |game: &PlanetUnknown| (game.table.round, game.table.part, game.table.active);
    if moment(game) != moment(before) {
        return;
    }
    let (was, is) = (before.desk(seat), game.desk(seat));
    if let Some(objective) = is.offered.filter(|_| was.offered.is_none()) {
        fx.tell(|| Event::ObjectiveShared { seat, objective });
    }
    open::tell(&was.board, &is.board, seat, fx);
}

/// Where an event happens.
pub(crate) fn places(event: &Event, into: &mut Vec<Place>) {
    match event {
        Event::TilePlaced { tile, way, at, .. } => {
            let laying = Laying { tile: *tile, way: *way, at: *at };
            into.extend(laying.squares().iter().map(Place::Square));
        }
        Event::PatchesPlaced { squares, .. } | Event::RoversMoved { squares, .. } => {
            into.extend(squares.iter().copied().map(Place::Square));
        }
        Event::TrackersMoved { trackers, .. } => {
            let cell = |moved: &crate::events::Moved| Cell::new(moved.on.unwrap_or(moved.track), moved.row);
            into.extend(trackers.iter().map(cell).map(Place::Cell));
        }
        _ => {}
    }
}
