//! On Mars: one to four companies build a colony on a shared map and race for what it is worth.
//!
//! In each round everybody takes a turn with one main and perhaps one executive action, in orbit or in the colony; then the
//! shuttle moves and everybody may travel. The game ends when missions are completed or the colony has grown enough.
//! Alone one plays against Lacerda, who takes his turns inside `apply`.
//!
//! `RULES.md` holds every rule under its number; code cites them after `§`. The state is [`OnMars`]: what lies [`Open`],
//! the piles, and each person's secret [`Hand`]. A turn is a stack of [`Task`]s, which `rules/turn.rs` works off until
//! somebody has to decide; each chapter of the rules has its file there.

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

/// A type that travels as a list of goods with their numbers.
macro_rules! told_as_amounts {
    ($ty:ident) => {
        impl ::ts_rs::TS for $ty {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &::ts_rs::Config) -> String {
                Self::inline(cfg)
            }

            fn inline(_: &::ts_rs::Config) -> String {
                "{ good: string, count: number }[]".to_owned()
            }
        }
    };
}

mod actions;
mod base;
pub mod data;
#[cfg(feature = "drawing")]
mod drawing;
mod events;
mod features;
mod foresight;
mod illegal;
mod imagine;
mod invariants;
mod lacerda;
mod notation;
mod notes;
mod options;
mod pieces;
mod prompt;
mod rules;
#[cfg(feature = "scenario")]
mod scenario;
mod scoring;
mod setup;
mod standing;
mod state;
mod tasks;
mod view;

use std::ops::RangeInclusive;

use game_core::{Fx, Game, Nothing, OptionSpec, Outcome, Rival, Rng, ScoreSheet, Seat, SeatSet, Seed, Viewer, Worded};

pub use actions::{Action, Way};
pub use base::{Base, Owned};
pub use data::{Data, SoloGoal, data};
pub use events::{Amount, Event};
pub use foresight::Place;
pub use illegal::{Illegal, Price};
pub use notes::Note;
pub use options::{Length, Options};
pub use pieces::{
    ACard, Aboard, BCard, Benefit, Blueprint, Building, Cell, CellSet, Contract, Discovery, Errand, Feat, Find, Goal,
    GoalReward, GoalSet, Good, Goods, Lab, LssTile, Main, Mission, Mover, Party, PerBuilding, Research, RivalName,
    Scientist, Side, Slot, SoloCard, Space, Spot, Tech, Tile, Vessel, Who,
};
pub use prompt::Prompt;
pub use state::{Ending, Hand, Lying, MissionState, Offer, OnMars, Open, Phase};
pub use tasks::{Cost, Moving, Pending, Task, Turn, Used};
pub use view::{Cells, Complex, Demand, Extra, GoalState, Piles, Reach, Site, Standing, Tool, View};

/// Every sentence a player reads, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules for players, by language.
pub const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl OnMars {
    /// What lies open on the table.
    pub fn table(&self) -> &Open {
        &self.open
    }
}

impl Worded for OnMars {
    const TEXT: &'static [(&'static str, &'static str)] = TEXT;
    const RULES: &'static [(&'static str, &'static str)] = RULES;
}

impl Game for OnMars {
    const SLUG: &'static str = "on-mars";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=4;
    /// Nothing in the rules ends a colony that nobody builds; random players take their time.
    const CAP: u32 = 60_000;
    const STANDING: &'static [game_core::Standing] = standing::KINDS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Prompt = Prompt;
    type Due = Nothing;
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
        self.open.seats
    }

    #[inline]
    fn deciding(&self) -> SeatSet {
        rules::deciding(self)
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
        self.open.outcome
    }

    fn scores(&self, _viewer: Viewer) -> Vec<ScoreSheet> {
        scoring::sheets(&self.open)
    }

    fn rivals(&self) -> Vec<Rival> {
        scoring::rivals(&self.open)
    }

    fn suggest(&self, seat: Seat) -> Option<Action> {
        foresight::suggest(self, seat)
    }

    fn closing(&self, seat: Seat) -> Option<Action> {
        foresight::closing(self, seat)
    }

    fn by_standing(&self, seat: Seat, kind: &str, choice: &str) -> Option<Action> {
        standing::answer(self, seat, kind, choice)
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
