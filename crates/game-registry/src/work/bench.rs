//! How fast the rules run: one core, random playouts.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game_core::{Fx, Game, Rng, Seat, Seed, Viewer, foresee};
use game_testkit::{Picker, Scratch, play_on, random_actions};
use serde::Serialize;
use serde_json::Value;

use super::median::median;
use crate::WorkError;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct BenchRequest {
    /// Options of every game.
    pub options: Value,
    /// Seats at every table.
    pub seats: u8,
    /// Time for each figure.
    pub time: Duration,
}

/// The figures. Each is the median of several rounds after a warm-up.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    /// Slug of the game.
    pub game: &'static str,
    /// Seats at every table.
    pub seats: u8,
    /// Whole random games per second.
    pub games_per_s: f64,
    /// Actions of random games per second: list the legal ones, pick, apply.
    pub actions_per_s: f64,
    /// Actions in a game.
    pub length_mean: f64,
    /// Nanoseconds to list the legal actions of a position of a random game.
    pub legal_ns: f64,
    /// How many there are.
    pub legal_mean: f64,
    /// Nanoseconds to apply an action of a random game.
    pub apply_ns: f64,
    /// Nanoseconds to clone a state.
    pub clone_ns: f64,
    /// Nanoseconds to foresee an action of a random game, words apart.
    pub foresee_ns: f64,
    /// Size of a state in memory.
    pub state_bytes: usize,
    /// Mean length of a seat's view as JSON.
    pub view_bytes: usize,
}

const ROUNDS: u32 = 5;
/// Games from which positions are taken.
const GAMES: u64 = 20;
/// One in so many positions of these games is taken: few enough to stay in the cache, as those of a search do.
const STRIDE: usize = 997;

/// A recorded random game.
struct Recorded<G: Game> {
    start: G,
    actions: Vec<(Seat, G::Action)>,
}

pub(crate) fn bench<G: Game>(
    options: &G::Options,
    request: &BenchRequest,
    on_figure: &mut dyn FnMut(&str),
) -> Result<BenchReport, WorkError> {
    let refused = |why: G::Illegal| WorkError::Request(why.to_string());
    let record = |seed: u64| -> Result<Recorded<G>, WorkError> {
        let (actions, _) = random_actions::<G>(options, request.seats, seed).map_err(refused)?;
        let start = G::setup(options, request.seats, Seed::from(seed)).map_err(refused)?;
        Ok(Recorded { start, actions })
    };
    let games = (0..GAMES).map(record).collect::<Result<Vec<_>, _>>()?;
    let positions = sampled(&games);
    let views = positions.iter().map(|(game, seat)| game.view(Viewer::Seat(*seat)));
    let view_bytes: usize = views.map(|view| serde_json::to_vec(&view).map_or(0, |json| json.len())).sum();
    let listed: usize = positions.iter().map(|(game, seat)| game.legal_list(*seat).len()).sum();

    on_figure("playouts");
    let playouts = playouts::<G>(options, request)?;
    on_figure("apply");
    let apply_ns = nanoseconds(request.time, || games.iter().map(|game| black_box(game).play_through()).sum());
    on_figure("legal actions");
    let mut legal = Vec::with_capacity(256);
    let both_ns = nanoseconds(request.time, || games.iter().map(|game| black_box(game).list_through(&mut legal)).sum());
    on_figure("clone");
    let clone_ns = nanoseconds(request.time, || {
        for (game, _) in &positions {
            black_box(black_box(game).clone());
        }
        positions.len()
    });
    on_figure("foresight");
    let views: Vec<_> = positions.iter().map(|(game, seat)| (game.view(Viewer::Seat(*seat)), game, *seat)).collect();
    let mut rng = Rng::new(Seed::from(1));
    let foresee_ns = nanoseconds(request.time, || {
        for (view, game, seat) in &views {
            let first = game.legal_list(*seat).first().copied();
            let _ = black_box(foresee::<G>(black_box(view), *seat, first.as_slice(), &mut rng));
        }
        views.len()
    });
    Ok(BenchReport {
        game: G::SLUG,
        seats: request.seats,
        games_per_s: playouts.games_per_s,
        actions_per_s: playouts.actions_per_s,
        length_mean: playouts.actions_per_s / playouts.games_per_s,
        legal_ns: (both_ns - apply_ns).max(0.0),
        legal_mean: listed as f64 / positions.len().max(1) as f64,
        apply_ns,
        clone_ns,
        foresee_ns,
        state_bytes: size_of::<G>(),
        view_bytes: view_bytes / positions.len().max(1),
    })
}

