//! What evaluations read on the sheets of adventure 8.

use game_core::Seat;

use super::data::{DATA, MOON, PLANETS, TYPES};
use super::sheet::SYMBOLS;
use super::{PlanetsCommon, PlanetsSheet, right};
use crate::adventure::Adventure as _;
use crate::features::Progress;
use crate::grid::{Slots, each};
use crate::state::{Sheets, Table};

/// A planet as one side sees it.
#[derive(Clone, Copy, Debug)]
pub struct Planet {
    /// Its type: green, blue or grey.
    pub kind: usize,
    /// The side's symbols on it and its moon.
    pub own: u8,
    /// The symbols of the other side.
    pub other: u8,
    /// Spaces that are empty.
    pub free: u8,
    /// Places on its moon that are empty.
    pub free_moon: u8,
    /// The first and the last number of the cards that lead here.
    pub numbers: (u8, u8),
}

/// A side's tracks: what they are worth now and after one more box.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// Plants.
    pub plants: (i32, i32),
    /// Water.
    pub water: (i32, i32),
    /// A planet of each type.
    pub kinds: [(i32, i32); TYPES],
    /// What planning costs.
    pub planning: (i32, i32),
}

impl Sheets<PlanetsSheet, PlanetsCommon> {
    /// The two sheets that a seat plays on with its side of each, as they are with what the seat has done.
    pub fn fronts(&self, table: &Table, seat: Seat) -> [(&PlanetsSheet, usize); 2] {
        let active = PlanetsSheet::sheet_of(table, seat);
        let sheet = |place: Seat| if place == active { &self.desk(seat).sheet } else { &self.open[place] };
        [(sheet(seat), 0), (sheet(right(self.open.seats(), seat)), 1)]
    }
}

impl PlanetsSheet {
    /// The planets as a side sees them.
    pub fn planets(&self, side: usize) -> [Planet; PLANETS] {
        std::array::from_fn(|planet| {
            let facts = &DATA.planets[planet];
            let moon = |side: usize| (self.sides[side].moons.0 >> (MOON * planet) & 0b11).count_ones() as u8;
            let drawn = facts.slots & self.grid.filled();
            let own = each(drawn).filter(|slot| self.grid.cell(*slot) == SYMBOLS[side]).count() as u8;
            let whole = |bound| (0..=15).find(|&n| crate::pieces::Number::whole(n) >= bound).unwrap_or(15);
            Planet {
                kind: facts.kind,
                own: own + moon(side),
                other: drawn.count_ones() as u8 - own + moon(1 - side),
                free: (facts.slots & !drawn).count_ones() as u8,
                free_moon: MOON as u8 - moon(0) - moon(1),
                numbers: (whole(*facts.numbers.start()), whole(*facts.numbers.end())),
            }
        })
    }

    /// What the tracks of a side are worth.
    pub fn worth(&self, side: usize) -> Worth {
        let (own, area) = (&self.sides[side], &DATA.areas[side]);
        let track = |values: &crate::track::Values, crossed: u8| {
            let next = if usize::from(crossed) < values.boxes.len() { crossed + 1 } else { crossed };
            (values.after(crossed), values.after(next))
        };
        Worth {
            plants: track(&area.plants, own.plants),
            water: track(&area.water, own.water),
            kinds: std::array::from_fn(|kind| track(&area.worth[kind], own.worth[kind])),
            planning: track(&area.planning, own.planning),
        }
    }

    /// Asteroids without a symbol.
    pub fn asteroids_left(&self) -> u8 {
        DATA.asteroids.len() as u8 - self.sides[0].asteroids - self.sides[1].asteroids
    }

    /// Astronauts that a side keeps for later turns.
    pub fn crew_kept(&self, side: usize) -> u8 {
        self.sides[side].stored()
    }

    /// The spaces that are empty.
    pub fn free(&self) -> Slots {
        DATA.printed.writable & !self.grid.filled()
    }

    /// How far a side has come with a mission, by its place among the six.
    pub fn progress(&self, side: usize, mission: usize) -> Progress {
        self.standing(side, &DATA.missions[mission].condition)
    }
}
