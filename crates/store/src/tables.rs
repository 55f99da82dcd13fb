//! What is stored of tables. Headers, entries, summaries and snapshots are opaque: the store never looks inside.

use std::fmt;
use std::str::FromStr;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Seats and options are being chosen.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 3] = [Phase::Lobby, Phase::Playing, Phase::Over];

    /// The word it is stored under: `lobby`, `playing`, `over`.
    pub fn as_str(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Phase {
    type Err = UnknownPhase;

    fn from_str(s: &str) -> Result<Self, UnknownPhase> {
        Phase::ALL.into_iter().find(|phase| phase.as_str() == s).ok_or_else(|| UnknownPhase(s.to_owned()))
    }
}

/// A word that is no phase.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
#[error("`{0}` is not a phase of a table. Write `lobby`, `playing` or `over`.")]
pub struct UnknownPhase(pub String);

/// Somebody at a table, for the list of their tables.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Member {
    /// The user.
    pub user: String,
    /// Their seat; `None` for somebody who is at the table without a seat, such as a host who watches.
    pub seat: Option<u8>,
}

/// A table to be created, with its first entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// What never changes about it, as JSON.
    pub header: String,
    /// What lists show of it, as JSON; replaced by [`Append::summary`].
    pub summary: String,
    /// How far it has come.
    pub phase: Phase,
    /// Now, in milliseconds since the Unix epoch.
    pub at: u64,
    /// The first entries of its journal, each as JSON.
    pub entries: Vec<String>,
    /// Who is there.
    pub members: Vec<Member>,
}

/// New entries for a table's journal, and what changes with them. All of it is stored, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// How many entries its journal has: the number of the first new one, counted from 0.
    pub expected: u64,
    /// The new entries, each as JSON.
    pub entries: Vec<String>,
    /// Now, in milliseconds since the Unix epoch.
    pub at: u64,
    /// The phase the table is in from now on, if that changes.
    pub phase: Option<Phase>,
    /// What lists show of the table from now on, as JSON, if that changes.
    pub summary: Option<String>,
    /// All who are at the table from now on, if that changes.
    pub members: Option<Vec<Member>>,
}

impl Append {
    /// Entries that change nothing but the journal.
    pub fn new(table: impl Into<String>, expected: u64, entries: Vec<String>, at: u64) -> Append {
        Append { table: table.into(), expected, entries, at, phase: None, summary: None, members: None }
    }
}

/// What is known of a table without reading its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// Its id.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// What never changes about it, as JSON.
    pub header: String,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// How far it has come.
    pub phase: Phase,
    /// When it was created, in milliseconds since the Unix epoch.
    pub created: u64,
    /// When the last entry came.
    pub updated: u64,
    /// How many entries its journal has.
    pub length: u64,
    /// The short code to join it by, while it has one.
    pub code: Option<String>,
}

/// A part of a list, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The most rows to give.
    pub limit: u32,
    /// Where the page before ended.
    pub after: Option<Cursor>,
}

impl Page {
    /// The newest rows.
    pub fn first(limit: u32) -> Page {
        Page { limit, after: None }
    }
}

/// A place in a list, newest first: rows of the same time are in the reverse order of their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The time of the row.
    pub at: u64,
    /// Its id.
    pub id: String,
}

impl TableRecord {
    /// Its place in a list of tables.
    pub fn cursor(&self) -> Cursor {
        Cursor { at: self.updated, id: self.id.clone() }
    }
}

/// A state of a table from which its journal can be continued: a cache, which may be lost at any time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many entries of the journal are in it.
    pub length: u64,
    /// The state, in whatever form the caller likes.
    pub state: Vec<u8>,
}

/// A link that lets its holder take a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    /// The unguessable part of the link.
    pub token: String,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
}
