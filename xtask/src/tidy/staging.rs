//! Words that a game's scenarios know: the head of its `scenario.rs` lists them all.

use super::Finding;
use super::source::File;

/// Finds words that scenarios of a game may use and that the head of its `scenario.rs` keeps to itself.
pub(super) fn check(files: &[&File]) -> Vec<Finding> {
    let Some(home) = files.iter().find(|file| file.path.ends_with("/src/scenario.rs")) else { return Vec::new() };
    let head: String = home.text.lines().map_while(|line| line.strip_prefix("//!")).collect::<Vec<_>>().join("\n");
    let listed: Vec<&str> = head.split(|c: char| !in_word(c)).collect();
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is_source()) {
        for (line, word) in words(file) {
            if !listed.contains(&word) {
                let what = format!("scenarios may say `{word}`, which the head of {} does not list", home.path);
                let finding = Finding { path: file.path.clone(), line, what };
                if !findings.contains(&finding) {
                    findings.push(finding);
                }
            }
        }
    }
    findings
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

/// Words in quotes; sentences and forms to be filled in are none.
fn strings(code: &str) -> impl Iterator<Item = &str> {
    let quoted = code.split('"').skip(1).step_by(2).map(str::trim);
    quoted.filter(|text| text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(in_word))
}

/// The lines that exist for scenarios: the files of the module, and whatever needs the feature elsewhere.
fn staging(file: &File) -> Vec<(usize, &str)> {
    let own = ["/src/scenario.rs", "/stage.rs"].iter().any(|end| file.path.ends_with(end));
    if own || file.path.contains("/src/scenario/") {
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
