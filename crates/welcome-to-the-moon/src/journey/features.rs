//! What evaluations read on the sheet of adventure 2.

use super::data::{Condition, DATA, STATIONS};
use super::{JourneyCommon, JourneySheet};
use crate::features::{Progress, Room};
use crate::grid::{Slot, Slots};
use crate::pieces::Prize;

/// A station as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Station {
    /// The space it is attached to.
    pub slot: Slot,
    /// Robots circled.
    pub robots: Progress,
    /// Plants circled.
    pub plants: Progress,
    /// The multiplier circled, or what it would be now.
    pub multiplier: i32,
    /// Whether it is circled.
    pub is_ready: bool,
}

impl JourneySheet {
    /// The numbers that the empty spaces take.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, self.sections())
    }

    /// What lies between the cuts, from Earth to Moon.
    pub fn parts(&self) -> impl Iterator<Item = Slots> {
        self.sections()
    }

    /// The four stations.
    pub fn stations(&self, common: &JourneyCommon) -> [Station; STATIONS] {
        std::array::from_fn(|station| {
            let facts = &DATA.stations[station];
            let multiplier = match self.multipliers[station] {
                Prize::First => facts.first,
                Prize::Later => facts.later,
                Prize::Open if common.taken.has(station as u8) => facts.later,
                Prize::Open => facts.first,
            };
            Station {
                slot: facts.slot,
                robots: Progress::of(self.robots[station].len(), facts.robots.len()),
                plants: Progress::of(self.plants[station].len(), facts.plants.len()),
                multiplier,
                is_ready: self.multipliers[station] != Prize::Open,
            }
        })
    }

    /// The tanks at empty spaces, with their points.
    pub fn tanks_left(&self) -> impl Iterator<Item = (Slot, i32)> {
        let empty = |slot: Slot| self.grid.filled() & slot.bit() == 0;
        DATA.tanks.iter().filter(move |(_, slot, _)| empty(*slot)).map(|&(_, slot, points)| (slot, points))
    }

    /// Energies still to be circled.
    pub fn energies_left(&self) -> u8 {
        DATA.energy.symbols.len() as u8 - self.energy
    }

    /// How far a mission has come, by its place among the six.
    pub fn progress(&self, mission: usize) -> Progress {
        match &DATA.missions[mission] {
            Condition::Multipliers(n) => {
                let robots =
                    |station: usize| Progress::of(self.robots[station].len(), DATA.stations[station].robots.len());
                Progress::best(std::array::from_fn::<_, STATIONS, _>(robots), usize::from(*n))
            }
            Condition::AllPlants(n) => {
                let plants =
                    |station: usize| Progress::of(self.plants[station].len(), DATA.stations[station].plants.len());
                Progress::best(std::array::from_fn::<_, STATIONS, _>(plants), usize::from(*n))
            }
            Condition::Sections(sizes) => self.progress_of_sections(sizes),
            Condition::Tanks(n) => Progress::of(self.tanks.len(), *n),
            Condition::ConsecutiveTanks(n) => self.progress_of_runs(*n),
        }
    }

    /// For each size asked for, the fullest section of that size; a size that no section has counts nothing.
    fn progress_of_sections(&self, sizes: &[u32]) -> Progress {
        let (mut used, mut have) = (0, 0);
        for &size in sizes {
            let fullest = self
                .sections()
                .filter(|section| section.count_ones() == size && section & used == 0)
                .max_by_key(|section| (section & self.grid.filled()).count_ones());
            if let Some(section) = fullest {
                used |= section;
                have += (section & self.grid.filled()).count_ones();
            }
        }
        Progress::of(have, sizes.iter().sum::<u32>())
    }

    /// The most tanks circled among so many neighbours of which none has become unreachable.
    fn progress_of_runs(&self, length: u8) -> Progress {
        let alive = |tank: u8| self.tanks.has(tank) || self.grid.filled() & DATA.tanks[usize::from(tank)].1.bit() == 0;
        let last = DATA.tanks.len() as u8 - length;
        let runs = (0..=last).filter(|&from| (from..from + length).all(alive));
        let best = runs.map(|from| (from..from + length).filter(|&tank| self.tanks.has(tank)).count()).max();
        Progress::of(best.unwrap_or(0), length)
    }
}
