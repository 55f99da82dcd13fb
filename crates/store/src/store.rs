//! The contract. One suite of tests (`tests/it/contract`) holds every implementation to it.

use std::collections::BTreeMap;

use async_trait::async_trait;

use crate::{
    Account, Acquaintance, Append, Attempt, BoardTally, Bond, DayTally, DueNotice, Finish, GameResult, Invite, Member,
    NewAttempt, NewTable, NoticePrefs, Page, Phase, Profile, Rated, Rating, Replay, ReplayRecord, Result, Snapshot,
    Standing, Subscription, TableRecord, Tally, Token, User, Vacation, WaitingInvite,
};

/// Everything a server keeps.
///
/// A write is answered only after it is durable: whoever got `Ok` finds it again after a `kill -9` or a power cut.
/// A write that fails changes nothing (for the one exception see [`Error::Unavailable`](crate::Error::Unavailable)).
/// A read sees every write answered before it began.
#[async_trait]
pub trait Store:
    Tables + Invites + People + Replays + Attempts + Results + Circles + Notices + Away + Send + Sync
{
    /// The secret of this name, the same for every process that shares the database. The first caller's `fresh`
    /// one is kept; everybody gets what is kept. For keys that sign cookies.
    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>>;

    /// Whether reads and writes would be answered now.
    async fn ready(&self) -> Result<()>;

    /// Finishes the writes that wait and lets go of the database. Later requests are answered with
    /// [`Error::Unavailable`](crate::Error::Unavailable).
    async fn close(&self);

    /// Takes the database for this process alone, until it is closed. Another process that has it is an
    /// [`Error::Unfit`](crate::Error::Unfit), after a moment in which it may just be going away.
    async fn alone(&self) -> Result<()>;

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

    /// The ids of tables that are over, last changed before a time, and at which no user has a seat, in order. For
    /// tidying up.
    async fn over_without_people(&self, before: u64) -> Result<Vec<String>>;

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

    /// Ends all sessions of a user and says which number those have that begin from now on.
    async fn end_sessions(&self, id: &str) -> Result<u64>;

    /// Ends one session of a user by its name. It is remembered until a time, when its cookie is too old anyway.
    async fn end_session(&self, user: &str, session: &str, until: u64) -> Result<()>;

    /// Whether the session of this name was ended by itself.
    async fn has_ended(&self, session: &str) -> Result<bool>;

    /// Forgets the sessions whose time was over before a moment and says how many.
    async fn sweep_sessions(&self, now: u64) -> Result<u64>;

    /// Notes where a user was seen to come from, and when. Says whether there is such a user.
    async fn note_seen(&self, user: &str, home: &str, at: u64) -> Result<bool>;

    /// Where a user was last seen to come from.
    async fn home_of(&self, user: &str) -> Result<Option<String>>;

    /// Deletes users who came before a time and have left nothing that others would miss: no account, table, try or
    /// upload. What is for themselves alone (tokens, friends, notices) keeps them as long as they were seen since then.
    /// Says how many.
    async fn sweep_guests(&self, before: u64) -> Result<u64>;

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

    /// Notes that somebody looks at a replay.
    async fn look_at_replay(&self, id: &str, now: u64) -> Result<()>;

    /// Deletes the replays at which nobody has looked since a time and says how many.
    async fn sweep_replays(&self, before: u64) -> Result<u64>;

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

    /// How a day's challenge stands: the first so many of its ranking, and this user in any case. Equal points share a
    /// rank; who finished earlier is listed first. Ranked are those who had an account `before` a time; this user is
    /// told which rank it would be otherwise.
    async fn standing(&self, game: &str, day: u32, first: u32, user: &str, before: u64) -> Result<Standing>;

    /// The days before one on which somebody tried, last first and so many at most, as this user sees them.
    async fn days(&self, game: &str, user: &str, before: u32, most: u32) -> Result<Vec<DayTally>>;

    /// The days whose challenge a user has played to its end, in order.
    async fn days_finished(&self, game: &str, user: &str) -> Result<Vec<u32>>;

    /// The tables that are over without it being kept how their tries ended. For what a server does at its start.
    async fn unfinished_attempts(&self) -> Result<Vec<String>>;
}

/// What came of finished games. A result and the ratings it leads to are stored together, and each table's once.
#[async_trait]
pub trait Results {
    /// Keeps what came of a game, after all that were kept before. If something is kept of this table already, nothing
    /// is stored. Says whether it was.
    async fn put_result(&self, result: GameResult) -> Result<bool>;

    /// The tables that are over and of which no result is kept, in the order in which they ended.
    async fn without_result(&self) -> Result<Vec<String>>;

    /// The tables of which a result is kept, in the order in which they were counted.
    async fn counted(&self) -> Result<Vec<String>>;

    /// Keeps these results, in this order, in place of all that there are; all or nothing.
    async fn recount(&self, results: Vec<GameResult>) -> Result<()>;

    /// What came of the game at a table.
    async fn result(&self, table: &str) -> Result<Option<GameResult>>;

    /// The ratings of these people in a game, by user.
    async fn ratings(&self, game: &str, users: &[String]) -> Result<Vec<Rating>>;

    /// All ratings of a person, by game.
    async fn ratings_of(&self, user: &str) -> Result<Vec<Rating>>;

