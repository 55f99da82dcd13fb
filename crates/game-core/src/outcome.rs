//! How a game ended, and the points line by line.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{List, MAX_RIVALS, PerSeat, Seat};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// Everyone for themselves. Rank 1 is best; equal ranks are ties.
    Ranks {
        /// Rank of each seat.
        ranks: PerSeat<u8>,
        /// Rank of each rival among the seats; empty where there is none.
        #[serde(default, skip_serializing_if = "List::is_empty")]
        #[ts(optional, as = "Option<Vec<u8>>")]
        rivals: List<u8, MAX_RIVALS>,
    },
    /// Teams win and lose together.
    Teams {
        /// Team of each seat.
        teams: PerSeat<u8>,
        /// Rank of each seat's team.
        ranks: PerSeat<u8>,
    },
    /// One player against the game, or against a rival.
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
    /// Everyone for themselves by merit, the greatest first; who is equal shares the rank. Rivals are ranked among the
    /// seats.
    pub fn ranked<M: Ord>(seats: u8, merit: impl Fn(Seat) -> M, rivals: &[M]) -> Self {
        let rank = |of: &M| {
            let better = Seat::all(seats).filter(|&other| merit(other) > *of).count();
            1 + (better + rivals.iter().filter(|other| *other > of).count()) as u8
        };
        let ranks = PerSeat::new(seats, |seat| rank(&merit(seat)));
        Outcome::Ranks { ranks, rivals: rivals.iter().map(rank).collect() }
    }

    /// The seat's share of the victory: 1 for the only winner, shared among seats (or teams) and rivals tied for first.
    /// For arenas and searches.
    pub fn share(&self, seat: Seat) -> f64 {
        match self {
            Outcome::Ranks { ranks, rivals } => {
                let tied = rivals.iter().filter(|&&rank| rank == 1).count();
                share(ranks, None, tied, seat)
            }
            Outcome::Teams { teams, ranks } => share(ranks, Some(teams), 0, seat),
            Outcome::Solo { result: SoloResult::Won, .. } => 1.0,
            Outcome::Solo { result: SoloResult::Drawn, .. } => 0.5,
            Outcome::Solo { result: SoloResult::Lost, .. } => 0.0,
        }
    }
}

fn share(ranks: &PerSeat<u8>, teams: Option<&PerSeat<u8>>, rivals: usize, seat: Seat) -> f64 {
    if ranks[seat] != 1 {
        return 0.0;
    }
    let party = |s: Seat| teams.map_or(s.0, |t| t[s]);
    let mut winners: Vec<u8> = ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(s, _)| party(s)).collect();
    winners.sort_unstable();
    winners.dedup();
    1.0 / (winners.len() + rivals) as f64
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rivals_are_ranked_among_the_seats() {
        let merits = [12, 30, 12];
        let outcome = Outcome::ranked(3, |seat| merits[seat.index()], &[30, 5]);
        let Outcome::Ranks { ranks, rivals } = outcome else { panic!("{outcome:?}") };
        assert_eq!((ranks.as_slice(), rivals.as_slice()), (&[3, 1, 3][..], &[1, 5][..]));
        assert_eq!(outcome.share(Seat(1)), 0.5, "the victory is shared with a rival");
        assert_eq!(outcome.share(Seat(0)), 0.0);
    }

    #[test]
    fn ranks_without_rivals_are_written_as_before() {
        let outcome = Outcome::ranked(2, |seat| seat.0, &[]);
        let json = r#"{"type":"ranks","ranks":[2,1]}"#;
        assert_eq!(serde_json::to_string(&outcome).unwrap_or_default(), json);
        assert_eq!(serde_json::from_str::<Outcome>(json).ok(), Some(outcome));
        let with = Outcome::ranked(2, |seat| seat.0, &[9]);
        let json = serde_json::to_string(&with).unwrap_or_default();
        assert_eq!(serde_json::from_str::<Outcome>(&json).ok(), Some(with));
    }
}
