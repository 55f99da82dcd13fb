//! Every chore of the project: `cargo play`, `cargo verify` and `cargo xtask <chore>`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to the person who started it")]

mod load;
mod long;
mod mirror;
mod mutations;
mod needs;
mod new_game;
mod play;
mod run;
mod runs;
mod schemathesis;
mod simulations;
mod tidy;
mod types;
mod verify;
mod web;

use std::process::ExitCode;

use run::Failure;

const HELP: &str = "\
Chores of the Lagrange workspace.

Usage: cargo xtask <chore>

Chores:
  play               build everything and start the tabletop (also `cargo play`)
  verify             everything that must hold before a commit (also `cargo verify`)
  tidy               what neither compiler nor linter checks: sizes, rule citations, texts, forbidden words
  new-game NAME [--prefix XY]
                     a game of that name, made of the template; its rules are numbered XY-1.1 and so on
  new-game --check   makes such a game, and that of the tutorial, in a copy of the workspace and tries them
  coverage           which rules the code and the scenarios of each game cite
  load [OPTIONS]     the server under load by 4,000 clients at 1,000 tables; `load --help` lists the options
  load short         the same in little: whether anything is lost
  load hostile [OPTIONS]
                     people play while one person attacks with 1,000 connections, 10,000 uploads and 100 tables of
                     bots; the server on one processor, all others on another (two minutes)
  types              writes the TypeScript types of the wire again from the Rust ones
  schemathesis       a public tool (Python) sends requests made of the OpenAPI document to a server of its own
  deny               advisories, licences, duplicates and sources of all packages, by `cargo deny`
  long               the full figures: simulations, arena, fuzzing, kills, load, browser, mutations (takes two hours)
  mutations [GAME [RULE]]
                     switches rules off one by one and sees that their scenarios fail

Exit codes: 0 all is well, 1 a check failed, 2 the chore could not be started.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Found(what)) => {
            eprintln!("{what}");
            ExitCode::from(1)
        }
        Err(Failure::CannotStart(why)) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(words: &[&str]) -> Result<(), Failure> {
    match words {
        ["play"] => play::play(),
        ["verify"] => verify::verify(),
        ["tidy"] => tidy::tidy(),
        ["new-game", "--check"] => new_game::check(),
        ["new-game", name] => new_game::new_game(name, None),
        ["new-game", name, "--prefix", prefix] => new_game::new_game(name, Some(prefix)),
        ["coverage"] => tidy::coverage(),
        ["load", "short"] => load::check(),
        ["load", "hostile", words @ ..] => load::hostile(words),
        ["load", words @ ..] => load::load(words),
        ["types"] => types::write(),
        ["schemathesis"] => schemathesis::schemathesis(),
        ["deny"] => long::deny(),
        ["long"] => long::long(),
        ["mutations"] => mutations::mutations(None, ""),
        ["mutations", game] => mutations::mutations(Some(game), ""),
        ["mutations", game, rule] => mutations::mutations(Some(game), rule),
        [] | ["help" | "-h" | "--help"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(Failure::CannotStart(format!("There is no chore `{}`.\n\n{HELP}", words.join(" ")))),
    }
}
