//! Where tables, people and replays are kept: SQLite or PostgreSQL behind one trait.
//!
//! The journal of a table is the truth: a list of entries that only grows, appended with the length it is expected to
//! have, and answered only after it is durable. Entries, headers, summaries and snapshots are opaque texts and bytes;
//! this crate knows nothing of games. [`Store`] is the contract, [`SqliteStore`] the default that needs no server,
//! [`PostgresStore`] the one for several machines. Writes that wait at the same time share a commit in both.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod attempts;
mod away;
mod circles;
mod convert;
mod error;
mod folder;
mod migrations;
mod notices;
mod people;
mod postgres;
mod results;
mod sqlite;
mod store;
mod tables;

use std::path::PathBuf;
use std::sync::Arc;

pub use attempts::{Attempt, DayTally, Finish, NewAttempt, Ranked, Standing};
pub use away::{Vacation, WaitingInvite};
pub use circles::{Acquaintance, Bond, Profile};
pub use error::{Conflict, Error, Result, Thing};
pub use folder::data_folder;
pub use notices::{DueNotice, NoticePrefs, Subscription};
pub use people::{Account, Replay, ReplayRecord, Token, User};
pub use postgres::{PostgresStore, unencrypted};
pub use results::{BoardTally, GameResult, Rated, Rating, SeatResult, Tally};
pub use sqlite::SqliteStore;
pub use store::{Attempts, Away, Circles, Invites, Notices, People, Replays, Results, Stats, Store, Tables};
pub use tables::{Append, Cursor, Invite, Member, NewTable, Page, Phase, Snapshot, TableRecord, UnknownPhase};

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder of this machine, for a [`SqliteStore`].
    Folder(PathBuf),
    /// A `postgres://` address, for a [`PostgresStore`]. It may hold a password, so it is not shown by `Debug`.
    Postgres(String),
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Folder(folder) => f.debug_tuple("Folder").field(folder).finish(),
            Place::Postgres(_) => f.debug_tuple("Postgres").finish_non_exhaustive(),
        }
    }
}

/// Opens the store at a place, creates it if need be, and brings its schema up to date.
pub async fn open(place: &Place) -> Result<Arc<dyn Store>> {
    Ok(match place {
        Place::Folder(folder) => Arc::new(SqliteStore::open(folder).await?),
        Place::Postgres(url) => Arc::new(PostgresStore::open(url).await?),
    })
}
