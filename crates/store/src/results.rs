//! What is stored of finished games: who played and how it ended, and the ratings that come of it.

/// What came of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The table where it was played.
    pub table: String,
    /// The game's slug.
    pub game: String,
    /// When it ended, in milliseconds since the Unix epoch.
    pub at: u64,
    /// The people who played; bots have no results.
    pub seats: Vec<SeatResult>,
    /// The ratings that the game has changed, as they are after it.
    pub ratings: Vec<Rating>,
}

/// What came of it for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// Who played there.
    pub user: String,
    /// Points at the end.
    pub points: Option<i32>,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// False for somebody who gave up or was replaced.
    pub stayed: bool,
    /// The board that was played on, in whatever form the caller likes.
    pub board: Option<String>,
    /// The guess about their strength before and after, if the game counted for them.
    pub moved: Option<(i64, i64)>,
}

/// What is known of somebody's strength in a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rating {
    /// The id of the player.
    pub user: String,
    /// The game's slug.
    pub game: String,
    /// The guess.
    pub mu: i64,
    /// How far it may be off.
    pub sigma: i64,
    /// How many games it comes from.
    pub games: u32,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The name they go by now.
    pub name: String,
    /// Their rating.
    pub rating: Rating,
}

/// What somebody has played of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The game's slug.
    pub game: String,
    /// Finished games.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// The most points at the end of a game that was played to its end.
    pub best: Option<i32>,
    /// The points of all such games together.
    pub sum: i64,
    /// How many of them there are.
    pub scored: u32,
}

/// How often somebody has played on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardTally {
    /// The game's slug.
    pub game: String,
    /// The board.
    pub board: String,
    /// Games played there.
    pub games: u32,
    /// Games won there.
    pub wins: u32,
}
