//! Sample game: a sealed-bid game of two pages.
//!
//! Each round one of nine prizes is turned up. All seats bid for it in secret and at once; the last bid turns
//! all of them up. The highest bid pays and claims what is on offer: each prize is kept for its points or
//! melted into coins. A tie is settled by dice, or the prize stays for the next round.

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod actions;
mod data;
#[cfg(feature = "drawing")]
mod drawing;
mod report;
mod rules;
#[cfg(feature = "scenario")]
mod scenario;
mod state;
mod view;

use std::ops::RangeInclusive;

use game_core::{
    Fx, Game, Nothing, OptionKind, OptionSpec, Outcome, Rng, ScoreSheet, Seat, SeatSet, Seed, Viewer, Worded,
};

pub use actions::Action;
pub use data::{Data, data};
pub use report::{Event, Illegal, Prompt, Shown};
pub use state::{Options, Player, Prize, SampleGame, Task, Ties};
pub use view::{LaidBid, PlayerView, View};

/// Every sentence a player reads, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules for players, by language.
pub const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl Worded for SampleGame {
    const TEXT: &'static [(&'static str, &'static str)] = TEXT;
    const RULES: &'static [(&'static str, &'static str)] = RULES;
}

impl Game for SampleGame {
    const SLUG: &'static str = "sample-game";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// Nine rounds of five bids, and nine prizes to claim.
    const CAP: u32 = 54;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Prompt = Prompt;
    type Due = Task;
    type Note = Nothing;
    type Place = Nothing;
    type Odds = Nothing;

    fn option_specs() -> Vec<OptionSpec> {
        let Data { rounds, usual_rounds, .. } = data();
        let values = rounds.iter().map(|&rounds| rounds.into()).collect();
        let rounds = OptionKind::Number { values, default: (*usual_rounds).into() };
        let ties = OptionKind::Choice { values: vec!["dice".into(), "carry".into()], default: "dice".into() };
        [("rounds", rounds), ("ties", ties)]
            .map(|(id, kind)| OptionSpec {
                id: id.into(),
                kind,
                source: "rulebook".into(),
                seats: Self::SEATS.collect(),
            })
            .into()
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, Illegal> {
        SampleGame::lay_out(options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn deciding(&self) -> SeatSet {
        rules::deciding(self)
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        rules::legal_actions(self, seat, into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Fx<Event>) {
        rules::apply(self, seat, action, fx);
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::outcome(self)
    }

    fn scores(&self, _viewer: Viewer) -> Vec<ScoreSheet> {
        self.players.as_slice().iter().map(rules::score).collect()
    }

    fn due(&self, seat: Seat, into: &mut Vec<Task>) {
        into.extend(
            self.agenda.iter().filter(|task| matches!(task, Task::Claim { seat: winner, .. } if *winner == seat)),
        );
    }

    fn ways(&self, seat: Seat, due: &Task, into: &mut Vec<Action>) {
        rules::ways(self, seat, *due, into);
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        rules::prompt(self, seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view::imagine(view, rng)
    }

    fn redeal(&mut self, rng: &mut Rng) {
        view::redeal(self, rng);
    }

    fn assert_sound(&self) {
        SampleGame::assert_sound(self);
    }
}

/// The example in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
