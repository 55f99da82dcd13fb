//! A finished game to look through.

use game_core::{Outcome, Rival, ScoreSheet, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Json, Said, SeatState, Step};
use crate::Millis;

/// What does not change from step to step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReplayInfo {
    /// Which table.
    pub id: String,
    /// Slug of the game.
    pub game: String,
    /// What was chosen for the game.
    #[ts(type = "unknown")]
    pub options: Value,
    /// Where its chance came from.
    pub seed: String,
    /// When the table was opened.
    pub created: Millis,
    /// Who played.
    pub seats: Vec<SeatState>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Points of each seat at the end, line by line.
    pub scores: Vec<ScoreSheet>,
    /// Automated opponents with their points at the end.
    #[serde(default)]
    pub rivals: Vec<Rival>,
    /// Points of each seat at the start and after each action.
    pub points: Vec<Vec<i32>>,
    /// After how many actions each further chapter of the game began; the points of different ones are not to be
    /// compared.
    pub chapters: Vec<u32>,
    /// How many actions there were.
    pub actions: u32,
}

/// The table after so many actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReplayView {
    /// After how many.
    pub at: u32,
    /// Through whose eyes; nobody's for somebody who only watches.
    pub seat: Option<Seat>,
    /// The game's own view.
    pub view: Json,
    /// Who owed a decision.
    pub deciding: Vec<Seat>,
    /// What the first of them was asked.
    pub prompt: Option<Said>,
    /// Points of each seat, line by line.
    pub scores: Vec<ScoreSheet>,
    /// Automated opponents with their points.
    #[serde(default)]
    pub rivals: Vec<Rival>,
}

/// What others did since somebody's own last action, for a player who comes back to a table: a film of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Missed {
    /// What was to be seen before; nothing when nothing has happened.
    pub before: Option<Seen>,
    /// Step by step, oldest first.
    pub scenes: Vec<MissedScene>,
}

/// One step, and what the seat saw after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MissedScene {
    /// As it is told to this person.
    pub step: Step,
    /// After it.
    pub seen: Seen,
}

/// What a seat saw at some moment of a game that is on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Seen {
    /// The game's own view.
    pub view: Json,
    /// Who owed a decision.
    pub deciding: Vec<Seat>,
    /// Points of each seat by what lies open, line by line.
    pub scores: Vec<ScoreSheet>,
    /// Automated opponents with their points.
    pub rivals: Vec<Rival>,
    /// The chapter of the game.
    pub chapter: u8,
}
