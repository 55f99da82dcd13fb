//! The versions of the schema. Version `n` is what the first `n` files have made; a released file never changes.

use crate::{Error, Result};

/// SQL that makes the next version out of the one before.
pub(crate) type Migration = &'static str;

pub(crate) const SQLITE: &[Migration] = &[
    include_str!("../migrations/sqlite/0001_start.sql"),
    include_str!("../migrations/sqlite/0002_attempts.sql"),
    include_str!("../migrations/sqlite/0003_endings.sql"),
    include_str!("../migrations/sqlite/0004_sessions.sql"),
    include_str!("../migrations/sqlite/0005_meet.sql"),
    include_str!("../migrations/sqlite/0006_logouts.sql"),
    include_str!("../migrations/sqlite/0007_notices.sql"),
    include_str!("../migrations/sqlite/0008_seen.sql"),
    include_str!("../migrations/sqlite/0009_away.sql"),
];
pub(crate) const POSTGRES: &[Migration] = &[
    include_str!("../migrations/postgres/0001_start.sql"),
    include_str!("../migrations/postgres/0002_attempts.sql"),
    include_str!("../migrations/postgres/0003_endings.sql"),
    include_str!("../migrations/postgres/0004_sessions.sql"),
    include_str!("../migrations/postgres/0005_meet.sql"),
    include_str!("../migrations/postgres/0006_logouts.sql"),
    include_str!("../migrations/postgres/0007_notices.sql"),
    include_str!("../migrations/postgres/0008_seen.sql"),
    include_str!("../migrations/postgres/0009_away.sql"),
];

/// What a database of a version still lacks, each with the version it makes.
pub(crate) fn pending(found: u32, all: &[Migration]) -> Result<impl Iterator<Item = (u32, Migration)>> {
    let known = u32::try_from(all.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(Error::Newer { found, known });
    }
    Ok((1..).zip(all.iter().copied()).skip(found as usize))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_database_gets_what_it_lacks_and_a_newer_one_is_refused() {
        let all = ["a", "b", "c"];
        assert_eq!(pending(1, &all).expect("older").collect::<Vec<_>>(), [(2, "b"), (3, "c")]);
        assert_eq!(pending(3, &all).expect("current").count(), 0);
        assert_eq!(pending(4, &all).err(), Some(Error::Newer { found: 4, known: 3 }));
    }

    #[test]
    fn every_file_is_embedded_under_its_number() {
        for (folder, embedded) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
            let mut files: Vec<_> = files.collect();
            files.sort();
            assert_eq!(files.len(), embedded.len());
            for ((number, file), sql) in (1..).zip(files).zip(embedded) {
                let name = file.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
                assert!(name.starts_with(&format!("{number:04}_")), "{name} should be number {number}");
                assert_eq!(std::fs::read_to_string(&file).expect("a text"), *sql);
            }
        }
        assert_eq!(SQLITE.len(), POSTGRES.len(), "both databases have the same versions");
    }
}
