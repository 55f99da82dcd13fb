//! The nouns printed on the components: hexes, terrain, units, tiles, cards.

use std::fmt;
use std::str::FromStr;

use game_core::{Bag, IdSet, Row, named_id};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{energize_names, hex_names, secret_names, tile_names};

/// Hexes drawn on paper, unused home sites included.
pub const HEXES: usize = 37;
/// Types of unit.
pub const UNITS: usize = 6;
/// Different Energize cards.
pub(crate) const ENERGIZE_KINDS: usize = 15;
/// Energize cards in all.
pub(crate) const ENERGIZE_CARDS: usize = 32;
/// Different Secret Mission cards.
pub(crate) const SECRET_KINDS: usize = 27;
/// Secret Mission cards in all.
pub(crate) const SECRET_CARDS: usize = 36;
/// Hexes that get an exploration tile.
pub(crate) const TILES: usize = 18;
/// At most so many play.
pub const PLAYERS: usize = 4;

/// One space of the board, written as in the data: `M`, `A0`, `B11`, `H3c`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub(crate) u8);
named_id!(Hex, "a hex; write M, A0 to A5, B0 to B11 or H0a to H5c", hex_names, place);

impl Hex {
    /// The hex in the middle.
    pub const MONOLITH: Hex = Hex(0);

    /// Its place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some hexes.
pub type HexSet = IdSet<Hex>;

/// One face-down exploration tile: `X01` to `X24`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(crate) u8);
named_id!(Tile, "an exploration tile; write X01 to X24", tile_names);

/// A kind of Energize card.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Energize(pub(crate) u8);
named_id!(Energize, "an Energize card", energize_names);

/// A kind of Secret Mission card.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SecretMission(pub(crate) u8);
named_id!(SecretMission, "a Secret Mission card", secret_names);

/// Energize cards whose order does not matter: a hand, the discard pile.
pub type EnergizeBag = Bag<Energize, ENERGIZE_KINDS>;
/// Secret Mission cards whose order does not matter.
pub type SecretBag = Bag<SecretMission, SECRET_KINDS>;

/// What a hex is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Liquifungus Forest.
    Forest,
    /// Crystal Spires.
    Crystal,
    /// Rock Plains.
    Rock,
    /// Magma Pool.
    Magma,
    /// The Monolith.
    Monolith,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 5] = [Terrain::Forest, Terrain::Crystal, Terrain::Rock, Terrain::Magma, Terrain::Monolith];
}

/// The types of unit, in order of the reference chart from left to right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Human.
    #[default]
    Human,
    /// Fungoid.
    Fungoid,
    /// Crystalline.
    Crystalline,
    /// Rock Strider.
    RockStrider,
    /// Lava Leaper.
    LavaLeaper,
    /// Rubium Dragon.
    RubiumDragon,
}

impl Unit {
    /// All of them, cheapest first.
    pub const ALL: [Unit; UNITS] =
        [Unit::Human, Unit::Fungoid, Unit::Crystalline, Unit::RockStrider, Unit::LavaLeaper, Unit::RubiumDragon];

    const NAMES: [&str; UNITS] = ["human", "fungoid", "crystalline", "rock_strider", "lava_leaper", "rubium_dragon"];

    /// Its place in an array.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Unit::NAMES[self.index()])
    }
}

impl FromStr for Unit {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let place = Unit::NAMES.iter().position(|&name| name == s);
        place.map(|i| Unit::ALL[i]).ok_or_else(|| format!("`{s}` is not a unit; write {}", Unit::NAMES.join(", ")))
    }
}

/// How many figures of each type.
pub type Figures = Row<u8, UNITS>;

/// The two parties of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The active player.
    #[default]
    Attacker,
    /// The enemy they named.
    Defender,
}

impl Side {
    /// Both; the seat that decides first comes first.
    /// § NX-3.4
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// The other one.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// Its place in an array.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        })
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "attacker" => Ok(Side::Attacker),
            "defender" => Ok(Side::Defender),
            _ => Err(format!("`{s}` is not a side; write attacker or defender")),
        }
    }
}

/// The six phases of a turn.
/// § NX-3.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Buy units, play start-of-turn cards.
    #[default]
    Deploy,
    /// Move units, then breathe.
    Move,
    /// Turn tiles up.
    Explore,
    /// One round of battle on each contested hex.
    Fight,
    /// Rubium from mines.
    Income,
    /// Cards.
    Draw,
}
