//! Many matches: every pairing of some bots, seats rotated, the same seeds for both sides.

mod book;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

use game_core::{Game, Seat, Seed};

use crate::{Bot, BotSpec, Judged, MatchError, play_match};
use book::{Book, Entry};

pub use book::{BotResult, PairResult, Progress, Standings};

/// Who takes part: a name and a way to sit down at each table.
#[derive(Clone)]
pub struct Contestant<G: Game> {
    /// As shown in the results.
    pub name: String,
    make: Arc<dyn Fn(Seed) -> Box<dyn Bot<G>> + Send + Sync>,
}

impl<G: Game> Contestant<G> {
    /// A bot of one's own.
    pub fn new(name: impl Into<String>, make: impl Fn(Seed) -> Box<dyn Bot<G>> + Send + Sync + 'static) -> Self {
        Contestant { name: name.into(), make: Arc::new(make) }
    }

    /// The bot, ready for a game.
    pub fn build(&self, seed: Seed) -> Box<dyn Bot<G>> {
        (self.make)(seed)
    }
}

impl<G: Judged> From<BotSpec> for Contestant<G> {
    fn from(spec: BotSpec) -> Self {
        Contestant::new(spec.to_string(), move |seed| spec.build(seed))
    }
}

/// What is to be played.
#[derive(Clone)]
pub struct Arena<G: Game> {
    /// Who takes part, at least two.
    pub bots: Vec<Contestant<G>>,
    /// Games in each pairing.
    pub games: u32,
    /// Seats at each table. With more than two, the two bots of a pairing sit alternately.
    pub seats: u8,
    /// How the game is set up.
    pub options: G::Options,
    /// The seed of the first deal; the next ones count up, so any game can be played again by itself.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
    /// Ends a pairing early once the leader's 95 % interval lies wholly on one side of this win rate.
    pub bound: Option<f64>,
}

/// Why an arena could not be held.
pub type ArenaError<G> = MatchError<<G as Game>::Illegal>;

impl<G: Game<Options: Sync, Illegal: Send>> Arena<G> {
    /// Plays all pairings. `on_progress` is called after every game, on the calling thread.
    ///
    /// With budgets in iterations the result does not depend on the number of threads: games are counted in their
    /// order, and those that were begun past the point where a pairing ends are dropped.
    pub fn run(&self, mut on_progress: impl FnMut(&Progress<'_>)) -> Result<Standings, ArenaError<G>> {
        let mut book = Book::new(self);
        let jobs: Vec<Job> =
            (0..book.pairs.len()).flat_map(|pair| (0..self.games).map(move |round| Job { pair, round })).collect();
        let next = AtomicUsize::new(0);
        let over: Vec<AtomicBool> = book.pairs.iter().map(|_| AtomicBool::new(false)).collect();
        let pairs: Vec<[usize; 2]> = book.pairs.iter().map(|p| p.result.bots).collect();
        let (results, inbox) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, jobs.len().max(1)) {
                let (results, jobs, next, over, pairs) = (results.clone(), &jobs, &next, &over, &pairs);
                scope.spawn(move || {
                    while let Some(&job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if over[job.pair].load(Ordering::Relaxed) {
                            continue;
                        }
                        if results.send((job, self.play(pairs[job.pair], job.round))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(results);
            for (job, game) in inbox {
                let game = match game {
                    Ok(game) => game,
                    Err(error) => {
                        // Nobody listens any more: the others stop after the game at hand.
                        over.iter().for_each(|pair| pair.store(true, Ordering::Relaxed));
                        return Err(error);
                    }
                };
                if book.enter(job, game) {
                    over[job.pair].store(true, Ordering::Relaxed);
                }
                on_progress(&book.progress());
            }
            Ok(())
        })?;
        Ok(book.standings(self))
    }

    fn play(&self, bots: [usize; 2], round: u32) -> Result<Entry, ArenaError<G>> {
        // The two games of one deal differ in nothing but who sits where.
        let deal = Seed::from(self.seed.wrapping_add(u64::from(round / 2)));
        let side = |seat: Seat| (seat.index() + round as usize) % 2;
        let sit_down = |seat: Seat| (self.bots[bots[side(seat)]].make)(private_seed(deal, seat));
        let mut players: Vec<_> = Seat::all(self.seats).map(sit_down).collect();
        let played = play_match(&self.options, &mut players, deal)?;
        let mut entry = Entry { actions: played.actions, ..Entry::default() };
        let mut shares = [0.0; 2];
        for (seat, score) in Seat::all(self.seats).zip(played.scores()) {
            shares[side(seat)] += played.share(seat);
            entry.scores[side(seat)] += f64::from(score);
            entry.seats[side(seat)] += 1;
        }
        // Partners in a team game win the whole victory each.
        entry.points = shares[0] / (shares[0] + shares[1]);
        Ok(entry)
    }
}

/// A bot's own chance, which tells nothing of the deal.
fn private_seed(deal: Seed, seat: Seat) -> Seed {
    let mut key = deal.0;
    key[31] = 1 + seat.0;
    Seed(key)
}

#[derive(Clone, Copy, Debug)]
struct Job {
    pair: usize,
    round: u32,
}
