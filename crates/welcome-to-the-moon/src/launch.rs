//! Adventure 1, The Launch: fill the floors of a ship and launch it before the others do.

mod data;
pub(crate) mod features;
mod notes;

use game_core::{Fx, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, offer, total};
use crate::astra::Choices;
use crate::data::Printed;
use crate::events::Event;
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot, Slots};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Effect, Letter, Look};
use crate::prompt::Prompt;
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::view::Beside;
use data::{DATA, Place};

/// A player's ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct LaunchSheet {
    /// The floors.
    pub grid: Grid,
    /// Arrows of inactive rockets that are fuelled, as bits.
    pub fuelled: u8,
    /// Rockets crossed off the launch track.
    pub rockets: u8,
    /// Rockets crossed off beside the final box.
    pub tie_rockets: u8,
    /// Error boxes circled.
    pub errors: u8,
    /// Circled error boxes crossed off again.
    pub errors_crossed: u8,
    /// X written by Autoload.
    pub x_written: u8,
    /// Autoloads still to be used this turn.
    pub x_waiting: u8,
    /// Refuels still to be used this turn.
    pub refuels_waiting: u8,
    /// Sabotage icons triggered this turn, as bits.
    pub triggered: u8,
}

/// What is the same on all ships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct LaunchCommon {
    /// Sabotage icons crossed off, as bits. § WM-1.14
    pub sabotages: u8,
    /// Those of them that ASTRA crossed off. § WM-S.11
    pub by_astra: u8,
}

impl LaunchSheet {
    /// Active rockets: the launch track from below, then circled errors, then the tie-break; the rest is lost.
    /// § WM-1.8 WM-1.10
    fn launch(&mut self, rockets: u8) {
        let mut left = rockets;
        let mut cross = |count: &mut u8, of: u8| {
            let n = left.min(of - *count);
            *count += n;
            left -= n;
        };
        cross(&mut self.rockets, DATA.rockets);
        cross(&mut self.errors_crossed, self.errors);
        cross(&mut self.tie_rockets, DATA.tie_rockets);
    }

    /// Circles an error box, if one is free.
    /// § WM-0.17 WM-1.4 WM-1.16
    fn circle_error(&mut self) {
        if usize::from(self.errors) < DATA.printed.errors.len() {
            self.errors += 1;
        }
    }

    fn uncrossed_errors(&self) -> u8 {
        self.errors - self.errors_crossed
    }

    /// All rockets crossed off and no error left.
    /// § WM-1.23
    fn has_launched(&self) -> bool {
        self.rockets == DATA.rockets && self.uncrossed_errors() == 0
    }

    /// The lowest score box that is not crossed off.
    /// § WM-1.9
    fn track_points(&self) -> i32 {
        DATA.rows.iter().find(|(end, _)| self.rockets < *end).map_or(DATA.top, |(_, value)| *value)
    }

    /// Whether an arrow can be fuelled: plain, and its compartment still has an empty space.
    /// § WM-1.7
    fn can_fuel(&self, arrow: u8) -> bool {
        self.fuelled >> arrow & 1 == 0 && !self.is_filled(DATA.arrows[usize::from(arrow)].0)
    }

    fn is_filled(&self, compartment: u8) -> bool {
        DATA.compartments[usize::from(compartment)].slots & !self.grid.filled() == 0
    }
}

/// Keeps the bonuses on the agenda while some wait.
fn ask_for_bonuses(desk: &mut Desk<LaunchSheet>) {
    let waiting = desk.sheet.x_waiting + desk.sheet.refuels_waiting > 0;
    if waiting && desk.agenda.top() != Some(Task::Bonuses) {
        desk.agenda.push(Task::Bonuses);
    }
}

impl Adventure for LaunchSheet {
    type Common = LaunchCommon;

    const NUMBER: u8 = 1;
    const MISSIONS_APART: bool = true;
    const EFFECTS: bool = false;

