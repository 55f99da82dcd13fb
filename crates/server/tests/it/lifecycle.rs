//! The server goes down, the store is away, time runs out.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::{Dice, Socket, act, asked, picked};
use crate::stage::{Place, Process, Server};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_down_tells_everybody_and_finishes_what_it_took() {
    let place = Place::folder();
    let server = Process::start(&place).await;
    let ann = server.site.guest().await;
    let both = json!([{ "kind": "you" }, { "kind": "you" }]);
    let table = server.site.table(&ann, both, json!({ "start": true })).await;
    let (mut socket, mut state) = Socket::at(server.site, &ann, &table).await;
    let mut watchers = Vec::new();
    for _ in 0..20 {
        watchers.push(Socket::at(server.site, &ann, &table).await.0);
    }
    let mut dice = Dice::new(1);
    for n in 0..20 {
        let view = asked(&state).expect("a question");
        socket.say(act(&table, view, &format!("click-{n}"), picked(view, &mut dice))).await;
        state = socket.hear("update").await["state"].take();
    }
    // One more is on its way when the server is told to stop.
    let view = asked(&state).expect("a question").clone();
    let last = picked(&view, &mut dice).to_owned();
    socket.say(act(&table, &view, "last", &last)).await;
    let going = tokio::spawn(server.end());
    for socket in watchers.iter_mut().chain([&mut socket]) {
        let told = socket.hear("closing").await;
        assert!(told["reason"].as_str().is_some_and(|reason| reason.contains(' ')), "{told}");
        socket.ends().await;
    }
    going.await.expect("the server ends well");
    let acknowledged = socket.record.iter().any(|text| text.contains("\"accepted\"") && text.contains("\"last\""));

    let server = Process::start(&place).await;
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    assert!(state["journal_length"] == 21 || (state["journal_length"] == 20 && !acknowledged), "{}", state["seq"]);
    socket.say(act(&table, &view, "last", &last)).await;
    assert_eq!(socket.answer("last").await["type"], "accepted", "sent again, it is done, once");
    let (_socket, state) = Socket::at(server.site, &ann, &table).await;
    assert_eq!(state["journal_length"], 21);
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_store_is_away_people_are_asked_to_try_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let ann = site.guest().await;
    let both = json!([{ "kind": "you" }, { "kind": "you" }]);
    let table = site.table(&ann, both, json!({ "seed": "7", "start": true })).await;
    let (mut socket, state) = Socket::at(site, &ann, &table).await;
    assert_eq!(site.get("/readyz").send().await.status, 200);

    // Another program takes the database for itself.
    let other = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    other.execute_batch("BEGIN IMMEDIATE").expect("it is free");
    let click = act(&table, &state["views"][0], "click-1", "buy human H1a");
    socket.say(click.clone()).await;
    assert_eq!(socket.refusal("click-1").await, "try_again");
    // What was found a moment ago is told again for a moment.
    let mut ready = site.get("/readyz").send().await;
    while ready.status == 200 {
        ready = site.get("/readyz").send().await;
    }
    assert_eq!(ready.refusal(), (503, "try_again".to_owned()));
    assert_eq!(site.get("/healthz").send().await.status, 200, "the server itself is well");

    other.execute_batch("ROLLBACK").expect("it is given back");
    assert_eq!(site.get("/readyz").send().await.status, 200);
    socket.say(click).await;
    assert_eq!(socket.answer("click-1").await["type"], "accepted");
    let (_socket, state) = Socket::at(site, &ann, &table).await;
    assert_eq!(state["journal_length"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_one_whose_time_is_up() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let settings = json!({ "settings": { "pass_pause_ms": 0, "clock": { "type": "per_move", "seconds": 1 } } });
    let table = site.table_of(&[&ann, &bob], settings).await;
    let (mut socket, state) = Socket::at(site, &bob, &table).await;
    let left = state["seats"][0]["clock"]["left_ms"].as_u64().expect("a clock");
    assert!(left <= 1_000, "{left}");
    let late = socket.hear_where("update", |update| update["state"]["seats"][0]["kind"] == "bot").await;
    assert_eq!(late["steps"][0]["events"][0]["key"], "table-timed-out");
    // The bot plays Ann's turn to its end, so that Bob is asked.
    let asked_bob = |update: &Value| asked(&update["state"]).is_some();
    tokio::time::timeout(Duration::from_secs(20), socket.hear_where("update", asked_bob)).await.expect("Bob is asked");
    let back = site.put(&format!("/api/tables/{table}/seats/0"), json!({ "kind": "you" })).by(&ann).send().await;
    back.done();
    socket.hear_where("update", |update| update["state"]["seats"][0]["kind"] == "human").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_system_clock_that_was_set_freezes_no_table_and_makes_nobody_late() {
    let length = |state: &Value| state["journal_length"].as_u64().expect("a length");
    // While the server is down the clock is set back by a day, and on by a day.
    for ahead in [1, -1] {
        let folder = tempfile::tempdir().expect("a folder");
        let server = Server::on(folder.path()).await;
        let ann = server.site.guest().await;
        let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
        let settings = json!({ "pass_pause_ms": 0, "clock": { "type": "per_move", "seconds": 600 } });
        let more = json!({ "game": "sample-game", "start": true, "settings": settings });
        let table = server.site.table(&ann, seats, more).await;
        let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
        let view = asked(&state).expect("she is to bid");
        socket.say(act(&table, view, "first", picked(view, &mut Dice::new(3)))).await;
        let told = socket.hear_where("update", |update| update["state"]["journal_length"].as_u64() >= Some(2)).await;
        server.stop().await;
        let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
        let day = ahead * 24 * 3_600 * 1_000_i64;
        let later = "UPDATE entries SET entry = json_set(entry, '$.at', json_extract(entry, '$.at') + ?1)";
        db.execute(later, [day]).expect("changed");
        db.execute("DELETE FROM snapshots", []).expect("changed");
        drop(db);

        let server = Server::on(folder.path()).await;
        let (mut socket, mut state) = Socket::at(server.site, &ann, &table).await;
        assert!(length(&state) >= length(&told["state"]), "{state}");
        assert_eq!(state["seats"][0]["kind"], "human", "nobody's time ran out: {state}");
        let left = state["seats"][0]["clock"]["left_ms"].as_u64().expect("a clock");
        assert!((1..=600_000).contains(&left), "{left}");
        // Both go on: nobody does six things running.
        let goal = length(&state) + 6;
        let on = async {
            for n in 0.. {
                if length(&state) >= goal {
                    return;
                }
                if let Some(view) = asked(&state) {
                    socket.say(act(&table, view, &format!("again-{n}"), picked(view, &mut Dice::new(n)))).await;
                }
                state = socket.hear("update").await["state"].take();
            }
        };
        tokio::time::timeout(Duration::from_secs(60), on).await.expect("the game goes on");
        server.stop().await;
    }
}
