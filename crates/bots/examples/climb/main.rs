//! Betters the weights of hints by play:
//!
//! ```text
//! cargo run --profile optimised -p bots --example climb -- skymines --times 3 --games 2400
//! cargo run --profile optimised -p bots --example climb -- on-mars upgrade=6 --games 400 --seconds 600
//! ```
//!
//! Changes one weight after another, has the hints play alone and against the old ones on the same deals, and keeps what is
//! ahead by more than chance. A weight may be set with `NAME=VALUE` before it begins.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod ground;
#[path = "../common/hints.rs"]
mod hints;
mod steps;
#[path = "../common/tunable.rs"]
mod tunable;

use std::process::ExitCode;

use game_core::Game;
use ground::Ground;
use on_mars::OnMars;
use skymines::Skymines;
use tunable::{number, set};

const USAGE: &str = "usage: climb skymines|on-mars [NAME=VALUE]... [--times N] [--games N] [--seconds N] [--seed N]";

/// What was asked for.
pub(crate) struct Job {
    game: String,
    sets: Vec<String>,
    /// How often all weights are gone through.
    pub(crate) times: u32,
    /// Deals for each change.
    pub(crate) games: u64,
    /// When to stop trying.
    pub(crate) seconds: u64,
    pub(crate) seed: u64,
}

fn main() -> ExitCode {
    let done = parse(std::env::args().skip(1)).and_then(|job| match job.game.as_str() {
        OnMars::SLUG => climb::<OnMars>(&job),
        Skymines::SLUG => climb::<Skymines>(&job),
        other => Err(format!("the hints of `{other}` have no ground to climb")),
    });
    if let Err(why) = done {
        eprintln!("{why}\n{USAGE}");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Job, String> {
    let game = args.next().ok_or("a game is needed")?;
    let mut job = Job { game, sets: Vec::new(), times: 1, games: 400, seconds: 3600, seed: 1 };
    while let Some(arg) = args.next() {
        if arg.contains('=') {
            job.sets.push(arg);
            continue;
        }
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--times" => job.times = number(&value)?,
            "--games" => job.games = number(&value)?,
            "--seconds" => job.seconds = number(&value)?,
            "--seed" => job.seed = number(&value)?,
            _ => return Err(format!("there is no {arg}")),
        }
    }
    Ok(job)
}

fn climb<G: Ground>(job: &Job) -> Result<(), String> {
    let mut judge = G::judge();
    job.sets.iter().try_for_each(|text| set(&mut judge, text))?;
    steps::climb::<G>(job, judge);
    Ok(())
}
