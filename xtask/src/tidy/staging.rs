//! Words that a game's scenarios know: its table of facts has them all, or the head of its `scenario.rs` where what is
//! counted differs from board to board.

use super::Finding;
use super::source::File;

/// Finds words that scenarios of a game may use and that neither a fact of its table nor the head of its `scenario.rs`
/// names: nobody would be told that they exist.
pub(super) fn check(files: &[&File]) -> Vec<Finding> {
    let Some(home) = files.iter().find(|file| file.path.ends_with("/src/scenario.rs")) else { return Vec::new() };
    let head: String = home.text.lines().map_while(|line| line.strip_prefix("//!")).collect::<Vec<_>>().join("\n");
    let mut listed: Vec<&str> = head.split(|c: char| !in_word(c)).collect();
    listed.extend(files.iter().filter(|file| is_own(file)).flat_map(|file| words_of_facts(&file.text)));
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is_source()) {
        for (line, word) in words(file) {
            if !listed.contains(&word) {
                let what =
                    format!("scenarios may say `{word}`, which neither a fact nor the head of {} names", home.path);
                let finding = Finding { path: file.path.clone(), line, what };
                if !findings.contains(&finding) {
                    findings.push(finding);
                }
            }
        }
    }
    findings
}

/// The words of the forms of all facts: `fact("left <player> <ring> = <number>")` has one, and the choices of
/// `<part:turn|round>` are words, too.
fn words_of_facts(code: &str) -> impl Iterator<Item = &str> {
    let forms = code.split("fact(\"").skip(1).filter_map(|rest| rest.split('"').next());
    forms.flat_map(|form| form.split_whitespace()).flat_map(|part| {
        let choices = part.split_once(':').filter(|_| part.starts_with('<')).map_or("", |(_, choices)| choices);
        let words = if part.starts_with(['<', '{']) { choices } else { part };
        words.split(|c: char| !in_word(c)).filter(|word| !word.is_empty())
    })
}

fn in_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The words that the code for scenarios compares with: strings in the patterns of a match, after `==`, in
/// `matches!` and `strip_prefix`.
fn words(file: &File) -> Vec<(usize, &str)> {
    let (mut words, mut arm) = (Vec::new(), Vec::new());
    for (number, line) in staging(file) {
        let line = line.trim();
        let (pattern, rest) = line.split_once("=>").unwrap_or(("", line));
        arm.extend(strings(pattern).map(|word| (number, word)));
        // An arm that goes on in the next line begins it with a bar.
        let goes_on =
            pattern.is_empty() && (line.starts_with('"') || line.starts_with("| \"") || line.starts_with('['));
        if goes_on {
            arm.extend(strings(line).map(|word| (number, word)));
        } else {
            words.append(&mut arm);
            let compared = ["== ", "strip_prefix(", "matches!("];
            let after = compared.iter().filter_map(|call| rest.split_once(call).map(|(_, after)| after));
            words.extend(after.flat_map(|after| compared_with(after).map(|word| (number, word))));
        }
    }
    words
}

/// The first string after `==` or `strip_prefix(`, all of a `matches!(word, "a" | "b")`.
fn compared_with(after: &str) -> impl Iterator<Item = &str> {
    let end = after.find(')').unwrap_or(after.len());
    strings(&after[..end])
}

/// Words in quotes; sentences and forms to be filled in are none, nor is `said.word("kind")`, the name of a part.
fn strings(code: &str) -> impl Iterator<Item = &str> {
    let mut pieces = code.split('"');
    let quoted = std::iter::from_fn(move || Some((pieces.next()?, pieces.next()?.trim())));
    let words = quoted.filter(|(before, _)| !before.ends_with(".word(")).map(|(_, text)| text);
    words.filter(|text| text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(in_word))
}

fn is_own(file: &File) -> bool {
    file.path.ends_with("/src/scenario.rs") || file.path.contains("/src/scenario/")
}

/// The lines that exist for scenarios: the files of the module, and whatever needs the feature elsewhere.
fn staging(file: &File) -> Vec<(usize, &str)> {
    if is_own(file) || file.path.ends_with("/stage.rs") {
        return file.code().collect();
    }
    let (mut lines, mut until) = (Vec::new(), None);
    for (number, line) in file.code() {
        let indent = line.len() - line.trim_start().len();
        if line.trim() == "#[cfg(feature = \"scenario\")]" {
            until = Some(indent);
            continue;
        }
        let Some(depth) = until else { continue };
        lines.push((number, line));
        if indent == depth && (line.ends_with('}') || line.ends_with(';')) {
            until = None;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    fn found(files: &[File]) -> Vec<String> {
        let files: Vec<&File> = files.iter().collect();
        let words = check(&files).into_iter().map(|finding| finding.what);
        words.map(|what| what.split('`').nth(1).unwrap_or_default().to_owned()).collect()
    }

    #[test]
    fn a_fact_names_its_words() {
        let code = r#"//! Words.

const FACTS: &[Fact<Game>] = &[
    fact("<player> coins = <number>").given(coins),
    fact("part = <part:turn|round>").given(|game, said| if said.word("part") == "turn" { first(game) } else { next(game) }),
];

fn coins() {
    match word {
        "coins" | "round" => {}
        "number" => {}
        _ => {}
    }
}
"#;
        assert_eq!(found(&[file("crates/a/src/scenario.rs", code)]), ["number"]);
    }

    #[test]
    fn words_that_the_head_does_not_list_are_found() {
        let code = r#"//! Given: `coins 4`, `offer 3`.

fn given() {
    match word {
        "coins" => {}
        "offer" | "bank" => {}
        "melted"
        | "left" => {}
        ["rounds", number] => say("a sentence with bank"),
        _ => {}
    }
    if kind == said.word("kind") {}
    if word == "part" || matches!(word, "civs" | "coins") {}
    let rest = line.strip_prefix("second ");
}
"#;
        let home = || file("crates/a/src/scenario.rs", code);
        assert_eq!(found(&[home()]), ["bank", "melted", "left", "rounds", "part", "civs", "second"]);
        let sheet = "impl S {\n    #[cfg(feature = \"scenario\")]\n    fn fact() {\n        match name {\n            \
                     \"errors\" => 1,\n        }\n    }\n    fn other() { match x { \"wild\" => 2 } }\n}\n";
        let sheet = file("crates/a/src/sheet.rs", sheet);
        assert!(found(&[home(), sheet]).contains(&"errors".to_owned()));
        assert!(!found(&[home(), file("crates/a/src/sheet.rs", "\"wild\" => 2,")]).contains(&"wild".to_owned()));
    }
}
