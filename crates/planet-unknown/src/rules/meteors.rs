//! Meteorites by cards, events and technologies.

use crate::actions::Action;
use crate::board::Board;
use crate::data::Tech;
use crate::desk::{Desk, Item};
use crate::geometry::{SIDE, Square, Squares};
use crate::illegal::Illegal;
use crate::pieces::Line;
use crate::rules::rovers;

/// A meteorite comes to the collection area.
/// § PU-6.5 PU-11.9
pub(crate) fn collect(desk: &mut Desk) {
    desk.board.meteors += 1;
    if desk.board.has(Tech::PatchOnCollect) {
        desk.items.gain(Item::Patch { optional: true, single: true, milestone: false });
    }
}

/// Meteorites on the planet, with those on rovers.
/// § PU-11.8
pub(crate) fn lying(board: &Board) -> Squares {
    let loads: Squares = board.rovers.iter().filter(|rover| rover.load).map(|rover| rover.at).collect();
    board.meteorites | loads
}

/// Symbols without a meteorite, unless none may be placed any more.
/// § PU-10.18 PU-11.2
fn symbols(board: &Board) -> Squares {
    if board.has(Tech::NoMeteors) { Squares::NONE } else { board.ground.symbols & !board.meteorites }
}

fn wants_collect(item: &Item) -> bool {
    matches!(item, Item::CollectMeteor { .. })
}

fn wants_destroy(item: &Item) -> bool {
    matches!(item, Item::DestroyMeteors { .. })
}

fn lines() -> impl Iterator<Item = Line> {
    (0..SIDE).map(Line::Row).chain((0..SIDE).map(Line::Column))
}

fn squares_of(line: Line) -> Squares {
    match line {
        Line::Row(y) => Squares::row(y),
        Line::Column(x) => Squares::column(x),
    }
}

/// Whether a pending item about meteorites can be carried out.
pub(crate) fn possible(board: &Board, item: Item) -> bool {
    match item {
        Item::CollectMeteor { .. } => !board.meteorites.is_empty(),
        Item::DestroyMeteors { .. } | Item::Clear => !lying(board).is_empty(),
        Item::Meteor => !symbols(board).is_empty(),
        _ => false,
    }
}

pub(crate) fn legal(desk: &Desk, into: &mut Vec<Action>) {
    let board = &desk.board;
    if desk.items.any(wants_collect) {
        into.extend(board.meteorites.into_iter().map(|at| Action::Collect { at }));
    }
    if desk.items.any(wants_destroy) {
        into.extend(lying(board).into_iter().map(|at| Action::Destroy { at }));
    }
    if desk.items.any(|item| *item == Item::Clear) {
        let full = lines().filter(|line| squares_of(*line).meets(lying(board)));
        into.extend(full.map(|line| Action::Clear { line }));
    }
    if desk.items.any(|item| *item == Item::Meteor) {
        into.extend(symbols(board).into_iter().map(|at| Action::Meteor { at }));
    }
}

/// Whether a gain asks for a meteorite to be collected.
/// § PU-10.25 PU-11.7
pub(crate) fn to_collect(desk: &Desk) -> bool {
    desk.items.any(wants_collect)
}

/// Whether a meteorite may be collected from the planet without a rover.
/// § PU-10.25 PU-11.7
pub(crate) fn can_collect(desk: &Desk, at: Square) -> bool {
    desk.items.any(wants_collect) && desk.board.meteorites.contains(at)
}

/// Any meteorite on the planet.
/// § PU-10.5
pub(crate) fn check_destroy(desk: &Desk, at: Square) -> Result<(), Illegal> {
    if !desk.items.any(wants_destroy) {
        return Err(Illegal::NoSuchGain);
    }
    if lying(&desk.board).contains(at) { Ok(()) } else { Err(Illegal::NoMeteorite { at }) }
}

/// A line with a meteorite.
/// § PU-10.5
pub(crate) fn check_clear(desk: &Desk, line: Line) -> Result<(), Illegal> {
    if !desk.items.any(|item| *item == Item::Clear) {
        return Err(Illegal::NoSuchGain);
    }
    if squares_of(line).meets(lying(&desk.board)) { Ok(()) } else { Err(Illegal::NothingInLine { line }) }
}

/// A symbol without a meteorite.
/// § PU-10.18
pub(crate) fn check_meteor(desk: &Desk, at: Square) -> Result<(), Illegal> {
    if !desk.items.any(|item| *item == Item::Meteor) {
        return Err(Illegal::NoSuchGain);
    }
    if symbols(&desk.board).contains(at) { Ok(()) } else { Err(Illegal::NoSymbol { at }) }
}

/// Collects directly from the planet, for Horizon, too.
/// § PU-10.25
pub(crate) fn apply_collect(desk: &mut Desk, at: Square) {
    desk.items.take(wants_collect);
    desk.board.meteorites.remove(at);
    collect(desk);
}

/// Destroys one; the rest of the card waits, while there are more.
/// § PU-10.5
pub(crate) fn apply_destroy(desk: &mut Desk, at: Square) {
    if let Some(Item::DestroyMeteors { left: left @ 2.. }) = desk.items.take(wants_destroy) {
        desk.items.gain(Item::DestroyMeteors { left: left - 1 });
    }
    remove(&mut desk.board, at);
}

pub(crate) fn apply_clear(desk: &mut Desk, line: Line) {
    desk.items.take(|item| *item == Item::Clear);
    for at in squares_of(line) & lying(&desk.board) {
        remove(&mut desk.board, at);
    }
}

fn remove(board: &mut Board, at: Square) {
    if board.meteorites.contains(at) {
        board.meteorites.remove(at);
    } else if let Some(place) = board.rover_on(at) {
        board.rovers[place].load = false;
    }
}

/// A rover under the meteorite is destroyed.
/// § PU-6.6 PU-10.18
pub(crate) fn apply_meteor(desk: &mut Desk, at: Square) {
    desk.items.take(|item| *item == Item::Meteor);
    desk.board.meteorites.insert(at);
    rovers::destroy(&mut desk.board, at);
}
