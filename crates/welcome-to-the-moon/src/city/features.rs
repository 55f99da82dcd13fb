//! What evaluations read on the sheet of adventure 5.

use super::data::{AREAS, Condition, DATA, LEVELS, SECTIONS, SKYSCRAPERS};
use super::{CityCommon, CitySheet};
use crate::features::{Progress, Room};
use crate::grid::{Slot, Slots, each};
use crate::pieces::Prize;

/// One end of a skyscraper that is not reached yet.
#[derive(Clone, Copy, Debug)]
pub struct End {
    /// The empty cells up to and including the end.
    pub cells: Slots,
    /// The cell that is next.
    pub next: Slot,
    /// What reaching the end brings now.
    pub bonus: i32,
}

impl CitySheet {
    /// The numbers that the empty cells take, reachable or not.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, DATA.printed.families[0].iter().copied())
    }

    /// The cells that can be filled next.
    pub fn next_cells(&self) -> Slots {
        self.reach()
    }

    /// The tops and bottoms that are not reached.
    pub fn ends_left(&self, common: &CityCommon) -> impl Iterator<Item = End> {
        let (filled, common) = (self.grid.filled(), *common);
        DATA.printed.families[0].iter().flat_map(move |&tower| {
            // An untouched skyscraper starts above or below the ground: each way its own cells.
            let run = if filled & tower == 0 { 0 } else { filled & tower };
            let ground = (DATA.starts & tower).trailing_zeros();
            let split = if run == 0 { 1u64 << (ground + 1) } else { 1 << run.trailing_zeros() };
            let above = if run == 0 { tower & !(split - 1) } else { tower & !run & !(split - 1) };
            let below = tower & (split - 1) & !run;
            [above, below].into_iter().enumerate().filter(|(_, cells)| *cells != 0).filter_map(move |(down, cells)| {
                let (end, next) = if down == 1 {
                    (cells.trailing_zeros(), cells.ilog2())
                } else {
                    (cells.ilog2(), cells.trailing_zeros())
                };
                let race = DATA.race_at[end as usize]?;
                let facts = &DATA.races[usize::from(race)];
                let bonus = if common.taken.has(race) { facts.later } else { facts.first };
                Some(End { cells, next: Slot(next as u8), bonus })
            })
        })
    }

    /// How many ends are reached.
    pub fn ends_reached(&self) -> usize {
        self.prizes.iter().filter(|&&prize| prize != Prize::Open).count()
    }

    /// Symbols circled on each level of the research tower.
    pub fn levels(&self) -> [u8; LEVELS] {
        std::array::from_fn(|level| self.plants[level].len() + u8::from(self.waters.has(level as u8)))
    }

    /// The levels of the research tower that empty cells are linked to, once for each cell.
    pub fn linked_cells(&self) -> [u8; LEVELS] {
        let mut cells = [0; LEVELS];
        for slot in each(DATA.printed.writable & !self.grid.filled()) {
            if let Some(level) = DATA.level_at[slot.index()] {
                cells[usize::from(level)] += 1;
            }
        }
        cells
    }

    /// What the areas of missions, tower, crew and dome say now: the row reached.
    pub fn rows(&self) -> [&'static [i32]; AREAS] {
        std::array::from_fn(|area| &DATA.areas[area].values[usize::from(self.energy[area])][..])
    }

    /// What they say after one more energy.
    pub fn next_rows(&self) -> [&'static [i32]; AREAS] {
        std::array::from_fn(|area| {
            let values = &DATA.areas[area].values;
            &values[(usize::from(self.energy[area]) + 1).min(values.len() - 1)][..]
        })
    }

    /// Pieces of the dome that are not built.
    pub fn unbuilt(&self) -> i32 {
        self.dome.unbuilt()
    }

    /// How far a mission has come, by its place among the six.
    pub fn progress(&self, mission: usize) -> Progress {
        let towers = &DATA.printed.families[0];
        match DATA.missions[mission] {
            Condition::FullSkyscrapers(n) => Progress::best(
                std::array::from_fn::<_, SKYSCRAPERS, _>(|tower| Progress::filled(&self.grid, towers[tower])),
                n,
            ),
            Condition::Tops(n) => {
                // What lies between the run and the top, in a tower of so many cells above the ground.
                let top = |tower: usize| {
                    let ground = (DATA.starts & towers[tower]).trailing_zeros();
                    let cells = towers[tower] & !((2 << ground) - 1);
                    Progress::filled(&self.grid, cells)
                };
                Progress::best(std::array::from_fn::<_, SKYSCRAPERS, _>(top), n as usize)
            }
            Condition::TowerLevels { count, symbols } => {
                let levels = self.levels();
                Progress::best(levels.map(|circled| Progress::of(circled, symbols)), count)
            }
            Condition::WholeDome => Progress::of(self.dome.built.len(), 2 * SECTIONS),
            Condition::Planned(n) => Progress::of(self.planned, n),
        }
    }
}
