//! Connections set up for durability, and the schema brought up to date.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::migrations::{Migration, pending};
use crate::{Error, Result};

/// Marks a file as ours ("LAGR"), so that no other program's database is taken for one.
const APPLICATION_ID: i32 = 0x4C41_4752;
/// Somebody looking at the file with another program may hold it for a moment.
const PATIENCE: Duration = Duration::from_secs(5);
/// More than there are statements in this crate.
const STATEMENTS: usize = 128;

/// Opens the file for writing. A commit waits until the disk has it: WAL alone would survive the death of the
/// process, `FULL` survives a power cut, and `fullfsync` makes it true on macOS too.
pub(super) fn connect(path: &Path) -> Result<Connection> {
    let db = open(path)?;
    let mode: String = db.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    if mode != "wal" {
        return Err(Error::Unavailable(format!(
            "{} is on a file system without shared memory, so SQLite cannot keep a write-ahead log there. \
             Choose a folder on a local disk.",
            path.display()
        )));
    }
    db.execute_batch(
        "PRAGMA synchronous = FULL;
         PRAGMA fullfsync = ON;
         PRAGMA checkpoint_fullfsync = ON;
         PRAGMA foreign_keys = ON;
         PRAGMA cache_size = -65536;
         PRAGMA journal_size_limit = 67108864;",
    )?;
    Ok(db)
}

/// Opens the file for reading only.
pub(super) fn connect_to_read(path: &Path) -> Result<Connection> {
    let db = open(path)?;
    db.execute_batch("PRAGMA query_only = ON; PRAGMA cache_size = -8192;")?;
    Ok(db)
}

fn open(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(db)
}

/// Applies what the file lacks, all of it in one transaction.
pub(super) fn migrate(db: &mut Connection, all: &[Migration]) -> Result<()> {
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let read = |sql: &str| transaction.query_row(sql, [], |row| row.get::<_, i64>(0));
    let (id, found) = (read("PRAGMA application_id")?, read("PRAGMA user_version")?);
    let foreign = match id {
        0 => found != 0 || read("SELECT count(*) FROM sqlite_schema")? != 0,
        id => id != i64::from(APPLICATION_ID),
    };
    if foreign {
        return Err(Error::Damaged("The file is a database of another program.".to_owned()));
    }
    let found = u32::try_from(found).map_err(|_| Error::Damaged(format!("Its version is {found}.")))?;
    for (version, sql) in pending(found, all)? {
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "user_version", version)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    }
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations::SQLITE;

    fn file() -> (tempfile::TempDir, Connection) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("test.sqlite3");
        drop(crate::folder::private_file(&path).expect("created"));
        let db = connect(&path).expect("opened");
        (folder, db)
    }

    fn version(db: &Connection) -> u32 {
        db.query_row("PRAGMA user_version", [], |row| row.get(0)).expect("a version")
    }

    #[test]
    fn commits_wait_for_the_disk() {
        let (_folder, db) = file();
        let setting = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a setting");
        assert_eq!(setting("PRAGMA synchronous"), 2, "FULL");
        assert_eq!(setting("PRAGMA fullfsync"), 1);
        assert_eq!(setting("PRAGMA foreign_keys"), 1);
        let mode: String = db.query_row("PRAGMA journal_mode", [], |row| row.get(0)).expect("a mode");
        assert_eq!(mode, "wal");
    }

    #[test]
    fn migrations_are_applied_once_and_all_or_none() {
        let (_folder, mut db) = file();
        migrate(&mut db, &["CREATE TABLE a (x)"]).expect("the first version");
        let broken = migrate(&mut db, &["CREATE TABLE a (x)", "CREATE TABLE b (x)", "CREATE TABLE a (y)"]);
        assert!(matches!(broken, Err(Error::Damaged(_))), "{broken:?}");
        assert_eq!(version(&db), 1);
        assert!(db.prepare("SELECT * FROM b").is_err(), "nothing of a failed run stays");
        migrate(&mut db, &["CREATE TABLE a (x)", "CREATE TABLE b (x)"]).expect("the second version");
        assert_eq!(version(&db), 2);
        assert_eq!(migrate(&mut db, &["CREATE TABLE a (x)"]), Err(Error::Newer { found: 2, known: 1 }));
    }

    #[test]
    fn the_database_of_another_program_is_left_alone() {
        let (_folder, mut db) = file();
        db.execute_batch("CREATE TABLE recipes (x)").expect("another program");
        assert!(matches!(migrate(&mut db, SQLITE), Err(Error::Damaged(_))));
        assert_eq!(version(&db), 0);
    }
}
