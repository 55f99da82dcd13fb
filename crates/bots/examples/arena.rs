//! Holds an arena, to try out weights and settings:
//!
//! ```text
//! cargo run --release -p bots --example arena -- mcts:50ms greedy random --games 100
//! cargo run --release -p bots --example arena -- greedy greedy+income=0.3+cash=0.05 --games 400
//! cargo run --release -p bots --example arena -- mcts:500i mcts:500i+turns=2 --adventure 3
//! cargo run --release -p bots --example arena -- mcts:100ms greedy --game planet-unknown --options '{"planets":"random"}'
//! ```
//!
//! It plays Nexus Ops, or another game with its options; `--adventure` is short for an adventure of Welcome to the Moon.
//! A bot may be followed by `+name=value` for any setting of the search and for any weight of the evaluation.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod common;

use std::process::ExitCode;
use std::time::Instant;

use bots::{Arena, Judged, Progress, Standings};
use common::contestant;
use common::tunable::{Tunable, number};
use game_core::Game;
use nexus_ops::NexusOps;
use on_mars::OnMars;
use planet_unknown::PlanetUnknown;
use skymines::Skymines;
use welcome_to_the_moon::WelcomeToTheMoon;

const USAGE: &str = "usage: arena BOT[+NAME=VALUE]... [--game NAME] [--options JSON] [--adventure N] [--games N] \
    [--seats N] [--threads N] [--seed N] [--bound RATE]";

fn main() -> ExitCode {
    let start = Instant::now();
    if let Err(why) = Wish::parse(std::env::args().skip(1)).and_then(|wish| wish.hold()) {
        eprintln!("{why}\n{USAGE}");
        return ExitCode::from(2);
    }
    println!("{:.0} s", start.elapsed().as_secs_f32());
    ExitCode::SUCCESS
}

/// What was asked for.
struct Wish {
    bots: Vec<String>,
    game: String,
    options: String,
    games: u32,
    seats: u8,
    seed: u64,
    threads: usize,
    bound: Option<f64>,
}

impl Wish {
    fn parse(mut args: impl Iterator<Item = String>) -> Result<Self, String> {
        let (game, options) = (NexusOps::SLUG.to_owned(), "{}".to_owned());
        let mut wish = Wish { bots: Vec::new(), game, options, games: 100, seats: 2, seed: 1, threads: 2, bound: None };
        while let Some(arg) = args.next() {
            let Some(name) = arg.strip_prefix("--") else {
                wish.bots.push(arg);
                continue;
            };
            let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
            match name {
                "game" => wish.game = value,
                "options" => wish.options = value,
                "adventure" => {
                    wish.game = WelcomeToTheMoon::SLUG.to_owned();
                    wish.options = format!("{{\"adventure\":{}}}", number::<u8>(&value)?);
                }
                "games" => wish.games = number(&value)?,
                "seats" => wish.seats = number(&value)?,
                "threads" => wish.threads = number(&value)?,
                "seed" => wish.seed = number(&value)?,
                "bound" => wish.bound = Some(number(&value)?),
                _ => return Err(format!("there is no {arg}")),
            }
        }
        if wish.bots.len() < 2 { Err("an arena needs two bots".to_owned()) } else { Ok(wish) }
    }

    fn hold(&self) -> Result<(), String> {
        match self.game.as_str() {
            NexusOps::SLUG => self.play::<NexusOps>(),
            WelcomeToTheMoon::SLUG => self.play::<WelcomeToTheMoon>(),
            OnMars::SLUG => self.play::<OnMars>(),
            PlanetUnknown::SLUG => self.play::<PlanetUnknown>(),
            Skymines::SLUG => self.play::<Skymines>(),
            other => Err(format!("no bot plays `{other}` well")),
        }
    }

    fn play<G: Judged<Judge: Tunable>>(&self) -> Result<(), String> {
        let options = serde_json::from_str(&self.options).map_err(|why| format!("--options: {why}"))?;
        let bots = self.bots.iter().map(|text| contestant::<G>(text)).collect::<Result<_, _>>()?;
        let &Wish { games, seats, seed, threads, bound, .. } = self;
        let arena = Arena { bots, games, seats, options, seed, threads, bound };
        let on_progress = |p: &Progress<'_>| {
            let rates: Vec<String> = p.pairs.iter().map(|pair| format!("{:.1}/{}", pair.points, pair.games)).collect();
            eprint!("\r{} of {} games: {} ", p.done, p.total, rates.join(" "));
        };
        let standings = arena.run(on_progress).map_err(|e| e.to_string())?;
        eprintln!();
        print(&self.bots, &standings);
        Ok(())
    }
}

fn print(names: &[String], standings: &Standings) {
    for pair in &standings.pairs {
        let ([a, b], interval) = (pair.bots, pair.interval());
        println!(
            "{} - {}: {:.1} % of {} games [{:.1}, {:.1}], {} actions per game",
            names[a],
            names[b],
            100.0 * pair.win_rate(),
            pair.games,
            100.0 * interval.low,
            100.0 * interval.high,
            pair.actions / u64::from(pair.games.max(1)),
        );
    }
    for bot in &standings.bots {
        println!("{:6.0}  {:5.2} points  {}", bot.rating, bot.score_mean, bot.name);
    }
}
