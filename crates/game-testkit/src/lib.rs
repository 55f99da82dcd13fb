//! Laws, scenarios, journals and golden playthroughs for any game.
//!
//! - [`laws!`] tries the laws of the `Game` trait over random play; [`texts!`] that everything can be said.
//! - [`scenarios!`] plays files that show rules by example; a game adds its own words by [`Staged`].
//! - [`drawings!`] draws the table as a terminal shows it.
//! - [`journals!`] replays recorded games; [`golden!`] compares random games with their text.
//! - [`types!`] compares the types in the web app with those of the rules.
//! - [`fuzz!`] tries broken inputs on every parser.
//! - [`play_random`] and [`digest`] serve `lagrange simulate` and `bench`.
//!
//! Everything here is a pure function of its input but what reads the files of a folder, and `UPDATE_EXPECT`,
//! `SCENARIO`, `LAWS_GAMES` and `FUZZ_ITERATIONS`, which are taken from the environment.

mod compare;
pub mod drawing;
pub mod facts;
pub mod fuzz;
pub mod golden;
mod guard;
pub mod laws;
mod random;
pub mod recording;
pub mod scenario;
pub mod types;

pub use compare::{differ, same};
pub use fuzz::fuzz_parsers;
#[doc(hidden)]
pub use game_core::Game;
pub use game_text::Names;
pub use random::{Digester, Ended, Picker, Played, Scratch, digest, play_on, play_random, random_actions};
pub use recording::{Recording, random_journal, record, replay};
pub use scenario::{Scenario, Staged, run_scenario_text};

/// The example in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
