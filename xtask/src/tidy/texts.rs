//! Sentences in every language: each `text/en.ftl` has its `text/ru.ftl` with the same messages. The attributes of
//! `name-…` are apart: cases and genders are each language's own.

use std::collections::BTreeMap;

use super::Finding;
use super::source::File;

/// Finds messages and attributes that one language has and the other lacks, and messages written twice.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for english in files.iter().filter(|file| file.path.ends_with("text/en.ftl")) {
        let path = english.path.replace("text/en.ftl", "text/ru.ftl");
        let Some(russian) = files.iter().find(|file| file.path == path) else {
            findings.push(Finding { path, line: 0, what: "is missing; en.ftl beside it has messages".to_owned() });
            continue;
        };
        let (en, ru) = (messages(english, &mut findings), messages(russian, &mut findings));
        findings.extend(lacking(&en, &ru, english, "ru.ftl"));
        findings.extend(lacking(&ru, &en, russian, "en.ftl"));
    }
    findings
}

fn lacking(these: &Messages, those: &Messages, file: &File, other: &str) -> Vec<Finding> {
    let grammar = |id: &str| id.starts_with("name-") && id.contains('.');
    let only = these.iter().filter(|(id, _)| !grammar(id) && !those.contains_key(*id));
    let finding = |(id, line): (&String, &usize)| Finding {
        path: file.path.clone(),
        line: *line,
        what: format!("`{id}` is not in {other}"),
    };
    only.map(finding).collect()
}

/// Message and attribute ids with the line they stand in: `greeting`, `greeting.explain`, `-term`.
type Messages = BTreeMap<String, usize>;

fn messages(file: &File, findings: &mut Vec<Finding>) -> Messages {
    let mut messages = Messages::new();
    let mut message = "";
    for (i, line) in file.text.lines().enumerate() {
        let id = match attribute(line) {
            Some(name) => format!("{message}.{name}"),
            None => match identifier(line) {
                Some(id) => {
                    message = id;
                    id.to_owned()
                }
                None => continue,
            },
        };
        if messages.insert(id.clone(), i + 1).is_some() {
            let what = format!("`{id}` is here for the second time");
            findings.push(Finding { path: file.path.clone(), line: i + 1, what });
        }
    }
    messages
}

/// The id of a message or term that starts in this line.
fn identifier(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let letters = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (id.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') && id.chars().all(letters)).then_some(id)
}

/// The name of an attribute that starts in this line.
fn attribute(line: &str) -> Option<&str> {
    if !line.starts_with(' ') {
        return None;
    }
    identifier(line.trim_start().strip_prefix('.')?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(en: &str, ru: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let found = check(&[file("crates/a/text/en.ftl", en), file("crates/a/text/ru.ftl", ru)]);
        found.iter().map(Finding::to_string).collect()
    }

    #[test]
    fn equal_sets_of_messages_are_fine_whatever_they_say() {
        let en =
            "# Greeting\nhello = Hello\n    .explain = a = b\nunits = { $n ->\n    [one] unit\n   *[other] units\n}\n";
        let ru = "hello = Привет\n    .explain = Здравствуйте\nunits = { $n }\n";
        assert_eq!(pair(en, ru), Vec::<String>::new());
        assert_eq!(pair("name-human = human\n", "name-human = человек\n    .acc = человека\n"), Vec::<String>::new());
    }

    #[test]
    fn a_message_of_one_language_only_is_found_on_either_side() {
        assert_eq!(
            pair("hello = Hello\n    .explain = Say it\n", "hello = Привет\nbye = Пока\n"),
            [
                "crates/a/text/en.ftl:2: `hello.explain` is not in ru.ftl",
                "crates/a/text/ru.ftl:2: `bye` is not in en.ftl"
            ]
        );
        assert_eq!(pair("a = 1\na = 2\n", "a = 1\n"), ["crates/a/text/en.ftl:2: `a` is here for the second time"]);
    }
}
