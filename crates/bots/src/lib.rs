//! Computer players for any [`Game`], through views only.
//!
//! A [`Bot`] gets what a person in its seat would see and gives back one legal action. It cannot name the state it
//! plays in: it asks [`Game::imagine`] for worlds that its view could have come from and tries things out there.
//! Three kinds of player share that one door:
//!
//! - [`Random`]: any legal action, all equally likely;
//! - [`Greedy`]: looks one decision ahead in a few imagined worlds and takes what its [`Judge`] likes best;
//! - [`Mcts`]: information-set Monte Carlo tree search, a new imagined world in each iteration.
//!
//! What a position is worth is the business of a [`Judge`], one per game, in [`eval`]. Which player sits down is
//! written as a [`BotSpec`]: `random`, `greedy`, `mcts:200ms`, `mcts:1000i:2`. [`play_match`] plays a whole game at
//! a table that shows each bot its own view only, and an [`Arena`] plays many and rates the players.
//!
//! With a budget in iterations everything here is deterministic: the same seed gives the same game on every
//! machine, since judges keep to arithmetic that is exact everywhere (no `exp`, no `ln`).

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod arena;
mod dice;
pub mod eval;
mod greedy;
mod judge;
mod mcts;
mod play;
mod random;
mod rating;
mod spec;

use game_core::{Game, Seat};

pub use arena::{Arena, ArenaError, BotResult, Contestant, PairResult, Progress, Standings};
pub use dice::Dice;
pub use greedy::Greedy;
pub use judge::{Judge, Judged, Values};
pub use mcts::{Mcts, Settings};
pub use play::{MatchError, Played, play_match};
pub use random::Random;
pub use rating::{Interval, ratings, wilson};
pub use spec::{BotSpec, Budget, SpecError};

/// A computer player in one seat of one game.
pub trait Bot<G: Game>: Send {
    /// Chooses among what the seat may do now. Asked only while the seat owes a decision.
    fn decide(&mut self, view: &G::View, seat: Seat) -> G::Action;
}
