//! Tables, their journals and snapshots.

use std::sync::Arc;

use store::{Append, Conflict, Error, Member, Phase, Snapshot, TableRecord, Thing};

use crate::stage::{Stage, append, at_seat, entries, table};

fn moved_on(expected: u64, length: u64) -> Error {
    Error::Conflict(Conflict::Journal { table: "t".to_owned(), expected, length })
}

pub(crate) async fn a_new_table_is_found_with_all_it_has(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.table("t").await, Ok(None));
    store.create_table(table("t", 100)).await.expect("a table");
    let record = TableRecord {
        id: "t".to_owned(),
        game: "nexus-ops".to_owned(),
        header: r#"{"id":"t"}"#.to_owned(),
        summary: r#"{"turn":0}"#.to_owned(),
        phase: Phase::Playing,
        created: 100,
        updated: 100,
        length: 2,
        code: None,
    };
    assert_eq!(store.table("t").await, Ok(Some(record)));
    assert_eq!(store.entries("t", 0).await, Ok(entries(0..2)));
    assert_eq!(store.members("t").await, Ok(vec![at_seat("ann", 0)]));
}

pub(crate) async fn a_table_is_created_once(stage: &Stage) {
    let store = stage.with_table().await;
    let mut other = table("t", 999);
    other.entries = entries(7..9);
    assert_eq!(store.create_table(other).await, Err(Error::Conflict(Conflict::Taken(Thing::Table))));
    assert_eq!(store.entries("t", 0).await, Ok(entries(0..2)));
    assert_eq!(store.table("t").await.map(|table| table.map(|table| table.created)), Ok(Some(100)));
}

pub(crate) async fn a_table_with_an_unknown_member_is_not_created(stage: &Stage) {
    let store = stage.with_users().await;
    let mut table = table("t", 100);
    table.members.push(at_seat("nobody", 1));
    assert_eq!(store.create_table(table.clone()).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.table("t").await, Ok(None));
    table.members.pop();
    assert_eq!(store.create_table(table).await, Ok(()), "nothing of the first try is in the way");
}

pub(crate) async fn entries_come_back_as_they_were(stage: &Stage) {
    let store = stage.with_table().await;
    let strange = vec![
        r#"{"text":"Привет, \u0000 мир 🚀", "two":  "spaces"}"#.to_owned(),
        "{\n\t\"lines\": [1.0, 1e400, -0]}".to_owned(),
        format!(r#""{}""#, "long ".repeat(100_000)),
        String::new(),
    ];
    assert_eq!(store.append(Append::new("t", 2, strange.clone(), 200)).await, Ok(6));
    assert_eq!(store.entries("t", 2).await.as_ref(), Ok(&strange));
    assert_eq!(store.entries("t", 1).await.map(|entries| entries.len()), Ok(5));
    assert_eq!(store.entries("t", 6).await, Ok(vec![]));
    assert_eq!(store.entries("t", 600).await, Ok(vec![]));
    assert_eq!(store.entries("none", 0).await, Err(Error::Missing(Thing::Table)));
}

pub(crate) async fn an_append_of_another_length_is_a_conflict(stage: &Stage) {
    let store = stage.with_table().await;
    assert_eq!(store.append(append(1, 2)).await, Err(moved_on(1, 2)));
    assert_eq!(store.append(append(3, 1)).await, Err(moved_on(3, 2)));
    assert_eq!(store.append(append(2, 3)).await, Ok(5));
    assert_eq!(store.append(append(2, 3)).await, Err(moved_on(2, 5)), "the same append twice is stored once");
    assert_eq!(store.entries("t", 0).await, Ok(entries(0..5)));
}

pub(crate) async fn an_append_to_no_table_is_refused(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.append(append(0, 1)).await, Err(Error::Missing(Thing::Table)));
    assert_eq!(store.append(append(u64::MAX / 2, 1)).await, Err(Error::Missing(Thing::Table)));
}

