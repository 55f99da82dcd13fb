//! The printed facts of adventure 4.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, mask, read, source};
use crate::grid::Slots;
use crate::pieces::Effect;
use crate::spot::Spot;
use crate::track::RawSymbol;

/// Structures that store something.
pub(super) const MAIN: usize = 6;
/// All structures, the optimisation centres last.
pub(super) const STRUCTURES: usize = 11;
/// Main structures with a race.
pub(super) const RACES: usize = 4;
/// Where astronauts and planning symbols are stored.
pub(super) const CREW: usize = 4;
pub(super) const PLANNING: usize = 5;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The head of a mine.
    Mine {
        mine: u8,
    },
    /// Water or a plant between two levels.
    Resource {
        resource: u8,
    },
    /// A stored symbol.
    Stored {
        structure: u8,
        place: u8,
    },
    Energy {
        structure: u8,
        place: u8,
    },
    Robot {
        structure: u8,
        place: u8,
    },
    Race {
        structure: u8,
    },
    Error {
        place: u8,
    },
}

pub(super) struct Structure {
    pub(super) energies: Vec<Spot>,
    pub(super) robots: Vec<Spot>,
}

pub(super) struct Main {
    pub(super) symbols: Vec<Spot>,
    pub(super) before: i32,
    pub(super) after: i32,
    /// After so many symbols the race is won, and what it is worth.
    pub(super) race: Option<(u8, i32)>,
}

/// What an optimisation centre brings.
#[derive(Clone, Copy)]
pub(super) enum Bonus {
    /// Symbols of a main structure.
    Store { structure: usize, amount: u8 },
    /// Robot symbols anywhere.
    Robots { amount: u8 },
}

/// What a mission asks for.
pub(super) enum Condition {
    Mines(u8),
    AdjacentMines(u8),
    Centres(usize),
    Structures(usize),
    Circled { kind: u64, count: u32 },
}

pub(super) struct Data {
    pub(super) printed: Printed,
    pub(super) mines: Vec<Slots>,
    /// The resources of each mine, as bits.
    pub(super) mine_resources: Vec<u64>,
    /// Spaces with a pearl, spaces with a ruby, and where they are stored.
    pub(super) minerals: [(Slots, usize); 2],
    pub(super) resources: Vec<Spot>,
    /// Plants and waters, as bits, and where they are stored.
    pub(super) plants: (u64, usize),
    pub(super) waters: (u64, usize),
    /// The resources above and below each space.
    pub(super) resources_at: Vec<u64>,
    pub(super) main: Vec<Main>,
    pub(super) structures: Vec<Structure>,
    pub(super) bonuses: Vec<Bonus>,
    pub(super) missions: Vec<Condition>,
    pub(super) places: Vec<Option<Place>>,
}

impl Data {
    /// The resources that an effect circles.
    pub(super) fn of_effect(&self, effect: Effect) -> u64 {
        match effect {
            Effect::Plant => self.plants.0,
            Effect::Water => self.waters.0,
            _ => 0,
        }
    }
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(4));
    let printed = Printed::of(4, 1);
    let stores = |counts: &str| raw.main_structures.iter().position(|s| s.counts == counts).expect("a structure");
    let kind = |kind: &str| mask(&raw.resources, |resource| resource.kind == kind);
    let mineral = |kind: &str| (mask(&raw.slots, |slot| slot.mineral.as_deref() == Some(kind)), stores(kind));
    let main = raw.main_structures.iter().map(|s| Main {
        symbols: s.symbols.iter().map(RawSymbol::spot).collect(),
        before: s.points_each_before,
        after: s.points_each_after,
        race: s
            .race
            .as_ref()
            .and_then(|id| raw.races.iter().find(|r| r.id == *id))
            .map(|r| (r.position, r.first.value)),
    });
    let upgrades = raw.main_structures.iter().map(|s| &s.upgrade_symbols);
    let upgrades = upgrades.chain(raw.optimisation_centres.iter().map(|c| &c.upgrade_symbols));
    let bonus = |centre: &RawCentre| match (centre.bonus.kind.as_str(), centre.bonus.amount) {
        ("robot_symbol", amount) => Bonus::Robots { amount },
        (kind, amount) => Bonus::Store { structure: stores(kind), amount },
    };
    let mut data = Data {
        mines: raw.mines.iter().map(|mine| printed.set(&mine.slots)).collect(),
        mine_resources: raw.mines.iter().map(|m| mask(&raw.resources, |resource| resource.mine == m.id)).collect(),
        minerals: [mineral("pearl"), mineral("ruby")],
        resources: raw.resources.iter().map(|resource| Spot::known(&resource.id)).collect(),
        plants: (kind("plant"), stores("plant")),
        waters: (kind("water"), stores("water")),
        resources_at: raw.slots.iter().map(|s| mask(&raw.resources, |r| r.between.contains(&s.id))).collect(),
        main: main.collect(),
        structures: upgrades.map(|symbols| structure(symbols)).collect(),
        bonuses: raw.optimisation_centres.iter().map(bonus).collect(),
        missions: raw.missions.iter().map(|mission| condition(&mission.condition, kind)).collect(),
        places: Vec::new(),
        printed,
    };
    data.places = places(&data, &raw);
    check(&data);
    data
}

