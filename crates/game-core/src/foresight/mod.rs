//! What a seat's actions would bring about, as far as that seat can know.
//!
//! [`foresee`] plays them on a game imagined from the seat's view and goes on through the seat's own follow-up
//! questions. It ends at the first thing that the view does not decide: dice, a draw, a secret, somebody else's
//! question. So it is a function of the view alone, and all it tells is what `apply` does at the table.

mod ahead;
mod play;

use serde::Serialize;

use crate::{Game, ScoreSheet, SeatSet, Unknown};

pub use play::foresee;

/// Why foresight goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Something comes in that the seat cannot know.
    Unknown(Unknown),
    /// Only others are asked now.
    Others(SeatSet),
    /// The game is over.
    Over,
    /// It has gone far enough.
    Limit,
}

/// An action of the seat and what it brings about.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Foreseen<G: Game> {
    /// What is done.
    pub action: G::Action,
    /// Where the action was not given: what else could have been done instead. Nothing when it is the only answer.
    pub assumed: Option<Vec<G::Action>>,
    /// What the seat is told by it.
    pub events: Vec<G::Event>,
}

/// What comes of some actions, without the questions that follow.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Outlook<G: Game> {
    /// What was told, action by action.
    pub steps: Vec<Foreseen<G>>,
    /// What laying the seat's draft open would tell of these actions.
    pub draft: Vec<G::Event>,
    /// The seat's points after the last action that ran to its end.
    pub score: Option<ScoreSheet>,
    /// What is worth saying besides.
    pub notes: Vec<G::Note>,
    /// Why it goes no further, unless it is the seat that is asked next.
    pub stop: Option<Stop>,
}

/// Something the seat owes because of the actions.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Owed<G: Game> {
    /// The thing itself.
    pub due: G::Due,
    /// How many ways there are to carry it out now.
    pub choices: usize,
    /// What each would bring about; left out when there are too many to look at one by one.
    pub ways: Vec<Way<G>>,
}

/// A way to carry out what is owed.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Way<G: Game> {
    /// What comes of it, one action deep.
    pub outlook: Outlook<G>,
    /// What would then be owed besides.
    pub owed: Vec<G::Due>,
}

/// The next question to the seat.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Question<G: Game> {
    /// What is asked.
    pub prompt: G::Prompt,
    /// What may be answered.
    pub legal: Vec<G::Action>,
}

/// What a seat's actions would bring about.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Foresight<G: Game> {
    /// The actions given, and those assumed after them.
    pub steps: Vec<Foreseen<G>>,
    /// In a secret draft: what laying it open would tell of these actions.
    pub draft: Vec<G::Event>,
    /// Why it goes no further; nothing when the seat itself has to choose.
    pub stop: Option<Stop>,
    /// Whether the stop fell inside the last action: what is behind it is then not known, not even the points.
    pub inside: bool,
    /// The seat's points before and after.
    pub scores: Option<(ScoreSheet, ScoreSheet)>,
    /// What is newly owed.
    pub owed: Vec<Owed<G>>,
    /// What the end of the turn brings if the seat does nothing more of its own.
    pub end: Option<Outlook<G>>,
    /// What is worth saying besides.
    pub notes: Vec<G::Note>,
    /// The places where something happens.
    pub places: Vec<G::Place>,
    /// What the seat is asked next.
    pub next: Option<Question<G>>,
    /// How what dice decide after the last action given would probably go.
    pub odds: Option<G::Odds>,
}

/// An action that is not legal where it was given.
#[derive(Clone, Debug)]
pub struct Refused<G: Game> {
    /// Which of the actions, from 0.
    pub step: usize,
    /// Why the rules refuse it.
    pub illegal: G::Illegal,
}
