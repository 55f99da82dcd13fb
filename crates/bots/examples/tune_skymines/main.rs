//! Shows where the points of Skymines come from, by hints or by bots:
//!
//! ```text
//! cargo run --release -p bots --example tune_skymines -- --games 200                          # by hints, two players
//! cargo run --release -p bots --example tune_skymines -- --bot mcts:300i --games 20 --seats 1 --options '{"luna_1":"2"}'
//! ```
//!
//! By hints alone a game takes some milliseconds. A weight may be set with `NAME=VALUE`; the example `climb` finds better
//! ones by play.
#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../common/hints.rs"]
mod hints;

use std::process::ExitCode;
use std::time::Instant;

use bots::eval::SkyJudge;
use bots::{Bot, BotSpec, Mcts};
use game_core::{Game, Seat, Seed, Viewer};
use hints::by_hints;
use skymines::{Action, Options, Skymines};

const USAGE: &str = "usage: tune_skymines [NAME=VALUE]... [--bot BOT] [--games N] [--seats N] [--seed N] [--options JSON] [--trace BOOL]";

/// What was asked for.
struct Job {
    judge: SkyJudge,
    /// Who plays; nobody for hints alone.
    bot: Option<BotSpec>,
    options: Options,
    games: u64,
    seats: u8,
    seed: u64,
    /// Whether every decision of the hints is told.
    trace: bool,
}

