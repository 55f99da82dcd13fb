//! Whole games, many of them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use bots::{BotSpec, Judged, play_match};
use game_core::{Game, MAX_SEATS, ScoreSheet, Seat, Seed, Viewer};
use game_testkit::{Ended, Scratch, digest, play_random};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::WorkError;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct SimulateRequest {
    /// Options of every game.
    pub options: Value,
    /// Seats at every table.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// Seed of the first game; the next ones count up.
    pub seed: u64,
    /// Who plays: one bot for all seats, or one per seat. Nobody means that every seat plays at random.
    pub bots: Vec<BotSpec>,
    /// Games played at the same time. The result does not depend on it.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct SimulateReport {
    /// Slug of the game.
    pub game: &'static str,
    /// Seats at every table.
    pub seats: u8,
    /// Games played.
    pub games: u32,
    /// Games that came to their end.
    pub finished: u32,
    /// Games in which nobody could go on.
    pub stuck: u32,
    /// Games that were longer than a game can be.
    pub capped: u32,
    /// Actions in all games.
    pub actions: u64,
    /// Time it took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_s: f64,
    /// Actions per second.
    pub actions_per_s: f64,
    /// Actions in a game.
    pub length_mean: f64,
    /// Actions in the longest game.
    pub length_max: u32,
    /// How long a game can be at most: where the rules know no such limit, far more than any game took.
    pub cap: u32,
    /// Points at the end, by seat.
    pub score_mean: Vec<f64>,
    /// The share of the victories that the first seat has: in a game alone how often it wins.
    pub first_wins: f64,
    /// Digest of all final states in order: equal for equal requests, in every build.
    pub hash: String,
}

/// One finished game, boiled down.
struct Figures {
    ended: Ended,
    actions: u32,
    scores: [i32; MAX_SEATS],
    share: f64,
    digest: String,
}

pub(crate) fn simulate<G: Judged>(
    options: &G::Options,
    request: &SimulateRequest,
    on_game: &(dyn Fn() + Sync),
) -> Result<SimulateReport, WorkError> {
    let bots = seated(&request.bots, request.seats)?;
    let started = Instant::now();
    let next = AtomicU32::new(0);
    let results = Mutex::new(Vec::with_capacity(request.games as usize));
    let work = || -> Result<(), WorkError> {
        let mut scratch = Scratch::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= request.games {
                return Ok(());
            }
            let seed = request.seed.wrapping_add(number.into());
            let figures = match &bots {
                None => at_random::<G>(options, request.seats, seed, &mut scratch)?,
                Some(bots) => with_bots::<G>(options, bots, seed)?,
            };
            results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((number, figures));
            on_game();
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..request.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let joined =
            others.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        joined.fold(mine, Result::and)
    })?;
    let mut results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    results.sort_unstable_by_key(|(number, _)| *number);
    let figures: Vec<Figures> = results.into_iter().map(|(_, figures)| figures).collect();
    Ok(summed_up::<G>(request, &figures, started.elapsed().as_secs_f64()))
}

/// One bot per seat; nobody when all play at random, which needs no views and is far quicker.
fn seated(bots: &[BotSpec], seats: u8) -> Result<Option<Vec<BotSpec>>, WorkError> {
    if bots.iter().all(|bot| *bot == BotSpec::Random) && (bots.len() <= 1 || bots.len() == usize::from(seats)) {
        return Ok(None);
    }
    match bots {
        [bot] => Ok(Some(vec![*bot; usize::from(seats)])),
        bots if bots.len() == usize::from(seats) => Ok(Some(bots.to_vec())),
        bots => Err(WorkError::Request(format!(
            "{} bots cannot sit on {seats} seats. Name one bot for all seats, or one for each.",
            bots.len()
        ))),
    }
}

fn at_random<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    scratch: &mut Scratch<G>,
) -> Result<Figures, WorkError> {
    let played = play_random(options, seats, seed, scratch).map_err(|why| WorkError::Request(why.to_string()))?;
    Ok(Figures::of(&played.game, played.ended, played.actions))
}

fn with_bots<G: Judged>(options: &G::Options, bots: &[BotSpec], seed: u64) -> Result<Figures, WorkError> {
    let sit_down = |(seat, bot): (Seat, &BotSpec)| bot.build(private_seed(seed, seat));
    let mut players: Vec<_> = Seat::all(bots.len() as u8).zip(bots).map(sit_down).collect();
    let played = play_match::<G>(options, &mut players, Seed::from(seed));
    let played = played.map_err(|why| WorkError::Failed(format!("Game with seed {seed}: {why}")))?;
    let ended = match played.outcome {
        Some(_) => Ended::Finished,
        None if played.game.deciding().is_empty() => Ended::Stuck,
        None => Ended::Capped,
    };
    Ok(Figures::of(&played.game, ended, played.actions))
}

/// A bot's own chance, which tells it nothing of the deal.
pub(crate) fn private_seed(seed: u64, seat: Seat) -> Seed {
    let mut key = Seed::from(seed).0;
    key[31] = 1 + seat.0;
    Seed(key)
}

impl Figures {
    fn of<G: Game>(game: &G, ended: Ended, actions: u32) -> Self {
        let mut scores = [0; MAX_SEATS];
        for (score, sheet) in scores.iter_mut().zip(game.scores(Viewer::Spectator)) {
            *score = ScoreSheet::total(&sheet);
        }
        // A game that did not end is shared by all.
        let share = game.outcome().map_or(1.0 / f64::from(game.seats()), |outcome| outcome.share(Seat(0)));
        Figures { ended, actions, scores, share, digest: digest([game]) }
    }
}

fn summed_up<G: Game>(request: &SimulateRequest, games: &[Figures], seconds: f64) -> SimulateReport {
    let ended = |how: Ended| games.iter().filter(|game| game.ended == how).count() as u32;
    let actions: u64 = games.iter().map(|game| u64::from(game.actions)).sum();
    let mean = |sum: f64| if games.is_empty() { 0.0 } else { sum / games.len() as f64 };
    let score = |seat: Seat| mean(games.iter().map(|game| f64::from(game.scores[seat.index()])).sum());
    let mut hash = Sha256::new();
    games.iter().for_each(|game| hash.update(&game.digest));
    SimulateReport {
        game: G::SLUG,
        seats: request.seats,
        games: request.games,
        finished: ended(Ended::Finished),
        stuck: ended(Ended::Stuck),
        capped: ended(Ended::Capped),
        actions,
        seconds,
        games_per_s: games.len() as f64 / seconds.max(f64::MIN_POSITIVE),
        actions_per_s: actions as f64 / seconds.max(f64::MIN_POSITIVE),
        length_mean: mean(actions as f64),
        length_max: games.iter().map(|game| game.actions).max().unwrap_or(0),
        cap: G::CAP,
        score_mean: Seat::all(request.seats).map(score).collect(),
        first_wins: mean(games.iter().map(|game| game.share).sum()),
        hash: hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect(),
    }
}
