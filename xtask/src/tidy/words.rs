//! Words that must not stand in the code.

use super::source::File;
use super::{Finding, still};

/// Written in halves, so that this list does not find itself.
const UNFINISHED: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];
const SWITCHED_OFF: &str = concat!("#[ig", "nore");
/// Types that would make a game depend on the machine it runs on.
const NOT_IN_GAMES: [(&str, &str); 8] = [
    ("f32", "a float does not add up the same on every machine"),
    ("f64", "a float does not add up the same on every machine"),
    ("HashMap", "its order changes from run to run"),
    ("HashSet", "its order changes from run to run"),
    ("SystemTime", "a game knows nothing of time"),
    ("Instant", "a game knows nothing of time"),
    ("thread", "a game knows nothing of threads"),
    ("TcpStream", "a game knows nothing of the network"),
];

/// A doc comment of one of these words says nothing that the name beneath does not ask already.
const NOTHING_SAID: [&str; 8] = ["Which.", "Where.", "What.", "Who.", "Whose.", "When.", "Why.", "How many."];

/// What no Rust file of the project may contain.
pub(super) fn check_everywhere(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.extension() == "rs") {
        for (i, line) in file.text.lines().enumerate() {
            let mut found = |what: String| findings.push(Finding { path: file.path.clone(), line: i + 1, what });
            for word in UNFINISHED.iter().filter(|word| has_word(line, word)) {
                found(format!("`{word}`: finish it, or open an issue"));
            }
            let doc = line.trim_start().strip_prefix("/// ").unwrap_or_default();
            if NOTHING_SAID.contains(&doc) && !still::passes("docs", &file.path) {
                found(format!("`{doc}` documents nothing; say what it is"));
            }
            if line.contains(concat!("to", "do!(")) || line.contains(concat!("unimple", "mented!(")) {
                found("code that is not written yet".to_owned());
            }
            if line.contains(SWITCHED_OFF) {
                found("a test that does not run; assert today's behaviour with a note instead".to_owned());
            }
        }
    }
    findings
}

/// What the source of a game may not contain besides.
pub(super) fn check_game(files: &[&File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is_source()) {
        for (line, code) in file.code() {
            let mut found = |what: String| findings.push(Finding { path: file.path.clone(), line, what });
            for (word, why) in NOT_IN_GAMES.iter().filter(|(word, _)| has_word(code, word)) {
                found(format!("`{word}` in a game crate: {why}"));
            }
            if let Some(word) = ts_override(code) {
                found(format!("`#[ts({word})]` gets round the check that no secret is in a view"));
            }
            if file.path.ends_with("/view.rs") && code.contains("Fx::") {
                found("a view builder has no `Fx`: it opens a secret only by `seen_by`".to_owned());
            }
        }
    }
    findings
}

/// The argument of a `ts(...)` attribute that replaces or hides a field's type.
fn ts_override(code: &str) -> Option<&str> {
    let attribute = code.find("#[").map(|i| &code[i..])?;
    let (before, inside) = attribute.split_once("ts(")?;
    if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let words = inside.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.into_iter().find(|word| matches!(*word, "type" | "as" | "skip"))
}

/// Whether the word stands in the text with no letter, digit or underscore on either side.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(i, _)| {
        !text[..i].chars().next_back().is_some_and(part) && !text[i + word.len()..].chars().next().is_some_and(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn unfinished_code_and_switched_off_tests_are_found() {
        let text = format!("// {}: later\n{}]\nfn f() {{ {}) }}\n", UNFINISHED[0], SWITCHED_OFF, concat!("to", "do!("));
        let found = check_everywhere(&[file("crates/a/src/lib.rs", &text)]);
        assert_eq!(found.iter().map(|f| f.line).collect::<Vec<_>>(), [1, 2, 3]);
        assert!(check_everywhere(&[file("crates/a/src/lib.rs", "let method = 1;")]).is_empty());
    }

    #[test]
    fn a_doc_comment_says_something() {
        let text = "    /// Which.\n    pub seat: Seat,\n    /// Which seat asks.\n    pub by: Seat,\n";
        assert_eq!(check_everywhere(&[file("crates/a/src/lib.rs", text)]).len(), 1);
        assert_eq!(check_everywhere(&[file("crates/server/src/lib.rs", text)]).len(), 0, "still to be replaced");
    }

    #[test]
    fn games_have_no_floats_clocks_or_hash_maps_but_comments_may_name_them() {
        let bad = file("crates/a/src/state.rs", "x: f64,\nuse std::time::Instant;\nm: HashMap<u8, u8>,\n");
        assert_eq!(check_game(&[&bad]).len(), 3);
        let good = file("crates/a/src/state.rs", "// no f64, no HashMap\nlet instant_death = 1;\n");
        assert!(check_game(&[&good]).is_empty());
        let test = file("crates/a/tests/it/main.rs", "let x: f64 = 1.0;");
        assert!(check_game(&[&test]).is_empty());
    }

    #[test]
    fn overrides_of_wire_types_are_found() {
        for bad in ["#[ts(type = \"string\")]", "#[serde(x)] #[ts(rename = \"a\", as = \"u8\")]", "#[ts(skip)]"] {
            assert!(ts_override(bad).is_some(), "{bad}");
        }
        for good in ["#[ts(rename = \"a\")]", "#[ts(export)]", "let x = parts(skip);", "#[rights(skip)]"] {
            assert_eq!(ts_override(good), None, "{good}");
        }
    }

    #[test]
    fn a_view_builder_has_no_fx() {
        let view = file("crates/a/src/view.rs", "let fx = Fx::silent();");
        assert_eq!(check_game(&[&view]).len(), 1);
    }
}
