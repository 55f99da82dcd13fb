//! The web app: its packages, its checks, its build.

use std::path::Path;
use std::process::Command;

use crate::run::{Failure, root, run};

/// Installs the pinned packages, unless they are there, and builds the app into `web/dist`, which the binary embeds.
pub(crate) fn build() -> Result<(), Failure> {
    install()?;
    run(&mut npm(["run", "build"]))
}

/// Formatting, what ESLint finds, types and unit tests of the web app.
pub(crate) fn check() -> Result<(), Failure> {
    install()?;
    run(&mut npm(["run", "check"]))
}

/// The tests in a real browser; screenshots are kept in `target/e2e`.
pub(crate) fn browser(lagrange: &Path, chromium: &Path, more: &[(&str, &str)]) -> Result<(), Failure> {
    install()?;
    run(npm(["run", "e2e"]).env("LAGRANGE_BIN", lagrange).env("LAGRANGE_CHROMIUM", chromium).envs(more.iter().copied()))
}

fn install() -> Result<(), Failure> {
    if npm(["--version"]).output().is_err() {
        let what =
            "`npm` cannot be started. Install Node.js 20.19 or newer with npm (Debian: apt-get install nodejs npm).";
        return Err(Failure::CannotStart(what.to_owned()));
    }
    let (lock, done) = (root().join("web/package-lock.json"), root().join("web/node_modules/.package-lock.json"));
    let changed = |path: &Path| path.metadata().and_then(|meta| meta.modified()).ok();
    if changed(&done) >= changed(&lock) && changed(&done).is_some() {
        return Ok(());
    }
    // Not `npm ci`: it insists on lock entries for the bundler's binaries of every other platform, which npm itself
    // leaves out of the lock file. Versions come from the lock file all the same.
    run(&mut npm(["install", "--no-audit", "--no-fund"]))
}

fn npm<const N: usize>(args: [&str; N]) -> Command {
    tool("npm", args)
}

/// A program of the web app's packages.
pub(crate) fn npx<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    tool("npx", args)
}

fn tool<'a>(name: &str, args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() });
    command.current_dir(root().join("web")).args(args);
    command
}
