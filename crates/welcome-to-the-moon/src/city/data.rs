//! The printed facts of adventure 5.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, mask, read, source};
use crate::grid::Slots;
use crate::spot::Spot;
use crate::track::RawSymbol;

/// How many skyscrapers there are.
pub(super) const SKYSCRAPERS: usize = 4;
/// How many levels the research tower has.
pub(super) const LEVELS: usize = 8;
/// How many top and bottom bonuses there are.
pub(super) const RACES: usize = 8;
/// How many sections the dome has before any is split.
pub(super) const SECTIONS: usize = 8;
/// The areas that energy improves: missions, tower, crew, dome.
pub(super) const AREAS: usize = 4;

/// The place of each area in the data.
pub(super) const MISSIONS: usize = 0;
pub(super) const TOWER: usize = 1;
pub(super) const CREW: usize = 2;
pub(super) const DOME: usize = 3;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Plant { level: u8, place: u8 },
    Water { level: u8 },
    Section { section: u8 },
    Half { half: u8 },
    Row { area: u8, place: u8 },
    Crew { place: u8 },
    First { race: u8 },
    Later { race: u8 },
    Error { place: u8 },
}

/// A level of the research tower.
pub(super) struct Level {
    pub(super) plants: Vec<Spot>,
    pub(super) water: Spot,
}

/// A section of the dome; its halves are numbered 2n and 2n + 1 over the whole dome, left to right.
pub(super) struct Section {
    pub(super) spot: Spot,
    pub(super) halves: [Spot; 2],
    pub(super) even: bool,
}

/// An area that energy improves: a spot for each row, and what each row says, the last one without boxes included.
pub(super) struct Area {
    pub(super) rows: Vec<Spot>,
    pub(super) values: Vec<Vec<i32>>,
}

/// The bonus for the topmost or the lowest level of a skyscraper.
pub(super) struct Race {
    pub(super) first: i32,
    pub(super) later: i32,
    spots: [Spot; 2],
}

/// What a mission asks for.
pub(super) enum Condition {
    FullSkyscrapers(usize),
    Tops(u32),
    TowerLevels { count: usize, symbols: u8 },
    WholeDome,
    Planned(u8),
}

pub(super) struct Data {
    pub(super) printed: Printed,
    /// The cells where a skyscraper may be begun.
    pub(super) starts: Slots,
    /// The topmost cells.
    pub(super) tops: Slots,
    /// The tower level linked to each cell.
    pub(super) level_at: Vec<Option<u8>>,
    /// The bonus at each cell.
    pub(super) race_at: Vec<Option<u8>>,
    pub(super) levels: Vec<Level>,
    pub(super) sections: Vec<Section>,
    pub(super) areas: Vec<Area>,
    pub(super) crew: Vec<Spot>,
    pub(super) races: Vec<Race>,
    pub(super) missions: Vec<Condition>,
    pub(super) places: Vec<Option<Place>>,
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(5));
    let printed = Printed::of(5, 1);
    let levels = &raw.research_tower.levels;
    let level = |slot: &RawSlot| levels.iter().position(|l| Some(&l.id) == slot.tower_level.as_ref()).map(|l| l as u8);
    let race = |slot: &RawSlot| raw.races.iter().position(|race| race.slot == slot.id).map(|race| race as u8);
    let top = |tower: &RawSkyscraper| tower.slots.last().map_or(0, |slot| printed.named(slot).bit());
    let mut data = Data {
        starts: mask(&raw.slots, |slot| slot.start.is_some()),
        tops: raw.skyscrapers.iter().map(top).sum(),
        level_at: raw.slots.iter().map(level).collect(),
        race_at: raw.slots.iter().map(race).collect(),
        levels: levels.iter().map(Level::from).collect(),
        sections: raw.dome.sections.iter().map(Section::from).collect(),
        areas: raw.energy_areas.iter().map(Area::from).collect(),
        crew: raw.astronaut_track.symbols.iter().map(RawSymbol::spot).collect(),
        races: raw.races.iter().map(Race::from).collect(),
        missions: raw.missions.iter().map(|mission| condition(&mission.condition)).collect(),
        places: Vec::new(),
        printed,
    };
    let counts = [data.levels.len(), data.races.len(), data.sections.len(), data.areas.len()];
    assert_eq!(counts, [LEVELS, RACES, SECTIONS, AREAS], "tower levels, bonuses, dome sections, areas");
    data.places = places(&data);
    data
}

