//! The mines of adventure 4, and the structures that use what they yield.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{Bonus, Condition, DATA, MAIN, RACES, STRUCTURES};
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid};
use crate::pieces::Prize;
use crate::spot::Spot;
use crate::state::{Desk, Task};

/// A player's mines and structures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct MineSheet {
    /// The three levels.
    pub grid: Grid,
    /// Waters and plants circled.
    pub resources: Bits,
    /// Mines extracted.
    pub extracted: Bits,
    /// Symbols crossed off in each main structure, astronauts and planning included.
    pub stored: [u8; MAIN],
    /// Energy symbols crossed off in each structure.
    pub energies: [Alike; STRUCTURES],
    /// Robot symbols crossed off in each structure.
    pub robots: [Alike; STRUCTURES],
    /// What became of the race of each main structure that has one.
    pub races: [Prize; RACES],
    /// Errors crossed off.
    pub errors: u8,
}

/// What is the same on all sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct MineCommon {
    /// Structures whose race is over. § WM-4.10
    pub taken: Bits,
}

impl MineSheet {
    /// Whether all robots and energies of a structure are crossed off.
    /// § WM-4.5 WM-4.6
    pub(super) fn is_done(&self, structure: usize) -> bool {
        let facts = &DATA.structures[structure];
        usize::from(self.energies[structure].len()) == facts.energies.len()
            && usize::from(self.robots[structure].len()) == facts.robots.len()
    }

    /// The energy symbols left in each structure: those of a structure are alike.
    /// § WM-4.4
    pub(super) fn open_energies(&self) -> impl Iterator<Item = Spot> {
        (0..STRUCTURES).flat_map(|s| self.energies[s].open(&DATA.structures[s].energies))
    }

    /// The robot symbols left in each structure: those of a structure are alike.
    /// § WM-4.4
    pub(super) fn open_robots(&self) -> impl Iterator<Item = Spot> {
        (0..STRUCTURES).flat_map(|s| self.robots[s].open(&DATA.structures[s].robots))
    }

    /// Crosses off symbols of a main structure, and wins its race if nobody did before this turn.
    /// § WM-0.21 WM-4.8 WM-4.10
    pub(super) fn store(&mut self, common: &MineCommon, structure: usize, amount: u8) {
        let main = &DATA.main[structure];
        for _ in 0..amount {
            if usize::from(self.stored[structure]) == main.symbols.len() {
                return;
            }
            self.stored[structure] += 1;
            if main.race.is_some_and(|(position, _)| position == self.stored[structure]) {
                let gone = common.taken.has(structure as u8);
                self.races[structure] = if gone { Prize::Later } else { Prize::First };
            }
        }
    }

    /// Extracts every mine that is full and has not been extracted: each mineral, and each water and plant that is
    /// circled, goes to its structure.
    /// § WM-4.2 WM-4.8 WM-4.9
    pub(super) fn extract(&mut self, common: &MineCommon) {
        for (mine, &slots) in (0..).zip(&DATA.mines) {
            if self.extracted.has(mine) || slots & !self.grid.filled() != 0 {
                continue;
            }
            self.extracted.insert(mine);
            for (minerals, structure) in DATA.minerals {
                self.store(common, structure, (minerals & slots).count_ones() as u8);
            }
            let circled = self.resources.0 & DATA.mine_resources[usize::from(mine)];
            for (kind, structure) in [DATA.plants, DATA.waters] {
                self.store(common, structure, (kind & circled).count_ones() as u8);
            }
        }
    }

    /// Points of a main structure: its symbols times the value in force, and its race.
    /// § WM-4.5 WM-4.12
    pub(super) fn points(&self, structure: usize) -> i32 {
        let main = &DATA.main[structure];
        let each = if self.is_done(structure) { main.after } else { main.before };
        let won = self.races.get(structure) == Some(&Prize::First);
        let race = main.race.filter(|_| won).map_or(0, |(_, points)| points);
        i32::from(self.stored[structure]) * each + race
    }

    /// § WM-4.11
    pub(super) fn standing(&self, condition: &Condition) -> Progress {
        let done = |from: usize| (from..STRUCTURES).filter(|&structure| self.is_done(structure)).count();
        match condition {
            Condition::Mines(n) => Progress::of(self.extracted.len(), *n),
            Condition::AdjacentMines(n) => Progress::of(self.extracted.longest_run(), *n),
            Condition::Centres(n) => Progress::of(done(MAIN), *n),
            Condition::Structures(n) => Progress::of(done(0), *n),
            Condition::Circled { kind, count } => Progress::of((self.resources.0 & kind).count_ones(), *count),
        }
    }
}

/// What follows when a robot or energy symbol has been crossed off: a centre that is complete brings its bonus at once.
/// § WM-4.4 WM-4.6
pub(super) fn improved(desk: &mut Desk<MineSheet>, common: &MineCommon, structure: usize) {
    let sheet = &mut desk.sheet;
    if structure < MAIN || !sheet.is_done(structure) {
        return;
    }
    match DATA.bonuses[structure - MAIN] {
        Bonus::Store { structure, amount } => sheet.store(common, structure, amount),
        Bonus::Robots { amount } => desk.agenda.push(Task::Robots { left: amount }),
    }
}
