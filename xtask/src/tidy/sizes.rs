//! Files that a person can take in.

use super::Finding;
use super::source::File;

const RUST: usize = 400;
const OTHER: usize = 600;

/// Finds files that should be split. Printed facts, rule texts, sentences and recorded games are data and may be
/// as long as they are.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    files.iter().filter_map(too_long).collect()
}

fn too_long(file: &File) -> Option<Finding> {
    let limit = match file.extension() {
        "rs" => RUST,
        "md" if file.path.contains("/RULES") => return None,
        "md" | "toml" | "scn" | "svelte" | "ts" | "css" | "html" => OTHER,
        _ => return None,
    };
    let lines = file.text.lines().count();
    let what = format!("{lines} lines; split what is over {limit} by chapter");
    (lines > limit).then(|| Finding { path: file.path.clone(), line: 0, what })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, n: usize) -> File {
        File { path: path.into(), text: "x\n".repeat(n) }
    }

    #[test]
    fn code_is_limited_and_data_is_not() {
        assert!(check(&[lines("crates/a/src/lib.rs", 400), lines("crates/a/data/a.json", 5000)]).is_empty());
        assert!(check(&[lines("crates/a/RULES.md", 900), lines("docs/a.md", 600)]).is_empty());
        let found = check(&[lines("crates/a/src/lib.rs", 401), lines("docs/a.md", 601)]);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].to_string(), "crates/a/src/lib.rs: 401 lines; split what is over 400 by chapter");
    }
}
