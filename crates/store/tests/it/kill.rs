//! `kill -9` at random moments: what was acknowledged is there afterwards, once and in order.
//!
//! `LAGRANGE_KILLS` sets how many times (10 otherwise). The example `appender` is the one that is killed.

use std::collections::BTreeMap;
use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use store::{SqliteStore, Store, Tables};

const TABLES: u32 = 20;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kill_9() {
    let kills = env::var("LAGRANGE_KILLS").map_or(10, |n| n.parse().expect("LAGRANGE_KILLS is a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut acknowledged = BTreeMap::new();
    for kill in 0..kills {
        let before: u64 = acknowledged.values().sum();
        run_and_kill(folder.path(), &mut acknowledged);
        assert!(acknowledged.values().sum::<u64>() > before, "the appender got nowhere before kill {kill}");
        check(folder.path(), &acknowledged).await;
    }
}

/// Starts an appender, kills it at some moment after its first acknowledgement, and notes the length that each
/// table must have at least.
fn run_and_kill(folder: &Path, acknowledged: &mut BTreeMap<String, u64>) {
    let mut child = appender(folder);
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let first = lines.next().expect("the appender acknowledges something");
    let pause = Duration::from_micros(RandomState::new().hash_one(0) % 300_000);
    let killer = thread::spawn(move || {
        thread::sleep(pause);
        child.kill().expect("it still runs");
        child.wait().expect("it ends");
    });
    for line in std::iter::once(first).chain(lines) {
        // The last line may be cut short: then nobody was told.
        let Some((table, seq)) = line.split_once(' ') else { continue };
        let Ok(seq) = seq.parse::<u64>() else { continue };
        let length = acknowledged.entry(table.to_owned()).or_default();
        *length = (*length).max(seq + 1);
    }
    killer.join().expect("killed");
}

fn appender(folder: &Path) -> Child {
    let test = env::current_exe().expect("a path");
    let profile = test.parent().and_then(Path::parent).expect("target/<profile>/deps");
    let program: PathBuf = profile.join("examples").join("appender").with_extension(env::consts::EXE_EXTENSION);
    assert!(program.is_file(), "build it first: cargo build -p store --examples");
    Command::new(program)
        .args(["--tables", &TABLES.to_string(), "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the appender starts")
}

async fn check(folder: &Path, acknowledged: &BTreeMap<String, u64>) {
    let store = SqliteStore::open(folder).await.expect("the store opens after a kill");
    store.check_integrity().await.expect("the file is sound");
    for (table, length) in acknowledged {
        // Reading fails by itself when an entry is missing in the middle.
        let entries = store.entries(table, 0).await.expect("a journal without a gap");
        let found = entries.len() as u64;
        assert!(found >= *length, "table {table} has {found} entries, and {length} were acknowledged");
        for (seq, entry) in entries.iter().enumerate() {
            assert!(entry.starts_with(&format!(r#"{{"table":"{table}","seq":{seq},"#)), "{table} {seq}: {entry}");
        }
        let last = entries.last().expect("not empty");
        let group = if last.ends_with(r#""of":3}"#) { 3 } else { 1 };
        let together = entries.iter().rev().take(group).filter(|e| e.ends_with(&format!(r#""of":{group}}}"#))).count();
        assert_eq!(together, group, "entries that were appended together are all there: {last}");
    }
    store.close().await;
}