/// Some positions of the games, each with a seat that is to decide there.
fn sampled<G: Game>(games: &[Recorded<G>]) -> Vec<(G, Seat)> {
    let mut fx = Fx::silent();
    let mut positions = Vec::new();
    let mut passed = 0usize;
    for recorded in games {
        let mut game = recorded.start.clone();
        for &(seat, action) in &recorded.actions {
            if passed.is_multiple_of(STRIDE) {
                positions.push((game.clone(), seat));
            }
            passed += 1;
            game.apply(seat, action, &mut fx);
        }
    }
    positions
}

impl<G: Game> Recorded<G> {
    fn play_through(&self) -> usize {
        let mut game = self.start.clone();
        let mut fx = Fx::silent();
        for &(seat, action) in &self.actions {
            game.apply(seat, action, &mut fx);
        }
        black_box(game);
        self.actions.len()
    }

    /// The same, listing the legal actions before each. A list is measured in the position where it is needed,
    /// the state still warm from the action before, as in a playout.
    fn list_through(&self, legal: &mut Vec<G::Action>) -> usize {
        let mut game = self.start.clone();
        let mut fx = Fx::silent();
        for &(seat, action) in &self.actions {
            legal.clear();
            game.legal_actions(seat, legal);
            black_box(&legal);
            game.apply(seat, action, &mut fx);
        }
        black_box(game);
        self.actions.len()
    }
}

struct Playouts {
    games_per_s: f64,
    actions_per_s: f64,
}

/// Random games from the setup to the end, as `simulate` plays them.
fn playouts<G: Game>(options: &G::Options, request: &BenchRequest) -> Result<Playouts, WorkError> {
    let refused = |why: G::Illegal| WorkError::Request(why.to_string());
    let mut scratch = Scratch::<G>::new();
    let mut seed = 0;
    let mut round = |time: Duration| -> Result<(f64, f64), WorkError> {
        let started = Instant::now();
        let (mut games, mut actions) = (0u32, 0u64);
        while games == 0 || started.elapsed() < time {
            let mut game = G::setup(options, request.seats, Seed::from(seed)).map_err(refused)?;
            let (length, _) = play_on(&mut game, &mut Picker::new(seed), &mut scratch, |_, _| {});
            black_box(game);
            seed += 1;
            games += 1;
            actions += u64::from(length);
        }
        let seconds = started.elapsed().as_secs_f64();
        Ok((f64::from(games) / seconds, actions as f64 / seconds))
    };
    round(request.time / ROUNDS)?;
    let rounds = (0..ROUNDS).map(|_| round(request.time / ROUNDS)).collect::<Result<Vec<_>, _>>()?;
    Ok(Playouts {
        games_per_s: median(rounds.iter().map(|round| round.0)),
        actions_per_s: median(rounds.iter().map(|round| round.1)),
    })
}

/// Nanoseconds per item of work; each call of `work` says how many items it did.
fn nanoseconds(time: Duration, mut work: impl FnMut() -> usize) -> f64 {
    let mut round = || {
        let started = Instant::now();
        let mut items = 0;
        while items == 0 || started.elapsed() < time / ROUNDS {
            items += work().max(1);
        }
        started.elapsed().as_nanos() as f64 / items as f64
    };
    round();
    median((0..ROUNDS).map(|_| round()))
}
