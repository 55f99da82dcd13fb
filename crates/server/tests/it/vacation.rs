//! Vacations, as people declare them and as tables tell of them.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::client::{Guest, Site, Socket};
use crate::stage::{Place, Process, Server};

const DAY: u64 = 24 * 3_600 * 1_000;

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

/// Two people at a game over days that has begun.
async fn game_of(site: Site, ann: &Guest, bob: &Guest) -> String {
    let settings = json!({ "clock": { "type": "days", "days": 3 }, "pass_pause_ms": 0 });
    site.table_of(&[ann, bob], json!({ "game": "sample-game", "settings": settings })).await
}

/// How Bob's seat is told to somebody.
async fn seat(site: Site, guest: &Guest, table: &str) -> Value {
    let (_socket, mut state) = Socket::at(site, guest, table).await;
    state["seats"][1].take()
}

async fn go(site: Site, guest: &Guest, wish: Value) -> Value {
    site.post("/api/vacation", wish).by(guest).send().await.done()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_know_who_is_away_and_clocks_stand_still() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let tables = [game_of(site, &ann, &bob).await, game_of(site, &ann, &bob).await];
    let before = site.get("/api/vacation").by(&bob).send().await.done();
    assert_eq!(before, json!({ "span": null, "left": 30, "most": 14, "year": 30 }));
    let told = go(site, &bob, json!({ "days": 7 })).await;
    let until = told["span"]["until"].as_u64().expect("a time");
    assert!(until > now() + 7 * DAY - 60_000 && until <= now() + 7 * DAY, "{told}");
    assert_eq!(told["left"], json!(23));
    for table in &tables {
        let seat = seat(site, &ann, table).await;
        assert_eq!((&seat["away_until"], &seat["clock"]["running"]), (&json!(until), &json!(false)), "{seat}");
    }
    // A game that begins now knows it from the start.
    let third = game_of(site, &ann, &bob).await;
    assert_eq!(seat(site, &ann, &third).await["away_until"], json!(until));
    let hand_over = site.put(&format!("/api/tables/{third}/seats/1"), json!({ "kind": "bot", "bot": "random" }));
    assert_eq!(hand_over.by(&ann).send().await.refusal(), (409, "on_vacation".to_owned()));
    let again = site.post("/api/vacation", json!({ "days": 1 })).by(&bob).send().await;
    assert_eq!(again.refusal(), (409, "vacation_known".to_owned()));
    let back = site.request("DELETE", "/api/vacation").by(&bob).send().await.done();
    assert_eq!(back, json!({ "span": null, "left": 29, "most": 13, "year": 30 }), "a day it was");
    let seat = seat(site, &ann, &tables[0]).await;
    assert_eq!((&seat["away_until"], &seat["clock"]["running"]), (&Value::Null, &json!(true)), "{seat}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_planned_and_begins_by_itself() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let table = game_of(site, &ann, &bob).await;
    go(site, &bob, json!({ "days": 14, "from": now() + 5 * DAY })).await;
    assert_eq!(seat(site, &ann, &table).await["away_until"], Value::Null);
    let none = site.request("DELETE", "/api/vacation").by(&bob).send().await.done();
    assert_eq!((&none["span"], &none["left"]), (&Value::Null, &json!(30)), "one that did not begin costs nothing");
    go(site, &bob, json!({ "days": 2, "from": now() + 400 })).await;
    let mut away = Value::Null;
    while away.is_null() {
        away = seat(site, &ann, &table).await["away_until"].take();
    }
    for (wish, code) in [
        (json!({ "days": 15 }), "vacation_long"),
        (json!({ "days": 0 }), "vacation_long"),
        (json!({ "days": 1, "from": now() + 400 * DAY }), "vacation_far"),
    ] {
        let answer = site.post("/api/vacation", wish).by(&ann).send().await;
        assert_eq!(answer.refusal(), (409, code.to_owned()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_on_vacation_hears_nothing_until_they_are_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::run(folder.path(), |config| config.telling.delay = std::time::Duration::from_millis(10)).await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    crate::notices::Browser::new("https://push.invalid/bob").of(site, &bob).await;
    let until = go(site, &bob, json!({ "days": 7 })).await["span"]["until"].as_u64().expect("a time");
    let table = game_of(site, &ann, &bob).await;
    let held = crate::notices::due(folder.path(), |due| due.iter().any(|(.., at)| *at == until)).await;
    assert_eq!((held.len(), &held[0].0), (1, &table));
    site.request("DELETE", "/api/vacation").by(&bob).send().await.done();
    crate::notices::due(folder.path(), |due| due.iter().all(|(.., at)| *at < until)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vacations_survive_kill_9() {
    after_kill(&Place::folder()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vacations_survive_kill_9_on_postgresql() {
    let Some(place) = Place::postgres().await else { return };
    after_kill(&place).await;
    place.clear().await;
}

async fn after_kill(place: &Place) {
    let server = Process::start(place).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let table = game_of(site, &ann, &bob).await;
    go(site, &bob, json!({ "days": 3, "from": now() + 1_500 })).await;
    // It begins while nobody is there to tell the table.
    server.kill();
    tokio::time::sleep(std::time::Duration::from_millis(1_600)).await;
    let server = Process::start(place).await;
    let mut there = seat(server.site, &ann, &table).await;
    while there["away_until"].is_null() {
        there = seat(server.site, &ann, &table).await;
    }
    assert_eq!(there["clock"]["running"], json!(false));
    let ended = server.site.request("DELETE", "/api/vacation").by(&bob).send().await.done();
    assert_eq!((&ended["span"], &ended["left"]), (&Value::Null, &json!(29)));
    server.kill();
    let server = Process::start(place).await;
    let there = seat(server.site, &ann, &table).await;
    assert_eq!((&there["away_until"], &there["clock"]["running"]), (&Value::Null, &json!(true)));
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_waits_for_a_friend_who_is_away() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let link = site.request("POST", "/api/circle/link").by(&ann).send().await.done()["link"].clone();
    site.post("/api/friends", json!({ "link": link })).by(&bob).send().await.done();
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let table = site.table(&ann, seats.clone(), json!({})).await;
    let other = site.table(&ann, seats, json!({})).await;
    for table in [&table, &other, &table] {
        let path = format!("/api/tables/{table}/invite");
        site.post(&path, json!({ "user": bob.user })).by(&ann).send().await.done();
    }
    let waiting = async || site.get("/api/invitations").by(&bob).send().await.done();
    let told = waiting().await;
    let all = told.as_array().expect("a list");
    assert_eq!(all.iter().map(|one| &one["table"]).collect::<Vec<_>>(), [&json!(other), &json!(table)]);
    assert_eq!((&all[0]["by"], &all[0]["game"]), (&json!("Ann"), &json!("nexus-ops")));
    site.request("DELETE", &format!("/api/invitations/{other}")).by(&bob).send().await.done();
    site.post("/api/join", json!({ "token": all[1]["token"] })).by(&bob).send().await.done();
    assert_eq!(waiting().await, json!([]), "he sits there");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_leads_first_to_those_who_speak_ones_language() {
    let server = Server::new().await;
    let site = server.site;
    let mut tables = Vec::new();
    for lang in ["en", "ru", "en"] {
        let host = site.guest().await;
        site.put("/api/me", json!({ "lang": lang })).by(&host).send().await.done();
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let open = json!({ "settings": { "open": true, "clock": { "type": "per_move", "seconds": 600 } } });
        let socket = Socket::open(site, &host).await;
        tables.push((site.table(&host, seats, open).await, socket));
    }
    let bob = site.guest().await;
    site.put("/api/me", json!({ "lang": "ru" })).by(&bob).send().await.done();
    while site.get("/api/open").by(&bob).send().await.done().as_array().is_none_or(|list| list.len() < 3) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let led = site.post("/api/open/play", json!({ "game": "nexus-ops" })).by(&bob).send().await.done();
    assert_eq!(led, json!({ "id": tables[1].0, "opened": false }));
    server.stop().await;
}
