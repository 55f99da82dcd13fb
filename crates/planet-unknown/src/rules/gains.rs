//! What a tracker's new cell gives.

use crate::board::{Board, Owed};
use crate::data::{CellFacts, Instead, Special, Tech};
use crate::desk::{Desk, Item};
use crate::pieces::{ALL_TRACKS, By, Cell, Track};
use crate::rules::{civs, pods, tracks};
use crate::state::Table;

/// Which bonuses an advance gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bonuses {
    /// All.
    All,
    /// All but synergy boosts. § PU-10.6
    NoSynergy,
    /// None. § PU-10.17
    None,
}

/// Moves a tracker to a cell and gains what is there. Staying at the end of the rover track gives its points again.
/// § PU-5.2 PU-6.2
pub(crate) fn enter(table: &Table, desk: &mut Desk, track: Track, to: Cell, bonuses: Bonuses) {
    let board = &mut desk.board;
    if board.tracker(track) == to {
        if bonuses != Bonuses::None {
            let points = board.firm().repeat;
            numbered_moves(board, points);
        }
        return;
    }
    board.trackers[track.index()] = to;
    tracks::refresh_techs(table, board);
    if bonuses == Bonuses::None {
        return;
    }
    bonuses_of(table, desk, to, bonuses);
    pods::unlocked(desk);
    civs::cards_of_the_end(table, desk);
}

/// Takes the bonuses of a cell without moving there.
/// § PU-5.13 PU-11.11
pub(crate) fn take_bonuses(table: &Table, desk: &mut Desk, cell: Cell) {
    bonuses_of(table, desk, cell, Bonuses::All);
}

fn bonuses_of(table: &Table, desk: &mut Desk, at: Cell, bonuses: Bonuses) {
    let cell = *desk.board.firm().cell(at);
    if !table.no_milestones() {
        milestones(table, desk, &cell);
    }
    if cell.moves > 0 {
        numbered_moves(&mut desk.board, cell.moves);
    }
    if bonuses == Bonuses::All && !table.no_synergy() {
        boosts(desk, &cell, at.track);
    }
    if let Some(instead) = cell.instead {
        choice(table, desk, at.row, instead, bonuses);
    }
}

/// Civ card, patch, rover, technology.
/// § PU-5.6 PU-5.10 PU-6.1 PU-5.9
fn milestones(table: &Table, desk: &mut Desk, cell: &CellFacts) {
    if cell.civ > 0 {
        civ_milestone(table, desk, cell.civ);
    }
    if cell.patch && cell.instead.is_none() {
        desk.items.gain(Item::Patch { optional: false, single: true, milestone: true });
    }
    if cell.rover {
        desk.items.gain(Item::Rover);
    }
    if cell.tech > 0 && desk.board.is(Special::FluxTrack) {
        desk.items.gain(Item::Flux { first: false });
    }
}

/// A civ card to choose, now or when it is the seat's turn; Republic pays for it.
/// § PU-5.6 PU-5.6.1 PU-11.7 PU-11.17
fn civ_milestone(table: &Table, desk: &mut Desk, level: u8) {
    let up = upgraded(&desk.board, Track::Civ) && level < 4;
    owe(table, desk, Owed { level, up });
    if desk.board.is(Special::RegressOnCiv) {
        desk.items.gain(Item::Regress { by: By::Card, tracks: ALL_TRACKS & !Track::Civ.bit(), steps: 1 });
        if desk.board.has(Tech::SynergyOnCiv) && !table.no_synergy() {
            desk.items.gain(Item::Boost { optional: true });
        }
    }
}

/// Notes a civ card to be chosen.
/// § PU-5.6.1
pub(crate) fn owe(table: &Table, desk: &mut Desk, owed: Owed) {
    if table.picks_at_once() {
        desk.items.gain(Item::Civ { level: owed.level, up: owed.up });
    } else {
        desk.board.owed.push(owed);
    }
}

/// Whether the flux token improves a track.
/// § PU-11.7
pub(crate) fn upgraded(board: &Board, track: Track) -> bool {
    board.flux == Some(track) && board.has(Tech::FluxUpgrade)
}

fn boosts(desk: &mut Desk, cell: &CellFacts, track: Track) {
    for _ in 0..cell.synergy {
        desk.items.gain(Item::Boost { optional: false });
        if track == Track::Water && upgraded(&desk.board, Track::Water) {
            desk.items.gain(Item::Boost { optional: true });
        }
    }
}

/// One of two bonuses; where only one can be had, that one.
/// § PU-11.18
fn choice(table: &Table, desk: &mut Desk, row: u8, instead: Instead, bonuses: Bonuses) {
    let boost = matches!(instead, Instead::Synergy);
    if boost && (bonuses == Bonuses::NoSynergy || table.no_synergy()) {
        if !table.no_milestones() {
            desk.items.gain(Item::Patch { optional: false, single: true, milestone: true });
        }
    } else if table.no_milestones() {
        desk.items.gain(other_bonus(instead));
    } else {
        desk.items.gain(Item::Choice { row });
    }
}

/// The bonus that is not the patch.
pub(crate) fn other_bonus(instead: Instead) -> Item {
    match instead {
        Instead::Synergy => Item::Boost { optional: false },
        Instead::Advance(track) => Item::Advance { by: By::Bonus, tracks: track.bit(), steps: 1, bonuses: true },
    }
}

/// Points of a numbered cell, raised by technologies.
/// § PU-6.7
fn numbered_moves(board: &mut Board, n: u8) {
    let on_track = || board.trackers.iter().filter(|cell| cell.track == Track::Rover).count();
    let more = board.has(Tech::RoverPlus1)
        || upgraded(board, Track::Rover)
        || (board.has(Tech::RoverPlus1IfTwo) && on_track() > 1);
    gain_moves(board, n + u8::from(more));
}

/// Movement points for this round.
/// § PU-6.3
pub(crate) fn gain_moves(board: &mut Board, n: u8) {
    board.moves += n;
    board.gained |= n > 0;
}
