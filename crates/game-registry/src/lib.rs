//! Every game behind one face: JSON in, JSON out.
//!
//! A [`Game`](game_core::Game) is a type, and whoever hosts tables must not know which. [`games`] lists them as
//! [`GameEntry`] objects: what a lobby shows, the rules and sentences in every language, and new games. A
//! [`RunningGame`] takes actions in notation or JSON and gives views, events, questions and refusals as JSON with
//! a sentence per language. Long work ([`GameEntry::simulate`], [`GameEntry::arena`], [`GameEntry::bench`],
//! scenarios) goes through the same objects, but its loops run on the concrete type, at full speed.
//!
//! ```
//! use game_registry::{Move, find};
//! use serde_json::json;
//!
//! let entry = find("sample-game").expect("a game of that name");
//! let mut game = entry.start(&json!({}), 2, 7.into())?;
//! let seat = game.deciding().iter().next().expect("somebody to move");
//! let refused = game.play(seat, Move::Notation("bid 99")).expect_err("nobody has 99 coins");
//! assert!(refused.to_string().contains("99"), "{refused}");
//! let offer = game.legal(seat).swap_remove(0);
//! let played = game.play(seat, Move::Notation(&offer.notation))?;
//! assert_eq!(played.notation, offer.notation);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Tests of the parts name the registry from outside (`tests/units.rs`); the lints compile them here, too.
#[cfg(test)]
extern crate self as game_registry;

mod daily;
mod entry;
mod error;
mod foresight;
mod list;
mod listed;
mod rulebook;
mod running;
mod saying;
mod seated;
mod tape;
mod translated;
mod work;

pub use bots::{BotSpec, Budget, Interval};
pub use daily::Daily;
pub use entry::GameEntry;
pub use error::{LoadError, MoveError, StartError, WorkError};
pub use foresight::{ForeseeError, ForeseenStep, Foresight, OwedThing, Prospect, Seer};
pub use game_testkit::Names;
pub use list::{find, games, shown_games};
pub use rulebook::{Chapter, Origin, Rule, Rulebook};
pub use running::{Move, Offer, Played, RunningGame};
pub use saying::Saying;
pub use seated::{SeatedBot, Sight};
pub use tape::{Part, Parts, Tape, write_text};
pub use work::arena::{ArenaReport, ArenaRequest, BotFigures, PairFigures};
pub use work::bench::{BenchReport, BenchRequest};
#[cfg(feature = "scenario")]
pub use work::scenario::run_scenario;
pub use work::simulate::{SimulateReport, SimulateRequest};
