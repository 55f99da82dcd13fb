//! The printed facts of adventure 8.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, read, source};
use crate::grid::Slots;
use crate::pieces::{Effect, Number};
use crate::spot::Spot;
use crate::track::{RawSymbol, Values};

/// How many planets there are on a sheet.
pub(super) const PLANETS: usize = 7;
/// How many types of planets there are.
pub(super) const TYPES: usize = 3;
/// The places on a moon.
pub(super) const MOON: usize = 2;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Plant {
        planet: u8,
        place: u8,
    },
    Water {
        planet: u8,
        place: u8,
    },
    /// Counted over all moons.
    Moon {
        place: u8,
    },
    Asteroid {
        asteroid: u8,
    },
    AsteroidBonus {
        asteroid: u8,
    },
    /// A box or symbol in the scoring area of a side.
    Area {
        side: u8,
        track: Track,
        place: u8,
    },
}

/// A track in a scoring area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Track {
    Plants,
    Water,
    Worth(u8),
    Planning,
    Errors,
    Crew,
}

/// A planet with its moon.
/// § WM-8.5
pub(super) struct Planet {
    /// Its spaces; they are filled in this order.
    pub(super) slots: Slots,
    /// Its place in the list of types.
    pub(super) kind: usize,
    /// The numbers that lead here.
    pub(super) numbers: std::ops::RangeInclusive<Number>,
    pub(super) plants: Vec<Spot>,
    pub(super) waters: Vec<Spot>,
    pub(super) moon: [Spot; MOON],
}

/// An asteroid and what is printed beside it.
pub(super) struct Asteroid {
    pub(super) spot: Spot,
    pub(super) bonuses: Vec<Effect>,
}

/// The scoring area of one side.
pub(super) struct Area {
    pub(super) plants: Values,
    pub(super) water: Values,
    /// What planets of each type are worth.
    pub(super) worth: Vec<Values>,
    pub(super) planning: Values,
    pub(super) errors: Vec<Spot>,
    pub(super) crew: Vec<Spot>,
}

/// What a mission asks for, on one of the two sheets of a player.
pub(super) enum Condition {
    Planets(u8),
    EachType(u8),
    Asteroids(u8),
    Worth(u8),
    Boxes { plants: u8, water: u8 },
    Moons(u8),
}

/// A mission card: what it asks, on one of a player's sheets or on both.
/// § WM-8.16 WM-C.6
pub(super) struct Mission {
    pub(super) condition: Condition,
    pub(super) both: bool,
}

pub(super) struct Data {
    pub(super) printed: Printed,
    pub(super) planets: Vec<Planet>,
    /// The planet of each space.
    pub(super) planet_at: Vec<u8>,
    /// The bonus printed in each space.
    pub(super) bonus_at: Vec<Option<Effect>>,
    pub(super) asteroids: Vec<Asteroid>,
    pub(super) areas: Vec<Area>,
    pub(super) missions: Vec<Mission>,
    pub(super) places: Vec<Option<Place>>,
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(8));
    let printed = Printed::of(8, 1);
    let last = raw.planets.len() - 1;
    let planet = |(i, planet): (usize, &RawPlanet)| {
        let kind = raw.planet_types.iter().position(|kind| kind.id == planet.kind).expect("a planet has a type");
        // The first planet takes whatever is smaller, too, and the last whatever is larger.
        let least = if i == 0 { Number::whole(0) } else { Number::whole(planet.numbers[0]) };
        let most = planet.numbers.last().map_or(Number::MAX, |n| Number::whole(*n));
        Planet {
            slots: printed.set(&planet.slots),
            kind,
            numbers: least..=if i == last { Number::LARGEST } else { most },
            plants: planet.plants.iter().map(RawSymbol::spot).collect(),
            waters: planet.waters.iter().map(RawSymbol::spot).collect(),
            moon: [planet.moon[0].spot(), planet.moon[1].spot()],
        }
    };
    let planets: Vec<Planet> = raw.planets.iter().enumerate().map(planet).collect();
    let planet_of = |slot: usize| planets.iter().position(|planet| planet.slots >> slot & 1 == 1);
    let mut data = Data {
        planet_at: (0..printed.slots.len()).map(|slot| planet_of(slot).expect("a planet") as u8).collect(),
        bonus_at: raw.slots.iter().map(|slot| slot.bonus).collect(),
        asteroids: raw.asteroids.iter().map(Asteroid::from).collect(),
        missions: raw
            .missions
            .iter()
            .chain(&raw.campaign_missions)
            .map(|mission| mission.condition.mission())
            .collect(),
        areas: raw.sides.into_iter().map(Area::from).collect(),
        places: Vec::new(),
        planets,
        printed,
    };
    assert_eq!((data.planets.len(), data.areas.len()), (PLANETS, 2), "planets and sides");
    assert!(data.areas.iter().all(|area| area.worth.len() == TYPES), "types of planets");
    data.places = places(&data, &raw.asteroids);
    data
}

