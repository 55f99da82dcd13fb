//! Holds an arena on Nexus Ops, to try out weights:
//!
//! ```text
//! cargo run --release -p bots --example arena -- mcts:50ms greedy random --games 100
//! cargo run --release -p bots --example arena -- greedy greedy+income=0.3+cash=0.05 --games 400
//! ```
//!
//! A bot may be followed by `+name=value` for any weight of the evaluation or setting of the search.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;
use std::time::Instant;

use bots::eval::NexusJudge;
use bots::{Arena, Bot, BotSpec, Contestant, Greedy, Mcts, Progress, Random, Standings};
use game_core::Seat;
use nexus_ops::{Action, NexusOps, Options, View};

const USAGE: &str = "usage: arena BOT[+NAME=VALUE]... [--games N] [--seats N] [--threads N] [--seed N] [--bound RATE]";

fn main() -> ExitCode {
    let start = Instant::now();
    let held = parse(std::env::args().skip(1)).and_then(|arena| {
        let names: Vec<String> = arena.bots.iter().map(|bot| bot.name.clone()).collect();
        let on_progress = |p: &Progress<'_>| {
            let rates: Vec<String> = p.pairs.iter().map(|pair| format!("{:.1}/{}", pair.points, pair.games)).collect();
            eprint!("\r{} of {} games: {} ", p.done, p.total, rates.join(" "));
        };
        let standings = arena.run(on_progress).map_err(|e| e.to_string())?;
        eprintln!();
        print(&names, &standings);
        Ok(())
    });
    if let Err(why) = held {
        eprintln!("{why}\n{USAGE}");
        return ExitCode::from(2);
    }
    println!("{:.0} s", start.elapsed().as_secs_f32());
    ExitCode::SUCCESS
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

fn parse(mut args: impl Iterator<Item = String>) -> Result<Arena<NexusOps>, String> {
    let mut arena =
        Arena { bots: Vec::new(), games: 100, seats: 2, options: Options::default(), seed: 1, threads: 2, bound: None };
    while let Some(arg) = args.next() {
        let Some(name) = arg.strip_prefix("--") else {
            arena.bots.push(contestant(&arg)?);
            continue;
        };
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        match name {
            "games" => arena.games = number(&value)?,
            "seats" => arena.seats = number(&value)?,
            "threads" => arena.threads = number(&value)?,
            "seed" => arena.seed = number(&value)?,
            "bound" => arena.bound = Some(number(&value)?),
            _ => return Err(format!("there is no {arg}")),
        }
    }
    if arena.bots.len() < 2 { Err("an arena needs two bots".to_owned()) } else { Ok(arena) }
}

fn contestant(text: &str) -> Result<Contestant<NexusOps>, String> {
    let mut parts = text.split('+');
    let spec: BotSpec = parts.next().unwrap_or_default().parse().map_err(|e: bots::SpecError| e.to_string())?;
    let mut judge = NexusJudge::default();
    for part in parts {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("`{part}` is not NAME=VALUE"))?;
        set(&mut judge, name, value)?;
    }
    Ok(Contestant::new(text, move |seed| {
        let fresh: Box<dyn Bot<NexusOps>> = match spec {
            BotSpec::Random => Box::new(Random::new(judge, seed)),
            BotSpec::Greedy => Box::new(Greedy::new(judge, seed)),
            BotSpec::Mcts { budget, threads } => Box::new(Mcts::new(judge, judge.settings, budget, threads, seed)),
        };
        Box::new(Tiring { fresh, tired: Random::new(judge, seed), left: STAMINA })
    }))
}

/// Decisions after which a bot plays at random: weights that make for endless games must not stop the tuning.
const STAMINA: u32 = 2000;

struct Tiring {
    fresh: Box<dyn Bot<NexusOps>>,
    tired: Random<NexusJudge>,
    left: u32,
}

impl Bot<NexusOps> for Tiring {
    fn decide(&mut self, view: &View, seat: Seat) -> Action {
        self.left = self.left.saturating_sub(1);
        if self.left > 0 { self.fresh.decide(view, seat) } else { self.tired.decide(view, seat) }
    }
}

fn set(judge: &mut NexusJudge, name: &str, value: &str) -> Result<(), String> {
    match name {
        "exploration" => judge.settings.exploration = number(value)?,
        "first_play" => judge.settings.first_play = number(value)?,
        "first_sight" => judge.settings.first_sight = number(value)?,
        "patience" => judge.settings.patience = number(value)?,
        "turns" => judge.settings.turns = number(value)?,
        "decisions" => judge.settings.decisions = number(value)?,
        _ => {
            let weight = judge.weights.by_name(name).ok_or_else(|| format!("there is no weight `{name}`"))?;
            *weight = number(value)?;
        }
    }
    Ok(())
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}
