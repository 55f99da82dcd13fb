//! What evaluations read on the sheet of adventure 3.

use super::data::{Condition, DATA, QUARTERS, TRACKS};
use super::{ColonyCommon, ColonySheet};
use crate::features::{Progress, Room};
use crate::grid::{Slot, Slots};
use crate::pieces::Prize;

/// A quarter as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Quarter {
    /// Its modules that can be written in.
    pub slots: Slots,
    /// What filling it brings now; nothing when it is filled.
    pub bonus: i32,
    /// Plants still to be had in its greenhouses.
    pub plants_left: i32,
    /// Greenhouses not circled.
    pub greenhouses_left: u8,
}

/// The side of the square of modules.
const SIDE: u8 = 6;

impl ColonySheet {
    /// The numbers that the empty modules take.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, DATA.printed.families.iter().flatten().copied())
    }

    /// The four quarters.
    pub fn quarters_now(&self, common: &ColonyCommon) -> [Quarter; QUARTERS] {
        std::array::from_fn(|quarter| {
            let facts = &DATA.quarters[quarter];
            let left = &facts.greenhouses[usize::from(self.greenhouses[quarter])..];
            Quarter {
                slots: facts.slots,
                bonus: match self.quarters[quarter] {
                    Prize::Open if common.taken.has(quarter as u8) => facts.later,
                    Prize::Open => facts.first,
                    _ => 0,
                },
                plants_left: left.iter().map(|(_, plants)| plants).sum(),
                greenhouses_left: left.len() as u8,
            }
        })
    }

    /// Plants circled.
    pub fn plants_now(&self) -> i32 {
        self.plants()
    }

    /// The multipliers of plants, water and antennas: now, and after one more energy.
    pub fn multipliers(&self) -> [(i32, i32); TRACKS] {
        std::array::from_fn(|track| {
            let (facts, crossed) = (&DATA.energy[track], self.energy[track]);
            let next = if usize::from(crossed) < facts.boxes.len() { crossed + 1 } else { crossed };
            (facts.after(crossed), facts.after(next))
        })
    }

    /// The empty modules with a tank.
    pub fn tanks_left(&self) -> impl Iterator<Item = Slot> {
        let empty = DATA.printed.writable & !self.grid.filled();
        crate::grid::each(empty).filter(|slot| DATA.tank_at[slot.index()].is_some())
    }

    /// Antennas not circled whose module is in the network but empty, and whose module is filled but not in the
    /// network.
    pub fn antennas_left(&self) -> (u8, u8) {
        let count = |modules: Slots| -> u32 {
            crate::grid::each(modules).map(|slot| DATA.antennas_at[slot.index()].count_ones()).sum()
        };
        let (filled, network) = (self.grid.filled(), self.network.0);
        (count(network & !filled & DATA.printed.writable) as u8, count(filled & !network) as u8)
    }

    /// Tunnels that the observatory is away from the network.
    pub fn to_observatory(&self) -> u8 {
        let place = |slot: Slot| (slot.0 % SIDE, slot.0 / SIDE);
        let (x, y) = place(DATA.observatory);
        let away = |slot: Slot| {
            let (column, row) = place(slot);
            column.abs_diff(x) + row.abs_diff(y)
        };
        crate::grid::each(self.network.0).map(away).min().unwrap_or(2 * SIDE)
    }

    /// How far a mission has come, by its place among the six.
    pub fn progress(&self, mission: usize) -> Progress {
        let quarters = |of: &dyn Fn(usize) -> Progress, n| Progress::best(std::array::from_fn::<_, QUARTERS, _>(of), n);
        match DATA.missions[mission] {
            Condition::Full { family, count } => {
                let lines = &DATA.printed.families[family];
                let line = |i: usize| Progress::filled(&self.grid, lines[i]);
                Progress::best(std::array::from_fn::<_, { SIDE as usize }, _>(line), count)
            }
            Condition::Observatory => {
                let far = 2 * (SIDE - 1) - 1;
                Progress::of(far.saturating_sub(self.to_observatory()), far)
            }
            Condition::QuarterAntennas(n) => quarters(
                &|quarter| {
                    let antennas = DATA.quarters[quarter].antennas;
                    Progress::of((antennas & self.antennas.0).count_ones(), antennas.count_ones())
                },
                n,
            ),
            Condition::Plants(n) => Progress::of(self.plants(), n),
            Condition::QuarterTanks(n) => quarters(
                &|quarter| {
                    let tanks = DATA.quarters[quarter].tanks;
                    Progress::of((tanks & self.tanks.0).count_ones(), tanks.count_ones())
                },
                n,
            ),
        }
    }
}
