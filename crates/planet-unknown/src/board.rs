//! What a player has before them: the planet with everything on it, and the corporation.

use std::ops::{Deref, DerefMut};

use game_core::{IdSet, List};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{CorporationFacts, PlanetFacts, Special, Tech};
use crate::geometry::{Square, Squares};
use crate::pieces::{Cell, Civ, Corporation, Objective, Orient, Planet, Terrain, Tile, Track};

/// The most tiles that fit on a planet: 96 squares, twelve tiles of two and twice twelve of three.
const TILES: usize = 40;
/// The most rovers on a planet: four of Horizon, and one by an event.
const ROVERS: usize = 6;
/// The most civ cards that can be owed at once.
const OWED: usize = 12;

/// What all see of a player's boards.
/// § PU-1.3
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Facts {
    /// The planet.
    pub planet: Planet,
    /// The corporation.
    pub corporation: Corporation,
    /// The tiles, in the order in which they were placed.
    pub tiles: List<Laying, TILES>,
    /// Biomass patches.
    pub patches: Squares,
    /// Meteorites on the planet, loads of rovers apart.
    pub meteorites: Squares,
    /// Lifepods on the planet.
    pub lifepods: Squares,
    /// Rovers on the planet.
    pub rovers: List<RoverAt, ROVERS>,
    /// Rovers in the supply.
    pub supply: u8,
    /// Where each tracker stands.
    pub trackers: [Cell; 5],
    /// The technologies that work, as bits from level 1 or A.
    pub techs: u8,
    /// Lifepods in the collection area.
    pub pods: u8,
    /// Rows of each track that hold a lifepod, as bits (Cosmos).
    pub pod_cells: [u16; 5],
    /// Technologies that hold a lifepod, as bits (Jump Drive).
    pub pod_techs: u8,
    /// Lifepods destroyed.
    pub pods_lost: u8,
    /// Meteorites in the collection area.
    pub meteors: u8,
    /// Patches kept for the end.
    pub stored: u8,
    /// The track with the flux token.
    pub flux: Option<Track>,
    /// Movement points left.
    pub moves: u8,
    /// Whether a movement point was gained this round.
    pub gained: bool,
    /// Technologies used this round, as bits like `techs`.
    pub used_round: u8,
    /// Technologies used this game, as bits like `techs`.
    pub used_game: u8,
    /// Civ cards to be chosen, by level.
    pub owed: List<Owed, OWED>,
    /// Rovers that wait for this round's tile.
    pub waiting: u8,
    /// Rovers by an event that wait for this round's tile.
    pub extra: u8,
    /// Tiles placed before this round.
    pub before: u8,
    /// Civ cards kept face down, by level.
    pub kept: [u8; 4],
    /// Civ cards that were resolved at once.
    pub resolved: IdSet<Civ>,
    /// Civ cards turned up at the end.
    pub revealed: IdSet<Civ>,
    /// Private objectives turned up at the end.
    pub objectives: IdSet<Objective>,
    /// The tile set aside because nothing could be placed.
    pub aside: Option<Tile>,
    /// Whether the player could not place a tile.
    pub stuck: bool,
}

/// A tile on the planet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Laying {
    /// The tile.
    pub tile: Tile,
    /// How it lies.
    pub way: Orient,
    /// The upper left corner of its outline.
    pub at: Square,
}

/// A rover on the planet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct RoverAt {
    /// Its square.
    pub at: Square,
    /// Whether it carries a meteorite (Horizon).
    pub load: bool,
    /// Whether it came to a water square with its load this round (Horizon).
    pub wet: bool,
}

/// A civ card to be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Owed {
    /// The level of the stack; 0 for any stack (Republic).
    pub level: u8,
    /// Whether the next level may be taken instead (Flux).
    pub up: bool,
}

/// What follows from the tiles and patches, kept so that nothing has to be counted again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ground {
    /// Squares with a tile or a patch.
    pub(crate) covered: Squares,
    /// Covered squares of each terrain.
    pub(crate) terrain: [Squares; 6],
    /// Squares with a station that can be seen.
    pub(crate) stations: Squares,
    /// Squares with a meteor symbol that can be seen.
    pub(crate) symbols: Squares,
    /// Squares of sections whose station can be seen.
    pub(crate) live: Squares,
}

/// A player's boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Facts", into = "Facts")]
pub struct Board {
    facts: Facts,
    pub(crate) ground: Ground,
}

impl From<Facts> for Board {
    fn from(facts: Facts) -> Self {
        let mut board = Board { facts, ground: Ground::default() };
        for laying in &facts.tiles {
            board.ground.add(*laying);
        }
        for square in facts.patches {
            board.ground.patch(square, &facts.tiles);
        }
        board
    }
}

impl From<Board> for Facts {
    fn from(board: Board) -> Self {
        board.facts
    }
}

impl Deref for Board {
    type Target = Facts;

    #[inline]
    fn deref(&self) -> &Facts {
        &self.facts
    }
}

impl DerefMut for Board {
    #[inline]
    fn deref_mut(&mut self) -> &mut Facts {
        &mut self.facts
    }
}

