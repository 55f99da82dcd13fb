//! The tutorial as data: its listings are put where they say, so that somebody finds out when they no longer fit.
//!
//! A listing that is a file follows a line `<!-- file: crates/nim/src/rules.rs -->`, and is all of that file. Commands
//! follow `<!-- commands -->`. Other listings are only to be read.

use std::path::Path;

/// Its parts, in order.
pub(super) const DOCUMENTS: [&str; 2] = ["docs/tutorial-new-game.md", "docs/tutorial-new-game-board.md"];

/// A listing that is tried.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Listing<'a> {
    /// A whole file, by its path in the workspace.
    File { path: &'a str, text: String },
    /// Lines for a shell.
    Commands(Vec<&'a str>),
}

/// Reads the listings in their order; the error names the line.
pub(super) fn listings(document: &str) -> Result<Vec<Listing<'_>>, String> {
    let mut lines = document.lines().enumerate();
    let mut found = Vec::new();
    while let Some((at, line)) = lines.next() {
        let Some(what) = line.trim().strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->")) else { continue };
        let path = what.strip_prefix("file: ");
        if path.is_none() && what != "commands" {
            continue;
        }
        let wrong = || format!("line {}: a listing should follow `{what}`", at + 1);
        let (_, fence) = lines.by_ref().find(|(_, line)| !line.trim().is_empty()).ok_or_else(wrong)?;
        let ticks = fence.trim_end_matches(|c: char| c != '`');
        if ticks.len() < 3 {
            return Err(wrong());
        }
        let listed: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != ticks).collect();
        found.push(match path {
            Some(path) => Listing::File { path, text: listed.join("\n") + "\n" },
            None => Listing::Commands(listed),
        });
    }
    Ok(found)
}

/// Writes a file of the tutorial into a workspace.
pub(super) fn write(workspace: &Path, path: &str, text: &str) -> std::io::Result<()> {
    let file = workspace.join(path);
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(file, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_read_in_their_order() {
        let document = "# Nim\n<!-- commands -->\n```\ncargo a\ncargo b\n```\nText.\n\n<!-- file: a/b.rs -->\n\n````rust\nfn a() {}\n```\n````\n\n```\nonly to be read\n```\n<!-- a remark -->\n";
        let file = Listing::File { path: "a/b.rs", text: "fn a() {}\n```\n".to_owned() };
        assert_eq!(listings(document), Ok(vec![Listing::Commands(vec!["cargo a", "cargo b"]), file]));
        let error = listings("\n<!-- file: a -->\nText.\n").expect_err("no listing");
        assert_eq!(error, "line 2: a listing should follow `file: a`");
    }

    /// Every listing of a file says which; what is only read are commands whose output nobody compares.
    #[test]
    fn every_listing_of_the_tutorial_that_is_code_is_a_file() {
        for document in DOCUMENTS {
            let text = std::fs::read_to_string(crate::run::root().join(document)).expect("the tutorial");
            let code = text.lines().filter(|line| line.starts_with("```") && line.len() > 3).count();
            let files = listings(&text).expect("a good document");
            let files = files.iter().filter(|listing| matches!(listing, Listing::File { .. })).count();
            assert!(files > 10, "{files} files in {document}");
            assert_eq!(code, files, "a fence with a language begins a file, and each file has a language: {document}");
        }
    }
}
