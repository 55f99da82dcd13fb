//! Finds the texts of a crate when it is built, so that a language is files and nothing else.
//!
//! A crate's `build.rs` calls [`list`], and the crate includes what that writes:
//!
//! ```ignore
//! pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));
//! ```
//!
//! These are pairs of a language's code and a text, English first: the files of each folder `text/<lang>/` one after the
//! other; in `rules.rs`, for a game, `RULES.md` (English) and `RULES.<lang>.md`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language that stands in for others; its rules are in the file without a code.
const FIRST: &str = "en";

/// Writes the lists for the crate that is being built.
pub fn list() -> io::Result<()> {
    let var = |name| env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("{name} is not set")));
    let (home, out) = (var("CARGO_MANIFEST_DIR")?, var("OUT_DIR")?);
    let (texts, rules) = (texts(&home)?, rules(&home)?);
    fs::write(out.join("texts.rs"), pairs(&texts))?;
    fs::write(out.join("rules.rs"), pairs(&rules))?;
    // A language comes with its folder, so a new file of rules is noticed together with that.
    announce(&home.join("text"));
    rules.values().flatten().for_each(|file| announce(file));
    Ok(())
}

#[expect(clippy::print_stdout, reason = "this is how cargo is told")]
fn announce(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// Files by language.
type Files = BTreeMap<String, Vec<PathBuf>>;

fn texts(home: &Path) -> io::Result<Files> {
    let mut found = Files::new();
    for folder in sorted(&home.join("text"))? {
        if folder.is_dir() {
            let files = sorted(&folder)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"));
            found.insert(name(&folder), files.collect());
        }
    }
    Ok(found)
}

fn rules(home: &Path) -> io::Result<Files> {
    let mut found = Files::new();
    for file in sorted(home)? {
        let name = name(&file);
        let Some(rest) = name.strip_prefix("RULES.").and_then(|rest| rest.strip_suffix("md")) else { continue };
        let code = rest.strip_suffix('.').filter(|code| !code.is_empty()).unwrap_or(FIRST);
        found.insert(code.to_owned(), vec![file]);
    }
    Ok(found)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort_unstable();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn pairs(files: &Files) -> String {
    let first = files.iter().filter(|(code, _)| *code == FIRST);
    let others = files.iter().filter(|(code, _)| *code != FIRST);
    let pair = |(code, files): (&String, &Vec<PathBuf>)| {
        let parts: Vec<String> = files.iter().map(|file| format!("include_str!({file:?}), \"\\n\"")).collect();
        format!("    ({code:?}, concat!({})),\n", parts.join(", "))
    };
    let pairs: String = first.chain(others).map(pair).collect();
    format!("&[\n{pairs}]\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_comes_first_and_a_new_folder_is_a_language() {
        let home = env::temp_dir().join(format!("text-files-{}", std::process::id()));
        for (file, text) in [
            ("text/de/game.ftl", "a = b"),
            ("text/en/b.ftl", "b = c"),
            ("text/en/a.ftl", "a = b"),
            ("text/en/notes.txt", "no"),
            ("RULES.md", "# Rules"),
            ("RULES.de.md", "# Regeln"),
            ("README.md", "# No"),
        ] {
            let path = home.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let texts = pairs(&texts(&home).expect("texts"));
        let at = |what: &str| texts.find(what).unwrap_or_else(|| panic!("{what} is not in {texts}"));
        assert!(at("\"en\"") < at("a.ftl") && at("a.ftl") < at("b.ftl") && at("b.ftl") < at("\"de\""));
        assert!(!texts.contains("notes"));
        let rules: Vec<String> = rules(&home).expect("rules").into_keys().collect();
        assert_eq!(rules, ["de", "en"]);
        fs::remove_dir_all(home).expect("it is ours");
    }
}
