//! One try for everybody, at a table like no other.

use std::sync::Arc;

use serde_json::{Value, json};

use super::stage::{Days, FIRST};
use crate::client::Socket;

#[tokio::test(flavor = "multi_thread")]
async fn one_player_has_one_table_however_often_he_asks() {
    let days = Arc::new(Days::open().await);
    let ann = days.site.guest().await;
    let clicks = (0..8).map(|_| {
        let (days, ann) = (Arc::clone(&days), ann.clone());
        tokio::spawn(async move { days.begin(&ann, "today").await })
    });
    let mut tables = Vec::new();
    for click in clicks.collect::<Vec<_>>() {
        tables.push(click.await.expect("not stopped"));
    }
    tables.push(days.begin(&ann, FIRST).await);
    tables.dedup();
    assert_eq!(tables.len(), 1, "{tables:?}");
    let mine = days.site.get("/api/tables").by(&ann).send().await.done();
    assert_eq!((mine.as_array().map(Vec::len), &mine[0]["daily"]), (Some(1), &json!(FIRST)));
    let bob = days.site.guest().await;
    assert_ne!(days.begin(&bob, "today").await, tables[0], "others have their own");
    let standing = days.standing(&ann, "today").await;
    assert_eq!((&standing["challenge"]["begun"], &standing["challenge"]["finished"]), (&json!(2), &json!(0)));
    Arc::into_inner(days).expect("nobody else").server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_try_is_not_begun_anew() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    let table = days.play(&ann, 1).await;
    assert_eq!(days.begin(&ann, "today").await, table);
    let again = days.site.request("POST", &format!("/api/tables/{table}/rematch")).by(&ann).send().await.done();
    let again = again["id"].as_str().expect("an id");
    let state = days.site.get(&format!("/api/tables/{again}")).by(&ann).send().await.done();
    assert_eq!(state["daily"], Value::Null, "another game with the same opponent is nobody's challenge");
    assert_eq!(days.standing(&ann, "today").await["challenge"]["begun"], 1);
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_makes_such_a_table_by_hand() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let mut body = json!({ "game": "sample-game", "seats": seats, "start": true, "daily": FIRST });
    assert_eq!(days.site.post("/api/tables", body.clone()).by(&ann).send().await.refusal().0, 422);
    body.as_object_mut().expect("fields").remove("daily");
    let made = days.site.post("/api/tables", body).by(&ann).send().await.done();
    days.finish(&ann, made["id"].as_str().expect("an id"), 1).await;
    let standing = days.standing(&ann, "today").await;
    assert_eq!((&standing["challenge"]["begun"], &standing["results"]), (&json!(0), &json!([])));
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_and_no_program_stands_in() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    let token = days.site.post("/api/tokens", json!({ "name": "x" })).by(&ann).send().await.done();
    let token = token["token"].as_str().expect("a token");
    let begin = days.site.request("POST", "/api/daily/sample-game/today").with_token(token);
    assert_eq!(begin.send().await.refusal(), (403, "in_person".to_owned()));
    let table = days.begin(&ann, "today").await;
    for seat in 0..2 {
        let hand_over = days.site.put(&format!("/api/tables/{table}/seats/{seat}"), json!({ "kind": "bot" }));
        assert_eq!(hand_over.by(&ann).send().await.refusal(), (409, "daily_is_yours".to_owned()));
    }
    let (mut socket, state) = Socket::at(days.site, &ann, &table).await;
    assert_eq!((&state["daily"], &state["known_seed"]), (&json!(FIRST), &json!(false)));
    socket.say(json!({ "type": "ask_end", "table": table, "id": "end" })).await;
    assert_eq!(socket.refusal("end").await, "daily_to_the_end");
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_without_a_challenge_have_none() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    for game in ["nexus-ops", "chess", "..%2fsample-game"] {
        let path = format!("/api/daily/{game}/today");
        assert_eq!(days.site.get(&path).by(&ann).send().await.refusal(), (404, "no_daily".to_owned()), "{game}");
        let begin = days.site.request("POST", &path).by(&ann).send().await;
        assert_eq!(begin.refusal(), (404, "no_daily".to_owned()), "{game}");
    }
    let unknown = days.site.get("/api/daily").send().await;
    assert_eq!(unknown.refusal(), (401, "not_known".to_owned()));
    days.server.stop().await;
}