impl RawCondition {
    fn mission(&self) -> Mission {
        let (condition, both) = match self.kind.as_str() {
            "planets_on_one_sheet" => (Condition::Planets(self.at_least), false),
            "planet_types_on_one_sheet" => (Condition::EachType(self.each), false),
            "asteroids_on_one_sheet" => (Condition::Asteroids(self.at_least), false),
            "planet_values_raised_on_one_sheet" => (Condition::Worth(self.each), false),
            "boxes_on_one_sheet" => (Condition::Boxes { plants: self.plants, water: self.water }, false),
            "moons_on_one_sheet" => (Condition::Moons(self.at_least), false),
            "planets_on_both_sheets" => (Condition::Planets(self.at_least_each), true),
            "asteroids_on_both_sheets" => (Condition::Asteroids(self.at_least_each), true),
            "boxes_on_both_sheets" => (Condition::Boxes { plants: self.plants_each, water: self.water_each }, true),
            other => panic!("adventure 8 has no mission of the kind `{other}`"),
        };
        Mission { condition, both }
    }
}

fn places(data: &Data, asteroids: &[RawAsteroid]) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    for (planet, facts) in (0..).zip(&data.planets) {
        (0..).zip(&facts.plants).for_each(|(place, spot)| put(*spot, Place::Plant { planet, place }));
        (0..).zip(&facts.waters).for_each(|(place, spot)| put(*spot, Place::Water { planet, place }));
        let first = planet * MOON as u8;
        (first..).zip(&facts.moon).for_each(|(place, spot)| put(*spot, Place::Moon { place }));
    }
    for (asteroid, raw) in (0..).zip(asteroids) {
        put(Spot::known(&raw.id), Place::Asteroid { asteroid });
        raw.bonuses.iter().for_each(|bonus| put(Spot::known(&bonus.id), Place::AsteroidBonus { asteroid }));
    }
    for (side, area) in (0..).zip(&data.areas) {
        let tracks = [
            (Track::Plants, &area.plants.boxes),
            (Track::Water, &area.water.boxes),
            (Track::Planning, &area.planning.boxes),
            (Track::Errors, &area.errors),
            (Track::Crew, &area.crew),
        ];
        let worth = (0..).zip(&area.worth).map(|(kind, values)| (Track::Worth(kind), &values.boxes));
        for (track, spots) in tracks.into_iter().chain(worth) {
            (0..).zip(spots).for_each(|(place, spot)| put(*spot, Place::Area { side, track, place }));
        }
    }
    places
}

#[derive(Deserialize)]
struct Raw {
    slots: Vec<RawSlot>,
    planet_types: Vec<RawSymbol>,
    planets: Vec<RawPlanet>,
    asteroids: Vec<RawAsteroid>,
    sides: Vec<RawSide>,
    missions: Vec<RawMission>,
    campaign_missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawSlot {
    bonus: Option<Effect>,
}

#[derive(Deserialize)]
struct RawPlanet {
    #[serde(rename = "type")]
    kind: String,
    numbers: Vec<u8>,
    slots: Vec<String>,
    moon: Vec<RawSymbol>,
    plants: Vec<RawSymbol>,
    waters: Vec<RawSymbol>,
}

#[derive(Deserialize)]
struct RawAsteroid {
    id: String,
    bonuses: Vec<RawBonus>,
}

#[derive(Deserialize)]
struct RawBonus {
    id: String,
    kind: Effect,
}

impl From<&RawAsteroid> for Asteroid {
    fn from(raw: &RawAsteroid) -> Self {
        Asteroid { spot: Spot::known(&raw.id), bonuses: raw.bonuses.iter().map(|bonus| bonus.kind).collect() }
    }
}

#[derive(Deserialize)]
struct RawSide {
    plant_track: Values,
    water_track: Values,
    planet_value: RawWorth,
    planning_track: Values,
    errors: RawErrors,
    astronaut_track: RawCrew,
}

#[derive(Deserialize)]
struct RawWorth {
    green: Values,
    blue: Values,
    grey: Values,
}

#[derive(Deserialize)]
struct RawErrors {
    boxes: Vec<RawSymbol>,
}

#[derive(Deserialize)]
struct RawCrew {
    symbols: Vec<RawSymbol>,
}

impl From<RawSide> for Area {
    fn from(raw: RawSide) -> Self {
        Area {
            plants: raw.plant_track,
            water: raw.water_track,
            worth: vec![raw.planet_value.green, raw.planet_value.blue, raw.planet_value.grey],
            planning: raw.planning_track,
            errors: raw.errors.boxes.iter().map(RawSymbol::spot).collect(),
            crew: raw.astronaut_track.symbols.iter().map(RawSymbol::spot).collect(),
        }
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
    each: u8,
    #[serde(default)]
    plants: u8,
    #[serde(default)]
    water: u8,
    #[serde(default)]
    at_least_each: u8,
    #[serde(default)]
    plants_each: u8,
    #[serde(default)]
    water_each: u8,
}
