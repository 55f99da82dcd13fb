//! One weight after another is made smaller and greater, and what does better over many games stays.

use std::time::Instant;

use bots::Dice;
use game_core::{Rng, Seed};

use crate::Job;
use crate::ground::Ground;
use crate::tunable::Tunable;

/// Standard errors by which a change must be ahead to be looked at more closely, and to stay.
const HOPE: f64 = 0.8;
const SURE: f64 = 1.6;
/// A weight below this changes as if it were this great.
const LEAST: f32 = 0.1;
/// Deals that tell what came of it all.
const CHECK: u64 = 600;

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
struct Champion<G: Ground> {
    judge: G::Judge,
    /// The judge of the beginning, against whom it plays.
    rival: G::Judge,
    /// The seed of the first deal.
    from: u64,
    results: Vec<f64>,
}

impl<G: Ground> Champion<G> {
    fn on(&mut self, deal: u64) -> f64 {
        while self.results.len() as u64 <= deal {
            self.results.push(G::result(&self.judge, &self.rival, self.from + self.results.len() as u64));
        }
        self.results[deal as usize]
    }

    /// Whether another judge does better: a quarter of the deals shows whether the others are worth playing.
    fn yields_to(&mut self, judge: G::Judge, games: u64) -> bool {
        let (mut all, mut fresh) = (Differences::default(), Vec::new());
        for deal in 0..games {
            fresh.push(G::result(&judge, &self.rival, self.from + deal));
            all.add(fresh[deal as usize] - self.on(deal));
            if deal + 1 == games / 4 && all.sure() < HOPE {
                return false;
            }
        }
        let better = all.sure() > SURE;
        if better {
            eprintln!("  {:+.2} ({:.1} errors)", all.mean(), all.sure());
            (self.judge, self.results) = (judge, fresh);
        }
        better
    }
}

/// Goes through all weights so many times, with new deals each time.
pub(crate) fn climb<G: Ground>(job: &Job, start: G::Judge) {
    let mut dice = Dice::new(&mut Rng::new(Seed::from(job.seed)));
    let clock = Instant::now();
    let mut best = start;
    for turn in 0..job.times {
        let from = job.seed * 100_000_000 + u64::from(turn) * job.games;
        let mut champion = Champion::<G> { judge: best, rival: start, from, results: Vec::new() };
        let mut names: Vec<&str> = G::NAMES.iter().copied().filter(|name| !name.starts_with("scale")).collect();
        (1..names.len()).for_each(|place| names.swap(place, dice.below(place + 1)));
        for name in names {
            if clock.elapsed().as_secs() > job.seconds {
                break;
            }
            let by = 0.2 + 0.5 * dice.unit();
            for by in [by, -by] {
                let mut new = champion.judge;
                let Some(weight) = new.weight(name) else { continue };
                *weight = (*weight + by * weight.max(LEAST)).clamp(0.0, 60.0);
                let now = *weight;
                if champion.yields_to(new, job.games) {
                    eprintln!("{name} = {now:.3}, {:.0} s", clock.elapsed().as_secs_f32());
                    break;
                }
            }
        }
        best = champion.judge;
        let mut gain = Differences::default();
        (1 << 40..(1 << 40) + CHECK)
            .for_each(|seed| gain.add(G::result(&best, &start, seed) - G::result(&start, &start, seed)));
        let (mean, sure) = (gain.mean(), gain.sure());
        eprintln!("all weights {} times: ahead of the start by {mean:.1} ({sure:.1} errors)", turn + 1);
        print_weights::<G>(best, start);
    }
}

fn print_weights<G: Ground>(mut best: G::Judge, mut before: G::Judge) {
    for name in G::NAMES {
        let (new, old) = (best.weight(name).map_or(0.0, |w| *w), before.weight(name).map_or(0.0, |w| *w));
        println!("{name} = {new:.3};{}", if new == old { String::new() } else { format!(" // {old}") });
    }
    println!();
}