pub(crate) async fn an_append_is_stored_whole_or_not_at_all(stage: &Stage) {
    let store = stage.with_table().await;
    let mut broken = append(2, 3);
    broken.phase = Some(Phase::Over);
    broken.summary = Some("{}".to_owned());
    broken.members = Some(vec![at_seat("bob", 0), at_seat("nobody", 1)]);
    let before = store.table("t").await;
    assert_eq!(store.append(broken).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.table("t").await, before);
    assert_eq!(store.entries("t", 0).await, Ok(entries(0..2)));
    assert_eq!(store.members("t").await, Ok(vec![at_seat("ann", 0)]));
}

pub(crate) async fn an_append_changes_what_it_names(stage: &Stage) {
    let store = stage.with_table().await;
    let watching = Member { user: "ann".to_owned(), seat: None };
    let mut change = append(2, 1);
    change.phase = Some(Phase::Over);
    change.summary = Some(r#"{"won":1}"#.to_owned());
    change.members = Some(vec![at_seat("bob", 255), watching.clone(), at_seat("bob", 1)]);
    assert_eq!(store.append(change).await, Ok(3));
    let record = store.table("t").await.expect("reads").expect("the table");
    assert_eq!((record.phase, record.summary.as_str()), (Phase::Over, r#"{"won":1}"#));
    assert_eq!((record.created, record.updated, record.length), (100, 200, 3));
    assert_eq!(store.members("t").await, Ok(vec![watching, at_seat("bob", 1), at_seat("bob", 255)]));
    let mut plain = append(3, 1);
    plain.at = 150;
    assert_eq!(store.append(plain).await, Ok(4));
    let later = store.table("t").await.expect("reads").expect("the table");
    assert_eq!(later, TableRecord { length: 4, ..record }, "a clock that goes back does not make a table older");
    assert_eq!(store.members("t").await.map(|members| members.len()), Ok(3));
}

pub(crate) async fn an_append_without_entries_changes_the_rest(stage: &Stage) {
    let store = stage.with_table().await;
    let mut change = append(2, 0);
    change.summary = Some(r#"{"turn":1}"#.to_owned());
    change.members = Some(vec![]);
    assert_eq!(store.append(change).await, Ok(2));
    assert_eq!(store.members("t").await, Ok(vec![]));
    assert_eq!(store.table("t").await.map(|t| t.map(|t| t.summary)), Ok(Some(r#"{"turn":1}"#.to_owned())));
}

pub(crate) async fn of_many_who_append_at_once_one_wins(stage: &Stage) {
    let store = stage.with_table().await;
    let tries: Vec<_> = (0..40_u64)
        .map(|n| {
            let store = Arc::clone(&store);
            let mine = vec![format!("{n}"), format!("{n}")];
            tokio::spawn(async move { store.append(Append::new("t", 2, mine, 200)).await.map(|_| n) })
        })
        .collect();
    let mut winners = Vec::new();
    for one in tries {
        match one.await.expect("not stopped") {
            Ok(n) => winners.push(n),
            Err(error) => assert_eq!(error, moved_on(2, 4)),
        }
    }
    let [winner] = winners[..] else { panic!("{winners:?} have all won") };
    assert_eq!(store.entries("t", 2).await, Ok(vec![winner.to_string(), winner.to_string()]));
}

pub(crate) async fn many_tables_append_at_once(stage: &Stage) {
    let store = stage.with_users().await;
    let tables: Vec<String> = (0..60).map(|n| format!("t{n}")).collect();
    for id in &tables {
        store.create_table(table(id, 100)).await.expect("a table");
    }
    let writers = tables.iter().cloned().map(|id| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for length in 2..20 {
                let entry = vec![format!("{id} {length}")];
                assert_eq!(store.append(Append::new(&id, length, entry, length)).await, Ok(length + 1));
                let seen = store.entries(&id, length).await;
                assert_eq!(seen, Ok(vec![format!("{id} {length}")]), "what is acknowledged can be read");
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.expect("all appends are stored");
    }
    for id in &tables {
        let expected: Vec<String> = (2..20).map(|n| format!("{id} {n}")).collect();
        assert_eq!(store.entries(id, 2).await, Ok(expected));
    }
}

pub(crate) async fn one_that_fails_takes_nothing_from_its_group(stage: &Stage) {
    let store = stage.with_users().await;
    for n in 0..60 {
        store.create_table(table(&format!("t{n}"), 100)).await.expect("a table");
    }
    let writers: Vec<_> = (0..60_u64)
        .map(|n| {
            let store = Arc::clone(&store);
            let mut append = Append::new(format!("t{n}"), 2, entries(2..4), 200);
            match n % 6 {
                1 => append.expected = 1,
                3 => append.members = Some(vec![at_seat("nobody", 0)]),
                5 => append.at = u64::MAX,
                _ => {}
            }
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    for (n, writer) in writers.into_iter().enumerate() {
        let answer = writer.await.expect("not stopped");
        let fits = match n % 6 {
            1 => matches!(answer, Err(Error::Conflict(Conflict::Journal { length: 2, .. }))),
            3 => answer == Err(Error::Missing(Thing::User)),
            5 => matches!(answer, Err(Error::Unfit(_))),
            _ => answer == Ok(4),
        };
        assert!(fits, "append {n}: {answer:?}");
        let length = if answer.is_ok() { 4 } else { 2 };
        assert_eq!(store.entries(&format!("t{n}"), 0).await, Ok(entries(0..length)));
    }
}

pub(crate) async fn an_append_whose_caller_has_gone_is_whole(stage: &Stage) {
    let store = stage.with_table().await;
    for _ in 0..20 {
        let length = store.table("t").await.expect("reads").expect("the table").length;
        let task = tokio::spawn({
            let store = Arc::clone(&store);
            async move { store.append(append(length, 3)).await }
        });
        tokio::task::yield_now().await;
        task.abort();
        let _ = task.await;
        // Whatever became of it, the next one fits behind the one or the other length.
        let now = match store.append(append(length, 3)).await {
            Ok(now) => now,
            Err(error) => {
                assert_eq!(error, moved_on(length, length + 3));
                length + 3
            }
        };
        assert_eq!(store.entries("t", 0).await, Ok(entries(0..now)));
    }
}

pub(crate) async fn snapshots_are_replaced_and_never_ahead(stage: &Stage) {
    let store = stage.with_table().await;
    let snapshot = |length| Snapshot { length, state: vec![0, 255, length as u8] };
    assert_eq!(store.snapshot("t").await, Ok(None));
    assert_eq!(store.put_snapshot("t", snapshot(2)).await, Ok(()));
    assert_eq!(store.put_snapshot("t", snapshot(1)).await, Ok(()));
    assert_eq!(store.snapshot("t").await, Ok(Some(snapshot(1))));
    assert_eq!(store.put_snapshot("t", snapshot(3)).await, Err(moved_on(3, 2)));
    assert_eq!(store.snapshot("t").await, Ok(Some(snapshot(1))));
    assert_eq!(store.put_snapshot("none", snapshot(0)).await, Err(Error::Missing(Thing::Table)));
}

pub(crate) async fn what_is_kept_of_a_finished_game_stays(stage: &Stage) {
    let store = stage.with_table().await;
    assert_eq!(store.ending("t").await, Ok(None));
    assert_eq!(store.without_ending().await, Ok(Vec::new()), "the game is on");
    let over = Append { phase: Some(Phase::Over), ..Append::new("t", 2, Vec::new(), 200) };
    store.append(over).await.expect("the end");
    assert_eq!(store.without_ending().await, Ok(vec!["t".to_owned()]));
    assert_eq!(store.put_ending("t", vec![0, 255]).await, Ok(()));
    assert_eq!(store.put_ending("t", vec![1]).await, Ok(()), "said again, it is done already");
    assert_eq!(store.ending("t").await, Ok(Some(vec![0, 255])));
    assert_eq!(store.without_ending().await, Ok(Vec::new()));
    assert_eq!(store.put_ending("none", vec![1]).await, Err(Error::Missing(Thing::Table)));
    assert_eq!(store.delete_table("t").await, Ok(true));
    assert_eq!(store.ending("t").await, Ok(None));
}
