//! Adventure 4, The Mine: twelve mines on three levels, and the structures their yield feeds.

mod data;
pub(crate) mod features;
mod notes;
mod sheet;

use game_core::{RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, mission_line, offer, unmarked, won};
use crate::data::Printed;
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Effect, Look, Prize};
use crate::prompt::{Prompt, effect_rule};
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::view::Beside;
use data::{CREW, DATA, PLANNING, Place};
use sheet::improved;
pub use sheet::{MineCommon, MineSheet};

/// The labels of the main structures' score lines, in printed order.
const LINES: [&str; 6] =
    ["greenhouse", "reservoir", "pearl_factory", "ruby_factory", "control_center", "planning_center"];

/// The waters or plants above and below the space just written in that are not circled yet.
/// § WM-4.3
fn resources_here(desk: &Desk<MineSheet>) -> u64 {
    let effect = desk.turn.effect.unwrap_or_default();
    let near = desk.turn.slot.map_or(0, |slot| DATA.resources_at[slot.index()]);
    near & DATA.of_effect(effect) & !desk.sheet.resources.0
}

/// Which symbols may be crossed off: robots for the bonus of the control centre, else by the effect.
fn marks_robots(desk: &Desk<MineSheet>, task: Task) -> Option<bool> {
    match (task, desk.turn.effect) {
        (Task::Robots { .. }, _) | (_, Some(Effect::Robot)) => Some(true),
        (_, Some(Effect::Energy)) => Some(false),
        _ => None,
    }
}

impl Adventure for MineSheet {
    type Common = MineCommon;

    const NUMBER: u8 = 4;

