//! Bots against each other.

use bots::{Arena, BotSpec, Judged, MatchError, PairResult};
use serde::Serialize;
use serde_json::Value;

use crate::WorkError;

/// Who is to play whom, and how often.
#[derive(Clone, Debug)]
pub struct ArenaRequest {
    /// Options of every game.
    pub options: Value,
    /// Seats at every table.
    pub seats: u8,
    /// Who takes part, at least two.
    pub bots: Vec<BotSpec>,
    /// Games in each pairing.
    pub games: u32,
    /// Seed of the first deal.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
    /// Ends a pairing early once the leader's 95 % interval lies wholly on one side of this win rate.
    pub bound: Option<f64>,
}

/// The result of an arena.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// Slug of the game.
    pub game: &'static str,
    /// Seats at every table.
    pub seats: u8,
    /// Each bot against all others.
    pub bots: Vec<BotFigures>,
    /// Each pairing.
    pub pairs: Vec<PairFigures>,
}

/// How one bot did against all others.
#[derive(Clone, Debug, Serialize)]
pub struct BotFigures {
    /// As given: `mcts:50ms`.
    pub name: String,
    /// Games played.
    pub games: u32,
    /// Its share of the victories, a draw counting half.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// Lower end of the 95 % interval of the win rate.
    pub ci_low: f64,
    /// Upper end of it.
    pub ci_high: f64,
    /// Elo scale, 1500 on average.
    pub rating: f64,
    /// Points on the score pad, per game and seat.
    pub score_mean: f64,
}

/// How one bot did against another.
#[derive(Clone, Debug, Serialize)]
pub struct PairFigures {
    /// The first bot.
    pub first: String,
    /// The second bot.
    pub second: String,
    /// Games played.
    pub games: u32,
    /// The first bot's share of the victories.
    pub wins: f64,
    /// Its wins per game.
    pub win_rate: f64,
    /// Lower end of the 95 % interval of the win rate.
    pub ci_low: f64,
    /// Upper end of it.
    pub ci_high: f64,
    /// Decisions in a game.
    pub length_mean: f64,
    /// Whether the pairing was ended early, its result being clear.
    pub cut_short: bool,
}

pub(crate) fn arena<G: Judged>(
    options: G::Options,
    request: &ArenaRequest,
    on_game: &mut dyn FnMut(u32, u32),
) -> Result<ArenaReport, WorkError> {
    if request.bots.len() < 2 {
        return Err(WorkError::Request("An arena needs at least two bots: `--bots greedy,random`.".to_owned()));
    }
    let arena = Arena::<G> {
        bots: request.bots.iter().map(|&spec| spec.into()).collect(),
        games: request.games,
        seats: request.seats,
        options,
        seed: request.seed,
        threads: request.threads,
        bound: request.bound,
    };
    let standings = arena.run(|progress| on_game(progress.done, progress.total)).map_err(|err| match err {
        MatchError::Setup(_) => WorkError::Request(err.to_string()),
        MatchError::Refused { .. } => WorkError::Failed(err.to_string()),
    })?;
    let name = |bot: usize| request.bots[bot].to_string();
    let bots = standings.bots.into_iter().map(|bot| BotFigures {
        name: bot.name,
        games: bot.games,
        wins: bot.wins,
        win_rate: bot.win_rate,
        ci_low: bot.interval.low,
        ci_high: bot.interval.high,
        rating: bot.rating,
        score_mean: bot.score_mean,
    });
    let pair = |pair: &PairResult| PairFigures {
        first: name(pair.bots[0]),
        second: name(pair.bots[1]),
        games: pair.games,
        wins: pair.points,
        win_rate: pair.win_rate(),
        ci_low: pair.interval().low,
        ci_high: pair.interval().high,
        length_mean: pair.actions as f64 / f64::from(pair.games.max(1)),
        cut_short: pair.cut_short,
    };
    let pairs = standings.pairs.iter().map(pair).collect();
    Ok(ArenaReport { game: G::SLUG, seats: request.seats, bots: bots.collect(), pairs })
}
