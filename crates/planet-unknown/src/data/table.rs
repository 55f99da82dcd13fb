//! The space station, the solo game, and the counts of the box.

use serde::Deserialize;

use super::tiles::Shape;
use super::{Data, read};
use crate::pieces::{Colour, Ring};

/// Sectors of the space station.
pub(crate) const SECTORS: usize = 6;
/// Tiles of each shape, which fill a compartment.
pub(crate) const COMPARTMENT: usize = 12;

/// The space station.
/// § PU-2.1
pub struct Station {
    /// For each ring, the shape in each sector, clockwise.
    pub shapes: [[u8; SECTORS]; 2],
    /// How far the inner ring is turned as recommended.
    pub shift: u8,
    /// Where the players' indicators stand, by their number.
    /// § PU-2.4
    pub places: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
struct RawStation {
    sectors: usize,
    tiles_per_compartment: usize,
    outer_ring_clockwise: Vec<String>,
    inner_ring_clockwise: Vec<String>,
    shift: RawShift,
    seats_by_players: std::collections::BTreeMap<String, Vec<u8>>,
}

#[derive(Deserialize)]
struct RawShift {
    recommended_shift: u8,
}

pub(super) fn read_station(json: &str, shapes: &[Shape]) -> Station {
    let raw: RawStation = read(json);
    assert_eq!((raw.sectors, raw.tiles_per_compartment), (SECTORS, COMPARTMENT), "the station");
    let ring = |ring: Ring, ids: &[String]| {
        assert_eq!(ids.len(), SECTORS, "shapes of the {ring} ring");
        std::array::from_fn(|sector| {
            let place = shapes.iter().position(|shape| shape.id == ids[sector] && shape.ring == ring);
            place.unwrap_or_else(|| panic!("{} is no shape of the {ring} ring", ids[sector])) as u8
        })
    };
    Station {
        shapes: [ring(Ring::Outer, &raw.outer_ring_clockwise), ring(Ring::Inner, &raw.inner_ring_clockwise)],
        shift: raw.shift.recommended_shift,
        places: (1..=SECTORS).map(|n| raw.seats_by_players[&n.to_string()].clone()).collect(),
    }
}

/// How many cards of each colour an event deck has.
/// § PU-10.14
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Mix {
    /// Green signals.
    pub green: u8,
    /// Orange signals.
    pub orange: u8,
    /// Red signals.
    pub red: u8,
}

impl Mix {
    /// How many of a colour.
    pub fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Green => self.green,
            Colour::Orange => self.orange,
            Colour::Red => self.red,
        }
    }
}

/// The solo game.
/// § PU-13.5
pub struct Solo {
    /// The target before any adjustment.
    pub base: i32,
    bands: Vec<[u8; 2]>,
    adjustments: [Vec<i32>; 3],
    /// Named mixes.
    pub presets: Vec<(String, Mix)>,
}

impl Solo {
    /// The medals to reach with such an event deck.
    /// § PU-13.5
    pub fn target(&self, mix: Mix) -> i32 {
        let adjust = |colour: Colour| {
            let cards = mix.of(colour);
            let band = self.bands.iter().position(|[from, to]| (*from..=*to).contains(&cards));
            band.map_or(0, |band| self.adjustments[colour.index()][band])
        };
        self.base + Colour::ALL.into_iter().map(adjust).sum::<i32>()
    }

    /// The mix of that name.
    pub fn preset(&self, id: &str) -> Option<Mix> {
        self.presets.iter().find(|(name, _)| name == id).map(|(_, mix)| *mix)
    }
}

#[derive(Deserialize)]
struct RawSolo {
    base_target: i32,
    adjustment: RawAdjustment,
    presets: Vec<RawPreset>,
    multiplayer_presets: Vec<RawPreset>,
}

#[derive(Deserialize)]
struct RawAdjustment {
    bands: Vec<[u8; 2]>,
    red: Vec<i32>,
    orange: Vec<i32>,
    green: Vec<i32>,
}

#[derive(Deserialize)]
struct RawPreset {
    id: String,
    #[serde(flatten)]
    mix: Mix,
}

pub(super) fn read_solo(json: &str) -> Solo {
    let raw: RawSolo = read(json);
    let presets = raw.presets.into_iter().chain(raw.multiplayer_presets);
    Solo {
        base: raw.base_target,
        bands: raw.adjustment.bands,
        adjustments: [raw.adjustment.green, raw.adjustment.orange, raw.adjustment.red],
        presets: presets.map(|preset| (preset.id, preset.mix)).collect(),
    }
}

#[derive(Deserialize)]
struct RawGame {
    components: RawComponents,
}

#[derive(Deserialize)]
struct RawComponents {
    tiles: usize,
    planet_boards: usize,
    corporation_boards: usize,
    civ_cards: usize,
    objective_cards: usize,
    event_cards: usize,
}

/// The box holds what the lists hold; the starting sides come on top of the unique ones.
/// § PU-1.1
pub(super) fn check_counts(json: &str, data: &Data) {
    let RawGame { components } = read(json);
    assert_eq!(data.tiles.len(), components.tiles, "tiles");
    assert_eq!(data.planets.len(), components.planet_boards + 1, "planets");
    assert_eq!(data.corporations.len(), components.corporation_boards + 1, "corporations");
    assert_eq!(data.civs.len(), components.civ_cards, "civ cards");
    assert_eq!(data.objectives.len(), components.objective_cards, "objectives");
    assert_eq!(data.events.len(), components.event_cards, "event cards");
}
