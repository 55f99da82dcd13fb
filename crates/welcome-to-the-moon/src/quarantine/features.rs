//! What evaluations read on the sheet of adventure 6.

use super::data::{Condition, DATA, FLOORS, QUARTERS, TRACKS};
use super::sheet::{QuarantineCommon, QuarantineSheet, quarters};
use crate::features::{Progress, Room};
use crate::grid::Slots;

/// A quarter as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Ward {
    /// Its cells.
    pub slots: Slots,
    /// Energies circled.
    pub energies: Progress,
    /// Plants circled.
    pub plants: Progress,
    /// Whether a tank is still to be circled.
    pub has_tank: bool,
    /// Whether an active virus sits here.
    pub is_sick: bool,
    /// Open walkways.
    pub open_walkways: u8,
}

impl QuarantineSheet {
    /// The numbers that the empty cells take.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, DATA.printed.families[0].iter().copied())
    }

    /// The eleven quarters.
    pub fn wards(&self, common: &QuarantineCommon) -> [Ward; QUARTERS] {
        let own = self.grey.map_or(0u64, |quarter| 1 << quarter);
        let sick = common.active.iter().fold(own, |set, virus| set | 1 << DATA.viruses[usize::from(virus)].quarter);
        std::array::from_fn(|quarter| {
            let facts = &DATA.quarters[quarter];
            Ward {
                slots: facts.slots,
                energies: Progress::of(self.energies[quarter].len(), facts.energies.len()),
                plants: Progress::of(self.plants[quarter].len(), facts.plants.len()),
                has_tank: facts.tank.is_some() && !self.tanks.has(quarter as u8),
                is_sick: sick >> quarter & 1 == 1,
                open_walkways: (facts.walkways & !self.closed.0).count_ones() as u8,
            }
        })
    }

    /// The quarters that a virus can come to from this one through open walkways, as bits.
    pub fn neighbours(&self, quarter: usize) -> u16 {
        let open = crate::grid::Bits(DATA.quarters[quarter].walkways & !self.closed.0);
        open.iter().fold(0, |set, walkway| set | DATA.walkways[usize::from(walkway)].1) & !(1 << quarter)
    }

    /// Infected cells.
    pub fn n_infected(&self) -> u32 {
        self.infected().count_ones()
    }

    /// The tracks of plants and water: the value now, the value after the present row, and how far that row has come.
    pub fn track_values(&self) -> [(i32, i32, Progress); TRACKS] {
        std::array::from_fn(|track| {
            let (facts, crossed) = (&DATA.tracks[track], self.tracks[track]);
            let rows = facts.rows.iter().filter(|&&end| end <= crossed).count();
            let from = if rows == 0 { 0 } else { facts.rows[rows - 1] };
            let next = facts.values.get(rows + 1).copied().unwrap_or(facts.values[rows]);
            let to = facts.rows.get(rows).copied().unwrap_or(from + 1);
            (facts.values[rows], next, Progress::of(crossed - from, to - from))
        })
    }

    /// How far a mission has come, by its place among the six.
    pub fn progress(&self, mission: usize) -> Progress {
        let ward = |of: &dyn Fn(usize) -> Progress, n| Progress::best(std::array::from_fn::<_, QUARTERS, _>(of), n);
        let filled = |quarter: usize| Progress::filled(&self.grid, DATA.quarters[quarter].slots);
        let closed = |quarter: usize| {
            let walkways = DATA.quarters[quarter].walkways;
            Progress::of((walkways & self.closed.0).count_ones(), walkways.count_ones())
        };
        let floors = |of: &dyn Fn(usize) -> Progress, n| {
            let floor = |floor: usize| Progress::sum(quarters(DATA.floors[floor]).map(of));
            Progress::best(std::array::from_fn::<_, FLOORS, _>(floor), n)
        };
        match &DATA.missions[mission] {
            Condition::Evacuated(n) => ward(&filled, *n as usize),
            Condition::FloorEvacuated(n) => floors(&filled, *n),
            Condition::Quarantined(n) => ward(&closed, *n as usize),
            Condition::AllQuarantined(set) => Progress::sum(quarters(*set).map(closed)),
            Condition::FloorsOfEnergy(n) => {
                floors(&|quarter| Progress::of(self.energies[quarter].len(), DATA.quarters[quarter].energies.len()), *n)
            }
            Condition::FloorsOfPlantsAndWater(n) => floors(
                &|quarter| {
                    let facts = &DATA.quarters[quarter];
                    let tanks = usize::from(facts.tank.is_some());
                    let have = self.plants[quarter].len() + u8::from(self.tanks.has(quarter as u8));
                    Progress::of(have, facts.plants.len() + tanks)
                },
                *n,
            ),
        }
    }
}
