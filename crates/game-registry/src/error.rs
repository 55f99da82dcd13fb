//! What can go wrong between a caller and a game.

use std::error::Error;
use std::fmt;

use serde_json::{Value, json};

use crate::Saying;

/// Why a game cannot start.
#[derive(Clone, Debug)]
pub enum StartError {
    /// The options are not such as the game has.
    Options(String),
    /// The rules know no such number of seats.
    Seats(String),
    /// The rules refuse them together.
    Refused(Saying),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Options(why) | StartError::Seats(why) => f.write_str(why),
            StartError::Refused(saying) => saying.fmt(f),
        }
    }
}

impl Error for StartError {}

/// Why an action is not carried out. Nothing has changed.
#[derive(Clone, Debug)]
pub enum MoveError {
    /// The table has no such seat.
    NoSuchSeat,
    /// Neither notation nor JSON of an action of this game; the text says what would be.
    Unreadable(String),
    /// The rules refuse it.
    Refused(Saying),
}

impl MoveError {
    /// For one reader: `{"rule", "sentence", "facts"}`; without a rule when none is at stake.
    pub fn to_json(&self, lang: &str, names: &[String]) -> Value {
        match self {
            MoveError::Refused(saying) => saying.to_json(lang, names),
            other => json!({ "rule": null, "sentence": other.to_string(), "facts": null }),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::NoSuchSeat => f.write_str("The table has no such seat."),
            MoveError::Unreadable(why) => f.write_str(why),
            MoveError::Refused(saying) => saying.fmt(f),
        }
    }
}

impl Error for MoveError {}

/// Why a snapshot cannot be used; the journal then has to be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It was taken under other rules.
    OtherRules {
        /// The version it was taken under.
        found: u32,
        /// The version here.
        expected: u32,
    },
    /// It is no snapshot of this game.
    Unreadable(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::OtherRules { found, expected } => {
                write!(f, "The snapshot was taken under version {found} of the rules; this is version {expected}.")
            }
            LoadError::Unreadable(why) => write!(f, "The snapshot cannot be read: {why}"),
        }
    }
}

impl Error for LoadError {}

/// Why long work ends without a result.
#[derive(Clone, Debug)]
pub enum WorkError {
    /// What was asked for cannot be done: the caller's mistake.
    Request(String),
    /// It went wrong on the way.
    Failed(String),
}

impl fmt::Display for WorkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WorkError::Request(why) | WorkError::Failed(why) => f.write_str(why),
        }
    }
}

impl Error for WorkError {}

impl From<StartError> for WorkError {
    fn from(err: StartError) -> Self {
        WorkError::Request(err.to_string())
    }
}
