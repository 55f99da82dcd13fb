//! Those who ask for too much at once.

use std::time::Instant;

use serde_json::{Value, json};
use server::Allowance;
use tokio_tungstenite::tungstenite::Message;

use super::scene::Scene;
use crate::client::Socket;
use crate::stage::Server;

const MANY: usize = 10_000;

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_messages_in_a_second_hurt_nobody() {
    let scene = Scene::open().await;
    let (mover, view) = scene.to_move().await;
    let floods: [Value; 4] = [
        json!({ "type": "ping" }),
        json!({ "type": "watch", "table": scene.table }),
        json!({ "type": "act", "table": scene.table, "seat": view["seat"], "decision": "d0", "id": "flood", "action": "done" }),
        json!({ "type": "why", "table": scene.table, "seat": view["seat"], "action": "buy human M", "ref": "r" }),
    ];
    for message in floods {
        let mut socket = Socket::open(scene.site, mover).await;
        let text = message.to_string();
        let started = Instant::now();
        let mut sent = 0;
        while sent < MANY && socket.feed(Message::text(text.clone())).await.is_ok() {
            sent += 1;
        }
        let _ = socket.flush().await;
        let took = started.elapsed();
        assert!(took.as_secs() < 5, "sending {sent} took {took:?}: the server holds them up instead of refusing");
        scene.others_do_not_notice().await;
        socket.ends().await;
        assert!(socket.record.len() < 1_500, "{} answers to a flood", socket.record.len());
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_is_in_haste_is_told_so() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    let mut socket = Socket::open(server.site, &ann).await;
    let mut refused = 0;
    for n in 0..400 {
        let id = format!("chat-{n}");
        socket.say(json!({ "type": "chat", "table": "nowhere", "text": "hello", "id": id })).await;
        let answer = socket.hear("refused").await;
        if answer["refusal"]["code"] == "too_fast" {
            assert_eq!(answer["id"], json!(id), "he knows what was not done");
            refused += 1;
        }
    }
    assert!((100..300).contains(&refused), "{refused} of 400 messages were too many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_ask_only_so_often() {
    let folder = tempfile::tempdir().expect("a folder");
    let allowance = Allowance { requests_per_minute: 300, connections_per_address: 10 };
    let server = Server::with(folder.path(), allowance).await;
    let ann = server.site.guest().await;
    let mut connections = Vec::new();
    for _ in 0..10 {
        connections.push(Socket::open(server.site, &ann).await);
    }
    assert!(Socket::with(server.site, &[("cookie", &ann.cookie)]).await.is_err(), "one connection too many");
    let mut refused = 0;
    for _ in 0..60 {
        let answer = server.site.get("/api/games").send().await;
        if answer.status != 200 {
            assert_eq!(answer.refusal(), (429, "too_fast".to_owned()));
            refused += 1;
        }
    }
    assert!(refused > 0, "60 requests at once are too many");
    assert_eq!(server.site.get("/healthz").send().await.status, 200, "the server is well");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_guessed_quickly() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    let right = json!({ "login": "ann", "password": "correct horse" });
    server.site.post("/api/account", right).by(&ann).send().await.done();
    let mut codes = Vec::new();
    for n in 0..14 {
        let guess = json!({ "login": "ann", "password": format!("guess number {n}") });
        codes.push(server.site.post("/api/login", guess).send().await.refusal().1);
    }
    assert_eq!(codes[0], "wrong_password");
    assert_eq!(codes.last().map(String::as_str), Some("too_fast"));
    server.stop().await;
}
