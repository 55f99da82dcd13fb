//! What a game adds to the scenario language.

use game_core::Worded;

use crate::Names;

/// A game that scenarios can set up and look into. Implemented by a game crate behind its feature `scenario`.
///
/// Each method gets the rest of a line after its word, with players' names as written, and fails with sentences
/// for the reader. When something differs from what the line says, [`same`](crate::same) makes the sentences.
pub trait Staged: Worded {
    /// Changes the position as a `given` line says.
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String>;

    /// Makes it somebody's turn, in some phase, as a `turn` line says.
    fn turn(&mut self, line: &str, names: &Names) -> Result<(), String>;

    /// Puts the position in order after the last of some `given` and `turn` lines: counts what was set aside,
    /// deals with what the lines imply.
    fn staged(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// Whether the position is as a `then` line says.
    fn then(&self, line: &str, names: &Names) -> Result<(), String>;

    /// Whether a view is as a `sees` line says.
    fn sees(view: &Self::View, line: &str, names: &Names) -> Result<(), String>;

    /// Reads an action, in notation with names for seats.
    fn action(text: &str, names: &Names) -> Result<Self::Action, String> {
        names.to_notation(text).parse().map_err(|e: <Self::Action as std::str::FromStr>::Err| e.to_string())
    }
}
