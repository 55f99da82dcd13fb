//! Bots have a strength that never changes, so that nobody's rating depends on how often they were played against.

use crate::Rating;

/// How uncertain a bot's strength is: hardly.
const SIGMA: i64 = 2_000_000;

/// How strong the bots of a game are, in thousandths: 25,000 is where people begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strengths {
    /// Who plays at random.
    pub random: i64,
    /// Who looks one decision ahead.
    pub greedy: i64,
    /// Who searches, for whatever time.
    pub search: i64,
}

impl Strengths {
    /// The strength of the bot that a spec names.
    pub(crate) fn of(self, spec: &str) -> Rating {
        let strength = match spec.split(':').next() {
            Some("random") => self.random,
            Some("mcts") => self.search,
            _ => self.greedy,
        };
        Rating { mu: strength * 1_000, sigma: SIGMA }
    }
}
