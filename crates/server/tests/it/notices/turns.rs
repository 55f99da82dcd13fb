//! What people hear of their tables while they are away.

use std::path::Path;

use serde_json::{Value, json};

use super::{AUTHORITY, Browser, Carrier, LATER, due, game_of, here, server};
use crate::client::{Guest, Site};
use crate::stage::{Place, Process};

/// Ann and Bob, who wants to be told at this carrier.
async fn people(site: Site, carrier: &Carrier) -> (Guest, Guest, Browser) {
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let browser = Browser::new(&carrier.endpoint("bob")).of(site, &bob).await;
    (ann, bob, browser)
}

async fn browsers(site: Site, guest: &Guest) -> Value {
    site.get("/api/notices").by(guest).send().await.done()["browsers"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_of_their_turn_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let carrier = Carrier::new().await;
    let server = server(folder.path(), 10).await;
    let (ann, bob, browser) = people(server.site, &carrier).await;
    server.site.put("/api/me", json!({ "lang": "ru" })).by(&bob).send().await.done();
    let table = game_of(server.site, &ann, &bob).await;
    let message = carrier.first(1).await.remove(0);
    assert_eq!(message.head.lines().next(), Some("POST /bob HTTP/1.1"));
    assert_eq!((message.header("content-encoding"), message.header("topic")), ("aes128gcm", table.as_str()));
    assert!(message.header("ttl").parse::<u32>().expect("seconds") > 0);
    let key = server.site.get("/api/notices").by(&bob).send().await.done()["push_key"].clone();
    let signed = message.header("authorization");
    assert!(signed.starts_with("vapid t=") && signed.ends_with(key.as_str().expect("a key")), "{signed}");
    // The game, the table and why: nothing of what lies there.
    let mut told = browser.open(&message.body);
    let mute = told.as_object_mut().expect("fields").remove("mute").expect("a button");
    assert_eq!(mute["title"], json!("Не оповещать об этом столе"));
    let path = format!("/table/{table}");
    assert_eq!(told, json!({ "title": "Учебная игра", "body": "Ваш ход.", "path": path, "tag": table }));
    due(folder.path(), <[_]>::is_empty).await;
    assert_eq!(carrier.all().len(), 1, "once");
    // The button needs no login.
    let code = mute["code"].as_str().expect("a code");
    server.site.request("POST", &format!("/api/letters/{code}")).send().await.done();
    assert_eq!(server.site.get("/api/notices").by(&bob).send().await.done()["muted"], json!([table]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_or_answers_is_not_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let carrier = Carrier::new().await;
    let server = server(folder.path(), LATER).await;
    let (ann, bob, _browser) = people(server.site, &carrier).await;
    let table = game_of(server.site, &ann, &bob).await;
    let waits = |due: &[(String, String, u64)]| matches!(due, [(at, why, _)] if *at == table && why == "turn");
    due(folder.path(), waits).await;
    let socket = here(server.site, &bob).await;
    due(folder.path(), <[_]>::is_empty).await;
    // While he is here he sees for himself.
    let other = game_of(server.site, &ann, &bob).await;
    drop(socket);
    // The next table is noted as soon as he is gone, and that before it was not.
    let third = loop {
        let next = game_of(server.site, &ann, &bob).await;
        let noted = due(folder.path(), |_| true).await;
        assert!(noted.iter().all(|(at, ..)| *at != other));
        if noted.iter().any(|(at, ..)| *at == next) {
            break next;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    };
    // A program of his answers: there is nothing left to be told.
    let answer = |n: u32| json!({ "seat": 1, "decision": format!("d{n}"), "action": "bid 4", "id": "a" });
    let mut accepted = false;
    for n in 1..5 {
        let act = server.site.post(&format!("/api/bot/tables/{third}/act"), answer(n)).by(&bob).send().await;
        accepted = accepted || act.if_done().is_some();
    }
    assert!(accepted);
    due(folder.path(), |due| due.iter().all(|(at, ..)| *at != third)).await;
    // When the game is over he hears of that.
    server.site.request("POST", &format!("/api/tables/{third}/resign")).by(&ann).send().await.done();
    due(folder.path(), |due| due.iter().any(|(at, why, _)| *at == third && why == "over")).await;
    server.stop().await;
    assert_eq!(carrier.connections(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_table_is_silent() {
    let folder = tempfile::tempdir().expect("a folder");
    let carrier = Carrier::new().await;
    let server = server(folder.path(), LATER).await;
    let (ann, bob, _browser) = people(server.site, &carrier).await;
    let mute = async |table: &str, muted: bool| {
        let path = format!("/api/notices/tables/{table}");
        server.site.put(&path, json!({ "muted": muted })).by(&bob).send().await.done();
    };
    let table = game_of(server.site, &ann, &bob).await;
    due(folder.path(), |due| due.len() == 1).await;
    mute(&table, true).await;
    due(folder.path(), <[_]>::is_empty).await;
    server.site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await.done();
    let other = game_of(server.site, &ann, &bob).await;
    let noted = due(folder.path(), |due| !due.is_empty()).await;
    assert_eq!(noted.iter().map(|(at, ..)| at).collect::<Vec<_>>(), [&other]);
    mute(&table, false).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_redirects_is_not_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let carrier = Carrier::new().await;
    let server = server(folder.path(), 10).await;
    let (ann, bob, _browser) = people(server.site, &carrier).await;
    carrier.answer_with(307);
    game_of(server.site, &ann, &bob).await;
    carrier.first(1).await;
    due(folder.path(), <[_]>::is_empty).await;
    assert_eq!((carrier.connections(), browsers(server.site, &bob).await), (1, json!(1)));
    for status in [404, 410] {
        Browser::new(&carrier.endpoint("bob")).of(server.site, &bob).await;
        carrier.answer_with(status);
        game_of(server.site, &ann, &bob).await;
        while browsers(server.site, &bob).await != json!(0) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_told_survives_kill_9() {
    tell_after_kill(&Place::folder()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_told_survives_kill_9_on_postgresql() {
    let Some(place) = Place::postgres().await else { return };
    tell_after_kill(&place).await;
    place.clear().await;
}

async fn tell_after_kill(place: &Place) {
    let carrier = Carrier::new().await;
    let certificate = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(certificate.path(), AUTHORITY).expect("written");
    let args = ["--notice-delay", "100", "--push-near", text(certificate.path())];
    // Nothing gets through at first.
    carrier.answer_with(503);
    let server = Process::logging(place, &args).await;
    let (ann, bob, browser) = people(server.site, &carrier).await;
    let table = game_of(server.site, &ann, &bob).await;
    let failed = carrier.first(1).await.len();
    server.kill();
    carrier.answer_with(201);
    let server = Process::logging(place, &args).await;
    let message = carrier.first(failed + 1).await.pop().expect("a message");
    assert_eq!(browser.open(&message.body)["tag"], json!(table));
    server.kill();
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_at_another_table_sees_that_one_waits() {
    let server = crate::stage::Server::new().await;
    let (ann, bob) = (server.site.guest().await, server.site.guest().await);
    let mut socket = here(server.site, &bob).await;
    let table = game_of(server.site, &ann, &bob).await;
    let notice = |waits: bool| json!({ "type": "waits", "table": table, "waits": waits });
    socket.hear_where("notice", |message| message["notice"] == notice(true)).await;
    // Who hears it finds it in the list.
    let tables = server.site.get("/api/tables").by(&bob).send().await.done();
    assert_eq!((&tables[0]["id"], &tables[0]["your_turn"]), (&json!(table), &json!(true)));
    server.site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await.done();
    socket.hear_where("notice", |message| message["notice"] == notice(false)).await;
    server.stop().await;
}
