//! The printed facts: `data/*.json` parsed once and checked. Rule code never repeats a printed number.

mod board;
mod cards;
mod tables;

use std::sync::LazyLock;

use game_core::Map;

pub(crate) use board::{Layout, layout};
pub use cards::{Condition, Effect, EnergizeCard, SecretCard, Window};
pub use tables::{Move, TileFace, UnitFacts};

use crate::pieces::{Energize, HEXES, Hex, HexSet, SecretMission, Terrain, Tile, Unit};

/// Everything printed.
pub struct Data {
    pub(crate) hexes: Vec<String>,
    pub(crate) adjacent: Map<Hex, HexSet, HEXES>,
    /// Every hex of each home site, in the order a, b, c.
    pub(crate) sites: Vec<[Hex; 3]>,
    /// Site of each seat, for 2, 3 and 4 players.
    pub(crate) seat_sites: [Vec<usize>; 3],
    pub(crate) single_slots: Vec<Hex>,
    pub(crate) double_slots: Vec<[Hex; 2]>,
    pub(crate) single_tiles: Vec<Terrain>,
    pub(crate) double_tiles: Vec<[Terrain; 2]>,
    pub(crate) home_terrain: [Terrain; 3],
    pub(crate) home_mines: [u8; 3],
    #[cfg_attr(not(feature = "scenario"), expect(dead_code, reason = "only scenarios lay out the printed example"))]
    pub(crate) demo_singles: Vec<Terrain>,
    #[cfg_attr(not(feature = "scenario"), expect(dead_code, reason = "only scenarios lay out the printed example"))]
    pub(crate) demo_doubles: Vec<[Terrain; 2]>,
    pub(crate) units: Vec<UnitFacts>,
    pub(crate) battle_order: Vec<Unit>,
    pub(crate) leap_distance: u8,
    pub(crate) pick_on: i8,
    pub(crate) breath_on: u8,
    pub(crate) tiles: Vec<TileFace>,
    /// The tiles of the basic game; the rest are the optional ones.
    pub(crate) basic_tiles: usize,
    pub(crate) energize: Vec<EnergizeCard>,
    /// Every kind of Secret Mission.
    pub secrets: Vec<SecretCard>,
    pub(crate) mission_vp: u8,
    /// Points of a King of the Hill card.
    pub(crate) hill_vp: u8,
    pub(crate) first_rubium: u16,
    pub(crate) rubium_step: u16,
    /// Secret Missions drawn at the end of a turn.
    pub secrets_per_turn: u8,
    /// Energize cards drawn for the Monolith.
    pub energize_for_monolith: u8,
    pub(crate) energize_for_loss: u8,
    pub(crate) sale_price: u16,
    pub(crate) vp_targets: Vec<u8>,
    pub(crate) default_target: u8,
    pub(crate) team_target: u8,
    pub(crate) teams: Vec<Vec<u8>>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let data = tables::load().unwrap_or_else(|why| panic!("the component data of Nexus Ops is damaged: {why}"));
    tables::check(&data);
    data
});

/// The printed facts.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Data {
    /// Facts of a unit type.
    #[inline]
    pub fn unit(&self, unit: Unit) -> &UnitFacts {
        &self.units[unit.index()]
    }

    /// What an Energize card does.
    #[inline]
    pub fn energize(&self, card: Energize) -> &EnergizeCard {
        &self.energize[usize::from(card.0)]
    }

    /// What a Secret Mission asks.
    #[inline]
    pub fn secret(&self, card: SecretMission) -> &SecretCard {
        &self.secrets[usize::from(card.0)]
    }

    /// The front of a tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileFace {
        &self.tiles[usize::from(tile.0)]
    }
}

pub(crate) fn hex_names() -> &'static [String] {
    &DATA.hexes
}

pub(crate) fn tile_names() -> &'static [String] {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| DATA.tiles.iter().map(|t| t.id.clone()).collect());
    &NAMES
}

pub(crate) fn energize_names() -> &'static [String] {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| DATA.energize.iter().map(|c| c.id.clone()).collect());
    &NAMES
}

pub(crate) fn secret_names() -> &'static [String] {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| DATA.secrets.iter().map(|c| c.id.clone()).collect());
    &NAMES
}
