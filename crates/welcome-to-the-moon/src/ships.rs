//! Adventure 7, The Escape: six starships above the domes, opened airlock by airlock.

mod data;
pub(crate) mod features;
mod notes;
mod sheet;

use game_core::{RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, mission_line, offer, unmarked};
use crate::data::Printed;
use crate::features::Progress;
use crate::grid::{Alike, Bits, Grid, Slot, Slots};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Effect, Look};
use crate::prompt::{Prompt, effect_rule};
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::view::Beside;
use data::{DATA, Place};
pub use sheet::{ShipsCommon, ShipsSheet};

/// The starship just written in.
fn ship_here(desk: &Desk<ShipsSheet>) -> Option<usize> {
    desk.turn.slot.map(|slot| usize::from(DATA.ship_at[slot.index()]))
}

/// The tank of the space just written in, if it is not circled yet.
/// § WM-7.8
fn tank_here(desk: &Desk<ShipsSheet>) -> Option<u8> {
    let tank = DATA.tank_at[desk.turn.slot?.index()]?;
    (!desk.sheet.tanks.has(tank)).then_some(tank)
}

/// What the effect of the turn marks, airlocks apart: the tank of the space just written in, or one of the symbols
/// left in the greenhouse or the engine of the starship, which are alike, whether they can be reached or not.
/// § WM-7.8 WM-7.9 WM-7.11
fn effect_targets(desk: &Desk<ShipsSheet>) -> impl Iterator<Item = Spot> {
    let effect = desk.turn.effect;
    let tank = tank_here(desk).filter(|_| effect == Some(Effect::Water));
    let symbols = ship_here(desk).and_then(|ship| match effect {
        Some(Effect::Plant) => Some((desk.sheet.plants[ship], &DATA.ships[ship].plants)),
        Some(Effect::Energy) => Some((desk.sheet.energies[ship], &DATA.ships[ship].engine)),
        _ => None,
    });
    let left = symbols.into_iter().flat_map(|(marked, symbols)| marked.open(symbols));
    tank.map(|tank| DATA.tanks[usize::from(tank)]).into_iter().chain(left)
}

/// Whether an airlock is what may be marked now.
/// § WM-7.6 WM-7.7 WM-7.14
fn opens_airlock(desk: &Desk<ShipsSheet>, task: Task) -> bool {
    task != Task::Effect || desk.turn.effect == Some(Effect::Robot)
}

impl Adventure for ShipsSheet {
    type Common = ShipsCommon;

    const NUMBER: u8 = 7;

