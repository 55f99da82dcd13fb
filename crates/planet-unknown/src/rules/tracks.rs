//! Where trackers can go, and which technologies they open.

use game_core::List;

use crate::board::Board;
use crate::data::{Special, Tech};
use crate::pieces::{Cell, TOP, Track};
use crate::state::Table;

/// Cells to which one advance can lead.
pub(crate) type Targets = List<Cell, 5>;

/// Where the next step of a tracker may lead; its own cell where it stays and takes the points of the end again.
/// § PU-5.2 PU-5.3 PU-6.2
pub(crate) fn targets(board: &Board, track: Track) -> Targets {
    if board.is(Special::DiagonalAdvance) {
        return diagonal_targets(board, track);
    }
    straight(board, track).into_iter().collect()
}

/// Whether a tracker can take a step.
pub(crate) fn can_advance(board: &Board, track: Track) -> bool {
    if board.is(Special::DiagonalAdvance) {
        return !diagonal_targets(board, track).is_empty();
    }
    straight(board, track).is_some()
}

/// The next cell of a tracker that keeps to its way.
/// § PU-5.2 PU-11.3 PU-11.15
pub(crate) fn straight(board: &Board, track: Track) -> Option<Cell> {
    let now = board.tracker(track);
    if board.is(Special::DiagonalAdvance) {
        return diagonal_targets(board, track).iter().copied().find(|cell| is_straight(board, now, *cell));
    }
    if board.is(Special::WindingWater) && track == Track::Water {
        let path = &board.firm().path;
        let step = path.iter().position(|cell| *cell == now)?;
        return free_ahead(board, path[step + 1..].iter().copied());
    }
    if now.row == TOP {
        return (track == Track::Rover).then_some(now);
    }
    free_ahead(board, (now.row + 1..=TOP).map(|row| Cell::new(track, row)))
}

/// Whether a step needs no word on where it leads: there is one way, or it keeps to the track.
pub(crate) fn is_straight(board: &Board, from: Cell, to: Cell) -> bool {
    !board.is(Special::DiagonalAdvance) || from == to || (from.track == to.track && from.row < to.row)
}

/// The cell as an advance has to name it, where the tracker does not keep to its way.
pub(crate) fn named(board: &Board, from: Cell, to: Cell) -> Option<Cell> {
    (!is_straight(board, from, to)).then_some(to)
}

/// The first cell that can be stood on. Lifepods are passed over; another tracker stops an advance, unless trackers
/// are skipped, too.
/// § PU-11.3 PU-11.15
fn free_ahead(board: &Board, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
    for cell in cells {
        if !board.firm().cell(cell).exists || board.pod_on(cell) {
            continue;
        }
        if !board.occupied(cell) {
            return Some(cell);
        }
        if !board.has(Tech::SkipTrackers) {
            return None;
        }
    }
    None
}

/// Straight or diagonally up, with a technology sideways, to a free cell.
/// § PU-11.13
fn diagonal_targets(board: &Board, track: Track) -> Targets {
    let now = board.tracker(track);
    let mut targets = Targets::new();
    let at_the_end = now.row == TOP;
    if at_the_end && now.track == Track::Rover {
        targets.push(now);
    }
    let wraps = board.has(Tech::CivTechAdjacent);
    let beside = |step: i8| {
        let place = now.track as i8 + step;
        match place {
            0..5 => Some(Track::ALL[place as usize]),
            _ if wraps => Some(Track::ALL[place.rem_euclid(5) as usize]),
            _ => None,
        }
    };
    let mut offer = |track: Option<Track>, row: u8| {
        let cell = track.map(|track| Cell::new(track, row));
        if let Some(cell) = cell.filter(|cell| !board.occupied(*cell)) {
            targets.push(cell);
        }
    };
    if !at_the_end {
        for step in [0, -1, 1] {
            offer(beside(step), now.row + 1);
        }
    }
    if board.has(Tech::ShiftSideways) {
        for step in [-1, 1] {
            offer(beside(step), now.row);
        }
    }
    targets
}

