//! What evaluations read on the sheet of adventure 4.

use super::data::{Condition, DATA, MAIN, STRUCTURES};
use super::{MineCommon, MineSheet};
use crate::features::{Progress, Room};
use crate::grid::Slots;
use crate::pieces::Prize;

/// A main structure as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Structure {
    /// Symbols crossed off.
    pub stored: u8,
    /// What one more is worth now, and once the structure is improved.
    pub worth: (i32, i32),
    /// Energies and robots crossed off for its improvement.
    pub upgrade: Progress,
    /// Symbols up to the end of the race, and what it brings; nothing when it is over.
    pub race: Option<(Progress, i32)>,
}

/// A mine that is not extracted yet.
#[derive(Clone, Copy, Debug)]
pub struct Shaft {
    /// Its spaces.
    pub slots: Slots,
    /// What it would yield: greenhouse, reservoir, pearls, rubies.
    pub yields: [u8; 4],
    /// Waters and plants that are not circled and can still be.
    pub open: [u8; 2],
}

/// How many mines there are.
const MINES: usize = 12;

impl MineSheet {
    /// The numbers that the empty spaces take.
    pub fn room(&self) -> Room {
        Room::of(&self.grid, DATA.printed.writable, DATA.printed.families[0].iter().copied())
    }

    /// The six main structures.
    pub fn main_structures(&self, common: &MineCommon) -> [Structure; MAIN] {
        std::array::from_fn(|structure| {
            let main = &DATA.main[structure];
            let open = main
                .race
                .filter(|_| self.races.get(structure) == Some(&Prize::Open) && !common.taken.has(structure as u8));
            Structure {
                stored: self.stored[structure],
                worth: (main.before, main.after),
                upgrade: self.upgrade(structure),
                race: open.map(|(position, points)| (Progress::of(self.stored[structure], position), points)),
            }
        })
    }

    /// The upgrade of each optimisation centre.
    pub fn centres(&self) -> [Progress; STRUCTURES - MAIN] {
        std::array::from_fn(|centre| self.upgrade(MAIN + centre))
    }

    /// The mines that are not extracted.
    pub fn shafts(&self) -> impl Iterator<Item = Shaft> {
        let left = (0..).zip(&DATA.mines).filter(|(mine, _)| !self.extracted.has(*mine));
        left.map(|(mine, &slots)| {
            let resources = DATA.mine_resources[usize::from(mine)];
            let count = |bits: u64| bits.count_ones() as u8;
            let circled = |kind: u64| count(resources & kind & self.resources.0);
            let [pearls, rubies] = DATA.minerals.map(|(minerals, _)| count(minerals & slots));
            let reachable = crate::grid::each(slots & !self.grid.filled())
                .fold(0, |all, slot| all | DATA.resources_at[slot.index()]);
            let open = |kind: u64| count(resources & kind & reachable & !self.resources.0);
            Shaft {
                slots,
                yields: [circled(DATA.plants.0), circled(DATA.waters.0), pearls, rubies],
                open: [open(DATA.plants.0), open(DATA.waters.0)],
            }
        })
    }

    fn upgrade(&self, structure: usize) -> Progress {
        let facts = &DATA.structures[structure];
        let crossed = self.energies[structure].len() + self.robots[structure].len();
        Progress::of(crossed, facts.energies.len() + facts.robots.len())
    }

    /// How far a mission has come, by its place among the six.
    pub fn progress(&self, mission: usize) -> Progress {
        match DATA.missions[mission] {
            Condition::Mines(n) => {
                let mine = |i: usize| Progress::filled(&self.grid, DATA.mines[i]);
                Progress::best(std::array::from_fn::<_, MINES, _>(mine), n.into())
            }
            Condition::AdjacentMines(n) => {
                let n = usize::from(n);
                let filled =
                    |run: &[Slots]| run.iter().map(|mine| (mine & self.grid.filled()).count_ones()).sum::<u32>();
                let best = DATA.mines.windows(n).map(filled).max();
                Progress::of(best.unwrap_or(0), DATA.mines.iter().take(n).map(|mine| mine.count_ones()).sum::<u32>())
            }
            Condition::Centres(n) => Progress::best(self.centres(), n),
            Condition::Structures(n) => {
                Progress::best(std::array::from_fn::<_, STRUCTURES, _>(|structure| self.upgrade(structure)), n)
            }
            Condition::Circled { kind, count } => Progress::of((self.resources.0 & kind).count_ones(), count),
        }
    }
}
