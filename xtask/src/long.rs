//! `cargo xtask long`: the full figures, too slow for every commit.

use std::path::PathBuf;
use std::process::Command;

use crate::mutations::mutations;
use crate::needs::Postgres;
use crate::run::{Failure, Steps, cargo, lagrange, output, reported, root, run, target};
use crate::runs::{Contest, Speed};
use crate::simulations::simulations;
use crate::verify::{browser, debug_binary};
use crate::{load, new_game, runs, schemathesis, tidy, web};

/// How much longer the tests of every commit run here: games per law, cases per property, inputs per parser.
const LONGER: [(&str, &str); 3] = [("LAWS_GAMES", "25"), ("PROPTEST_CASES", "20000"), ("FUZZ_ITERATIONS", "300000")];

/// Under full load, with so many actions on their way.
const FULL: [&str; 3] = ["--saturate", "--at-once", "64"];
/// What the server must bear: time in milliseconds, actions a second, and kB for an idle connection and an action.
const BOUNDS: [[&str; 2]; 4] =
    [["--p99-at-most", "15"], ["--saturated-at-least", "3000"], ["--idle-at-most", "20"], ["--sent-at-most", "12"]];
/// What every game must keep to.
const EVERY: [[&str; 2]; 2] = [["--p99-at-most", "15"], ["--sent-at-most", "12"]];
/// How it must compare with an older server: its actions a second at least so many times, its processor time for an
/// action at most this share. The variable names the older program; without it, the last one before pages were sent
/// changes only is built.
const OLD: &str = "LAGRANGE_OLD";
const OLD_COMMIT: &str = "908eec58";
const GAINED: [[&str; 2]; 2] = [["--times-at-least", "1.5"], ["--share-at-most", "0.6"]];

/// Simulations, speed, arena, long tests, kills, load, browser and mutations, one after another.
pub(crate) fn long() -> Result<(), Failure> {
    let mut steps = Steps::of("long");
    steps.step("web app: build", web::build)?;
    steps.step("build", || run(&mut cargo(["build", "--workspace", "--all-targets"])))?;
    let games = runs::of_all(tidy::games(root()))?;
    simulations(&mut steps, &games)?;
    steps.step("speed", || run(&mut lagrange(["bench"])))?;
    for (game, runs) in &games {
        for bound in &runs.speed {
            steps.step(&format!("speed, {game}, {} seats", bound.seats), || is_fast(game, bound))?;
        }
        for contest @ Contest { bots, options, .. } in &runs.arena {
            steps.step(&format!("arena, {game} {options}: {bots}"), || first_wins(game, contest))?;
        }
        for contest @ Contest { bots, options, .. } in &runs.alone {
            steps.step(&format!("alone, {game} {options}: {bots}"), || wins_alone(game, contest))?;
        }
    }
    steps.step("long laws, properties and fuzzing", || run(cargo(["test", "--workspace"]).envs(LONGER)))?;
    steps.step("200 kills of the server on each database", kills)?;
    steps.step("4,000 clients at 1,000 tables", || load::load(&[&FULL[..], BOUNDS.as_flattened()].concat()))?;
    steps.step("the same for every game", || {
        load::load(&[&FULL[..], &["--every-game"], EVERY.as_flattened()].concat())
    })?;
    steps.step("in turn with an older server", compare)?;
    for (game, runs) in &games {
        for told in &runs.told {
            steps.step(&format!("a journal of {game} over the socket"), || load::journal(game, told))?;
        }
    }
    steps.step("requests made of the OpenAPI document", schemathesis::schemathesis)?;
    steps.step("advisories, licences, duplicates", deny)?;
    steps.step("people play while somebody attacks", || load::hostile(&[]))?;
    steps.step("browser tests with five games of the robot", || {
        browser(&[("ROBOT_GAMES", "5"), ("ROBOT_ADVENTURES", "8")])
    })?;
    steps.step("mutations", || mutations(None, ""))?;
    steps.step("a new game: all of `cargo verify`", new_game::verify)?;
    steps.close();
    Ok(())
}

/// The version of `cargo deny` that is asked.
const DENY: &str = "0.20.2";

/// What is known against the packages that we use, by `cargo deny` in the target folder, made when it is not there.
pub(crate) fn deny() -> Result<(), Failure> {
    let folder = target().join("cargo-deny");
    let program = folder.join("bin").join("cargo-deny");
    let there = Command::new(&program).arg("--version").output();
    if !there.is_ok_and(|told| String::from_utf8_lossy(&told.stdout).contains(DENY)) {
        let into = folder.display().to_string();
        run(&mut cargo(["install", "cargo-deny", "--locked", "--version", DENY, "--root", &into]))?;
    }
    let ask = |args: &[&str]| {
        let mut ask = Command::new(&program);
        ask.current_dir(root()).args(args);
        run(&mut ask)
    };
    ask(&["check", "licenses", "bans", "sources"])?;
    if ask(&["fetch", "db"]).is_err() {
        println!("   the list of advisories cannot be fetched from here, so nobody has looked at it");
        return Ok(());
    }
    ask(&["check", "advisories"])
}

