//! Skymines: shares of four mining companies on the Moon and in the asteroid belt, for one to four.
//!
//! In each of seven rounds all plan in secret which cards they will use; then they take turns with one action each, until
//! all have ended the phase. Resource cards buy cards and move markers along company tracks, energy spreads a company
//! over the map and makes its shares dearer, science fills a tank and uploads research. Lunas, automated opponents, take
//! their turns inside `apply`.
//!
//! `RULES.md` holds every rule under its number; code cites them after `§`. The state is [`Skymines`]: what lies
//! [`Open`], the piles, and each person's secret [`Desk`]. A turn is a stack of [`Task`]s, which `rules/turn.rs` works off
//! until somebody has to decide; each chapter of the rules has its file there.

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod actions;
pub mod data;
mod desk;
#[cfg(feature = "drawing")]
mod drawing;
mod events;
mod features;
mod foresight;
mod illegal;
mod imagine;
mod invariants;
mod luna;
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
mod state;
mod station;
mod totals;
mod turn;
mod view;

use std::ops::RangeInclusive;

use game_core::{
    Called, Fx, Game, Nothing, OptionSpec, Outcome, Rival, Rng, ScoreSheet, Seat, SeatSet, Seed, Viewer, Worded,
};

pub use actions::Action;
pub use data::{Data, data};
pub use desk::Desk;
pub use events::{Assigned, Event, Payee};
pub use features::{Ahead, Coming, Features, Held, Holding, Owned, Pending, Ready, Rung};
pub use foresight::Place;
pub use illegal::Illegal;
pub use notes::{Note, Reward};
pub use options::{LunaPick, Options, ThreatPick, Tokens, Tracks};
pub use pieces::{
    Board, Card, CardSet, Cell, Company, Goal, Kind, Letter, LunaCard, LunaName, LunaSlot, Mission, Party, PerCompany,
    Plan, PlanCell, Rest, Slot, Space, Spot, SpotSet, Threat, Token, Track, Way, Who,
};
pub use prompt::Prompt;
pub use scoring::{Merit, Success};
pub use state::{Account, Laid, Luna, Lying, Marker, Open, Person, Phase, Series, Skymines};
pub use station::{Column, Station};
pub use turn::{CompanySet, Expansion, Leg, Pool, Research, RestSet, Task, Turn};
pub use view::{Averaged, Energy, Lock, LockBy, Shares, Standing, Target, Totals, View};

/// Every sentence a player reads, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules for players, by language.
pub const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl Skymines {
    /// What lies open on the table.
    pub fn table(&self) -> &Open {
        &self.open
    }
}

impl Worded for Skymines {
    const TEXT: &'static [(&'static str, &'static str)] = TEXT;
    const RULES: &'static [(&'static str, &'static str)] = RULES;
}

impl Game for Skymines {
    const SLUG: &'static str = "skymines";
    const RULES_VERSION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 1..=4;
    /// A game of four has some two thousand decisions; a campaign has four of them, and a series of games goes on for as
    /// long as all want it to.
    const CAP: u32 = 60_000;

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
        Seat::all(self.open.seats).map(|seat| scoring::shown(&self.open, seat.into())).collect()
    }

    fn rivals(&self) -> Vec<Rival> {
        scoring::rivals(&self.open)
    }

    fn chapter(&self) -> u8 {
        self.open.part()
    }

    fn suggest(&self, seat: Seat) -> Option<Action> {
        foresight::suggest(self, seat)
    }

    fn closing(&self, seat: Seat) -> Option<Action> {
        foresight::closing(self, seat)
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

    fn called(&self, place: &str) -> Option<Called> {
        foresight::called(self.open.map, place)
    }

    fn boards() -> Vec<(u8, Vec<(String, Called)>)> {
        foresight::boards()
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
