//! One table: seats, journal, undo, clocks, bots to move, chat, and who may see what.
//!
//! Pure and event-sourced. A [`Table`] is a [`Header`] and what its journal of [`Entry`]s says; it has no clock, no
//! chance, no threads and no I/O of its own. [`Table::decide`] says what a [`Command`] comes to, the caller stores
//! the entries, and [`Table::settle`] makes them so; [`Table::apply`] does the same for entries that come from a store:
//!
//! ```
//! use table::{Actor, Command, Header, SeatHolder, Settings, Table};
//!
//! let entry = game_registry::find("sample-game").expect("a game of that name");
//! let header = Header {
//!     id: "t1".into(),
//!     game: "sample-game".into(),
//!     rules_version: entry.rules_version(),
//!     created: 0,
//!     host: "ann".into(),
//!     daily: None,
//! };
//! let mut table = Table::new(header)?;
//! let ann = SeatHolder::Human { user: "ann".into(), name: "Ann".into() };
//! let bot = SeatHolder::Bot { spec: "greedy".into() };
//! let commands = [
//!     Command::LayOut {
//!         by: "ann".into(),
//!         options: serde_json::json!({}),
//!         seats: vec![ann, bot],
//!         settings: Settings::default(),
//!     },
//!     Command::Start { by: "ann".into(), seed: None },
//!     Command::Act {
//!         by: Actor::User("ann".into()),
//!         seat: game_core::Seat(0),
//!         decision: "d1".into(),
//!         id: "click-1".into(),
//!         action: "bid 2".into(),
//!     },
//! ];
//! let mut journal = Vec::new();
//! for command in &commands {
//!     let decided = table.decide(command, 1_000, &[7; 32])?;
//!     // here the entries are stored
//!     journal.extend_from_slice(decided.entries());
//!     table.settle(decided)?;
//! }
//! assert_eq!(table.bots_to_move()[0].spec, "greedy");
//! let again = Table::replay(table.header().clone(), &journal)?;
//! assert_eq!(again.digest(), table.digest());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What people are told is made by [`Table::show`], [`Table::tell`] and [`Table::state`] for an [`Audience`]; these
//! are the types of [`wire`], from which the web app's types are made.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod apply;
mod audience;
mod away;
mod changes;
mod checkpoints;
mod clock;
mod command;
mod count;
mod decide;
mod decided;
mod due;
mod effort;
mod ending;
mod fingerprint;
mod foresee;
mod lang;
mod limits;
mod looks;
mod memory;
mod missed;
mod names;
mod other_rules;
mod place;
mod play;
mod question;
mod reading;
mod refusal;
mod replay;
mod request;
mod snapshot;
mod standing;
mod state;
mod table;
mod tell;
mod texts;
mod undo;
mod update;
mod window;
pub mod wire;
mod words;

pub use audience::Audience;
pub use changes::{Told, changed};
pub use command::Command;
pub use decided::Decided;
pub use due::BotMove;
pub use effort::{Budget, Leash};
pub use ending::{Ending, Finished};
pub use foresee::Foreseeing;
pub use journal::{
    Actor, ClockRule, Entry, Fact, Header, Journal, JournalError, Millis, PassMode, SeatHolder, Settings, TableId,
    UserId,
};
pub use lang::{Lang, Language, PerLang, languages};
pub use limits::{UNSEEN, is_unseen};
pub use names::Called;
pub use refusal::Refusal;
pub use replay::Replay;
pub use state::Glance;
pub use table::Table;
pub use texts::{TEXT, TEXTS};
pub use update::Update;

/// Fresh, unguessable bytes from outside.
pub type Entropy = [u8; 32];