/// `kill -9` of the server process at 200 random moments, on SQLite and on PostgreSQL, which restarts in between.
fn kills() -> Result<(), Failure> {
    let postgres = Postgres::start()?;
    let mut test = cargo(["test", "--workspace", "--test", "it", "kill", "--", "--nocapture"]);
    run(test.env("LAGRANGE_BIN", debug_binary()).env("LAGRANGE_KILLS", "200").envs(postgres.environment()))
}

/// The server and an older one in turn, so that both meet the same machine.
fn compare() -> Result<(), Failure> {
    let old = match std::env::var(OLD) {
        Ok(old) => old,
        Err(_) => older()?.display().to_string(),
    };
    load::load(&[&FULL[..], &["--old", &old], GAINED.as_flattened()].concat())
}

/// The older server, built in a tree of its own under the target folder.
fn older() -> Result<PathBuf, Failure> {
    let tree = target().join("older");
    if !tree.join("Cargo.toml").exists() {
        let mut lay = Command::new("git");
        lay.current_dir(root()).args(["worktree", "add", "--force", "--detach"]).arg(&tree);
        run(lay.arg(OLD_COMMIT))?;
    }
    let built = tree.join("target");
    let mut build = Command::new("cargo");
    build.current_dir(&tree).env("CARGO_TARGET_DIR", &built).args(["build", "--release", "--package", "cli"]);
    run(&mut build)?;
    Ok(built.join("release").join("lagrange"))
}

/// A hundred games unless the run says otherwise, fewer when the matter is clear before. The first bot comes first in
/// the report.
fn first_wins(game: &str, contest: &Contest) -> Result<(), Failure> {
    let Contest { bots, share, above, games, options } = contest;
    let (stop, games) = (share.max(*above).to_string(), games.unwrap_or(100).to_string());
    let set_up = ["arena", game, "--seats", "2", "--options", options, "--bots", bots];
    let args = set_up.into_iter().chain(["--games", &games, "--stop-at", &stop, "--json"]);
    let report = output(&mut lagrange(args))?;
    check_share(&report, "/bots/0/win_rate", *share)?;
    at_least(&report, "/bots/0/ci_low", *above)
}

/// Fifty games alone unless the run says otherwise.
fn wins_alone(game: &str, contest: &Contest) -> Result<(), Failure> {
    let Contest { bots: bot, share, games, options, .. } = contest;
    let games = games.unwrap_or(50).to_string();
    let set_up = ["simulate", game, "--seats", "1", "--options", options, "--bots", bot];
    let args = set_up.into_iter().chain(["--games", &games, "--threads", "2", "--json"]);
    check_share(&output(&mut lagrange(args))?, "/first_wins", *share)
}

/// A thousand random games on one core; lists and clones as the bench measures them.
fn is_fast(game: &str, bound: &Speed) -> Result<(), Failure> {
    let Speed { seats, actions_per_s, games_per_s, at_most_ns, options } = bound;
    let seats = seats.to_string();
    let set_up = ["simulate", game, "--seats", &seats, "--options", options];
    let args = set_up.into_iter().chain(["--games", "1000", "--seed", "1", "--threads", "1", "--json"]);
    let report = output(&mut lagrange(args))?;
    println!("{}", report.trim_end());
    at_least(&report, "/actions_per_s", *actions_per_s)?;
    at_least(&report, "/games_per_s", *games_per_s)?;
    let Some([legal, clone]) = *at_most_ns else { return Ok(()) };
    let bench = output(&mut lagrange(["bench", game, "--seats", &seats, "--options", options, "--json"]))?;
    at_most(&bench, "/0/legal_ns", legal)?;
    at_most(&bench, "/0/clone_ns", clone)
}

fn at_most(report: &str, place: &str, bound: f64) -> Result<(), Failure> {
    match reported(report, place).and_then(|found| found.as_f64()) {
        Some(found) if found <= bound => Ok(()),
        found => Err(Failure::Found(format!("`{place}` is {found:?} and should be {bound} at most."))),
    }
}

fn at_least(report: &str, place: &str, bound: f64) -> Result<(), Failure> {
    match reported(report, place).and_then(|found| found.as_f64()) {
        Some(found) if found >= bound => Ok(()),
        found => Err(Failure::Found(format!("`{place}` is {found:?} and should be {bound} at least."))),
    }
}

fn check_share(report: &str, place: &str, bound: f64) -> Result<(), Failure> {
    println!("{}", report.trim_end());
    match reported(report, place).and_then(|share| share.as_f64()) {
        Some(share) if share >= bound => Ok(()),
        Some(share) => Err(Failure::Found(format!("The first bot wins {share:.2} of the games, not {bound}."))),
        None => Err(Failure::Found(format!("The report has no `{place}`: {report}"))),
    }
}
