//! Where people meet: open tables, who is here, friends, ratings.

use game_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{DailyOption, SeatKind};
use crate::{ClockRule, Millis};

/// A table at which strangers may sit down, as a list shows it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OpenTable {
    /// Which table.
    pub id: String,
    /// Slug of the game.
    pub game: String,
    /// The name of its host.
    pub host: String,
    /// The language in which its host plays.
    pub lang: String,
    /// What was chosen for the game that is not usual.
    pub options: Vec<DailyOption>,
    /// Who sits there already.
    pub seats: Vec<OpenSeat>,
    /// How many seats are free.
    pub free: u8,
    /// How much time there is to think.
    pub clock: Option<ClockRule>,
    /// Whether the game counts for nobody's rating.
    pub unrated: bool,
    /// When it was opened.
    pub created: Millis,
}

/// A seat of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OpenSeat {
    /// The player's name, in the language of whoever asks.
    pub label: String,
    /// Who holds it.
    pub kind: SeatKind,
}

/// Where somebody was led who wants to play now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayNow {
    /// Which table.
    pub id: String,
    /// Whether it was opened for them; others may come.
    pub opened: bool,
}

/// Something that a person hears wherever they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Notice {
    /// People of a game that is over play again.
    Rematch { table: String, game: String, by: String },
    /// A friend wants them at a table.
    Invited { table: String, game: String, by: String, token: String },
    /// Somebody wants to be friends.
    FriendAsks { user: String, name: String },
    /// Somebody is a friend now.
    Friend { user: String, name: String },
    /// A friend has come or gone.
    Here { user: String, here: bool },
    /// A table of theirs has begun to wait for them, or waits no longer.
    Waits { table: String, waits: bool },
}

/// What an invitation leads to, told before anybody sits down.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct InviteInfo {
    /// Slug of the game.
    pub game: String,
    /// The name of the host.
    pub host: String,
    /// What was chosen for the game that is not usual.
    pub options: Vec<DailyOption>,
    /// Who sits there already.
    pub seats: Vec<OpenSeat>,
    /// How many seats are free.
    pub free: u8,
    /// How much time there is to think.
    pub clock: Option<ClockRule>,
    /// Whether the game counts for nobody's rating.
    pub unrated: bool,
}

/// A game's leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Leaderboard {
    /// Slug of the game.
    pub game: String,
    /// So many games make a rating count.
    pub provisional: u32,
    /// Those who let others see it, best first.
    pub lines: Vec<LeaderLine>,
    /// This person, once they have a rating.
    pub you: Option<LeaderLine>,
}

/// A line of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LeaderLine {
    /// The rank; equal ratings share one. A provisional rating has none.
    pub rank: Option<u32>,
    /// Whose, as an id.
    pub user: String,
    /// Whose, by name.
    pub name: String,
    /// Whether it is this person.
    pub you: bool,
    /// The rating.
    pub points: i32,
    /// How many games it comes from.
    pub games: u32,
    /// Whether others see it.
    pub shown: bool,
}

/// What somebody has played.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayerProfile {
    /// The id of the player.
    pub user: String,
    /// By name.
    pub name: String,
    /// Whether it is this person.
    pub you: bool,
    /// Whether anybody may see it.
    pub open: bool,
    /// Whether friends see that they are here. Only they themselves are told.
    pub seen: Option<bool>,
    /// So many games make a rating count.
    pub provisional: u32,
    /// What they have played, by game.
    pub games: Vec<PlayedGame>,
}

/// What somebody has played of one game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayedGame {
    /// Slug of the game.
    pub game: String,
    /// Finished games.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// The most points.
    pub best: Option<i32>,
    /// Points on average, in tenths.
    pub mean_tenths: Option<i32>,
    /// The rating, once a game has counted.
    pub rating: Option<i32>,
    /// How many games it comes from.
    pub rated: u32,
    /// Where they have played most.
    pub boards: Vec<PlayedBoard>,
}

/// A board on which somebody has played.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayedBoard {
    /// The option that chooses it.
    pub board: DailyOption,
    /// Games played there.
    pub games: u32,
    /// Games won there.
    pub wins: u32,
}

/// How a finished game changed ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RatedGame {
    /// Whether it is counted already; that takes a moment.
    pub counted: bool,
    /// Those whose rating has changed.
    pub changes: Vec<RatingChange>,
}

/// How it changed one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RatingChange {
    /// The seat.
    pub seat: Seat,
    /// Before the game.
    pub before: i32,
    /// After it.
    pub after: i32,
}

/// Everybody to whom a person has a bond.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Circle {
    /// Friends.
    pub friends: Vec<Friend>,
    /// Those who want to be friends.
    pub asking: Vec<Acquainted>,
    /// Those who were asked.
    pub asked: Vec<Acquainted>,
    /// Those with whom this person does not want to play.
    pub blocked: Vec<Acquainted>,
    /// Those whose words this person does not want to read.
    pub muted: Vec<Acquainted>,
    /// What leads others here: whoever opens it becomes a friend.
    pub link: Option<String>,
}

/// A friend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Friend {
    /// As an id.
    pub user: String,
    /// By name.
    pub name: String,
    /// Whether they are here.
    pub here: bool,
}

/// Somebody who is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Acquainted {
    /// As an id.
    pub user: String,
    /// By name.
    pub name: String,
}

/// The days of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DailyArchive {
    /// Slug of the game.
    pub game: String,
    /// The days on which somebody played, last first.
    pub days: Vec<DailyDay>,
    /// On how many days running this person has finished it, today or yesterday included.
    pub streak: u32,
    /// On how many days running at most.
    pub longest: u32,
    /// Whether there are earlier days.
    pub more: bool,
}

/// A day of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DailyDay {
    /// Which, such as `2026-03-01`.
    pub day: String,
    /// How many have begun.
    pub begun: u32,
    /// How many have finished.
    pub finished: u32,
    /// The points of whoever did best among those who count.
    pub best: Option<i32>,
    /// This person's points.
    pub points: Option<i32>,
    /// Whether this person has played.
    pub played: bool,
}
