//! The trajectory of adventure 2: sections, stations, tanks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{Condition, DATA, STATIONS};
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid, Slot, Slots};
use crate::pieces::Prize;
use crate::track::WildTrack;

/// A player's trajectory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct JourneySheet {
    /// The spaces from Earth to Moon.
    pub grid: Grid,
    /// Cuts drawn.
    pub cuts: Bits,
    /// Energies circled, the printed one included.
    pub energy: u8,
    /// Astronauts and the wilds they earn.
    pub crew: WildTrack,
    /// Planning symbols and the wilds they earn.
    pub planning: WildTrack,
    /// Robots circled at each station.
    pub robots: [Alike; STATIONS],
    /// Plants circled at each station.
    pub plants: [Alike; STATIONS],
    /// The multiplier circled at each station.
    pub multipliers: [Prize; STATIONS],
    /// Tanks circled.
    pub tanks: Bits,
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct JourneyCommon {
    /// Stations whose first multiplier is gone. § WM-2.7
    pub taken: Bits,
}

impl JourneySheet {
    /// The sections, from Earth to Moon: what lies between the cuts.
    /// § WM-2.1 WM-2.4
    pub(super) fn sections(&self) -> impl Iterator<Item = Slots> {
        let end = DATA.printed.slots.len() as u8;
        let mut from = 0;
        let mut cuts = self.cuts.0;
        std::iter::from_fn(move || {
            if from >= end {
                return None;
            }
            let to = if cuts == 0 { end } else { cuts.trailing_zeros() as u8 + 1 };
            cuts &= cuts.wrapping_sub(1);
            let section = (1u64 << to) - (1u64 << from);
            from = to;
            Some(section)
        })
    }

    /// The section with a space in it.
    pub(super) fn section_of(&self, slot: Slot) -> Slots {
        self.sections().find(|section| section & slot.bit() != 0).unwrap_or(0)
    }

    /// The sections that are completely filled.
    /// § WM-2.12
    fn filled_sections(&self) -> impl Iterator<Item = Slots> {
        let filled = self.grid.filled();
        self.sections().filter(move |section| section & !filled == 0)
    }

    /// How many sections are completely filled.
    pub(super) fn n_filled_sections(&self) -> u8 {
        self.filled_sections().count() as u8
    }

    /// The length of the longest section that is completely filled.
    pub(super) fn longest(&self) -> u32 {
        self.filled_sections().map(Slots::count_ones).max().unwrap_or(0)
    }

    /// Circles the next energy. True when it completes a pair and a cut has to be drawn.
    /// § WM-2.3
    pub(super) fn circle_energy(&mut self) -> bool {
        if !self.has_energy_left() {
            return false;
        }
        self.energy += 1;
        self.energy.is_multiple_of(2)
    }

    pub(super) fn has_energy_left(&self) -> bool {
        usize::from(self.energy) < DATA.energy.symbols.len()
    }

    /// Plants of a station times its multiplier.
    /// § WM-2.13
    pub(super) fn station_points(&self, station: usize) -> i32 {
        let facts = &DATA.stations[station];
        let multiplier = match self.multipliers[station] {
            Prize::Open => 0,
            Prize::First => facts.first,
            Prize::Later => facts.later,
        };
        i32::from(self.plants[station].len()) * multiplier
    }

    /// Points of the circled tanks.
    pub(super) fn tank_points(&self) -> i32 {
        self.tanks.iter().map(|tank| DATA.tanks[usize::from(tank)].2).sum()
    }

    /// § WM-2.11
    pub(super) fn standing(&self, condition: &Condition) -> Progress {
        match condition {
            Condition::Multipliers(n) => Progress::of(count(0..STATIONS, |s| self.multipliers[s] != Prize::Open), *n),
            Condition::AllPlants(n) => Progress::of(count(0..STATIONS, |s| self.has_all_plants(s)), *n),
            Condition::Sections(sizes) => {
                // The second section of a size counts where two are asked for.
                let has = |(i, size): (usize, &u32)| {
                    let asked = sizes[..=i].iter().filter(|other| *other == size).count();
                    self.filled_sections().filter(|section| section.count_ones() == *size).count() >= asked
                };
                Progress::of(count(sizes.iter().enumerate(), has), sizes.len())
            }
            Condition::Tanks(n) => Progress::of(self.tanks.len(), *n),
            Condition::ConsecutiveTanks(n) => Progress::of(self.tanks.longest_run(), *n),
        }
    }

    fn has_all_plants(&self, station: usize) -> bool {
        usize::from(self.plants[station].len()) == DATA.stations[station].plants.len()
    }
}

fn count<T>(things: impl Iterator<Item = T>, holds: impl Fn(T) -> bool) -> u8 {
    things.map(holds).filter(|&held| held).count() as u8
}