    fn printed() -> &'static Printed {
        &DATA.printed
    }

    fn start() -> Self {
        LaunchSheet::default()
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// Only floors of the effect, and the wild floor.
    /// § WM-1.1
    fn spaces(&self, effect: Effect) -> Slots {
        DATA.floors[effect as usize]
    }

    fn closed(&self, effect: Effect, spot: Spot) -> Illegal {
        Illegal::WrongFloor { spot, effect }
    }

    /// A filled compartment brings its bonuses. Rockets and sabotages need no decision, and no order among the
    /// bonuses changes what they come to; X and refuels wait for the player, in any order.
    /// § WM-1.5 WM-1.7 WM-1.8 WM-1.11
    fn filled(desk: &mut Desk<Self>, common: &LaunchCommon, slot: Slot) {
        let number = DATA.compartment_of[slot.index()];
        if !desk.sheet.is_filled(number) {
            return;
        }
        let compartment = DATA.compartments[usize::from(number)];
        let sheet = &mut desk.sheet;
        sheet.launch(compartment.rockets);
        if let Some((rockets, arrow)) = compartment.inactive
            && sheet.fuelled >> arrow & 1 == 1
        {
            sheet.launch(rockets);
        }
        sheet.triggered |= compartment.sabotages & !common.sabotages;
        sheet.x_waiting += compartment.x;
        sheet.refuels_waiting += compartment.refuels;
        ask_for_bonuses(desk);
    }

    fn targets(desk: &Desk<Self>, _: &LaunchCommon, _: Task, into: &mut Vec<Action>) {
        if desk.sheet.refuels_waiting > 0 {
            let arrows = (0..).zip(&DATA.arrows).filter(|(arrow, _)| desk.sheet.can_fuel(*arrow));
            offer(into, arrows.map(|(_, (_, spot))| *spot));
        }
    }

    fn has_target(desk: &Desk<Self>, _: &LaunchCommon, _: Task) -> bool {
        desk.sheet.refuels_waiting > 0 && (0..DATA.arrows.len() as u8).any(|arrow| desk.sheet.can_fuel(arrow))
    }

    /// A refuel goes to the arrow of a compartment that is not filled yet.
    /// § WM-1.7
    fn check_target(desk: &Desk<Self>, _: &LaunchCommon, _: Task, spot: Spot) -> Result<(), Illegal> {
        let rule = RuleId("WM-1.7");
        match DATA.places[spot.index()] {
            Some(Place::Arrow { arrow }) if desk.sheet.refuels_waiting > 0 => {
                if desk.sheet.fuelled >> arrow & 1 == 1 {
                    Err(Illegal::AlreadyMarked { spot, rule })
                } else if desk.sheet.can_fuel(arrow) {
                    Ok(())
                } else {
                    Err(Illegal::CompartmentFilled { spot })
                }
            }
            _ => Err(Illegal::NotMarkable { spot, rule }),
        }
    }

    fn mark(desk: &mut Desk<Self>, _: &LaunchCommon, _: Task, spot: Spot) {
        if let Some(Place::Arrow { arrow }) = DATA.places[spot.index()] {
            desk.sheet.fuelled |= 1 << arrow;
            desk.sheet.refuels_waiting -= 1;
            ask_for_bonuses(desk);
        }
    }

    fn question(desk: &Desk<Self>, _: Task) -> Prompt {
        Prompt::Bonuses { x: desk.sheet.x_waiting, refuels: desk.sheet.refuels_waiting }
    }

    /// The bonuses of a compartment are compulsory.
    /// § WM-1.5
    fn compulsory(_: &Desk<Self>, _: Task) -> Option<RuleId> {
        Some(RuleId("WM-1.5"))
    }

    fn allows_x(desk: &Desk<Self>, task: Task) -> bool {
        task == Task::Bonuses && desk.sheet.x_waiting > 0
    }

    /// § WM-1.6
    fn after_x(desk: &mut Desk<Self>, _: &LaunchCommon, _: Task) {
        desk.sheet.x_waiting -= 1;
        desk.sheet.x_written += 1;
        ask_for_bonuses(desk);
    }

    fn take_error(desk: &mut Desk<Self>, _: &LaunchCommon) {
        desk.sheet.circle_error();
    }

    /// What could not be used is lost.
    /// § WM-1.6 WM-1.7
    fn wrap_up(desk: &mut Desk<Self>, _: &LaunchCommon) {
        desk.sheet.x_waiting = 0;
        desk.sheet.refuels_waiting = 0;
    }

    /// For each icon triggered this turn everybody who did not trigger it circles an error; then it is gone for all.
    /// § WM-1.12 WM-1.13 WM-1.14 WM-1.15
    fn incidents(table: &Table, sheets: &mut SheetsOf<Self>, fx: &mut Fx<Event>) {
        let triggered = sheets.open.iter().fold(0, |all, (_, sheet)| all | sheet.triggered);
        sheets.common.sabotages |= triggered;
        for icon in Bits(triggered.into()).iter() {
            let by = |sheet: &LaunchSheet| sheet.triggered >> icon & 1 == 1;
            let by_seats: SeatSet = Seat::all(table.seats).filter(|&seat| by(&sheets.open[seat])).collect();
            for seat in Seat::all(table.seats).filter(|&seat| !by_seats.contains(seat)) {
                sheets.open[seat].circle_error();
            }
            fx.tell(|| Event::Sabotaged {
                spot: DATA.sabotages[usize::from(icon)],
                by_seats: by_seats.iter().collect(),
                hit_seats: Seat::all(table.seats).filter(|&seat| !by_seats.contains(seat)).collect(),
            });
        }
    }

    fn settle(sheets: &mut SheetsOf<Self>) {
        for seat in Seat::all(sheets.open.seats()) {
            sheets.open[seat].triggered = 0;
        }
    }

    /// § WM-S.11
    fn strikes(_: &Table, sheets: &SheetsOf<Self>, _: Letter, _: Option<Spot>) -> Choices {
        let open = (0..).zip(&DATA.sabotages).filter(|(icon, _)| sheets.common.sabotages >> icon & 1 == 0);
        open.map(|(_, spot): (u8, _)| *spot).collect()
    }

    /// § WM-S.11
    fn strike(_: &Table, sheets: &mut SheetsOf<Self>, spot: Spot, _: &mut Fx<Event>) {
        if let Some(Place::Sabotage { icon }) = DATA.places[spot.index()] {
            sheets.common.sabotages |= 1 << icon;
            sheets.common.by_astra |= 1 << icon;
            sheets.open[Seat(0)].circle_error();
        }
    }

    /// § WM-S.7
    fn deeds(sheets: &SheetsOf<Self>) -> u8 {
        (sheets.common.sabotages & !sheets.common.by_astra).count_ones() as u8
    }

    /// § WM-1.20
    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.progress(mission)
    }

    /// § WM-1.21 WM-1.22
    fn reward(desk: &mut Desk<Self>, value: i32) {
        desk.sheet.launch(value as u8);
    }

    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-1.24
    fn ends(&self) -> bool {
        self.has_launched()
            || usize::from(self.errors) == DATA.printed.errors.len()
            || self.grid.filled() == DATA.printed.writable
    }

    /// § WM-1.9 WM-1.25 WM-1.26
    fn pad(_: &Table, _: &SheetsOf<Self>, _: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        [
            ("launch_track", i32::from(sheet.rockets), sheet.track_points()),
            error_line(sheet.uncrossed_errors()),
            ("tie_rockets", i32::from(sheet.tie_rockets), 0),
        ]
        .into_iter()
        .collect()
    }

    /// Launchers come first, by their tie-break rockets; the others by their score.
    /// § WM-1.25
    fn merit(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> (i32, i32) {
        if desk.sheet.has_launched() {
            return (i32::MAX, desk.sheet.tie_rockets.into());
        }
        (total(&Self::pad(table, sheets, seat, desk)), 0)
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &LaunchCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &LaunchCommon) -> Beside {
        let mut beside = Beside::default();
        beside.track("launch", DATA.rows.iter().filter(|(end, _)| *end <= self.rockets).count() as u8);
        beside
    }

    fn look(&self, common: &LaunchCommon, spot: Spot) -> Look {
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        match DATA.places[spot.index()] {
            None => Look::Plain,
            Some(Place::Bonus { compartment }) => crossed(self.is_filled(compartment)),
            Some(Place::Sabotage { icon }) => crossed((common.sabotages | self.triggered) >> icon & 1 == 1),
            Some(Place::Arrow { arrow }) if self.fuelled >> arrow & 1 == 1 => Look::Circled,
            Some(Place::Arrow { .. }) => Look::Plain,
            Some(Place::Rocket { place }) => crossed(place < self.rockets),
            Some(Place::Row { rockets }) => crossed(rockets <= self.rockets),
            Some(Place::TieRocket { place }) => crossed(place < self.tie_rockets),
            Some(Place::Error { place }) if place < self.errors_crossed => Look::Crossed,
            Some(Place::Error { place }) if place < self.errors => Look::Circled,
            Some(Place::Error { .. }) => Look::Plain,
        }
    }

    fn assert_sound(&self, _: &LaunchCommon) {
        assert!(self.rockets <= DATA.rockets && self.tie_rockets <= DATA.tie_rockets, "too many rockets");
        assert!(self.errors_crossed <= self.errors, "errors crossed off that were never circled");
        assert!(self.errors_crossed == 0 || self.rockets == DATA.rockets, "errors crossed off too early");
        assert_eq!(self.grid.filled() & !DATA.printed.writable, 0, "written outside the ship");
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut LaunchCommon, spot: Spot) -> Result<(), String> {
        match DATA.places[spot.index()] {
            Some(Place::Arrow { arrow }) => self.fuelled |= 1 << arrow,
            Some(Place::Sabotage { icon }) => common.sabotages |= 1 << icon,
            _ => return Err(format!("`{spot}` cannot be given as marked.")),
        }
        Ok(())
    }

    #[cfg(feature = "scenario")]
    fn set_fact(&mut self, name: &str, value: u8) -> bool {
        let fact = match name {
            "rockets" => &mut self.rockets,
            "tie-rockets" => &mut self.tie_rockets,
            "errors" => &mut self.errors,
            "crossed" => &mut self.errors_crossed,
            "xs" => &mut self.x_written,
            _ => return false,
        };
        *fact = value;
        true
    }

    #[cfg(feature = "scenario")]
    fn fact(&self, name: &str) -> Option<i32> {
        Some(match name {
            "rockets" => self.rockets.into(),
            "tie-rockets" => self.tie_rockets.into(),
            "errors" => self.errors.into(),
            "crossed" => self.errors_crossed.into(),
            "xs" => self.x_written.into(),
            _ => return None,
        })
    }
}
