//! Adventure 6, The Virus: quarters that are filled, quarantined and evacuated while viruses spread.

mod data;
pub(crate) mod features;
mod marks;
mod notes;
mod outbreak;
mod raw;
mod sheet;
mod spread;

use game_core::{Fx, RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, mission_line};
use crate::astra::Choices;
use crate::data::Printed;
use crate::events::Event;
use crate::features::Progress;
use crate::grid::{Alike, Grid, Slot};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Letter, Look};
use crate::prompt::Prompt;
use crate::spot::Spot;
use crate::state::{Desk, Part, Table, Task};
use crate::track::spend_wild;
use crate::view::Beside;
use data::{DATA, PLANTS, Place, WATER};
pub use sheet::{QuarantineCommon, QuarantineSheet};
pub use spread::Spread;

impl Adventure for QuarantineSheet {
    type Common = QuarantineCommon;

    const NUMBER: u8 = 6;
    const MISSIONS_APART: bool = true;

    /// § WM-6.1 WM-6.5
    fn printed() -> &'static Printed {
        &DATA.printed
    }

    /// § WM-6.2
    fn start() -> Self {
        let mut sheet = QuarantineSheet::default();
        for (energies, quarter) in sheet.energies.iter_mut().zip(&DATA.quarters) {
            *energies = Alike::first(quarter.printed_energies);
        }
        sheet
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// A quarter without an empty cell counts as evacuated; there is nothing more to draw.
    /// § WM-6.19
    fn filled(_: &mut Desk<Self>, _: &QuarantineCommon, _: Slot) {}

    /// § WM-6.15
    fn mark_astronaut(&mut self) {
        self.crew.mark(&DATA.crew);
    }

    /// § WM-6.15
    fn mark_planning(&mut self) {
        self.planning.mark(&DATA.planning);
    }

    /// § WM-6.15
    fn wilds(&self) -> u8 {
        self.crew.wilds() + self.planning.wilds()
    }

    fn spend_wild(&mut self) {
        spend_wild([&mut self.crew, &mut self.planning]);
    }

    fn targets(desk: &Desk<Self>, _: &QuarantineCommon, task: Task, into: &mut Vec<Action>) {
        marks::targets(desk, task, into);
    }

    fn has_target(desk: &Desk<Self>, _: &QuarantineCommon, task: Task) -> bool {
        marks::has_target(desk, task)
    }

    fn check_target(desk: &Desk<Self>, _: &QuarantineCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
        marks::check(desk, task, spot)
    }

    fn mark(desk: &mut Desk<Self>, common: &QuarantineCommon, task: Task, spot: Spot) {
        marks::mark(desk, common, task, spot);
    }

    /// § WM-6.8 WM-6.10
    fn alike(one: Spot, other: Spot) -> bool {
        match (DATA.places[one.index()], DATA.places[other.index()]) {
            (Some(Place::Energy { quarter: one, .. }), Some(Place::Energy { quarter: other, .. }))
            | (Some(Place::Plant { quarter: one, .. }), Some(Place::Plant { quarter: other, .. })) => one == other,
            _ => false,
        }
    }

    fn question(desk: &Desk<Self>, task: Task) -> Prompt {
        match task {
            Task::Outbreak => Prompt::Outbreak,
            Task::Close => Prompt::Close,
            Task::Power => Prompt::Power,
            _ => Prompt::Infect { quarter: marks::quarter_number(&desk.sheet) },
        }
    }

    fn compulsory(desk: &Desk<Self>, task: Task) -> Option<RuleId> {
        (task != Task::Effect).then(|| marks::rule_of(desk, task))
    }

    /// The second and the third error make the viruses spread on one's own sheet.
    /// § WM-6.7
    fn take_error(desk: &mut Desk<Self>, _: &QuarantineCommon) {
        let spreads = DATA.spreading_errors[usize::from(desk.sheet.errors)];
        desk.sheet.errors += 1;
        desk.sheet.spread.left += u8::from(spreads);
    }

    fn incidents(table: &Table, sheets: &mut SheetsOf<Self>, fx: &mut Fx<Event>) {
        outbreak::incidents(table, sheets, fx);
    }

    /// § WM-6.4 WM-6.17
    fn open_part(table: &Table, _: &SheetsOf<Self>, _: Seat, desk: &mut Desk<Self>) {
        if table.part == Part::Setup {
            desk.agenda.in_order([Task::Outbreak, Task::Finish]);
        } else if desk.sheet.struck().is_some() {
            desk.agenda.in_order([Task::Infect, Task::Finish]);
        }
    }

    fn after_claims(table: &Table, sheets: &mut SheetsOf<Self>, fx: &mut Fx<Event>) -> bool {
        outbreak::after_claims(table, sheets, fx)
    }

    fn settle(_: &mut SheetsOf<Self>) {}

    fn strikes(table: &Table, sheets: &SheetsOf<Self>, letter: Letter, _: Option<Spot>) -> Choices {
        outbreak::strikes(table, sheets, letter)
    }

    fn strike(table: &Table, sheets: &mut SheetsOf<Self>, spot: Spot, fx: &mut Fx<Event>) {
        outbreak::strike(table, sheets, spot, fx);
    }

    /// § WM-S.7
    fn deeds(sheets: &SheetsOf<Self>) -> u8 {
        outbreak::deeds(&sheets.common)
    }

    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.standing(&DATA.missions[mission])
    }

    /// § WM-6.24
    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-6.25
    fn pad(table: &Table, _: &SheetsOf<Self>, _: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        let infected = sheet.infected().count_ones() as i32;
        [
            mission_line(table, desk),
            ("plants", sheet.tracks[PLANTS].into(), sheet.track_points(PLANTS)),
            ("water", sheet.tracks[WATER].into(), sheet.track_points(WATER)),
            ("evacuated", sheet.evacuated() as i32, sheet.quarter_points()),
            ("infected", infected, infected * DATA.infection_points),
            error_line(sheet.errors),
        ]
        .into_iter()
        .collect()
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &QuarantineCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, common: &QuarantineCommon) -> Beside {
        let mut beside = Beside::default();
        let awake = DATA.viruses.iter().enumerate().filter(|(virus, _)| common.active.has(*virus as u8));
        for quarter in awake.map(|(_, virus)| virus.quarter).chain(self.grey) {
            beside.look(format!("target-{}", DATA.quarters[usize::from(quarter)].spot), Look::Circled);
        }
        for (track, name) in [(PLANTS, "plants"), (WATER, "water")] {
            let rows = DATA.tracks[track].rows.iter().zip(1..).filter(|(end, _)| **end <= self.tracks[track]);
            beside.track(name, rows.clone().count() as u8);
            rows.for_each(|(_, row)| beside.look(format!("{name}-{row}"), Look::Crossed));
        }
        let empty = (0..DATA.quarters.len()).filter(|&quarter| self.is_evacuated(quarter));
        empty.for_each(|quarter| beside.sum(format!("quarter-{}", quarter + 1), self.points_of(quarter)));
        beside
    }

    fn look(&self, common: &QuarantineCommon, spot: Spot) -> Look {
        let circled = |yes: bool| if yes { Look::Circled } else { Look::Plain };
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Quarter { quarter } => circled(self.is_evacuated(quarter.into())),
            Place::Energy { quarter, place } => circled(self.energies[usize::from(quarter)].has(place)),
            Place::Plant { quarter, place } => circled(self.plants[usize::from(quarter)].has(place)),
            Place::Tank { quarter } => circled(self.tanks.has(quarter)),
            Place::Walkway { walkway } => crossed(self.closed.has(walkway)),
            Place::Symbol { track, place } => crossed(place < self.tracks[usize::from(track)]),
            Place::Sign { sign } => crossed(common.signs.has(sign)),
            Place::Virus { virus } => circled(common.active.has(virus)),
            Place::Grey => circled(self.grey.is_some()),
            Place::Crew(place) => self.crew.look(place),
            Place::Planning(place) => self.planning.look(place),
            Place::Error { place } => crossed(place < self.errors),
        }
    }

    fn assert_sound(&self, _: &QuarantineCommon) {
        for floor in DATA.printed.families.iter().flatten() {
            let numbers: Vec<_> = crate::grid::each(*floor).filter_map(|slot| self.grid.cell(slot).number()).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a floor does not ascend: {numbers:?}");
        }
        for (track, facts) in self.tracks.iter().zip(&DATA.tracks) {
            assert!(usize::from(*track) <= facts.symbols.len(), "more symbols crossed off than there are");
        }
        assert!(self.grey.is_none_or(|quarter| DATA.quarters[usize::from(quarter)].is_target), "a stray grey virus");
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut QuarantineCommon, spot: Spot) -> Result<(), String> {
        use crate::track::PairPlace;
        match DATA.places[spot.index()] {
            Some(Place::Energy { quarter, place }) => self.energies[usize::from(quarter)] = Alike::first(place + 1),
            Some(Place::Plant { quarter, place }) => self.plants[usize::from(quarter)] = Alike::first(place + 1),
            Some(Place::Tank { quarter }) => self.tanks.insert(quarter),
            Some(Place::Walkway { walkway }) => self.closed.insert(walkway),
            Some(Place::Symbol { track, place }) => self.tracks[usize::from(track)] = place + 1,
            Some(Place::Sign { sign }) => common.signs.insert(sign),
            Some(Place::Virus { virus }) => common.active.insert(virus),
            Some(Place::Crew(PairPlace::Symbol(place))) => self.crew.marked = place + 1,
            Some(Place::Planning(PairPlace::Symbol(place))) => self.planning.marked = place + 1,
            _ => return Err(format!("`{spot}` cannot be given as marked.")),
        }
        Ok(())
    }

    #[cfg(feature = "scenario")]
    fn set_fact(&mut self, name: &str, value: u8) -> bool {
        match name {
            "errors" => self.errors = value,
            "grey" => self.grey = value.checked_sub(1),
            _ => return false,
        }
        true
    }

    #[cfg(feature = "scenario")]
    fn fact(&self, name: &str) -> Option<i32> {
        Some(match name {
            "errors" => self.errors.into(),
            "grey" => self.grey.map_or(0, |quarter| i32::from(quarter) + 1),
            "wilds" => self.wilds().into(),
            "infected" => self.infected().count_ones() as i32,
            "evacuated" => self.evacuated() as i32,
            _ => return None,
        })
    }
}