    fn printed() -> &'static Printed {
        &DATA.printed
    }

    fn start() -> Self {
        MineSheet::default()
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// A mineral counts as circled once its space is filled; there is nothing more to draw.
    /// § WM-4.2
    fn filled(_: &mut Desk<Self>, _: &MineCommon, _: Slot) {}

    /// § WM-4.7
    fn mark_astronaut(&mut self) {
        self.store(&MineCommon::default(), CREW, 1);
    }

    /// § WM-4.7
    fn mark_planning(&mut self) {
        self.store(&MineCommon::default(), PLANNING, 1);
    }

    fn targets(desk: &Desk<Self>, _: &MineCommon, task: Task, into: &mut Vec<Action>) {
        match marks_robots(desk, task) {
            Some(true) => offer(into, desk.sheet.open_robots()),
            Some(false) => offer(into, desk.sheet.open_energies()),
            None => offer(into, Bits(resources_here(desk)).iter().map(|r| DATA.resources[usize::from(r)])),
        }
    }

    fn has_target(desk: &Desk<Self>, _: &MineCommon, task: Task) -> bool {
        match marks_robots(desk, task) {
            Some(true) => desk.sheet.open_robots().next().is_some(),
            Some(false) => desk.sheet.open_energies().next().is_some(),
            None => resources_here(desk) != 0,
        }
    }

    /// § WM-4.3 WM-4.4 WM-4.6
    fn check_target(desk: &Desk<Self>, _: &MineCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
        let effect = if task == Task::Effect { desk.turn.effect.unwrap_or_default() } else { Effect::Robot };
        let rule = RuleId(if task == Task::Effect { effect_rule(effect, 4) } else { "WM-4.6" });
        match (marks_robots(desk, task), DATA.places[spot.index()]) {
            (Some(true), Some(Place::Robot { structure, place })) => {
                unmarked(desk.sheet.robots[usize::from(structure)], place, spot, rule)
            }
            (Some(false), Some(Place::Energy { structure, place })) => {
                unmarked(desk.sheet.energies[usize::from(structure)], place, spot, rule)
            }
            (None, Some(Place::Resource { resource })) if resources_here(desk) >> resource & 1 == 1 => Ok(()),
            (None, Some(Place::Resource { resource })) if DATA.of_effect(effect) >> resource & 1 == 1 => {
                if desk.sheet.resources.has(resource) {
                    Err(Illegal::AlreadyMarked { spot, rule })
                } else {
                    Err(Illegal::ResourceElsewhere { spot, effect })
                }
            }
            _ => Err(Illegal::NotATarget { spot, effect }),
        }
    }

    fn mark(desk: &mut Desk<Self>, common: &MineCommon, task: Task, spot: Spot) {
        if let Task::Robots { left } = task
            && left > 1
        {
            desk.agenda.push(Task::Robots { left: left - 1 });
        }
        match DATA.places[spot.index()] {
            Some(Place::Resource { resource }) => desk.sheet.resources.insert(resource),
            Some(Place::Robot { structure, place }) => {
                desk.sheet.robots[usize::from(structure)].insert(place);
                improved(desk, common, structure.into());
            }
            Some(Place::Energy { structure, place }) => {
                desk.sheet.energies[usize::from(structure)].insert(place);
                improved(desk, common, structure.into());
            }
            _ => {}
        }
    }

    /// § WM-4.4
    fn alike(one: Spot, other: Spot) -> bool {
        match (DATA.places[one.index()], DATA.places[other.index()]) {
            (Some(Place::Robot { structure: one, .. }), Some(Place::Robot { structure: other, .. }))
            | (Some(Place::Energy { structure: one, .. }), Some(Place::Energy { structure: other, .. })) => {
                one == other
            }
            _ => false,
        }
    }

    fn question(_: &Desk<Self>, task: Task) -> Prompt {
        Prompt::Robots { left: if let Task::Robots { left } = task { left } else { 0 } }
    }

    fn compulsory(_: &Desk<Self>, task: Task) -> Option<RuleId> {
        (task != Task::Effect).then_some(RuleId("WM-4.6"))
    }

    fn take_error(desk: &mut Desk<Self>, _: &MineCommon) {
        desk.sheet.errors += 1;
    }

    /// § WM-4.8 WM-4.9
    fn wrap_up(desk: &mut Desk<Self>, common: &MineCommon) {
        desk.sheet.extract(common);
    }

    fn races_won(&self) -> Bits {
        won(&self.races)
    }

    fn races_over(common: &mut MineCommon) -> Option<&mut Bits> {
        Some(&mut common.taken)
    }

    fn race_at(spot: Spot) -> Option<u8> {
        let Some(Place::Race { structure }) = DATA.places[spot.index()] else { return None };
        Some(structure)
    }

    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.standing(&DATA.missions[mission])
    }

    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-4.12 WM-4.13 WM-4.14
    fn pad(table: &Table, _: &SheetsOf<Self>, _: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        let line = |structure: usize| (LINES[structure], sheet.stored[structure].into(), sheet.points(structure));
        let structures = (0..LINES.len()).map(line);
        [mission_line(table, desk)].into_iter().chain(structures).chain([error_line(sheet.errors)]).collect()
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &MineCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &MineCommon) -> Beside {
        let mut beside = Beside::default();
        for (mine, slots) in (0..).zip(&DATA.mines) {
            let look = if self.extracted.has(mine) { Look::Crossed } else { Look::Circled };
            let found = DATA.minerals.map(|(minerals, _)| minerals & slots & self.grid.filled());
            let spots = crate::adventure::spots_of::<Self>(found[0] | found[1]);
            spots.for_each(|spot| beside.look(format!("mineral-{spot}"), look));
        }
        let upgraded = (0..LINES.len()).filter(|&structure| self.is_done(structure));
        upgraded.for_each(|structure| beside.look(format!("main-{}-before", structure + 1), Look::Crossed));
        for structure in 0..LINES.len() {
            beside.track(format!("main-{}", structure + 1), self.is_done(structure).into());
        }
        // One box for what planning and errors cost together.
        beside.sum("penalties", self.points(PLANNING) + error_line(self.errors).2);
        beside
    }

    fn look(&self, common: &MineCommon, spot: Spot) -> Look {
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Mine { mine } => {
                if self.extracted.has(mine) {
                    Look::Circled
                } else {
                    Look::Plain
                }
            }
            Place::Resource { resource } if !self.resources.has(resource) => Look::Plain,
            Place::Resource { resource } => {
                let done = self.extracted.iter().any(|m| DATA.mine_resources[usize::from(m)] >> resource & 1 == 1);
                if done { Look::Crossed } else { Look::Circled }
            }
            Place::Stored { structure, place } => crossed(place < self.stored[usize::from(structure)]),
            Place::Energy { structure, place } => crossed(self.energies[usize::from(structure)].has(place)),
            Place::Robot { structure, place } => crossed(self.robots[usize::from(structure)].has(place)),
            Place::Race { structure } => match self.races[usize::from(structure)] {
                Prize::First => Look::Circled,
                _ => crossed(common.taken.has(structure)),
            },
            Place::Error { place } => crossed(place < self.errors),
        }
    }

    fn assert_sound(&self, _: &MineCommon) {
        for line in DATA.printed.families.iter().flatten() {
            let numbers: Vec<_> = crate::grid::each(*line).filter_map(|slot| self.grid.cell(slot).number()).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a level does not ascend: {numbers:?}");
        }
        for (mine, &slots) in (0..).zip(&DATA.mines) {
            let full = slots & !self.grid.filled() == 0;
            assert_eq!(full, self.extracted.has(mine), "a mine is full and not extracted, or the reverse");
        }
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut MineCommon, spot: Spot) -> Result<(), String> {
        match DATA.places[spot.index()] {
            Some(Place::Mine { mine }) => self.extracted.insert(mine),
            Some(Place::Resource { resource }) => self.resources.insert(resource),
            Some(Place::Stored { structure, place }) => self.stored[usize::from(structure)] = place + 1,
            Some(Place::Energy { structure, place }) => {
                self.energies[usize::from(structure)] = crate::grid::Alike::first(place + 1);
            }
            Some(Place::Robot { structure, place }) => {
                self.robots[usize::from(structure)] = crate::grid::Alike::first(place + 1);
            }
            Some(Place::Race { structure }) => common.taken.insert(structure),
            _ => return Err(format!("`{spot}` cannot be given as marked.")),
        }
        Ok(())
    }

    #[cfg(feature = "scenario")]
    fn set_fact(&mut self, name: &str, value: u8) -> bool {
        if name == "errors" {
            self.errors = value;
        }
        name == "errors"
    }

    #[cfg(feature = "scenario")]
    fn fact(&self, name: &str) -> Option<i32> {
        let of = |structure: usize| Some(self.stored[structure].into());
        match name {
            "errors" => Some(self.errors.into()),
            "mines" => Some(self.extracted.len().into()),
            name => LINES.iter().position(|line| *line == name).and_then(of),
        }
    }
}
