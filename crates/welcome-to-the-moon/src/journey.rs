//! Adventure 2, The Journey: a trajectory from Earth to Moon, cut into sections.

mod data;
pub(crate) mod features;
mod notes;
mod sheet;

use game_core::{RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{
    Adventure, Pad, SheetsOf, error_line, mission_line, offer, ranking_points, rivals, unmarked, won,
};
use crate::data::Printed;
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot, Slots};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Effect, Look, Number, Prize};
use crate::prompt::{Prompt, effect_rule};
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::track::spend_wild;
use crate::view::Beside;
use data::{DATA, Place, STATIONS};
pub use sheet::{JourneyCommon, JourneySheet};

/// The tank at the space just written in, if it is not circled yet.
/// § WM-2.5
fn tank_here(desk: &Desk<JourneySheet>) -> Option<u8> {
    let tank = DATA.tank_at[desk.turn.slot?.index()]?;
    (!desk.sheet.tanks.has(tank)).then_some(tank)
}

/// Whether a station adjoins the section just written in.
/// § WM-2.6
fn adjoins(desk: &Desk<JourneySheet>, station: usize) -> bool {
    desk.turn.slot.is_some_and(|slot| desk.sheet.section_of(slot) & DATA.stations[station].slot.bit() != 0)
}

/// The plants left of a station that adjoins the section just written in: they are alike.
/// § WM-2.6
fn open_plants(desk: &Desk<JourneySheet>, station: usize) -> impl Iterator<Item = Spot> {
    let symbols = if adjoins(desk, station) { DATA.stations[station].plants.as_slice() } else { &[] };
    desk.sheet.plants[station].open(symbols)
}

/// The robots left of a station: they are alike.
/// § WM-2.7
fn open_robots(sheet: &JourneySheet, station: usize) -> impl Iterator<Item = Spot> {
    sheet.robots[station].open(&DATA.stations[station].robots)
}

fn next_energy(sheet: &JourneySheet) -> Option<Spot> {
    DATA.energy.symbols.get(usize::from(sheet.energy)).copied()
}

/// What the effect of the turn may mark, one after another.
fn effect_targets(desk: &Desk<JourneySheet>) -> impl Iterator<Item = Spot> {
    let effect = desk.turn.effect;
    let is = move |other: Effect| (effect == Some(other)).then_some(());
    let tank = is(Effect::Water).and_then(|()| tank_here(desk)).map(|tank| DATA.tanks[usize::from(tank)].0);
    let energy = is(Effect::Energy).and_then(|()| next_energy(&desk.sheet));
    let plants = is(Effect::Plant).into_iter().flat_map(|()| 0..STATIONS).flat_map(move |s| open_plants(desk, s));
    let robots =
        is(Effect::Robot).into_iter().flat_map(|()| 0..STATIONS).flat_map(move |s| open_robots(&desk.sheet, s));
    tank.into_iter().chain(energy).chain(plants).chain(robots)
}

/// Circles the multiplier of a station that all robots have reached: the first one while nobody had it before this
/// turn, the later one else.
/// § WM-0.25 WM-2.7
fn circle_robot(sheet: &mut JourneySheet, common: &JourneyCommon, station: u8, place: u8) {
    let index = usize::from(station);
    sheet.robots[index].insert(place);
    if usize::from(sheet.robots[index].len()) == DATA.stations[index].robots.len() {
        sheet.multipliers[index] = if common.taken.has(station) { Prize::Later } else { Prize::First };
    }
}

impl Adventure for JourneySheet {
    type Common = JourneyCommon;

    const NUMBER: u8 = 2;

