//! The results of an arena, counted in the order of the games whatever the order in which they finish.

use game_core::Game;

use super::{Arena, Job};
use crate::{Interval, ratings, wilson};

/// A pairing is not cut short before so many games: small samples lie.
const FEWEST_GAMES: u32 = 20;

/// How far an arena has come.
#[derive(Clone, Debug)]
pub struct Progress<'a> {
    /// Games finished.
    pub done: u32,
    /// Games to play in all, fewer once a pairing is cut short.
    pub total: u32,
    /// The pairings so far.
    pub pairs: &'a [PairResult],
}

/// How two bots did against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct PairResult {
    /// The two, as places in the list of bots.
    pub bots: [usize; 2],
    /// Games played.
    pub games: u32,
    /// The first bot's points: its share of each victory.
    pub points: f64,
    /// Decisions taken in all games.
    pub actions: u64,
    /// Whether the interval cleared the bound before all games were played.
    pub cut_short: bool,
}

impl PairResult {
    /// The first bot's share of the victories.
    pub fn win_rate(&self) -> f64 {
        self.points / f64::from(self.games.max(1))
    }

    /// The Wilson 95 % interval of [`PairResult::win_rate`].
    pub fn interval(&self) -> Interval {
        wilson(self.points, self.games)
    }

    /// The interval of whichever of the two has more points.
    fn leader(&self) -> Interval {
        wilson(self.points.max(f64::from(self.games) - self.points), self.games)
    }
}

/// How one bot did against all others.
#[derive(Clone, Debug, PartialEq)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// Games played.
    pub games: u32,
    /// Its share of the victories, a draw counting half.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// The Wilson 95 % interval of the win rate.
    pub interval: Interval,
    /// Elo scale, 1500 on average.
    pub rating: f64,
    /// Points on the score pad, per game and seat.
    pub score_mean: f64,
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// Each bot, in the order given.
    pub bots: Vec<BotResult>,
    /// Each pairing: the first bot with the second, with the third, …
    pub pairs: Vec<PairResult>,
}

/// One game, seen from the first bot of its pairing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) points: f64,
    pub(super) actions: u32,
    /// Sum over the seats of each side.
    pub(super) scores: [f64; 2],
    pub(super) seats: [u32; 2],
}

/// A pairing with the games that finished before their predecessors did.
pub(super) struct Page {
    pub(super) result: PairResult,
    waiting: Vec<Option<Entry>>,
    scores: [f64; 2],
    seats: [u32; 2],
}

pub(super) struct Book {
    pub(super) pairs: Vec<Page>,
    results: Vec<PairResult>,
    games: u32,
    bound: Option<f64>,
}

impl Book {
    pub(super) fn new<G: Game>(arena: &Arena<G>) -> Self {
        let n = arena.bots.len();
        let pairs: Vec<Page> = (0..n)
            .flat_map(|a| (a + 1..n).map(move |b| [a, b]))
            .map(|bots| Page {
                result: PairResult { bots, games: 0, points: 0.0, actions: 0, cut_short: false },
                waiting: vec![None; arena.games as usize],
                scores: [0.0; 2],
                seats: [0; 2],
            })
            .collect();
        let results = pairs.iter().map(|page| page.result.clone()).collect();
        Book { pairs, results, games: arena.games, bound: arena.bound }
    }

    /// Enters a finished game; true when its pairing needs no more.
    pub(super) fn enter(&mut self, job: Job, entry: Entry) -> bool {
        let page = &mut self.pairs[job.pair];
        page.waiting[job.round as usize] = Some(entry);
        while !page.result.cut_short {
            let Some(Some(entry)) = page.waiting.get(page.result.games as usize).copied() else { break };
            page.count(entry);
            // Only after both games of a deal: half a deal favours whoever had the better seat.
            let even = page.result.games.is_multiple_of(2) && page.result.games >= FEWEST_GAMES;
            let clear = self.bound.is_some_and(|bound| page.result.leader().clears(bound));
            page.result.cut_short = even && clear && page.result.games < self.games;
        }
        self.results[job.pair] = page.result.clone();
        page.result.cut_short
    }

    pub(super) fn progress(&self) -> Progress<'_> {
        let done = self.results.iter().map(|pair| pair.games).sum();
        let total = self.results.iter().map(|pair| if pair.cut_short { pair.games } else { self.games }).sum();
        Progress { done, total, pairs: &self.results }
    }

    pub(super) fn standings<G: Game>(self, arena: &Arena<G>) -> Standings {
        let n = arena.bots.len();
        let mut points = vec![vec![0.0; n]; n];
        let mut totals = vec![(0, 0.0, 0); n];
        for page in &self.pairs {
            let [a, b] = page.result.bots;
            points[a][b] = page.result.points;
            points[b][a] = f64::from(page.result.games) - page.result.points;
            for (side, bot) in [a, b].into_iter().enumerate() {
                totals[bot].0 += page.result.games;
                totals[bot].1 += page.scores[side];
                totals[bot].2 += page.seats[side];
            }
        }
        let rating = ratings(&points);
        let bots = (0..n).map(|bot| {
            let (games, score, seats) = totals[bot];
            let wins: f64 = points[bot].iter().sum();
            BotResult {
                name: arena.bots[bot].name.clone(),
                games,
                wins,
                win_rate: wins / f64::from(games.max(1)),
                interval: wilson(wins, games),
                rating: rating[bot],
                score_mean: score / f64::from(seats.max(1)),
            }
        });
        Standings { bots: bots.collect(), pairs: self.results }
    }
}

impl Page {
    fn count(&mut self, entry: Entry) {
        self.result.games += 1;
        self.result.points += entry.points;
        self.result.actions += u64::from(entry.actions);
        for side in 0..2 {
            self.scores[side] += entry.scores[side];
            self.seats[side] += entry.seats[side];
        }
    }
}
