//! Taking a tile and placing it.

use game_core::Seat;

use crate::actions::Action;
use crate::board::{Board, Laying};
use crate::data::{PlanetRule, Special, Tech};
use crate::desk::{Desk, Item};
use crate::geometry::{Square, Squares};
use crate::illegal::Illegal;
use crate::pieces::{By, Orient, Terrain, Tile, Track};
use crate::rules::gains::gain_moves;
use crate::rules::site::{Limits, Site, limits};
use crate::rules::{energy, rovers};
use crate::state::Table;

/// The placing that is pending: this round's tile, or an extra one; and which restrictions hold for it.
/// § PU-4.9 PU-4.11
fn pending(table: &Table, desk: &Desk, seat: Seat) -> Option<(Item, Option<Limits>)> {
    if desk.items.any(|item| *item == Item::Place) {
        return Some((Item::Place, limits(table, &desk.board, seat)));
    }
    let extra = desk.items.iter().copied().find(|item| matches!(item, Item::Extra { .. }))?;
    let site = Site::new(table, &desk.board);
    let can = table.offers(seat).iter().flatten().any(|tile| site.can_place(*tile, Limits::ALL));
    Some((extra, can.then_some(Limits::ALL)))
}

/// Whether some tile on offer can be placed now, or this round's must at least be taken.
/// § PU-3.4 PU-7.4
pub(crate) fn possible(table: &Table, desk: &Desk, seat: Seat, item: Item) -> bool {
    let any = table.offers(seat).iter().any(Option::is_some);
    match item {
        Item::Place => any,
        _ => any && matches!(pending(table, desk, seat), Some((_, Some(_)))),
    }
}

/// Every placement of the tiles on offer; when there is none, setting one of them aside.
/// § PU-3.3 PU-3.4 PU-7.1
pub(crate) fn legal(table: &Table, desk: &Desk, seat: Seat, into: &mut Vec<Action>) {
    let Some((item, limits)) = pending(table, desk, seat) else { return };
    let offers = table.offers(seat);
    let tiles = || offers.into_iter().flatten().filter(|tile| desk.held.is_none_or(|held| held == *tile));
    let Some(limits) = limits else {
        if item == Item::Place {
            into.extend(tiles().map(|tile| Action::Aside { tile }));
        }
        return;
    };
    let site = Site::new(table, &desk.board);
    for tile in tiles() {
        if offers_take(table, desk, tile) && site.can_place(tile, limits) {
            into.push(Action::Take { tile });
        }
        for &way in tile.facts().ways() {
            into.extend(site.origins(tile, way, limits).into_iter().map(|at| Action::Place { tile, way, at }));
        }
    }
}

/// Whether a tile may be taken before it is placed: only where taking it already brings something.
/// § PU-11.17
fn offers_take(table: &Table, desk: &Desk, tile: Tile) -> bool {
    desk.held.is_none() && points_for_taking(table, &desk.board, tile) > 0
}

/// Points under the rover tracker for a tile with a civ station.
/// § PU-11.17
fn points_for_taking(_: &Table, board: &Board, tile: Tile) -> u8 {
    if !board.has(Tech::MovesOnCivTile) || !tile.facts().has(Terrain::Civ) {
        return 0;
    }
    board.firm().cell(board.tracker(Track::Rover)).moves
}

/// A tile on offer that can be placed, while one is to be placed.
fn check_tile(table: &Table, desk: &Desk, seat: Seat, tile: Tile) -> Result<(Item, Option<Limits>), Illegal> {
    let (item, limits) = pending(table, desk, seat).ok_or(Illegal::NothingToPlace)?;
    if table.ring_of(seat, tile).is_none() {
        return Err(Illegal::NotOnOffer { tile });
    }
    if let Some(held) = desk.held.filter(|held| *held != tile) {
        return Err(Illegal::OtherTileTaken { tile: held });
    }
    Ok((item, limits))
}

/// A tile may be taken first only where that matters.
/// § PU-11.17
pub(crate) fn check_take(table: &Table, desk: &Desk, seat: Seat, tile: Tile) -> Result<(), Illegal> {
    let (_, limits) = check_tile(table, desk, seat, tile)?;
    if !offers_take(table, desk, tile) {
        return Err(Illegal::TakeByPlacing { tile });
    }
    match limits {
        Some(limits) if Site::new(table, &desk.board).can_place(tile, limits) => Ok(()),
        _ => Err(Illegal::CannotBePlaced { tile }),
    }
}

