//! Plays On Mars alone against Lacerda and prints how often each demand of the goal fails:
//!
//! ```text
//! cargo run --release -p bots --example alone -- mcts:200ms --games 50
//! cargo run --release -p bots --example alone -- mcts:500i+turns=4 --goal hunky_dory --games 20
//! ```
//!
//! Beside the demands it prints both score sheets, line by line, and the rounds and thinking time of a game.
//! `--length long` plays the long game. A bot may be followed by `+name=value`, as in the example `arena`.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod common;

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::wilson;
use common::contestant;
use common::tunable::number;
use game_core::{Fx, Game, Outcome, Seat, Seed, SoloResult, Viewer};
use on_mars::{OnMars, Options};

const USAGE: &str =
    "usage: alone BOT[+NAME=VALUE]... [--goal NAME] [--length short|long] [--games N] [--seed N] [--threads N]";

/// What was asked for.
struct Wish {
    bot: String,
    goal: String,
    length: String,
    games: u64,
    seed: u64,
    threads: u64,
}

fn main() -> ExitCode {
    let start = Instant::now();
    if let Err(why) = parse(std::env::args().skip(1)).and_then(|wish| play(&wish)) {
        eprintln!("{why}\n{USAGE}");
        return ExitCode::from(2);
    }
    println!("{:.0} s", start.elapsed().as_secs_f32());
    ExitCode::SUCCESS
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Wish, String> {
    let bot = args.next().ok_or("a bot is needed")?;
    let (goal, length) = ("colonists".to_owned(), "short".to_owned());
    let mut wish = Wish { bot, goal, length, games: 20, seed: 1, threads: 1 };
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--goal" => wish.goal = value,
            "--length" => wish.length = value,
            "--games" => wish.games = number(&value)?,
            "--seed" => wish.seed = number(&value)?,
            "--threads" => wish.threads = number::<u64>(&value)?.max(1),
            _ => return Err(format!("there is no {arg}")),
        }
    }
    Ok(wish)
}

/// What came of some games.
#[derive(Default)]
struct Sums {
    games: u32,
    won: u32,
    rounds: u32,
    decisions: u32,
    thinking: f64,
    /// Each demand: its name, what it takes, how often it failed, how often it alone did, what there was.
    demands: Vec<(String, i32, u32, u32, i32)>,
    /// Each line of both sheets.
    lines: Vec<(String, [i32; 2])>,
}

impl Sums {
    fn add(&mut self, game: &OnMars) {
        self.games += 1;
        self.won += u32::from(matches!(game.outcome(), Some(Outcome::Solo { result: SoloResult::Won, .. })));
        self.rounds += u32::from(game.table().round);
        let demands = game.view(Viewer::Seat(Seat(0))).demands;
        let failed = demands.iter().filter(|demand| !demand.met).count();
        for (place, demand) in demands.into_iter().enumerate() {
            if self.demands.len() == place {
                self.demands.push((demand.requirement, demand.need, 0, 0, 0));
            }
            let (_, _, fails, alone, have) = &mut self.demands[place];
            *fails += u32::from(!demand.met);
            *alone += u32::from(!demand.met && failed == 1);
            *have += demand.have;
        }
        let (own, rivals) = (game.scores(Viewer::Seat(Seat(0))), game.rivals());
        let sheets = [own.first(), rivals.first().map(|rival| &rival.score)];
        for (column, sheet) in sheets.into_iter().flatten().enumerate() {
            for (place, line) in sheet.lines.iter().enumerate() {
                if self.lines.len() == place {
                    self.lines.push((line.label.clone(), [0, 0]));
                }
                self.lines[place].1[column] += line.points;
            }
        }
    }

    fn print(&self) {
        let games = f64::from(self.games);
        let interval = wilson(f64::from(self.won), self.games);
        println!(
            "won {} of {}, {:.0} % [{:.0}, {:.0}]; {:.1} rounds, {:.0} decisions and {:.1} s of thinking a game",
            self.won,
            self.games,
            100.0 * f64::from(self.won) / games,
            100.0 * interval.low,
            100.0 * interval.high,
            f64::from(self.rounds) / games,
            f64::from(self.decisions) / games,
            self.thinking / games,
        );
        for (name, need, fails, alone, have) in &self.demands {
            let share = |count: u32| 100.0 * f64::from(count) / games;
            let mean = f64::from(*have) / games;
            let (fails, alone) = (share(*fails), share(*alone));
            println!("{name:32} needs {need:2}, mean {mean:5.1}, fails in {fails:3.0} %, alone in {alone:3.0} %");
        }
        let mut total = [0.0; 2];
        for (label, points) in &self.lines {
            let means = points.map(|sum| f64::from(sum) / games);
            total = [total[0] + means[0], total[1] + means[1]];
            println!("{label:32} {:6.1} {:6.1}", means[0], means[1]);
        }
        println!("{:32} {:6.1} {:6.1}", "total", total[0], total[1]);
    }
}

fn play(wish: &Wish) -> Result<(), String> {
    let options = serde_json::json!({ "goal": wish.goal, "length": wish.length });
    let options: Options = serde_json::from_value(options).map_err(|why| format!("options: {why}"))?;
    let (next, sums) = (AtomicU64::new(0), Mutex::new(Sums::default()));
    let contestant = contestant::<OnMars>(&wish.bot)?;
    std::thread::scope(|scope| {
        for _ in 0..wish.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= wish.games {
                        break;
                    }
                    let seed = wish.seed + number;
                    let (game, decisions, thinking) = one(&options, seed, contestant.build(Seed::from(seed)));
                    let mut sums = sums.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    sums.add(&game);
                    sums.decisions += decisions;
                    sums.thinking += thinking;
                    eprint!("\r{} of {}: {} won ", sums.games, wish.games, sums.won);
                }
            });
        }
    });
    eprintln!();
    sums.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).print();
    Ok(())
}

/// A game, its decisions with a choice, and the seconds that they took.
fn one(options: &Options, seed: u64, mut bot: Box<dyn bots::Bot<OnMars>>) -> (OnMars, u32, f64) {
    let mut game = OnMars::setup(options, 1, Seed::from(seed)).expect("the options are checked");
    let (mut decisions, mut thinking, me) = (0, 0.0, Seat(0));
    for _ in 0..OnMars::CAP {
        if game.deciding().is_empty() {
            break;
        }
        let start = Instant::now();
        let action = bot.decide(&game.view(Viewer::Seat(me)), me);
        thinking += start.elapsed().as_secs_f64();
        decisions += u32::from(game.legal_list(me).len() > 1);
        game.play(me, action, &mut Fx::silent()).expect("bots play by the rules");
    }
    (game, decisions, thinking)
}
