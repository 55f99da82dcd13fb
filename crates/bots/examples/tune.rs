//! Tunes the weights with which the judge of Planet Unknown evaluates, by self-play:
//!
//! ```text
//! cargo run --release -p bots --example tune -- --games 200
//! cargo run --release -p bots --example tune -- --games 400 --steps 60 --seats 1,2
//! ```
//!
//! All seats play by the judge's quick hints alone, without any search, which takes some milliseconds for a game. Prints
//! what the medals come from; with `--steps` it then changes one weight after another and keeps what raises the medals
//! in the same games. A weight may be set with `NAME=VALUE` before it begins; `timed` begins with the weights for games
//! that events end.
#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "common/hints.rs"]
mod hints;

use std::process::ExitCode;

use bots::eval::{PlanetJudge, PlanetWeights};
use game_core::{Game, Seat, Viewer};
use hints::by_hints;
use planet_unknown::{Options, PlanetUnknown};

const USAGE: &str = "usage: tune [timed] [NAME=VALUE]... [--games N] [--steps N] [--seats N,...] [--seed N] [--threads N] [--options JSON]";

/// What was asked for.
struct Job {
    weights: PlanetWeights,
    options: Options,
    games: u64,
    steps: u32,
    /// At tables of these sizes in turn.
    seats: Vec<u8>,
    seed: u64,
    threads: u64,
}

fn main() -> ExitCode {
    match parse(std::env::args().skip(1)) {
        Ok(job) => {
            run(&job);
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Job, String> {
    let (weights, options) = (PlanetWeights::default(), Options::default());
    let mut job = Job { weights, options, games: 200, steps: 0, seats: vec![2], seed: 1, threads: 2 };
    while let Some(arg) = args.next() {
        if let Some((name, value)) = arg.split_once('=') {
            let weight = job.weights.by_name(name).ok_or_else(|| format!("there is no weight `{name}`"))?;
            *weight = number(value)?;
            continue;
        }
        if arg == "timed" {
            job.weights = PlanetWeights::timed();
            continue;
        }
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--games" => job.games = number(&value)?,
            "--steps" => job.steps = number(&value)?,
            "--seats" => job.seats = value.split(',').map(number).collect::<Result<_, _>>()?,
            "--seed" => job.seed = number(&value)?,
            "--threads" => job.threads = number::<u64>(&value)?.max(1),
            "--options" => job.options = serde_json::from_str(&value).map_err(|why| format!("--options: {why}"))?,
            _ => return Err(format!("there is no {arg}")),
        }
    }
    Ok(job)
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}

/// Sums over the seats of some games.
#[derive(Default)]
struct Sums {
    seats: f64,
    rounds: f64,
    empty: f64,
    medals: f64,
    squares: f64,
    lines: Vec<(String, f64)>,
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.seats += other.seats;
        self.rounds += other.rounds;
        self.empty += other.empty;
        self.medals += other.medals;
        self.squares += other.squares;
        for (place, (name, value)) in other.lines.into_iter().enumerate() {
            match self.lines.get_mut(place) {
                Some((_, sum)) => *sum += value,
                None => self.lines.push((name, value)),
            }
        }
    }

    fn mean(&self) -> f64 {
        self.medals / self.seats
    }

    /// How far the mean may be off.
    fn doubt(&self) -> f64 {
        ((self.squares / self.seats - self.mean() * self.mean()) / self.seats).sqrt()
    }
}

fn run(job: &Job) {
    let mut best = play(job, job.weights, job.seed);
    report(&best);
    let mut weights = job.weights;
    let mut steps = PlanetWeights::NAMES.iter().cycle();
    for step in 0..job.steps {
        let Some(name) = steps.next() else { break };
        // Games change from pass to pass, so that no weight is fitted to a few of them.
        let pass = u64::from(step) / PlanetWeights::NAMES.len() as u64;
        let seed = job.seed + 10_000 * pass;
        if step > 0 && (step as usize).is_multiple_of(PlanetWeights::NAMES.len()) {
            best = play(job, weights, seed);
        }
        for factor in [1.4, 0.7] {
            let mut other = weights;
            let Some(weight) = other.by_name(name) else { continue };
            *weight *= factor;
            let value = *weight;
            let sums = play(job, other, seed);
            if sums.mean() > best.mean() + 0.2 {
                eprintln!("{name} = {value:.3}: {:.2} instead of {:.2}", sums.mean(), best.mean());
                (best, weights) = (sums, other);
                break;
            }
        }
    }
    if job.steps > 0 {
        report(&best);
        println!("{weights:#?}");
    }
}

fn report(sums: &Sums) {
    println!(
        "{:.2} ± {:.2} medals, {:.1} rounds, {:.1} empty squares",
        sums.mean(),
        sums.doubt(),
        sums.rounds / sums.seats,
        sums.empty / sums.seats
    );
    let lines = sums.lines.iter().map(|(name, sum)| format!("{name} {:.2}", sum / sums.seats));
    println!("{}", lines.collect::<Vec<_>>().join(", "));
}

/// Plays the games of a job with these weights.
fn play(job: &Job, weights: PlanetWeights, seed: u64) -> Sums {
    let judge = PlanetJudge { weights, timed: weights, ..PlanetJudge::default() };
    std::thread::scope(|scope| {
        let work = |thread: u64| {
            let mut sums = Sums::default();
            for game in (thread..job.games).step_by(job.threads as usize) {
                sums.add(play_one(job, judge, seed + game));
            }
            sums
        };
        let workers: Vec<_> = (0..job.threads).map(|thread| scope.spawn(move || work(thread))).collect();
        let mut sums = Sums::default();
        workers.into_iter().for_each(|worker| sums.add(worker.join().expect("a worker")));
        sums
    })
}

fn play_one(job: &Job, judge: PlanetJudge, seed: u64) -> Sums {
    let seats = job.seats[seed as usize % job.seats.len()];
    let judges = vec![judge; usize::from(seats)];
    let game: PlanetUnknown = by_hints(&job.options, &judges, seed, 0.0, |_, _, _| ());
    let mut sums = Sums::default();
    for (seat, sheet) in Seat::all(seats).zip(game.scores(Viewer::Spectator)) {
        let medals = f64::from(sheet.total());
        let board = game.open_board(seat);
        let spoiled = board.lines().filter(|line| line.empty.is_empty() && line.meteorites > 0);
        let spoiled: u32 = spoiled.map(|line| u32::from(line.medals)).sum();
        let lines = sheet.lines.iter().map(|line| (line.label.clone(), f64::from(line.points)));
        let lines = lines.chain([("lost to meteorites".to_owned(), f64::from(spoiled))]).collect();
        let (rounds, empty) = (game.round().into(), board.free().len().into());
        sums.add(Sums { seats: 1.0, rounds, empty, medals, squares: medals * medals, lines });
    }
    sums
}