/// Setting aside is for those who cannot place anything.
/// § PU-7.1
pub(crate) fn check_aside(table: &Table, desk: &Desk, seat: Seat, tile: Tile) -> Result<(), Illegal> {
    match check_tile(table, desk, seat, tile)? {
        (Item::Place, None) => Ok(()),
        _ => Err(Illegal::CanBePlaced),
    }
}

/// Every rule of placement, and which one is broken.
/// § PU-4.1 PU-4.2 PU-4.3 PU-4.4
pub(crate) fn check(
    table: &Table,
    desk: &Desk,
    seat: Seat,
    tile: Tile,
    way: Orient,
    at: Square,
) -> Result<(), Illegal> {
    let (_, limits) = check_tile(table, desk, seat, tile)?;
    let limits = limits.ok_or(Illegal::CannotBePlaced { tile })?;
    if !tile.facts().ways().contains(&way) {
        return Err(Illegal::SameWay { tile, way });
    }
    if Site::new(table, &desk.board).origins(tile, way, limits).contains(at) {
        return Ok(());
    }
    Err(why_not(table, &desk.board, Laying { tile, way, at }, limits))
}

/// What is wrong with a placement.
fn why_not(table: &Table, board: &Board, laying: Laying, limits: Limits) -> Illegal {
    let world = board.world();
    let tile = laying.tile;
    let reach = tile.facts().shape().laid[laying.way.index()].cells.iter();
    let on_board = reach.clone().all(|cell| {
        u16::from(laying.at.x()) + u16::from(cell.at.x()) < 12 && u16::from(laying.at.y()) + u16::from(cell.at.y()) < 12
    });
    if !on_board {
        return Illegal::OffTheGrid { tile };
    }
    let squares = laying.squares();
    if !squares.within(world.grid) {
        return Illegal::OffTheGrid { tile };
    }
    if squares.meets(board.ground.covered) {
        return Illegal::Overlaps { tile };
    }
    if board.ground.covered.is_empty() {
        if !squares.meets(world.landing()) {
            return Illegal::FirstElsewhere { tile, centre: matches!(world.rule, PlanetRule::Centre(_)) };
        }
    } else if !squares.meets(board.ground.covered.beside()) {
        let apart = board.has(Tech::IgnoreAdjacency)
            || (board.has(Tech::RoverTilesAnywhere) && tile.facts().has(Terrain::Rover));
        if !apart {
            return Illegal::NotAdjacent { tile };
        }
    }
    let of_planet = Site::new(table, board).origins(tile, laying.way, Limits { event: false, ..limits });
    match table.event {
        Some(event) if of_planet.contains(laying.at) => Illegal::EventForbids { event },
        _ => Illegal::PlanetForbids { planet: board.planet },
    }
}

/// Takes the tile: what that brings, and the compartment it leaves.
/// § PU-3.3 PU-11.17
pub(crate) fn take(table: &Table, desk: &mut Desk, seat: Seat, tile: Tile) {
    if desk.held.is_none() {
        let points = points_for_taking(table, &desk.board, tile);
        gain_moves(&mut desk.board, points);
    }
    desk.held = Some(tile);
    desk.taken = table.ring_of(seat, tile);
}

/// Lays the tile: what it covers is destroyed, the meteorite comes at once, then its stations count.
/// § PU-3.5 PU-4.6 PU-4.7 PU-10.2
pub(crate) fn apply(table: &Table, desk: &mut Desk, seat: Seat, laying: Laying) {
    take(table, desk, seat, laying.tile);
    desk.held = None;
    let item = desk.items.take(|item| matches!(item, Item::Place | Item::Extra { .. }));
    let forced = forced_energy(table, &desk.board, seat, laying);
    let before = desk.board.ground;
    let squares = laying.squares();
    cover(&mut desk.board, squares);
    desk.board.tiles.push(laying);
    desk.board.ground.add(laying);
    let facts = laying.tile.facts();
    if facts.meteor && !desk.board.has(Tech::NoMeteors) {
        let symbol: Squares = laying.cells().filter(|(_, cell)| cell.meteor).map(|(square, _)| square).collect();
        desk.board.meteorites |= symbol;
    }
    if item != Some(Item::Extra { advance: false }) {
        for section in 0..2 {
            station(desk, laying, section, before.terrain[Terrain::Biomass.index()], forced);
        }
    }
    when_placed(table, desk, laying);
}

/// Destroys lifepods and rovers under a tile or patch. That is never a reason to refuse a placement.
/// § PU-4.6 PU-4.12 PU-6.6
pub(crate) fn cover(board: &mut Board, squares: Squares) {
    let lost = board.lifepods & squares;
    board.pods_lost += lost.len() as u8;
    board.lifepods &= !squares;
    for square in board.rover_squares() & squares {
        rovers::destroy(board, square);
    }
}

