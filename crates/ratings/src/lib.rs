//! How strong people are, told from the journals of finished games.
//!
//! [`Played::of`] reads a journal: who sat where, who stayed, how it ended. [`Ladder`] counts such games one after the
//! other by the rule of Weng and Lin. Nothing here asks for anything: no clock, no chance, no store. So ratings are a
//! fold over finished games, and counting them again in the same order comes to the same numbers on every machine.

mod bots;
mod ladder;
mod played;
mod weng_lin;

pub use bots::Strengths;
pub use ladder::{Change, Ladder, PROVISIONAL};
pub use played::{Party, Played, Sat, Unrated};
pub use weng_lin::{Rating, Side, rate};
