//! Planet Unknown: a puzzle of tiles for one to six, all playing at once.
//!
//! Each round the space station is turned, everybody takes one of two tiles from the depot that faces them and places it
//! on their planet. Its two stations advance trackers on the board of their corporation, which bring civ cards, patches,
//! rovers and technologies. What is gained is carried out in any order; then the player confirms. When all have, the
//! boards are laid open, civ cards are chosen in turn order, and the next round begins.
//!
//! `RULES.md` holds every rule under its number; code cites them after `§`. The state is [`PlanetUnknown`]: the
//! [`Table`] all see, the piles, and each player's boards. A seat works on a copy of its boards that nobody else sees
//! before everybody has confirmed. Squares are bits (`geometry.rs`), so that all placements of a tile are found at once
//! (`rules/site.rs`).

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod actions;
mod board;
pub mod data;
mod desk;
#[cfg(feature = "drawing")]
mod drawing;
mod events;
mod features;
mod foresight;
mod geometry;
mod illegal;
mod imagine;
mod invariants;
mod notation;
mod notes;
mod objectives;
mod options;
mod pieces;
mod prompt;
mod rules;
#[cfg(feature = "scenario")]
mod scenario;
mod scoring;
mod setup;
mod sight;
mod state;
mod view;

use std::ops::RangeInclusive;

use game_core::{Fx, Game, Nothing, OptionSpec, Outcome, Rng, ScoreSheet, Seat, SeatSet, Seed, Viewer, Worded};

pub use actions::{Action, Kind};
pub use board::{Board, Facts, Laying, Owed, RoverAt};
pub use data::{Data, Special, Tech, data};
pub use desk::{Desk, DeskView, Hand, Item};
pub use events::{Event, Moved};
pub use features::{Duel, LineSight, Progress, Room};
pub use foresight::Place;
pub use geometry::{SIDE, Square, Squares, SquaresIter};
pub use illegal::Illegal;
pub use notes::Note;
pub use options::{CorporationPick, Events, Options, Picked, PlanetPick, Shift};
pub use pieces::{
    By, Cell, Civ, Colour, Corporation, EventCard, Line, Objective, Orient, Planet, PodSpot, Ring, TOP, Terrain, Tile,
    Track,
};
pub use prompt::Prompt;
pub use sight::{Ahead, Given, Reach, Reached, Share, Sight, Standing, Step};
pub use state::{MixView, Part, PlanetUnknown, Table};
pub use view::{Side, View};

/// Every sentence a player reads, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules for players, by language.
pub const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl PlanetUnknown {
    /// The middle of the table.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Worded for PlanetUnknown {
    const TEXT: &'static [(&'static str, &'static str)] = TEXT;
    const RULES: &'static [(&'static str, &'static str)] = RULES;
}

impl Game for PlanetUnknown {
    const SLUG: &'static str = "planet-unknown";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=6;
    /// A planet takes some thirty rounds; in each of them six players take a few dozen decisions at the most.
    const CAP: u32 = 40_000;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Prompt = Prompt;
    type Due = Item;
    type Note = Note;
    type Place = Place;
    type Odds = Nothing;

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, Illegal> {
        setup::setup(options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn deciding(&self) -> SeatSet {
        self.open_seats()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        rules::legal(self, seat, into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Fx<Event>) {
        rules::apply(self, seat, action, fx);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet> {
        scoring::scores(self, viewer)
    }

    fn suggest(&self, seat: Seat) -> Option<Action> {
        foresight::suggest(self, seat)
    }

    fn closing(&self, seat: Seat) -> Option<Action> {
        rules::check(self, seat, Action::Confirm).is_ok().then_some(Action::Confirm)
    }

    fn due(&self, seat: Seat, into: &mut Vec<Item>) {
        into.extend(self.desk(seat).items.iter());
    }

    fn ways(&self, seat: Seat, due: &Item, into: &mut Vec<Action>) {
        foresight::ways(self, seat, *due, into);
    }

    fn draft(&self, before: &Self, seat: Seat, fx: &mut Fx<Event>) {
        foresight::draft(self, before, seat, fx);
    }

    fn notes(&self, before: &Self, seat: Seat, into: &mut Vec<Note>) {
        notes::notes(self, before, seat, into);
    }

    fn places(event: &Event, into: &mut Vec<Place>) {
        foresight::places(event, into);
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        prompt::prompt(self, seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        imagine::imagine(view, rng)
    }

    fn redeal(&mut self, rng: &mut Rng) {
        imagine::redeal(self, rng);
    }

    fn assert_sound(&self) {
        invariants::assert_sound(self);
    }
}

/// The example in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
