//! What a seat's actions would bring about, for its owner.

use game_core::{ScoreSheet, Seat, Unknown};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Json, LegalAction, Refusal, Said};

/// The answer to `foresee`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForesightAnswer {
    /// What the actions would bring about.
    Foreseen {
        /// All of it.
        foresight: Box<Foresight>,
    },
    /// One of them cannot be done.
    Refused {
        /// Which, from 0; nothing when it is not about one of them.
        step: Option<u32>,
        /// Why, as `why` says it.
        refusal: Refusal,
    },
    /// A newer question has taken its place.
    Replaced,
}

/// What a seat's actions would bring about: all of it is what happens when they are done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Foresight {
    /// The actions asked about, and those assumed after them. To choose otherwise, ask with a longer list.
    pub steps: Vec<ForeseenStep>,
    /// In a secret draft: what laying it open would tell of these actions.
    pub draft: Vec<Said>,
    /// Why it goes no further; nothing when the seat has to choose.
    pub stop: Option<ForesightStop>,
    /// Whether the stop fell inside the last action: what is behind it is not known, so points and questions are left
    /// out.
    pub inside: bool,
    /// The seat's points.
    pub scores: Option<ScoreChange>,
    /// What is newly owed.
    pub owed: Vec<OwedThing>,
    /// What the end of the turn brings if the seat does nothing more of its own.
    pub end: Option<Prospect>,
    /// What is neither event nor score: `note-…`.
    pub notes: Vec<Said>,
    /// The places where something happens.
    pub places: Vec<Json>,
    /// What the seat is asked next.
    pub next: Option<NextQuestion>,
    /// How what dice decide after the last action asked about would probably go, as the game's own data.
    pub odds: Option<Json>,
}

/// An action and what it brings about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ForeseenStep {
    /// What is done.
    pub action: LegalAction,
    /// Where it was assumed: what else could be done, nothing when it is the only answer.
    pub assumed: Option<Vec<LegalAction>>,
    /// What the seat is told by it.
    pub events: Vec<Said>,
}

/// Why foresight goes no further.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForesightStop {
    /// Dice, a draw, a reveal or a secret.
    Unknown {
        /// What nobody can know before.
        what: Unknown,
    },
    /// Others are asked now.
    Others {
        /// The seats that are asked.
        seats: Vec<Seat>,
    },
    /// The game is over.
    Over,
    /// It has gone far enough.
    Limit,
}

/// A seat's points, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoreChange {
    /// Now.
    pub before: ScoreSheet,
    /// Then.
    pub after: ScoreSheet,
}

/// Something owed because of the actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OwedThing {
    /// What, as the game's own data.
    pub due: Json,
    /// How many ways there are to carry it out now.
    pub choices: u32,
    /// What each would bring about; left out when there are too many.
    pub ways: Vec<OwedWay>,
}

/// A way to carry out what is owed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OwedWay {
    /// What comes of it, one action deep.
    pub prospect: Prospect,
    /// What would then be owed besides.
    pub owed: Vec<Json>,
}

/// What comes of some actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Prospect {
    /// The actions.
    pub steps: Vec<ForeseenStep>,
    /// In a secret draft: what laying it open would tell of them.
    pub draft: Vec<Said>,
    /// The seat's points after the last action that ran to its end.
    pub score: Option<ScoreSheet>,
    /// What is neither event nor score.
    pub notes: Vec<Said>,
    /// Why it goes no further.
    pub stop: Option<ForesightStop>,
}

/// A question that would follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct NextQuestion {
    /// What is asked.
    pub prompt: Said,
    /// How many answers there are.
    pub choices: u32,
    /// The answers; left out when there are too many to be sent ahead.
    pub legal: Vec<LegalAction>,
}
