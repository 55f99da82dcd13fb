//! What an adventure adds to the common rules.
//!
//! # How an adventure plugs in
//!
//! An adventure is a module (`launch` is adventure 1, `journey` 2, `colony` 3, `mine` 4, `city` 5, `quarantine` 6,
//! `ships` 7, `planets` 8) with
//! - a **sheet**: a small `Copy` struct of counters, [`Bits`](crate::grid::Bits) and usually a
//!   [`Grid`](crate::grid::Grid). It holds what is drawn on one player's sheet and nothing else, errors included.
//!   Claimed missions stand beside it, on the [`Desk`];
//! - its **common** part: what is the same on all sheets, such as races that are over;
//! - **data** of its own: a `LazyLock` table read from `data/adventureN.json`, with bit masks made once;
//! - **places**: an enum of what a [`Spot`] means on this sheet, looked up in a table by the spot's number.
//!
//! What the page shows without asking comes with the view: how far a seat is with a mission ([`Adventure::standing`],
//! which also decides whether it is fulfilled) and what stands on a sheet beside marks ([`Adventure::beside`]). What a
//! move means besides marks and points is said by [`Adventure::notes`], in the adventure's `notes.rs`.
//!
//! The module implements [`Adventure`] for its sheet, and `board.rs` lists it (one line in each enum, macro and
//! function there). Refusals, questions and tasks of its own are variants of [`Illegal`], `Prompt` and [`Task`];
//! its sentences stand in `text/<language>/adventureN.ftl`, its rules in `RULES.md` and `RULES.ru.md`, its scenarios
//! in `tests/scenarios/adventure-N/`.
//!
//! # How a turn runs
//!
//! The common rules (`rules/`) own the turn. In the part [`Part::Turn`](crate::Part) each seat's desk holds the
//! agenda choose, write, effect, finish. An adventure is asked where numbers fit ([`Adventure::fits`],
//! [`Adventure::spaces`]), told when a space was filled ([`Adventure::filled`]), asked what an effect or a task of
//! its own may mark ([`Adventure::targets`], [`Adventure::check_target`]) and told to mark it ([`Adventure::mark`]).
//! It pushes tasks of its own on the agenda: they come first. When the agenda comes to its end,
//! [`Adventure::wrap_up`] does what needs no decision (extraction in adventure 4). Nothing that one seat does
//! before it confirms touches another seat: the desk is all it changes, so seats may act in any order and a seat can
//! take back its actions one by one until it confirms. The races a seat sees are those of the start of the turn.
//!
//! When all have confirmed, the desks are laid open and [`Adventure::incidents`] settles step 5 between the players.
//! It may put tasks on desks again (adventure 6): these are played in [`Part::Incidents`](crate::Part) with a confirm
//! of their own. Where [`Adventure::MISSIONS_APART`] holds, missions come next, in [`Part::Missions`](crate::Part),
//! again with a confirm of their own; [`Adventure::after_claims`] may then put tasks on desks once more (adventure 6)
//! and the two parts alternate until nothing is left. At the end of the turn [`Adventure::settle`] closes the races
//! that somebody took.
//!
//! An adventure with shared sheets (8) says by [`Adventure::sheet_of`] which sheet a seat marks this turn.
//!
//! How ASTRA and the campaign plug in is told in `astra.rs`.

mod points;
mod races;
mod spaces;

use std::fmt::Debug;

