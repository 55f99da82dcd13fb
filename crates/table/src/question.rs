//! What is asked of a seat, and under which number.

use std::fmt;

use game_core::Seat;
use game_registry::RunningGame;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Millis;
use crate::fingerprint::Fingerprint;

/// A question to one seat, as the table remembers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Counts the seat's questions; an answer names it.
    pub(crate) number: u32,
    /// Equal for equal questions with equal choices.
    pub(crate) fingerprint: Fingerprint,
    pub(crate) asked_at: Millis,
    /// The kind of window that it is, if it is one.
    pub(crate) window: Option<String>,
    /// Whether there is anything to play in it.
    pub(crate) playable: bool,
    /// Asked again after an undo: the player wants to choose.
    pub(crate) by_hand: bool,
}

impl Question {
    pub(crate) fn decision(&self) -> DecisionId {
        DecisionId(self.number)
    }
}

/// The number of a question, written `d17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DecisionId(pub(crate) u32);

impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

/// What the game asks a seat now.
pub(crate) struct Asking {
    pub(crate) fingerprint: Fingerprint,
    pub(crate) window: Option<String>,
    pub(crate) playable: bool,
    /// The facts of the question, its type among them.
    pub(crate) facts: Value,
}

impl Asking {
    pub(crate) fn of(game: &dyn RunningGame, seat: Seat) -> Self {
        let facts = game.prompt(seat).map(|prompt| prompt.facts).unwrap_or_default();
        let offers = game.notations(seat);
        let mut fingerprint = Fingerprint::default();
        fingerprint.add(&facts.to_string());
        offers.iter().for_each(|offer| fingerprint.add(offer));
        let window = game.window(seat);
        let playable = window.as_ref().is_none_or(|window| !window.idle);
        Asking { fingerprint, window: window.map(|window| window.kind.to_owned()), playable, facts }
    }
}
