//! Biomass patches.

use crate::actions::Action;
use crate::board::Board;
use crate::data::{PlanetRule, Special, Tech};
use crate::desk::{Desk, Item};
use crate::geometry::{Square, Squares};
use crate::illegal::Illegal;
use crate::pieces::{TOP, Track};
use crate::rules::gains::{other_bonus, upgraded};
use crate::rules::place::cover;
use crate::state::Table;

/// Where a patch can be placed.
/// § PU-4.10
pub(crate) fn squares(table: &Table, board: &Board) -> Squares {
    by_planet(board, fitting(table, board))
}

/// Where a patch fits but for the rule of the planet.
/// § PU-4.5 PU-11.19
fn fitting(table: &Table, board: &Board) -> Squares {
    let covered = board.ground.covered;
    let mut free = board.world().grid & !covered;
    if covered.is_empty() {
        free &= board.world().landing();
    } else if !board.has(Tech::IgnoreAdjacency) {
        free &= covered.beside();
    }
    if board.has(Tech::PatchOnTiles) {
        free |= covered & !board.patches & !board.meteorites;
    }
    if board.has(Tech::DestroyMeteorsEnd) && table.part.is_final() {
        free |= board.meteorites;
    }
    free
}

/// What the planet's own rule leaves. A patch upon a tile lies above the others and slides past nothing.
/// § PU-12.2 PU-12.10
fn by_planet(board: &Board, free: Squares) -> Squares {
    let covered = board.ground.covered;
    match board.world().rule {
        PlanetRule::Ring(ring) => free & !ring,
        PlanetRule::SlideIn => {
            let ways = [covered.back(1), covered.back(16), covered.forth(1), covered.forth(16)];
            free & ways.into_iter().fold(covered, |slides, shifted| slides | !shifted)
        }
        _ => free,
    }
}

fn is_patch(item: &Item) -> bool {
    matches!(item, Item::Patch { .. } | Item::Stored)
}

fn is_gained(item: &Item) -> bool {
    matches!(item, Item::Patch { .. })
}

/// Whether a patch can be placed, or kept.
pub(crate) fn possible(table: &Table, desk: &Desk) -> bool {
    can_store(table, desk) || !squares(table, &desk.board).is_empty()
}

/// Whether a patch gained now may be kept for the end.
/// § PU-5.11
fn can_store(table: &Table, desk: &Desk) -> bool {
    !table.part.is_final() && desk.board.has(Tech::StorePatches) && desk.items.any(is_gained)
}

/// Which patch may become two: of a milestone with Flux, any gained alone with Wormhole once a round.
/// § PU-11.7 PU-11.19
fn doubled(board: &Board, item: &Item) -> bool {
    let Item::Patch { single: true, milestone, .. } = *item else { return false };
    let once = board.firm().bit(Tech::TwoPatches);
    (milestone && upgraded(board, Track::Biomass)) || (board.has(Tech::TwoPatches) && board.used_round & once == 0)
}

/// Whether a patch may become a boost.
/// § PU-11.11
fn can_swap(table: &Table, desk: &Desk) -> bool {
    let board = &desk.board;
    let once = board.firm().bit(Tech::SynergyForPatch);
    board.has(Tech::SynergyForPatch) && board.used_round & once == 0 && !table.no_synergy() && desk.items.any(is_gained)
}

/// Whether the biomass tracker may go back to the start.
/// § PU-11.19
fn can_reset(board: &Board) -> bool {
    board.has(Tech::ResetBiomass) && board.tracker(Track::Biomass).row == TOP
}

pub(crate) fn legal(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    let board = &desk.board;
    if desk.items.any(is_patch) {
        into.extend(squares(table, board).into_iter().map(|at| Action::Patch { at }));
        if can_store(table, desk) {
            into.push(Action::Store);
        }
        if desk.items.any(|item| doubled(board, item)) {
            into.push(Action::Double);
        }
        if can_swap(table, desk) {
            into.push(Action::Swap);
        }
    }
    if desk.items.any(|item| matches!(item, Item::Choice { .. })) {
        into.extend([Action::Choose { patch: true }, Action::Choose { patch: false }]);
    }
    if can_reset(board) {
        into.push(Action::Reset);
    }
}

