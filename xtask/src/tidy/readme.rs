//! The READMEs' figures: how many rules and scenarios each game has.

use super::Finding;
use super::rules::Coverage;
use super::source::File;

/// The READMEs at the root link each game's rules and scenarios by their numbers: `[106](crates/nexus-ops/RULES.md)`.
/// `game` is the folder of its crate, ending in a slash; `own` are its files. The template for new games is in neither.
pub(super) fn check(files: &[File], game: &str, own: &[&File]) -> Vec<Finding> {
    let readmes = || files.iter().filter(|file| file.path.starts_with("README."));
    if !readmes().any(|file| file.text.contains(&format!("]({game}"))) {
        return Vec::new();
    }
    let scenarios = own.iter().filter(|file| file.extension() == "scn").count();
    let figures = [(Coverage::of(own).rules, "RULES"), (scenarios, "tests/scenarios")];
    let mut findings = Vec::new();
    for file in readmes() {
        for (number, target) in figures {
            let (found, line) = match linked(&file.text, &format!("]({game}{target}")) {
                Some((_, said)) if said == number.to_string() => continue,
                Some((line, said)) => (format!("says {said}"), line),
                None => ("does not say".to_owned(), 0),
            };
            let what = format!("{found} how many {target} there are in {game}: {number}");
            findings.push(Finding { path: file.path.clone(), line, what });
        }
    }
    findings
}

/// The line and the text of the link whose end begins so.
fn linked<'a>(text: &'a str, target: &str) -> Option<(usize, &'a str)> {
    text.lines().enumerate().find_map(|(i, line)| {
        let (before, _) = line.split_once(target)?;
        Some((i + 1, before.rsplit_once('[')?.1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn figures_of_the_readme_are_counted() {
        let rules = file("crates/a/RULES.md", "### AA-1.1 One\n### AA-1.2 Two\n");
        let scenario = file("crates/a/tests/scenarios/x.scn", "");
        let right = "| [2](crates/a/RULES.md), [1](crates/a/tests/scenarios) |";
        let found = |readme: &str| check(&[file("README.md", readme)], "crates/a/", &[&rules, &scenario]).len();
        assert_eq!(found(right), 0);
        assert_eq!(found(&right.replace("[2]", "[3]")), 1);
        assert_eq!(found("[2](crates/a/RULES.md)"), 1);
        assert_eq!(found("a template"), 0);
    }
}
