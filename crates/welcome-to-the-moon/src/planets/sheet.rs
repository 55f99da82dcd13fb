//! A sheet of adventure 8, shared by two neighbours: planets, moons, asteroids and a scoring area on each side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{Area, Condition, DATA, MOON, PLANETS, Place, Planet, TYPES};
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid, Slot, each};
use crate::pieces::Cell;
use crate::spot::Spot;
use crate::view::OwnedSymbol;

/// A sheet between two neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct PlanetsSheet {
    /// The spaces of the planets, with the symbol of the owner or of their left neighbour.
    pub grid: Grid,
    /// What belongs to the owner, and what to their left neighbour.
    pub sides: [Side; 2],
    /// Plants crossed off on each planet.
    pub plants: [Alike; PLANETS],
    /// Waters crossed off on each planet.
    pub waters: [Alike; PLANETS],
    /// Whose turn it is on this sheet: 0 the owner's, 1 the neighbour's. The captain's card tells.
    pub active: u8,
}

/// One player's side of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Side {
    /// Plant boxes crossed off.
    pub plants: u8,
    /// Water boxes crossed off.
    pub water: u8,
    /// Boxes crossed off in the column of each type of planet: green, blue, grey.
    pub worth: [u8; TYPES],
    /// Planning boxes crossed off.
    pub planning: u8,
    /// Astronauts circled, those crossed off since included.
    pub astronauts: u8,
    /// Astronauts crossed off.
    pub spent: u8,
    /// Asteroids with the player's symbol, from their end of the belt.
    pub asteroids: u8,
    /// Places on moons with the player's symbol, two for each planet.
    pub moons: Bits,
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets: nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct PlanetsCommon {}

/// The symbols of the two sides.
/// § WM-8.2
pub(super) const SYMBOLS: [Cell; 2] = [Cell::OWNER, Cell::NEIGHBOUR];

impl PlanetsSheet {
    /// The side that is played on.
    #[inline]
    pub(super) fn side(&self) -> &Side {
        &self.sides[usize::from(self.active)]
    }

    /// The side that is played on, to mark it.
    #[inline]
    pub(super) fn side_mut(&mut self) -> &mut Side {
        &mut self.sides[usize::from(self.active)]
    }

