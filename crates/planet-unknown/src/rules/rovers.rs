//! Rovers: placing, moving, collecting.

use crate::actions::Action;
use crate::board::{Board, RoverAt};
use crate::data::{EventEffect, PlanetRule, Special, Tech};
use crate::desk::{Desk, Item};
use crate::geometry::{Square, Squares};
use crate::illegal::Illegal;
use crate::pieces::Terrain;
use crate::rules::{meteors, pods};
use crate::state::Table;

/// Squares of the last tile on which a rover can be placed.
/// § PU-6.1 PU-6.1.1 PU-5.6.2 PU-7.5
pub(crate) fn places(board: &Board) -> Squares {
    if board.supply == 0 {
        return Squares::NONE;
    }
    board.tiles.last().map_or(Squares::NONE, |laying| laying.squares() & !board.rover_squares())
}

/// Squares of tiles placed this round, for the rover of an event.
/// § PU-10.28 PU-7.6
pub(crate) fn extra_places(board: &Board) -> Squares {
    let fresh = board.tiles.as_slice().get(usize::from(board.before)..).unwrap_or_default();
    let tiles = if board.stuck && fresh.is_empty() {
        board.tiles.last().map_or(Squares::NONE, |laying| laying.squares())
    } else {
        fresh.iter().fold(Squares::NONE, |all, laying| all | laying.squares())
    };
    tiles & !board.rover_squares()
}

/// Squares that a rover may move or be teleported onto.
/// § PU-6.4 PU-10.22 PU-12.7
fn enterable(table: &Table, board: &Board) -> Squares {
    let mut squares = board.world().grid & !board.rover_squares();
    if let PlanetRule::Toxic(toxic) = board.world().rule {
        squares &= !(toxic & !board.ground.covered);
    }
    if let Some(EventEffect::RoverNoEntry { terrain }) = table.effect() {
        squares &= !board.terrain(*terrain);
    }
    squares
}

/// Where one step of a rover may lead.
/// § PU-6.4 PU-6.9 PU-12.13
pub(crate) fn steps(table: &Table, board: &Board, from: Square) -> Squares {
    around(board, from) & enterable(table, board) & this_side(board, from) & affordable(board)
}

/// The squares one step away.
/// § PU-6.4 PU-6.9
fn around(board: &Board, from: Square) -> Squares {
    let here = Squares::one(from);
    let mut squares = here.beside();
    if board.has(Tech::RoverDiagonal) {
        let beside = here.back(1) | here.forth(1);
        squares |= beside.back(16) | beside.forth(16);
    }
    squares
}

/// The squares that no chasm parts from this one, and those beyond it at a crossing.
/// § PU-12.13
fn this_side(board: &Board, from: Square) -> Squares {
    let PlanetRule::Chasm(side, crossings) = &board.world().rule else { return Squares::ALL };
    let mut reach = if side.contains(from) { *side } else { !*side };
    for [one, other] in crossings {
        let across = if *one == from { *other } else { *one };
        if [*one, *other].contains(&from) {
            reach.insert(across);
        }
    }
    reach
}

/// Squares that can be paid for: any with a point left, energy squares for nothing with a technology.
/// § PU-6.9 PU-11.5
fn affordable(board: &Board) -> Squares {
    if board.moves > 0 {
        return Squares::ALL;
    }
    if board.has(Tech::FreeEnergyMoves) && board.gained { board.terrain(Terrain::Energy) } else { Squares::NONE }
}

/// Where a technology may teleport a rover.
/// § PU-11.11 PU-11.17
fn teleports(table: &Table, board: &Board, from: Square) -> Squares {
    let fresh = board.used_round & board.firm().bit(Tech::TeleportSameTerrain) == 0;
    let ground = if board.moves == 0 {
        Squares::NONE
    } else if board.has(Tech::TeleportSameTerrain) && fresh {
        board.terrain_at(from).map_or(Squares::NONE, |terrain| board.terrain(terrain))
    } else if board.has(Tech::TeleportCiv) {
        let stations = board.ground.stations & board.ground.terrain[Terrain::Civ.index()];
        if stations.contains(from) { stations } else { Squares::NONE }
    } else {
        Squares::NONE
    };
    ground & enterable(table, board)
}

/// Where a civ card may move a rover: anywhere else.
/// § PU-10.4
fn relocations(table: &Table, desk: &Desk) -> Squares {
    if desk.items.any(|item| *item == Item::Relocate) { enterable(table, &desk.board) } else { Squares::NONE }
}

