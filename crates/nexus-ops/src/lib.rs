//! Nexus Ops for 2 to 4 players: corporations fight for the rubium of a moon.
//!
//! On your turn you buy units, move them, explore the hexes they stand on, fight one round of battle wherever
//! enemies share a hex with you, take rubium from your mines and draw cards. Won battles and fulfilled Secret
//! Missions give victory points; the first to reach the target wins at once.
//!
//! `RULES.md` holds every rule under its number; code cites them after `§`. The state is [`NexusOps`]: what lies
//! open ([`Open`]) and what lies face down. A turn is an agenda of small decisions ([`Task`]), worked off in
//! `rules/turn.rs`; each chapter of the rulebook is a file in `rules/`.

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod actions;
mod battle;
mod data;
#[cfg(feature = "drawing")]
mod drawing;
mod events;
mod foresight;
mod illegal;
mod imagine;
mod invariants;
mod notation;
mod odds;
mod options;
mod pieces;
mod prompt;
mod rules;
#[cfg(feature = "scenario")]
mod scenario;
mod scoring;
mod setup;
mod state;
mod turn;
mod view;

use std::ops::RangeInclusive;

use game_core::{Fx, Game, OptionSpec, Outcome, Rng, ScoreSheet, Seat, SeatSet, Seed, Viewer, Worded};

pub use actions::{Action, Figure};
pub use battle::{Battle, Die, Mark, Strike, Verdict};
pub use data::{Condition, Data, Effect, EnergizeCard, Move, SecretCard, TileFace, UnitFacts, Window, data};
pub use events::{Event, Roll};
pub use foresight::Note;
pub use illegal::Illegal;
pub use odds::{Assumption, BattleOdds, Odds, StrikeOdds};
pub use options::Options;
pub use pieces::{
    Energize, EnergizeBag, Figures, HEXES, Hex, HexSet, PLAYERS, Phase, SecretBag, SecretMission, Side, Terrain, Tile,
    UNITS, Unit,
};
pub use prompt::Prompt;
pub use state::{End, NexusOps, Open, Player, Task};
pub use turn::{Feat, Kind, March, Turn};
pub use view::{Ahead, Answer, Answering, BattleView, HandView, View};

/// Every sentence a player reads, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules for players, by language.
pub const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl Worded for NexusOps {
    const TEXT: &'static [(&'static str, &'static str)] = TEXT;
    const RULES: &'static [(&'static str, &'static str)] = RULES;
}

impl Game for NexusOps {
    const SLUG: &'static str = "nexus-ops";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const CAP: u32 = 200_000;
    const WINDOWS: &'static [&'static str] = rules::WINDOWS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Prompt = Prompt;
    type Due = Task;
    type Note = Note;
    type Place = Hex;
    type Odds = Odds;

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
        self.open.asked().map_or(SeatSet::NONE, SeatSet::one)
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
        rules::outcome(&self.open)
    }

    /// All points lie open: a mission in hand counts when it is played.
    fn scores(&self, _viewer: Viewer) -> Vec<ScoreSheet> {
        scoring::scores(&self.open)
    }

    fn suggest(&self, seat: Seat) -> Option<Action> {
        foresight::suggest(self, seat)
    }

    fn closing(&self, seat: Seat) -> Option<Action> {
        foresight::closing(self, seat)
    }

    fn due(&self, seat: Seat, into: &mut Vec<Task>) {
        foresight::due(&self.open, seat, into);
    }

    fn ways(&self, seat: Seat, due: &Task, into: &mut Vec<Action>) {
        foresight::ways(self, seat, *due, into);
    }

    fn notes(&self, before: &Self, seat: Seat, into: &mut Vec<Note>) {
        foresight::notes(&self.open, &before.open, seat, into);
    }

    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        odds::odds(self, seat, *action)
    }

    fn warnings(&self, seat: Seat, into: &mut Vec<(Action, Note)>) {
        rules::warnings(self, seat, into);
    }

    fn places(event: &Event, into: &mut Vec<Hex>) {
        foresight::places(event, into);
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        prompt::prompt(&self.open, seat)
    }

    fn window(&self, seat: Seat) -> Option<game_core::Window<Action>> {
        rules::window(self, seat)
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
