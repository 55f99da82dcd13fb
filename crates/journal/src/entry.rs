//! The journal: what has happened at a table, in order, from which the table can be built again.

use std::fmt;
use std::str::FromStr;

use game_core::{Outcome, Seat, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::{Millis, PassMode, SeatHolder, Settings, TableId, UserId};

/// What never changes about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Which table.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: TableId,
    /// Slug of the game.
    pub game: String,
    /// The rules when it was opened, by which it is played unless the start names others.
    pub rules_version: u32,
    /// When it was opened.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub created: Millis,
    /// Who opened it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub host: UserId,
    /// The day whose challenge is played here, such as `2026-03-01`. All have the same deal on that day and one try
    /// each: nothing is dealt again, nobody watches, no bot takes over, and it can only be finished or given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
}

/// One line of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When it happened. Times never go back within a journal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

/// Something that has happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Fact {
    /// The host has chosen. Before the start only.
    Configured { options: Value, seats: Vec<SeatHolder>, settings: Settings },
    /// A person has taken a free seat.
    Claimed { seat: Seat, user: UserId, name: String },
    /// A person has left a seat, which is free again. Before the start only.
    Left { seat: Seat },
    /// A person goes by another name.
    Renamed { user: UserId, name: String },
    /// The game has begun. Seat `n` is the one that was `first_seat_order[n]` before. The rules are those of the header
    /// unless others are named: they may have changed since the table was opened.
    Started {
        seed: Seed,
        known_seed: bool,
        first_seat_order: Vec<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_version: Option<u32>,
    },
    /// A seat has answered its question.
    Action {
        seat: Seat,
        by: Actor,
        action: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        id: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        decision: String,
    },
    /// An action is taken back: the one at `to`, counted from 0. By agreement everything after it goes too;
    /// otherwise what others did at the same time stays. With a seed, what nobody has seen was dealt again.
    Undone {
        seat: Seat,
        user: UserId,
        to: u32,
        by_agreement: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reseed: Option<Seed>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A person wishes to undo what the rule does not let them.
    UndoAsked { seat: Seat, user: UserId, to: u32, id: String },
    /// Another person has answered, or whoever asked has thought better of it.
    UndoAnswered { user: UserId, accept: bool, id: String },
    /// A person wishes to end the game here.
    EndAsked { user: UserId, id: String },
    /// Another person has answered, or whoever asked has thought better of it.
    EndAnswered { user: UserId, accept: bool, id: String },
    /// A seat is played by somebody else from now on.
    SeatChanged { seat: Seat, holder: SeatHolder, by: Actor },
    /// A seat has said when the table may pass for it.
    Preferred { seat: Seat, user: UserId, window: String, mode: PassMode, id: String },
    /// A seat has given a standing answer to a kind of question, or wants to be asked again (`choice` is left out).
    StandingAnswer {
        seat: Seat,
        user: UserId,
        kind: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
        id: String,
    },
    /// Somebody has said something.
    Chat { user: UserId, name: String, text: String, id: String },
    /// The host has somebody say nothing more at this table, or lets them speak again.
    Muted { user: UserId, name: String, on: bool, id: String },
    /// A person is on vacation until a time, or (`until` is left out) no longer. Where a game goes on over days their
    /// clocks stand still meanwhile.
    Away {
        user: UserId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Millis>,
    },
    /// The server was away; nobody's clock ran meanwhile.
    ClockResumed {},
    /// A player has given up.
    Resigned { seat: Seat, user: UserId },
    /// All have agreed to end the game here.
    AgreedEnd {},
    /// The game is over. `state` is a digest of its last state, for those who play it again and want to be sure.
    Ended {
        outcome: Outcome,
        scores: Vec<i32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<String>,
    },
    /// The same people play again at another table.
    Rematch { table: TableId },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(millis: &Millis) -> bool {
    *millis == 0
}

/// Who does something at a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    User(UserId),
    /// A bot of this kind, written `bot:greedy`.
    Bot(String),
    /// The table, which passes for a seat that prefers it, written `auto`.
    Auto,
    /// The clock, written `clock`.
    Clock,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::User(user) => f.write_str(user),
            Actor::Bot(spec) => write!(f, "bot:{spec}"),
            Actor::Auto => f.write_str("auto"),
            Actor::Clock => f.write_str("clock"),
        }
    }
}

impl FromStr for Actor {
    type Err = std::convert::Infallible;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "auto" => Actor::Auto,
            "clock" => Actor::Clock,
            other => match other.strip_prefix("bot:") {
                Some(spec) => Actor::Bot(spec.to_owned()),
                None => Actor::User(other.to_owned()),
            },
        })
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match String::deserialize(deserializer)?.parse() {
            Ok(actor) => actor,
            Err(never) => match never {},
        })
    }
}
