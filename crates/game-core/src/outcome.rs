//! How a game ended, and the points line by line.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{PerSeat, Seat};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// Everyone for themselves. Rank 1 is best; equal ranks are ties.
    Ranks {
        /// Rank of each seat.
        ranks: PerSeat<u8>,
    },
    /// Teams win and lose together.
    Teams {
        /// Team of each seat.
        teams: PerSeat<u8>,
        /// Rank of each seat's team.
        ranks: PerSeat<u8>,
    },
    /// One player against the game.
    Solo {
        /// Won, drawn or lost.
        result: SoloResult,
        /// By how much.
        margin: i32,
    },
}

/// How a solo game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SoloResult {
    /// The player beat the game.
    Won,
    /// Neither beat the other.
    Drawn,
    /// The game beat the player.
    Lost,
}

impl Outcome {
    /// The seat's share of the victory: 1 for the only winner, shared among seats (or teams) tied for first.
    /// For arenas and searches.
    pub fn share(&self, seat: Seat) -> f64 {
        match self {
            Outcome::Ranks { ranks } => share(ranks, None, seat),
            Outcome::Teams { teams, ranks } => share(ranks, Some(teams), seat),
            Outcome::Solo { result: SoloResult::Won, .. } => 1.0,
            Outcome::Solo { result: SoloResult::Drawn, .. } => 0.5,
            Outcome::Solo { result: SoloResult::Lost, .. } => 0.0,
        }
    }
}

fn share(ranks: &PerSeat<u8>, teams: Option<&PerSeat<u8>>, seat: Seat) -> f64 {
    if ranks[seat] != 1 {
        return 0.0;
    }
    let party = |s: Seat| teams.map_or(s.0, |t| t[s]);
    let mut winners: Vec<u8> = ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(s, _)| party(s)).collect();
    winners.sort_unstable();
    winners.dedup();
    1.0 / winners.len() as f64
}

/// A seat's points as on the printed pad, line by line, at any moment of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoreSheet {
    /// The lines, in printed order.
    pub lines: Vec<ScoreLine>,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoreLine {
    /// Text key of the label: `score-<label>`.
    pub label: String,
    /// How many of the thing that scores.
    pub count: i32,
    /// Points for them.
    pub points: i32,
}

impl ScoreSheet {
    /// Adds a line.
    #[must_use]
    pub fn line(mut self, label: &str, count: i32, points: i32) -> Self {
        self.lines.push(ScoreLine { label: label.to_owned(), count, points });
        self
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}
