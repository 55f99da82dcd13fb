//! What is known of a game before it is played.

use std::ops::RangeInclusive;

use game_core::{OptionSpec, Seed, Standing};
use game_text::Texts;
use ratings::Strengths;
use serde_json::Value;

use crate::{
    ArenaReport, ArenaRequest, BenchReport, BenchRequest, BotSpec, Daily, LoadError, Rulebook, RunningGame, SeatedBot,
    SimulateReport, SimulateRequest, StartError, WorkError,
};

/// A game on the shelf.
pub trait GameEntry: Send + Sync {
    /// Names the game in addresses, files and commands: `nexus-ops`.
    fn slug(&self) -> &'static str;

    /// Whether it is kept out of lists for players: the sample game, which serves tests.
    fn hidden(&self) -> bool;

    /// Grows whenever the same actions could give another game.
    fn rules_version(&self) -> u32;

    /// How many people may play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// What the lobby may offer; texts are `option-<id>` and `option-<id>.explain`.
    fn option_specs(&self) -> Vec<OptionSpec>;

    /// The kinds of window in which a player may let the table pass.
    fn windows(&self) -> &'static [&'static str];

    /// The kinds of question to which a player can give a standing answer.
    fn standing(&self) -> &'static [Standing];

    /// How it is played as the challenge of the day, if it is.
    fn daily(&self) -> Option<Daily>;

    /// The options that decide on what board a seat plays, what matters most first; `{seat}` stands for its number,
    /// counted from 1. Where one of them says `table`, the next one does.
    fn played_on(&self) -> &'static [&'static str];

    /// How strong its bots are, for the ratings of people who play against them.
    fn strengths(&self) -> Strengths;

    /// The options of a game for which nobody chose anything.
    fn default_options(&self) -> Value;

    /// The rules in a language; in the first one there is, when that is missing.
    fn rulebook(&'static self, lang: &str) -> &'static Rulebook;

    /// Whether rules in another language are rules of this game; why not, if they are not.
    fn check_rules(&'static self, markdown: &str) -> Result<(), String>;

    /// The sentences in one language, as the source that the web app reads too.
    fn text(&self, lang: &str) -> Option<&'static str>;

    /// Every sentence in every language.
    fn texts(&'static self) -> &'static Texts;

    /// Lays a new game out. Options that are left out have their defaults.
    fn start(&'static self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn RunningGame>, StartError>;

    /// Takes a game up where [`RunningGame::save`] left it.
    fn load(&'static self, snapshot: &Value) -> Result<Box<dyn RunningGame>, LoadError>;

    /// A game that was saved under whatever version of the rules, as far as its data still fit: to look at, never to
    /// play on.
    fn glimpse(&'static self, snapshot: &Value) -> Result<Box<dyn RunningGame>, LoadError>;

    /// A bot for one seat of one game; what it does follows from the seed, unless its budget is in time.
    fn bot(&self, spec: &BotSpec, seed: Seed) -> Box<dyn SeatedBot>;

    /// Plays whole games between bots. `on_game` is called after each, on any thread.
    fn simulate(
        &'static self,
        request: &SimulateRequest,
        on_game: &(dyn Fn() + Sync),
    ) -> Result<SimulateReport, WorkError>;

    /// Measures how fast the rules run on one core. `on_figure` is told what is measured next.
    fn bench(&'static self, request: &BenchRequest, on_figure: &mut dyn FnMut(&str)) -> Result<BenchReport, WorkError>;

    /// Plays bots against each other. `on_game` is told how many games are done, and of how many.
    fn arena(
        &'static self,
        request: &ArenaRequest,
        on_game: &mut dyn FnMut(u32, u32),
    ) -> Result<ArenaReport, WorkError>;

    /// Runs the text of one scenario; the error is a difference that a person can read.
    #[cfg(feature = "scenario")]
    fn scenario(&self, text: &str) -> Result<(), String>;
}
