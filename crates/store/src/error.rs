//! What can go wrong, sorted by what the caller should do about it.

use std::fmt;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
pub enum Error {
    /// The database cannot be reached, is busy or has no room: try again.
    ///
    /// An append that ends like this **may or may not have been stored** (the connection can break between the
    /// commit and its answer). Read the journal's length again before repeating it; the expected length then keeps
    /// it from being stored twice.
    #[error("The database is not available now: {0}")]
    Unavailable(String),
    /// Something else was there first. Nothing has changed.
    #[error("{0}")]
    Conflict(Conflict),
    /// What the request refers to does not exist. Nothing has changed.
    #[error("There is no {}.", .0.name())]
    Missing(Thing),
    /// The data can never be stored: a zero byte in a text, a number beyond all bounds. Nothing has changed.
    #[error("This cannot be stored: {0}")]
    Unfit(String),
    /// The database was written by a later version of the program.
    #[error(
        "The database has version {found}, and this program knows versions up to {known}. Start the newer program that \
         wrote it."
    )]
    Newer {
        /// The version of the database.
        found: u32,
        /// The latest version known here.
        known: u32,
    },
    /// What is stored contradicts itself or cannot be read: somebody has to look at it.
    #[error("The database is damaged: {0}")]
    Damaged(String),
}

/// What was there first.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
pub enum Conflict {
    /// The journal has another length than expected: somebody else has appended to it.
    #[error("The journal of table {table} has {length} entries where {expected} were expected.")]
    Journal {
        /// The table.
        table: String,
        /// How many entries the caller thought it has.
        expected: u64,
        /// How many it has.
        length: u64,
    },
    /// There is one with this key already.
    #[error("There is {0} already.")]
    Taken(Thing),
}

/// What a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A table, by its id.
    Table,
    /// A user, by their id.
    User,
    /// An account, by its login.
    Login,
    /// The one account of a user.
    Account,
    /// A token, by its hash or its id.
    Token,
    /// An invitation, by its token.
    Invite,
    /// The short code of a table.
    Code,
    /// An uploaded replay, by its id.
    Replay,
    /// A user's try at a challenge of the day.
    Attempt,
}

/// The result of asking a store.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Whether the same request may succeed later.
    pub fn is_temporary(&self) -> bool {
        matches!(self, Error::Unavailable(_))
    }

    pub(crate) fn taken(thing: Thing) -> Error {
        Error::Conflict(Conflict::Taken(thing))
    }

    /// Of a store that takes no more requests.
    pub(crate) fn closed() -> Error {
        Error::Unavailable("The store is closed.".to_owned())
    }
}

impl Thing {
    fn name(self) -> &'static str {
        match self {
            Thing::Table => "table with this id",
            Thing::User => "user with this id",
            Thing::Login => "account with this login",
            Thing::Account => "account of this user",
            Thing::Token => "token like this",
            Thing::Invite => "invitation like this",
            Thing::Code => "table with this code",
            Thing::Replay => "replay with this id",
            Thing::Attempt => "attempt of this user at this challenge",
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = if self.name().starts_with(['a', 'i']) { "an" } else { "a" };
        write!(f, "{article} {}", self.name())
    }
}
