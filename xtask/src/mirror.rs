//! A mirror of a folder that touches only what differs, so that cargo rebuilds only that.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io;
use std::path::Path;

/// What is made by builds and not by people: no mirror has it, and one that has some of its own keeps it.
const MADE: [&str; 5] = ["node_modules", "dist", "target", "build-output", ".git"];

/// Makes `to` equal to `from`.
pub(crate) fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_file() {
        let bytes = std::fs::read(from)?;
        if std::fs::read(to).ok().as_ref() != Some(&bytes) {
            std::fs::write(to, bytes)?;
        }
        return Ok(());
    }
    std::fs::create_dir_all(to)?;
    let wanted = names(from)?;
    for name in names(to)?.difference(&wanted) {
        remove(&to.join(name))?;
    }
    wanted.iter().try_for_each(|name| mirror(&from.join(name), &to.join(name)))
}

fn names(folder: &Path) -> io::Result<BTreeSet<OsString>> {
    let names = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name()));
    names.filter(|name| name.as_ref().map_or(true, |name| !MADE.iter().any(|made| name == *made))).collect()
}

fn remove(path: &Path) -> io::Result<()> {
    if path.is_dir() { std::fs::remove_dir_all(path) } else { std::fs::remove_file(path) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirror_copies_changes_and_drops_what_is_gone() {
        let folder = std::env::temp_dir().join(format!("xtask-mirror-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        std::fs::create_dir_all(from.join("src")).expect("a temporary folder");
        std::fs::create_dir_all(from.join("node_modules")).expect("a temporary folder");
        std::fs::write(from.join("src").join("a.rs"), "1").expect("a file");
        std::fs::write(from.join("b.rs"), "2").expect("a file");
        mirror(&from, &to).expect("a first copy");
        assert!(!to.join("node_modules").exists());
        std::fs::create_dir_all(to.join("dist")).expect("what the copy has built");
        std::fs::remove_file(from.join("b.rs")).expect("a file to remove");
        std::fs::write(from.join("src").join("a.rs"), "3").expect("a file to change");
        mirror(&from, &to).expect("a second copy");
        assert_eq!(std::fs::read_to_string(to.join("src").join("a.rs")).expect("the copy"), "3");
        assert!(!to.join("b.rs").exists() && to.join("dist").exists());
        std::fs::remove_dir_all(folder).expect("to clean up");
    }
}