/// The cell below, if the tracker can go there.
/// § PU-5.5 PU-11.3 PU-11.14 PU-11.15
pub(crate) fn below(board: &Board, track: Track) -> Option<Cell> {
    let now = board.tracker(track);
    let cell = if board.is(Special::WindingWater) && track == Track::Water {
        let path = &board.firm().path;
        let step = path.iter().position(|cell| *cell == now)?;
        path[step.checked_sub(1)?]
    } else {
        let mut rows = (0..now.row).rev().map(|row| Cell::new(now.track, row));
        rows.find(|cell| board.firm().cell(*cell).exists && !board.pod_on(*cell))?
    };
    (!board.occupied(cell)).then_some(cell)
}

/// How many of so many steps down a tracker can take.
/// § PU-10.16
pub(crate) fn depth(board: &Board, track: Track, steps: u8) -> u8 {
    let mut board = *board;
    let mut taken = 0;
    while taken < steps
        && let Some(cell) = below(&board, track)
    {
        board.trackers[track.index()] = cell;
        taken += 1;
    }
    taken
}

/// Takes so many steps down, as far as possible.
/// § PU-5.5
pub(crate) fn descend(table: &Table, board: &mut Board, track: Track, steps: u8) {
    for _ in 0..steps {
        if let Some(cell) = below(board, track) {
            board.trackers[track.index()] = cell;
        }
    }
    refresh_techs(table, board);
}

/// Whether a tracker stands at the end of its way.
/// § PU-10.11
pub(crate) fn at_maximum(board: &Board, track: Track) -> bool {
    match board.firm().special {
        Special::DiagonalAdvance => board.trackers.contains(&Cell::new(track, TOP)),
        Special::WindingWater if track == Track::Water => board.firm().path.last() == Some(&board.tracker(track)),
        _ => board.tracker(track).row == TOP,
    }
}

/// Works out which technologies are open. While an event makes milestones give nothing, none is added.
/// § PU-5.9 PU-5.13 PU-10.19
pub(crate) fn refresh_techs(table: &Table, board: &mut Board) {
    let all_work = !table.no_milestones() || board.is(Special::LifepodsOnTechs);
    board.techs = if all_work { open_techs(board) } else { attained(board) & board.techs };
}

/// The technologies that may work: those that are open; with Flux any it has reached, as long as a higher one does not
/// work yet.
/// § PU-10.19 PU-11.6
pub(crate) fn attained(board: &Board) -> u8 {
    if board.is(Special::FluxTrack) { reached(board, board.tracker(Track::Tech).row) } else { open_techs(board) }
}

/// The technologies of the cells up to a row that no lifepod covers.
/// § PU-5.9 PU-11.3
fn reached(board: &Board, row: u8) -> u8 {
    let rows = (0..=row).map(|row| Cell::new(Track::Tech, row)).filter(|cell| !board.pod_on(*cell));
    rows.fold(0, |techs, cell| match board.firm().cell(cell).tech {
        0 => techs,
        level => techs | 1 << (level - 1),
    })
}

/// The technologies that the trackers (or lifepods) open.
/// § PU-5.9 PU-11.3 PU-11.6 PU-11.10 PU-11.14
pub(crate) fn open_techs(board: &Board) -> u8 {
    let reached = |row: u8| reached(board, row);
    match board.firm().special {
        Special::LifepodsOnTechs => board.pod_techs,
        Special::FluxTrack => {
            let all: u8 = reached(board.tracker(Track::Tech).row);
            all.checked_ilog2().map_or(0, |highest| 1 << highest)
        }
        Special::DiagonalAdvance => {
            let there = board.trackers.iter().filter(|cell| cell.track == Track::Tech);
            there.map(|cell| cell.row).max().map_or(0, reached)
        }
        _ => reached(board.tracker(Track::Tech).row),
    }
}

/// The medal of a cell: the highest symbol at or below it that no lifepod covers.
/// § PU-8.1 PU-11.3
pub(crate) fn medal(board: &Board, at: Cell) -> i32 {
    let cells = (0..=at.row).rev().map(|row| Cell::new(at.track, row)).filter(|cell| !board.pod_on(*cell));
    cells.filter_map(|cell| board.firm().cell(cell).medal).next().map_or(0, i32::from)
}
