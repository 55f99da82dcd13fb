//! What is stored of the challenges of the day: who has tried, and how it ended.

/// Somebody's only try at a game's challenge of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The game's slug.
    pub game: String,
    /// The day, counted from the Unix epoch.
    pub day: u32,
    /// Whose it is.
    pub user: String,
    /// The table where it is played.
    pub table: String,
    /// How it ended, once it has.
    pub finish: Option<Finish>,
}

/// How a try ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// When, in milliseconds since the Unix epoch.
    pub at: u64,
    /// What it is ranked by. Without points it has no rank and comes behind all others.
    pub points: Option<i32>,
    /// In a word, which is up to the caller.
    pub ending: String,
}

/// A try to be begun: the table comes with it, both or neither are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    /// The day, counted from the Unix epoch.
    pub day: u32,
    /// Whose it is.
    pub user: String,
    /// What the day has decided about the game, as JSON.
    pub options: String,
    /// The table where it is played; the challenge is that of its game.
    pub table: crate::NewTable,
}

/// A day's challenge as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many have begun.
    pub begun: u32,
    /// How many of them have finished.
    pub finished: u32,
    /// What was stored for the day with the first try, as JSON.
    pub options: Option<String>,
    /// The last day before on which somebody tried.
    pub earlier: Option<u32>,
    /// The next day after it on which somebody tried.
    pub later: Option<u32>,
    /// Those who have finished, best first.
    pub ranking: Vec<Ranked>,
}

/// A day of a challenge as an archive shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayTally {
    /// The day, counted from the Unix epoch.
    pub day: u32,
    /// How many have begun.
    pub begun: u32,
    /// How many of them have finished.
    pub finished: u32,
    /// The most points of those who had an account before the day began.
    pub best: Option<i32>,
    /// The points of whoever asks.
    pub points: Option<i32>,
    /// Whether they have begun it.
    pub played: bool,
}

/// A try that is over and its rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// One more than there are better ones among those who count; those who have no points have none.
    pub rank: Option<u32>,
    /// Whether it counts for others.
    pub counts: bool,
    /// The name its player goes by now.
    pub name: String,
    /// The try.
    pub attempt: Attempt,
}
