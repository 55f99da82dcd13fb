//! `cargo xtask mutations`: a scenario counts only if it fails when its rule is switched off.
//!
//! `crates/<game>/tests/mutations.txt` lists rules, how to switch each off by one replacement in the source, and
//! the scenario that must notice. The replacement is made in a copy of the workspace, never in the workspace.

mod list;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::mirror::mirror;
use crate::run::{Failure, cargo, root, target};
use crate::tidy;
use list::Mutation;

/// Tries the mutations of one game, or of all games that list some; of a game also only those of rules whose number
/// begins so.
pub(crate) fn mutations(game: Option<&str>, rule: &str) -> Result<(), Failure> {
    let lists = lists(game)?;
    let workshop = Workshop::open()?;
    let (mut tried, mut missed) = (0, Vec::new());
    for (slug, mutations) in &lists {
        workshop.expect_all_pass(slug, mutations)?;
        for mutation in mutations.iter().filter(|mutation| mutation.rule.starts_with(rule)) {
            tried += 1;
            let started = Instant::now();
            let verdict = workshop.try_out(slug, mutation)?;
            let seconds = started.elapsed().as_secs_f64();
            println!("   {:<9} {verdict}  {} ({seconds:.0} s)", mutation.rule, mutation.scenario);
            if !matches!(verdict, Verdict::Noticed) {
                missed.push(format!("{} by {}", mutation.rule, mutation.scenario));
            }
        }
    }
    if missed.is_empty() {
        println!("   {tried} rules switched off, all noticed by their scenarios");
        return Ok(());
    }
    Err(Failure::Found(format!("These rules were switched off and not missed: {}.", missed.join(", "))))
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

/// What no longer fits in the list of a game: blocks whose old text does not stand exactly once, and scenarios that are
/// gone. To find that takes no build, so `tidy` looks for it.
pub(crate) fn stale(game: &Path) -> Vec<String> {
    let Ok(text) = std::fs::read_to_string(game.join("tests").join("mutations.txt")) else { return Vec::new() };
    let mutations = match list::parse(&text) {
        Ok(mutations) => mutations,
        Err(why) => return vec![why],
    };
    let wrong = |mutation: &Mutation| {
        if !game.join(&mutation.scenario).is_file() {
            return Some(format!("{}: there is no {}", mutation.rule, mutation.scenario));
        }
        let source = std::fs::read_to_string(game.join(&mutation.file)).unwrap_or_default();
        mutation.applied_to(&source).err()
    };
    mutations.iter().filter_map(wrong).collect()
}

/// What came of a rule switched off.
enum Verdict {
    Noticed,
    Survived,
    /// The block itself is stale, for this reason.
    Stale(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Noticed => write!(f, "noticed"),
            Verdict::Survived => write!(f, "SURVIVED"),
            Verdict::Stale(why) => write!(f, "STALE: {why}"),
        }
    }
}

/// The copy of the workspace in which rules are switched off, with a build folder of its own.
struct Workshop {
    source: PathBuf,
    build: PathBuf,
    /// Held while we are at work: a second run in the same copy would undo our mutations.
    _lock: File,
}

impl Workshop {
    fn open() -> Result<Self, Failure> {
        let folder = target().join("mutations");
        let source = folder.join("source");
        std::fs::create_dir_all(&source).map_err(|err| cannot(&folder, &err))?;
        let lock = File::create(folder.join("lock")).map_err(|err| cannot(&folder, &err))?;
        if lock.try_lock().is_err() {
            return Err(Failure::CannotStart("Another run of the mutations is at work.".to_owned()));
        }
        let workshop = Workshop { source, build: folder.join("build"), _lock: lock };
        for part in ["Cargo.toml", "Cargo.lock", ".cargo", "crates", "xtask"] {
            mirror(&root().join(part), &workshop.source.join(part)).map_err(|err| cannot(&folder, &err))?;
        }
        Ok(workshop)
    }

    /// Without a mutation every scenario must pass: otherwise a failure would prove nothing.
    fn expect_all_pass(&self, slug: &str, mutations: &[Mutation]) -> Result<(), Failure> {
        let folder = self.source.join("crates").join(slug);
        if let Some(mutation) = mutations.iter().find(|mutation| !folder.join(&mutation.scenario).is_file()) {
            return Err(Failure::Found(format!("{}: there is no {}.", mutation.rule, mutation.scenario)));
        }
        self.build(slug)?;
        if self.passes(slug, None)? {
            return Ok(());
        }
        Err(Failure::Found(format!("Scenarios of {slug} fail even with all rules on.")))
    }

    fn try_out(&self, slug: &str, mutation: &Mutation) -> Result<Verdict, Failure> {
        let file = self.source.join("crates").join(slug).join(&mutation.file);
        let before = std::fs::read_to_string(&file).map_err(|err| cannot(&file, &err))?;
        let after = match mutation.applied_to(&before) {
            Ok(after) => after,
            Err(why) => return Ok(Verdict::Stale(why)),
        };
        std::fs::write(&file, after).map_err(|err| cannot(&file, &err))?;
        let verdict = self.build(slug).and_then(|()| self.passes(slug, Some(&mutation.scenario)));
        std::fs::write(&file, before).map_err(|err| cannot(&file, &err))?;
        match verdict {
            Ok(true) => Ok(Verdict::Survived),
            Ok(false) => Ok(Verdict::Noticed),
            Err(Failure::Found(why)) => Ok(Verdict::Stale(why)),
            Err(failure) => Err(failure),
        }
    }

    /// The game's tests, and nothing that is built upon the game; quickly rather than well, since scenarios are
    /// short.
    fn tests(&self, slug: &str) -> Command {
        let mut command = cargo(["test", "--quiet", "--package", slug, "--test", "it"]);
        command.args(["--config", "profile.dev.package.\"*\".opt-level=0"]);
        command.current_dir(&self.source).env("CARGO_TARGET_DIR", &self.build);
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
        // A switched-off rule leaves unused names behind; that is no news.
        command.env("RUSTFLAGS", "-A warnings");
        command
    }

    fn build(&self, slug: &str) -> Result<(), Failure> {
        let output = self.tests(slug).arg("--no-run").output().map_err(|err| cannot(&self.source, &err))?;
        if output.status.success() {
            return Ok(());
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        Err(Failure::Found(format!("the game no longer builds:\n{errors}")))
    }

    /// Whether one scenario passes, or all of the game. A rule switched off may well break an invariant: a panic
    /// is a notice too.
    fn passes(&self, slug: &str, scenario: Option<&str>) -> Result<bool, Failure> {
        let mut command = self.tests(slug);
        command.args(["--", "--exact", "scenarios"]).stdout(Stdio::null()).stderr(Stdio::null());
        if let Some(scenario) = scenario {
            command.env("SCENARIO", scenario);
        }
        let status = command.status().map_err(|err| cannot(&self.source, &err))?;
        Ok(status.success())
    }
}

fn cannot(path: &Path, err: &std::io::Error) -> Failure {
    Failure::CannotStart(format!("{} cannot be read or written: {err}", path.display()))
}
