//! `lagrange scenario`.

use std::path::{Path, PathBuf};

use super::print;
use crate::args::Scenario;
use crate::error::CliError;

/// Runs every scenario and shows what differs in those that fail.
pub(crate) fn run(args: &Scenario) -> Result<(), CliError> {
    let mut files = Vec::new();
    for path in &args.paths {
        if !path.exists() {
            return Err(CliError::Usage(format!("There is no file or folder `{}`.", path.display())));
        }
        let before = files.len();
        collect(path, &mut files)?;
        if files.len() == before {
            return Err(CliError::Usage(format!("The folder `{}` holds no *.scn files.", path.display())));
        }
    }
    let mut failures = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file)
            .map_err(|why| CliError::Usage(format!("`{}` cannot be read: {why}.", file.display())))?;
        if let Err(difference) = game_registry::run_scenario(&text) {
            failures.push(format!("{}\n{difference}", file.display()));
        }
    }
    let (ran, failed) = (files.len(), failures.len());
    if failures.is_empty() {
        return print([if ran == 1 { "1 scenario passed".to_owned() } else { format!("{ran} scenarios passed") }]);
    }
    Err(CliError::Failed(format!("{}\n\n{failed} of {ran} scenarios failed", failures.join("\n\n"))))
}

/// The file itself, or all scenario files below a folder, in order.
fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<(), CliError> {
    if path.is_file() {
        into.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<Result<Vec<_>, _>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "scn") {
            collect(&entry, into)?;
        }
    }
    Ok(())
}
