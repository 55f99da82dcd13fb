//! The printed facts of adventure 3.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, mask, read, source};
use crate::grid::{Slot, Slots};
use crate::spot::Spot;
use crate::track::{RawSymbol, Values};

/// How many quarters there are.
pub(super) const QUARTERS: usize = 4;
/// What the energy tracks multiply: plants, water, antennas.
pub(super) const TRACKS: usize = 3;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Tunnel { tunnel: u8 },
    Antenna { antenna: u8 },
    Tank { tank: u8 },
    Greenhouse { quarter: u8, place: u8 },
    Energy { track: u8, place: u8 },
    Crew { place: u8 },
    Planning { place: u8 },
    First { quarter: u8 },
    Later { quarter: u8 },
    Error { place: u8 },
}

pub(super) struct Quarter {
    /// Its modules that can be written in.
    pub(super) slots: Slots,
    /// Its greenhouses from the top, with the plants in each.
    pub(super) greenhouses: Vec<(Spot, i32)>,
    pub(super) antennas: u64,
    pub(super) tanks: u64,
    pub(super) first: i32,
    pub(super) later: i32,
}

/// What a mission asks for.
pub(super) enum Condition {
    /// So many full sequences of this family: columns are the first, rows the second.
    Full {
        family: usize,
        count: usize,
    },
    Observatory,
    QuarterAntennas(usize),
    Plants(i32),
    QuarterTanks(usize),
}

pub(super) struct Data {
    pub(super) printed: Printed,
    /// Each tunnel: its spot and the two modules it joins.
    pub(super) tunnels: Vec<(Spot, Slots)>,
    pub(super) built: u64,
    pub(super) network: Slots,
    pub(super) observatory: Slot,
    /// The antennas at each module, as bits.
    pub(super) antennas_at: Vec<u64>,
    pub(super) tanks: Vec<Spot>,
    pub(super) tank_at: Vec<Option<u8>>,
    pub(super) quarters: Vec<Quarter>,
    pub(super) quarter_of: Vec<u8>,
    pub(super) energy: [Values; TRACKS],
    pub(super) crew: Vec<Spot>,
    pub(super) planning: Values,
    pub(super) missions: Vec<Condition>,
    pub(super) places: Vec<Option<Place>>,
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(3));
    let printed = Printed::of(3, 2);
    let built = mask(&raw.tunnels, |tunnel| tunnel.built);
    let tunnels: Vec<(Spot, Slots)> = raw
        .tunnels
        .iter()
        .map(|tunnel| (Spot::known(&tunnel.id), printed.named(&tunnel.a).bit() | printed.named(&tunnel.b).bit()))
        .collect();
    let network = (0..).zip(&tunnels).filter(|(i, _)| built >> i & 1 == 1).fold(0, |all, (_, (_, ends))| all | ends);
    let at = |id: &str, of: &[RawOnModule]| mask(of, |thing| thing.slot == id);
    let ids: Vec<String> = printed.slots.iter().map(ToString::to_string).collect();
    let quarters = raw.quarters.iter().map(|quarter| quarter_of(quarter, &raw, &printed)).collect();
    let number = |id: &String| raw.quarters.iter().position(|quarter| quarter.slots.contains(id)).unwrap_or(0) as u8;
    let RawMultipliers { plants, water, antennas } = raw.multiplier_tracks;
    let mut data = Data {
        tunnels,
        built,
        network,
        observatory: printed.named(&raw.observatory_slot),
        antennas_at: ids.iter().map(|id| at(id, &raw.antennas)).collect(),
        tanks: raw.tanks.iter().map(|tank| Spot::known(&tank.id)).collect(),
        tank_at: ids.iter().map(|id| raw.tanks.iter().position(|tank| tank.slot == *id).map(|i| i as u8)).collect(),
        quarters,
        quarter_of: ids.iter().map(number).collect(),
        energy: [plants, water, antennas],
        crew: raw.astronaut_track.symbols.iter().map(RawSymbol::spot).collect(),
        planning: raw.planning_track,
        missions: raw.missions.iter().map(|mission| condition(&mission.condition)).collect(),
        places: Vec::new(),
        printed,
    };
    let antennas: Vec<Spot> = raw.antennas.iter().map(|antenna| Spot::known(&antenna.id)).collect();
    let races: Vec<String> = raw.quarters.into_iter().map(|quarter| quarter.race).collect();
    data.places = places(&data, &antennas, &races);
    assert_eq!(data.quarters.len(), QUARTERS, "quarters");
    data
}