fn main() -> ExitCode {
    match parse(std::env::args().skip(1)) {
        Ok(job) => report(&job),
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Job, String> {
    let (judge, options) = (SkyJudge::default(), Options::default());
    let mut job = Job { judge, bot: None, options, games: 100, seats: 2, seed: 1, trace: false };
    while let Some(arg) = args.next() {
        if let Some((name, value)) = arg.split_once('=') {
            let weight = job.judge.weights.by_name(name).ok_or_else(|| format!("there is no weight `{name}`"))?;
            *weight = number(value)?;
            continue;
        }
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--bot" => job.bot = Some(value.parse().map_err(|_| format!("`{value}` is no bot"))?),
            "--games" => job.games = number(&value)?,
            "--seats" => job.seats = number(&value)?,
            "--seed" => job.seed = number(&value)?,
            "--turns" => job.judge.settings.turns = number(&value)?,
            "--tree-turns" => job.judge.settings.tree_turns = number(&value)?,
            "--worlds" => job.judge.settings.worlds = number(&value)?,
            "--exploration" => job.judge.settings.exploration = number(&value)?,
            "--cpu-time" => job.judge.settings.cpu_time = number(&value)?,
            "--trace" => job.trace = number(&value)?,
            "--options" => job.options = serde_json::from_str(&value).map_err(|why| format!("--options: {why}"))?,
            _ => return Err(format!("there is no {arg}")),
        }
    }
    Ok(job)
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}

/// Says what somebody does, and what the judge thinks of the position before it.
fn told(judge: &SkyJudge, game: &Skymines, seat: Seat, action: Action) {
    let merits: Vec<String> = judge.merits(game).iter().map(|merit| format!("{merit:.1}")).collect();
    let sight = game.features(seat);
    let ready = &sight.ready;
    println!(
        "r{} seat {} [{}] coins {} tank {} screen {} ready {:?} e{} p{} tiers {:?}: {action}",
        game.table().round,
        seat.0,
        merits.join(" "),
        sight.coins,
        sight.tank.step,
        sight.research.step,
        ready.units,
        ready.energy,
        ready.points,
        ready.tiers,
    );
}

fn by_bots(job: &Job, spec: BotSpec, seed: u64) -> Skymines {
    let deal = Seed::from(seed);
    let sit = |seat: Seat| -> Box<dyn Bot<Skymines>> {
        let own = Seed::from(1 << 32 | seed << 3 | u64::from(seat.0));
        match spec {
            BotSpec::Mcts { budget, threads } => {
                Box::new(Mcts::new(job.judge, job.judge.settings, budget, threads, own))
            }
            other => other.build(own),
        }
    };
    let mut players: Vec<_> = Seat::all(job.seats).map(sit).collect();
    bots::play_match(&job.options, &mut players, deal).expect("bots keep to the rules").game
}

/// Points of the people, and what a Luna had.
fn points(game: &Skymines) -> Vec<f64> {
    game.scores(Viewer::Spectator).iter().map(|sheet| f64::from(sheet.total())).collect()
}

/// By how much a person alone is ahead.
fn margin(game: &Skymines) -> f64 {
    let rival = game.rivals().iter().map(|rival| rival.score.total()).max().unwrap_or(0);
    points(game)[0] - f64::from(rival)
}

/// Plays, and says who won and where the points come from.
fn report(job: &Job) {
    let start = Instant::now();
    let (mut own, mut rival) = (Lines::default(), Lines::default());
    let (mut won, mut margins) = (0.0, Vec::new());
    for seed in job.seed..job.seed + job.games {
        let game = match job.bot {
            Some(spec) => by_bots(job, spec, seed),
            None => {
                let judges = vec![job.judge; usize::from(job.seats)];
                by_hints(&job.options, &judges, seed, 0.0, |game, seat, action| {
                    if job.trace {
                        told(&job.judge, game, seat, action);
                    }
                })
            }
        };
        for (place, sheet) in game.scores(Viewer::Spectator).iter().enumerate() {
            let sight = game.features(Seat(place as u8)).owned;
            let lines = sheet.lines.iter().map(|line| (line.label.clone(), f64::from(line.points)));
            let merit: f64 = sight.cards.iter().map(|held| f64::from(held.merit) / 10.0).sum();
            let whole = game.features(Seat(place as u8));
            let sum = |of: fn(&skymines::Holding) -> u8| {
                whole.holdings.as_slice().iter().map(|h| f64::from(of(h))).sum::<f64>()
            };
            let best = whole.holdings.as_slice().iter().map(|h| f64::from(h.value)).fold(0.0, f64::max);
            let held = [
                ("all", f64::from(sheet.total())),
                ("cards", sight.cards.len() as f64),
                ("merit", merit),
                ("cells", sum(|h| h.cell)),
                ("track shares", sum(|h| h.track)),
                ("card shares", sum(|h| h.cards)),
                ("values", sum(|h| h.value)),
                ("best value", best),
                ("tank step", f64::from(whole.tank.step)),
                ("screens", f64::from(whole.research.step)),
            ];
            own.add(lines.chain(held.map(|(name, value)| (name.to_owned(), value))));
        }
        for other in game.rivals() {
            let all = ("all".to_owned(), f64::from(other.score.total()));
            let (held, _, _) = game.rival_insight(skymines::Who(job.seats));
            let sum = |of: fn(&skymines::Holding) -> u8| held.as_slice().iter().map(|h| f64::from(of(h))).sum::<f64>();
            let more =
                [("cells", sum(|h| h.cell)), ("track shares", sum(|h| h.track)), ("card shares", sum(|h| h.cards))];
            let more = more.map(|(name, value)| (name.to_owned(), value));
            rival.add(
                other
                    .score
                    .lines
                    .iter()
                    .map(|line| (line.label.clone(), f64::from(line.points)))
                    .chain([all])
                    .chain(more),
            );
        }
        if job.seats == 1 && !game.rivals().is_empty() {
            margins.push(margin(&game));
            won += game.outcome().map_or(0.0, |outcome| outcome.share(Seat(0)));
            if job.bot.is_some() {
                eprintln!("{} of {}: {won} won, {:+}", margins.len(), job.games, margins[margins.len() - 1]);
            }
        }
    }
    println!("own:   {}", own.text());
    if !margins.is_empty() {
        let n = margins.len() as f64;
        println!("luna:  {}", rival.text());
        println!("won {:.1} % of {n}, lead {:+.1}", 100.0 * won / n, margins.iter().sum::<f64>() / n);
    }
    println!("{:.1} s", start.elapsed().as_secs_f32());
}

/// Means of named numbers.
#[derive(Default)]
struct Lines {
    rows: Vec<(String, f64)>,
    count: f64,
}

impl Lines {
    fn add(&mut self, rows: impl Iterator<Item = (String, f64)>) {
        self.count += 1.0;
        for (place, (name, value)) in rows.enumerate() {
            match self.rows.get_mut(place) {
                Some((_, sum)) => *sum += value,
                None => self.rows.push((name, value)),
            }
        }
    }

    fn text(&self) -> String {
        let words: Vec<String> =
            self.rows.iter().map(|(name, sum)| format!("{name} {:.1}", sum / self.count)).collect();
        words.join(", ")
    }
}
