//! Opening, closing, and what stays.

use std::sync::Arc;

use store::{Append, Error, Snapshot};

use crate::stage::{Stage, append, entries, table, user};

pub(crate) async fn everything_is_there_after_opening_again(stage: &Stage) {
    let store = stage.with_table().await;
    store.append(append(2, 5)).await.expect("stored");
    store.put_snapshot("t", Snapshot { length: 7, state: vec![7] }).await.expect("stored");
    store.set_preference("ann", "theme", "1").await.expect("stored");
    let before = store.table("t").await;
    store.close().await;
    drop(store);
    let store = stage.open().await;
    assert_eq!(store.table("t").await, before);
    assert_eq!(store.entries("t", 0).await, Ok(entries(0..7)));
    assert_eq!(store.user("bob").await, Ok(Some(user("bob"))));
    assert_eq!(store.snapshot("t").await.map(|snapshot| snapshot.map(|snapshot| snapshot.length)), Ok(Some(7)));
    assert_eq!(store.append(append(7, 1)).await, Ok(8));
}

pub(crate) async fn the_first_secret_is_kept(stage: &Stage) {
    let store = stage.open().await;
    assert_eq!(store.secret("cookie", &[0, 1, 255]).await, Ok(vec![0, 1, 255]));
    assert_eq!(store.secret("cookie", &[2]).await, Ok(vec![0, 1, 255]));
    assert_eq!(store.secret("other", &[2]).await, Ok(vec![2]));
    store.close().await;
    assert_eq!(stage.open().await.secret("cookie", &[3]).await, Ok(vec![0, 1, 255]));
}

pub(crate) async fn a_closed_store_says_so(stage: &Stage) {
    let store = stage.with_table().await;
    assert_eq!(store.ready().await, Ok(()));
    store.close().await;
    store.close().await;
    assert!(matches!(store.append(append(2, 1)).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.table("t").await, Err(Error::Unavailable(_))));
    assert!(store.ready().await.is_err_and(|error| error.is_temporary()));
}

pub(crate) async fn closing_finishes_what_waits(stage: &Stage) {
    let store = stage.with_users().await;
    for n in 0..50 {
        store.create_table(table(&format!("t{n}"), 100)).await.expect("a table");
    }
    let writers: Vec<_> = (0..50)
        .map(|n| {
            let store = Arc::clone(&store);
            let append = Append::new(format!("t{n}"), 2, entries(2..3), 200);
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut answers = Vec::new();
    for writer in writers {
        answers.push(writer.await.expect("not stopped"));
    }
    let store = stage.open().await;
    for (n, answer) in answers.into_iter().enumerate() {
        let length = store.table(&format!("t{n}")).await.expect("reads").expect("the table").length;
        match answer {
            Ok(acknowledged) => assert_eq!(length, acknowledged),
            Err(Error::Unavailable(_)) => assert_eq!(length, 2, "one that was turned away is not stored"),
            Err(error) => panic!("append {n}: {error}"),
        }
    }
}

pub(crate) async fn waiting_writes_share_commits(stage: &Stage) {
    let store = stage.with_users().await;
    for n in 0..200 {
        store.create_table(table(&format!("t{n}"), 100)).await.expect("a table");
    }
    let before = store.stats();
    let writers: Vec<_> = (0..200)
        .map(|n| {
            let store = Arc::clone(&store);
            let append = Append::new(format!("t{n}"), 2, entries(2..3), 200);
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    for writer in writers {
        assert_eq!(writer.await.expect("not stopped"), Ok(3));
    }
    let after = store.stats();
    assert_eq!(after.writes - before.writes, 200);
    let commits = after.commits - before.commits;
    assert!((1..=100).contains(&commits), "{commits} commits for 200 appends that waited together");
}
