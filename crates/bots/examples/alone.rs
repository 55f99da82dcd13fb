//! Lets a bot play Welcome to the Moon alone against ASTRA, and counts what it wins:
//!
//! ```text
//! cargo run --release -p bots --example alone -- mcts:50ms --adventure 3 --level 1 --games 50
//! ```
//!
//! With `--bound 0.8` it fails when the bot wins less than that of an adventure.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{BotSpec, play_match};
use game_core::{Outcome, Seat, Seed};
use welcome_to_the_moon::{Options, WelcomeToTheMoon};

const USAGE: &str = "usage: alone BOT [--adventure N] [--level N] [--games N] [--threads N] [--bound RATE]";

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// One game: the share of the victory, the points, the lead over ASTRA.
struct Game {
    share: f64,
    points: i32,
    margin: i32,
}

/// Whether the bot wins as often as it should.
fn run(mut args: impl Iterator<Item = String>) -> Result<bool, String> {
    let spec: BotSpec = args.next().unwrap_or_default().parse().map_err(|why| format!("{why}"))?;
    let (mut adventure, mut level, mut games, mut threads, mut bound) = (None, 1, 50, 2, 0.0);
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--adventure" => adventure = Some(number(&value)?),
            "--level" => level = number(&value)?,
            "--games" => games = number(&value)?,
            "--threads" => threads = number(&value)?,
            "--bound" => bound = number(&value)?,
            _ => return Err(format!("there is no {name}")),
        }
    }
    let mut enough = true;
    for adventure in adventure.map_or(1..=8, |one| one..=one) {
        let options = Options { adventure, astra: level, ..Options::default() };
        enough &= report(adventure, level, &play(spec, &options, games, threads)?) >= bound;
    }
    Ok(enough)
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}

/// Plays the games on so many threads.
fn play(spec: BotSpec, options: &Options, games: u64, threads: u64) -> Result<Vec<Game>, String> {
    let next = AtomicU64::new(1);
    let work = || {
        let mut results = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed > games {
                return Ok(results);
            }
            let mut bots = [spec.build::<WelcomeToTheMoon>(Seed::from(seed))];
            let played = play_match(options, &mut bots, Seed::from(seed)).map_err(|why| why.to_string())?;
            let margin = match played.outcome {
                Some(Outcome::Solo { margin, .. }) => margin,
                _ => 0,
            };
            results.push(Game { share: played.share(Seat(0)), points: played.scores()[0], margin });
        }
    };
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| Err("a bot panicked".into())));
        Ok(joined.collect::<Result<Vec<_>, String>>()?.into_iter().flatten().collect())
    })
}

/// Tells how the games went; the share that was won.
fn report(adventure: u8, level: u8, results: &[Game]) -> f64 {
    let games = results.len().max(1) as f64;
    let mean = |of: fn(&Game) -> f64| results.iter().map(of).sum::<f64>() / games;
    let won = mean(|result| result.share);
    println!(
        "adventure {adventure}, level {level}: {:.0} % of {} games, {:.1} points, {:+.1} against ASTRA",
        100.0 * won,
        results.len(),
        mean(|result| result.points.into()),
        mean(|result| result.margin.into()),
    );
    won
}
