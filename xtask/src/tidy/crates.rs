//! The picture of the crates in `docs/architecture.md` is what cargo says: who builds on whom, without what follows from
//! that.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::Finding;
use super::source::File;

const DOCUMENT: &str = "docs/architecture.md";
/// The picture stands between these lines.
const BEGIN: &str = "<!-- crates: made of `cargo metadata` -->\n```\n";
const END: &str = "```\n<!-- crates end -->";

/// What each crate of ours builds on.
type Crates = BTreeMap<String, BTreeSet<String>>;

/// Compares the picture with what cargo has told.
pub(super) fn check(files: &[File], told: &Value) -> Vec<Finding> {
    let document = files.iter().find(|file| file.path == DOCUMENT).map_or("", |file| &file.text);
    let drawn = document.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END)).map(|(drawn, _)| drawn);
    let right = picture(&crates(told));
    if drawn == Some(&right) {
        return Vec::new();
    }
    let what = format!("the picture of the crates should be\n{BEGIN}{right}{END}\n");
    vec![Finding { path: DOCUMENT.to_owned(), line: 0, what }]
}

fn crates(told: &Value) -> Crates {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let ours: Vec<Value> = list(&told["packages"]).into_iter().filter(|package| package["source"].is_null()).collect();
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let names: BTreeSet<String> = ours.iter().map(name).collect();
    let on = |package: &Value| -> BTreeSet<String> {
        let built = list(&package["dependencies"]).into_iter().filter(|one| one["kind"] != "dev");
        built.map(|one| name(&one)).filter(|one| names.contains(one)).collect()
    };
    ours.iter().map(|package| (name(package), on(package))).collect()
}

/// A line for all crates that build on the same, those on which nothing builds first.
fn picture(crates: &Crates) -> String {
    let mut lines: BTreeMap<(usize, Vec<&str>), Vec<&str>> = BTreeMap::new();
    for name in crates.keys() {
        let on = next(crates, name);
        lines.entry((height(crates, name), on)).or_default().push(name);
    }
    let line = |((_, on), names): (&(usize, Vec<&str>), &Vec<&str>)| match on.as_slice() {
        [] => format!("{}\n", names.join(", ")),
        on => format!("{} ──► {}\n", names.join(", "), on.join(", ")),
    };
    lines.iter().rev().map(line).collect()
}

/// Everything on which a crate builds in the end.
fn all<'a>(crates: &'a Crates, name: &str) -> BTreeSet<&'a str> {
    let on = crates.get(name).into_iter().flatten();
    on.flat_map(|one| all(crates, one).into_iter().chain([one.as_str()])).collect()
}

/// On what a crate builds, without what that builds on.
fn next<'a>(crates: &'a Crates, name: &str) -> Vec<&'a str> {
    let on: Vec<&str> = crates.get(name).into_iter().flatten().map(String::as_str).collect();
    let below: BTreeSet<&str> = on.iter().flat_map(|one| all(crates, one)).collect();
    on.into_iter().filter(|one| !below.contains(one)).collect()
}

/// How many crates lie beneath it, one on the other.
fn height(crates: &Crates, name: &str) -> usize {
    next(crates, name).into_iter().map(|one| height(crates, one) + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn told() -> Value {
        let package = |name: &str, on: &[&str], tested: &str| {
            let normal = on.iter().map(|name| json!({ "name": name, "kind": null }));
            let all: Vec<Value> = normal.chain([json!({ "name": tested, "kind": "dev" })]).collect();
            json!({ "name": name, "source": null, "dependencies": all })
        };
        let outside = json!({ "name": "serde", "source": "registry", "dependencies": [] });
        let ours = [
            package("core", &["serde"], "kit"),
            package("ludo", &["core"], "kit"),
            package("halma", &["core"], "kit"),
            package("kit", &["core"], "ludo"),
            package("server", &["core", "halma", "ludo"], "kit"),
        ];
        json!({ "packages": ours.into_iter().chain([outside]).collect::<Vec<_>>() })
    }

    const RIGHT: &str = "server ──► halma, ludo\nhalma, kit, ludo ──► core\ncore\n";

    #[test]
    fn a_line_tells_on_what_crates_build_and_not_what_follows() {
        assert_eq!(picture(&crates(&told())), RIGHT);
    }

    #[test]
    fn another_picture_is_found() {
        let found = |text: String| check(&[File { path: DOCUMENT.to_owned(), text }], &told()).len();
        assert_eq!(found(format!("# A\n{BEGIN}{RIGHT}{END}\n")), 0);
        assert_eq!(found(format!("# A\n{BEGIN}core\n{END}\n")), 1);
        assert_eq!(found(String::new()), 1);
    }
}
