//! Adventure 5, The Dome: skyscrapers that grow from the ground up and down, a research tower, and a dome over all.

mod data;
mod dome;
pub(crate) mod features;
mod notes;
mod sheet;

use game_core::{RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, offer, rivals, unmarked, won};
use crate::data::Printed;
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot, Slots};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Effect, Look, Prize};
use crate::prompt::{Prompt, effect_rule};
use crate::rules::write;
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::view::Beside;
use data::{DATA, Place};
pub use dome::Dome;
use dome::{fits, spot_of};
pub use sheet::{CityCommon, CitySheet};

/// The tower level linked to the cell just filled.
/// § WM-5.3
fn level_here(desk: &Desk<CitySheet>) -> Option<usize> {
    DATA.level_at[desk.turn.slot?.index()].map(usize::from)
}

/// § WM-5.10
fn water_here(desk: &Desk<CitySheet>) -> Option<Spot> {
    let level = level_here(desk)?;
    (!desk.sheet.waters.has(level as u8)).then(|| DATA.levels[level].water)
}

/// The plants left on the level: its two plants are alike.
/// § WM-5.11
fn plants_here(desk: &Desk<CitySheet>) -> impl Iterator<Item = Spot> {
    let open = |level: usize| desk.sheet.plants[level].open(&DATA.levels[level].plants);
    level_here(desk).into_iter().flat_map(open)
}

/// The next astronaut, when the number needed none: a changed one has crossed it off already.
/// § WM-0.19 WM-5.12 WM-C.10
fn astronaut(desk: &Desk<CitySheet>) -> Option<Spot> {
    let next = DATA.crew.get(usize::from(desk.sheet.crew)).copied();
    next.filter(|_| write::astronauts(&desk.turn) == 0)
}

/// The topmost uncrossed row of an area.
/// § WM-5.16
fn next_row(sheet: &CitySheet, area: usize) -> Option<Spot> {
    DATA.areas[area].rows.get(usize::from(sheet.energy[area])).copied()
}

/// What the effect of the turn, or the task of splitting, may mark.
fn marks(desk: &Desk<CitySheet>, task: Task) -> impl Iterator<Item = Spot> {
    let effect = desk.turn.effect.filter(|_| task == Task::Effect);
    let is = move |other: Effect| (effect == Some(other)).then_some(());
    let single = match effect {
        Some(Effect::Water) => water_here(desk),
        Some(Effect::Astronaut) => astronaut(desk),
        _ => None,
    };
    let plants = is(Effect::Plant).into_iter().flat_map(move |()| plants_here(desk));
    let built = is(Effect::Robot).into_iter().flat_map(|()| desk.sheet.dome.candidates(desk.turn.number)).map(spot_of);
    let rows = is(Effect::Energy).into_iter().flat_map(|()| 0..DATA.areas.len());
    let rows = rows.filter_map(|area| next_row(&desk.sheet, area));
    let split = (task == Task::Split).then(|| desk.sheet.dome.splittable()).into_iter().flatten();
    let split = split.map(|section| DATA.sections[usize::from(section)].spot);
    single.into_iter().chain(plants).chain(built).chain(rows).chain(split)
}

/// Why a piece of the dome cannot be built.
/// § WM-5.13
fn check_build(desk: &Desk<CitySheet>, spot: Spot, piece: Option<u64>) -> Result<(), Illegal> {
    let (dome, number) = (desk.sheet.dome, desk.turn.number);
    let rule = RuleId("WM-5.13");
    let Some(piece) = piece else { return Err(Illegal::NotMarkable { spot, rule: RuleId("WM-5.14") }) };
    if dome.has(piece) {
        Err(Illegal::AlreadyMarked { spot, rule })
    } else if !fits(piece, number) {
        Err(Illegal::WrongParity { spot, number })
    } else if !dome.open_ends().contains(&piece) {
        Err(Illegal::NothingBuiltBeside { spot })
    } else {
        Ok(())
    }
}

/// § WM-5.14 WM-5.15
fn check_split(desk: &Desk<CitySheet>, spot: Spot) -> Result<(), Illegal> {
    let rule = RuleId("WM-5.14");
    match DATA.places[spot.index()] {
        Some(Place::Section { section }) if desk.sheet.dome.can_split(section) => Ok(()),
        Some(Place::Section { .. }) => Err(Illegal::AlreadyMarked { spot, rule }),
        Some(Place::Half { .. }) => Err(Illegal::NotMarkable { spot, rule: RuleId("WM-5.15") }),
        _ => Err(Illegal::NotMarkable { spot, rule }),
    }
}

impl Adventure for CitySheet {
    type Common = CityCommon;

    const NUMBER: u8 = 5;
    const ASKS_ASTRONAUT: bool = true;

