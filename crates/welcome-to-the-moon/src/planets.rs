//! Adventure 8, The Battle: planets on sheets that neighbours share, played on the left and on the right in turn.

mod astra;
mod data;
pub(crate) mod features;
mod marks;
mod notes;
mod sheet;
#[cfg(feature = "scenario")]
mod stage;

use game_core::{Fx, RuleId, Seat};

use crate::actions::Action;
use crate::adventure::{Adventure, Pad, SheetsOf, error_line, mission_line, offer};
use crate::astra::Choices;
use crate::card::Card;
use crate::data::Printed;
use crate::events::Event;
use crate::features::Progress;
use crate::grid::{Grid, Slot, Slots};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Cell, Effect, Letter, Look, Number};
use crate::prompt::Prompt;
use crate::spot::Spot;
use crate::state::{Desk, Table, Task};
use crate::view::Beside;
use data::{DATA, MOON, Mission, Place, TYPES, Track};
use marks::{cross, mine_asteroid, open_marks, refusal};
pub use sheet::{PlanetsCommon, PlanetsSheet, Side};
use sheet::{SYMBOLS, of_types};

/// The labels of the score lines of the left sheet and of the right one.
const LINES: [[&str; 3 + TYPES]; 2] = [
    ["left_plants", "left_water", "left_green", "left_blue", "left_grey", "left_planning"],
    ["right_plants", "right_water", "right_green", "right_blue", "right_grey", "right_planning"],
];

/// The sheet between a seat and its neighbour on the right, who owns it. Two players share both sheets.
/// § WM-8.1
fn right(sheets: u8, seat: Seat) -> Seat {
    Seat((seat.0 + sheets - 1) % sheets)
}

impl Adventure for PlanetsSheet {
    type Common = PlanetsCommon;

    const NUMBER: u8 = 8;
    const MISSIONS_APART: bool = true;
    const PLANNING_IS_X: bool = false;
    const LEAST_SHEETS: u8 = 2;

