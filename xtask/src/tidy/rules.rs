//! Rule ids: `RULES.md` defines them, the code and the scenarios of the game cite them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Finding;
use super::source::File;

/// A rule that only explains and cannot be played, so nothing needs to cite it, says this word.
const META: &str = "META";

/// Finds unknown ids in the code and scenarios, rules that nothing cites, and rules that one language lacks.
pub(super) fn check(files: &[&File]) -> Vec<Finding> {
    let Some(english) = english(files) else {
        let path = files.first().map_or_else(String::new, |file| file.path.clone());
        return vec![Finding { path, line: 0, what: "its crate has no RULES.md".to_owned() }];
    };
    let en = headings(&english.text);
    let mut findings = Vec::new();
    let mut found = |file: &File, line: usize, what: String| {
        findings.push(Finding { path: file.path.clone(), line, what });
    };
    for code in spoken(files) {
        let name = format!("RULES.{code}.md");
        if !files.iter().any(|file| file.path.ends_with(&format!("/{name}"))) {
            found(english, 0, format!("there is no {name} beside it, though the texts are there"));
        }
    }
    for (other, name) in translations(files) {
        let there = headings(&other.text);
        for (id, rule) in en.iter().filter(|(id, _)| !there.contains_key(*id)) {
            found(english, rule.line, format!("{id} is not in {name}"));
        }
        for (id, rule) in there.iter().filter(|(id, _)| !en.contains_key(*id)) {
            found(other, rule.line, format!("{id} is not in RULES.md"));
        }
    }
    let prefixes: BTreeSet<&str> = en.keys().filter_map(|id| id.split('-').next()).collect();
    for file in files.iter().filter(|file| matches!(file.extension(), "rs" | "scn")) {
        for (i, line) in file.text.lines().enumerate() {
            let unknown = ids(line).filter(|id| prefixes.iter().any(|p| id.starts_with(p)) && !en.contains_key(*id));
            for id in unknown {
                found(file, i + 1, format!("{id} is not a rule of RULES.md"));
            }
        }
    }
    let coverage = Coverage::of(files);
    for id in &coverage.not_in_code {
        found(english, en[id].line, format!("no code cites {id}"));
    }
    for id in &coverage.not_in_scenarios {
        found(english, en[id].line, format!("no scenario cites {id}"));
    }
    findings
}

fn english<'a>(files: &[&'a File]) -> Option<&'a File> {
    files.iter().copied().find(|file| file.path.ends_with("/RULES.md"))
}

/// The languages of the game's texts, but for English.
fn spoken<'a>(files: &[&'a File]) -> BTreeSet<&'a str> {
    let code = |file: &&'a File| Some(file.path.split_once("/text/")?.1.split_once('/')?.0);
    files.iter().filter_map(code).filter(|code| *code != "en").collect()
}

/// The rules in other languages, `RULES.<lang>.md`.
fn translations<'a>(files: &[&'a File]) -> Vec<(&'a File, &'a str)> {
    let name = |file: &'a File| file.path.rsplit('/').next().filter(|name| name.starts_with("RULES."));
    let named = files.iter().filter_map(|&file| Some((file, name(file)?)));
    named.filter(|(_, name)| *name != "RULES.md").collect()
}

/// How much of a game's rules its code and its scenarios cite.
pub(super) struct Coverage {
    pub(super) rules: usize,
    not_in_code: Vec<String>,
    not_in_scenarios: Vec<String>,
}