    /// § WM-5.1 WM-5.2
    fn printed() -> &'static Printed {
        &DATA.printed
    }

    fn start() -> Self {
        CitySheet::default()
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// § WM-5.6
    fn spaces(&self, _: Effect) -> Slots {
        self.reach()
    }

    /// § WM-5.6 WM-5.14
    fn x_spaces(&self) -> Slots {
        self.reach()
    }

    fn closed(&self, _: Effect, spot: Spot) -> Illegal {
        Illegal::NotAdjacent { spot }
    }

    /// § WM-5.8
    fn filled(desk: &mut Desk<Self>, common: &CityCommon, slot: Slot) {
        desk.sheet.reach_end(common, slot);
    }

    /// § WM-5.12
    fn has_astronaut(&self) -> bool {
        usize::from(self.crew) < DATA.crew.len()
    }

    fn mark_astronaut(&mut self) {
        self.crew += u8::from(self.has_astronaut());
    }

    /// § WM-5.14 WM-5.18
    fn mark_planning(&mut self) {
        self.planned += 1;
    }

    fn targets(desk: &Desk<Self>, _: &CityCommon, task: Task, into: &mut Vec<Action>) {
        offer(into, marks(desk, task));
    }

    fn has_target(desk: &Desk<Self>, _: &CityCommon, task: Task) -> bool {
        marks(desk, task).next().is_some()
    }

    /// § WM-5.10 WM-5.11 WM-5.12 WM-5.13 WM-5.16
    fn check_target(desk: &Desk<Self>, common: &CityCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
        if task == Task::Split {
            return check_split(desk, spot);
        }
        let effect = desk.turn.effect.unwrap_or_default();
        let rule = RuleId(effect_rule(effect, 5));
        let in_turn = |next: Option<Spot>| match next {
            Some(next) if next == spot => Ok(()),
            Some(next) if desk.sheet.look(common, spot) == Look::Plain => Err(Illegal::NotNext { spot, next, rule }),
            _ => Err(Illegal::AlreadyMarked { spot, rule }),
        };
        let linked = |level: u8| level_here(desk) == Some(level.into());
        match (effect, DATA.places[spot.index()]) {
            (Effect::Water, Some(Place::Water { level })) if linked(level) => in_turn(water_here(desk)),
            (Effect::Plant, Some(Place::Plant { level, place })) if linked(level) => {
                unmarked(desk.sheet.plants[usize::from(level)], place, spot, rule)
            }
            (Effect::Water, Some(Place::Water { .. })) | (Effect::Plant, Some(Place::Plant { .. })) => {
                Err(Illegal::OtherTowerLevel { spot, effect })
            }
            (Effect::Robot, Some(Place::Section { section })) => {
                check_build(desk, spot, desk.sheet.dome.piece_at(2 * section, true))
            }
            (Effect::Robot, Some(Place::Half { half })) => {
                check_build(desk, spot, desk.sheet.dome.piece_at(half, false))
            }
            (Effect::Energy, Some(Place::Row { area, .. })) => in_turn(next_row(&desk.sheet, area.into())),
            (Effect::Astronaut, Some(Place::Crew { .. })) => in_turn(astronaut(desk)),
            _ => Err(Illegal::NotATarget { spot, effect }),
        }
    }

    fn mark(desk: &mut Desk<Self>, _: &CityCommon, task: Task, spot: Spot) {
        let sheet = &mut desk.sheet;
        match DATA.places[spot.index()] {
            Some(Place::Water { level }) => sheet.waters.insert(level),
            Some(Place::Plant { level, place }) => sheet.plants[usize::from(level)].insert(place),
            Some(Place::Section { section }) if task == Task::Split => sheet.dome.split.insert(section),
            Some(Place::Section { section }) => sheet.dome.built.0 |= 0b11 << (2 * section),
            Some(Place::Half { half }) => sheet.dome.built.insert(half),
            Some(Place::Row { area, .. }) => sheet.energy[usize::from(area)] += 1,
            Some(Place::Crew { .. }) => sheet.mark_astronaut(),
            _ => {}
        }
    }

    /// § WM-5.11
    fn alike(one: Spot, other: Spot) -> bool {
        match (DATA.places[one.index()], DATA.places[other.index()]) {
            (Some(Place::Plant { level: one, .. }), Some(Place::Plant { level: other, .. })) => one == other,
            _ => false,
        }
    }

    fn question(_: &Desk<Self>, _: Task) -> Prompt {
        Prompt::Split
    }

    fn compulsory(_: &Desk<Self>, task: Task) -> Option<RuleId> {
        (task == Task::Split).then_some(RuleId("WM-5.14"))
    }

    /// Every X splits a section, if one can still be split.
    /// § WM-5.14
    fn after_x(desk: &mut Desk<Self>, _: &CityCommon, _: Task) {
        desk.agenda.push(Task::Split);
    }

    /// § WM-5.9
    fn take_error(desk: &mut Desk<Self>, _: &CityCommon) {
        desk.sheet.errors += 1;
    }

    fn races_won(&self) -> Bits {
        won(&self.prizes)
    }

    fn races_over(common: &mut CityCommon) -> Option<&mut Bits> {
        Some(&mut common.taken)
    }

    fn race_at(spot: Spot) -> Option<u8> {
        let Some(Place::First { race }) = DATA.places[spot.index()] else { return None };
        Some(race)
    }

    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.standing(&DATA.missions[mission])
    }

    /// § WM-5.19
    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-5.20 WM-5.21
    fn pad(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        let others = rivals(table, sheets, seat, |sheet: &CitySheet| sheet.crew).max();
        let ends = sheet.prizes.iter().filter(|&&prize| prize != Prize::Open).count() as i32;
        [
            ("missions", desk.claimed() as i32, sheet.mission_points(&desk.claims)),
            ("tower", sheet.symbols_circled(), sheet.tower_points()),
            ("skyscrapers", ends, sheet.skyscraper_points()),
            ("crew", sheet.crew.into(), sheet.crew_points(others.unwrap_or(0))),
            ("dome", sheet.dome.unbuilt(), sheet.dome_points()),
            error_line(sheet.errors),
        ]
        .into_iter()
        .collect()
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &CityCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &CityCommon) -> Beside {
        let mut beside = Beside::default();
        for (race, prize) in self.prizes.iter().enumerate().filter(|(_, prize)| **prize != Prize::Open) {
            let facts = &DATA.races[race];
            let value = if *prize == Prize::First { facts.first } else { facts.later };
            beside.sum(format!("end-{}", race + 1), value);
        }
        for (i, (levels, points)) in self.tower_lines().into_iter().enumerate() {
            beside.sum(format!("levels-{}", i + 1), levels);
            beside.sum(format!("tower-{}", i + 1), points);
        }
        for (area, crossed) in ["missions", "tower", "crew", "dome"].into_iter().zip(self.energy) {
            beside.track(area, crossed);
        }
        beside
    }

    fn look(&self, common: &CityCommon, spot: Spot) -> Look {
        let circled = |yes: bool| if yes { Look::Circled } else { Look::Plain };
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Plant { level, place } => circled(self.plants[usize::from(level)].has(place)),
            Place::Water { level } => circled(self.waters.has(level)),
            // A split section is struck through; its halves are drawn in its place.
            Place::Section { section } if self.dome.split.has(section) => Look::Crossed,
            Place::Section { section } => circled(self.dome.built.has(2 * section)),
            Place::Half { half } => circled(self.dome.split.has(half / 2) && self.dome.built.has(half)),
            Place::Row { area, place } => crossed(place < self.energy[usize::from(area)]),
            Place::Crew { place } => crossed(place < self.crew),
            Place::First { race } => match self.prizes[usize::from(race)] {
                Prize::First => Look::Circled,
                _ => crossed(common.taken.has(race)),
            },
            Place::Later { race } => circled(self.prizes[usize::from(race)] == Prize::Later),
            Place::Error { place } => crossed(place < self.errors),
        }
    }

    fn assert_sound(&self, _: &CityCommon) {
        for &tower in &DATA.printed.families[0] {
            let numbers: Vec<_> = crate::grid::each(tower).filter_map(|slot| self.grid.cell(slot).number()).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a skyscraper does not ascend: {numbers:?}");
            let run = self.grid.filled() & tower;
            let gapless = run >> run.trailing_zeros().min(63);
            assert_eq!(gapless & (gapless + 1), 0, "a skyscraper has gaps");
            assert!(run == 0 || run & DATA.starts != 0, "a skyscraper stands on no starting level");
        }
        self.dome.assert_sound();
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut CityCommon, spot: Spot) -> Result<(), String> {
        match DATA.places[spot.index()] {
            Some(Place::Water { level }) => self.waters.insert(level),
            Some(Place::Plant { level, place }) => {
                self.plants[usize::from(level)] = crate::grid::Alike::first(place + 1);
            }
            Some(Place::Section { section }) => self.dome.built.0 |= 0b11 << (2 * section),
            Some(Place::Half { half }) => {
                self.dome.split.insert(half / 2);
                self.dome.built.insert(half);
            }
            Some(Place::Row { area, place }) => self.energy[usize::from(area)] = place + 1,
            Some(Place::Crew { place }) => self.crew = place + 1,
            Some(Place::First { race }) => common.taken.insert(race),
            Some(Place::Later { race }) => self.prizes[usize::from(race)] = Prize::Later,
            _ => return Err(format!("`{spot}` cannot be given as marked.")),
        }
        Ok(())
    }

    #[cfg(feature = "scenario")]
    fn set_fact(&mut self, name: &str, value: u8) -> bool {
        match name {
            "errors" => self.errors = value,
            "planned" => self.planned = value,
            "split" => self.dome.split.insert(value.wrapping_sub(1) % data::SECTIONS as u8),
            _ => return false,
        }
        true
    }

    #[cfg(feature = "scenario")]
    fn fact(&self, name: &str) -> Option<i32> {
        Some(match name {
            "errors" => self.errors.into(),
            "crew" => self.crew.into(),
            "planned" => self.planned.into(),
            "unbuilt" => self.dome.unbuilt(),
            _ => return None,
        })
    }
}