    fn printed() -> &'static Printed {
        &DATA.printed
    }

    fn start() -> Self {
        PlanetsSheet::default()
    }

    /// On the left, one's own sheet, in the first turn; then on the right, and so on. A single player has two sheets.
    /// § WM-8.1 WM-8.3
    fn sheet_of(table: &Table, seat: Seat) -> Seat {
        if table.turn % 2 == 1 { seat } else { right(table.seats.max(2), seat) }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }

    fn grid_mut(&mut self) -> &mut Grid {
        &mut self.grid
    }

    /// The first free space of each planet that the number leads to.
    /// § WM-8.4
    fn fits(&self, number: Number) -> Slots {
        let filled = self.grid.filled();
        let planets = DATA.planets.iter().filter(|planet| planet.numbers.contains(&number));
        planets.map(|planet| planet.slots & !filled).fold(0, |all, free| all | free & free.wrapping_neg())
    }

    /// § WM-8.4
    fn misfit(&self, number: Number, slot: Slot) -> Illegal {
        let (spot, planet) = (DATA.printed.spot(slot), &DATA.planets[usize::from(DATA.planet_at[slot.index()])]);
        if !planet.numbers.contains(&number) {
            return Illegal::WrongPlanet { number, spot };
        }
        let next = Slot((planet.slots & !self.grid.filled()).trailing_zeros() as u8);
        Illegal::NotNext { spot, next: DATA.printed.spot(next), rule: RuleId("WM-8.4") }
    }

    /// § WM-8.2 WM-8.4
    fn cell(&self, _: Number) -> Cell {
        SYMBOLS[usize::from(self.active)]
    }

    /// § WM-C.8
    fn x_cell(&self) -> Cell {
        SYMBOLS[usize::from(self.active)]
    }

    /// The first free space of each planet.
    /// § WM-C.8
    fn x_spaces(&self) -> Slots {
        let filled = self.grid.filled();
        DATA.planets.iter().map(|planet| planet.slots & !filled).fold(0, |all, free| all | free & free.wrapping_neg())
    }

    /// The bonus printed in the space may be used, except by reinforcements, which come before a combination is chosen.
    /// Whether the planet is decided now can be read from its symbols.
    /// § WM-8.6 WM-8.7 WM-C.9
    fn filled(desk: &mut Desk<Self>, _: &PlanetsCommon, slot: Slot) {
        if let Some(bonus) = DATA.bonus_at[slot.index()].filter(|_| desk.turn.effect.is_some()) {
            desk.agenda.push(Task::Bonus { bonus, optional: true });
        }
    }

    /// Stores an astronaut for a later turn on this sheet, while there is room.
    /// § WM-8.14
    fn mark_astronaut(&mut self) {
        if usize::from(self.side().astronauts) < self.area().crew.len() {
            cross(self, Track::Crew);
        }
    }

    /// § WM-8.8 WM-8.14
    fn stored_astronauts(&self) -> u8 {
        self.side().stored()
    }

    fn spend_astronauts(&mut self, count: u8) {
        self.side_mut().spent += count;
    }

    fn targets(desk: &Desk<Self>, _: &PlanetsCommon, task: Task, into: &mut Vec<Action>) {
        offer(into, open_marks(desk, task));
    }

    fn has_target(desk: &Desk<Self>, _: &PlanetsCommon, task: Task) -> bool {
        open_marks(desk, task).next().is_some()
    }

    fn check_target(desk: &Desk<Self>, _: &PlanetsCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
        if open_marks(desk, task).any(|open| open == spot) { Ok(()) } else { Err(refusal(desk, task, spot)) }
    }

    /// A symbol on a moon costs a planning box, unless it is a bonus.
    /// § WM-8.9 WM-8.10 WM-8.12 WM-8.13 WM-8.15
    fn mark(desk: &mut Desk<Self>, _: &PlanetsCommon, task: Task, spot: Spot) {
        match DATA.places[spot.index()] {
            Some(Place::Plant { planet, place }) => {
                desk.sheet.plants[usize::from(planet)].insert(place);
                cross(&mut desk.sheet, Track::Plants);
            }
            Some(Place::Water { planet, place }) => {
                desk.sheet.waters[usize::from(planet)].insert(place);
                cross(&mut desk.sheet, Track::Water);
            }
            Some(Place::Moon { place }) => {
                desk.sheet.side_mut().moons.insert(place);
                if task == Task::Effect {
                    cross(&mut desk.sheet, Track::Planning);
                }
            }
            Some(Place::Asteroid { asteroid }) => mine_asteroid(desk, asteroid),
            Some(Place::Area { track, .. }) => cross(&mut desk.sheet, track),
            _ => {}
        }
    }

    /// § WM-8.9 WM-8.10 WM-8.13
    fn alike(one: Spot, other: Spot) -> bool {
        match (DATA.places[one.index()], DATA.places[other.index()]) {
            (Some(Place::Plant { planet: one, .. }), Some(Place::Plant { planet: other, .. }))
            | (Some(Place::Water { planet: one, .. }), Some(Place::Water { planet: other, .. })) => one == other,
            (Some(Place::Moon { place: one }), Some(Place::Moon { place: other })) => {
                usize::from(one) / MOON == usize::from(other) / MOON
            }
            _ => false,
        }
    }

    fn question(_: &Desk<Self>, task: Task) -> Prompt {
        match task {
            Task::Bonus { bonus, optional } => Prompt::Bonus { bonus, optional },
            _ => Prompt::Bonus { bonus: Effect::default(), optional: true },
        }
    }

    /// The bonus of a space may be declined, those of an asteroid may not.
    /// § WM-8.6 WM-8.15
    fn compulsory(_: &Desk<Self>, task: Task) -> Option<RuleId> {
        matches!(task, Task::Bonus { optional: false, .. }).then_some(RuleId("WM-8.15"))
    }

    /// § WM-8.8
    fn take_error(desk: &mut Desk<Self>, _: &PlanetsCommon) {
        cross(&mut desk.sheet, Track::Errors);
    }

    /// The captain moves the card: everybody goes on to the other sheet.
    /// § WM-8.2 WM-8.3
    fn settle(sheets: &mut SheetsOf<Self>) {
        for seat in Seat::all(sheets.open.seats()) {
            sheets.open[seat].active ^= 1;
        }
    }

    /// Two of ASTRA's symbols go to moons. § WM-S.11
    const STRIKES: u8 = 2;

    fn strikes(table: &Table, sheets: &SheetsOf<Self>, _: Letter, before: Option<Spot>) -> Choices {
        astra::strikes(&sheets.open[Self::sheet_of(table, Seat(0))], before)
    }

    fn strike(table: &Table, sheets: &mut SheetsOf<Self>, spot: Spot, _: &mut Fx<Event>) {
        astra::strike(&mut sheets.open[Self::sheet_of(table, Seat(0))], spot);
    }

    /// Planets decided for the player on both sheets; every second one counts.
    /// § WM-S.7
    fn deeds(sheets: &SheetsOf<Self>) -> u8 {
        let won = (0..).zip(sheets.open.iter()).map(|(side, (_, sheet))| sheet.won(side).count_ones() as u8);
        won.sum::<u8>() / 2
    }

    fn moves(table: &Table, sheets: &SheetsOf<Self>, card: Card) -> Choices {
        astra::moves(&sheets.open[Self::sheet_of(table, Seat(0))], card)
    }

    fn play(table: &Table, sheets: &mut SheetsOf<Self>, card: Card, spot: Spot) {
        let effect = table.astra.map_or(card.face().effect, |astra| astra.effect_of(card));
        astra::play(&mut sheets.open[Self::sheet_of(table, Seat(0))], effect, spot);
    }

    /// Either of the two sheets will do; the missions of the campaign ask for both.
    /// § WM-8.16 WM-C.6
    fn standing(sheets: &SheetsOf<Self>, desk: &Desk<Self>, seat: Seat, mission: usize) -> Progress {
        let Mission { condition, both } = &DATA.missions[mission];
        let sides = [(seat, 0), (right(sheets.open.seats(), seat), 1)];
        let standing = |(place, side): (Seat, usize)| {
            let sheet = if side == usize::from(desk.sheet.active) { &desk.sheet } else { &sheets.open[place] };
            sheet.standing(side, condition)
        };
        let [left, right] = sides.map(standing);
        let better = if right.have > left.have { right } else { left };
        if *both { Progress::sum([left, right]) } else { better }
    }

    fn errors(&self) -> u8 {
        self.side().errors
    }

    /// All spaces of the planets are filled, or a side has no error box left.
    /// § WM-8.18
    fn ends(&self) -> bool {
        let out_of_boxes =
            self.sides.iter().zip(&DATA.areas).any(|(side, area)| usize::from(side.errors) >= area.errors.len());
        out_of_boxes || DATA.printed.writable & !self.grid.filled() == 0
    }

    /// On both sheets. § WM-8.17 WM-8.20
    fn errors_of(sheets: &SheetsOf<Self>, seat: Seat) -> u8 {
        let places = [seat, right(sheets.open.seats(), seat)];
        (0..).zip(places).map(|(side, place): (usize, Seat)| sheets.open[place].sides[side].errors).sum()
    }

    /// § WM-8.1
    fn sides(sheets: u8) -> Vec<[Seat; 2]> {
        Seat::all(sheets).map(|seat| [seat, Seat((seat.0 + 1) % sheets)]).collect()
    }

    /// Planets that are not full count for whoever would get them now: so they do at the end.
    /// § WM-8.19 WM-8.20
    fn pad(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> Pad {
        let mut pad: Pad = [mission_line(table, desk)].into_iter().collect();
        let mut errors = 0;
        let active = Self::sheet_of(table, seat);
        for (side, place) in [seat, right(sheets.open.seats(), seat)].into_iter().enumerate() {
            let sheet = if place == active { &desk.sheet } else { &sheets.open[place] };
            let own = &sheet.sides[side];
            let points = own.points(&DATA.areas[side], of_types(sheet.controlled(side)));
            LINES[side].iter().zip(points).for_each(|(label, (count, points))| pad.push((label, count, points)));
            errors += own.errors;
        }
        pad.push(error_line(errors));
        pad
    }

    /// § WM-8.20
    fn merit(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> (i32, i32) {
        let pad = Self::pad(table, sheets, seat, desk);
        let errors = pad.last().map_or(0, |(_, count, _)| *count);
        (crate::adventure::total(&pad), -errors)
    }

    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &PlanetsCommon, into: &mut Vec<Note>) {
        notes::notes(was, is, common, into);
    }

    fn beside(&self, _: &PlanetsCommon) -> Beside {
        let mut beside = Beside::default();
        for (i, side) in self.sides.iter().enumerate() {
            let held = of_types(self.won(i)).into_iter().zip(1..).filter(|(count, _)| *count > 0);
            held.for_each(|(count, kind)| beside.sum(format!("side-{}-{kind}", i + 1), count.into()));
            beside.sum(format!("side-{}-errors", i + 1), error_line(side.errors).2);
            for (track, crossed) in side.tracks() {
                beside.track(format!("s{}-{track}", i + 1), crossed);
            }
        }
        beside.symbols = self.all_symbols();
        beside
    }

    fn look(&self, _: &PlanetsCommon, spot: Spot) -> Look {
        let drawn = |yes: bool| if yes { Look::Circled } else { Look::Plain };
        let crossed = |yes: bool| if yes { Look::Crossed } else { Look::Plain };
        let Some(place) = DATA.places[spot.index()] else { return Look::Plain };
        match place {
            Place::Plant { planet, place } => crossed(self.plants[usize::from(planet)].has(place)),
            Place::Water { planet, place } => crossed(self.waters[usize::from(planet)].has(place)),
            Place::Moon { place } => drawn(self.sides.iter().any(|side| side.moons.has(place))),
            Place::Asteroid { asteroid } => drawn(self.miner(asteroid.into()).is_some()),
            Place::AsteroidBonus { asteroid } => crossed(self.miner(asteroid.into()).is_some()),
            Place::Area { side, track, place } => {
                let side = &self.sides[usize::from(side)];
                match track {
                    Track::Plants => crossed(place < side.plants),
                    Track::Water => crossed(place < side.water),
                    Track::Worth(kind) => crossed(place < side.worth[usize::from(kind)]),
                    Track::Planning => crossed(place < side.planning),
                    Track::Errors => crossed(place < side.errors),
                    Track::Crew if place < side.spent => Look::Crossed,
                    Track::Crew => drawn(place < side.astronauts),
                }
            }
        }
    }

    fn assert_sound(&self, _: &PlanetsCommon) {
        assert_eq!(self.sides[0].moons.0 & self.sides[1].moons.0, 0, "two symbols on one place of a moon");
        let mined: usize = self.sides.iter().map(|side| usize::from(side.asteroids)).sum();
        assert!(mined <= DATA.asteroids.len(), "more symbols than asteroids");
        for planet in &DATA.planets {
            let filled = (planet.slots & self.grid.filled()).count_ones();
            let first = planet.slots.trailing_zeros();
            assert_eq!(planet.slots & self.grid.filled(), ((1 << filled) - 1) << first, "a planet has a gap");
        }
    }

    #[cfg(feature = "scenario")]
    fn stage(&mut self, _: &mut PlanetsCommon, spot: Spot) -> Result<(), String> {
        stage::mark(self, spot)
    }

    #[cfg(feature = "scenario")]
    fn stage_turn(&mut self, turn: u8) {
        self.active = (turn + 1) % 2;
    }

    #[cfg(feature = "scenario")]
    fn set_fact(&mut self, name: &str, value: u8) -> bool {
        stage::set_fact(self, name, value)
    }

    #[cfg(feature = "scenario")]
    fn fact(&self, name: &str) -> Option<i32> {
        stage::fact(self, name)
    }
}
