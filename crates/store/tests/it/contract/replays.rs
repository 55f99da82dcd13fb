//! Uploaded journals.

use store::{Conflict, Error, Page, Replay, ReplayRecord, Thing};

use crate::stage::Stage;

fn replay(id: &str, user: &str, created: u64) -> Replay {
    let (game, summary) = ("nexus-ops".to_owned(), format!(r#"{{"id":"{id}"}}"#));
    let record = ReplayRecord { id: id.to_owned(), user: user.to_owned(), game, created, summary };
    Replay { record, journal: "{\"type\":\"header\"}\n{\"type\":\"action\"}\n".repeat(1000) }
}

pub(crate) async fn replays_are_kept_whole(stage: &Stage) {
    let store = stage.with_users().await;
    store.add_replay(replay("r", "ann", 1)).await.expect("stored");
    assert_eq!(store.replay("r").await, Ok(Some(replay("r", "ann", 1))));
    assert_eq!(store.replay("none").await, Ok(None));
    assert_eq!(store.add_replay(replay("r", "bob", 2)).await, Err(Error::Conflict(Conflict::Taken(Thing::Replay))));
    assert_eq!(store.replay("r").await, Ok(Some(replay("r", "ann", 1))));
    assert_eq!(store.add_replay(replay("s", "nobody", 1)).await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn replays_are_listed_newest_first(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, created) in [("a", 1), ("b", 3), ("c", 2), ("d", 3)] {
        store.add_replay(replay(id, "ann", created)).await.expect("stored");
    }
    store.add_replay(replay("e", "bob", 9)).await.expect("stored");
    let first = store.replays_of("ann", Page::first(2)).await.expect("a page");
    assert_eq!(first, [replay("d", "ann", 3).record, replay("b", "ann", 3).record]);
    let after = first.last().map(ReplayRecord::cursor);
    let second = store.replays_of("ann", Page { limit: 9, after }).await.expect("a page");
    assert_eq!(second, [replay("c", "ann", 2).record, replay("a", "ann", 1).record]);
}

pub(crate) async fn only_the_owner_removes_a_replay(stage: &Stage) {
    let store = stage.with_users().await;
    store.add_replay(replay("r", "ann", 1)).await.expect("stored");
    assert_eq!(store.remove_replay("bob", "r").await, Ok(false));
    assert_eq!(store.remove_replay("ann", "r").await, Ok(true));
    assert_eq!(store.replay("r").await, Ok(None));
}

pub(crate) async fn replays_that_nobody_looks_at_are_swept(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, created) in [("a", 100), ("b", 100), ("c", 300)] {
        store.add_replay(replay(id, "ann", created)).await.expect("stored");
    }
    store.look_at_replay("b", 250).await.expect("noted");
    store.look_at_replay("b", 50).await.expect("an earlier look changes nothing");
    store.look_at_replay("none", 250).await.expect("nobody minds");
    assert_eq!(store.sweep_replays(100).await, Ok(0));
    assert_eq!(store.sweep_replays(250).await, Ok(1));
    for (id, there) in [("a", false), ("b", true), ("c", true)] {
        assert_eq!(store.replay(id).await.map(|replay| replay.is_some()), Ok(there), "{id}");
    }
}