    /// The scoring area of the side that is played on.
    pub(super) fn area(&self) -> &'static Area {
        &DATA.areas[usize::from(self.active)]
    }

    /// Whether all spaces of a planet are filled.
    pub(super) fn is_full(&self, planet: &Planet) -> bool {
        planet.slots & !self.grid.filled() == 0
    }

    /// The free places on the moon of a planet, while the planet is not full.
    /// § WM-8.7 WM-8.13
    pub(super) fn free_moons(&self, planet: usize) -> impl Iterator<Item = Spot> {
        let taken = (self.sides[0].moons.0 | self.sides[1].moons.0) >> (MOON * planet);
        let facts = &DATA.planets[planet];
        let open = !self.is_full(facts);
        (0..).zip(&facts.moon).filter(move |(place, _)| open && taken >> place & 1 == 0).map(|(_, spot)| *spot)
    }

    /// The nearest free asteroid from the side that is played on.
    /// § WM-8.11
    pub(super) fn next_asteroid(&self) -> Option<usize> {
        let taken = usize::from(self.sides[0].asteroids + self.sides[1].asteroids);
        let mine = usize::from(self.side().asteroids);
        let all = DATA.asteroids.len();
        (taken < all).then_some(if self.active == 0 { mine } else { all - 1 - mine })
    }

    /// The side whose symbol is on an asteroid.
    pub(super) fn miner(&self, asteroid: usize) -> Option<usize> {
        let [owner, neighbour] = self.sides.map(|side| usize::from(side.asteroids));
        if asteroid < owner { Some(0) } else { (asteroid >= DATA.asteroids.len() - neighbour).then_some(1) }
    }

    /// Every symbol with the side whose it is: on planets, on moons, on asteroids.
    /// § WM-8.4 WM-8.10
    pub(super) fn all_symbols(&self) -> Vec<OwnedSymbol> {
        let on_planet = |slot: Slot| match self.grid.cell(slot) {
            Cell::OWNER => Some(0),
            Cell::NEIGHBOUR => Some(1),
            _ => None,
        };
        let whose = |spot: Spot| match DATA.places[spot.index()] {
            Some(Place::Moon { place }) => self.sides.iter().position(|side| side.moons.has(place)),
            Some(Place::Asteroid { asteroid }) => self.miner(asteroid.into()),
            _ => DATA.printed.slot(spot).and_then(on_planet),
        };
        Spot::all().filter_map(|spot| Some(OwnedSymbol { spot, side: whose(spot)? as u8 })).collect()
    }

    /// Whether a side has at least as many symbols on a planet and its moon as the other, and any at all.
    /// § WM-8.7 WM-8.19
    pub(super) fn controls(&self, side: usize, planet: usize) -> bool {
        let mine = self.symbols(side, planet);
        mine > 0 && mine >= self.symbols(1 - side, planet)
    }

    /// A side's symbols on a planet and its moon.
    /// § WM-8.7
    pub(super) fn symbols(&self, side: usize, planet: usize) -> usize {
        let moon = self.sides[side].moons.0 >> (MOON * planet) & 0b11;
        let on_planet = each(DATA.planets[planet].slots & self.grid.filled());
        on_planet.filter(|slot| self.grid.cell(*slot) == SYMBOLS[side]).count() + moon.count_ones() as usize
    }

    /// The planets that a side controls now, full or not, as bits.
    pub(super) fn controlled(&self, side: usize) -> u8 {
        (0..PLANETS).filter(|&planet| self.controls(side, planet)).fold(0, |all, planet| all | 1 << planet)
    }

    /// The planets that are decided: full.
    /// § WM-8.7
    fn decided(&self) -> u8 {
        let full = (0..PLANETS).filter(|&planet| self.is_full(&DATA.planets[planet]));
        full.fold(0, |all, planet| all | 1 << planet)
    }

    /// The planets that are decided for a side.
    /// § WM-8.7 WM-S.7
    pub(super) fn won(&self, side: usize) -> u8 {
        self.controlled(side) & self.decided()
    }

    /// How far a side of this sheet has come with a mission.
    /// § WM-8.16 WM-8.17
    pub(super) fn standing(&self, side: usize, condition: &Condition) -> Progress {
        let own = &self.sides[side];
        let each_type = |counts: [u8; TYPES], n: u8| Progress::sum(counts.map(|count| Progress::of(count, n)));
        match *condition {
            Condition::Planets(n) => Progress::of(self.won(side).count_ones(), n),
            Condition::EachType(n) => each_type(of_types(self.won(side)), n),
            Condition::Asteroids(n) => Progress::of(own.asteroids, n),
            Condition::Worth(n) => each_type(own.worth, n),
            Condition::Boxes { plants, water } => {
                Progress::sum([Progress::of(own.plants, plants), Progress::of(own.water, water)])
            }
            Condition::Moons(n) => {
                let moons = (own.moons.0 | own.moons.0 >> 1) & FIRST_PLACES;
                Progress::of(moons.count_ones(), n)
            }
        }
    }
}

/// The first place of each moon.
const FIRST_PLACES: u64 = 0b01_0101_0101_0101;

/// How many planets of each type are in a set.
pub(super) fn of_types(planets: u8) -> [u8; TYPES] {
    let mut count = [0; TYPES];
    for (i, planet) in DATA.planets.iter().enumerate() {
        count[planet.kind] += planets >> i & 1;
    }
    count
}

impl Side {
    /// How far each of its tracks is crossed off.
    pub(super) fn tracks(&self) -> [(&'static str, u8); 3 + TYPES] {
        let [green, blue, grey] = self.worth;
        let types = [("green", green), ("blue", blue), ("grey", grey)];
        let [green, blue, grey] = types;
        [("plants", self.plants), ("water", self.water), green, blue, grey, ("planning", self.planning)]
    }

    /// Astronauts circled and not crossed off.
    /// § WM-8.14
    pub(super) fn stored(&self) -> u8 {
        self.astronauts - self.spent
    }

    /// What the area of this side brings, with these planets: plants, water, each type of planet, planning; each
    /// with how many.
    /// § WM-8.20
    pub(super) fn points(&self, area: &Area, planets: [u8; TYPES]) -> [(i32, i32); 3 + TYPES] {
        let worth = |kind: usize| area.worth[kind].after(self.worth[kind]);
        let planets = |kind: usize| (i32::from(planets[kind]), i32::from(planets[kind]) * worth(kind));
        [
            (self.plants.into(), area.plants.after(self.plants)),
            (self.water.into(), area.water.after(self.water)),
            planets(0),
            planets(1),
            planets(2),
            (self.planning.into(), -area.planning.after(self.planning)),
        ]
    }
}