fn quarter_of(quarter: &RawQuarter, raw: &Raw, printed: &Printed) -> Quarter {
    let race = raw.races.iter().find(|race| race.id == quarter.race).expect("a quarter has its race");
    Quarter {
        slots: printed.set(&quarter.slots) & printed.writable,
        greenhouses: quarter.greenhouses.iter().map(|house| (Spot::known(&house.id), house.plants)).collect(),
        antennas: mask(&raw.antennas, |antenna| antenna.quarter == quarter.id),
        tanks: mask(&raw.tanks, |tank| tank.quarter == quarter.id),
        first: race.first.value,
        later: race.later.value,
    }
}

fn condition(raw: &RawCondition) -> Condition {
    let count = raw.at_least;
    match raw.kind.as_str() {
        "filled_columns" => Condition::Full { family: 0, count },
        "filled_rows" => Condition::Full { family: 1, count },
        "observatory_connected" => Condition::Observatory,
        "quarters_all_antennas" => Condition::QuarterAntennas(count),
        "plants" => Condition::Plants(count as i32),
        "quarters_all_tanks" => Condition::QuarterTanks(count),
        other => panic!("adventure 3 has no mission of the kind `{other}`"),
    }
}

fn places(data: &Data, antennas: &[Spot], races: &[String]) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    (0..).zip(&data.tunnels).for_each(|(tunnel, (spot, _))| put(*spot, Place::Tunnel { tunnel }));
    (0..).zip(antennas).for_each(|(antenna, spot)| put(*spot, Place::Antenna { antenna }));
    (0..).zip(&data.tanks).for_each(|(tank, spot)| put(*spot, Place::Tank { tank }));
    (0..).zip(&data.crew).for_each(|(place, spot)| put(*spot, Place::Crew { place }));
    (0..).zip(&data.planning.boxes).for_each(|(place, spot)| put(*spot, Place::Planning { place }));
    (0..).zip(&data.printed.errors).for_each(|(place, spot)| put(*spot, Place::Error { place }));
    for (track, values) in (0..).zip(&data.energy) {
        (0..).zip(&values.boxes).for_each(|(place, spot)| put(*spot, Place::Energy { track, place }));
    }
    for (quarter, (facts, race)) in (0..).zip(data.quarters.iter().zip(races)) {
        let houses = (0..).zip(&facts.greenhouses);
        houses.for_each(|(place, (spot, _))| put(*spot, Place::Greenhouse { quarter, place }));
        put(Spot::known(&format!("{race}-first")), Place::First { quarter });
        put(Spot::known(&format!("{race}-later")), Place::Later { quarter });
    }
    places
}

#[derive(Deserialize)]
struct Raw {
    tunnels: Vec<RawTunnel>,
    antennas: Vec<RawOnModule>,
    tanks: Vec<RawOnModule>,
    quarters: Vec<RawQuarter>,
    races: Vec<RawRace>,
    multiplier_tracks: RawMultipliers,
    astronaut_track: RawCrew,
    planning_track: Values,
    observatory_slot: String,
    missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawTunnel {
    id: String,
    a: String,
    b: String,
    built: bool,
}

#[derive(Deserialize)]
struct RawOnModule {
    id: String,
    slot: String,
    quarter: String,
}

#[derive(Deserialize)]
struct RawQuarter {
    id: String,
    slots: Vec<String>,
    greenhouses: Vec<RawGreenhouse>,
    race: String,
}

#[derive(Deserialize)]
struct RawGreenhouse {
    id: String,
    plants: i32,
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
struct RawMultipliers {
    plants: Values,
    water: Values,
    antennas: Values,
}

#[derive(Deserialize)]
struct RawCrew {
    symbols: Vec<RawSymbol>,
}

#[derive(Deserialize)]
struct RawMission {
    condition: RawCondition,
}

#[derive(Deserialize)]
struct RawCondition {
    kind: String,
    #[serde(default)]
    at_least: usize,
}
