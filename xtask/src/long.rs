//! `cargo xtask long`: the full figures, too slow for every commit.

use crate::mutations::mutations;
use crate::needs::Postgres;
use crate::run::{Failure, Steps, cargo, json_text, lagrange, output, root, run};
use crate::runs::Contest;
use crate::simulations::simulations;
use crate::verify::{browser, debug_binary};
use crate::{load, runs, tidy, web};

/// How much longer the tests of every commit run here: games per law, cases per property, inputs per parser.
const LONGER: [(&str, &str); 3] = [("LAWS_GAMES", "25"), ("PROPTEST_CASES", "20000"), ("FUZZ_ITERATIONS", "300000")];

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
    let games = runs::of_all(tidy::games(root()))?;
    simulations(&mut steps, &games)?;
    steps.step("speed", || run(&mut lagrange(["bench"])))?;
    for (game, runs) in &games {
        for Contest { bots, share, options } in &runs.arena {
            steps.step(&format!("arena, {game} {options}: {bots}"), || first_wins(game, options, bots, *share))?;
        }
        for Contest { bots, share, options } in &runs.alone {
            steps.step(&format!("alone, {game} {options}: {bots}"), || wins_alone(game, options, bots, *share))?;
        }
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

/// A hundred games, fewer when the matter is clear before. The first bot comes first in the report.
fn first_wins(game: &str, options: &str, bots: &str, bound: f64) -> Result<(), Failure> {
    let stop = bound.to_string();
    let set_up = ["arena", game, "--seats", "2", "--options", options, "--bots", bots];
    let args = set_up.into_iter().chain(["--games", "100", "--stop-at", &stop, "--json"]);
    check_share(&output(&mut lagrange(args))?, "win_rate", bound)
}

/// Fifty games alone.
fn wins_alone(game: &str, options: &str, bot: &str, bound: f64) -> Result<(), Failure> {
    let set_up = ["simulate", game, "--seats", "1", "--options", options, "--bots", bot];
    let args = set_up.into_iter().chain(["--games", "50", "--threads", "2", "--json"]);
    check_share(&output(&mut lagrange(args))?, "first_wins", bound)
}

fn check_share(report: &str, field: &str, bound: f64) -> Result<(), Failure> {
    println!("{}", report.trim_end());
    match json_text(report, field).and_then(|share| share.parse::<f64>().ok()) {
        Some(share) if share >= bound => Ok(()),
        Some(share) => Err(Failure::Found(format!("The first bot wins {share:.2} of the games, not {bound}."))),
        None => Err(Failure::Found(format!("The report has no `{field}`: {report}"))),
    }
}
