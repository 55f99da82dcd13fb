//! Fits the weights that the judges of Welcome to the Moon, On Mars and Skymines give to their notes:
//!
//! ```text
//! cargo run --release -p bots --example fit -- 3 --rounds 6 --games 4000
//! cargo run --release -p bots --example fit -- on-mars --rounds 4 --games 400 --look yes
//! cargo run --release -p bots --example fit -- skymines --rounds 1 --games 4000
//! ```
//!
//! In each round the judge plays games with itself, one turn ahead and now and then at random, and what it noted at the
//! end of every turn is set against the final score: a ridge regression finds new weights. Prints the table
//! for `src/eval/welcome_to_the_moon/weights.rs` or `terms.rs` of On Mars or Skymines. Starts from the weights that stand there, or
//! with `--from-scratch yes` from the points so far and nothing else. Without an adventure it goes through all eight. With
//! `--seats 1` it plays alone against ASTRA, and predicts the lead over her. With `--look yes` every decision is made by a look
//! at what comes of each action.
#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../common/hints.rs"]
mod hints;
mod mars;
mod moon;
mod pupil;
mod ridge;
mod sky;

use std::process::ExitCode;

use bots::eval::Term;
use game_core::{Game, ScoreSheet, Viewer};
use hints::by_hints;
use mars::Mars;
use moon::Moon;
use on_mars::OnMars;
use pupil::{Looking, Noted, Pupil};
use ridge::Sums;
use sky::Sky;
use skymines::Skymines;

struct Job {
    adventures: Vec<u8>,
    /// Another game, and no adventure.
    other: Option<String>,
    rounds: u32,
    games: u32,
    threads: u32,
    seats: u8,
    /// The highest level of ASTRA; the games take all up to it in turn.
    level: u8,
    /// How often a decision is left to chance.
    error: f32,
    /// Whether the weights that there are count for nothing.
    from_scratch: bool,
    /// Whether every decision is made by a look at what comes of each action.
    look: bool,
}

fn main() -> ExitCode {
    let job = match parse(std::env::args().skip(1)) {
        Ok(job) => job,
        Err(why) => {
            eprintln!(
                "{why}\nusage: fit [ADVENTURE]...|on-mars|skymines [--rounds N] [--games N] [--threads N] [--seats N] [--level N] [--error RATE] [--from-scratch yes] [--look yes]"
            );
            return ExitCode::from(2);
        }
    };
    match job.other.as_deref() {
        Some(OnMars::SLUG) => fit(&job, &Mars),
        Some(_) => fit(&job, &Sky),
        None => {
            for &adventure in &job.adventures {
                fit(&job, &Moon { adventure, seats: job.seats, level: job.level });
            }
        }
    }
    ExitCode::SUCCESS
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Job, String> {
    let mut job = Job {
        adventures: Vec::new(),
        other: None,
        rounds: 5,
        games: 2000,
        threads: 2,
        seats: 2,
        level: 1,
        error: 0.04,
        from_scratch: false,
        look: false,
    };
    while let Some(arg) = args.next() {
        let number = |text: &str| text.parse::<u32>().map_err(|_| format!("`{text}` is not a number"));
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        match arg.as_str() {
            "--rounds" => job.rounds = number(&value()?)?,
            "--games" => job.games = number(&value()?)?,
            "--threads" => job.threads = number(&value()?)?.max(1),
            "--seats" => job.seats = number(&value()?)?.clamp(1, 2) as u8,
            "--level" => job.level = number(&value()?)?.clamp(1, 8) as u8,
            "--error" => job.error = value()?.parse().map_err(|_| "the error is a rate".to_owned())?,
            "--look" => job.look = value()? == "yes",
            OnMars::SLUG | Skymines::SLUG => job.other = Some(arg.clone()),
            "--from-scratch" => job.from_scratch = value()? == "yes",
            text => job.adventures.push(number(text)? as u8),
        }
    }
    if job.adventures.is_empty() {
        job.adventures = (1..=8).collect();
    }
    Ok(job)
}

fn fit<P: Pupil>(job: &Job, pupil: &P) {
    let (names, known) = pupil.notes();
    let plain = |name: &&'static str| Term { name, worth: [f32::from(u8::from(*name == "points")); 3] };
    let mut terms: Vec<Term> = names.iter().map(plain).collect();
    if !job.from_scratch && known.iter().zip(&names).all(|(term, name)| term.name == *name) {
        terms.iter_mut().zip(known).for_each(|(term, known)| *term = *known);
    }
    let mut sums = Sums::new(3 * names.len());
    for round in 0..job.rounds {
        // The judge keeps its tables forever, and a tool that fits a few may forget about them.
        let table = Box::leak(terms.clone().into_boxed_slice());
        sums.fade(0.5);
        let (points, turns) = play(job, pupil, table, round, &mut sums);
        let weights = sums.solve();
        for (term, worth) in terms.iter_mut().zip(weights.chunks_exact(3)) {
            term.worth.copy_from_slice(worth);
        }
        eprintln!(
            "{}, round {}: {points:.1} points in {turns:.1} turns; the notes explain {:.0} % of the ends",
            pupil.title(),
            round + 1,
            100.0 * sums.explained(&weights),
        );
    }
    for Term { name, worth: [early, halfway, late] } in terms.into_iter().filter(|term| term.name != mars::MOVED) {
        println!("    term(\"{name}\", {early:.3}, {halfway:.3}, {late:.3}),");
    }
}

/// Plays the games of a round; the mean of the scores and of the turns.
fn play<P: Pupil>(job: &Job, pupil: &P, table: &'static [Term], round: u32, sums: &mut Sums) -> (f64, f64) {
    let share = job.games / job.threads;
    let (mut points, mut turns) = (0.0, 0.0);
    std::thread::scope(|scope| {
        let play_some = |thread: u32| {
            let mut own = sums.empty();
            let (mut points, mut turns) = (0.0, 0.0);
            for game in 0..share {
                let seed = u64::from(round) << 32 | u64::from(thread * share + game);
                let (p, t) = play_one(job, pupil, table, seed, &mut own);
                points += p;
                turns += t;
            }
            (own, points, turns)
        };
        let workers: Vec<_> = (0..job.threads).map(|thread| scope.spawn(move || play_some(thread))).collect();
        let done: Vec<_> = workers.into_iter().map(|worker| worker.join().expect("a worker")).collect();
        done
    })
    .into_iter()
    .for_each(|(own, p, t)| {
        sums.add_all(&own);
        points += p;
        turns += t;
    });
    let games = f64::from(share * job.threads);
    (points / games, turns / games)
}

fn play_one<P: Pupil>(job: &Job, pupil: &P, table: &'static [Term], seed: u64, sums: &mut Sums) -> (f64, f64) {
    let judges = vec![Looking { judge: pupil.judge(table), looks: job.look }; usize::from(pupil.seats())];
    let mut noted = Vec::new();
    let game: P::Game = by_hints(&pupil.options(seed), &judges, seed, job.error, |game, seat, action| {
        pupil.note(game, seat, action, &mut noted);
    });
    let ends = pupil.ends(&game);
    for Noted { seat, row } in noted {
        sums.add(&row, ends[seat.index()]);
    }
    let points: i32 = game.scores(Viewer::Spectator).iter().map(ScoreSheet::total).sum();
    (f64::from(points) / f64::from(pupil.seats()), pupil.length(&game))
}
