//! Lists of tables, and their end.

use store::{Append, Error, Invite, Member, NewTable, Page, Phase, Snapshot, TableRecord, Thing};

use crate::stage::{Stage, append, at_seat, table};

fn ids(tables: Result<Vec<TableRecord>, Error>) -> Vec<String> {
    tables.expect("a list").into_iter().map(|table| table.id).collect()
}

pub(crate) async fn users_find_their_tables_last_changed_first(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, at, phase, user) in [
        ("a", 1, Phase::Playing, "ann"),
        ("b", 2, Phase::Playing, "ann"),
        ("c", 3, Phase::Lobby, "ann"),
        ("d", 4, Phase::Over, "ann"),
        ("e", 5, Phase::Playing, "bob"),
    ] {
        let mut table = table(id, at);
        (table.phase, table.members) = (phase, vec![at_seat(user, 0)]);
        store.create_table(table).await.expect("a table");
    }
    let page = || Page::first(10);
    assert_eq!(ids(store.tables_of("ann", &Phase::ALL, page()).await), ["d", "c", "b", "a"]);
    assert_eq!(ids(store.tables_of("ann", &[Phase::Lobby, Phase::Playing], page()).await), ["c", "b", "a"]);
    assert_eq!(ids(store.tables_of("ann", &[Phase::Over], page()).await), ["d"]);
    assert!(ids(store.tables_of("ann", &[], page()).await).is_empty());
    assert!(ids(store.tables_of("nobody", &Phase::ALL, page()).await).is_empty());
    store.append(Append::new("a", 2, vec![], 50)).await.expect("stored");
    assert_eq!(ids(store.tables_of("ann", &Phase::ALL, page()).await), ["a", "d", "c", "b"]);
    let mut leave = Append::new("d", 2, vec![], 60);
    leave.members = Some(vec![at_seat("bob", 0)]);
    store.append(leave).await.expect("stored");
    assert_eq!(ids(store.tables_of("ann", &Phase::ALL, page()).await), ["a", "c", "b"]);
    assert_eq!(ids(store.tables_of("bob", &Phase::ALL, page()).await), ["d", "e"]);
}

pub(crate) async fn a_list_is_read_page_by_page(stage: &Stage) {
    let store = stage.with_users().await;
    // Many of the same time: only the ids keep them apart, and they sort by their bytes.
    for id in ["B", "a", "b", "Ж", "A", "é", "zz"] {
        store.create_table(table(id, 7)).await.expect("a table");
    }
    store.create_table(table("newest", 8)).await.expect("a table");
    let mut page = Page::first(3);
    let mut pages = Vec::new();
    loop {
        let tables = store.tables_of("ann", &Phase::ALL, page.clone()).await.expect("a page");
        let Some(last) = tables.last() else { break };
        page.after = Some(last.cursor());
        pages.push(ids(Ok(tables)));
    }
    assert_eq!(pages, [vec!["newest", "Ж", "é"], vec!["zz", "b", "a"], vec!["B", "A"]]);
}

pub(crate) async fn a_user_on_two_seats_sees_a_table_once(stage: &Stage) {
    let store = stage.with_users().await;
    let mut hot_seat = table("t", 1);
    hot_seat.members = vec![at_seat("ann", 0), at_seat("ann", 1)];
    store.create_table(hot_seat).await.expect("a table");
    assert_eq!(ids(store.tables_of("ann", &Phase::ALL, Page::first(10)).await), ["t"]);
    assert_eq!(store.members("t").await.map(|members| members.len()), Ok(2));
}

pub(crate) async fn tables_are_found_by_phase_and_age(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, at, phase) in [("z", 1, Phase::Lobby), ("y", 2, Phase::Lobby), ("x", 3, Phase::Playing)] {
        let mut table = table(id, at);
        table.phase = phase;
        store.create_table(table).await.expect("a table");
    }
    let names = |ids: &[&str]| Ok(ids.iter().map(|id| id.to_string()).collect::<Vec<_>>());
    assert_eq!(store.tables_in(Phase::Lobby, None).await, names(&["y", "z"]));
    assert_eq!(store.tables_in(Phase::Lobby, Some(2)).await, names(&["z"]));
    assert_eq!(store.tables_in(Phase::Playing, None).await, names(&["x"]));
    assert_eq!(store.tables_in(Phase::Over, None).await, names(&[]));
}

pub(crate) async fn finished_tables_without_people_are_found(stage: &Stage) {
    let store = stage.with_users().await;
    let host = || Member { user: "ann".to_owned(), seat: None };
    let all = [
        ("bots", 1, Phase::Over, vec![host()]),
        ("late", 3, Phase::Over, vec![host()]),
        ("going", 1, Phase::Playing, vec![host()]),
        ("played", 1, Phase::Over, vec![host(), at_seat("bob", 1)]),
        ("a", 1, Phase::Over, vec![]),
    ];
    for (id, at, phase, members) in all {
        store.create_table(NewTable { phase, members, ..table(id, at) }).await.expect("a table");
    }
    let names = |ids: &[&str]| Ok(ids.iter().map(|id| id.to_string()).collect::<Vec<_>>());
    assert_eq!(store.over_without_people(3).await, names(&["a", "bots"]));
    assert_eq!(store.over_without_people(1).await, names(&[]));
}

pub(crate) async fn a_deleted_table_leaves_nothing(stage: &Stage) {
    let store = stage.with_table().await;
    store.create_table(table("other", 100)).await.expect("a table");
    store.put_snapshot("t", Snapshot { length: 2, state: vec![1] }).await.expect("a snapshot");
    store.set_code("t", "ABCDEF").await.expect("a code");
    let invite = Invite { token: "secret".to_owned(), table: "t".to_owned(), seat: 1 };
    store.put_invite(invite).await.expect("an invitation");
    assert_eq!(store.delete_table("t").await, Ok(true));
    assert_eq!(store.delete_table("t").await, Ok(false));
    assert_eq!(store.table("t").await, Ok(None));
    assert_eq!(store.entries("t", 0).await, Err(Error::Missing(Thing::Table)));
    assert_eq!(store.append(append(2, 1)).await, Err(Error::Missing(Thing::Table)));
    assert_eq!(store.snapshot("t").await, Ok(None));
    assert_eq!(store.table_by_code("ABCDEF").await, Ok(None));
    assert_eq!(store.invite("secret").await, Ok(None));
    assert_eq!(store.members("t").await, Ok(vec![]));
    assert_eq!(ids(store.tables_of("ann", &Phase::ALL, Page::first(10)).await), ["other"]);
    assert_eq!(store.create_table(table("t", 300)).await, Ok(()), "the id is free again");
}
