//! The contract. One suite of tests (`tests/it/contract`) holds every implementation to it.

use std::collections::BTreeMap;

use async_trait::async_trait;

use crate::{
    Account, Append, Attempt, Finish, Invite, Member, NewAttempt, NewTable, Page, Phase, Replay, ReplayRecord, Result,
    Snapshot, Standing, TableRecord, Token, User,
};

/// Everything a server keeps.
///
/// A write is answered only after it is durable: whoever got `Ok` finds it again after a `kill -9` or a power cut.
/// A write that fails changes nothing (for the one exception see [`Error::Unavailable`](crate::Error::Unavailable)).
/// A read sees every write answered before it began.
#[async_trait]
pub trait Store: Tables + Invites + People + Replays + Attempts + Send + Sync {
    /// The secret of this name, the same for every process that shares the database. The first caller's `fresh`
    /// one is kept; everybody gets what is kept. For keys that sign cookies.
    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>>;

    /// Whether reads and writes would be answered now.
    async fn ready(&self) -> Result<()>;

    /// Finishes the writes that wait and lets go of the database. Later requests are answered with
    /// [`Error::Unavailable`](crate::Error::Unavailable).
    async fn close(&self);

    /// What has been done so far.
    fn stats(&self) -> Stats;
}

/// Counts since the store was opened, for metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Writes that went through the queue in which waiting writes are grouped.
    pub writes: u64,
    /// Durable transactions these writes took.
    pub commits: u64,
}

/// Tables and their journals.
#[async_trait]
pub trait Tables {
    /// Stores a new table with its first entries.
    async fn create_table(&self, table: NewTable) -> Result<()>;

    /// Adds entries to a journal of exactly the expected length and gives the new length. Otherwise the answer is
    /// [`Conflict::Journal`](crate::Conflict::Journal). Appends that wait at the same time share one commit.
    async fn append(&self, append: Append) -> Result<u64>;

    /// What is known of a table.
    async fn table(&self, id: &str) -> Result<Option<TableRecord>>;

    /// The entries of a journal from a number on, counted from 0, in order and without a gap.
    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>>;

    /// Who is at a table, in the order of users and seats.
    async fn members(&self, table: &str) -> Result<Vec<Member>>;

    /// The tables a user is at, in one of these phases, last changed first.
    async fn tables_of(&self, user: &str, phases: &[Phase], page: Page) -> Result<Vec<TableRecord>>;

    /// The ids of all tables in a phase, in order; only those last changed before a time, when one is given.
    /// For what a server does at its start and for tidying up.
    async fn tables_in(&self, phase: Phase, before: Option<u64>) -> Result<Vec<String>>;

    /// Deletes a table with everything that belongs to it. Says whether there was one.
    async fn delete_table(&self, id: &str) -> Result<bool>;

    /// Keeps a snapshot in place of the one before. One that is ahead of the journal is a conflict: it shows
    /// something that was never acknowledged.
    async fn put_snapshot(&self, table: &str, snapshot: Snapshot) -> Result<()>;

    /// The last snapshot, if there is one.
    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>>;

    /// Keeps what is to be known of a game that is over, whatever becomes of its rules. What was kept before stays.
    async fn put_ending(&self, table: &str, told: Vec<u8>) -> Result<()>;

    /// What was kept of a game that is over, if it was.
    async fn ending(&self, table: &str) -> Result<Option<Vec<u8>>>;

    /// The ids of tables that are over and of which nothing was kept, in order. For what a server does at its start.
    async fn without_ending(&self) -> Result<Vec<String>>;
}

/// Ways to a seat.
#[async_trait]
pub trait Invites {
    /// Keeps an invitation in place of the one this seat had before.
    async fn put_invite(&self, invite: Invite) -> Result<()>;

    /// The invitation with this token.
    async fn invite(&self, token: &str) -> Result<Option<Invite>>;

    /// The invitations to a table, by seat.
    async fn invites(&self, table: &str) -> Result<Vec<Invite>>;

