//! The starships of adventure 7: what can be reached, greenhouses, engines, tanks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{Condition, DATA, SHIPS, Ship};
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid};
use crate::track::WildTrack;

/// A player's starships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct ShipsSheet {
    /// The spaces of all starships, the lowest first.
    pub grid: Grid,
    /// Airlocks opened.
    pub airlocks: Bits,
    /// The spaces of all blocks that can be reached from the base.
    pub reached: Bits,
    /// Tanks circled.
    pub tanks: Bits,
    /// Plants circled in each greenhouse, the printed ones included.
    pub plants: [Alike; SHIPS],
    /// Energies circled in each engine, the printed ones included.
    pub energies: [Alike; SHIPS],
    /// Starships whose greenhouse counts double.
    pub doubled: Bits,
    /// Astronauts and the wilds they earn.
    pub crew: WildTrack,
    /// Planning boxes crossed off.
    pub planning: u8,
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct ShipsCommon {
    /// Starships whose double bonus is gone. § WM-7.10
    pub taken: Bits,
}

impl ShipsSheet {
    /// The closed airlocks that touch a block within reach.
    /// § WM-7.6
    pub(super) fn airlocks_within_reach(&self) -> impl Iterator<Item = u8> {
        let ShipsSheet { airlocks, reached, .. } = *self;
        let within = move |airlock: &u8| DATA.airlocks[usize::from(*airlock)].joins & reached.0 != 0;
        (0..DATA.airlocks.len() as u8).filter(move |airlock| !airlocks.has(*airlock)).filter(within)
    }

    /// Opens an airlock; the block behind it comes within reach. Whatever lies farther is behind closed airlocks,
    /// since airlocks open from within reach only.
    /// § WM-7.4
    pub(super) fn open(&mut self, airlock: u8) {
        self.airlocks.insert(airlock);
        self.reached.0 |= DATA.airlocks[usize::from(airlock)].joins;
    }

    /// Whether all these spaces are filled.
    fn is_full(&self, slots: u64) -> bool {
        slots & !self.grid.filled() == 0
    }

    fn has_full_greenhouse(&self, ship: usize) -> bool {
        self.is_full(DATA.ships[ship].greenhouse.bit())
            && usize::from(self.plants[ship].len()) == DATA.ships[ship].plants.len()
    }

    fn full_modules(&self, ship: &Ship) -> u8 {
        ship.modules.iter().filter(|module| self.is_full(module.slots)).count() as u8
    }

    /// All modules that are completely filled.
    pub(super) fn n_full_modules(&self) -> u8 {
        DATA.ships.iter().map(|ship| self.full_modules(ship)).sum()
    }

    /// All greenhouses that are filled.
    pub(super) fn n_full_greenhouses(&self) -> u8 {
        DATA.ships.iter().filter(|ship| self.is_full(ship.greenhouse.bit())).count() as u8
    }

    /// A filled greenhouse by its plants, doubled for whoever was first.
    /// § WM-7.17
    pub(super) fn greenhouse_points(&self) -> i32 {
        (0..SHIPS).map(|ship| self.greenhouse_points_of(ship)).sum()
    }

    fn greenhouse_points_of(&self, ship: usize) -> i32 {
        let points = || DATA.greenhouse_points.of(self.plants[ship].len(), self.doubled.has(ship as u8));
        if self.is_full(DATA.ships[ship].greenhouse.bit()) { points() } else { 0 }
    }

    /// A full module by the energies of its starship, doubled by its tank.
    /// § WM-7.17
    pub(super) fn module_points(&self) -> i32 {
        (0..SHIPS).map(|ship| self.module_points_of(ship)).sum()
    }

    fn module_points_of(&self, ship: usize) -> i32 {
        let full = DATA.ships[ship].modules.iter().filter(|module| self.is_full(module.slots));
        full.map(|module| DATA.module_points.of(self.energies[ship].len(), self.tanks.has(module.tank))).sum()
    }

    /// The points of each starship for its greenhouse and for its modules, where there is anything to count.
    /// § WM-7.17
    pub(super) fn ship_lines(&self) -> impl Iterator<Item = (Option<i32>, Option<i32>)> {
        (0..SHIPS).map(|ship| {
            let greenhouse = self.is_full(DATA.ships[ship].greenhouse.bit()).then(|| self.greenhouse_points_of(ship));
            let modules = self.full_modules(&DATA.ships[ship]) > 0;
            (greenhouse, modules.then(|| self.module_points_of(ship)))
        })
    }

    /// § WM-7.15
    pub(super) fn standing(&self, condition: &Condition) -> Progress {
        let count = |holds: &dyn Fn(usize) -> bool| (0..SHIPS).filter(|&ship| holds(ship)).count() as u8;
        match *condition {
            Condition::Greenhouses(n) => Progress::of(count(&|ship| self.has_full_greenhouse(ship)), n),
            Condition::Greenhouse(ship) => {
                let filled = u8::from(self.is_full(DATA.ships[ship].greenhouse.bit()));
                Progress::of(self.plants[ship].len() + filled, DATA.ships[ship].plants.len() + 1)
            }
            Condition::Modules(n) => Progress::of(self.n_full_modules(), n),
            Condition::Ships(n) => Progress::of(count(&|ship| self.is_full(DATA.ships[ship].slots)), n),
            Condition::Engines(n) => {
                Progress::of(count(&|ship| usize::from(self.energies[ship].len()) == DATA.ships[ship].engine.len()), n)
            }
            Condition::Tanks(n) => Progress::of(count(&|ship| DATA.ships[ship].tanks & !self.tanks.0 == 0), n),
        }
    }
}
