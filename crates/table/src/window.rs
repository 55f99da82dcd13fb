//! Passing for a seat: which questions the table answers itself, and when.
//!
//! A question that can be answered `pass` is a window. Others may not learn from the time an answer takes whether
//! the seat could have done something else: where the table may pass for a seat, a pass counts after the same
//! pause, whether the table gives it or the player does. Bots wait as well, as long as they may think.

use game_registry::{BotSpec, Budget};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::place::Place;
use crate::question::Question;
use crate::{Millis, PassMode, SeatHolder};

/// How long at least a bot takes over a window, so that it seems to think.
const BOT_PAUSE: Millis = 300;

/// How much longer than its budget a bot may take to come up with an answer.
const OVERTIME: Millis = 50;

/// When the table passes for a seat in one kind of window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Preference {
    pub(crate) mode: PassMode,
    /// What the question was about when the player wanted to pass this time: the battle, by its hex.
    pub(crate) about: Map<String, Value>,
}

impl Preference {
    /// Whether a question is about the same thing.
    pub(crate) fn is_about(&self, facts: &Value) -> bool {
        self.about.iter().all(|(field, value)| facts.get(field) == Some(value))
    }
}

/// What a question is about: its facts without its type, or its type when it has no other facts.
pub(crate) fn about(facts: &Value) -> Map<String, Value> {
    let mut about = facts.as_object().cloned().unwrap_or_default();
    if about.len() > 1 {
        about.remove("type");
    }
    about
}

impl Place {
    /// The question, when it is a window in which the table may pass for the player, and how.
    fn window(&self) -> Option<(&Question, PassMode)> {
        let asked = self.asked.as_ref().filter(|asked| !asked.by_hand)?;
        let preference = self.prefer.get(asked.window.as_deref()?)?;
        Some((asked, preference.mode))
    }

    /// When the table passes for the player, if it does.
    pub(crate) fn passes_at(&self, pause: u32) -> Option<Millis> {
        let (asked, mode) = self.window().filter(|_| self.is_human())?;
        let passes = match mode {
            PassMode::Ask => false,
            PassMode::UnlessPlayable => !asked.playable,
            PassMode::ThisTime => true,
        };
        passes.then_some(asked.asked_at + Millis::from(pause))
    }

    /// When a pass of whoever plays the seat may count.
    pub(crate) fn pass_counts_at(&self, pause: u32) -> Option<Millis> {
        match &self.holder {
            SeatHolder::Human { .. } => {
                let (asked, mode) = self.window()?;
                (mode != PassMode::Ask).then_some(asked.asked_at + Millis::from(pause))
            }
            SeatHolder::Bot { spec } => {
                let asked = self.asked.as_ref().filter(|asked| asked.window.is_some())?;
                Some(asked.asked_at + bot_pause(spec, pause))
            }
            SeatHolder::Open => None,
        }
    }
}

/// A bot that has nothing to play must not be quicker than one that has to think.
fn bot_pause(spec: &str, pause: u32) -> Millis {
    if pause == 0 {
        return 0;
    }
    match spec.parse() {
        Ok(BotSpec::Mcts { budget: Budget::Time(time), .. }) => {
            BOT_PAUSE.max(Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX / 2) + OVERTIME)
        }
        _ => BOT_PAUSE,
    }
}