    /// Deletes an invitation. Says whether there was one.
    async fn remove_invite(&self, token: &str) -> Result<bool>;

    /// Gives a table a short code in place of the one it had before.
    async fn set_code(&self, table: &str, code: &str) -> Result<()>;

    /// The id of the table with this code.
    async fn table_by_code(&self, code: &str) -> Result<Option<String>>;

    /// Takes the code from a table, so that another may have it. Says whether there was one.
    async fn clear_code(&self, table: &str) -> Result<bool>;
}

/// Users, their accounts, tokens and preferences.
#[async_trait]
pub trait People {
    /// Stores a new user.
    async fn create_user(&self, user: User) -> Result<()>;

    /// The user with this id.
    async fn user(&self, id: &str) -> Result<Option<User>>;

    /// Changes a user's name or language, or both; what is not given stays as it is.
    async fn update_user(&self, id: &str, name: Option<&str>, lang: Option<&str>) -> Result<()>;

    /// Gives a user an account.
    async fn create_account(&self, account: Account) -> Result<()>;

    /// The account with this login.
    async fn account(&self, login: &str) -> Result<Option<Account>>;

    /// The account of a user.
    async fn account_of(&self, user: &str) -> Result<Option<Account>>;

    /// Changes the password of an account.
    async fn set_password(&self, login: &str, password_hash: &str) -> Result<()>;

    /// Stores a new token.
    async fn add_token(&self, token: Token) -> Result<()>;

    /// The token with this hash, be it expired or not.
    async fn token(&self, hash: &str) -> Result<Option<Token>>;

    /// The tokens of a user, oldest first.
    async fn tokens(&self, user: &str) -> Result<Vec<Token>>;

    /// Deletes a user's token. Says whether that user had it.
    async fn remove_token(&self, user: &str, id: &str) -> Result<bool>;

    /// Deletes the tokens that expired before a time and says how many.
    async fn sweep_tokens(&self, now: u64) -> Result<u64>;

    /// Keeps a preference, as JSON, in place of the one of this name before.
    async fn set_preference(&self, user: &str, name: &str, json: &str) -> Result<()>;

    /// All preferences of a user by name.
    async fn preferences(&self, user: &str) -> Result<BTreeMap<String, String>>;
}

/// Uploaded journals.
#[async_trait]
pub trait Replays {
    /// Stores a new replay.
    async fn add_replay(&self, replay: Replay) -> Result<()>;

    /// The replay with this id.
    async fn replay(&self, id: &str) -> Result<Option<Replay>>;

    /// The replays of a user, newest first.
    async fn replays_of(&self, user: &str, page: Page) -> Result<Vec<ReplayRecord>>;

    /// Deletes a user's replay. Says whether that user had it.
    async fn remove_replay(&self, user: &str, id: &str) -> Result<bool>;
}

/// Challenges of the day: one try for each person.
#[async_trait]
pub trait Attempts {
    /// Stores a try and its table. If this user has tried already, nothing is stored, and the answer is
    /// [`Thing::Attempt`](crate::Thing::Attempt) taken.
    async fn begin_attempt(&self, new: NewAttempt) -> Result<()>;

    /// A user's try at a game's challenge of a day.
    async fn attempt(&self, game: &str, day: u32, user: &str) -> Result<Option<Attempt>>;

    /// The try that is played at a table.
    async fn attempt_at(&self, table: &str) -> Result<Option<Attempt>>;

    /// Keeps how the try at a table ended. What was kept before stays.
    async fn finish_attempt(&self, table: &str, finish: Finish) -> Result<()>;

    /// How a day's challenge stands: the first so many of its ranking, and this user if he is not among them. Equal
    /// points share a rank; who finished earlier is listed first.
    async fn standing(&self, game: &str, day: u32, first: u32, user: &str) -> Result<Standing>;

    /// The tables that are over without it being kept how their tries ended. For what a server does at its start.
    async fn unfinished_attempts(&self) -> Result<Vec<String>>;
}
