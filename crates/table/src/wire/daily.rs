//! The challenges of the day: one deal for everybody, one try each.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::Millis;

/// A game's challenge of a day, as one person sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DailyChallenge {
    /// Slug of the game.
    pub game: String,
    /// The day in UTC, such as `2026-03-01`.
    pub day: String,
    /// How long it can still be begun; nothing when the day is over.
    pub ends_in_ms: Option<Millis>,
    /// What the day has decided about the game, what matters most first.
    pub options: Vec<DailyOption>,
    /// How many have begun.
    pub begun: u32,
    /// How many have finished.
    pub finished: u32,
    /// This person's table, once begun.
    pub table: Option<String>,
    /// This person's result, once the game is over.
    pub result: Option<DailyResult>,
}

/// An option of the game that the day has decided.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DailyOption {
    /// Which option.
    pub id: String,
    /// What it is today.
    #[ts(type = "number | string | boolean")]
    pub value: Value,
    /// What the option is called, in the language of whoever asks.
    pub name: String,
    /// What this value of it is called, if it has a name.
    pub choice: Option<String>,
}

/// A day's challenge and how everybody did.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DailyStanding {
    /// The challenge.
    pub challenge: DailyChallenge,
    /// Those who have finished, best first: the first hundred, and this person.
    pub results: Vec<DailyResult>,
    /// The last day before on which somebody played.
    pub earlier: Option<String>,
    /// The next day after it on which somebody played, or today.
    pub later: Option<String>,
}

/// How somebody did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DailyResult {
    /// The rank; equal points share one. Nobody who gave up or was late has one.
    pub rank: Option<u32>,
    /// Whether the rank counts. It does for those who had an account when the day began; others are shown only to
    /// themselves, with the rank that they would have.
    pub counts: bool,
    /// The player's name.
    pub name: String,
    /// Whether it is this person.
    pub you: bool,
    /// Points, unless given up.
    pub points: Option<i32>,
    /// How the game ended for the player.
    pub ending: DailyEnding,
    /// The table, when its game may be looked through.
    pub replay: Option<String>,
}

/// How the challenge of a day ended for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DailyEnding {
    /// The player has beaten the opponent.
    Won,
    /// Neither has beaten the other.
    Drawn,
    /// The opponent has beaten them.
    Lost,
    /// They have given up.
    Resigned,
    /// They were ready only when the deal was no secret any more.
    Late,
}
