//! Lifepods: collecting, and where corporations put them.

use crate::actions::Action;
use crate::board::Board;
use crate::data::{Special, Tech};
use crate::desk::{Desk, Item};
use crate::geometry::Square;
use crate::illegal::Illegal;
use crate::pieces::{Cell, PodSpot, TOP, Track};
use crate::rules::tracks::refresh_techs;
use crate::state::{Part, Table};

/// A lifepod is collected: into the area, or where its owner says.
/// § PU-6.5 PU-11.3 PU-11.10
pub(crate) fn collect(desk: &mut Desk) {
    match desk.board.firm().special {
        Special::LifepodsOnTracks => desk.items.gain(Item::Pod),
        Special::LifepodsOnTechs if free_spots(&desk.board).next().is_some() => desk.items.gain(Item::Pod),
        _ => desk.board.pods += 1,
    }
}

/// Places other than the area where a lifepod may be put.
/// § PU-11.3 PU-11.10
fn free_spots(board: &Board) -> impl Iterator<Item = PodSpot> {
    let tracks = board.is(Special::LifepodsOnTracks);
    let techs = board.is(Special::LifepodsOnTechs);
    let cells = Track::ALL.into_iter().flat_map(|track| (0..=TOP).map(move |row| Cell::new(track, row)));
    let cells = cells.filter(move |cell| tracks && !board.occupied(*cell) && !board.pod_on(*cell));
    let count = if techs { board.firm().techs.len() as u8 } else { 0 };
    let techs = (0..count).filter(|tech| board.pod_techs >> tech & 1 == 0).map(PodSpot::Tech);
    cells.map(PodSpot::Cell).chain(techs)
}

/// Where collected lifepods lie.
fn taken_spots(board: &Board) -> impl Iterator<Item = PodSpot> {
    let area = (board.pods > 0).then_some(PodSpot::Area);
    let cells = Track::ALL.into_iter().flat_map(|track| (0..=TOP).map(move |row| Cell::new(track, row)));
    let cells = cells.filter(|cell| board.pod_on(*cell)).map(PodSpot::Cell);
    let techs = (0..6).filter(|tech| board.pod_techs >> tech & 1 != 0).map(PodSpot::Tech);
    area.into_iter().chain(cells).chain(techs)
}

/// Whether a lifepod may be moved: by a pending gain, or once a round by a technology.
/// § PU-11.4 PU-9.7
fn may_reposition(table: &Table, desk: &Desk) -> bool {
    let board = &desk.board;
    let once = board.firm().bit(Tech::Reposition1);
    let standing =
        matches!(table.part, Part::Turn | Part::Civs) && board.has(Tech::Reposition1) && board.used_round & once == 0;
    standing || desk.items.any(|item| *item == Item::Reposition)
}

/// Technology 2 of Cosmos moves lifepods when it first works, whatever opened it.
/// § PU-11.4
pub(crate) fn unlocked(desk: &mut Desk) {
    let thrice = desk.board.firm().bit(Tech::Reposition3);
    if desk.board.techs & thrice & !desk.board.used_game != 0 {
        desk.board.used_game |= thrice;
        (0..3).for_each(|_| desk.items.gain(Item::Reposition));
    }
}

fn wants_pods(item: &Item) -> bool {
    matches!(item, Item::CollectPods { .. })
}

/// Whether a pending item about lifepods can be carried out.
pub(crate) fn possible(board: &Board, item: Item) -> bool {
    match item {
        Item::Pod => true,
        Item::CollectPods { .. } | Item::LosePod => !board.lifepods.is_empty(),
        Item::LoseCollected => board.pods_collected() > 0,
        _ => false,
    }
}

pub(crate) fn legal(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    let board = &desk.board;
    if desk.items.any(|item| *item == Item::Pod) {
        into.push(Action::Pod { to: PodSpot::Area });
        into.extend(free_spots(board).map(|to| Action::Pod { to }));
    }
    if desk.items.any(wants_pods) {
        into.extend(board.lifepods.into_iter().map(|at| Action::Collect { at }));
    }
    if desk.items.any(|item| *item == Item::LosePod) {
        into.extend(board.lifepods.into_iter().map(|at| Action::Abandon { at }));
    }
    if desk.items.any(|item| *item == Item::LoseCollected) {
        into.extend(taken_spots(board).map(|from| Action::Lose { from }));
    }
    if may_reposition(table, desk) {
        for from in taken_spots(board) {
            if from != PodSpot::Area {
                into.push(Action::Reposition { from, to: PodSpot::Area });
            }
            into.extend(free_spots(board).map(|to| Action::Reposition { from, to }));
        }
    }
}

