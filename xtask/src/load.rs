//! `cargo xtask load`: the server under load, in a process of its own.

use std::process::Command;

use crate::run::{Failure, cargo, run, target};

/// Builds the server and the bench and lets the bench put the server under load; `words` are the bench's own.
pub(crate) fn load(words: &[&str]) -> Result<(), Failure> {
    run(&mut cargo(["build", "--release", "--package", "cli", "--package", "load"]))?;
    bench("release", words)
}

/// A short form that asks for nothing that depends on the machine: every action must be acknowledged, told to
/// everybody and kept, and an idle connection must be small. The debug build does, which is there already.
pub(crate) fn check() -> Result<(), Failure> {
    let size = ["--every-game", "--tables", "50", "--rate", "200", "--seconds", "2", "--saturate"];
    let bounds = ["--idle", "2000", "--idle-at-most", "20"];
    bench("debug", &[&size[..], &bounds[..]].concat())
}

fn bench(profile: &str, words: &[&str]) -> Result<(), Failure> {
    let built = target().join(profile);
    let server = built.join("lagrange");
    run(Command::new(built.join("load")).arg("--server").arg(server).args(words))
}
