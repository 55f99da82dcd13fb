//! Those who let bots think for them at others' cost.

use std::time::Duration;

use serde_json::{Value, json};
use server::Quotas;

use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};
use crate::stage::Server;

const SLOW: &str = "mcts:10000ms";

fn bots(spec: &str) -> Value {
    json!([{ "kind": "bot", "bot": spec }, { "kind": "bot", "bot": spec }])
}

/// Plays a little against a bot and waits for what it does.
async fn plays_against(site: Site, guest: &Guest, spec: &str) {
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": spec }]);
    let table = site.table(guest, seats, json!({ "game": "sample-game", "start": true })).await;
    let (mut socket, state) = Socket::at(site, guest, &table).await;
    let view = asked(&state).expect("the guest is to move");
    socket.say(act(&table, view, "mine", picked(view, &mut Dice::new(3)))).await;
    socket.hear_where("update", |update| update["state"]["journal_length"].as_u64() >= Some(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_bots_of_one_person_do_not_stop_those_of_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::on(folder.path()).await;
    let (eve, ann) = (server.site.guest().await, server.site.guest().await);
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(server.site.table(&eve, bots(SLOW), json!({ "start": true })).await);
    }
    // She watches, so that they play; the second time the server has just been started.
    for _ in 0..2 {
        let mut watching = Vec::new();
        for table in &tables {
            watching.push(Socket::at(server.site, &eve, table).await);
        }
        let (socket, _) = watching.last_mut().expect("a table");
        socket.hear_where("thinking", |told| told["on"] == true).await;
        for spec in ["greedy", "mcts:100ms", "mcts:1000ms"] {
            let played = tokio::time::timeout(Duration::from_secs(20), plays_against(server.site, &ann, spec));
            assert!(played.await.is_ok(), "{spec} waits for bots of somebody else");
        }
        drop(watching);
        let stopping = tokio::time::timeout(Duration::from_secs(9), server.stop());
        assert!(stopping.await.is_ok(), "a server that goes down does not wait for bots");
        server = Server::on(folder.path()).await;
    }
    server.stop().await;
}

/// How many decisions bots think about, or wait to.
async fn thinking(site: Site) -> u64 {
    let figures = site.get("/metrics").send().await.text();
    let figure = |name: &str| figures.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<u64>().ok());
    figure("lagrange_bots_waiting").expect("a figure") + figure("lagrange_bots_thinking").expect("a figure")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_play_for_nobody_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let ann = server.site.guest().await;
    let table = server.site.table(&ann, bots("random"), json!({ "start": true })).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let length = |state: &Value| state["journal_length"].as_u64().expect("a number");
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    assert_eq!(length(&state), 0, "nobody has looked yet");
    socket.hear_where("update", |update| length(&update["state"]) > 20).await;
    drop(socket);
    // They finish what they are at, and then rest; also after a start of the server.
    let mut server = server;
    for _ in 0..2 {
        let mut quiet = 0;
        while quiet < 5 {
            quiet = if thinking(server.site).await == 0 { quiet + 1 } else { 0 };
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        server.stop().await;
        server = Server::on(folder.path()).await;
    }
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    assert_eq!(state["phase"], "playing", "they did not play on by themselves");
    let before = length(&state);
    socket.hear_where("update", |update| length(&update["state"]) > before).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_tables_at_a_time() {
    let quotas = Quotas { running_tables: 3, lobbies: 2, bot_tables: 1, ..Quotas::OFF };
    let server = Server::limited(quotas).await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let open = async |guest: &Guest, seats: Value, start: bool| {
        let body = json!({ "game": "sample-game", "seats": seats, "start": start });
        site.post("/api/tables", body).by(guest).send().await
    };
    let mine = || json!([{ "kind": "you" }, { "kind": "bot" }]);
    open(&ann, bots("random"), true).await.done();
    let too_many = |code: &str| (429, format!("too_many_{code}"));
    assert_eq!(open(&ann, bots("random"), true).await.refusal(), too_many("bot_tables"));
    let at_once: Vec<_> = (0..6).map(|_| open(&ann, mine(), true)).collect();
    let answers = futures_util::future::join_all(at_once).await;
    let made: Vec<Value> = answers.iter().filter_map(crate::client::Answer::if_done).collect();
    assert_eq!(made.len(), 2, "of many at once only those that fit");
    assert_eq!(open(&ann, mine(), true).await.refusal(), too_many("running"));

    let lobby = open(&ann, bots("random"), false).await.done()["id"].as_str().expect("an id").to_owned();
    open(&ann, mine(), false).await.done();
    assert_eq!(open(&ann, mine(), false).await.refusal(), too_many("lobbies"));
    let start = || site.request("POST", &format!("/api/tables/{lobby}/start")).by(&ann).send();
    assert_eq!(start().await.refusal(), too_many("running"), "a lobby is no way around it");

    let over = made[0]["id"].as_str().expect("an id");
    site.request("POST", &format!("/api/tables/{over}/resign")).by(&ann).send().await.done();
    let rematch = site.request("POST", &format!("/api/tables/{over}/rematch")).by(&ann).send().await;
    assert_eq!(rematch.refusal(), too_many("lobbies"), "neither is playing again");
    assert_eq!(start().await.refusal(), too_many("bot_tables"), "there is room, but not for bots alone");
    let played = open(&ann, mine(), true).await.done()["id"].as_str().expect("an id").to_owned();
    let hand_over = async |guest: &Guest, table: &str| {
        let to = json!({ "kind": "bot", "bot": "random" });
        site.put(&format!("/api/tables/{table}/seats/0"), to).by(guest).send().await
    };
    assert_eq!(hand_over(&ann, &played).await.refusal(), too_many("bot_tables"), "nor is a seat that is handed over");
    let begin = site.request("POST", "/api/daily/sample-game/today").by(&ann).send().await;
    assert_eq!(begin.refusal(), too_many("running"), "nor the challenge of the day");

    let hers = open(&bob, mine(), true).await.done()["id"].as_str().expect("an id").to_owned();
    assert_eq!(hand_over(&bob, &hers).await.status, 204, "Bob has no such table yet");
    assert_eq!(hand_over(&bob, &hers).await.status, 204, "and once more changes nothing");
    server.stop().await;
}
