//! What only a server can do: go away, be used by several at once, be set up carelessly.

use std::sync::Arc;
use std::time::Duration;

use store::{Append, Conflict, Error, PostgresStore, Store};

use crate::stage::{Stage, append, entries, table};

/// Ends all connections of the stage, as a restart of the server does.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '$SCHEMA'";

/// Appends one entry to a table of any length, as a careful caller does: after an unclear answer it reads how long the
/// journal is. Gives the new length, and whether it had to try again.
async fn append_next(store: &Arc<dyn Store>, id: &str, length: u64) -> (u64, bool) {
    let entry = vec![format!("{id} {length}")];
    for attempt in 0..500 {
        match store.append(Append::new(id, length, entry.clone(), 1)).await {
            Ok(now) => return (now, attempt > 0),
            // Nobody else writes here, so what stands there is the append of the attempt before.
            Err(Error::Conflict(Conflict::Journal { length: found, .. })) if attempt > 0 => {
                assert_eq!(found, length + 1);
                return (found, true);
            }
            Err(error) => assert!(error.is_temporary(), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the store did not recover");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_connects_again_after_the_server_was_away() {
    let Some(stage) = Stage::postgres().await else { return };
    let store = stage.with_table().await;
    for length in 2..6 {
        stage.meddle(CUT).await;
        assert_eq!(append_next(&store, "t", length).await.0, length + 1);
        stage.meddle(CUT).await;
        assert_eq!(store.table("t").await.map(|t| t.map(|t| t.length)), Ok(Some(length + 1)), "reads do not notice");
        assert_eq!(store.ready().await, Ok(()));
    }
    store.close().await;
    stage.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_stored_twice_when_connections_break() {
    let Some(stage) = Stage::postgres().await else { return };
    let store = stage.with_users().await;
    let ids: Vec<String> = (0..20).map(|n| format!("t{n}")).collect();
    for id in &ids {
        store.create_table(table(id, 100)).await.expect("a table");
    }
    let writers = ids.iter().cloned().map(|id| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut repeated = 0;
            for length in 2..150 {
                repeated += u32::from(append_next(&store, &id, length).await.1);
            }
            repeated
        })
    });
    let writers: Vec<_> = writers.collect();
    let mut cuts = 0;
    while !writers.iter().all(|writer| writer.is_finished()) {
        stage.meddle(CUT).await;
        cuts += 1;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    let mut repeated = 0;
    for writer in writers {
        repeated += writer.await.expect("every append is stored in the end");
    }
    assert!(repeated > 0, "none of {cuts} cuts hit an append");
    for id in &ids {
        let expected: Vec<String> = (2..150).map(|n| format!("{id} {n}")).collect();
        assert_eq!(store.entries(id, 2).await, Ok(expected));
    }
    store.close().await;
    stage.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_never_both_win() {
    let Some(stage) = Stage::postgres().await else { return };
    let first = stage.with_users().await;
    let second = stage.open().await;
    for n in 0..30 {
        first.create_table(table(&format!("t{n}"), 100)).await.expect("a table");
    }
    let race = |store: &Arc<dyn Store>, name: &'static str, order: Vec<u64>| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let tries = order.into_iter().map(|n| {
                let (store, entry) = (Arc::clone(&store), vec![name.to_owned()]);
                tokio::spawn(async move { store.append(Append::new(format!("t{n}"), 2, entry, 1)).await })
            });
            let mut answers = Vec::new();
            for answer in tries.collect::<Vec<_>>() {
                answers.push(answer.await.expect("not stopped"));
            }
            answers
        })
    };
    let forwards = race(&first, "first", (0..30).collect());
    let backwards = race(&second, "second", (0..30).rev().collect());
    let (forwards, mut backwards) = (forwards.await.expect("ran"), backwards.await.expect("ran"));
    backwards.reverse();
    for (n, (first_answer, second_answer)) in forwards.into_iter().zip(backwards).enumerate() {
        let (winner, loser) = match (&first_answer, &second_answer) {
            (Ok(3), loser) => ("first", loser),
            (loser, Ok(3)) => ("second", loser),
            neither => panic!("table {n}: {neither:?}"),
        };
        assert!(matches!(loser, Err(Error::Conflict(Conflict::Journal { length: 3, .. }))), "table {n}: {loser:?}");
        assert_eq!(first.entries(&format!("t{n}"), 2).await, Ok(vec![winner.to_owned()]));
    }
    stage.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_may_open_a_new_database_at_once() {
    let Some(stage) = Stage::postgres().await else { return };
    let stage = Arc::new(stage);
    let openers = (0..5).map(|_| {
        let stage = Arc::clone(&stage);
        tokio::spawn(async move { stage.try_open().await.map(|store| store.stats()) })
    });
    for opener in openers.collect::<Vec<_>>() {
        opener.await.expect("not stopped").expect("opens");
    }
    stage.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commits_wait_for_the_disk_whatever_the_server_says() {
    let Some(stage) = Stage::postgres().await else { return };
    stage.with_table().await.close().await;
    // The database itself notes how each append is committed.
    stage
        .meddle(
            "CREATE TABLE noted (setting text);
             CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                 INSERT INTO $SCHEMA.noted VALUES (current_setting('synchronous_commit')); RETURN new;
             END $$;
             CREATE TRIGGER note AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note()",
        )
        .await;
    for (length, setting) in (2..).zip(["off", "local", "on", "remote_apply"]) {
        let place = stage.with_setting(&format!("synchronous_commit={setting}"));
        let store = store::open(&place).await.expect("opens");
        assert_eq!(store.append(append(length, 1)).await, Ok(length + 1));
        store.close().await;
    }
    stage
        .meddle(
            "DO $$ BEGIN
                 ASSERT (SELECT array_agg(setting ORDER BY setting) FROM noted) = '{on,on,on,remote_apply}',
                     (SELECT string_agg(setting, ' ') FROM noted);
             END $$",
        )
        .await;
    stage.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_with_a_gap_is_not_played_on() {
    let Some(stage) = Stage::postgres().await else { return };
    let store = stage.with_table().await;
    stage.meddle("DELETE FROM entries WHERE seq = 0").await;
    assert!(matches!(store.entries("t", 0).await, Err(Error::Damaged(_))));
    stage.meddle("INSERT INTO entries VALUES ('t', 0, '{}'), ('t', 2, 'never acknowledged')").await;
    assert!(matches!(store.append(append(2, 1)).await, Err(Error::Damaged(_))));
    store.create_table(table("sound", 100)).await.expect("a table");
    assert_eq!(store.append(Append::new("sound", 2, entries(2..3), 1)).await, Ok(3), "others play on");
    stage.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_database_is_left_to_the_newer_program() {
    let Some(stage) = Stage::postgres().await else { return };
    stage.open().await.close().await;
    stage.meddle("INSERT INTO schema_versions (version) VALUES (99)").await;
    assert!(matches!(stage.try_open().await.map(|_| ()), Err(Error::Newer { found: 99, .. })));
    stage.clear().await;
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unavailable() {
    let Err(error) = PostgresStore::open("postgres://ann:hush@127.0.0.1:1/none").await else { panic!("opened") };
    assert!(error.is_temporary(), "{error:?}");
    assert!(!error.to_string().contains("hush"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_belongs_to_one_server_at_a_time() {
    let Some(stage) = Stage::postgres().await else { return };
    let (first, second) = (stage.open().await, stage.open().await);
    assert_eq!(first.alone().await, Ok(()));
    let Err(Error::Unfit(why)) = second.alone().await else { panic!("two have it") };
    assert!(why.starts_with("Another server"), "{why}");
    assert_eq!(second.ready().await, Ok(()), "it can still be read");
    // The one that has it loses its connections and takes it again.
    stage.meddle(CUT).await;
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert_eq!(first.ready().await, Ok(()));
    assert!(second.alone().await.is_err());
    first.close().await;
    assert_eq!(second.alone().await, Ok(()), "free again");
    second.close().await;
    stage.clear().await;
}
