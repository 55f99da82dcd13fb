//! Why somebody who is away is told of a table.

/// Why somebody is told of a table. It names nothing of what happened there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// They are asked something.
    Turn,
    /// The game is over.
    Over,
    /// Others play again and keep a seat for them.
    Rematch,
    /// A friend wants them at the table.
    Invited,
}

impl Reason {
    const ALL: [Reason; 4] = [Reason::Turn, Reason::Over, Reason::Rematch, Reason::Invited];

    /// The word under which it is stored, and its sentence `notice-<word>`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Reason::Turn => "turn",
            Reason::Over => "over",
            Reason::Rematch => "rematch",
            Reason::Invited => "invited",
        }
    }

    pub(crate) fn stored(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.word() == word)
    }
}
