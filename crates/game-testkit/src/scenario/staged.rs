//! What a game adds to the scenario language.

use game_core::Worded;

use crate::Names;
use crate::facts::{self, Fact};

/// A game that scenarios can set up and look into. Implemented by a game crate behind its feature `scenario`.
///
/// [`Staged::FACTS`] is the table of what `given`, `then` and `sees` can say; see [`facts`](crate::facts).
pub trait Staged: Worded {
    /// What scenarios can set, read and see.
    const FACTS: &'static [Fact<Self>] = &[];

    /// Changes the position as a `given` line says.
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String> {
        facts::given(Self::FACTS, self, line, names)
    }

    /// Makes it somebody's turn, in some phase, as a `turn` line says.
    fn turn(&mut self, line: &str, names: &Names) -> Result<(), String>;

    /// Puts the position in order after the last of some `given` and `turn` lines: counts what was set aside,
    /// deals with what the lines imply.
    fn staged(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// Whether the position is as a `then` line says.
    fn then(&self, line: &str, names: &Names) -> Result<(), String> {
        facts::then(Self::FACTS, self, line, names)
    }

    /// Whether a view is as a `sees` line says.
    fn sees(view: &Self::View, line: &str, names: &Names) -> Result<(), String> {
        facts::sees(Self::FACTS, view, line, names)
    }

    /// Reads an action, in notation with names for seats.
    fn action(text: &str, names: &Names) -> Result<Self::Action, String> {
        names.to_notation(text).parse().map_err(|e: <Self::Action as std::str::FromStr>::Err| e.to_string())
    }
}