    fn printed() -> &'static Printed {
        &DATA.printed
    }

    fn start() -> Self {
        JourneySheet { energy: DATA.energy.printed, ..JourneySheet::default() }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// Each section ascends by itself.
    /// § WM-2.1
    fn fits(&self, number: Number) -> Slots {
        self.sections().fold(0, |all, section| all | self.grid.fits(section, number))
    }

    fn sequences(&self, slot: Slot) -> impl Iterator<Item = Slots> {
        std::iter::once(self.section_of(slot))
    }

    fn filled(_: &mut Desk<Self>, _: &JourneyCommon, _: Slot) {}

    fn mark_astronaut(&mut self) {
        self.crew.mark(&DATA.crew);
    }

    fn mark_planning(&mut self) {
        self.planning.mark(&DATA.planning);
    }

    /// § WM-2.8 WM-2.10
    fn wilds(&self) -> u8 {
        self.crew.wilds() + self.planning.wilds()
    }

    fn spend_wild(&mut self) {
        spend_wild([&mut self.crew, &mut self.planning]);
    }

    fn targets(desk: &Desk<Self>, _: &JourneyCommon, task: Task, into: &mut Vec<Action>) {
        if task == Task::Cut {
            let drawn = desk.sheet.cuts;
            offer(into, (0..).zip(&DATA.cuts).filter(|(cut, _)| !drawn.has(*cut)).map(|(_, spot)| *spot));
        } else {
            offer(into, effect_targets(desk));
        }
    }

    fn has_target(desk: &Desk<Self>, _: &JourneyCommon, task: Task) -> bool {
        task == Task::Cut || effect_targets(desk).next().is_some()
    }

    /// § WM-2.2 WM-2.3 WM-2.5 WM-2.6 WM-2.7
    fn check_target(desk: &Desk<Self>, _: &JourneyCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
        let place = DATA.places[spot.index()];
        if task == Task::Cut {
            let rule = RuleId("WM-2.3");
            return match place {
                Some(Place::Cut { cut }) if !desk.sheet.cuts.has(cut) => Ok(()),
                Some(Place::Cut { .. }) => Err(Illegal::AlreadyMarked { spot, rule }),
                _ => Err(Illegal::NotMarkable { spot, rule }),
            };
        }
        let effect = desk.turn.effect.unwrap_or_default();
        let rule = RuleId(effect_rule(effect, 2));
        let in_turn = |next: Option<Spot>| match next {
            Some(next) if next == spot => Ok(()),
            Some(next) => Err(Illegal::NotNext { spot, next, rule }),
            None => Err(Illegal::AlreadyMarked { spot, rule }),
        };
        match (effect, place) {
            (Effect::Water, Some(Place::Tank { tank })) if tank_here(desk) == Some(tank) => Ok(()),
            (Effect::Water, Some(Place::Tank { tank })) if desk.sheet.tanks.has(tank) => {
                Err(Illegal::AlreadyMarked { spot, rule })
            }
            (Effect::Water, Some(Place::Tank { .. })) => Err(Illegal::TankElsewhere { spot }),
            (Effect::Energy, Some(Place::Energy { .. })) => in_turn(next_energy(&desk.sheet)),
            (Effect::Robot, Some(Place::Robot { station, place })) => {
                unmarked(desk.sheet.robots[usize::from(station)], place, spot, rule)
            }
            (Effect::Plant, Some(Place::Plant { station, place })) if adjoins(desk, station.into()) => {
                unmarked(desk.sheet.plants[usize::from(station)], place, spot, rule)
            }
            (Effect::Plant, Some(Place::Plant { .. })) => Err(Illegal::StationElsewhere { spot }),
            _ => Err(Illegal::NotATarget { spot, effect }),
        }
    }

    /// A completed pair of energies brings a cut at once.
    /// § WM-2.3
    fn mark(desk: &mut Desk<Self>, common: &JourneyCommon, _: Task, spot: Spot) {
        match DATA.places[spot.index()] {
            Some(Place::Cut { cut }) => desk.sheet.cuts.insert(cut),
            Some(Place::Tank { tank }) => desk.sheet.tanks.insert(tank),
            Some(Place::Plant { station, place }) => desk.sheet.plants[usize::from(station)].insert(place),
            Some(Place::Robot { station, place }) => circle_robot(&mut desk.sheet, common, station, place),
            Some(Place::Energy { .. }) if desk.sheet.circle_energy() => desk.agenda.push(Task::Cut),
            _ => {}
        }
    }

    /// § WM-2.6 WM-2.7
    fn alike(one: Spot, other: Spot) -> bool {
        match (DATA.places[one.index()], DATA.places[other.index()]) {
            (Some(Place::Robot { station: one, .. }), Some(Place::Robot { station: other, .. }))
            | (Some(Place::Plant { station: one, .. }), Some(Place::Plant { station: other, .. })) => one == other,
            _ => false,
        }
    }

    fn question(_: &Desk<Self>, _: Task) -> Prompt {
        Prompt::Cut
    }

    fn compulsory(_: &Desk<Self>, task: Task) -> Option<RuleId> {
        (task == Task::Cut).then_some(RuleId("WM-2.3"))
    }

    /// The first two errors give an energy, and the cut if it completes a pair.
    /// § WM-2.9
    fn take_error(desk: &mut Desk<Self>, _: &JourneyCommon) {
        let gives = DATA.energy_errors[usize::from(desk.sheet.errors)];
        desk.sheet.errors += 1;
        if gives && desk.sheet.circle_energy() {
            desk.agenda.push(Task::Cut);
        }
    }

    fn races_won(&self) -> Bits {
        won(&self.multipliers)
    }

    fn races_over(common: &mut JourneyCommon) -> Option<&mut Bits> {
        Some(&mut common.taken)
    }

    fn race_at(spot: Spot) -> Option<u8> {
        let Some(Place::First { station }) = DATA.places[spot.index()] else { return None };
        Some(station)
    }

    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.standing(&DATA.missions[mission])
    }

    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-2.13 WM-2.14
    fn pad(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        let plants: u8 = sheet.plants.iter().map(|circled| circled.len()).sum();
        let sections = sheet.n_filled_sections();
        let others = rivals(table, sheets, seat, JourneySheet::n_filled_sections);
        [
            mission_line(table, desk),
            ("stations", plants.into(), (0..STATIONS).map(|station| sheet.station_points(station)).sum()),
            ("tanks", sheet.tanks.len().into(), sheet.tank_points()),
            ("longest", 1, sheet.longest() as i32),
            ("most_sections", sections.into(), ranking_points(sections, others)),
            error_line(sheet.errors),
        ]
        .into_iter()
        .collect()
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &JourneyCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &JourneyCommon) -> Beside {
        let ready = (0..STATIONS).filter(|&station| self.multipliers[station] != Prize::Open);
        let mut beside = Beside::default();
        ready.for_each(|station| beside.sum(format!("station-{}", station + 1), self.station_points(station)));
        beside
    }

    fn look(&self, common: &JourneyCommon, spot: Spot) -> Look {
        let circled = |yes: bool| if yes { Look::Circled } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Cut { cut } => circled(self.cuts.has(cut)),
            Place::Tank { tank } => circled(self.tanks.has(tank)),
            Place::Robot { station, place } => circled(self.robots[usize::from(station)].has(place)),
            Place::Plant { station, place } => circled(self.plants[usize::from(station)].has(place)),
            Place::First { station } => match self.multipliers[usize::from(station)] {
                Prize::First => Look::Circled,
                _ if common.taken.has(station) => Look::Crossed,
                _ => Look::Plain,
            },
            Place::Later { station } => circled(self.multipliers[usize::from(station)] == Prize::Later),
            // Both symbols of a pair are crossed off when its cut is drawn.
            Place::Energy { place } if place / 2 < self.energy / 2 => Look::Crossed,
            Place::Energy { place } => circled(place < self.energy),
            Place::Crew(place) => self.crew.look(place),
            Place::Planning(place) => self.planning.look(place),
            Place::Error { place } => {
                if place < self.errors {
                    Look::Crossed
                } else {
                    Look::Plain
                }
            }
        }
    }

    fn assert_sound(&self, _: &JourneyCommon) {
        assert_eq!(self.cuts.len(), self.energy / 2, "every pair of energies is one cut");
        assert_eq!(self.cuts.0 >> DATA.cuts.len(), 0, "cuts beyond the trajectory");
        for section in self.sections() {
            let numbers: Vec<_> = crate::grid::each(section).filter_map(|slot| self.grid.cell(slot).number()).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a section does not ascend: {numbers:?}");
        }
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut JourneyCommon, spot: Spot) -> Result<(), String> {
        match DATA.places[spot.index()] {
            Some(Place::Cut { cut }) => {
                self.cuts.insert(cut);
                self.energy = self.energy.max(2 * self.cuts.len());
            }
            Some(Place::Tank { tank }) => self.tanks.insert(tank),
            Some(Place::Robot { station, place }) => {
                self.robots[usize::from(station)] = crate::grid::Alike::first(place);
                circle_robot(self, common, station, place);
            }
            Some(Place::Plant { station, place }) => {
                self.plants[usize::from(station)] = crate::grid::Alike::first(place + 1);
            }
            Some(Place::First { station }) => common.taken.insert(station),
            Some(Place::Energy { place }) => self.energy = place + 1,
            Some(Place::Crew(crate::track::PairPlace::Symbol(place))) => self.crew.marked = place + 1,
            Some(Place::Planning(crate::track::PairPlace::Symbol(place))) => self.planning.marked = place + 1,
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
        Some(match name {
            "errors" => self.errors.into(),
            "energy" => self.energy.into(),
            "wilds" => self.wilds().into(),
            "sections" => self.sections().count() as i32,
            _ => return None,
        })
    }
}
