//! Whether a new game is a good one: made in a copy of the workspace, and tried there. Beside it the game of the tutorial is
//! made as the tutorial says.
//!
//! Files are written into one copy and mirrored into another, in which cargo then finds nothing new but what has changed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::ourselves;
use super::tutorial::{self, DOCUMENTS, Listing};
use crate::mirror::mirror;
use crate::run::{Failure, cargo, root, run, target};
use crate::web;

/// What a game of the template needs of the workspace.
const PARTS: [&str; 14] = [
    ".cargo",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "README.md",
    "README.ru.md",
    "crates",
    "deny.toml",
    "docs",
    "examples",
    "rustfmt.toml",
    "web",
    "xtask",
];
/// A game as it comes from the template.
const COPIED: [&str; 3] = ["silent-auction", "--prefix", "QX"];
/// The game of the tutorial.
const TAUGHT: &str = "nim";
/// Says that we are at work in such a copy: there no further one is made.
const INSIDE: &str = "LAGRANGE_NEW_GAME";

/// Makes both games, and runs what looks at them alone.
pub(crate) fn check() -> Result<(), Failure> {
    if std::env::var_os(INSIDE).is_some() {
        println!("   this is one");
        return Ok(());
    }
    let started = Instant::now();
    let source = make(true)?;
    said("made", started);
    // Boards are checked against the types that this writes.
    run(build(&source, &["test", "--quiet"]).args(["--package", TAUGHT, "--test", "it"]).env("UPDATE_EXPECT", "1"))?;
    said("types", started);
    std::thread::scope(|scope| {
        let boards = scope.spawn(|| boards(&source.join("web"), started));
        let rules = rules(&source, started);
        rules
            .and(boards.join().unwrap_or_else(|_| Err(Failure::Found("The boards could not be looked at.".to_owned()))))
    })
}

fn said(what: &str, started: Instant) {
    println!("   {what}: after {:.0} s", started.elapsed().as_secs_f64());
}

/// Cargo at work in the copy, with what is built already of packages from outside.
fn build(source: &Path, words: &[&str]) -> Command {
    let mut command = cargo(words.iter().copied());
    command.current_dir(source).env("CARGO_TARGET_DIR", target());
    command
}

/// Their rules, by tests, lints and tidy.
fn rules(source: &Path, started: Instant) -> Result<(), Failure> {
    let packages = ["--package", COPIED[0], "--package", TAUGHT];
    run(build(source, &["test", "--quiet"]).args(packages))?;
    said("tests", started);
    run(build(source, &["clippy", "--quiet", "--all-targets"]).args(packages).args(["--", "-D", "warnings"]))?;
    run(build(source, &["fmt", "--check"]).args(packages))?;
    said("lints", started);
    run(ourselves(source).arg("tidy"))?;
    said("tidy", started);
    Ok(())
}

/// Their boards, by types, style and mounting.
fn boards(web: &Path, started: Instant) -> Result<(), Failure> {
    let games = [COPIED[0], TAUGHT].map(|game| format!("src/lib/games/{game}"));
    let npx = |words: &[&str]| {
        let mut command = web::npx(words.iter().copied());
        command.current_dir(web);
        command
    };
    run(npx(&["prettier", "--check", "--log-level", "warn"]).args(&games))?;
    run(npx(&["eslint", "--max-warnings", "0"]).args(&games))?;
    run(&mut npx(&["svelte-check", "--fail-on-warnings", "--output", "human"]))?;
    let shared = ["src/lib/games/tutorials.test.ts", "src/lib/i18n/texts.test.ts"];
    run(npx(&["vitest", "run"]).args(&games).args(shared))?;
    said("boards", started);
    Ok(())
}

/// All of `cargo verify` in a copy with a new game, and with a build folder of its own: the programs of two workspaces
/// would take each other's place.
pub(crate) fn verify() -> Result<(), Failure> {
    let source = make(false)?;
    let mut command = cargo(["run", "--quiet", "--package", "xtask", "--", "verify"]);
    let build = folder().join("build");
    run(command.current_dir(&source).env("CARGO_TARGET_DIR", build).env(INSIDE, "1"))
}

fn folder() -> PathBuf {
    target().join("new-game")
}

/// A workspace with a new game, and with that of the tutorial if it is wanted.
fn make(taught: bool) -> Result<PathBuf, Failure> {
    let (fresh, source) = (folder().join("fresh"), folder().join(if taught { "source" } else { "whole" }));
    std::fs::create_dir_all(&fresh).map_err(|why| cannot(&fresh, &why))?;
    for part in PARTS.iter().filter(|part| root().join(part).exists()) {
        mirror(&root().join(part), &fresh.join(part)).map_err(|why| cannot(&fresh, &why))?;
    }
    link(&fresh.join("web"))?;
    run(ourselves(&fresh).arg("new-game").args(COPIED).stdout(std::process::Stdio::null()))?;
    if taught {
        teach(&fresh)?;
    }
    mirror(&fresh, &source).map_err(|why| cannot(&source, &why))?;
    link(&source.join("web"))?;
    Ok(source)
}

/// Does what the tutorial says. What cargo is to do there is done later, in the copy where things are built.
fn teach(workspace: &Path) -> Result<(), Failure> {
    for document in DOCUMENTS {
        let text =
            std::fs::read_to_string(workspace.join(document)).map_err(|why| cannot(Path::new(document), &why))?;
        let wrong = |why| Failure::Found(format!("{document}, {why}"));
        for listing in tutorial::listings(&text).map_err(wrong)? {
            match listing {
                Listing::File { path, text } => {
                    tutorial::write(workspace, path, &text).map_err(|why| cannot(Path::new(path), &why))?;
                }
                Listing::Commands(lines) => lines.into_iter().try_for_each(|line| command(workspace, line))?,
            }
        }
    }
    Ok(())
}

fn command(workspace: &Path, line: &str) -> Result<(), Failure> {
    if let Some(chore) = line.strip_prefix("cargo xtask ") {
        return run(ourselves(workspace).args(chore.split(' ')).stdout(std::process::Stdio::null()));
    }
    if line.starts_with("rm ") {
        return run(Command::new("sh").args(["-ec", line]).current_dir(workspace));
    }
    let tried = [format!("cargo test -p {TAUGHT}"), format!("UPDATE_EXPECT=1 cargo test -p {TAUGHT}")];
    if tried.iter().any(|known| line == known) {
        return Ok(());
    }
    let what = format!("The tutorial: nobody tries `{line}`; leave `<!-- commands -->` out, or teach us how.");
    Err(Failure::Found(what))
}

/// The web app's packages are those of the workspace.
fn link(web: &Path) -> Result<(), Failure> {
    let (from, to) = (root().join("web/node_modules"), web.join("node_modules"));
    if to.exists() {
        return Ok(());
    }
    #[cfg(unix)]
    let linked = std::os::unix::fs::symlink(from, &to);
    #[cfg(windows)]
    let linked = std::os::windows::fs::symlink_dir(from, &to);
    linked.map_err(|why| cannot(&to, &why))
}

fn cannot(path: &Path, why: &std::io::Error) -> Failure {
    Failure::CannotStart(format!("{} cannot be read or written: {why}", path.display()))
}
