//! `cargo xtask types`: the TypeScript types of the wire, made from the Rust ones.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use crate::run::{Failure, cargo, root, run, target};
use crate::runs::slug;
use crate::tidy;

const FOLDER: &str = "web/src/lib/wire/generated";
/// The examples that write types.
pub(crate) const EXAMPLES: &str = "*types";

/// Writes them again.
pub(crate) fn write() -> Result<(), Failure> {
    run(&mut cargo(["build", "--workspace", "--example", EXAMPLES]))?;
    write_into(&root().join(FOLDER))
}

/// Those of the wire, then those of each game, by examples that have been built.
fn write_into(folder: &Path) -> Result<(), Failure> {
    clear(folder)?;
    let built = target().join("debug").join("examples");
    let games = tidy::games(root()).into_iter().map(|game| format!("{}-types", slug(&game)));
    for example in std::iter::once("types".to_owned()).chain(games) {
        run(Command::new(built.join(example)).arg(folder))?;
    }
    Ok(())
}

/// Sees that those in the repository are the ones that Rust has now. The examples that write them have been built.
pub(crate) fn check() -> Result<(), Failure> {
    let fresh = target().join("types");
    write_into(&fresh)?;
    let (kept, fresh) = (files(&root().join(FOLDER))?, files(&fresh)?);
    let names = kept.keys().chain(fresh.keys());
    let stale: Vec<String> =
        names.filter(|name| kept.get(*name) != fresh.get(*name)).map(|name| name.display().to_string()).collect();
    if stale.is_empty() {
        println!("   {} files of types are up to date", fresh.len());
        return Ok(());
    }
    Err(Failure::Found(format!("Types in {FOLDER} are stale: {}. Run `cargo xtask types`.", stale.join(", "))))
}

fn clear(folder: &Path) -> Result<(), Failure> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unreadable(folder, &error)),
        _ => Ok(()),
    }
}

/// Every file below the folder, by its path from there.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, String>, Failure> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries = fs::read_dir(&next).map_err(|error| unreadable(&next, &error))?;
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?;
            found.insert(path.strip_prefix(folder).unwrap_or(&path).to_owned(), text);
        }
    }
    Ok(found)
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::Found(format!("{}: {error}", path.display()))
}
