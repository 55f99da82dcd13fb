//! What evaluations read on the sheet of adventure 1.

use super::data::DATA;
use super::{LaunchCommon, LaunchSheet};
use crate::features::{Progress, Room};
use crate::grid::Slots;
use crate::pieces::Effect;

/// A compartment that is not filled yet, with what filling it brings.
#[derive(Clone, Copy, Debug)]
pub struct Cargo {
    /// Its spaces.
    pub slots: Slots,
    /// Rockets that will launch, the fuelled ones included.
    pub rockets: u8,
    /// Rockets that wait for fuel.
    pub unfuelled: u8,
    /// X to write.
    pub x: u8,
    /// Refuels.
    pub refuels: u8,
    /// Sabotages that nobody has triggered.
    pub sabotages: u8,
}

impl LaunchSheet {
    /// The numbers that the empty spaces take.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, DATA.printed.families[0].iter().copied())
    }

    /// The spaces that a combination with this effect may be written in.
    pub fn floors(effect: Effect) -> Slots {
        DATA.floors[effect as usize]
    }

    /// The compartments that are not filled yet.
    pub fn cargo(&self, common: &LaunchCommon) -> impl Iterator<Item = Cargo> {
        let unfilled = DATA.compartments.iter().filter(|compartment| compartment.slots & !self.grid.filled() != 0);
        let gone = common.sabotages | self.triggered;
        unfilled.map(move |compartment| {
            let (inactive, arrow) = compartment.inactive.unwrap_or((0, 0));
            let fuelled = self.fuelled >> arrow & 1 == 1;
            Cargo {
                slots: compartment.slots,
                rockets: compartment.rockets + if fuelled { inactive } else { 0 },
                unfuelled: if fuelled { 0 } else { inactive },
                x: compartment.x,
                refuels: compartment.refuels,
                sabotages: (compartment.sabotages & !gone).count_ones() as u8,
            }
        })
    }

    /// Rockets still to be crossed off the launch track.
    pub fn rockets_left(&self) -> u8 {
        DATA.rockets - self.rockets
    }

    /// Whether the ship would launch at the end of the turn.
    pub fn is_ready(&self) -> bool {
        self.has_launched()
    }

    /// Errors that cost points: circled and not crossed off.
    pub fn open_errors(&self) -> u8 {
        self.uncrossed_errors()
    }

    /// Error boxes that are free.
    pub fn errors_left(&self) -> u8 {
        DATA.printed.errors.len() as u8 - self.errors
    }

    /// How far a mission has come, by its place among the six.
    /// § WM-1.20
    pub fn progress(&self, mission: usize) -> Progress {
        let count = DATA.mission_counts[mission];
        match mission {
            0..=3 => Progress::filled(&self.grid, DATA.mission_floors[mission]),
            4 => Progress::of(self.x_written, count),
            _ => Progress::of(self.uncrossed_errors(), count),
        }
    }
}
