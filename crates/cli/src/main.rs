//! The binary `lagrange`: play, measure and check the games from a terminal.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program talks to its user")]

mod args;
mod columns;
mod commands;
mod error;
mod limits;
mod page;
mod progress;
mod terminal;
mod words;

use std::process::ExitCode;

use clap::Parser;

use args::{Command, Lagrange};

/// A server makes and drops many small texts on all its threads, which this allocator does several times faster than
/// that of the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match Lagrange::parse().command {
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Arena(args) => commands::arena::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Scenario(args) => commands::scenario::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Terminal(args) => terminal::run(&args),
        Command::Play(args) => commands::serve::play(&args),
        Command::Serve(args) => commands::serve::serve(&args),
        Command::Ratings(args) => commands::ratings::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(err) => {
            err.tell();
            err.exit_code()
        }
    }
}
