//! Answers that a seat gives once and for all.

/// A kind of question that comes up again and again, and the answers that a seat can give to it in advance, one of them
/// at a time. Until it does it is asked. What an answer comes to in a position is for the game to say
/// ([`Game::by_standing`](crate::Game::by_standing)); the texts call it `standing-<kind>` and
/// `standing-<kind>-<choice>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Names it.
    pub kind: &'static str,
    /// The answers besides being asked.
    pub choices: &'static [&'static str],
}

impl Standing {
    /// Whether one of its answers is called so.
    pub fn knows(&self, kind: &str, choice: &str) -> bool {
        self.kind == kind && self.choices.contains(&choice)
    }
}