fn condition(raw: &RawCondition) -> Condition {
    match raw.kind.as_str() {
        "skyscrapers_full" => Condition::FullSkyscrapers(raw.at_least.into()),
        "skyscraper_tops" => Condition::Tops(raw.at_least.into()),
        "tower_levels" => Condition::TowerLevels { count: raw.at_least.into(), symbols: raw.min_symbols },
        "dome_complete" => Condition::WholeDome,
        "x_written" => Condition::Planned(raw.at_least),
        other => panic!("adventure 5 has no mission of the kind `{other}`"),
    }
}

fn places(data: &Data) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    (0..).zip(&data.crew).for_each(|(place, spot)| put(*spot, Place::Crew { place }));
    (0..).zip(&data.printed.errors).for_each(|(place, spot)| put(*spot, Place::Error { place }));
    for (level, facts) in (0..).zip(&data.levels) {
        (0..).zip(&facts.plants).for_each(|(place, spot)| put(*spot, Place::Plant { level, place }));
        put(facts.water, Place::Water { level });
    }
    for (section, facts) in (0..).zip(&data.sections) {
        put(facts.spot, Place::Section { section });
        (2 * section..).zip(facts.halves).for_each(|(half, spot)| put(spot, Place::Half { half }));
    }
    for (area, facts) in (0..).zip(&data.areas) {
        (0..).zip(&facts.rows).for_each(|(place, spot)| put(*spot, Place::Row { area, place }));
    }
    for (race, facts) in (0..).zip(&data.races) {
        put(facts.spots[0], Place::First { race });
        put(facts.spots[1], Place::Later { race });
    }
    places
}

#[derive(Deserialize)]
struct Raw {
    slots: Vec<RawSlot>,
    skyscrapers: Vec<RawSkyscraper>,
    research_tower: RawTower,
    dome: RawDome,
    energy_areas: Vec<RawArea>,
    astronaut_track: RawCrew,
    races: Vec<RawRace>,
    missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawSlot {
    id: String,
    start: Option<String>,
    tower_level: Option<String>,
}

#[derive(Deserialize)]
struct RawSkyscraper {
    slots: Vec<String>,
}

#[derive(Deserialize)]
struct RawTower {
    levels: Vec<RawLevel>,
}

#[derive(Deserialize)]
struct RawLevel {
    id: String,
    plants: Vec<RawSymbol>,
    water: RawSymbol,
}

impl From<&RawLevel> for Level {
    fn from(raw: &RawLevel) -> Self {
        Level { plants: raw.plants.iter().map(RawSymbol::spot).collect(), water: raw.water.spot() }
    }
}

#[derive(Deserialize)]
struct RawDome {
    sections: Vec<RawSection>,
}

#[derive(Deserialize)]
struct RawSection {
    id: String,
    parity: String,
    halves: [RawSymbol; 2],
}

impl From<&RawSection> for Section {
    fn from(raw: &RawSection) -> Self {
        let halves = [raw.halves[0].spot(), raw.halves[1].spot()];
        Section { spot: Spot::known(&raw.id), halves, even: raw.parity == "even" }
    }
}

#[derive(Deserialize)]
struct RawArea {
    rows: Vec<RawSymbol>,
    values: Vec<Vec<i32>>,
}

impl From<&RawArea> for Area {
    fn from(raw: &RawArea) -> Self {
        assert_eq!(raw.values.len(), raw.rows.len() + 1, "an area has one row of values more than it has boxes");
        Area { rows: raw.rows.iter().map(RawSymbol::spot).collect(), values: raw.values.clone() }
    }
}

#[derive(Deserialize)]
struct RawCrew {
    symbols: Vec<RawSymbol>,
}

#[derive(Deserialize)]
struct RawRace {
    id: String,
    slot: String,
    first: RawValue,
    later: RawValue,
}

#[derive(Deserialize)]
struct RawValue {
    value: i32,
}

impl From<&RawRace> for Race {
    fn from(raw: &RawRace) -> Self {
        let spot = |which: &str| Spot::known(&format!("{}-{which}", raw.id));
        Race { first: raw.first.value, later: raw.later.value, spots: [spot("first"), spot("later")] }
    }
}

#[derive(Deserialize)]
struct RawMission {
    condition: RawCondition,
}

#[derive(Deserialize)]
struct RawCondition {
    kind: String,
    #[serde(default)]
    at_least: u8,
    #[serde(default)]
    min_symbols: u8,
}
