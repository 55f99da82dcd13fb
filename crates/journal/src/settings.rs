//! What is agreed before a game starts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Millis, UserId};

/// A day.
const DAY: Millis = 24 * 3_600 * 1_000;

/// Who holds a seat. A person may hold several: then they share a screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatHolder {
    /// Nobody yet.
    Open,
    /// A person.
    Human {
        /// As an id.
        user: UserId,
        /// The name shown to others.
        name: String,
    },
    /// A computer player.
    Bot {
        /// Which: `random`, `greedy`, `mcts:500ms`.
        spec: String,
    },
}

impl SeatHolder {
    /// The person in the seat.
    pub fn user(&self) -> Option<&str> {
        match self {
            SeatHolder::Human { user, .. } => Some(user),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        }
    }
}

/// What is chosen for the table, whichever game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Settings {
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether people who share a screen see each other's cards, so that no curtain falls between their turns.
    pub open_hands: bool,
    /// Whether the seats are drawn by lot when the game starts.
    pub shuffle_seats: bool,
    /// How much time there is to think.
    pub clock: Option<ClockRule>,
    /// Whether only those with a seat may say something.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub silent_spectators: bool,
    /// Whether the table stands in the list of open tables until the game begins, so that strangers may sit down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// Whether the game counts for nobody's rating.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unrated: bool,
    /// How long after its question a pass counts, whoever gives it, so that time tells nothing. Where all other seats
    /// are bots nobody waits.
    pub pass_pause_ms: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            spectators: true,
            open_hands: false,
            shuffle_seats: false,
            clock: None,
            silent_spectators: false,
            open: false,
            unrated: false,
            pass_pause_ms: 800,
        }
    }
}

impl Settings {
    /// Whether the game goes on over days, so that nobody has to be there all the time: so says its clock.
    /// Without one it does unless strangers meet there, who play at once.
    pub fn is_over_days(&self) -> bool {
        self.clock.map_or(!self.open, ClockRule::is_over_days)
    }
}

/// How much time there is to think. A seat whose time is up is handed to a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// So much for each decision.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So much for the whole game, and some more whenever a seat has finished what was asked of it.
    PerGame {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds gained.
        increment: u32,
    },
    /// So many days for each decision.
    Days {
        /// Days.
        days: u32,
    },
}

impl ClockRule {
    /// What a seat starts with.
    pub fn full(self) -> Millis {
        match self {
            ClockRule::PerMove { seconds } | ClockRule::PerGame { seconds, .. } => Millis::from(seconds) * 1_000,
            ClockRule::Days { days } => Millis::from(days) * 24 * 3_600 * 1_000,
        }
    }

    /// Whether it gives a day at least.
    pub fn is_over_days(self) -> bool {
        self.full() >= DAY
    }

    /// Whether there is time at all, and not more than ten years of it.
    pub fn is_sensible(self) -> bool {
        let most = 3_650 * 24 * 3_600 * 1_000;
        let increment = match self {
            ClockRule::PerGame { increment, .. } => increment,
            ClockRule::PerMove { .. } | ClockRule::Days { .. } => 0,
        };
        (1_000..=most).contains(&self.full()) && increment <= 86_400
    }
}

/// When the table passes for a seat that may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PassMode {
    /// Never: the player is always asked.
    Ask,
    /// Whenever passing is all the seat could do: what is usual, except where people share a screen.
    UnlessPlayable,
    /// Always, until this battle (or whatever the question is about) is over.
    ThisTime,
}
