//! Adventure 3, The Colony: modules in rows and columns, joined by tunnels.

mod data;
pub(crate) mod features;
mod notes;
mod sheet;

use game_core::{RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, mission_line, offer, ranking_points, rivals, won};
use crate::data::Printed;
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Effect, Look, Prize};
use crate::prompt::effect_rule;
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::view::Beside;
use data::{DATA, Place};
pub use sheet::{ColonyCommon, ColonySheet};

/// The tank of the module just written in, if it is not circled yet.
/// § WM-3.4
fn tank_here(desk: &Desk<ColonySheet>) -> Option<u8> {
    let tank = DATA.tank_at[desk.turn.slot?.index()]?;
    (!desk.sheet.tanks.has(tank)).then_some(tank)
}

/// The quarter just written in.
fn quarter_here(desk: &Desk<ColonySheet>) -> Option<u8> {
    Some(DATA.quarter_of[desk.turn.slot?.index()])
}

/// The next greenhouse, from the top, of the quarter just written in.
/// § WM-3.5
fn next_greenhouse(desk: &Desk<ColonySheet>) -> Option<Spot> {
    let quarter = usize::from(quarter_here(desk)?);
    let houses = &DATA.quarters[quarter].greenhouses;
    houses.get(usize::from(desk.sheet.greenhouses[quarter])).map(|(spot, _)| *spot)
}

/// The next box of each multiplier.
/// § WM-3.8
fn next_boxes(sheet: &ColonySheet) -> impl Iterator<Item = Spot> {
    DATA.energy.iter().zip(sheet.energy).filter_map(|(track, crossed)| track.next(crossed))
}

fn tunnels(sheet: &ColonySheet) -> impl Iterator<Item = Spot> {
    (0..).zip(&DATA.tunnels).filter(|(tunnel, _)| sheet.can_draw(*tunnel)).map(|(_, (spot, _))| *spot)
}

impl Adventure for ColonySheet {
    type Common = ColonyCommon;

    const NUMBER: u8 = 3;

