//! `cargo xtask tidy`: what neither compiler nor linter checks.

mod crates;
mod data;
mod english;
mod layers;
mod lists;
mod names;
mod packages;
mod readme;
mod rules;
mod sizes;
mod source;
mod staging;
mod still;
mod texts;
mod wire;
mod words;

use std::fmt;
use std::path::{Path, PathBuf};

use crate::mutations;
use crate::run::{Failure, root};
use crate::runs::slug;
use source::File;

/// Something that is not as it should be, and where.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// Looks through the workspace and fails when anything is found.
pub(crate) fn tidy() -> Result<(), Failure> {
    let files = source::files(root());
    let mut findings = sizes::check(&files);
    findings.extend(words::check_everywhere(&files));
    findings.extend(english::check(&files));
    for game in games(root()) {
        let own: Vec<&File> = files.iter().filter(|file| file.path.starts_with(&relative(&game))).collect();
        findings.extend(words::check_game(&own));
        findings.extend(rules::check(&own));
        findings.extend(data::check(&own));
        findings.extend(staging::check(&own));
        let list = format!("{}tests/mutations.txt", relative(&game));
        let stale = mutations::stale(&game).into_iter();
        findings.extend(stale.map(|what| Finding { path: list.clone(), line: 0, what }));
        findings.extend(readme::check(&files, &relative(&game), &own));
    }
    findings.extend(texts::check(&files));
    findings.extend(wire::check(&files));
    findings.extend(lists::check(&files));
    let slugs: Vec<String> = games(root()).iter().map(|game| slug(game)).collect();
    findings.extend(layers::check(&files, &slugs));
    findings.extend(names::check(&files, &slugs));
    let rules = files.iter().find(|file| file.path == "deny.toml").map_or("", |file| &file.text);
    let told = packages::metadata(rules)?;
    findings.extend(packages::check(rules, &told));
    findings.extend(crates::check(&files, &told));
    if findings.is_empty() {
        println!("   {} files are tidy", files.len());
        return Ok(());
    }
    findings.sort();
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    Err(Failure::Found(format!("{}\ntidy: {} findings", lines.join("\n"), lines.len())))
}

/// Code that would seem to name a game of this slug, although it speaks of something else: `go`, `table`.
pub(crate) fn words_like(slug: &str) -> Vec<String> {
    names::check(&source::files(root()), &[slug.to_owned()]).iter().map(Finding::to_string).collect()
}

/// Prints how many rules of each game its code and its scenarios cite, and which are cited nowhere.
pub(crate) fn coverage() -> Result<(), Failure> {
    let files = source::files(root());
    for game in games(root()) {
        let own: Vec<&File> = files.iter().filter(|file| file.path.starts_with(&relative(&game))).collect();
        println!("   {}: {}", relative(&game), rules::Coverage::of(&own));
    }
    Ok(())
}

/// The folders of the game crates: those with a `RULES.md`.
pub(crate) fn games(root: &Path) -> Vec<PathBuf> {
    let crates = std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let mut games: Vec<PathBuf> = crates.map(|entry| entry.path()).filter(|p| p.join("RULES.md").is_file()).collect();
    games.sort();
    games
}

/// The path as findings show it, ending in a slash.
fn relative(game: &Path) -> String {
    format!("crates/{}/", game.file_name().unwrap_or_default().to_string_lossy())
}