impl Laying {
    /// Its squares.
    pub fn squares(self) -> Squares {
        self.cells().map(|(square, _)| square).collect()
    }

    /// Its squares, each with its place on the tile.
    pub(crate) fn cells(self) -> impl Iterator<Item = (Square, crate::data::LaidCell)> {
        let laid = &self.tile.facts().shape().laid[self.way.index()];
        laid.cells.iter().map(move |cell| (Square::new(self.at.x() + cell.at.x(), self.at.y() + cell.at.y()), *cell))
    }
}

impl Ground {
    /// Lays a tile.
    pub(crate) fn add(&mut self, laying: Laying) {
        let facts = laying.tile.facts();
        for (square, cell) in laying.cells() {
            self.covered.insert(square);
            self.terrain[facts.terrain[usize::from(cell.section)].index()].insert(square);
            self.live.insert(square);
            if cell.station {
                self.stations.insert(square);
            }
            if cell.meteor && facts.meteor {
                self.symbols.insert(square);
            }
        }
    }

    /// Lays a patch; what lies under it is gone, and a section without its station is no section for power stations.
    /// § PU-11.19 PU-5.8.4
    pub(crate) fn patch(&mut self, square: Square, tiles: &List<Laying, TILES>) {
        if self.stations.contains(square) {
            let under = tiles.iter().find(|laying| laying.squares().contains(square));
            for (other, _) in under.into_iter().flat_map(|laying| section_of(*laying, square)) {
                self.live.remove(other);
            }
        }
        self.covered.insert(square);
        self.terrain.iter_mut().for_each(|squares| squares.remove(square));
        self.terrain[Terrain::Biomass.index()].insert(square);
        self.stations.remove(square);
        self.symbols.remove(square);
        self.live.remove(square);
    }
}

fn section_of(laying: Laying, square: Square) -> impl Iterator<Item = (Square, crate::data::LaidCell)> {
    let section = laying.cells().find(|(at, _)| *at == square).map(|(_, cell)| cell.section);
    laying.cells().filter(move |(_, cell)| Some(cell.section) == section)
}

impl Board {
    /// Boards as they lie before the first round.
    /// § PU-2.3
    pub(crate) fn new(planet: Planet, corporation: Corporation) -> Self {
        Board::from(Facts {
            planet,
            corporation,
            lifepods: planet.facts().lifepods,
            supply: corporation.facts().rovers,
            trackers: Track::ALL.map(|track| Cell::new(track, 0)),
            ..Facts::default()
        })
    }

    /// What is printed on the planet.
    #[inline]
    pub(crate) fn world(&self) -> &'static PlanetFacts {
        self.planet.facts()
    }

    /// What is printed on the corporation board.
    #[inline]
    pub(crate) fn firm(&self) -> &'static CorporationFacts {
        self.corporation.facts()
    }

    /// Whether the corporation has this special rule.
    #[inline]
    pub(crate) fn is(&self, special: Special) -> bool {
        self.firm().special == special
    }

    /// Whether a technology works now.
    /// § PU-5.9
    #[inline]
    pub(crate) fn has(&self, tech: Tech) -> bool {
        self.techs & self.firm().bit(tech) != 0
    }

    /// Squares of a terrain, with currents that nothing covers.
    /// § PU-12.12
    #[inline]
    pub(crate) fn terrain(&self, terrain: Terrain) -> Squares {
        let squares = self.ground.terrain[terrain.index()];
        match terrain {
            Terrain::Energy => squares | (self.world().currents() & !self.ground.covered),
            _ => squares,
        }
    }

    /// The terrain of a square, if it has one.
    pub(crate) fn terrain_at(&self, square: Square) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| self.terrain(*terrain).contains(square))
    }

    /// The squares with a rover.
    #[inline]
    pub(crate) fn rover_squares(&self) -> Squares {
        self.rovers.iter().map(|rover| rover.at).collect()
    }

    /// Where a rover stands in the list.
    pub(crate) fn rover_on(&self, square: Square) -> Option<usize> {
        self.rovers.iter().position(|rover| rover.at == square)
    }

    /// Where a tracker stands.
    #[inline]
    pub(crate) fn tracker(&self, track: Track) -> Cell {
        self.trackers[track.index()]
    }

    /// Whether a tracker stands on the cell.
    pub(crate) fn occupied(&self, cell: Cell) -> bool {
        self.trackers.contains(&cell)
    }

    /// Whether a lifepod lies on the cell.
    /// § PU-11.3
    #[inline]
    pub(crate) fn pod_on(&self, cell: Cell) -> bool {
        self.pod_cells[cell.track.index()] >> cell.row & 1 != 0
    }

    /// Lifepods collected, wherever they lie now.
    /// § PU-10.12
    pub(crate) fn pods_collected(&self) -> u8 {
        let on_cells: u32 = self.pod_cells.iter().map(|row| row.count_ones()).sum();
        self.pods + on_cells as u8 + self.pod_techs.count_ones() as u8
    }
}
