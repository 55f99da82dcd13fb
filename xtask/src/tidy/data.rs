//! Cards and boards: whatever the data of a game lists under an id stands in some scenario.

use std::collections::BTreeSet;

use super::Finding;
use super::source::File;
use crate::runs::Runs;

/// Finds ids that no scenario of the game speaks of, in the lists that its `tests/runs.txt` names. Ids in other lists
/// only say where something is drawn.
pub(super) fn check(files: &[&File]) -> Vec<Finding> {
    let Some(runs) = files.iter().find(|file| file.path.ends_with("/tests/runs.txt")) else { return Vec::new() };
    let lists = match Runs::parse(&runs.text) {
        Ok(runs) => runs.ids,
        Err(what) => return vec![Finding { path: runs.path.clone(), line: 0, what }],
    };
    let scenarios = files.iter().filter(|file| file.extension() == "scn");
    let played: BTreeSet<&str> = scenarios.flat_map(|file| words(&file.text)).collect();
    let mut findings = Vec::new();
    for (start, key) in lists {
        let data = |file: &&&File| file.extension() == "json" && file.path.contains(&format!("/data/{start}"));
        let mut found = |path: &str, what: String| findings.push(Finding { path: path.to_owned(), line: 0, what });
        if files.iter().find(data).is_none() {
            found(&runs.path, format!("there are no data `{start}`"));
        }
        for file in files.iter().filter(data) {
            let Some(list) = list(&file.text, &key) else {
                found(&file.path, format!("it has no list `{key}`"));
                continue;
            };
            for id in ids(list).filter(|id| !played.contains(id)) {
                found(&file.path, format!("no scenario speaks of `{id}`"));
            }
        }
    }
    findings
}

/// Words as ids are written.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
}

/// What stands under a key between its brackets. Names in the data hold no brackets that do not pair.
fn list<'a>(json: &'a str, key: &str) -> Option<&'a str> {
    let quoted = format!("\"{key}\":");
    let start = json.find(&quoted)? + quoted.len();
    let mut depth = 0;
    for (i, c) in json[start..].char_indices() {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => continue,
        }
        if depth <= 0 {
            return Some(&json[start..start + i]);
        }
    }
    None
}

/// Every value under the key `id`, texts and numbers alike.
fn ids(json: &str) -> impl Iterator<Item = &str> {
    json.split("\"id\":").skip(1).filter_map(|rest| rest.split([',', '}']).next()).map(|id| id.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let file = |(path, text): &(&str, &str)| File { path: format!("crates/ludo/{path}"), text: (*text).into() };
        let files: Vec<File> = files.iter().map(file).collect();
        check(&files.iter().collect::<Vec<_>>()).iter().map(Finding::to_string).collect()
    }

    fn with_scenario(scenario: &str) -> Vec<String> {
        let data = r#"{ "colours": [ { "id": "red" } ], "cards": [ { "id": "civ01", "of": { "id": "two_b" } }, { "id": 7 } ] }"#;
        let runs = ("tests/runs.txt", "ids civ cards");
        found(&[runs, ("data/civ_cards.json", data), ("tests/scenarios/a.scn", scenario)])
    }

    #[test]
    fn ids_of_listed_things_stand_in_a_scenario() {
        assert_eq!(with_scenario("# of two_b\npick civ01, 7"), Vec::<String>::new());
        let lacking = |id: &str| format!("crates/ludo/data/civ_cards.json: no scenario speaks of `{id}`");
        assert_eq!(with_scenario("pick civ011 two_b"), [lacking("civ01"), lacking("7")]);
    }

    #[test]
    fn a_list_that_went_elsewhere_is_missed() {
        let runs = ("tests/runs.txt", "ids units units");
        assert_eq!(found(&[runs, ("data/units.json", "{}")]), ["crates/ludo/data/units.json: it has no list `units`"]);
        assert_eq!(found(&[runs]), ["crates/ludo/tests/runs.txt: there are no data `units`"]);
    }
}
