//! Scenarios: rules shown by example, in files a board gamer can read.
//!
//! ```text
//! # A bid is at most what the player has.                     § SG-2.1
//! table     sample-game, seats Red Blue, seed 7
//! given     Red coins 4
//! Red       bid 5
//! refused   SG-2.1 You have 4 coins and cannot bid 5.
//! Red       bid 4
//! tells     Red Red bids 4 coins in secret.
//! ```
//!
//! [`Word`] lists the whole language; what may follow `given`, `turn`, `then` and `sees` is up to the game
//! ([`Staged`]).

mod chance;
mod check;
mod folder;
mod order;
mod parse;
mod report;
mod run;
mod script;
mod staged;

pub use folder::{Summary, assert_folder, run_folder};
pub(crate) use folder::{files_under, read};
pub use parse::ScenarioError;
pub use report::{Failure, Report};
pub use run::run_scenario_text;
pub(crate) use run::run_with;
pub use script::{Refusal, Scenario, Step, Table, Word};
pub use staged::Staged;
