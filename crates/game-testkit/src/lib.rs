//! Laws, scenarios, journals and golden playthroughs for any game.

mod compare;
pub mod fuzz;
pub mod golden;
mod guard;
pub mod journal;
pub mod laws;
mod names;
mod random;
pub mod scenario;

pub use compare::{differ, same};
pub use fuzz::fuzz_parsers;
#[doc(hidden)]
pub use game_core::Game;
pub use journal::{Journal, JournalError, random_journal, record, replay};
pub use names::Names;
pub use random::{Digester, Ended, Picker, Played, Scratch, digest, play_on, play_random, random_actions};
pub use scenario::{Scenario, Staged, run_scenario_text};
