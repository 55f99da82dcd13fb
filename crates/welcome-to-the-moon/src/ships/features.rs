//! What evaluations read on the sheet of adventure 7.

use super::data::{Condition, DATA, SHIPS};
use super::{ShipsCommon, ShipsSheet};
use crate::features::{Progress, Room};
use crate::grid::{Slot, Slots};

/// A starship as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Starship {
    /// All its spaces.
    pub slots: Slots,
    /// Energies circled.
    pub energies: Progress,
    /// Plants circled.
    pub plants: Progress,
    /// The space of its greenhouse.
    pub greenhouse: Slot,
    /// Whether its greenhouse counts double, or would now.
    pub is_double: bool,
}

/// A module of a starship.
#[derive(Clone, Copy, Debug)]
pub struct Module {
    /// The starship it belongs to.
    pub ship: usize,
    /// Its spaces.
    pub slots: Slots,
    /// Whether its tank is circled.
    pub has_water: bool,
    /// Whether its tank can still be circled.
    pub can_have_water: bool,
}

/// How many modules there are.
const MODULES: usize = 13;

impl ShipsSheet {
    /// The numbers that the empty spaces take, reachable or not.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, DATA.printed.families[0].iter().copied())
    }

    /// The six starships, the lowest first.
    pub fn ships(&self, common: &ShipsCommon) -> [Starship; SHIPS] {
        std::array::from_fn(|ship| {
            let facts = &DATA.ships[ship];
            let full = self.grid.filled() & facts.greenhouse.bit() != 0;
            Starship {
                slots: facts.slots,
                energies: Progress::of(self.energies[ship].len(), facts.engine.len()),
                plants: Progress::of(self.plants[ship].len(), facts.plants.len()),
                greenhouse: facts.greenhouse,
                is_double: self.doubled.has(ship as u8) || !full && !common.taken.has(ship as u8),
            }
        })
    }

    /// The modules of all starships.
    pub fn modules(&self) -> impl Iterator<Item = Module> {
        DATA.ships.iter().enumerate().flat_map(move |(ship, facts)| {
            facts.modules.iter().map(move |module| {
                let has_water = self.tanks.has(module.tank);
                let at_tank = |slot: &Slot| DATA.tank_at[slot.index()] == Some(module.tank);
                let empty = module.slots & !self.grid.filled();
                let can_have_water = !has_water && crate::grid::each(empty).any(|slot| at_tank(&slot));
                Module { ship, slots: module.slots, has_water, can_have_water }
            })
        })
    }

    /// Points of a full module with so many energies, without water.
    pub fn worth_of_module(energies: u8) -> i32 {
        DATA.module_points.of(energies, false)
    }

    /// Points of a full greenhouse with so many plants, not doubled.
    pub fn worth_of_greenhouse(plants: u8) -> i32 {
        DATA.greenhouse_points.of(plants, false)
    }

    /// The empty spaces with a robot.
    pub fn robots_left(&self) -> Slots {
        DATA.robots & !self.grid.filled()
    }

    /// How far a mission has come, by its place among the six.
    pub fn progress(&self, mission: usize) -> Progress {
        let ships =
            |of: &dyn Fn(usize) -> Progress, n: u8| Progress::best(std::array::from_fn::<_, SHIPS, _>(of), n.into());
        let greenhouse = |ship: usize| {
            let facts = &DATA.ships[ship];
            let reached = u8::from(self.reached.0 & facts.greenhouse.bit() != 0);
            let filled = u8::from(self.grid.filled() & facts.greenhouse.bit() != 0);
            Progress::of(self.plants[ship].len() + reached + filled, facts.plants.len() + 2)
        };
        match DATA.missions[mission] {
            Condition::Greenhouses(n) => ships(&greenhouse, n),
            Condition::Greenhouse(ship) => greenhouse(ship),
            Condition::Modules(n) => {
                let mut modules = self.modules().map(|module| Progress::filled(&self.grid, module.slots));
                Progress::best(std::array::from_fn::<_, MODULES, _>(|_| modules.next().unwrap_or_default()), n.into())
            }
            Condition::Ships(n) => ships(&|ship| Progress::filled(&self.grid, DATA.ships[ship].slots), n),
            Condition::Engines(n) => {
                ships(&|ship| Progress::of(self.energies[ship].len(), DATA.ships[ship].engine.len()), n)
            }
            Condition::Tanks(n) => ships(
                &|ship| {
                    let tanks = DATA.ships[ship].tanks;
                    Progress::of((tanks & self.tanks.0).count_ones(), tanks.count_ones())
                },
                n,
            ),
        }
    }
}