/// Whether a tech station stands where only a power station may (Persephone with Jump Drive D).
/// § PU-11.12
fn forced_energy(table: &Table, board: &Board, seat: Seat, laying: Laying) -> bool {
    let PlanetRule::Zones(zones) = &board.world().rule else { return false };
    let barred = zones[Terrain::Tech.index()];
    let terrain = laying.tile.facts().terrain;
    let stands = |(square, cell): (Square, crate::data::LaidCell)| {
        cell.station && terrain[usize::from(cell.section)] == Terrain::Tech && barred.contains(square)
    };
    board.has(Tech::TechAsEnergy)
        && laying.cells().any(stands)
        && limits(table, board, seat).is_some_and(|limits| limits.planet)
}

/// What a station of a placed tile owes.
/// § PU-5.1 PU-5.7 PU-5.8 PU-11.15 PU-11.18
fn station(desk: &mut Desk, laying: Laying, section: u8, biomass: Squares, forced: bool) {
    let board = &desk.board;
    let terrain = laying.tile.facts().terrain[usize::from(section)];
    let cells = laying.cells().filter(|(_, cell)| cell.section == section);
    let squares: Squares = cells.map(|(square, _)| square).collect();
    let tile = board.tiles.len() as u8;
    let other = laying.tile.facts().terrain[1 - usize::from(section)];
    let Some(track) = terrain.track() else {
        let tracks = energy::options(board, squares, other);
        if tracks != 0 {
            desk.items.gain(Item::Energy { tracks, tile, section, laid: true });
        }
        return;
    };
    let alt = match track {
        Track::Tech if board.is(Special::LifepodsOnTechs) => energy::options(board, squares, other),
        _ => 0,
    };
    for _ in 0..advances(board, track, squares, biomass) {
        desk.items.gain(match track {
            Track::Tech if forced => Item::Energy { tracks: alt, tile, section, laid: true },
            _ => Item::Station { track, tile, section, laid: true, alt },
        });
    }
}

/// How often the station of a section on these squares advances its tracker; `biomass` is what grew before.
/// § PU-5.7 PU-11.15 PU-11.18
pub(crate) fn advances(board: &Board, track: Track, squares: Squares, biomass: Squares) -> u32 {
    let on_ice = (squares & board.world().ice).len();
    match track {
        Track::Water if board.is(Special::WindingWater) => on_ice,
        Track::Water => on_ice.min(1),
        Track::Biomass if board.is(Special::ExpandBiomass) => u32::from(squares.beside().meets(biomass)),
        _ => 1,
    }
}

/// What corporations gain whenever they place a tile.
/// § PU-11.4 PU-11.7 PU-11.16
fn when_placed(table: &Table, desk: &mut Desk, laying: Laying) {
    let facts = laying.tile.facts();
    if facts.has(Terrain::Energy) && desk.board.has(Tech::RepositionOnEnergy) {
        desk.items.gain(Item::Reposition);
    }
    if desk.board.has(Tech::WaterIfNoIce) && !laying.squares().meets(desk.board.world().ice) {
        desk.items.gain(Item::Advance { by: By::Tech, tracks: Track::Water.bit(), steps: 1, bonuses: true });
    }
    if facts.has(Terrain::Water) {
        if desk.board.has(Tech::PatchOnWater) {
            desk.items.gain(Item::Patch { optional: true, single: true, milestone: false });
        }
        if desk.board.has(Tech::SynergyOnWater) && !table.no_synergy() {
            desk.items.gain(Item::Boost { optional: true });
        }
    }
    let flux = desk.board.flux.is_some_and(|track| facts.has(track.terrain()));
    if flux && desk.board.has(Tech::FluxCollectMeteor) {
        desk.items.gain(Item::CollectMeteor { optional: true });
    }
}

/// Both stations of a tile set aside count, water without ice, energy as the other station; nothing is placed.
/// § PU-7.1 PU-7.6
pub(crate) fn apply_aside(table: &Table, desk: &mut Desk, seat: Seat, tile: Tile) {
    take(table, desk, seat, tile);
    desk.held = None;
    desk.items.take(|item| *item == Item::Place);
    desk.board.aside = Some(tile);
    desk.board.stuck = true;
    let terrain = tile.facts().terrain;
    for section in 0..2u8 {
        let of = |section: u8| terrain[usize::from(section)].track();
        if let Some(track) = of(section).or(of(1 - section)) {
            desk.items.gain(Item::Station { track, tile: u8::MAX, section, laid: false, alt: 0 });
        }
    }
}