impl Coverage {
    /// Counts over the files of one game.
    pub(super) fn of(files: &[&File]) -> Self {
        let rules = english(files).map(|file| headings(&file.text)).unwrap_or_default();
        let mut played: Vec<&String> = rules.iter().filter(|(_, rule)| !rule.meta).map(|(id, _)| id).collect();
        played.sort_by_key(|id| rules[*id].line);
        let code = files.iter().filter(|file| file.is_source()).flat_map(|file| ids(&file.text));
        let code: BTreeSet<&str> = code.collect();
        let scenarios = files.iter().filter(|file| file.extension() == "scn").flat_map(|file| file.text.lines());
        let cited: BTreeSet<&str> = scenarios.filter(|line| line.contains('§')).flat_map(ids).collect();
        let lacking = |cited: &BTreeSet<&str>| {
            played.iter().filter(|id| !cited.contains(id.as_str())).map(|id| (*id).clone()).collect()
        };
        Coverage { rules: played.len(), not_in_code: lacking(&code), not_in_scenarios: lacking(&cited) }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, scenarios) = (self.rules - self.not_in_code.len(), self.rules - self.not_in_scenarios.len());
        write!(f, "{} rules, {code} cited by code, {scenarios} by scenarios", self.rules)?;
        if !self.not_in_code.is_empty() {
            write!(f, "\n      not in code: {}", self.not_in_code.join(" "))?;
        }
        if !self.not_in_scenarios.is_empty() {
            write!(f, "\n      not in scenarios: {}", self.not_in_scenarios.join(" "))?;
        }
        Ok(())
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Rule {
    line: usize,
    meta: bool,
}

/// The rules of a rulebook: `### NX-5.4 Title` and what stands below.
fn headings(text: &str) -> BTreeMap<String, Rule> {
    let mut rules = BTreeMap::new();
    let mut current: Option<String> = None;
    for (i, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            current = line.strip_prefix("### ").and_then(|title| ids(title).next()).map(str::to_owned);
            if let Some(id) = &current {
                rules.insert(id.clone(), Rule { line: i + 1, meta: false });
            }
        }
        if line.contains(META)
            && let Some(rule) = current.as_ref().and_then(|id| rules.get_mut(id))
        {
            rule.meta = true;
        }
    }
    rules
}

/// Every rule id in a text: two capitals, a dash, chapter, dot, number, perhaps a further number or a letter.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.')
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|word| is_id(word))
}

fn is_id(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else { return false };
    let mut parts = number.split('.');
    let chapter = parts.next().unwrap_or_default();
    let numbers: Vec<&str> = parts.collect();
    let Some((last, before)) = numbers.split_last() else { return false };
    let last = last.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(last);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    prefix.len() == 2
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && !chapter.is_empty()
        && chapter.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase())
        && numbers.len() <= 2
        && before.iter().all(|number| digits(number))
        && digits(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_prose_and_in_code() {
        let text = "/// § NX-5.4b, see NX-11.7. RuleId(\"WM-A1.2.3c\") UTF-8.x NX-5 ANX-1.2 NX-1.2.3.4";
        assert_eq!(ids(text).collect::<Vec<_>>(), ["NX-5.4b", "NX-11.7", "WM-A1.2.3c"]);
    }

    #[test]
    fn headings_end_a_rule_and_meta_belongs_to_the_rule_above() {
        let rules = headings("### NX-0.1 A\n<!-- META -->\n## Chapter NX-9.9\nMETA\n### NX-0.2 B\ntext NX-3.3\n");
        assert_eq!(rules.len(), 2);
        assert_eq!(rules["NX-0.1"], Rule { line: 1, meta: true });
        assert_eq!(rules["NX-0.2"], Rule { line: 5, meta: false });
    }

    fn crate_with(code: &str, scenario: &str) -> Vec<String> {
        let files = [
            ("crates/g/RULES.md", "### SG-1.1 A\n### SG-1.2 B\n### SG-0.1 C\nMETA\n"),
            ("crates/g/RULES.ru.md", "### SG-1.1 А\n### SG-1.2 Б\n### SG-0.1 В\n"),
            ("crates/g/src/lib.rs", code),
            ("crates/g/tests/scenarios/a.scn", scenario),
        ];
        let files = files.map(|(path, text)| File { path: path.into(), text: text.into() });
        check(&files.iter().collect::<Vec<_>>()).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn every_rule_is_cited_by_code_and_by_a_scenario() {
        assert_eq!(crate_with("§ SG-1.1\n// § SG-1.2", "# A. § SG-1.1 SG-1.2\n"), Vec::<String>::new());
        assert_eq!(
            crate_with("§ SG-1.1", "# SG-1.1 without the sign\n# A. § SG-1.2\n"),
            ["crates/g/RULES.md:2: no code cites SG-1.2", "crates/g/RULES.md:1: no scenario cites SG-1.1"]
        );
    }

    #[test]
    fn an_unknown_id_of_the_games_own_prefix_is_found() {
        let found = crate_with("§ SG-1.1 SG-1.2 SG-7.7 NX-1.1", "# § SG-1.1 SG-1.2\n");
        assert_eq!(found, ["crates/g/src/lib.rs:1: SG-7.7 is not a rule of RULES.md"]);
    }
}