/// Whether a pending placement or relocation can be carried out.
pub(crate) fn possible(table: &Table, desk: &Desk, item: Item) -> bool {
    match item {
        Item::Rover => !places(&desk.board).is_empty(),
        Item::ExtraRover => !extra_places(&desk.board).is_empty(),
        Item::Relocate => !desk.board.rovers.is_empty() && !enterable(table, &desk.board).is_empty(),
        Item::Scrap => !desk.board.rovers.is_empty(),
        _ => false,
    }
}

pub(crate) fn legal(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    let board = &desk.board;
    if desk.items.any(|item| *item == Item::Rover) {
        into.extend(places(board).into_iter().map(|at| Action::Rover { at }));
    }
    if desk.items.any(|item| *item == Item::ExtraRover) {
        into.extend(extra_places(board).into_iter().map(|at| Action::Drop { at }));
    }
    let anywhere = relocations(table, desk);
    let scrap = desk.items.any(|item| *item == Item::Scrap);
    for rover in &board.rovers {
        let from = rover.at;
        if board.moves > 0 || board.gained {
            into.extend(steps(table, board, from).into_iter().map(|to| Action::Move { from, to }));
            into.extend(teleports(table, board, from).into_iter().map(|to| Action::Teleport { from, to }));
        }
        into.extend(anywhere.into_iter().map(|to| Action::Relocate { from, to }));
        if can_dump(board, rover) {
            into.push(Action::Dump { at: from });
        }
        if scrap {
            into.push(Action::Scrap { at: from });
        }
    }
}

/// Whether a rover may drop its load into the water it has just come to.
/// § PU-11.9
fn can_dump(board: &Board, rover: &RoverAt) -> bool {
    rover.load && rover.wet && board.has(Tech::DestroyOnWater)
}

/// A rover of the supply goes on the last tile, that of an event on any tile of the round.
/// § PU-6.1 PU-10.28
pub(crate) fn check_place(desk: &Desk, at: Square, extra: bool) -> Result<(), Illegal> {
    let board = &desk.board;
    let (wanted, places, none, elsewhere) = if extra {
        (Item::ExtraRover, extra_places(board), Illegal::NoExtraRover, Illegal::ExtraRoverElsewhere { at })
    } else {
        (Item::Rover, places(board), Illegal::NoRover, Illegal::RoverElsewhere { at })
    };
    if !desk.items.any(|item| *item == wanted) {
        return Err(none);
    }
    if places.contains(at) { Ok(()) } else { Err(elsewhere) }
}

/// A step to a square beside that can be entered and paid for.
/// § PU-6.4 PU-6.9
pub(crate) fn check_move(table: &Table, desk: &Desk, from: Square, to: Square) -> Result<(), Illegal> {
    let board = &desk.board;
    board.rover_on(from).ok_or(Illegal::NoRoverThere { at: from })?;
    if steps(table, board, from).contains(to) {
        return Ok(());
    }
    if !affordable(board).contains(to) {
        return Err(Illegal::NoMoves);
    }
    let parted = around(board, from).contains(to) && !this_side(board, from).contains(to);
    let step = if parted { Illegal::PlanetForbids { planet: board.planet } } else { Illegal::NotOneStep { from, to } };
    Err(no_entry(table, board, to).unwrap_or(step))
}

/// Why a square cannot be entered by any kind of movement.
fn no_entry(table: &Table, board: &Board, to: Square) -> Option<Illegal> {
    if !board.world().grid.contains(to) {
        return Some(Illegal::NoSquare { at: to });
    }
    if board.rover_on(to).is_some() {
        return Some(Illegal::RoverInTheWay { at: to });
    }
    if enterable(table, board).contains(to) {
        return None;
    }
    let barred = |effect: &EventEffect| match effect {
        EventEffect::RoverNoEntry { terrain } => board.terrain(*terrain).contains(to),
        _ => false,
    };
    match table.event.filter(|_| table.effect().is_some_and(barred)) {
        Some(event) => Some(Illegal::EventForbids { event }),
        None => Some(Illegal::PlanetForbids { planet: board.planet }),
    }
}

/// From one square of a kind to another.
/// § PU-11.11 PU-11.17
pub(crate) fn check_teleport(table: &Table, desk: &Desk, from: Square, to: Square) -> Result<(), Illegal> {
    let board = &desk.board;
    board.rover_on(from).ok_or(Illegal::NoRoverThere { at: from })?;
    if teleports(table, board, from).contains(to) {
        return Ok(());
    }
    if board.moves == 0 {
        return Err(Illegal::NoMoves);
    }
    Err(no_entry(table, board, to).unwrap_or(Illegal::NoTeleport { from, to, corporation: board.corporation }))
}