fn structure(symbols: &[RawUpgrade]) -> Structure {
    let of = |kind: Effect| symbols.iter().filter(|s| s.kind == kind).map(|s| Spot::known(&s.id)).collect();
    Structure { energies: of(Effect::Energy), robots: of(Effect::Robot) }
}

/// Every structure has room for all its resources and the optimisation bonus, so nothing can overflow.
/// § WM-4.9
fn check(data: &Data) {
    assert_eq!((data.main.len(), data.structures.len()), (MAIN, STRUCTURES), "structures");
    assert!(data.main.iter().take(RACES).all(|main| main.race.is_some()), "races");
    let [pearls, rubies] = data.minerals;
    for (things, structure) in [data.plants, data.waters, pearls, rubies] {
        assert_eq!(things.count_ones() as usize + 2, data.main[structure].symbols.len(), "room for resources");
    }
}

fn condition(raw: &RawCondition, kind: impl Fn(&str) -> u64) -> Condition {
    match raw.kind.as_str() {
        "mines_extracted" => Condition::Mines(raw.at_least),
        "adjacent_mines_extracted" => Condition::AdjacentMines(raw.at_least),
        "optimisation_centres_active" => Condition::Centres(raw.at_least.into()),
        "structures_done" => Condition::Structures(raw.at_least.into()),
        "circled_in_mines" => Condition::Circled { kind: kind(&raw.resource), count: raw.at_least.into() },
        other => panic!("adventure 4 has no mission of the kind `{other}`"),
    }
}

fn places(data: &Data, raw: &Raw) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    (0..).zip(&raw.mines).for_each(|(mine, facts)| put(Spot::known(&facts.id), Place::Mine { mine }));
    (0..).zip(&data.resources).for_each(|(resource, spot)| put(*spot, Place::Resource { resource }));
    (0..).zip(&data.printed.errors).for_each(|(place, spot)| put(*spot, Place::Error { place }));
    for (structure, facts) in (0..).zip(&data.structures) {
        (0..).zip(&facts.energies).for_each(|(place, spot)| put(*spot, Place::Energy { structure, place }));
        (0..).zip(&facts.robots).for_each(|(place, spot)| put(*spot, Place::Robot { structure, place }));
    }
    for (structure, (facts, raw)) in (0..).zip(data.main.iter().zip(&raw.main_structures)) {
        (0..).zip(&facts.symbols).for_each(|(place, spot)| put(*spot, Place::Stored { structure, place }));
        if let Some(race) = &raw.race {
            put(Spot::known(&format!("{race}-first")), Place::Race { structure });
        }
    }
    places
}

#[derive(Deserialize)]
struct Raw {
    slots: Vec<RawSlot>,
    mines: Vec<RawMine>,
    resources: Vec<RawResource>,
    main_structures: Vec<RawMain>,
    optimisation_centres: Vec<RawCentre>,
    races: Vec<RawRace>,
    missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawSlot {
    id: String,
    mineral: Option<String>,
}

#[derive(Deserialize)]
struct RawMine {
    id: String,
    slots: Vec<String>,
}

#[derive(Deserialize)]
struct RawResource {
    id: String,
    kind: String,
    mine: String,
    between: Vec<String>,
}

#[derive(Deserialize)]
struct RawMain {
    counts: String,
    symbols: Vec<RawSymbol>,
    points_each_before: i32,
    points_each_after: i32,
    upgrade_symbols: Vec<RawUpgrade>,
    race: Option<String>,
}

#[derive(Deserialize)]
struct RawUpgrade {
    id: String,
    kind: Effect,
}

#[derive(Deserialize)]
struct RawCentre {
    upgrade_symbols: Vec<RawUpgrade>,
    bonus: RawBonus,
}

#[derive(Deserialize)]
struct RawBonus {
    kind: String,
    amount: u8,
}

#[derive(Deserialize)]
struct RawRace {
    id: String,
    position: u8,
    first: RawValue,
}

#[derive(Deserialize)]
struct RawValue {
    value: i32,
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
    resource: String,
}
