//! `cargo play`: the one command for a fresh machine.

use crate::run::{Failure, cargo, lagrange, run};
use crate::web;

/// Builds the web app and the binary, and starts the tabletop on the embedded database.
pub(crate) fn play() -> Result<(), Failure> {
    println!("Building Lagrange. The first time this takes a few minutes.");
    web::build()?;
    run(&mut cargo(["build", "--release", "--package", "cli"]))?;
    run(&mut lagrange(["play"]))
}
