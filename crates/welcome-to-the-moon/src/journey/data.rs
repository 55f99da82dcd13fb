//! The printed facts of adventure 2.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, read, source};
use crate::grid::Slot;
use crate::spot::Spot;
use crate::track::{PairPlace, Pairs, RawPairs, RawSymbol};

/// How many stations there are.
pub(super) const STATIONS: usize = 4;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Cut { cut: u8 },
    Tank { tank: u8 },
    Robot { station: u8, place: u8 },
    Plant { station: u8, place: u8 },
    First { station: u8 },
    Later { station: u8 },
    Energy { place: u8 },
    Crew(PairPlace),
    Planning(PairPlace),
    Error { place: u8 },
}

/// A station with its robots, plants and multipliers.
pub(super) struct Station {
    pub(super) slot: Slot,
    pub(super) robots: Vec<Spot>,
    pub(super) plants: Vec<Spot>,
    pub(super) first: i32,
    pub(super) later: i32,
}

/// What a mission asks for.
pub(super) enum Condition {
    Multipliers(u8),
    AllPlants(u8),
    Sections(Vec<u32>),
    Tanks(u8),
    ConsecutiveTanks(u8),
}

pub(super) struct Data {
    pub(super) printed: Printed,
    pub(super) cuts: Vec<Spot>,
    /// Each tank: its spot, its space, its points.
    pub(super) tanks: Vec<(Spot, Slot, i32)>,
    /// The tank at each space.
    pub(super) tank_at: Vec<Option<u8>>,
    pub(super) stations: Vec<Station>,
    pub(super) energy: Pairs,
    pub(super) crew: Pairs,
    pub(super) planning: Pairs,
    /// Error boxes that give an energy.
    pub(super) energy_errors: Vec<bool>,
    pub(super) missions: Vec<Condition>,
    pub(super) places: Vec<Option<Place>>,
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(2));
    let printed = Printed::of(2, 1);
    let tanks: Vec<_> =
        raw.tanks.iter().map(|tank| (Spot::known(&tank.id), printed.named(&tank.slot), tank.points)).collect();
    let mut tank_at = vec![None; printed.slots.len()];
    for (tank, (_, slot, _)) in (0..).zip(&tanks) {
        tank_at[slot.index()] = Some(tank);
    }
    let station = |station: &RawStation| {
        let race = raw.races.iter().find(|race| race.id == station.race).expect("a station has its race");
        Station {
            slot: printed.named(&station.linked_slot),
            robots: station.robots.iter().map(RawSymbol::spot).collect(),
            plants: station.plants.iter().map(RawSymbol::spot).collect(),
            first: race.first.value,
            later: race.later.value,
        }
    };
    let mut data = Data {
        cuts: raw.cuts.iter().map(RawSymbol::spot).collect(),
        tanks,
        tank_at,
        stations: raw.stations.iter().map(station).collect(),
        energy: Pairs::from(&raw.energy_track),
        crew: Pairs::from(&raw.astronaut_track),
        planning: Pairs::from(&raw.planning_track),
        energy_errors: raw.errors.boxes.iter().map(|error| error.bonus.as_deref() == Some("energy")).collect(),
        missions: raw.missions.iter().map(|mission| condition(&mission.condition)).collect(),
        places: Vec::new(),
        printed,
    };
    assert_eq!(data.stations.len(), STATIONS, "stations");
    assert_eq!(data.cuts.len(), data.printed.slots.len() - 1, "cuts");
    data.places = places(&data, &raw);
    data
}

fn condition(raw: &RawCondition) -> Condition {
    match raw.kind.as_str() {
        "stations_with_multiplier" => Condition::Multipliers(raw.at_least),
        "stations_with_all_plants" => Condition::AllPlants(raw.at_least),
        "filled_sections" => Condition::Sections(raw.sizes.clone()),
        "tanks" => Condition::Tanks(raw.at_least),
        "consecutive_tanks" => Condition::ConsecutiveTanks(raw.at_least),
        other => panic!("adventure 2 has no mission of the kind `{other}`"),
    }
}

fn places(data: &Data, raw: &Raw) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    (0..).zip(&data.cuts).for_each(|(cut, spot)| put(*spot, Place::Cut { cut }));
    (0..).zip(&data.tanks).for_each(|(tank, (spot, ..))| put(*spot, Place::Tank { tank }));
    (0..).zip(&data.printed.errors).for_each(|(place, spot)| put(*spot, Place::Error { place }));
    (0..).zip(&data.energy.symbols).for_each(|(place, spot)| put(*spot, Place::Energy { place }));
    data.crew.places().for_each(|(spot, place)| put(spot, Place::Crew(place)));
    data.planning.places().for_each(|(spot, place)| put(spot, Place::Planning(place)));
    for (station, (facts, raw)) in (0..).zip(data.stations.iter().zip(&raw.stations)) {
        (0..).zip(&facts.robots).for_each(|(place, spot)| put(*spot, Place::Robot { station, place }));
        (0..).zip(&facts.plants).for_each(|(place, spot)| put(*spot, Place::Plant { station, place }));
        put(Spot::known(&format!("{}-first", raw.race)), Place::First { station });
        put(Spot::known(&format!("{}-later", raw.race)), Place::Later { station });
    }
    places
}

#[derive(Deserialize)]
struct Raw {
    cuts: Vec<RawSymbol>,
    tanks: Vec<RawTank>,
    stations: Vec<RawStation>,
    races: Vec<RawRace>,
    energy_track: RawPairs,
    astronaut_track: RawPairs,
    planning_track: RawPairs,
    errors: RawErrors,
    missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawTank {
    id: String,
    slot: String,
    points: i32,
}

#[derive(Deserialize)]
struct RawStation {
    linked_slot: String,
    robots: Vec<RawSymbol>,
    plants: Vec<RawSymbol>,
    race: String,
}

#[derive(Deserialize)]
struct RawRace {
    id: String,
    first: RawValue,
    later: RawValue,
}

#[derive(Deserialize)]
struct RawValue {
    value: i32,
}

#[derive(Deserialize)]
struct RawErrors {
    boxes: Vec<RawError>,
}

#[derive(Deserialize)]
struct RawError {
    bonus: Option<String>,
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
    sizes: Vec<u32>,
}