/// A patch to place, and a square for it.
/// § PU-4.5 PU-5.10
pub(crate) fn check(table: &Table, desk: &Desk, at: Square) -> Result<(), Illegal> {
    if !desk.items.any(is_patch) {
        return Err(Illegal::NoPatch);
    }
    let board = &desk.board;
    match (fitting(table, board).contains(at), squares(table, board).contains(at)) {
        (_, true) => Ok(()),
        (true, false) => Err(Illegal::PlanetForbids { planet: board.planet }),
        (false, false) if board.ground.covered.contains(at) => {
            Err(Illegal::PatchOnTile { at, meteorite: board.meteorites.contains(at) })
        }
        (false, false) => Err(Illegal::PatchElsewhere { at }),
    }
}

/// The four other things that can be done about patches.
pub(crate) fn check_other(table: &Table, desk: &Desk, action: Action) -> Result<(), Illegal> {
    let fine = match action {
        Action::Store => can_store(table, desk),
        Action::Double => desk.items.any(|item| doubled(&desk.board, item)),
        Action::Swap => can_swap(table, desk),
        Action::Choose { .. } => desk.items.any(|item| matches!(item, Item::Choice { .. })),
        _ => can_reset(&desk.board),
    };
    if fine { Ok(()) } else { Err(Illegal::NoSuchGain) }
}

/// What else could be done with a patch: leave it, make it two now, make it two when a technology allows. One kept for
/// the end can only be placed.
/// § PU-3.6
pub(crate) fn leeway(board: &Board, item: &Item) -> (bool, bool, bool, bool) {
    match *item {
        Item::Patch { optional, single, milestone } => (optional, doubled(board, item), single, milestone),
        _ => (false, false, false, false),
    }
}

/// Takes a patch off the list: one that must be placed, and of those the one that leaves the least choice.
/// § PU-3.6 PU-3.8
fn take_patch(desk: &mut Desk, fits: fn(&Item) -> bool) -> Option<Item> {
    let board = desk.board;
    desk.items.take_least(|item| fits(item).then(|| leeway(&board, item)))
}

/// Lays the patch: it has no station and moves no tracker; what lies under it is gone.
/// § PU-5.10 PU-4.6 PU-11.19
pub(crate) fn apply(desk: &mut Desk, at: Square) {
    let item = take_patch(desk, is_patch);
    if item == Some(Item::Stored) {
        desk.board.stored -= 1;
        if desk.board.stored > 0 {
            desk.items.gain(Item::Stored);
        }
    }
    cover(&mut desk.board, Squares::one(at));
    desk.board.meteorites.remove(at);
    desk.board.patches.insert(at);
    let tiles = desk.board.tiles;
    desk.board.ground.patch(at, &tiles);
}

pub(crate) fn apply_other(desk: &mut Desk, action: Action) {
    match action {
        Action::Store => {
            take_patch(desk, is_gained);
            desk.board.stored += 1;
        }
        Action::Double => double(desk),
        Action::Swap => {
            let once = desk.board.firm().bit(Tech::SynergyForPatch);
            desk.board.used_round |= once;
            take_patch(desk, is_gained);
            desk.items.gain(Item::Boost { optional: false });
        }
        Action::Choose { patch } => choose(desk, patch),
        _ => desk.board.trackers[Track::Biomass.index()].row = 0,
    }
}

/// Two patches instead of one; neither is gained alone any more.
fn double(desk: &mut Desk) {
    let board = desk.board;
    let Some(Item::Patch { milestone, optional, .. }) = desk.items.take(|item| doubled(&board, item)) else { return };
    if !board.is(Special::FluxTrack) {
        desk.board.used_round |= board.firm().bit(Tech::TwoPatches);
    }
    let patch = Item::Patch { optional, single: false, milestone };
    desk.items.gain(patch);
    desk.items.gain(patch);
}

/// § PU-11.18
fn choose(desk: &mut Desk, patch: bool) {
    let Some(Item::Choice { row }) = desk.items.take(|item| matches!(item, Item::Choice { .. })) else { return };
    let cell = crate::pieces::Cell::new(Track::Biomass, row);
    match desk.board.firm().cell(cell).instead {
        Some(instead) if !patch => desk.items.gain(other_bonus(instead)),
        _ => desk.items.gain(Item::Patch { optional: false, single: true, milestone: true }),
    }
}
