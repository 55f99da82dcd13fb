//! `cargo verify`: everything that must hold.

use std::path::PathBuf;
use std::process::Command;

use crate::needs::{Postgres, chromium};
use crate::run::{Failure, Steps, cargo, output, reported, root, run, target};
use crate::runs::Games;
use crate::{load, new_game, runs, tidy, types, web};

/// Runs the steps, quick ones first, and stops at the first failure.
pub(crate) fn verify() -> Result<(), Failure> {
    let mut steps = Steps::of("verify");
    steps.step("tidy", tidy::tidy)?;
    steps.step("rule coverage", tidy::coverage)?;
    steps.step("formatting", || run(&mut cargo(["fmt", "--all", "--check"])))?;
    steps.step("lints", || run(&mut cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])))?;
    steps
        .step("documentation", || run(cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings")))?;
    steps.step("web app: formatting, lints, types, tests", web::check)?;
    steps.step("web app: build", web::build)?;
    // Everything at once: with fewer packages, dependencies would be built again with other features.
    steps.step("build", || run(cargo(["build", "--workspace"]).args(TESTED).args(USED)))?;
    steps.step("types of the wire", types::check)?;
    steps.step("a new game", new_game::check)?;
    steps.step("tests", tests)?;
    steps.step("server under load, short form", load::check)?;
    steps.step("browser tests", || browser(&[]))?;
    steps.step("scenarios through the binary", scenarios)?;
    steps.step("same games in debug and optimised builds", same_in_every_build)?;
    steps.close();
    Ok(())
}

/// What is tested: `--tests` stands for libraries, too, and leaves out those that ask for it.
const TESTED: [&str; 2] = ["--bins", "--tests"];
/// What tests and later steps run besides; `appender` is killed by a test of the store. The other examples are tools for
/// long runs: the lints compile them, and linking a dozen programs with every game in them would take minutes.
const USED: [&str; 4] = ["--example", types::EXAMPLES, "--example", "appender"];

/// Every Rust test, those on PostgreSQL and those that kill a server process among them, then those in comments.
fn tests() -> Result<(), Failure> {
    let postgres = Postgres::start()?;
    let test = |words: &[&str]| {
        let mut test = cargo(["test", "--workspace"]);
        run(test.args(words).env("LAGRANGE_BIN", debug_binary()).envs(postgres.environment()))
    };
    test(&TESTED)?;
    test(&["--doc"])
}

/// The web app in a real browser, against a real server; `more` makes the tests longer.
pub(crate) fn browser(more: &[(&str, &str)]) -> Result<(), Failure> {
    let chromium = chromium()?;
    web::browser(&debug_binary(), &chromium, more)
}

/// `lagrange` with debug assertions; it serves the web app that was built last.
pub(crate) fn debug_binary() -> PathBuf {
    target().join("debug").join("lagrange")
}

/// The scenario files of every game, read by the program that players have.
fn scenarios() -> Result<(), Failure> {
    let folders = tidy::games(root()).into_iter().map(|game| game.join("tests").join("scenarios"));
    let folders: Vec<String> =
        folders.filter(|folder| folder.is_dir()).map(|folder| folder.display().to_string()).collect();
    let args = std::iter::once("scenario").chain(folders.iter().map(String::as_str));
    run(Command::new(debug_binary()).args(args))
}

/// Random games of every game give the same final states with and without optimisation.
fn same_in_every_build() -> Result<(), Failure> {
    for (game, runs) in runs::of_all(tidy::games(root()))? {
        runs.same.iter().try_for_each(|games| same(&game, games))?;
    }
    Ok(())
}

fn same(game: &str, Games { seats, games, options }: &Games) -> Result<(), Failure> {
    let (seats, games) = (seats.end().to_string(), games.to_string());
    let args = ["simulate", game, "--options", options, "--seats", &seats, "--games", &games, "--seed", "1", "--json"];
    let debug = output(Command::new(debug_binary()).args(args))?;
    // The rules alone, without server and database: optimising the whole program takes ten times as long.
    let simulate = ["--package", "game-registry", "--example", "simulate", "--"];
    let mut run = cargo(["run", "--quiet", "--profile", "optimised"]);
    let optimised = output(run.args(simulate).args([game, options, &seats, &games]))?;
    let (debug, optimised) = (figures(&debug)?, figures(&optimised)?);
    if debug != optimised {
        return Err(Failure::Found(format!(
            "{game} {options}, {seats} seats: the debug build gives {debug:?}, the optimised build {optimised:?}; they \
             must be equal."
        )));
    }
    println!("   {game} {options}, {seats} seats: hash {}", debug.hash);
    Ok(())
}

/// What every simulation must show.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Figures {
    /// The digest of all final states.
    pub(crate) hash: String,
    finished: String,
}

/// Reads the report of a simulation and insists that every game came to its end.
pub(crate) fn figures(json: &str) -> Result<Figures, Failure> {
    let field = |key: &str| {
        let found = reported(json, &format!("/{key}"));
        let text = found.map(|found| found.as_str().map_or_else(|| found.to_string(), str::to_owned));
        text.ok_or_else(|| Failure::Found(format!("The report of `lagrange simulate` has no `{key}`: {json}")))
    };
    let (games, finished) = (field("games")?, field("finished")?);
    if games != finished || field("stuck")? != "0" || field("capped")? != "0" {
        return Err(Failure::Found(format!("Not every game came to its end: {json}")));
    }
    Ok(Figures { hash: field("hash")?, finished })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_compared_between_the_builds() {
        for (game, runs) in runs::of_all(tidy::games(root())).expect("every game has its runs") {
            assert!(!runs.same.is_empty(), "{game} is compared in no build");
        }
    }

    #[test]
    fn a_simulation_with_a_stuck_game_is_refused() {
        let good = r#"{"games":2,"finished":2,"stuck":0,"capped":0,"hash":"ff"}"#;
        assert_eq!(figures(good).expect("all games ended").hash, "ff");
        let stuck = r#"{"games":2,"finished":1,"stuck":1,"capped":0,"hash":"ff"}"#;
        assert!(matches!(figures(stuck), Err(Failure::Found(text)) if text.starts_with("Not every game")));
    }
}