    fn printed() -> &'static Printed {
        &DATA.printed
    }

    fn start() -> Self {
        ColonySheet { tunnels: Bits(DATA.built), network: Bits(DATA.network), ..ColonySheet::default() }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// § WM-3.2
    fn closed(&self, _: Effect, spot: Spot) -> Illegal {
        Illegal::PrintedFilled { spot }
    }

    /// § WM-3.3 WM-3.7
    fn filled(desk: &mut Desk<Self>, common: &ColonyCommon, slot: Slot) {
        desk.sheet.connect_antennas(slot);
        desk.sheet.fill_quarter(common, DATA.quarter_of[slot.index()]);
    }

    /// § WM-3.9
    fn mark_astronaut(&mut self) {
        self.crew = (self.crew + 1).min(DATA.crew.len() as u8);
    }

    /// § WM-3.10
    fn mark_planning(&mut self) {
        DATA.planning.cross(&mut self.planning);
    }

    /// § WM-3.11
    fn targets(desk: &Desk<Self>, _: &ColonyCommon, _: Task, into: &mut Vec<Action>) {
        match desk.turn.effect {
            Some(Effect::Water) => offer(into, tank_here(desk).map(|tank| DATA.tanks[usize::from(tank)])),
            Some(Effect::Plant) => offer(into, next_greenhouse(desk)),
            Some(Effect::Robot) => offer(into, tunnels(&desk.sheet)),
            Some(Effect::Energy) => offer(into, next_boxes(&desk.sheet)),
            _ => {}
        }
    }

    fn has_target(desk: &Desk<Self>, _: &ColonyCommon, _: Task) -> bool {
        match desk.turn.effect {
            Some(Effect::Water) => tank_here(desk).is_some(),
            Some(Effect::Plant) => next_greenhouse(desk).is_some(),
            Some(Effect::Robot) => tunnels(&desk.sheet).next().is_some(),
            Some(Effect::Energy) => next_boxes(&desk.sheet).next().is_some(),
            _ => false,
        }
    }

    /// § WM-3.4 WM-3.5 WM-3.6 WM-3.8
    fn check_target(desk: &Desk<Self>, _: &ColonyCommon, _: Task, spot: Spot) -> Result<(), Illegal> {
        let sheet = &desk.sheet;
        let effect = desk.turn.effect.unwrap_or_default();
        let rule = RuleId(effect_rule(effect, 3));
        let in_turn = |next: Option<Spot>| match next {
            Some(next) if next == spot => Ok(()),
            Some(next) => Err(Illegal::NotNext { spot, next, rule }),
            None => Err(Illegal::AlreadyMarked { spot, rule }),
        };
        match (effect, DATA.places[spot.index()]) {
            (Effect::Water, Some(Place::Tank { tank })) if tank_here(desk) == Some(tank) => Ok(()),
            (Effect::Water, Some(Place::Tank { tank })) if sheet.tanks.has(tank) => {
                Err(Illegal::AlreadyMarked { spot, rule })
            }
            (Effect::Water, Some(Place::Tank { .. })) => Err(Illegal::TankOfAnotherModule { spot }),
            (Effect::Plant, Some(Place::Greenhouse { quarter, .. })) if quarter_here(desk) == Some(quarter) => {
                in_turn(next_greenhouse(desk))
            }
            (Effect::Plant, Some(Place::Greenhouse { .. })) => Err(Illegal::OtherQuarter { spot }),
            (Effect::Robot, Some(Place::Tunnel { tunnel })) if sheet.can_draw(tunnel) => Ok(()),
            (Effect::Robot, Some(Place::Tunnel { tunnel })) if sheet.tunnels.has(tunnel) => {
                Err(Illegal::AlreadyMarked { spot, rule })
            }
            (Effect::Robot, Some(Place::Tunnel { .. })) => Err(Illegal::NotConnected { spot }),
            (Effect::Energy, Some(Place::Energy { track, .. })) => {
                in_turn(DATA.energy[usize::from(track)].next(sheet.energy[usize::from(track)]))
            }
            _ => Err(Illegal::NotATarget { spot, effect }),
        }
    }

    fn mark(desk: &mut Desk<Self>, _: &ColonyCommon, _: Task, spot: Spot) {
        let sheet = &mut desk.sheet;
        match DATA.places[spot.index()] {
            Some(Place::Tank { tank }) => sheet.tanks.insert(tank),
            Some(Place::Greenhouse { quarter, .. }) => sheet.greenhouses[usize::from(quarter)] += 1,
            Some(Place::Tunnel { tunnel }) => sheet.draw_tunnel(tunnel),
            Some(Place::Energy { track, .. }) => sheet.energy[usize::from(track)] += 1,
            _ => {}
        }
    }

    fn take_error(desk: &mut Desk<Self>, _: &ColonyCommon) {
        desk.sheet.errors += 1;
    }

    fn races_won(&self) -> Bits {
        won(&self.quarters)
    }

    fn races_over(common: &mut ColonyCommon) -> Option<&mut Bits> {
        Some(&mut common.taken)
    }

    fn race_at(spot: Spot) -> Option<u8> {
        let Some(Place::First { quarter }) = DATA.places[spot.index()] else { return None };
        Some(quarter)
    }

    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.standing(&DATA.missions[mission])
    }

    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-3.13 WM-3.14 WM-3.15
    fn pad(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        let times = |track: usize, count: i32| count * DATA.energy[track].after(sheet.energy[track]);
        let (plants, tanks, antennas) = (sheet.plants(), sheet.tanks.len().into(), sheet.antennas.len().into());
        let others = rivals(table, sheets, seat, |sheet: &ColonySheet| sheet.crew);
        let filled = sheet.quarters.iter().filter(|&&prize| prize != Prize::Open).count() as i32;
        [
            mission_line(table, desk),
            ("plants", plants, times(0, plants)),
            ("water", tanks, times(1, tanks)),
            ("antennas", antennas, times(2, antennas)),
            ("quarters", filled, sheet.quarter_points()),
            ("astronauts", sheet.crew.into(), ranking_points(sheet.crew, others)),
            ("planning", sheet.planning.into(), -DATA.planning.after(sheet.planning)),
            error_line(sheet.errors),
        ]
        .into_iter()
        .collect()
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &ColonyCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &ColonyCommon) -> Beside {
        let mut beside = Beside::default();
        for (quarter, prize) in self.quarters.iter().enumerate().filter(|(_, prize)| **prize != Prize::Open) {
            let facts = &DATA.quarters[quarter];
            let value = if *prize == Prize::First { facts.first } else { facts.later };
            beside.sum(format!("quarter-{}", quarter + 1), value);
        }
        let energy = ["plants", "water", "antennas"].into_iter().zip(self.energy);
        for (track, crossed) in energy.chain([("planning", self.planning)]) {
            beside.track(track, crossed);
        }
        beside
    }

    fn look(&self, common: &ColonyCommon, spot: Spot) -> Look {
        let circled = |yes: bool| if yes { Look::Circled } else { Look::Plain };
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Tunnel { tunnel } => circled(self.tunnels.has(tunnel)),
            Place::Antenna { antenna } => circled(self.antennas.has(antenna)),
            Place::Tank { tank } => circled(self.tanks.has(tank)),
            Place::Greenhouse { quarter, place } => circled(place < self.greenhouses[usize::from(quarter)]),
            Place::Energy { track, place } => crossed(place < self.energy[usize::from(track)]),
            Place::Crew { place } => crossed(place < self.crew),
            Place::Planning { place } => crossed(place < self.planning),
            Place::First { quarter } => match self.quarters[usize::from(quarter)] {
                Prize::First => Look::Circled,
                _ => crossed(common.taken.has(quarter)),
            },
            Place::Later { quarter } => circled(self.quarters[usize::from(quarter)] == Prize::Later),
            Place::Error { place } => crossed(place < self.errors),
        }
    }

    fn assert_sound(&self, _: &ColonyCommon) {
        assert_eq!(self.grid.filled() & !DATA.printed.writable, 0, "written where nothing can be written");
        for line in DATA.printed.families.iter().flatten() {
            let numbers: Vec<_> = crate::grid::each(*line).filter_map(|slot| self.grid.cell(slot).number()).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a row or column does not ascend: {numbers:?}");
        }
        let ends = self.tunnels.iter().fold(0, |all, tunnel| all | DATA.tunnels[usize::from(tunnel)].1);
        assert_eq!(ends, self.network.0, "tunnels and network disagree");
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut ColonyCommon, spot: Spot) -> Result<(), String> {
        match DATA.places[spot.index()] {
            Some(Place::Tunnel { tunnel }) => self.draw_tunnel(tunnel),
            Some(Place::Tank { tank }) => self.tanks.insert(tank),
            Some(Place::Antenna { antenna }) => self.antennas.insert(antenna),
            Some(Place::Greenhouse { quarter, place }) => self.greenhouses[usize::from(quarter)] = place + 1,
            Some(Place::Energy { track, place }) => self.energy[usize::from(track)] = place + 1,
            Some(Place::Crew { place }) => self.crew = place + 1,
            Some(Place::Planning { place }) => self.planning = place + 1,
            Some(Place::First { quarter }) => common.taken.insert(quarter),
            Some(Place::Later { quarter }) => self.quarters[usize::from(quarter)] = Prize::Later,
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
            "crew" => self.crew.into(),
            "plants" => self.plants(),
            "antennas" => self.antennas.len().into(),
            _ => return None,
        })
    }
}
