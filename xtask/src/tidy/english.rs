//! Phrases that a native reader stumbles over, with what to write instead.

use super::source::File;
use super::{Finding, still};

/// Written in halves, so that this list does not find itself. Words whole, capitals or not.
const STIFF: [(&str, &str); 9] = [
    (concat!("wor", "ths"), "values, weights"),
    (concat!("fore", "tell"), "predict"),
    (concat!("fore", "tells"), "predicts"),
    (concat!("hangs", " on"), "depends on; is attached to"),
    (concat!("one", " who"), "whoever; a player who"),
    (concat!("the", " own"), "their own; one's own"),
    (concat!("for", " ever"), "forever"),
    (concat!("an", "ew"), "again; from scratch"),
    (concat!("of no more", " use"), "useless; no longer needed"),
];

/// A player is "they".
const THEY: [&str; 4] = [concat!("h", "e"), concat!("h", "is"), concat!("h", "im"), concat!("h", "imself")];

/// Phrases in code, documents and English texts.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| is_english(file)) {
        let named = still::passes("they", &file.path) || is_test(&file.path);
        if still::passes("stiff", &file.path) {
            continue;
        }
        for (i, line) in file.text.lines().enumerate() {
            let lower = line.to_lowercase();
            if let Some(word) = THEY.iter().find(|word| !named && super::words::has_word(&lower, word)) {
                let what = format!("`{word}` for a player; write: they, their, whoever");
                findings.push(Finding { path: file.path.clone(), line: i + 1, what });
            }
            for (phrase, better) in STIFF.iter().filter(|(phrase, _)| super::words::has_word(&lower, phrase)) {
                let what = format!("`{phrase}` is stiff English; write: {better}");
                findings.push(Finding { path: file.path.clone(), line: i + 1, what });
            }
        }
    }
    findings
}

/// Tests play with Ann and Bob, who may be called so.
fn is_test(path: &str) -> bool {
    path.contains("/tests/it/") || path.contains("/e2e/") || path.ends_with(".test.ts")
}

fn is_english(file: &File) -> bool {
    let russian = file.path.contains("/ru/") || file.path.contains(".ru.") || file.path.ends_with("/ru.ftl");
    !russian && matches!(file.extension(), "rs" | "md" | "ts" | "svelte" | "ftl" | "scn")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        check(&[File { path: path.into(), text: text.into() }]).len()
    }

    #[test]
    fn stiff_phrases_are_found_as_whole_words_in_any_case() {
        let text = format!("/// {}\n/// {} asks\n", STIFF[0].0, STIFF[4].0.to_uppercase());
        assert_eq!(found("crates/a/src/lib.rs", &text), 2);
        assert_eq!(found("docs/a.md", "No one whose turn it is renews anything."), 0);
    }

    #[test]
    fn a_player_is_they() {
        let text = format!("# Whoever loses may take {} card.", THEY[1]);
        assert_eq!(found("crates/a/RULES.md", &text), 1);
        assert_eq!(found("crates/a/tests/scenarios/a.scn", &text), 1);
        assert_eq!(found("crates/a/tests/it/a.rs", &text), 0, "people with names");
        assert_eq!(found("crates/on-mars/RULES.md", &text), 0, "Lacerda");
    }

    #[test]
    fn russian_files_and_data_are_left_alone() {
        let text = STIFF[3].0;
        assert_eq!(found("crates/a/text/ru/a.ftl", text), 0);
        assert_eq!(found("crates/a/data/a.json", text), 0);
        assert_eq!(found("crates/a/text/en/a.ftl", text), 1);
    }
}
