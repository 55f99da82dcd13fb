//! Cards and boards: whatever the data of a game lists under an id stands in some scenario.

use std::collections::BTreeSet;

use super::Finding;
use super::source::File;

/// The lists whose ids name something that is played, by the beginning of the file's path and by key. Ids in other
/// lists only say where something is drawn.
const LISTS: [(&str, &str); 18] = [
    ("nexus-ops/data/energize", "cards"),
    ("nexus-ops/data/missions", "secret_missions"),
    ("nexus-ops/data/units", "units"),
    ("planet-unknown/data/civ_cards", "cards"),
    ("planet-unknown/data/corporations", "corporations"),
    ("planet-unknown/data/events", "events"),
    ("planet-unknown/data/game", "terrains"),
    ("planet-unknown/data/objectives", "objectives"),
    ("planet-unknown/data/planets", "planets"),
    ("planet-unknown/data/solo", "presets"),
    ("planet-unknown/data/solo", "multiplayer_presets"),
    ("planet-unknown/data/tiles", "shapes"),
    ("planet-unknown/data/tiles", "tiles"),
    ("welcome-to-the-moon/data/adventure", "missions"),
    ("welcome-to-the-moon/data/campaign", "dilemmas"),
    ("welcome-to-the-moon/data/campaign", "epilogues"),
    ("welcome-to-the-moon/data/campaign", "events"),
    ("welcome-to-the-moon/data/common", "effects"),
];

/// Finds ids that no scenario of the game speaks of.
pub(super) fn check(files: &[&File]) -> Vec<Finding> {
    let scenarios = files.iter().filter(|file| file.extension() == "scn");
    let played: BTreeSet<&str> = scenarios.flat_map(|file| words(&file.text)).collect();
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.extension() == "json") {
        let lists = LISTS.iter().filter(|(start, _)| file.path.starts_with(&format!("crates/{start}")));
        for (_, key) in lists {
            let mut found = |what: String| findings.push(Finding { path: file.path.clone(), line: 0, what });
            let Some(list) = list(&file.text, key) else {
                found(format!("it has no list `{key}`"));
                continue;
            };
            for id in ids(list).filter(|id| !played.contains(id)) {
                found(format!("no scenario speaks of `{id}`"));
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

    fn with_scenario(scenario: &str) -> Vec<String> {
        let data = r#"{ "colours": [ { "id": "red" } ], "cards": [ { "id": "civ01", "of": { "id": "two_b" } }, { "id": 7 } ] }"#;
        let files = [("data/civ_cards.json", data), ("tests/scenarios/a.scn", scenario)];
        let file =
            |(path, text): (&str, &str)| File { path: format!("crates/planet-unknown/{path}"), text: text.into() };
        check(&files.map(file).iter().collect::<Vec<_>>()).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn ids_of_listed_things_stand_in_a_scenario() {
        assert_eq!(with_scenario("# of two_b\npick civ01, 7"), Vec::<String>::new());
        let lacking = |id: &str| format!("crates/planet-unknown/data/civ_cards.json: no scenario speaks of `{id}`");
        assert_eq!(with_scenario("pick civ011 two_b"), [lacking("civ01"), lacking("7")]);
    }

    #[test]
    fn a_list_that_went_elsewhere_is_missed() {
        let file = File { path: "crates/nexus-ops/data/units.json".into(), text: "{}".into() };
        assert_eq!(check(&[&file])[0].what, "it has no list `units`");
    }
}
