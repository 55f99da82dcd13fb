//! What is stored of people: who they are, how they prove it, what they like, what they uploaded.

use crate::Cursor;

/// A person, guest or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Their id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// The language of their interface.
    pub lang: String,
    /// When they first came, in milliseconds since the Unix epoch.
    pub created: u64,
    /// How often they have ended all their sessions.
    pub sessions: u64,
}

/// A login that brings a user back on another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The login, in the one spelling the caller compares.
    pub login: String,
    /// Whose it is; a user has at most one.
    pub user: String,
    /// The password's hash, made and checked by the caller.
    pub password_hash: String,
    /// When it was made, in milliseconds since the Unix epoch.
    pub created: u64,
}

/// Something a user holds that proves who they are. Only a hash of it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Names it in lists.
    pub id: String,
    /// The hash of the secret.
    pub hash: String,
    /// Whose it is.
    pub user: String,
    /// What it is for, such as `bot` or `session`; up to the caller.
    pub kind: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in milliseconds since the Unix epoch.
    pub created: u64,
    /// When it stops being good. The caller compares; the store only sweeps.
    pub expires: Option<u64>,
}

/// A journal that somebody uploaded to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// What lists show of it.
    pub record: ReplayRecord,
    /// The journal, as JSON lines.
    pub journal: String,
}

/// What is known of a replay without its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayRecord {
    /// Its id.
    pub id: String,
    /// Who uploaded it.
    pub user: String,
    /// The game's slug.
    pub game: String,
    /// When it was uploaded, in milliseconds since the Unix epoch.
    pub created: u64,
    /// Whatever a list should show, as JSON.
    pub summary: String,
}

impl ReplayRecord {
    /// Its place in a list of replays.
    pub fn cursor(&self) -> Cursor {
        Cursor { at: self.created, id: self.id.clone() }
    }
}
