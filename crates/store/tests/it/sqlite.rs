//! What only a file can do: be opened twice, be read by others, be damaged.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use store::{Append, Error, NewTable, Phase, SqliteStore, Store, Tables};

async fn with_journal(folder: &Path) -> SqliteStore {
    let store = SqliteStore::open(folder).await.expect("opens");
    let table = NewTable {
        id: "t".to_owned(),
        game: "nexus-ops".to_owned(),
        header: "{}".to_owned(),
        summary: "{}".to_owned(),
        phase: Phase::Playing,
        at: 1,
        entries: vec!["0".to_owned(), "1".to_owned(), "2".to_owned()],
        members: vec![],
    };
    store.create_table(table).await.expect("a table");
    store
}

/// Does something to the file behind the store's back.
fn meddle(store: &SqliteStore, sql: &str) {
    let db = Connection::open(store.path()).expect("opens");
    db.execute_batch(sql).expect("the statement is right");
}

#[tokio::test]
async fn a_folder_belongs_to_one_store() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = SqliteStore::open(folder.path()).await.expect("opens");
    let Err(Error::Unavailable(why)) = SqliteStore::open(folder.path()).await else { panic!("opened twice") };
    assert!(why.starts_with("Another Lagrange uses the folder"), "{why}");
    first.close().await;
    let second = SqliteStore::open(folder.path()).await.expect("a closed store lets go");
    drop(second);
    SqliteStore::open(folder.path()).await.expect("a dropped store lets go");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("new").join("data");
    let _store = with_journal(&data).await;
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> = fs::read_dir(&data).expect("a folder").map(|file| file.expect("a file").path()).collect();
    assert!(files.len() >= 3, "the database, its log and the lock: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_journal_with_a_gap_is_not_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_journal(folder.path()).await;
    meddle(&store, "DELETE FROM entries WHERE seq = 1");
    let Err(Error::Damaged(why)) = store.entries("t", 0).await else { panic!("a gap was not seen") };
    assert!(why.contains("entry 1"), "{why}");
    meddle(&store, "INSERT INTO entries VALUES ('t', 1, '1'), ('t', 3, 'never acknowledged')");
    assert!(matches!(store.append(Append::new("t", 3, vec!["3".to_owned()], 2)).await, Err(Error::Damaged(_))));
    assert!(matches!(store.entries("t", 0).await, Err(Error::Damaged(_))));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("lagrange.sqlite3"), "These are not the bytes you look for.".repeat(400))
        .expect("written");
    assert!(matches!(SqliteStore::open(folder.path()).await, Err(Error::Damaged(_))));
}

#[tokio::test]
async fn a_damaged_file_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_journal(folder.path()).await;
    let entry = "x".repeat(3000);
    store.append(Append::new("t", 3, vec![entry; 200], 2)).await.expect("stored");
    store.check_integrity().await.expect("sound so far");
    // What is still in the log would hide the damage to the file.
    meddle(&store, "PRAGMA busy_timeout = 10000; PRAGMA wal_checkpoint(TRUNCATE)");
    let path = store.path().to_owned();
    store.close().await;
    let mut bytes = fs::read(&path).expect("a file");
    let (start, end) = (bytes.len() / 2, bytes.len() / 2 + 40_000);
    bytes[start..end].fill(0xA5);
    fs::write(&path, bytes).expect("written");
    let store = SqliteStore::open(folder.path()).await.expect("the head of the file is sound");
    assert!(matches!(store.check_integrity().await, Err(Error::Damaged(_))));
    assert!(matches!(store.entries("t", 0).await, Err(Error::Damaged(_))));
}

#[tokio::test]
async fn a_newer_file_is_left_to_the_newer_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_journal(folder.path()).await;
    meddle(&store, "PRAGMA user_version = 99");
    store.close().await;
    let Err(error) = SqliteStore::open(folder.path()).await else { panic!("opened") };
    assert!(matches!(error, Error::Newer { found: 99, .. }), "{error:?}");
    assert!(error.to_string().contains("version 99"), "{error}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    let Err(error) = SqliteStore::open(file.join("data")).await else { panic!("opened") };
    assert!(error.to_string().contains("Could not create"), "{error}");
}
