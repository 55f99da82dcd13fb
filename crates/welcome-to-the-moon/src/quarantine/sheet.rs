//! The module of adventure 6: quarters, walkways, what has been circled, and how far the viruses have come.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{Condition, DATA, FLOORS, QUARTERS, Quarters, TRACKS};
use super::spread::Spread;
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid, Slots, each};
use crate::pieces::Cell;
use crate::track::WildTrack;

/// A player's module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct QuarantineSheet {
    /// The cells, floor by floor.
    pub grid: Grid,
    /// Energies circled in each quarter, the printed one included.
    pub energies: [Alike; QUARTERS],
    /// Plants circled in each quarter.
    pub plants: [Alike; QUARTERS],
    /// Quarters whose tank is circled.
    pub tanks: Bits,
    /// Walkways closed.
    pub closed: Bits,
    /// Symbols crossed off the plant and water tracks.
    pub tracks: [u8; TRACKS],
    /// Astronauts and the wilds they earn.
    pub crew: WildTrack,
    /// Calendars and the wilds they earn.
    pub planning: WildTrack,
    /// Where the grey virus broke out.
    pub grey: Option<u8>,
    /// What the viruses have still to infect.
    pub spread: Spread,
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct QuarantineCommon {
    /// Viruses that are active on every sheet; the grey one is each player's own. § WM-6.13 WM-6.21
    pub active: Bits,
    /// Signs beside the tracks that somebody has set off. § WM-6.13 WM-6.14
    pub signs: Bits,
    /// Viruses that ASTRA woke. § WM-S.11
    pub astra_viruses: Bits,
    /// Signs that ASTRA crossed off. § WM-S.11
    pub astra_signs: Bits,
}

/// The quarters of a set, in the order of the sheet.
pub(super) fn quarters(set: Quarters) -> impl Iterator<Item = usize> {
    Bits(set.into()).iter().map(usize::from)
}

impl QuarantineSheet {
    /// The empty cells of a quarter.
    #[inline]
    pub(super) fn empty(&self, quarter: usize) -> Slots {
        DATA.quarters[quarter].slots & !self.grid.filled()
    }

    /// A quarter without an empty cell is evacuated.
    /// § WM-6.19
    #[inline]
    pub(super) fn is_evacuated(&self, quarter: usize) -> bool {
        self.empty(quarter) == 0
    }

    /// Whether all walkways of a quarter are closed.
    /// § WM-6.23
    fn is_quarantined(&self, quarter: usize) -> bool {
        DATA.quarters[quarter].walkways & !self.closed.0 == 0
    }

    fn has_all_energies(&self, quarter: usize) -> bool {
        usize::from(self.energies[quarter].len()) == DATA.quarters[quarter].energies.len()
    }

    fn has_all_plants_and_water(&self, quarter: usize) -> bool {
        let facts = &DATA.quarters[quarter];
        usize::from(self.plants[quarter].len()) == facts.plants.len()
            && (facts.tank.is_none() || self.tanks.has(quarter as u8))
    }

    /// Rows of a track that are crossed off.
    fn rows(&self, track: usize) -> usize {
        DATA.tracks[track].rows.iter().filter(|&&end| end <= self.tracks[track]).count()
    }

    /// Crosses off the next symbol of a track. True when that completes a row.
    /// § WM-6.10 WM-6.11 WM-6.12
    pub(super) fn cross_off(&mut self, track: usize) -> bool {
        self.tracks[track] += 1;
        DATA.tracks[track].rows.contains(&self.tracks[track])
    }

    /// What a track is worth now.
    /// § WM-6.12 WM-6.25
    pub(super) fn track_points(&self, track: usize) -> i32 {
        DATA.tracks[track].values[self.rows(track)]
    }

    /// The cells with an infection.
    pub(super) fn infected(&self) -> Slots {
        let unnumbered = self.grid.filled() & !self.grid.numbered();
        each(unnumbered).filter(|&slot| self.grid.cell(slot) == Cell::INFECTED).fold(0, |all, slot| all | slot.bit())
    }

    /// Cells with a number or an X times circled energies, over all quarters. No energy can be added to a quarter that
    /// is full, so that what is evacuated has its final value.
    /// § WM-6.19 WM-6.20 WM-6.25
    pub(super) fn quarter_points(&self) -> i32 {
        (0..QUARTERS).map(|quarter| self.points_of(quarter)).sum()
    }

    /// Cells of a quarter with a number or an X.
    pub(super) fn lived_in(&self, quarter: usize) -> i32 {
        (self.grid.filled() & DATA.quarters[quarter].slots & !self.infected()).count_ones() as i32
    }

    /// What a quarter brings.
    /// § WM-6.19 WM-6.20
    pub(super) fn points_of(&self, quarter: usize) -> i32 {
        self.lived_in(quarter) * i32::from(self.energies[quarter].len())
    }

    /// How many quarters are evacuated.
    pub(super) fn evacuated(&self) -> u32 {
        self.count(Self::is_evacuated)
    }

    fn count(&self, holds: impl Fn(&Self, usize) -> bool) -> u32 {
        (0..QUARTERS).filter(|&quarter| holds(self, quarter)).count() as u32
    }

    fn floors(&self, holds: impl Fn(&Self, usize) -> bool) -> usize {
        DATA.floors.iter().filter(|&&floor| quarters(floor).all(|quarter| holds(self, quarter))).count()
    }

    /// § WM-6.23
    pub(super) fn standing(&self, condition: &Condition) -> Progress {
        match condition {
            Condition::Evacuated(n) => Progress::of(self.evacuated(), *n),
            Condition::FloorEvacuated(n) => {
                let floor = |floor: usize| self.among(DATA.floors[floor], Self::is_evacuated);
                Progress::best(std::array::from_fn::<_, FLOORS, _>(floor), *n)
            }
            Condition::Quarantined(n) => Progress::of(self.count(Self::is_quarantined), *n),
            Condition::AllQuarantined(set) => self.among(*set, Self::is_quarantined),
            Condition::FloorsOfEnergy(n) => Progress::of(self.floors(Self::has_all_energies), *n),
            Condition::FloorsOfPlantsAndWater(n) => Progress::of(self.floors(Self::has_all_plants_and_water), *n),
        }
    }

    /// The quarters of a set of which something holds.
    fn among(&self, set: Quarters, holds: impl Fn(&Self, usize) -> bool) -> Progress {
        Progress::of(quarters(set).filter(|&quarter| holds(self, quarter)).count(), set.count_ones())
    }
}
