//! Quiet hours, and one notice for several tables.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;

use super::{Browser, Carrier, due, game_of, server};

/// The minute of the day in UTC.
fn minute() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() / 60 % 1_440
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_in_quiet_hours_and_then_of_all_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let carrier = Carrier::new().await;
    let server = server(folder.path(), 10).await;
    let (ann, bob) = (server.site.guest().await, server.site.guest().await);
    server.site.put("/api/me", json!({ "lang": "en" })).by(&bob).send().await.done();
    let browser = Browser::new(&carrier.endpoint("bob")).of(server.site, &bob).await;
    // Four hours ahead it is now this, and will be for an hour.
    let local = minute() + 240;
    let hours = json!({ "from": (local + 1_380) % 1_440, "until": (local + 120) % 1_440 });
    let set = async |change| server.site.put("/api/notices", change).by(&bob).send().await.done();
    set(json!({ "quiet": { "hours": hours }, "zone": 240 })).await;
    for _ in 0..3 {
        game_of(server.site, &ann, &bob).await;
    }
    let in_an_hour = (SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64) + 3_600_000;
    let all = due(folder.path(), |due| due.len() == 3 && due.iter().all(|(.., at)| *at > in_an_hour)).await;
    assert_eq!(carrier.all().len(), 0, "{all:?}");
    set(json!({ "quiet": { "hours": null } })).await;
    let message = carrier.first(1).await.remove(0);
    let told = json!({ "title": "Lagrange", "body": "There is news from 3 tables.", "path": "/", "tag": "many" });
    assert_eq!(browser.open(&message.body), told);
    due(folder.path(), <[_]>::is_empty).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hours_that_there_are_not_are_refused() {
    let server = crate::stage::Server::new().await;
    let ann = server.site.guest().await;
    for bad in [
        json!({ "quiet": { "hours": { "from": 1_440, "until": 0 } } }),
        json!({ "zone": 2_000 }),
        json!({ "digest": 2_000 }),
    ] {
        let answer = server.site.put("/api/notices", bad).by(&ann).send().await;
        assert_eq!(answer.refusal(), (400, "bad_hours".to_owned()));
    }
    server.stop().await;
}
