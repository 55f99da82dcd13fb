//! What is asked of a seat, and under which number.

use std::fmt;
use std::sync::{Arc, OnceLock};

use game_core::{Seat, Window};
use game_registry::{RunningGame, Saying};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Millis;
use crate::fingerprint::Fingerprint;
use crate::wire::Legal;

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

/// What the game asks a seat now. It is made once for each change of the game; whoever needs it later reads it here.
pub(crate) struct Asking {
    pub(crate) fingerprint: Fingerprint,
    pub(crate) prompt: Option<Saying>,
    legal: OnceLock<Arc<Legal>>,
    pub(crate) window: Option<Window<String>>,
    warnings: OnceLock<Vec<(String, Saying)>>,
}

impl Asking {
    /// With `live`, all that the seat may do is written out at once, since somebody is about to be told; in a journal
    /// that is played again nobody is, and notations are several times cheaper.
    pub(crate) fn of(game: &dyn RunningGame, seat: Seat, live: bool) -> Self {
        let (prompt, legal) = (game.prompt(seat), OnceLock::new());
        let mut fingerprint = Fingerprint::default();
        fingerprint.add(&prompt.as_ref().map_or(&Value::Null, |prompt| &prompt.facts).to_string());
        if live {
            let offers = legal.get_or_init(|| written_out(game, seat));
            offers.iter().for_each(|offer| fingerprint.add(&offer.notation));
        } else {
            game.notations(seat).iter().for_each(|notation| fingerprint.add(notation));
        }
        Asking { fingerprint, prompt, legal, window: game.window(seat), warnings: OnceLock::new() }
    }

    /// What the seat may do in this game, about which it is asked.
    pub(crate) fn legal(&self, game: &dyn RunningGame, seat: Seat) -> Arc<Legal> {
        Arc::clone(self.legal.get_or_init(|| written_out(game, seat)))
    }

    /// Actions that are asked about once more before they are done, and why.
    pub(crate) fn warnings(&self, game: &dyn RunningGame, seat: Seat) -> &[(String, Saying)] {
        self.warnings.get_or_init(|| game.warnings(seat))
    }

    /// Whether there is anything to do but to let the question go by.
    pub(crate) fn is_playable(&self) -> bool {
        self.window.as_ref().is_none_or(|window| !window.idle)
    }

    /// The facts of the question, its type among them.
    pub(crate) fn facts(&self) -> Value {
        self.prompt.as_ref().map(|prompt| prompt.facts.clone()).unwrap_or_default()
    }
}

fn written_out(game: &dyn RunningGame, seat: Seat) -> Arc<Legal> {
    Arc::new(game.legal(seat).into_iter().map(crate::foresee::action).collect())
}