/// The area, or a free place of the right kind.
/// § PU-11.3 PU-11.10
pub(crate) fn check_pod(desk: &Desk, to: PodSpot) -> Result<(), Illegal> {
    if !desk.items.any(|item| *item == Item::Pod) {
        return Err(Illegal::NoSuchGain);
    }
    check_free(&desk.board, to)
}

fn check_free(board: &Board, to: PodSpot) -> Result<(), Illegal> {
    if to == PodSpot::Area || free_spots(board).any(|spot| spot == to) {
        Ok(())
    } else {
        Err(Illegal::PodSpotTaken { spot: to })
    }
}

/// From where a lifepod lies to a free place.
/// § PU-11.4
pub(crate) fn check_reposition(table: &Table, desk: &Desk, from: PodSpot, to: PodSpot) -> Result<(), Illegal> {
    if !may_reposition(table, desk) {
        return Err(Illegal::NoSuchGain);
    }
    if from == to || !taken_spots(&desk.board).any(|spot| spot == from) {
        return Err(Illegal::NoPod { spot: from });
    }
    check_free(&desk.board, to)
}

/// Whether a lifepod may be collected from the planet without a rover.
/// § PU-10.3
pub(crate) fn can_collect(desk: &Desk, at: Square) -> bool {
    desk.items.any(wants_pods) && desk.board.lifepods.contains(at)
}

pub(crate) fn check_abandon(desk: &Desk, at: Square) -> Result<(), Illegal> {
    if !desk.items.any(|item| *item == Item::LosePod) {
        return Err(Illegal::NoSuchGain);
    }
    if desk.board.lifepods.contains(at) { Ok(()) } else { Err(Illegal::NoLifepod { at }) }
}

pub(crate) fn check_lose(desk: &Desk, from: PodSpot) -> Result<(), Illegal> {
    if !desk.items.any(|item| *item == Item::LoseCollected) {
        return Err(Illegal::NoSuchGain);
    }
    if taken_spots(&desk.board).any(|spot| spot == from) { Ok(()) } else { Err(Illegal::NoPodToLose { spot: from }) }
}

pub(crate) fn apply_pod(table: &Table, desk: &mut Desk, to: PodSpot) {
    desk.items.take(|item| *item == Item::Pod);
    put(&mut desk.board, to);
    refresh_techs(table, &mut desk.board);
}

/// A pending gain is used before the technology.
/// § PU-11.4
pub(crate) fn apply_reposition(table: &Table, desk: &mut Desk, from: PodSpot, to: PodSpot) {
    if desk.items.take(|item| *item == Item::Reposition).is_none() {
        let once = desk.board.firm().bit(Tech::Reposition1);
        desk.board.used_round |= once;
    }
    remove(&mut desk.board, from);
    put(&mut desk.board, to);
    refresh_techs(table, &mut desk.board);
    unlocked(desk);
}

pub(crate) fn apply_collect(desk: &mut Desk, at: Square) {
    if let Some(Item::CollectPods { left: left @ 2.. }) = desk.items.take(wants_pods) {
        desk.items.gain(Item::CollectPods { left: left - 1 });
    }
    desk.board.lifepods.remove(at);
    collect(desk);
}

pub(crate) fn apply_abandon(desk: &mut Desk, at: Square) {
    desk.items.take(|item| *item == Item::LosePod);
    desk.board.lifepods.remove(at);
    desk.board.pods_lost += 1;
}

/// A technology that held it is lost.
/// § PU-10.26
pub(crate) fn apply_lose(table: &Table, desk: &mut Desk, from: PodSpot) {
    desk.items.take(|item| *item == Item::LoseCollected);
    remove(&mut desk.board, from);
    desk.board.pods_lost += 1;
    refresh_techs(table, &mut desk.board);
    unlocked(desk);
}

fn put(board: &mut Board, to: PodSpot) {
    match to {
        PodSpot::Area => board.pods += 1,
        PodSpot::Cell(cell) => board.pod_cells[cell.track.index()] |= 1 << cell.row,
        PodSpot::Tech(tech) => board.pod_techs |= 1 << tech,
    }
}

fn remove(board: &mut Board, from: PodSpot) {
    match from {
        PodSpot::Area => board.pods -= 1,
        PodSpot::Cell(cell) => board.pod_cells[cell.track.index()] &= !(1 << cell.row),
        PodSpot::Tech(tech) => board.pod_techs &= !(1 << tech),
    }
}