    /// The first so many on a game's leaderboard: those with so many games or more who let others see it.
    async fn ladder(&self, game: &str, games: u32, first: u32) -> Result<Vec<Rated>>;

    /// How many of those are better than this.
    async fn better(&self, game: &str, games: u32, mu: i64) -> Result<u32>;

    /// What somebody has played, by game.
    async fn tallies(&self, user: &str) -> Result<Vec<Tally>>;

    /// On which boards, by game and most played first.
    async fn boards(&self, user: &str) -> Result<Vec<BoardTally>>;
}

/// What people are to each other, and what they tell others of themselves.
#[async_trait]
pub trait Circles {
    /// Everybody to whom a person has a bond, by bond, name and id; also those who have asked to be friends.
    async fn circle(&self, user: &str) -> Result<Vec<Acquaintance>>;

    /// Adds a bond of one person to another; one that is there stays. Friends are made by [`Circles::befriend`].
    async fn add_bond(&self, user: &str, other: &str, bond: Bond, since: u64) -> Result<()>;

    /// Takes it away. Says whether it was there.
    async fn remove_bond(&self, user: &str, other: &str, bond: Bond) -> Result<bool>;

    /// Makes two people friends, and answers what they may have asked.
    async fn befriend(&self, one: &str, other: &str, since: u64) -> Result<()>;

    /// Ends a friendship, and forgets what they may have asked. Says whether there was anything.
    async fn part(&self, one: &str, other: &str) -> Result<bool>;

    /// Blocks somebody, who is then neither a friend nor asks to be one.
    async fn block(&self, user: &str, other: &str, since: u64) -> Result<()>;

    /// Those whom a person has blocked, and those who have blocked them, each once and in order.
    async fn shut_out(&self, user: &str) -> Result<Vec<String>>;

    /// Whether two people are or were at one table.
    async fn have_met(&self, one: &str, other: &str) -> Result<bool>;

    /// What a person tells others; of somebody unknown, what is usual.
    async fn profile(&self, user: &str) -> Result<Profile>;

    /// Changes that; what is not given stays as it is.
    async fn set_profile(&self, user: &str, open: Option<bool>, seen: Option<bool>) -> Result<()>;

    /// Gives a person a link in place of the one before, or none.
    async fn set_link(&self, user: &str, link: Option<&str>) -> Result<()>;

    /// Whose link this is.
    async fn user_by_link(&self, link: &str) -> Result<Option<String>>;
}

/// What is needed to tell people who are away.
#[async_trait]
pub trait Notices {
    /// The browsers on which a person wants to be told, in the order in which they came.
    async fn subscriptions(&self, user: &str) -> Result<Vec<Subscription>>;

    /// Adds one. An address that is known already is this person's from now on.
    async fn put_subscription(&self, new: Subscription) -> Result<()>;

    /// Takes one away. Says whether it was there.
    async fn remove_subscription(&self, user: &str, endpoint: &str) -> Result<bool>;

    /// How a person wants to be told; of somebody who has not said, what is usual.
    async fn notice_prefs(&self, user: &str) -> Result<NoticePrefs>;

    /// Keeps that in place of what was, but for when they were told last.
    async fn set_notice_prefs(&self, user: &str, to: NoticePrefs) -> Result<()>;

    /// They have been told something; kept of those who have said how they want to be.
    async fn note_told(&self, user: &str, at: u64) -> Result<()>;

    /// The tables of which a person does not want to be told, in order.
    async fn mutes(&self, user: &str) -> Result<Vec<String>>;

    /// Adds such a table, or takes it away.
    async fn mute(&self, user: &str, table: &str, on: bool) -> Result<()>;

    /// Notes that somebody is to be told, in place of what they were to be told of the same table. Says whether they
    /// can be: they have a browser or a confirmed address, and have not muted the table.
    async fn put_due(&self, due: DueNotice) -> Result<bool>;

    /// They need not be told: if it is still noted for that moment. Says whether it was.
    async fn remove_due(&self, due: DueNotice) -> Result<bool>;

    /// All that people are still to be told, by person and table.
    async fn due(&self) -> Result<Vec<DueNotice>>;
}

/// Vacations, and seats that friends keep for people who are away.
#[async_trait]
pub trait Away {
    /// All vacations of a person, past ones among them, in order.
    async fn vacations(&self, user: &str) -> Result<Vec<Vacation>>;

    /// Everybody's vacations that end after a time, by person. For what a server does at its start.
    async fn vacations_after(&self, at: u64) -> Result<Vec<Vacation>>;

    /// Keeps a vacation, in place of one of the same person that begins at the same time.
    async fn put_vacation(&self, new: Vacation) -> Result<()>;

    /// Deletes one. Says whether it was there.
    async fn remove_vacation(&self, user: &str, from: u64) -> Result<bool>;

    /// The invitations that wait for somebody, oldest first.
    async fn waiting_invites(&self, user: &str) -> Result<Vec<WaitingInvite>>;

    /// Keeps one, in place of one to the same table.
    async fn keep_invite(&self, new: WaitingInvite) -> Result<()>;

    /// It need not wait any longer. Says whether it was there.
    async fn drop_invite(&self, user: &str, table: &str) -> Result<bool>;
}

/// What a store writes to see whether it can: something else every time.
pub(crate) fn heartbeat() -> [u8; 16] {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    now.as_nanos().to_be_bytes()
}
