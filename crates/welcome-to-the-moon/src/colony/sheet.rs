//! The colony of adventure 3: modules, tunnels, quarters.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{Condition, DATA, QUARTERS, TRACKS};
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot};
use crate::pieces::Prize;

/// A player's colony.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct ColonySheet {
    /// The modules.
    pub grid: Grid,
    /// Tunnels drawn, the printed ones included.
    pub tunnels: Bits,
    /// Modules in the starship's network.
    pub network: Bits,
    /// Antennas circled.
    pub antennas: Bits,
    /// Tanks circled.
    pub tanks: Bits,
    /// Greenhouses circled in each quarter.
    pub greenhouses: [u8; QUARTERS],
    /// Boxes crossed off the multipliers of plants, water and antennas.
    pub energy: [u8; TRACKS],
    /// Astronauts crossed off.
    pub crew: u8,
    /// Planning boxes crossed off.
    pub planning: u8,
    /// The bonus circled for each quarter.
    pub quarters: [Prize; QUARTERS],
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct ColonyCommon {
    /// Quarters whose first bonus is gone. § WM-3.3
    pub taken: Bits,
}

impl ColonySheet {
    /// Circles the antennas of a module that is filled and in the network; the observatory needs no number.
    /// § WM-3.7
    pub(super) fn connect_antennas(&mut self, slot: Slot) {
        let counts_as_filled = slot == DATA.observatory || self.grid.filled() & slot.bit() != 0;
        if counts_as_filled && self.network.has(slot.0) {
            self.antennas.0 |= DATA.antennas_at[slot.index()];
        }
    }

    /// Draws a tunnel; what it reaches belongs to the network.
    /// § WM-3.6
    pub(super) fn draw_tunnel(&mut self, tunnel: u8) {
        self.tunnels.insert(tunnel);
        let ends = DATA.tunnels[usize::from(tunnel)].1;
        self.network.0 |= ends;
        crate::grid::each(ends).for_each(|slot| self.connect_antennas(slot));
    }

    /// Whether a tunnel is not drawn yet and starts in the network.
    /// § WM-3.6
    #[inline]
    pub(super) fn can_draw(&self, tunnel: u8) -> bool {
        !self.tunnels.has(tunnel) && self.network.0 & DATA.tunnels[usize::from(tunnel)].1 != 0
    }

    /// Circles the bonus of a quarter that is full: the first one while nobody had it before this turn.
    /// § WM-0.25 WM-0.40 WM-3.3
    pub(super) fn fill_quarter(&mut self, common: &ColonyCommon, quarter: u8) {
        let index = usize::from(quarter);
        if self.quarters[index] == Prize::Open && DATA.quarters[index].slots & !self.grid.filled() == 0 {
            self.quarters[index] = if common.taken.has(quarter) { Prize::Later } else { Prize::First };
        }
    }

    /// Plants in circled greenhouses.
    /// § WM-3.5
    pub(super) fn plants(&self) -> i32 {
        let of = |quarter: usize| {
            let houses = &DATA.quarters[quarter].greenhouses[..usize::from(self.greenhouses[quarter])];
            houses.iter().map(|(_, plants)| plants).sum::<i32>()
        };
        (0..QUARTERS).map(of).sum()
    }

    /// Points for filled quarters.
    pub(super) fn quarter_points(&self) -> i32 {
        let points = |quarter: usize| match self.quarters[quarter] {
            Prize::Open => 0,
            Prize::First => DATA.quarters[quarter].first,
            Prize::Later => DATA.quarters[quarter].later,
        };
        (0..QUARTERS).map(points).sum()
    }

    /// The starship, the observatory and printed X count as filled: they are in no sequence.
    /// § WM-3.2 WM-3.12
    pub(super) fn standing(&self, condition: &Condition) -> Progress {
        let quarters = |holds: &dyn Fn(usize) -> bool| (0..QUARTERS).filter(|&quarter| holds(quarter)).count();
        match condition {
            Condition::Full { family, count } => {
                let full = DATA.printed.families[*family].iter().filter(|line| **line & !self.grid.filled() == 0);
                Progress::of(full.count(), *count)
            }
            Condition::Observatory => Progress::of(u8::from(self.network.has(DATA.observatory.0)), 1),
            Condition::QuarterAntennas(n) => {
                Progress::of(quarters(&|quarter| DATA.quarters[quarter].antennas & !self.antennas.0 == 0), *n)
            }
            Condition::Plants(n) => Progress::of(self.plants(), *n),
            Condition::QuarterTanks(n) => {
                Progress::of(quarters(&|quarter| DATA.quarters[quarter].tanks & !self.tanks.0 == 0), *n)
            }
        }
    }
}