/// Any square that a rover can enter.
/// § PU-10.4
pub(crate) fn check_relocate(table: &Table, desk: &Desk, from: Square, to: Square) -> Result<(), Illegal> {
    let board = &desk.board;
    if !desk.items.any(|item| *item == Item::Relocate) {
        return Err(Illegal::NoSuchGain);
    }
    board.rover_on(from).ok_or(Illegal::NoRoverThere { at: from })?;
    no_entry(table, board, to).map_or(Ok(()), Err)
}

pub(crate) fn check_dump(desk: &Desk, at: Square) -> Result<(), Illegal> {
    let place = desk.board.rover_on(at).ok_or(Illegal::NoRoverThere { at })?;
    if can_dump(&desk.board, &desk.board.rovers[place]) { Ok(()) } else { Err(Illegal::NoDump { at }) }
}

pub(crate) fn check_scrap(desk: &Desk, at: Square) -> Result<(), Illegal> {
    if !desk.items.any(|item| *item == Item::Scrap) {
        return Err(Illegal::NoSuchGain);
    }
    desk.board.rover_on(at).map(drop).ok_or(Illegal::NoRoverThere { at })
}

/// Puts a rover on a square; it collects what lies there.
/// § PU-6.1 PU-6.9 PU-10.28
pub(crate) fn place(desk: &mut Desk, at: Square, extra: bool) {
    if extra {
        desk.items.take(|item| *item == Item::ExtraRover);
    } else {
        desk.items.take(|item| *item == Item::Rover);
        desk.board.supply -= 1;
    }
    desk.board.rovers.push(RoverAt { at, ..RoverAt::default() });
    arrive(desk, at);
}

/// One step.
/// § PU-6.4
pub(crate) fn walk(desk: &mut Desk, from: Square, to: Square) {
    desk.board.moves -= cost(&desk.board, to);
    carry(desk, from, to);
}

/// What a step to a square takes: a point, unless it is free.
/// § PU-6.4 PU-11.5
pub(crate) fn cost(board: &Board, to: Square) -> u8 {
    u8::from(!(board.has(Tech::FreeEnergyMoves) && board.terrain(Terrain::Energy).contains(to)))
}

/// One point, and once a round where the technology says so.
/// § PU-11.11 PU-11.17
pub(crate) fn teleport(desk: &mut Desk, from: Square, to: Square) {
    let once = desk.board.firm().bit(Tech::TeleportSameTerrain);
    desk.board.used_round |= once;
    desk.board.moves -= 1;
    carry(desk, from, to);
}

pub(crate) fn relocate(desk: &mut Desk, from: Square, to: Square) {
    desk.items.take(|item| *item == Item::Relocate);
    carry(desk, from, to);
}

fn carry(desk: &mut Desk, from: Square, to: Square) {
    if let Some(place) = desk.board.rover_on(from) {
        let rover = &mut desk.board.rovers[place];
        rover.at = to;
        rover.wet = false;
        arrive(desk, to);
    }
}

/// Collects a lifepod or meteorite; Horizon loads meteorites and delivers them to rover stations.
/// § PU-6.5 PU-11.8
fn arrive(desk: &mut Desk, at: Square) {
    if desk.board.lifepods.contains(at) {
        desk.board.lifepods.remove(at);
        pods::collect(desk);
    }
    if !desk.board.is(Special::CarryMeteors) {
        if desk.board.meteorites.contains(at) {
            desk.board.meteorites.remove(at);
            meteors::collect(desk);
        }
        return;
    }
    let station = (desk.board.ground.stations & desk.board.ground.terrain[Terrain::Rover.index()]).contains(at);
    let water = desk.board.ground.terrain[Terrain::Water.index()].contains(at);
    let Some(place) = desk.board.rover_on(at) else { return };
    loop {
        if desk.board.rovers[place].load && station {
            desk.board.rovers[place].load = false;
            meteors::collect(desk);
        } else if !desk.board.rovers[place].load && desk.board.meteorites.contains(at) {
            desk.board.meteorites.remove(at);
            desk.board.rovers[place].load = true;
        } else {
            break;
        }
    }
    desk.board.rovers[place].wet = desk.board.rovers[place].load && water;
}

/// The load is destroyed, not collected.
/// § PU-11.9
pub(crate) fn dump(desk: &mut Desk, at: Square) {
    if let Some(place) = desk.board.rover_on(at) {
        let rover = &mut desk.board.rovers[place];
        (rover.load, rover.wet) = (false, false);
    }
}

pub(crate) fn scrap(desk: &mut Desk, at: Square) {
    desk.items.take(|item| *item == Item::Scrap);
    destroy(&mut desk.board, at);
}

/// A destroyed rover goes to the box, with its load.
/// § PU-1.2 PU-6.6 PU-11.8
pub(crate) fn destroy(board: &mut Board, at: Square) {
    if let Some(place) = board.rover_on(at) {
        board.rovers.remove(place);
    }
}
