//! Packages from outside: under licences that we allow, and each in one version. `deny.toml` says what is allowed.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::Finding;
use crate::run::{Failure, cargo, output};

/// Where it stands, and where packages are listed.
const RULES: &str = "deny.toml";
const LIST: &str = "Cargo.lock";

/// One package.
struct Package {
    name: String,
    version: String,
    licence: String,
}

/// What cargo knows of all packages of this platform, ours and those from outside.
pub(super) fn metadata(rules: &str) -> Result<Value, Failure> {
    let platform = words(rules, "targets = ").first().copied().unwrap_or_default().to_owned();
    let told = output(&mut cargo(["metadata", "--format-version", "1", "--locked", "--filter-platform", &platform]))?;
    serde_json::from_str(&told).map_err(|why| Failure::Found(format!("cargo metadata: {why}")))
}

/// Compares the packages from outside with what is allowed.
pub(super) fn check(rules: &str, told: &Value) -> Vec<Finding> {
    compare(rules, &packages(told))
}

/// The packages from outside that are built here.
fn packages(told: &Value) -> Vec<Package> {
    let list = |place: &str| told.pointer(place).and_then(Value::as_array).into_iter().flatten();
    let built: BTreeSet<&str> = list("/resolve/nodes").filter_map(|node| node["id"].as_str()).collect();
    let outside = list("/packages").filter(|package| package["source"].is_string());
    let ours = outside.filter(|package| package["id"].as_str().is_some_and(|id| built.contains(id)));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let package = |package: &Value| Package {
        name: text(&package["name"]),
        version: text(&package["version"]),
        licence: text(&package["license"]),
    };
    ours.map(package).collect()
}

fn compare(rules: &str, packages: &[Package]) -> Vec<Finding> {
    let allowed = words(rules, "allow = [");
    let twice: BTreeSet<&str> = words(rules, "skip = [").into_iter().collect();
    let finding = |path: &str, what: String| Finding { path: path.to_owned(), line: 0, what };
    let mut findings = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Package { name, version, licence } in packages {
        versions.entry(name).or_default().push(version);
        if !is_allowed(licence, &allowed) {
            let what = format!("`{name}` {version} is under `{licence}`, which {RULES} does not allow");
            findings.push(finding(LIST, what));
        }
    }
    for (name, versions) in &versions {
        if versions.len() > 1 && !twice.contains(name) {
            let what = format!("`{name}` is built in {} versions: {}", versions.len(), versions.join(", "));
            findings.push(finding(LIST, what));
        }
    }
    let single = twice.iter().filter(|name| versions.get(**name).is_none_or(|versions| versions.len() < 2));
    findings.extend(single.map(|name| finding(RULES, format!("`{name}` need not be skipped: it is built once"))));
    findings
}

/// The first text in quotes of each line of a list, up to its closing bracket.
fn words<'a>(rules: &'a str, list: &str) -> Vec<&'a str> {
    let rest = rules.split_once(list).map_or("", |(_, rest)| rest);
    let lines = rest.lines().take_while(|line| line.trim() != "]");
    lines.filter_map(|line| line.split('"').nth(1)).collect()
}

/// Whether a licence such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be kept with what is allowed. Of old a stroke
/// meant `OR`; an exception only adds to what one may do.
fn is_allowed(licence: &str, allowed: &[&str]) -> bool {
    let spaced = licence.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let is_kept = any(&mut words, allowed);
    is_kept && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>, allowed: &[&str]) -> bool {
    let mut is_kept = all(words, allowed);
    while words.next_if_eq(&"OR").is_some() {
        is_kept |= all(words, allowed);
    }
    is_kept
}

fn all(words: &mut Words<'_>, allowed: &[&str]) -> bool {
    let mut is_kept = one(words, allowed);
    while words.next_if_eq(&"AND").is_some() {
        is_kept &= one(words, allowed);
    }
    is_kept
}

fn one(words: &mut Words<'_>, allowed: &[&str]) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let is_kept = any(words, allowed);
        return words.next_if_eq(&")").is_some() && is_kept;
    }
    let is_kept = words.next().is_some_and(|name| allowed.contains(&name));
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
    }
    is_kept
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[licenses]\nallow = [\n    \"MIT\",\n    \"ISC\",\n]\n[bans]\n# twice\nskip = [\n    \
                         { crate = \"rand\", reason = \"\" },\n]\n";

    fn package(name: &str, version: &str, licence: &str) -> Package {
        Package { name: name.to_owned(), version: version.to_owned(), licence: licence.to_owned() }
    }

    #[test]
    fn a_licence_is_read_as_it_is_meant() {
        let allowed = ["MIT", "ISC"];
        for licence in ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "(GPL-3.0 OR MIT) AND ISC", "ISC WITH more OR GPL-3.0"]
        {
            assert!(is_allowed(licence, &allowed), "{licence}");
        }
        for licence in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR ISC) AND GPL-3.0", "(MIT", "MIT ISC", "OR MIT"] {
            assert!(!is_allowed(licence, &allowed), "{licence}");
        }
    }

    #[test]
    fn what_is_not_allowed_is_found() {
        let two = |name: &str| [package(name, "1.0.0", "MIT"), package(name, "2.0.0", "MIT")];
        let packages: Vec<Package> =
            two("rand").into_iter().chain(two("syn")).chain([package("free", "0.1.0", "GPL-3.0")]).collect();
        let found = compare(RULES, &packages);
        let told: Vec<String> = found.iter().map(Finding::to_string).collect();
        assert_eq!(
            told,
            [
                "Cargo.lock: `free` 0.1.0 is under `GPL-3.0`, which deny.toml does not allow",
                "Cargo.lock: `syn` is built in 2 versions: 1.0.0, 2.0.0",
            ]
        );
        let found = compare(RULES, &[package("rand", "1.0.0", "MIT")]);
        assert_eq!(found[0].to_string(), "deny.toml: `rand` need not be skipped: it is built once");
    }
}
