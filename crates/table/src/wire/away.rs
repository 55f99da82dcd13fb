//! People who are away for days, and seats that wait for them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Millis;

/// What somebody knows of their own vacations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct VacationSettings {
    /// The one that has begun, or is planned.
    pub span: Option<VacationSpan>,
    /// How many days are left in this year.
    pub left: u32,
    /// How many days one may last that begins now.
    pub most: u32,
    /// How many days there are in a year.
    pub year: u32,
}

/// From when until when, in milliseconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct VacationSpan {
    /// The first moment.
    pub from: Millis,
    /// The first one after it.
    pub until: Millis,
}

/// A vacation that somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// How many days.
    pub days: u32,
    /// When it begins, in milliseconds since the Unix epoch; now without it.
    #[serde(default)]
    #[ts(optional)]
    pub from: Option<Millis>,
}

/// A seat that a friend keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WaitingInvitation {
    /// At which table.
    pub table: String,
    /// Slug of the game.
    pub game: String,
    /// The name of the friend.
    pub by: String,
    /// Since when.
    pub since: Millis,
    /// The way to the seat.
    pub token: String,
}
