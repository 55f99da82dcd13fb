//! `cargo xtask load`: the server under load, in a process of its own.

use std::process::Command;

use crate::run::{Failure, cargo, run, target};
use crate::runs::Told;

/// Builds the server and the bench and lets the bench put the server under load; `words` are the bench's own.
pub(crate) fn load(words: &[&str]) -> Result<(), Failure> {
    run(&mut cargo(["build", "--release", "--package", "cli", "--package", "load"]))?;
    bench("release", words)
}

/// A short form that asks for nothing that depends on the machine: every action must be acknowledged, told to
/// everybody in few bytes and kept, and an idle connection must be small. The debug build does, which is there already.
pub(crate) fn check() -> Result<(), Failure> {
    let size = ["--every-game", "--tables", "50", "--rate", "200", "--seconds", "2", "--saturate"];
    let bounds = ["--idle", "2000", "--idle-at-most", "20", "--sent-at-most", "12"];
    bench("debug", &[&size[..], &bounds[..]].concat())
}

/// One hostile person beside people who play, the server on one processor and everybody else on another. What must hold:
/// clicks answered in time, not much later than without the attack, in bounded memory.
pub(crate) fn hostile(words: &[&str]) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    if cores < 2 || !cfg!(target_os = "linux") {
        let why = "This takes a Linux machine with two processors: one for the server, one for those who attack it.";
        return Err(Failure::CannotStart(why.to_owned()));
    }
    run(&mut cargo(["build", "--profile", "optimised", "--package", "cli", "--package", "load"]))?;
    let built = target().join("optimised");
    let mut bench = Command::new("taskset");
    bench.args(["--cpu-list", "1"]).arg(built.join("load")).arg("--server").arg(built.join("lagrange"));
    bench.args(["--hostile", "--core", "0", "--seconds", "60"]).args(words);
    // Those who only want to see what happens may say so.
    if words.is_empty() {
        bench.args(["--p99-at-most", "100", "--ratio-at-most", "3", "--memory-at-most", "1000", "--whole-attack"]);
    }
    run(&mut bench)
}

/// A game of greedy bots played over the socket, the server on one processor: in how many milliseconds all are told.
pub(crate) fn journal(game: &str, told: &Told) -> Result<(), Failure> {
    run(&mut cargo(["build", "--release", "--package", "cli", "--package", "load"]))?;
    let built = target().join("release");
    let file = target().join(format!("journal-{game}.jsonl"));
    let seats = vec!["bot:greedy"; told.seats.into()].join(",");
    let mut play = Command::new(built.join("lagrange"));
    play.args(["terminal", game, "--seats", &seats, "--seed", "1", "--journal"]).arg(&file);
    run(play.stdout(std::process::Stdio::null()))?;
    let mut bench = Command::new(built.join("load"));
    bench.arg("--server").arg(built.join("lagrange")).arg("--journal").arg(&file);
    run(bench.args(["--core", "1", "--p99-at-most", &told.p99_ms.to_string()]))
}

fn bench(profile: &str, words: &[&str]) -> Result<(), Failure> {
    let built = target().join(profile);
    let server = built.join("lagrange");
    run(Command::new(built.join("load")).arg("--server").arg(server).args(words))
}
