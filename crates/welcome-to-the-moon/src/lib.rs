//! Welcome to the Moon: eight adventures with starship cards, numbers and a pen, all playing at once.
//!
//! Each turn three combinations of a number and an effect lie open. Everybody chooses one in secret, writes the
//! number on one's own sheet in ascending order, uses the effect, and claims missions. When all have confirmed, the
//! sheets are laid open, what concerns several players is settled, and the next cards are turned up.
//!
//! `RULES.md` holds every rule under its number; code cites them after `§`. The rules that all adventures share are
//! in `rules/`; each adventure is a module that implements `adventure::Adventure` for its sheet: `adventure.rs`
//! tells how it plugs in. The state is [`WelcomeToTheMoon`]: the [`Table`] all see, the face-down piles, and the
//! sheets. A seat works on a copy of its sheet ([`Desk`]) that nobody else sees before everybody has confirmed.

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod actions;
mod adventure;
mod astra;
mod board;
mod campaign;
mod card;
mod choice;
mod city;
mod colony;
mod data;
#[cfg(feature = "drawing")]
mod drawing;
mod events;
pub mod features;
mod foresight;
mod grid;
mod illegal;
mod imagine;
mod journey;
mod launch;
mod mine;
mod notes;
mod options;
mod pieces;
mod places;
mod planets;
mod prompt;
mod quarantine;
mod rules;
#[cfg(feature = "scenario")]
mod scenario;
mod setup;
mod ships;
mod spot;
mod state;
mod track;
mod view;

use std::ops::RangeInclusive;

use game_core::{Fx, Game, Nothing, OptionSpec, Outcome, Rival, Rng, ScoreSheet, Seat, SeatSet, Seed, Viewer, Worded};

pub use actions::Action;
pub use astra::{Astra, AstraView, Step, Suit};
pub use board::{Board, BoardView};
pub use campaign::{Answer, Came, Campaign, CampaignView, Come, Coming, Crew, NamedSet, SetKind};
pub use card::{Card, CardSet, Face};
pub use choice::{Combination, Effects, Offer};
pub use city::{CityCommon, CitySheet, Dome};
pub use colony::{ColonyCommon, ColonySheet};
pub use data::{Data, data};
pub use events::{Event, Marking, Written};
pub use features::Progress;
pub use grid::{Alike, Bits, Grid, Slot, Slots};
pub use illegal::Illegal;
pub use journey::{JourneyCommon, JourneySheet};
pub use launch::{LaunchCommon, LaunchSheet};
pub use mine::{MineCommon, MineSheet};
pub use notes::Note;
pub use options::Options;
pub use pieces::{Cell, Claim, Effect, Letter, Look, Number, Prize};
pub use planets::{PlanetsCommon, PlanetsSheet, Side};
pub use prompt::Prompt;
pub use quarantine::{QuarantineCommon, QuarantineSheet, Spread};
pub use ships::{ShipsCommon, ShipsSheet};
pub use spot::Spot;
pub use state::{Decided, Desk, Part, Pile, Sheets, Table, Task, Turn, WelcomeToTheMoon};
pub use track::WildTrack;
pub use view::{Beside, BesideLook, Leaves, OwnedSymbol, Reached, SheetsView, Sum, Taking, View};

/// Every sentence a player reads, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules for players, by language.
pub const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl WelcomeToTheMoon {
    /// A seat's points with what it has marked in the present turn. For bots, which look into games they imagine: at a
    /// real table [`Game::scores`] tells this to the seat alone.
    pub fn points_so_far(&self, seat: Seat) -> i32 {
        board::on_board!(&self.board, sheets => view::points_so_far(&self.table, sheets, seat))
    }

    /// ASTRA's points, if a single player plays against her.
    pub fn astra_points(&self) -> Option<i32> {
        self.table.astra.map(|astra| astra.points(self.table.adventure))
    }

    /// Turns begun, for bots that look some turns ahead.
    pub fn turn(&self) -> u8 {
        self.table.turn
    }
}

impl Worded for WelcomeToTheMoon {
    const TEXT: &'static [(&'static str, &'static str)] = TEXT;
    const RULES: &'static [(&'static str, &'static str)] = RULES;
}

impl Game for WelcomeToTheMoon {
    const SLUG: &'static str = "welcome-to-the-moon";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=6;
    /// Every turn each of six players fills a space or takes an error; a turn has a handful of decisions.
    const CAP: u32 = 20_000;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Prompt = Prompt;
    type Due = Task;
    type Note = Note;
    type Place = Spot;
    type Odds = Nothing;

    fn option_specs() -> Vec<OptionSpec> {
        options::specs(Self::SEATS.collect())
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, Illegal> {
        setup::setup(options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.table.seats
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
        self.table.outcome
    }

    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet> {
        board::on_board!(&self.board, sheets => view::scores(&self.table, sheets, viewer))
    }

    fn rivals(&self) -> Vec<Rival> {
        view::rivals(&self.table)
    }

    fn suggest(&self, seat: Seat) -> Option<Action> {
        foresight::suggest(self, seat)
    }

    fn closing(&self, seat: Seat) -> Option<Action> {
        [Action::Confirm, Action::Skip].into_iter().find(|action| rules::check(self, seat, *action).is_ok())
    }

    fn due(&self, seat: Seat, into: &mut Vec<Task>) {
        board::on_board!(&self.board, sheets => foresight::due(sheets, seat, into));
    }

    fn ways(&self, seat: Seat, due: &Task, into: &mut Vec<Action>) {
        board::on_board!(&self.board, sheets => foresight::ways(&self.table, sheets, seat, *due, into));
    }

    fn draft(&self, before: &Self, seat: Seat, fx: &mut Fx<Event>) {
        foresight::draft(self, before, seat, fx);
    }

    fn notes(&self, before: &Self, seat: Seat, into: &mut Vec<Note>) {
        notes::notes(self, before, seat, into);
    }

    fn places(event: &Event, into: &mut Vec<Spot>) {
        foresight::places(event, into);
    }

    fn called(&self, place: &str) -> Option<game_core::Called> {
        places::called(self.table.adventure, place)
    }

    fn boards() -> Vec<(u8, Vec<(String, game_core::Called)>)> {
        places::all()
    }

    /// Each adventure of a campaign, and its end, which is counted in stars.
    fn chapter(&self) -> u8 {
        let Table { adventure, outcome, .. } = self.table;
        self.table.campaign.map_or(0, |_| adventure + u8::from(outcome.is_some()))
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        board::on_board!(&self.board, sheets => prompt::prompt(&self.table, sheets, seat))
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
        imagine::assert_sound(self);
    }
}

/// The example in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
