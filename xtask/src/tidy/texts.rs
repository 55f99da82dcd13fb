//! Sentences in every language: each folder `text/en` has its like in the other languages, with the same messages in
//! whichever files. The attributes of `name-…` are apart: cases and genders are each language's own.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::source::File;

/// Finds messages and attributes that one language has and another lacks, and messages written twice.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut homes: BTreeMap<&str, BTreeMap<&str, Messages>> = BTreeMap::new();
    for file in files {
        let Some((home, language)) = home_of(&file.path) else { continue };
        messages(file, homes.entry(home).or_default().entry(language).or_default(), &mut findings);
    }
    for languages in homes.values() {
        let all: BTreeSet<&String> = languages.values().flat_map(BTreeMap::keys).filter(|id| !grammar(id)).collect();
        for (lacks, messages) in languages {
            for id in all.iter().filter(|id| !messages.contains_key(**id)) {
                let Some((path, line)) = languages.values().find_map(|messages| messages.get(*id)) else { continue };
                let what = format!("`{id}` is not there in `{lacks}`");
                findings.push(Finding { path: path.clone(), line: *line, what });
            }
        }
    }
    findings
}

/// `crates/a/text/en/game.ftl` belongs to the texts of `crates/a` in `en`.
fn home_of(path: &str) -> Option<(&str, &str)> {
    let (home, rest) = path.strip_suffix(".ftl")?.split_once("/text/")?;
    let (language, _) = rest.split_once('/')?;
    Some((home, language))
}

fn grammar(id: &str) -> bool {
    id.starts_with("name-") && id.contains('.')
}

/// Message and attribute ids with the place they stand in: `greeting`, `greeting.explain`, `-term`.
type Messages = BTreeMap<String, (String, usize)>;

fn messages(file: &File, messages: &mut Messages, findings: &mut Vec<Finding>) {
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
        if messages.insert(id.clone(), (file.path.clone(), i + 1)).is_some() {
            let what = format!("`{id}` is here for the second time");
            findings.push(Finding { path: file.path.clone(), line: i + 1, what });
        }
    }
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
        let found = check(&[file("crates/a/text/en/game.ftl", en), file("crates/a/text/ru/game.ftl", ru)]);
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
                "crates/a/text/ru/game.ftl:2: `bye` is not there in `en`",
                "crates/a/text/en/game.ftl:2: `hello.explain` is not there in `ru`",
            ]
        );
        assert_eq!(pair("a = 1\na = 2\n", "a = 1\n"), ["crates/a/text/en/game.ftl:2: `a` is here for the second time"]);
    }
}
