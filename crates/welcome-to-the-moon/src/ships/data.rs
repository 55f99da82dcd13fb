//! The printed facts of adventure 7.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, mask, read, source};
use crate::grid::{Slot, Slots};
use crate::spot::Spot;
use crate::track::{PairPlace, Pairs, RawPairs, Values};

/// How many starships there are.
pub(super) const SHIPS: usize = 6;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Airlock { airlock: u8 },
    Tank { tank: u8 },
    Plant { ship: u8, place: u8 },
    Energy { ship: u8, place: u8 },
    Double { ship: u8 },
    Crew(PairPlace),
    Planning { place: u8 },
    Error { place: u8 },
}

/// A starship, the lowest first.
pub(super) struct Ship {
    /// All its spaces.
    pub(super) slots: Slots,
    pub(super) greenhouse: Slot,
    pub(super) plants: Vec<Spot>,
    /// How many plants are circled in print.
    pub(super) printed_plants: u8,
    pub(super) engine: Vec<Spot>,
    /// How many energies are circled in print.
    pub(super) printed_energies: u8,
    pub(super) modules: Vec<Module>,
    /// The tanks of its modules, as bits.
    pub(super) tanks: u64,
}

/// A module: its spaces and its tank.
pub(super) struct Module {
    pub(super) slots: Slots,
    pub(super) tank: u8,
}

/// An airlock with the spaces of the two blocks it joins.
pub(super) struct Airlock {
    pub(super) spot: Spot,
    pub(super) joins: Slots,
}

/// What a mission asks for.
pub(super) enum Condition {
    Greenhouses(u8),
    Greenhouse(usize),
    Modules(u8),
    Ships(u8),
    Engines(u8),
    Tanks(u8),
}

pub(super) struct Data {
    pub(super) printed: Printed,
    pub(super) ships: Vec<Ship>,
    /// The starship of each space.
    pub(super) ship_at: Vec<u8>,
    pub(super) airlocks: Vec<Airlock>,
    /// The spaces that can be reached from the base.
    pub(super) base: Slots,
    /// The spaces with a robot.
    pub(super) robots: Slots,
    pub(super) tanks: Vec<Spot>,
    /// The tank at each space.
    pub(super) tank_at: Vec<Option<u8>>,
    pub(super) greenhouse_points: Points,
    pub(super) module_points: Points,
    pub(super) crew: Pairs,
    pub(super) planning: Values,
    /// Error boxes that open an airlock.
    pub(super) airlock_errors: Vec<bool>,
    pub(super) missions: Vec<Condition>,
    pub(super) places: Vec<Option<Place>>,
}

/// Points by the number of circled symbols, and what doubles them.
#[derive(Deserialize)]
pub(super) struct Points {
    #[serde(alias = "by_plants", alias = "by_energies")]
    by_count: Vec<i32>,
    #[serde(alias = "race_factor", alias = "tank_factor")]
    factor: i32,
}

impl Points {
    /// Points for so many symbols, doubled or not.
    pub(super) fn of(&self, count: u8, doubled: bool) -> i32 {
        self.by_count[usize::from(count)] * if doubled { self.factor } else { 1 }
    }
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(7));
    let printed = Printed::of(7, 1);
    let mut tank_at = vec![None; printed.slots.len()];
    for (tank, facts) in (0..).zip(&raw.tanks) {
        tank_at[printed.named(&facts.slot).index()] = Some(tank);
    }
    let ships: Vec<Ship> = raw.starships.iter().map(|ship| ship.read(&printed, &tank_at)).collect();
    let ship_of = |slot: usize| (0..).zip(&ships).find(|(_, ship)| ship.slots >> slot & 1 == 1).map(|(i, _)| i);
    let blocks: Vec<&RawBlock> = raw.starships.iter().flat_map(|ship| &ship.blocks).collect();
    let block = |id: &str| blocks.iter().find(|block| block.id == id).map_or(0, |block| printed.set(&block.slots));
    let airlock = |lock: &RawAirlock| Airlock { spot: Spot::known(&lock.id), joins: block(&lock.a) | block(&lock.b) };
    let mut data = Data {
        ship_at: (0..printed.slots.len()).map(|slot| ship_of(slot).expect("a space lies in a starship")).collect(),
        airlocks: raw.airlocks.iter().map(airlock).collect(),
        base: raw.base_airlocks.iter().fold(0, |all, lock| all | block(&lock.b)),
        robots: mask(&raw.slots, |slot| slot.robot_bonus),
        tanks: raw.tanks.iter().map(|tank| Spot::known(&tank.id)).collect(),
        tank_at,
        greenhouse_points: raw.greenhouse_points,
        module_points: raw.module_points,
        crew: Pairs::from(&raw.astronaut_track),
        planning: raw.planning_track,
        airlock_errors: raw.errors.boxes.iter().map(|error| error.bonus.as_deref() == Some("airlock")).collect(),
        missions: raw.missions.iter().map(|mission| condition(&mission.condition, &raw.starships)).collect(),
        places: Vec::new(),
        ships,
        printed,
    };
    assert_eq!(data.ships.len(), SHIPS, "starships");
    assert!(raw.airlocks.iter().all(|lock| !lock.open), "an airlock between blocks is open in print");
    data.places = places(&data, &raw.starships);
    data
}

