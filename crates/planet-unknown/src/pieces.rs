//! The nouns printed on the components.

use std::fmt;
use std::str::FromStr;

use game_core::{named_id, words};

use crate::data::names;

words! {
    /// What a square of a tile is, and what its station is for.
    /// § PU-1.1
    Terrain, "a terrain";
    #[default]
    Civ = "civ",
    Water = "water",
    Biomass = "biomass",
    Rover = "rover",
    Tech = "tech",
    Energy = "energy",
}

words! {
    /// One of the five tracks of a corporation, and the tracker of its colour.
    Track, "a track";
    #[default]
    Civ = "civ",
    Water = "water",
    Biomass = "biomass",
    Rover = "rover",
    Tech = "tech",
}

impl Terrain {
    /// The track of its stations; energy has none.
    /// § PU-5.1
    #[inline]
    pub const fn track(self) -> Option<Track> {
        match self {
            Terrain::Civ => Some(Track::Civ),
            Terrain::Water => Some(Track::Water),
            Terrain::Biomass => Some(Track::Biomass),
            Terrain::Rover => Some(Track::Rover),
            Terrain::Tech => Some(Track::Tech),
            Terrain::Energy => None,
        }
    }
}

impl Track {
    /// The terrain of the same kind.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self as usize]
    }

    /// Its bit in a set of tracks.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The tracks of a set, from left to right.
    pub fn of(set: u8) -> impl Iterator<Item = Track> {
        Track::ALL.into_iter().filter(move |track| set & track.bit() != 0)
    }
}

/// Every track.
pub(crate) const ALL_TRACKS: u8 = 0b1_1111;

words! {
    /// The two compartments of a depot.
    /// § PU-2.1
    Ring, "a ring of the station";
    #[default]
    Outer = "outer",
    Inner = "inner",
}

words! {
    /// The signal of an event card.
    /// § PU-10.14
    Colour, "a signal";
    #[default]
    Green = "green",
    Orange = "orange",
    Red = "red",
}

words! {
    /// What makes a tracker advance, where it matters which of several gains is used.
    /// § PU-3.6
    By, "a reason to move a tracker";
    #[default]
    /// A station of the tile.
    Station = "station",
    /// A power station.
    Energy = "energy",
    /// A synergy boost.
    Boost = "boost",
    /// A civ card.
    Card = "card",
    /// One of the two bonuses of a biomass cell.
    Bonus = "bonus",
    /// The civ card that lifts all trackers to one row.
    Raise = "raise",
    /// An event.
    Event = "event",
    /// A technology, or a corporation's own rule.
    Tech = "tech",
    /// A civ card at the end of the game.
    Final = "final",
}

/// One cell of a track: `civ5`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The track.
    pub track: Track,
    /// The row, 0 to 15.
    pub row: u8,
}

/// The highest row of a track.
pub const TOP: u8 = 15;

impl Cell {
    /// The cell of a track in a row.
    #[inline]
    pub const fn new(track: Track, row: u8) -> Self {
        Cell { track, row }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.track, self.row)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is not a cell of a track; write civ0 to tech15");
        let digits = s.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
        let cell = Cell::new(s[..digits].parse()?, s[digits..].parse().map_err(|_| wrong())?);
        // `civ05` would parse too, and then one cell had two names.
        if cell.row > TOP || cell.to_string() != s { Err(wrong()) } else { Ok(cell) }
    }
}

game_core::as_text!(Cell);

/// Where a collected lifepod lies: the collection area, a cell of a track (Cosmos), a technology (Jump Drive).
/// § PU-11.3 PU-11.10
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PodSpot {
    /// The collection area: `area`.
    #[default]
    Area,
    /// A cell of a track: `civ5`.
    Cell(Cell),
    /// A technology, 0 to 5: `A` to `F`.
    Tech(u8),
}

impl fmt::Display for PodSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PodSpot::Area => f.write_str("area"),
            PodSpot::Cell(cell) => cell.fmt(f),
            PodSpot::Tech(tech) => write!(f, "{}", char::from(b'A' + tech)),
        }
    }
}

impl FromStr for PodSpot {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        match s.as_bytes() {
            b"area" => Ok(PodSpot::Area),
            [letter @ b'A'..=b'F'] => Ok(PodSpot::Tech(letter - b'A')),
            _ => s.parse().map(PodSpot::Cell),
        }
    }
}

game_core::as_text!(PodSpot);

/// A row or a column of the planet: `row3`, `column11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// A row, from 0 at the top.
    Row(u8),
    /// A column, from 0 at the left.
    Column(u8),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Row(y) => write!(f, "row{y}"),
            Line::Column(x) => write!(f, "column{x}"),
        }
    }
}

impl FromStr for Line {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is not a line; write row0 to row11 or column0 to column11");
        let number = |n: &str| n.parse().ok().filter(|&n| n < crate::geometry::SIDE).ok_or_else(wrong);
        let line = match (s.strip_prefix("row"), s.strip_prefix("column")) {
            (Some(y), _) => Line::Row(number(y)?),
            (_, Some(x)) => Line::Column(number(x)?),
            _ => return Err(wrong()),
        };
        if line.to_string() == s { Ok(line) } else { Err(wrong()) }
    }
}

game_core::as_text!(Line);

/// How a tile lies: mirrored or not, then so many quarter turns clockwise: `r1`, `r2f`.
/// § PU-4.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Orient(pub(crate) u8);

impl Orient {
    /// The eight ways, unmirrored first.
    pub fn all() -> impl Iterator<Item = Orient> {
        (0..8).map(Orient)
    }

    /// Whether the tile is mirrored.
    pub const fn flipped(self) -> bool {
        self.0 >= 4
    }

    /// Quarter turns clockwise.
    pub const fn turns(self) -> u8 {
        self.0 & 3
    }

    /// Its place in an array.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Orient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}{}", self.turns(), if self.flipped() { "f" } else { "" })
    }
}

impl FromStr for Orient {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let found = Orient::all().find(|orient| orient.to_string() == s);
        found.ok_or_else(|| format!("`{s}` is not a way to lay a tile; write r0 to r3, or r0f to r3f when mirrored"))
    }
}

game_core::as_text!(Orient);

/// One of the 144 tiles: `I2-civ-energy`, with a meteor symbol `I2-civ-energy-m`.
/// § PU-1.1
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(crate) u8);
named_id!(Tile, "a tile", names::tiles);

/// One of the planets: `ksb4156`, `gaia`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Planet(pub(crate) u8);
named_id!(Planet, "a planet", names::planets);

/// One of the corporations: `universal`, `cosmos`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corporation(pub(crate) u8);
named_id!(Corporation, "a corporation", names::corporations);

/// One of the 36 civ cards: `civ01`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Civ(pub(crate) u8);
named_id!(Civ, "a civ card", names::civs);

/// One of the 28 objective cards: `obj01`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Objective(pub(crate) u8);
named_id!(Objective, "an objective", names::objectives);

/// One of the 60 event cards: `ev01`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventCard(pub(crate) u8);
named_id!(EventCard, "an event card", names::events);
