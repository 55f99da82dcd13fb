//! `cargo xtask mutations`: a scenario counts only if it fails when its rule is switched off.
//!
//! `crates/<game>/tests/mutations.txt` lists rules, how to switch each off by one replacement in the source, and
//! the scenario that must notice. The replacement is made in a copy of the workspace, never in the workspace.

mod copy;
mod list;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::run::{Failure, cargo, root, target};
use crate::tidy;
use list::Mutation;

/// Tries the mutations of one game, or of all games that list some.
pub(crate) fn mutations(game: Option<&str>) -> Result<(), Failure> {
    let lists = lists(game)?;
    let workshop = Workshop::open()?;
    let (mut tried, mut survived) = (0, Vec::new());
    for (slug, mutations) in &lists {
        workshop.expect_all_pass(slug, mutations)?;
        for mutation in mutations {
            tried += 1;
            let started = Instant::now();
            let verdict = workshop.try_out(slug, mutation)?;
            let told = if verdict == Verdict::Noticed { "noticed" } else { "SURVIVED" };
            let seconds = started.elapsed().as_secs_f64();
            println!("   {:<9} {told}  {} ({seconds:.0} s)", mutation.rule, mutation.scenario);
            if verdict == Verdict::Survived {
                survived.push(format!("{} by {}", mutation.rule, mutation.scenario));
            }
        }
    }
    if survived.is_empty() {
        println!("   {tried} rules switched off, all noticed by their scenarios");
        return Ok(());
    }
    Err(Failure::Found(format!("These rules were switched off and not missed: {}.", survived.join(", "))))
}

fn lists(game: Option<&str>) -> Result<Vec<(String, Vec<Mutation>)>, Failure> {
    let mut lists = Vec::new();
    for folder in tidy::games(root()) {
        let slug = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let file = folder.join("tests").join("mutations.txt");
        if game.is_some_and(|game| game != slug) || !file.is_file() {
            continue;
        }
        let text = std::fs::read_to_string(&file).map_err(|err| cannot(&file, &err))?;
        let mutations =
            list::parse(&text).map_err(|why| Failure::Found(format!("crates/{slug}/tests/mutations.txt, {why}")))?;
        lists.push((slug, mutations));
    }
    if lists.is_empty() {
        let whose = game.map_or("any game".to_owned(), |game| format!("`{game}`"));
        return Err(Failure::CannotStart(format!("There is no crates/<game>/tests/mutations.txt of {whose}.")));
    }
    Ok(lists)
}

#[derive(PartialEq, Eq)]
enum Verdict {
    Noticed,
    Survived,
}

/// The copy of the workspace in which rules are switched off, with a build folder of its own.
struct Workshop {
    source: PathBuf,
    build: PathBuf,
}

impl Workshop {
    fn open() -> Result<Self, Failure> {
        let folder = target().join("mutations");
        let workshop = Workshop { source: folder.join("source"), build: folder.join("build") };
        std::fs::create_dir_all(&workshop.source).map_err(|err| cannot(&folder, &err))?;
        for part in ["Cargo.toml", "Cargo.lock", ".cargo", "crates", "xtask"] {
            copy::mirror(&root().join(part), &workshop.source.join(part)).map_err(|err| cannot(&folder, &err))?;
        }
        Ok(workshop)
    }

    /// Without a mutation every scenario must pass: otherwise a failure would prove nothing.
    fn expect_all_pass(&self, slug: &str, mutations: &[Mutation]) -> Result<(), Failure> {
        self.build()?;
        for mutation in mutations {
            if self.scenario_passes(slug, &mutation.scenario)? {
                continue;
            }
            return Err(Failure::Found(format!("{} fails even with all rules on.", mutation.scenario)));
        }
        Ok(())
    }

    fn try_out(&self, slug: &str, mutation: &Mutation) -> Result<Verdict, Failure> {
        let file = self.source.join("crates").join(slug).join(&mutation.file);
        let before = std::fs::read_to_string(&file).map_err(|err| cannot(&file, &err))?;
        let after = mutation.applied_to(&before).map_err(Failure::Found)?;
        std::fs::write(&file, after).map_err(|err| cannot(&file, &err))?;
        let verdict = self.build().and_then(|()| self.scenario_passes(slug, &mutation.scenario));
        std::fs::write(&file, before).map_err(|err| cannot(&file, &err))?;
        match verdict {
            Ok(true) => Ok(Verdict::Survived),
            Ok(false) => Ok(Verdict::Noticed),
            Err(Failure::Found(why)) => Err(Failure::Found(format!("{}: {why}", mutation.rule))),
            Err(failure) => Err(failure),
        }
    }

    /// Builds quickly rather than well: scenarios are short.
    fn build(&self) -> Result<(), Failure> {
        let mut command = cargo(["build", "--quiet", "--package", "cli"]);
        command.args(["--config", "profile.dev.package.\"*\".opt-level=0"]);
        command.current_dir(&self.source).env("CARGO_TARGET_DIR", &self.build);
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
        // A switched-off rule leaves unused names behind; that is no news.
        let output = command.env("RUSTFLAGS", "-A warnings").output().map_err(|err| cannot(&self.source, &err))?;
        if output.status.success() {
            return Ok(());
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        Err(Failure::Found(format!("the workspace no longer builds:\n{errors}")))
    }

    fn scenario_passes(&self, slug: &str, scenario: &str) -> Result<bool, Failure> {
        let program = self.build.join("debug").join("lagrange");
        let scenario = self.source.join("crates").join(slug).join(scenario);
        let mut command = Command::new(program);
        let status = command.arg("scenario").arg(&scenario).stdout(Stdio::null()).stderr(Stdio::null()).status();
        match status.map_err(|err| cannot(&scenario, &err))?.code() {
            Some(0) => Ok(true),
            Some(1) => Ok(false),
            // A rule switched off may well break an invariant: a panic is a notice too. Bad usage is not.
            Some(2) => Err(Failure::Found(format!("{} cannot be run as a scenario", scenario.display()))),
            _ => Ok(false),
        }
    }
}

fn cannot(path: &Path, err: &std::io::Error) -> Failure {
    Failure::CannotStart(format!("{} cannot be read or written: {err}", path.display()))
}