fn condition(raw: &RawCondition, ships: &[RawShip]) -> Condition {
    let ship = || ships.iter().position(|ship| Some(&ship.id) == raw.starship.as_ref());
    match raw.kind.as_str() {
        "greenhouses_full" => Condition::Greenhouses(raw.at_least),
        "greenhouse_full" => Condition::Greenhouse(ship().expect("the mission names a starship")),
        "modules_full" => Condition::Modules(raw.at_least),
        "starships_full" => Condition::Ships(raw.at_least),
        "engines_full" => Condition::Engines(raw.at_least),
        "tanks_full" => Condition::Tanks(raw.at_least),
        other => panic!("adventure 7 has no mission of the kind `{other}`"),
    }
}

fn places(data: &Data, raw: &[RawShip]) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    (0..).zip(&data.airlocks).for_each(|(airlock, facts)| put(facts.spot, Place::Airlock { airlock }));
    (0..).zip(&data.tanks).for_each(|(tank, spot)| put(*spot, Place::Tank { tank }));
    (0..).zip(&data.planning.boxes).for_each(|(place, spot)| put(*spot, Place::Planning { place }));
    (0..).zip(&data.printed.errors).for_each(|(place, spot)| put(*spot, Place::Error { place }));
    data.crew.places().for_each(|(spot, place)| put(spot, Place::Crew(place)));
    for (ship, (facts, raw)) in (0..).zip(data.ships.iter().zip(raw)) {
        (0..).zip(&facts.plants).for_each(|(place, spot)| put(*spot, Place::Plant { ship, place }));
        (0..).zip(&facts.engine).for_each(|(place, spot)| put(*spot, Place::Energy { ship, place }));
        put(Spot::known(&format!("{}-first", raw.greenhouse.race)), Place::Double { ship });
    }
    places
}

/// Symbols circled in print come first, so that a count tells which are circled.
fn symbols(raw: &[RawCircled]) -> (Vec<Spot>, u8) {
    let circled = raw.iter().take_while(|symbol| symbol.pre_circled).count();
    assert!(raw[circled..].iter().all(|symbol| !symbol.pre_circled), "printed circles come first");
    (raw.iter().map(|symbol| Spot::known(&symbol.id)).collect(), circled as u8)
}

#[derive(Deserialize)]
struct Raw {
    slots: Vec<RawSlot>,
    starships: Vec<RawShip>,
    airlocks: Vec<RawAirlock>,
    base_airlocks: Vec<RawAirlock>,
    tanks: Vec<RawTank>,
    greenhouse_points: Points,
    module_points: Points,
    astronaut_track: RawPairs,
    planning_track: Values,
    errors: RawErrors,
    missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawSlot {
    robot_bonus: bool,
}

#[derive(Deserialize)]
struct RawShip {
    id: String,
    blocks: Vec<RawBlock>,
    greenhouse: RawGreenhouse,
    engine: Vec<RawCircled>,
}

impl RawShip {
    fn read(&self, printed: &Printed, tank_at: &[Option<u8>]) -> Ship {
        let module = |block: &RawBlock| {
            let slots = printed.set(&block.slots);
            let tank = crate::grid::each(slots).find_map(|slot| tank_at[slot.index()]);
            Module { slots, tank: tank.expect("a module has a tank") }
        };
        let modules: Vec<Module> = self.blocks.iter().filter(|block| block.kind == "module").map(module).collect();
        let (plants, printed_plants) = symbols(&self.greenhouse.plants);
        let (engine, printed_energies) = symbols(&self.engine);
        Ship {
            slots: self.blocks.iter().fold(0, |all, block| all | printed.set(&block.slots)),
            greenhouse: printed.named(&self.greenhouse.slot),
            plants,
            printed_plants,
            engine,
            printed_energies,
            tanks: modules.iter().fold(0, |all, module| all | 1 << module.tank),
            modules,
        }
    }
}

#[derive(Deserialize)]
struct RawBlock {
    id: String,
    kind: String,
    slots: Vec<String>,
}

#[derive(Deserialize)]
struct RawGreenhouse {
    slot: String,
    race: String,
    plants: Vec<RawCircled>,
}

#[derive(Deserialize)]
struct RawCircled {
    id: String,
    pre_circled: bool,
}

#[derive(Deserialize)]
struct RawAirlock {
    id: String,
    a: String,
    b: String,
    open: bool,
}

#[derive(Deserialize)]
struct RawTank {
    id: String,
    slot: String,
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
    starship: Option<String>,
}
