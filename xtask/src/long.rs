//! `cargo xtask long`: the full figures, too slow for every commit.

use crate::mutations::mutations;
use crate::needs::Postgres;
use crate::run::{Failure, Steps, cargo, json_text, lagrange, output, run};
use crate::simulations::simulations;
use crate::verify::{browser, debug_binary};
use crate::{load, web};

/// How much longer the tests of every commit run here: games per law, cases per property, inputs per parser.
const LONGER: [(&str, &str); 3] = [("LAWS_GAMES", "25"), ("PROPTEST_CASES", "20000"), ("FUZZ_ITERATIONS", "300000")];
/// Who must beat whom in a two-player game of Nexus Ops, and how often.
const RANKING: [(&str, f64); 2] = [("mcts:50ms,greedy", 0.75), ("greedy,random", 0.95)];

/// The same for each adventure of Welcome to the Moon.
const MOON_RANKING: [(&str, f64); 2] = [("mcts:50ms,greedy", 0.7), ("greedy,random", 0.7)];

/// Who must beat ASTRA of level 1 alone, and how often in each adventure; who must reach the target on a planet.
const ALONE: [(&str, &[&str]); 2] = [
    ("against ASTRA", &["mcts:50ms", "--games", "50", "--bound", "0.8"]),
    ("on a planet", &["mcts:100ms", "--game", "planet-unknown", "--games", "50", "--bound", "0.6"]),
];

/// The same for Planet Unknown with starting boards.
const PLANET_RANKING: [(&str, f64); 2] = [("mcts:100ms,greedy", 0.7), ("greedy,random", 0.9)];

/// What the server must bear: time in milliseconds, actions a second, and kB for an idle connection and an action.
const LOAD: [&str; 11] = [
    "--saturate",
    "--at-once",
    "64",
    "--p99-at-most",
    "15",
    "--saturated-at-least",
    "3000",
    "--idle-at-most",
    "20",
    "--sent-at-most",
    "12",
];

/// Simulations, speed, arena, long tests, kills, load, browser and mutations, one after another.
pub(crate) fn long() -> Result<(), Failure> {
    let mut steps = Steps::of("long");
    steps.step("web app: build", web::build)?;
    steps.step("build", || run(&mut cargo(["build", "--workspace", "--all-targets"])))?;
    simulations(&mut steps)?;
    steps.step("speed", || run(&mut lagrange(["bench"])))?;
    for (bots, bound) in RANKING {
        steps.step(&format!("arena: {bots}"), || first_wins("nexus-ops", "{}", bots, bound))?;
    }
    for (adventure, (bots, bound)) in (1..=8).flat_map(|adventure| MOON_RANKING.map(|ranking| (adventure, ranking))) {
        let options = format!("{{\"adventure\":{adventure}}}");
        steps.step(&format!("arena, adventure {adventure}: {bots}"), || {
            first_wins("welcome-to-the-moon", &options, bots, bound)
        })?;
    }
    for (rival, args) in ALONE {
        steps.step(&format!("alone {rival}"), || {
            run(cargo(["run", "--quiet", "--release", "--package", "bots", "--example", "alone", "--"]).args(args))
        })?;
    }
    for (bots, bound) in PLANET_RANKING {
        steps.step(&format!("arena, Planet Unknown: {bots}"), || first_wins("planet-unknown", "{}", bots, bound))?;
    }
    steps.step("long laws, properties and fuzzing", || run(cargo(["test", "--workspace"]).envs(LONGER)))?;
    steps.step("200 kills of the server on each database", kills)?;
    steps.step("4,000 clients at 1,000 tables", || load::load(&LOAD))?;
    steps.step("browser tests with five games of the robot", || {
        browser(&[("ROBOT_GAMES", "5"), ("ROBOT_ADVENTURES", "8")])
    })?;
    steps.step("mutations", || mutations(None, ""))?;
    steps.close();
    Ok(())
}

/// `kill -9` of the server process at 200 random moments, on SQLite and on PostgreSQL, which restarts in between.
fn kills() -> Result<(), Failure> {
    let postgres = Postgres::start()?;
    let mut test = cargo(["test", "--workspace", "--test", "it", "kill", "--", "--nocapture"]);
    run(test.env("LAGRANGE_BIN", debug_binary()).env("LAGRANGE_KILLS", "200").envs(postgres.environment()))
}

/// A hundred games, fewer when the matter is clear before.
fn first_wins(game: &str, options: &str, bots: &str, bound: f64) -> Result<(), Failure> {
    let stop = bound.to_string();
    let set_up = ["arena", game, "--seats", "2", "--options", options, "--bots", bots];
    let args = set_up.into_iter().chain(["--games", "100", "--stop-at", &stop, "--json"]);
    let report = output(&mut lagrange(args))?;
    println!("{}", report.trim_end());
    // The first bot comes first in the report.
    let rate = json_text(&report, "win_rate").and_then(|rate| rate.parse::<f64>().ok());
    match rate {
        Some(rate) if rate >= bound => Ok(()),
        Some(rate) => Err(Failure::Found(format!("{bots}: the first bot wins {rate:.2} of the games, not {bound}."))),
        None => Err(Failure::Found(format!("The report of `lagrange arena` has no win rate: {report}"))),
    }
}
