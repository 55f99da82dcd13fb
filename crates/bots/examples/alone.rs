//! Lets a bot play alone, and counts what it wins:
//!
//! ```text
//! cargo run --release -p bots --example alone -- mcts:50ms --adventure 3 --level 1 --games 50
//! cargo run --release -p bots --example alone -- mcts:100ms --game planet-unknown --options '{"events":"normal"}'
//! ```
//!
//! It plays Welcome to the Moon against ASTRA, or another game with its options.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{BotSpec, Judged, play_match};
use game_core::{Game as _, Outcome, Seat, Seed};
use planet_unknown::PlanetUnknown;
use welcome_to_the_moon::{Options, WelcomeToTheMoon};

const USAGE: &str =
    "usage: alone BOT [--adventure N] [--level N] [--game NAME] [--options JSON] [--games N] [--threads N]";

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// One game: the share of the victory, the points, the lead over ASTRA or the target.
struct Game {
    share: f64,
    points: i32,
    margin: i32,
}

fn run(mut args: impl Iterator<Item = String>) -> Result<(), String> {
    let spec: BotSpec = args.next().unwrap_or_default().parse().map_err(|why| format!("{why}"))?;
    let (mut adventure, mut level, mut games, mut threads) = (None, 1, 50, 2);
    let (mut game, mut wanted) = (WelcomeToTheMoon::SLUG.to_owned(), "{}".to_owned());
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("`{value}` is not a number"));
        match name.as_str() {
            "--adventure" => adventure = Some(number()? as u8),
            "--level" => level = number()? as u8,
            "--games" => games = number()?,
            "--threads" => threads = number()?,
            "--game" => game = value,
            "--options" => wanted = value,
            _ => return Err(format!("there is no {name}")),
        }
    }
    if game == PlanetUnknown::SLUG {
        let options = serde_json::from_str(&wanted).map_err(|why| format!("--options: {why}"))?;
        report(&game, "the target", &play::<PlanetUnknown>(spec, &options, games, threads)?);
        return Ok(());
    }
    for adventure in adventure.map_or(1..=8, |one| one..=one) {
        let options = Options { adventure, astra: level, ..Options::default() };
        let title = format!("adventure {adventure}, level {level}");
        report(&title, "ASTRA", &play::<WelcomeToTheMoon>(spec, &options, games, threads)?);
    }
    Ok(())
}

/// Plays the games on so many threads.
fn play<G: Judged>(spec: BotSpec, options: &G::Options, games: u64, threads: u64) -> Result<Vec<Game>, String> {
    let next = AtomicU64::new(1);
    let work = || {
        let mut results = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed > games {
                return Ok(results);
            }
            let mut bots = [spec.build::<G>(Seed::from(seed))];
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

fn report(title: &str, rival: &str, results: &[Game]) {
    let games = results.len().max(1) as f64;
    let mean = |of: fn(&Game) -> f64| results.iter().map(of).sum::<f64>() / games;
    println!(
        "{title}: {:.0} % of {} games, {:.1} points, {:+.1} against {rival}",
        100.0 * mean(|result| result.share),
        results.len(),
        mean(|result| result.points.into()),
        mean(|result| result.margin.into()),
    );
}
