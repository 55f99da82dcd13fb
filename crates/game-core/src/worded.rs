//! The words of a game.

use crate::Game;

/// A game with its words, as they stand in its folder: this is how sentences and rules reach those who show them.
pub trait Worded: Game {
    /// The sentences, by language: Fluent messages, `en` among them.
    const TEXT: &'static [(&'static str, &'static str)];

    /// The rules, by language. A scenario may only cite rules that are there; not checked when empty.
    const RULES: &'static [(&'static str, &'static str)] = &[];
}
