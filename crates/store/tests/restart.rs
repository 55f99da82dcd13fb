//! A real restart of the PostgreSQL server while appends are on their way.
//!
//! Runs when `LAGRANGE_TEST_DATABASE` holds an address and `LAGRANGE_TEST_RESTART` a shell command that restarts the
//! server there. It stands apart from the other tests, which would not like it.

use std::env;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use store::{Append, Error, NewTable, Phase, Place, Store};

const RESTARTS: usize = 3;
const TABLES: usize = 20;

#[tokio::test(flavor = "multi_thread")]
#[allow(clippy::print_stderr, reason = "whoever runs the tests should know which did not run")]
async fn a_restart_of_the_server_loses_nothing() {
    let (Ok(url), Ok(restart)) = (env::var("LAGRANGE_TEST_DATABASE"), env::var("LAGRANGE_TEST_RESTART")) else {
        eprintln!("skipped: set LAGRANGE_TEST_DATABASE and LAGRANGE_TEST_RESTART to run this");
        return;
    };
    let store = store::open(&Place::Postgres(url)).await.expect("opens");
    let enough = Arc::new(AtomicBool::new(false));
    let mut writers = Vec::new();
    for n in 0..TABLES {
        let id = format!("restart-{}-{n}", std::process::id());
        store.create_table(table(&id)).await.expect("a table");
        writers.push((id.clone(), tokio::spawn(play(Arc::clone(&store), id, Arc::clone(&enough)))));
    }
    for _ in 0..RESTARTS {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let status = tokio::task::block_in_place(|| Command::new("sh").args(["-c", &restart]).status());
        assert!(status.expect("a shell").success(), "`{restart}` failed");
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    enough.store(true, Ordering::Relaxed);
    let mut turned_away = 0;
    for (id, writer) in writers {
        let (acknowledged, refusals) = writer.await.expect("every writer goes on after a restart");
        turned_away += refusals;
        let expected: Vec<String> = (0..acknowledged).map(|n| n.to_string()).collect();
        assert_eq!(store.entries(&id, 0).await, Ok(expected), "all that was acknowledged, once and in order");
        store.delete_table(&id).await.expect("deleted");
    }
    assert!(turned_away > 0, "nobody noticed {RESTARTS} restarts");
    store.close().await;
}

/// Appends until it is enough. Gives the length it knows to be stored, and how often it was told to try again.
async fn play(store: Arc<dyn Store>, id: String, enough: Arc<AtomicBool>) -> (u64, u32) {
    let (mut length, mut refusals) = (0, 0);
    while !enough.load(Ordering::Relaxed) {
        match store.append(Append::new(&id, length, vec![length.to_string()], length)).await {
            Ok(now) => length = now,
            Err(Error::Unavailable(_)) => {
                refusals += 1;
                length = length_after_refusal(&store, &id, length).await;
            }
            Err(error) => panic!("{error}"),
        }
    }
    (length, refusals)
}

/// Reads, as soon as the server answers, whether the append that ended in doubt was stored.
async fn length_after_refusal(store: &Arc<dyn Store>, id: &str, length: u64) -> u64 {
    loop {
        match store.table(id).await {
            Ok(table) => {
                let found = table.expect("the table is still there").length;
                assert!(found == length || found == length + 1, "{length} acknowledged, {found} found");
                return found;
            }
            Err(error) => assert!(error.is_temporary(), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "nexus-ops".to_owned(),
        header: "{}".to_owned(),
        summary: "{}".to_owned(),
        phase: Phase::Playing,
        at: 0,
        entries: Vec::new(),
        members: Vec::new(),
    }
}
