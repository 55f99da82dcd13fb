//! `cargo play`: the one command for a fresh machine.

use std::io::{IsTerminal, stdin, stdout};

use crate::run::{Build, Failure, cargo, lagrange, run};

const COMING: &str = "
The tabletop in the browser is on its way: this command will start it and open it for you.
Until then Nexus Ops can be played in full in a terminal, against bots or with friends on one keyboard:

  cargo run --release -p cli -- terminal nexus-ops
  cargo run --release -p cli -- terminal nexus-ops --seats human,bot:greedy,bot:greedy --lang en

All commands: cargo run --release -p cli -- --help
";

/// Builds the release binary, says what there is, and starts a game when somebody sits at a terminal.
pub(crate) fn play() -> Result<(), Failure> {
    println!("Building Lagrange. The first time this takes a few minutes.");
    run(&mut cargo(["build", "--release", "--package", "cli"]))?;
    println!("{COMING}");
    if stdin().is_terminal() && stdout().is_terminal() {
        println!("Starting a game of Nexus Ops now; `quit` leaves it.\n");
        run(&mut lagrange(Build::Release, ["terminal", "nexus-ops"]))?;
    }
    Ok(())
}
