//! The city of adventure 5: skyscrapers, the research tower, what energy improved.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{AREAS, CREW, Condition, DATA, DOME, LEVELS, MISSIONS, RACES, SKYSCRAPERS, TOWER};
use super::dome::Dome;
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid, Slot, Slots};
use crate::pieces::{Claim, Prize};

/// A player's city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct CitySheet {
    /// The cells of the skyscrapers, each from the bottom to the top.
    pub grid: Grid,
    /// Plants circled on each level of the research tower.
    pub plants: [Alike; LEVELS],
    /// Levels whose water is circled.
    pub waters: Bits,
    /// The dome.
    pub dome: Dome,
    /// Rows crossed off in the areas of missions, tower, crew and dome.
    pub energy: [u8; AREAS],
    /// Astronauts crossed off.
    pub crew: u8,
    /// X written with Planning.
    pub planned: u8,
    /// The bonus circled at each top and bottom.
    pub prizes: [Prize; RACES],
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct CityCommon {
    /// Tops and bottoms whose first bonus is gone. § WM-5.8
    pub taken: Bits,
}

impl CitySheet {
    /// The cells that can be filled next: the two starting levels of an untouched skyscraper, else the cells directly
    /// above and below what is filled.
    /// § WM-5.6 WM-5.7
    pub(super) fn reach(&self) -> Slots {
        let filled = self.grid.filled();
        let reach = |&tower: &Slots| match filled & tower {
            0 => DATA.starts & tower,
            run => (run << 1 | run >> 1) & tower,
        };
        DATA.printed.families[0].iter().map(reach).fold(0, |all, cells| all | cells) & !filled
    }

    /// Circles the bonus of a topmost or lowest cell: the first one while nobody had it before this turn.
    /// § WM-0.25 WM-5.8
    pub(super) fn reach_end(&mut self, common: &CityCommon, slot: Slot) {
        if let Some(race) = DATA.race_at[slot.index()] {
            self.prizes[usize::from(race)] = if common.taken.has(race) { Prize::Later } else { Prize::First };
        }
    }

    /// Symbols circled on a level of the research tower.
    pub(super) fn symbols(&self, level: usize) -> u8 {
        self.plants[level].len() + u8::from(self.waters.has(level as u8))
    }

    /// Symbols circled on the whole tower.
    pub(super) fn symbols_circled(&self) -> i32 {
        (0..LEVELS).map(|level| i32::from(self.symbols(level))).sum()
    }

    /// How many levels have exactly 1, 2, 3 symbols circled.
    fn levels_by_symbols(&self) -> [i32; 3] {
        let mut levels = [0; 3];
        for symbols in (0..LEVELS).map(|level| self.symbols(level)).filter(|&symbols| symbols > 0) {
            levels[usize::from(symbols) - 1] += 1;
        }
        levels
    }

    /// What the topmost uncrossed row of an area says.
    /// § WM-5.16
    pub(super) fn row(&self, area: usize) -> &'static [i32] {
        &DATA.areas[area].values[usize::from(self.energy[area])]
    }

    /// Points for claimed missions: the column circled then, the row reached now.
    /// § WM-5.17 WM-5.20
    pub(super) fn mission_points(&self, claims: &[Claim; 3]) -> i32 {
        let row = self.row(MISSIONS);
        let points = |claim: &Claim| match claim {
            Claim::Open => 0,
            Claim::First => row[0],
            Claim::Later => row[1],
        };
        claims.iter().map(points).sum()
    }

    /// Points for the research tower.
    /// § WM-5.20
    pub(super) fn tower_points(&self) -> i32 {
        self.tower_lines().iter().map(|(_, points)| points).sum()
    }

    /// Levels with 1, 2, 3 symbols circled, and their points.
    /// § WM-5.20
    pub(super) fn tower_lines(&self) -> [(i32, i32); 3] {
        let (levels, row) = (self.levels_by_symbols(), self.row(TOWER));
        std::array::from_fn(|i| (levels[i], levels[i] * row[i]))
    }

    /// Points for tops and bottoms.
    /// § WM-5.8 WM-5.20
    pub(super) fn skyscraper_points(&self) -> i32 {
        let points = |(race, prize): (usize, &Prize)| match prize {
            Prize::Open => 0,
            Prize::First => DATA.races[race].first,
            Prize::Later => DATA.races[race].later,
        };
        self.prizes.iter().enumerate().map(points).sum()
    }

    /// Points for the crew, next to the most astronauts that anybody else has crossed off.
    /// § WM-5.20
    pub(super) fn crew_points(&self, others: u8) -> i32 {
        match self.crew {
            0 => 0,
            own if own >= others => self.row(CREW)[0],
            _ => self.row(CREW)[1],
        }
    }

    /// Points lost for what is not built of the dome.
    /// § WM-5.20
    pub(super) fn dome_points(&self) -> i32 {
        -self.dome.unbuilt() * self.row(DOME)[0]
    }

    /// § WM-5.18
    pub(super) fn standing(&self, condition: &Condition) -> Progress {
        let towers = &DATA.printed.families[0];
        match condition {
            Condition::FullSkyscrapers(n) => {
                let tower = |tower: usize| Progress::filled(&self.grid, towers[tower]);
                Progress::best(std::array::from_fn::<_, SKYSCRAPERS, _>(tower), *n)
            }
            Condition::Tops(n) => Progress::of((self.grid.filled() & DATA.tops).count_ones(), *n),
            Condition::TowerLevels { count, symbols } => {
                Progress::of((0..LEVELS).filter(|&level| self.symbols(level) >= *symbols).count(), *count)
            }
            Condition::WholeDome => self.dome.progress(),
            Condition::Planned(n) => Progress::of(self.planned, *n),
        }
    }
}
