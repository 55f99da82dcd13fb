//! Betters the weights by play: one after another is made smaller and greater, and what does better over many games stays.

use std::time::Instant;

use bots::Dice;
use bots::eval::{SkyJudge, SkyWeights};
use game_core::{Rng, Seed};
use skymines::Options;

use super::{Job, by_hints, margin, points};

/// Standard errors by which a change must be ahead to be looked at more closely, and to stay.
const HOPE: f64 = 0.8;
const SURE: f64 = 1.6;
/// A weight below this changes as if it were this great.
const LEAST: f32 = 0.1;

/// Games alone against Luna, and in both seats against the judge of the beginning.
struct Ground {
    alone: Options,
    duel: Options,
    rival: SkyJudge,
    from: u64,
}

impl Ground {
    /// By how much the judge is ahead on this deal.
    fn result(&self, judge: SkyJudge, deal: u64) -> f64 {
        let seed = self.from + deal;
        // A game of two takes three times as long.
        if !deal.is_multiple_of(8) {
            return margin(&by_hints(&self.alone, &[judge], seed, false));
        }
        let first = points(&by_hints(&self.duel, &[judge, self.rival], seed, false));
        let second = points(&by_hints(&self.duel, &[self.rival, judge], seed, false));
        (first[0] - first[1] + second[1] - second[0]) / 2.0
    }
}

/// Differences between two judges on the same deals.
#[derive(Default)]
struct Differences {
    sum: f64,
    squares: f64,
    count: f64,
}

impl Differences {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.count += 1.0;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// In standard errors.
    fn sure(&self) -> f64 {
        let spread = (self.squares / self.count - self.mean() * self.mean()).max(1e-9);
        self.mean() / (spread / self.count).sqrt()
    }
}

/// The judge at hand, and what it came to on the deals played so far.
struct Champion {
    judge: SkyJudge,
    results: Vec<f64>,
}

impl Champion {
    fn on(&mut self, ground: &Ground, deal: u64) -> f64 {
        while self.results.len() as u64 <= deal {
            self.results.push(ground.result(self.judge, self.results.len() as u64));
        }
        self.results[deal as usize]
    }

    /// Whether another judge does better: a quarter of the deals shows whether the others are worth playing.
    fn yields_to(&mut self, ground: &Ground, judge: SkyJudge, games: u64) -> bool {
        let (mut all, mut fresh) = (Differences::default(), Vec::new());
        for deal in 0..games {
            fresh.push(ground.result(judge, deal));
            all.add(fresh[deal as usize] - self.on(ground, deal));
            if deal + 1 == games / 4 && all.sure() < HOPE {
                return false;
            }
        }
        let better = all.sure() > SURE;
        if better {
            eprintln!("  {:+.2} ({:.1} errors)", all.mean(), all.sure());
            *self = Champion { judge, results: fresh };
        }
        better
    }
}

/// Goes through all weights so many times, with new deals each time.
pub(crate) fn climb(job: &Job) {
    let alone: Options = serde_json::from_str(r#"{"luna_1":"2"}"#).expect("legal options");
    let mut dice = Dice::new(&mut Rng::new(Seed::from(job.seed)));
    let start = Instant::now();
    let mut best = job.judge;
    for turn in 0..job.climb {
        let from = job.seed * 100_000_000 + u64::from(turn) * job.games;
        let ground = Ground { alone, duel: job.options, rival: job.judge, from };
        let mut champion = Champion { judge: best, results: Vec::new() };
        let mut names: Vec<&str> =
            SkyWeights::NAMES.iter().copied().filter(|name| !name.starts_with("scale")).collect();
        (1..names.len()).for_each(|place| names.swap(place, dice.below(place + 1)));
        for name in names {
            if start.elapsed().as_secs() > job.seconds {
                break;
            }
            let by = 0.2 + 0.5 * dice.unit();
            for by in [by, -by] {
                let mut new = champion.judge;
                let Some(weight) = new.weights.by_name(name) else { continue };
                *weight = (*weight + by * weight.max(LEAST)).clamp(0.0, 60.0);
                let now = *weight;
                // What helps may help more.
                if champion.yields_to(&ground, new, job.games) {
                    eprintln!("{name} = {now:.3}, {:.0} s", start.elapsed().as_secs_f32());
                    break;
                }
            }
        }
        best = champion.judge;
        let mut gain = Differences::default();
        let fresh = Ground { from: 1 << 40, ..ground };
        (0..600).for_each(|deal| gain.add(fresh.result(best, deal) - fresh.result(job.judge, deal)));
        eprintln!(
            "all weights {} times: ahead of the start by {:.1} ({:.1} errors)",
            turn + 1,
            gain.mean(),
            gain.sure()
        );
        print_weights(&best, &job.judge);
    }
}

fn print_weights(best: &SkyJudge, before: &SkyJudge) {
    for name in SkyWeights::NAMES {
        let (mut new, mut old) = (best.weights, before.weights);
        let (new, old) = (new.by_name(name).map_or(0.0, |w| *w), old.by_name(name).map_or(0.0, |w| *w));
        println!("{name} = {new:.3};{}", if new == old { String::new() } else { format!(" // {old}") });
    }
    println!();
}
