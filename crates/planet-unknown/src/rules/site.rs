//! Where a tile can go: sets of origins, all positions at once.

use game_core::Seat;

use crate::board::Board;
use crate::data::{EventEffect, Laid, PlanetRule, Tech};
use crate::geometry::Squares;
use crate::pieces::{Orient, Terrain, Tile};
use crate::state::Table;

/// Which restrictions are obeyed.
/// § PU-4.9
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// That of the event.
    pub(crate) event: bool,
    /// That of the planet.
    pub(crate) planet: bool,
}

impl Limits {
    pub(crate) const ALL: Limits = Limits { event: true, planet: true };

    /// The order in which restrictions are dropped when nothing can be placed.
    /// § PU-4.9
    const ORDER: [Limits; 4] = [
        Limits::ALL,
        Limits { event: false, planet: true },
        Limits { event: true, planet: false },
        Limits { event: false, planet: false },
    ];
}

/// What a planet offers for tiles now.
pub(crate) struct Site<'a> {
    board: &'a Board,
    event: Option<&'static EventEffect>,
    /// Squares of the grid that nothing covers.
    free: Squares,
    /// Squares of which a tile must cover one.
    /// § PU-4.2 PU-4.3
    touch: Squares,
    /// Whether a tile may lie apart, if it is the first with a technology.
    first: bool,
}

impl<'a> Site<'a> {
    pub(crate) fn new(table: &Table, board: &'a Board) -> Self {
        let covered = board.ground.covered;
        let first = covered.is_empty();
        let touch = if first { board.world().landing() } else { covered.beside() };
        Site { board, event: table.effect(), free: board.world().grid & !covered, touch, first }
    }

    /// Whether this tile may ignore its neighbours: the first tile never, later ones by a technology.
    /// § PU-4.8 PU-11.9
    fn apart(&self, tile: Tile) -> bool {
        let rover = || self.board.has(Tech::RoverTilesAnywhere) && tile.facts().has(Terrain::Rover);
        !self.first && (self.board.has(Tech::IgnoreAdjacency) || rover())
    }

    /// The corners at which the tile may be placed this way.
    /// § PU-4.1 PU-4.2 PU-4.3 PU-4.4
    pub(crate) fn origins(&self, tile: Tile, way: Orient, limits: Limits) -> Squares {
        let laid = &tile.facts().shape().laid[way.index()];
        let masks = self.masks(tile, limits);
        let mut fits = Squares::ALL;
        for cell in &laid.cells {
            fits &= masks[usize::from(cell.section)][usize::from(cell.station)].back(cell.bits());
        }
        if fits.is_empty() {
            return fits;
        }
        if !self.apart(tile) {
            fits &= any(laid, self.touch);
        }
        if limits.planet { self.by_planet(laid, fits) } else { fits }
    }

    /// Where squares of each section may lie, without and with its station.
    /// § PU-10.23 PU-10.24 PU-12.11
    fn masks(&self, tile: Tile, limits: Limits) -> [[Squares; 2]; 2] {
        let terrain = tile.facts().terrain;
        let mut masks = [[self.free; 2]; 2];
        if limits.event {
            let world = self.board.world();
            let barred = |section: usize| match self.event {
                Some(EventEffect::NoTileOnPerimeter) => world.perimeter,
                Some(EventEffect::NoTileOnIce) => world.ice,
                Some(EventEffect::NoMatchingNeighbour) => self.board.terrain(terrain[section]).beside(),
                _ => Squares::NONE,
            };
            for (section, mask) in masks.iter_mut().enumerate() {
                *mask = [self.free & !barred(section); 2];
            }
        }
        if let PlanetRule::Zones(zones) = &self.board.world().rule
            && limits.planet
        {
            for (section, mask) in masks.iter_mut().enumerate() {
                let as_energy = terrain[section] == Terrain::Tech && self.board.has(Tech::TechAsEnergy);
                if !as_energy {
                    mask[1] &= !zones[terrain[section].index()];
                }
            }
        }
        masks
    }

    /// What the planet's own rule leaves.
    /// § PU-12.2 PU-12.6 PU-12.10 PU-12.13
    fn by_planet(&self, laid: &Laid, fits: Squares) -> Squares {
        match &self.board.world().rule {
            PlanetRule::Ring(ring) => fits & !all(laid, *ring),
            PlanetRule::NoMix => {
                let ice = self.board.world().ice;
                fits & (all(laid, ice) | all(laid, !ice))
            }
            PlanetRule::Chasm(side, _) => fits & (all(laid, *side) | all(laid, !*side)),
            PlanetRule::SlideIn => fits & self.slidable(laid),
            _ => fits,
        }
    }

    /// The piece can be drawn back by one square in some direction without running into anything.
    /// § PU-12.10
    fn slidable(&self, laid: &Laid) -> Squares {
        let covered = self.board.ground.covered;
        let ways = [covered.back(1), covered.back(16), covered.forth(1), covered.forth(16)];
        ways.into_iter().fold(Squares::NONE, |free, shifted| free | !any(laid, shifted))
    }

    /// Whether the tile can be placed at all.
    pub(crate) fn can_place(&self, tile: Tile, limits: Limits) -> bool {
        tile.facts().ways().iter().any(|way| !self.origins(tile, *way, limits).is_empty())
    }
}

/// Origins from which every square of the piece lies in the set.
fn all(laid: &Laid, set: Squares) -> Squares {
    laid.cells.iter().fold(Squares::ALL, |origins, cell| origins & set.back(cell.bits()))
}

/// Origins from which some square of the piece lies in the set.
fn any(laid: &Laid, set: Squares) -> Squares {
    laid.cells.iter().fold(Squares::NONE, |origins, cell| origins | set.back(cell.bits()))
}

/// The restrictions that are in force: all of them, or as many as leave something to place. Nothing when even
/// without any no tile on offer fits.
/// § PU-3.4 PU-4.9 PU-7.1
pub(crate) fn limits(table: &Table, board: &Board, seat: Seat) -> Option<Limits> {
    let site = Site::new(table, board);
    let offers = table.offers(seat);
    let possible = |limits: &Limits| offers.iter().flatten().any(|tile| site.can_place(*tile, *limits));
    let event = matches!(
        site.event,
        Some(EventEffect::NoTileOnPerimeter | EventEffect::NoTileOnIce | EventEffect::NoMatchingNeighbour)
    );
    let planet = matches!(
        board.world().rule,
        PlanetRule::Ring(_) | PlanetRule::NoMix | PlanetRule::SlideIn | PlanetRule::Zones(_) | PlanetRule::Chasm(..)
    );
    let known = |limits: &&Limits| (event || limits.event) && (planet || limits.planet);
    Limits::ORDER.iter().filter(known).copied().find(possible)
}