use game_core::{Fx, List, RuleId, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::actions::Action;
use crate::astra::Choices;
use crate::card::Card;
use crate::data::Printed;
use crate::events::Event;
use crate::features::Progress;
use crate::grid::{Bits, Grid, Slot, Slots};
use crate::illegal::Illegal;
use crate::notes::Note;
use crate::pieces::{Cell, Effect, Letter, Look, Number};
use crate::prompt::Prompt;
use crate::spot::Spot;
use crate::state::{Desk, Sheets, Table, Task};
use crate::view::Beside;
pub(crate) use points::{error_line, mission_line, ranking_points, rivals, total};
pub(crate) use races::won;
pub(crate) use spaces::{fill, offer, spots_of, unmarked};

/// One line of a score pad: label, how many, points.
pub(crate) type Line = (&'static str, i32, i32);
/// A score pad in the making; built in searches, so without allocation.
pub(crate) type Pad = List<Line, 16>;

/// The rules of one adventure, implemented by its sheet.
pub(crate) trait Adventure:
    Copy + Default + Eq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static
{
    /// What is the same on all sheets.
    type Common: Copy + Default + Eq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static;

    /// Its number.
    const NUMBER: u8;
    /// Whether step 6 waits until everybody has finished the steps before. § WM-0.32
    const MISSIONS_APART: bool = false;
    /// Whether the effects of the cards do anything here. § WM-1.3
    const EFFECTS: bool = true;
    /// Whether Planning writes an X, as in all adventures but the last. § WM-0.20 WM-8.13
    const PLANNING_IS_X: bool = true;

    /// How many sheets lie on the table at least. § WM-S.8
    const LEAST_SHEETS: u8 = 1;

    /// The common part of the printed sheet.
    fn printed() -> &'static Printed;

    /// The sheet before the first turn.
    fn start() -> Self;

    /// Which sheet a seat marks in this turn.
    fn sheet_of(_table: &Table, seat: Seat) -> Seat {
        seat
    }

    // Writing.

    /// The writing area.
    fn grid(&self) -> &Grid;
    /// The writing area, to write.
    fn grid_mut(&mut self) -> &mut Grid;

    /// The empty spaces where the number keeps the ascending order.
    /// § WM-0.10
    fn fits(&self, number: Number) -> Slots {
        let mut free = Slots::MAX;
        for family in &Self::printed().families {
            free &= family.iter().fold(0, |all, &sequence| all | self.grid().fits(sequence, number));
        }
        free
    }

    /// The sequences that contain a space.
    fn sequences(&self, slot: Slot) -> impl Iterator<Item = Slots> {
        Self::printed().families.iter().flatten().copied().filter(move |sequence| sequence & slot.bit() != 0)
    }

    /// The spaces that a combination with this effect may be written in, order apart.
    fn spaces(&self, _effect: Effect) -> Slots {
        Slots::MAX
    }

    /// Why a space is closed to a combination with this effect.
    fn closed(&self, _effect: Effect, spot: Spot) -> Illegal {
        Illegal::NoSpace { spot }
    }

    /// Why a number does not fit in an empty space: it breaks the ascending order.
    /// § WM-0.10
    fn misfit(&self, number: Number, slot: Slot) -> Illegal {
        let other = self.sequences(slot).find_map(|sequence| self.grid().clash(sequence, slot, number));
        let spot = Self::printed().spot(slot);
        Illegal::OutOfOrder { number, spot, other: other.unwrap_or(number), adventure: Self::NUMBER }
    }

    /// What is written for a number: itself, except where a symbol stands for the player. § WM-8.4
    fn cell(&self, number: Number) -> Cell {
        Cell::from(number)
    }

    /// What is written for an X: itself, except where a symbol stands for the player. § WM-C.8
    fn x_cell(&self) -> Cell {
        Cell::X
    }

    /// The empty spaces where an X may be written.
    /// § WM-0.12
    fn x_spaces(&self) -> Slots {
        Self::printed().writable & !self.grid().filled()
    }

    /// What a filled space causes by itself, whether by a number or by an X.
    /// § WM-0.39
    fn filled(desk: &mut Desk<Self>, common: &Self::Common, slot: Slot);

    // Effects and tasks.

    /// Whether the player is asked if an Astronaut that changes nothing is marked. § WM-0.19
    const ASKS_ASTRONAUT: bool = false;

    /// Whether an Astronaut can still change the number. § WM-0.21
    fn has_astronaut(&self) -> bool {
        true
    }

    /// Marks the next astronaut, if one is left. § WM-0.19
    fn mark_astronaut(&mut self) {}

    /// Astronauts kept from earlier turns, each of which may change the number once more. Like a wild, nobody has
    /// to spend them. § WM-8.8 WM-8.14
    fn stored_astronauts(&self) -> u8 {
        0
    }

    /// Crosses off so many astronauts kept from earlier turns.
    fn spend_astronauts(&mut self, _count: u8) {}

    /// Marks the next planning symbol, if one is left. § WM-0.20
    fn mark_planning(&mut self) {}

    /// Wilds circled and not yet crossed off. § WM-0.23
    fn wilds(&self) -> u8 {
        0
    }

    /// Crosses a wild off.
    fn spend_wild(&mut self) {}

    /// Appends what may be marked now, by the effect of the turn or for a task of the adventure's own. Planning is
    /// not asked for here: an X is common to all.
    fn targets(desk: &Desk<Self>, common: &Self::Common, task: Task, into: &mut Vec<Action>);

    /// Whether anything may be marked now. Without a target an effect is passed over. § WM-0.22
    fn has_target(desk: &Desk<Self>, common: &Self::Common, task: Task) -> bool;

    /// Whether this may be marked now, and if not, why.
    fn check_target(desk: &Desk<Self>, common: &Self::Common, task: Task, spot: Spot) -> Result<(), Illegal>;

    /// Marks it. The task has been taken off the agenda; the adventure puts it back when it goes on.
    fn mark(desk: &mut Desk<Self>, common: &Self::Common, task: Task, spot: Spot);

    /// Whether two things that can be marked are alike: it makes no difference which of them is. § WM-2.7 WM-4.4
    fn alike(_one: Spot, _other: Spot) -> bool {
        false
    }

    /// The question that goes with a task of the adventure's own.
    fn question(_desk: &Desk<Self>, _task: Task) -> Prompt {
        Prompt::Finish { missions: Vec::new() }
    }

    /// Why an effect or a task may not be skipped, or nothing when it may. § WM-0.18
    fn compulsory(_desk: &Desk<Self>, task: Task) -> Option<RuleId> {
        (task != Task::Effect).then_some(RuleId("WM-0.39"))
    }

    /// Whether an X may be written for this task of the adventure's own.
    fn allows_x(_desk: &Desk<Self>, _task: Task) -> bool {
        false
    }

    /// What comes after an X that was written for a task of the adventure's own.
    fn after_x(_desk: &mut Desk<Self>, _common: &Self::Common, _task: Task) {}

    /// Marks a system error and does what its box brings. § WM-0.14 WM-0.15
    fn take_error(desk: &mut Desk<Self>, common: &Self::Common);

    /// Does what needs no decision at the end of a seat's own steps.
    fn wrap_up(_desk: &mut Desk<Self>, _common: &Self::Common) {}

    // Between the players.

    /// Step 5 between the players, after the desks were laid open. § WM-0.5
    fn incidents(_table: &Table, _sheets: &mut SheetsOf<Self>, _fx: &mut Fx<Event>) {}

    /// Puts on a desk what a seat has to decide before the first turn or in step 5: a function of what lies open.
    fn open_part(_table: &Table, _sheets: &SheetsOf<Self>, _seat: Seat, _desk: &mut Desk<Self>) {}

    /// What the claims of a part bring about for everybody, after the desks were laid open. True when step 5 and
    /// then the missions have to be gone through again.
    fn after_claims(_table: &Table, _sheets: &mut SheetsOf<Self>, _fx: &mut Fx<Event>) -> bool {
        false
    }

    /// Closes the races that somebody took this turn, and clears what holds for one turn only. § WM-0.25 WM-0.26
    fn settle(sheets: &mut SheetsOf<Self>) {
        races::settle(sheets);
    }

    /// The races in which this sheet has the first prize. § WM-0.25
    fn races_won(&self) -> Bits {
        Bits::default()
    }

    /// The races that are over, where an adventure has any. § WM-0.26
    fn races_over(_common: &mut Self::Common) -> Option<&mut Bits> {
        None
    }

    /// The race whose first prize is printed at a spot.
    fn race_at(_spot: Spot) -> Option<u8> {
        None
    }

    // ASTRA.

    /// How often one of ASTRA's effect cards strikes.
    const STRIKES: u8 = 1;

    /// What ASTRA's effect card can hit; nothing happens where nothing is listed. What she leaves is the player's to take
    /// first. § WM-S.11 WM-S.12
    fn strikes(_table: &Table, sheets: &SheetsOf<Self>, _letter: Letter, _before: Option<Spot>) -> Choices {
        races::strikes(sheets)
    }

    /// Carries out what her effect card does to one of these. § WM-S.11
    fn strike(_table: &Table, sheets: &mut SheetsOf<Self>, spot: Spot, _fx: &mut Fx<Event>) {
        races::strike(sheets, spot);
    }

    /// The player's deeds for which they circle solo bonuses. § WM-S.7
    fn deeds(sheets: &SheetsOf<Self>) -> u8 {
        races::deeds(sheets)
    }

    /// Where ASTRA may play with a card, in the adventure in which she takes turns. § WM-S.8
    fn moves(_table: &Table, _sheets: &SheetsOf<Self>, _card: Card) -> Choices {
        Choices::new()
    }

    /// ASTRA plays with a card. § WM-S.8
    fn play(_table: &Table, _sheets: &mut SheetsOf<Self>, _card: Card, _spot: Spot) {}

    // Missions, the end, the score.

    /// How far a seat has come with a mission of the adventure, counted as its card counts. Missions are counted from 0
    /// in the order of the cards.
    /// § WM-0.28
    fn standing(sheets: &SheetsOf<Self>, desk: &Desk<Self>, seat: Seat, mission: usize) -> Progress;

    /// Whether a seat fulfils a mission.
    /// § WM-0.28
    fn fulfils(sheets: &SheetsOf<Self>, desk: &Desk<Self>, seat: Seat, mission: usize) -> bool {
        Self::standing(sheets, desk, seat, mission).is_met()
    }

    /// What claiming a mission gives at once; points are only counted. § WM-0.30
    fn reward(_desk: &mut Desk<Self>, _value: i32) {}

    /// Marked error boxes.
    fn errors(&self) -> u8;

    /// System errors of a seat, on all sheets that it plays on.
    fn errors_of(sheets: &SheetsOf<Self>, seat: Seat) -> u8 {
        sheets.open[seat].errors()
    }

    /// Who plays on the near and on the far side of each sheet, where neighbours share them. § WM-8.1
    fn sides(_sheets: u8) -> Vec<[Seat; 2]> {
        Vec::new()
    }

    /// Whether the seat's sheet ends the game, missions apart. § WM-0.33
    fn ends(&self) -> bool {
        let printed = Self::printed();
        usize::from(self.errors()) >= printed.errors.len() || printed.writable & !self.grid().filled() == 0
    }

    /// The score pad of a seat, in printed order: with `desk` as its sheet and the others' as they lie open.
    fn pad(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> Pad;

    /// What decides who is ahead: more is better, the first first.
    /// § WM-0.35
    fn merit(table: &Table, sheets: &SheetsOf<Self>, seat: Seat, desk: &Desk<Self>) -> (i32, i32) {
        (total(&Self::pad(table, sheets, seat, desk)), -i32::from(desk.sheet.errors()))
    }

    // Looks.

    /// Appends what is worth saying about the way from one moment of a part to another, besides marks and points.
    fn notes(was: &Desk<Self>, is: &Desk<Self>, common: &Self::Common, into: &mut Vec<Note>);

    /// What stands on this sheet beside its marks: the small sums of the score zone, and looks that follow from others.
    fn beside(&self, _common: &Self::Common) -> Beside {
        Beside::default()
    }

    /// How a printed element of this sheet looks now; nothing for spots of other sheets, and for spaces.
    fn look(&self, common: &Self::Common, spot: Spot) -> Look;

    /// Panics, naming what is wrong, when the sheet breaks an invariant.
    fn assert_sound(&self, common: &Self::Common);

    // Scenarios.

    /// Draws what a scenario gives: an element of the sheet as marked.
    #[cfg(feature = "scenario")]
    fn stage(&mut self, common: &mut Self::Common, spot: Spot) -> Result<(), String>;

    /// Makes the sheet ready for a turn that a scenario begins with.
    #[cfg(feature = "scenario")]
    fn stage_turn(&mut self, _turn: u8) {}

    /// Sets a counter by its name in scenarios.
    #[cfg(feature = "scenario")]
    fn set_fact(&mut self, _name: &str, _value: u8) -> bool {
        false
    }

    /// A counter by its name in scenarios.
    #[cfg(feature = "scenario")]
    fn fact(&self, name: &str) -> Option<i32>;
}

/// The sheets of an adventure.
pub(crate) type SheetsOf<A> = Sheets<A, <A as Adventure>::Common>;