    fn printed() -> &'static Printed {
        &DATA.printed
    }

    /// Both modules of the lowest starship are joined to the base; some plants and energies are circled in print.
    /// § WM-7.1 WM-7.2 WM-7.3
    fn start() -> Self {
        let mut sheet = ShipsSheet { reached: Bits(DATA.base), ..ShipsSheet::default() };
        for (ship, facts) in DATA.ships.iter().enumerate() {
            sheet.plants[ship] = Alike::first(facts.printed_plants);
            sheet.energies[ship] = Alike::first(facts.printed_energies);
        }
        sheet
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// Only blocks within reach are open, whatever the effect; the order of a starship takes no notice of airlocks.
    /// § WM-7.4 WM-7.5
    fn spaces(&self, _: Effect) -> Slots {
        self.reached.0
    }

    fn closed(&self, _: Effect, spot: Spot) -> Illegal {
        Illegal::BlockOutOfReach { spot }
    }

    /// § WM-7.4 WM-7.12
    fn x_spaces(&self) -> Slots {
        self.reached.0 & !self.grid.filled()
    }

    /// A greenhouse counts double while nobody had filled it before this turn; a robot opens an airlock at once.
    /// § WM-7.7 WM-7.10
    fn filled(desk: &mut Desk<Self>, common: &ShipsCommon, slot: Slot) {
        let ship = DATA.ship_at[slot.index()];
        if DATA.ships[usize::from(ship)].greenhouse == slot && !common.taken.has(ship) {
            desk.sheet.doubled.insert(ship);
        }
        if DATA.robots & slot.bit() != 0 {
            desk.agenda.push(Task::Airlock { optional: false });
        }
    }

    /// § WM-7.13
    fn mark_astronaut(&mut self) {
        self.crew.mark(&DATA.crew);
    }

    /// § WM-7.12
    fn mark_planning(&mut self) {
        DATA.planning.cross(&mut self.planning);
    }

    /// Astronauts earn wilds, planning earns none.
    /// § WM-7.13
    fn wilds(&self) -> u8 {
        self.crew.wilds()
    }

    fn spend_wild(&mut self) {
        self.crew.spent += 1;
    }

    fn targets(desk: &Desk<Self>, _: &ShipsCommon, task: Task, into: &mut Vec<Action>) {
        if opens_airlock(desk, task) {
            let airlocks = desk.sheet.airlocks_within_reach();
            offer(into, airlocks.map(|airlock| DATA.airlocks[usize::from(airlock)].spot));
        } else {
            offer(into, effect_targets(desk));
        }
    }

    fn has_target(desk: &Desk<Self>, _: &ShipsCommon, task: Task) -> bool {
        if opens_airlock(desk, task) {
            desk.sheet.airlocks_within_reach().next().is_some()
        } else {
            effect_targets(desk).next().is_some()
        }
    }

    /// § WM-7.6 WM-7.8 WM-7.9 WM-7.11
    fn check_target(desk: &Desk<Self>, _: &ShipsCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
        let place = DATA.places[spot.index()];
        let effect = if opens_airlock(desk, task) { Effect::Robot } else { desk.turn.effect.unwrap_or_default() };
        let rule = RuleId(effect_rule(effect, 7));
        let of_ship = |ship: u8, marked: &[Alike], place: u8| {
            if ship_here(desk) == Some(ship.into()) {
                unmarked(marked[usize::from(ship)], place, spot, rule)
            } else {
                Err(Illegal::OtherStarship { spot, effect })
            }
        };
        match (effect, place) {
            (Effect::Robot, Some(Place::Airlock { airlock })) => {
                let joins = DATA.airlocks[usize::from(airlock)].joins;
                match desk.sheet.airlocks.has(airlock) {
                    true => Err(Illegal::AlreadyMarked { spot, rule }),
                    false if joins & desk.sheet.reached.0 == 0 => Err(Illegal::AirlockOutOfReach { spot }),
                    false => Ok(()),
                }
            }
            (Effect::Water, Some(Place::Tank { tank })) if tank_here(desk) == Some(tank) => Ok(()),
            (Effect::Water, Some(Place::Tank { tank })) if desk.sheet.tanks.has(tank) => {
                Err(Illegal::AlreadyMarked { spot, rule })
            }
            (Effect::Water, Some(Place::Tank { .. })) => Err(Illegal::TankOfAnotherSpace { spot }),
            (Effect::Plant, Some(Place::Plant { ship, place })) => of_ship(ship, &desk.sheet.plants, place),
            (Effect::Energy, Some(Place::Energy { ship, place })) => of_ship(ship, &desk.sheet.energies, place),
            _ => Err(Illegal::NotATarget { spot, effect }),
        }
    }

    fn mark(desk: &mut Desk<Self>, _: &ShipsCommon, _: Task, spot: Spot) {
        match DATA.places[spot.index()] {
            Some(Place::Airlock { airlock }) => desk.sheet.open(airlock),
            Some(Place::Tank { tank }) => desk.sheet.tanks.insert(tank),
            Some(Place::Plant { ship, place }) => desk.sheet.plants[usize::from(ship)].insert(place),
            Some(Place::Energy { ship, place }) => desk.sheet.energies[usize::from(ship)].insert(place),
            _ => {}
        }
    }

    /// § WM-7.9 WM-7.11
    fn alike(one: Spot, other: Spot) -> bool {
        match (DATA.places[one.index()], DATA.places[other.index()]) {
            (Some(Place::Plant { ship: one, .. }), Some(Place::Plant { ship: other, .. }))
            | (Some(Place::Energy { ship: one, .. }), Some(Place::Energy { ship: other, .. })) => one == other,
            _ => false,
        }
    }

    fn question(_: &Desk<Self>, task: Task) -> Prompt {
        Prompt::Airlock { optional: task == Task::Airlock { optional: true } }
    }

    /// The airlock of a robot is compulsory, that of an error may be left closed.
    /// § WM-7.7 WM-7.14
    fn compulsory(_: &Desk<Self>, task: Task) -> Option<RuleId> {
        (task == Task::Airlock { optional: false }).then_some(RuleId("WM-7.7"))
    }

    /// The first two errors let the player open an airlock.
    /// § WM-7.14
    fn take_error(desk: &mut Desk<Self>, _: &ShipsCommon) {
        let gives = DATA.airlock_errors[usize::from(desk.sheet.errors)];
        desk.sheet.errors += 1;
        if gives {
            desk.agenda.push(Task::Airlock { optional: true });
        }
    }

    fn races_won(&self) -> Bits {
        self.doubled
    }

    fn races_over(common: &mut ShipsCommon) -> Option<&mut Bits> {
        Some(&mut common.taken)
    }

    fn race_at(spot: Spot) -> Option<u8> {
        let Some(Place::Double { ship }) = DATA.places[spot.index()] else { return None };
        Some(ship)
    }

    fn standing(_: &SheetsOf<Self>, desk: &Desk<Self>, _: Seat, mission: usize) -> Progress {
        desk.sheet.standing(&DATA.missions[mission])
    }

    fn errors(&self) -> u8 {
        self.errors
    }

    /// § WM-7.16 WM-7.17
    fn pad(table: &Table, _: &SheetsOf<Self>, _: Seat, desk: &Desk<Self>) -> Pad {
        let sheet = &desk.sheet;
        [
            mission_line(table, desk),
            ("greenhouses", sheet.n_full_greenhouses().into(), sheet.greenhouse_points()),
            ("modules", sheet.n_full_modules().into(), sheet.module_points()),
            ("planning", sheet.planning.into(), -DATA.planning.after(sheet.planning)),
            error_line(sheet.errors),
        ]
        .into_iter()
        .collect()
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &ShipsCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &ShipsCommon) -> Beside {
        let mut beside = Beside::default();
        for (ship, (greenhouse, modules)) in self.ship_lines().enumerate() {
            greenhouse.into_iter().for_each(|points| beside.sum(format!("greenhouse-{}", ship + 1), points));
            modules.into_iter().for_each(|points| beside.sum(format!("modules-{}", ship + 1), points));
        }
        // Of two starships at a time the sum, in a box with the name that the data give it.
        let lines: Vec<_> = self.ship_lines().collect();
        for (i, pair) in lines.chunks(2).enumerate() {
            let ships = format!("h{}_h{}", 2 * i + 2, 2 * i + 1);
            let both = |one: Option<i32>, other: Option<i32>| {
                Some(one.unwrap_or(0) + other.unwrap_or(0)).filter(|_| one.or(other).is_some())
            };
            let [greenhouses, modules] = [both(pair[0].0, pair[1].0), both(pair[0].1, pair[1].1)];
            greenhouses.into_iter().for_each(|points| beside.sum(format!("greenhouses_{ships}"), points));
            modules.into_iter().for_each(|points| beside.sum(format!("modules_{ships}"), points));
        }
        let blocks = DATA.printed.frames.iter();
        beside.closed = blocks.filter(|(_, slots)| slots & self.reached.0 == 0).map(|(id, _)| id.clone()).collect();
        beside.track("planning", self.planning);
        beside
    }

    fn look(&self, common: &ShipsCommon, spot: Spot) -> Look {
        let circled = |yes: bool| if yes { Look::Circled } else { Look::Plain };
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Airlock { airlock } => circled(self.airlocks.has(airlock)),
            Place::Tank { tank } => circled(self.tanks.has(tank)),
            Place::Plant { ship, place } => circled(self.plants[usize::from(ship)].has(place)),
            Place::Energy { ship, place } => circled(self.energies[usize::from(ship)].has(place)),
            Place::Double { ship } if self.doubled.has(ship) => Look::Circled,
            Place::Double { ship } => crossed(common.taken.has(ship)),
            Place::Crew(place) => self.crew.look(place),
            Place::Planning { place } => crossed(place < self.planning),
            Place::Error { place } => crossed(place < self.errors),
        }
    }

    fn assert_sound(&self, _: &ShipsCommon) {
        let mut reached = DATA.base;
        for _ in &DATA.airlocks {
            let joined = self.airlocks.iter().map(|airlock| DATA.airlocks[usize::from(airlock)].joins);
            reached |= joined.filter(|joins| joins & reached != 0).fold(0, |all, joins| all | joins);
        }
        assert_eq!(self.reached.0, reached, "what can be reached and the open airlocks disagree");
        assert_eq!(self.grid.filled() & !reached, 0, "a space out of reach is filled");
    }

    /// Airlocks are given in any order; what they reach is found as each is given.
    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut ShipsCommon, spot: Spot) -> Result<(), String> {
        match DATA.places[spot.index()] {
            Some(Place::Airlock { airlock }) => self.open(airlock),
            Some(Place::Tank { tank }) => self.tanks.insert(tank),
            Some(Place::Plant { ship, place }) => self.plants[usize::from(ship)] = Alike::first(place + 1),
            Some(Place::Energy { ship, place }) => self.energies[usize::from(ship)] = Alike::first(place + 1),
            Some(Place::Double { ship }) => common.taken.insert(ship),
            Some(Place::Crew(crate::track::PairPlace::Symbol(place))) => self.crew.marked = place + 1,
            Some(Place::Planning { place }) => self.planning = place + 1,
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
            "wilds" => self.wilds().into(),
            _ => return None,
        })
    }
}
