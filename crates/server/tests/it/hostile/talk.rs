//! Those who talk where nobody wants to hear them.

use serde_json::{Value, json};
use server::Quotas;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Socket, asked};
use crate::stage::Server;

fn chat(table: &str, id: &str, text: &str) -> Value {
    json!({ "type": "chat", "table": table, "text": text, "id": id })
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_see_a_table_talk_there() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, eve) = (site.guest_called("Ann").await, site.guest().await, site.guest_called("Eve").await);
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    let mut socket = Socket::open(site, &eve).await;
    socket.say(chat(&table, "1", "from nowhere")).await;
    assert_eq!(socket.refusal("1").await, "not_watching");
    socket.say(json!({ "type": "log", "table": table, "before": 9 })).await;
    assert_eq!(socket.hear("refused").await["refusal"]["code"], "not_watching");
    socket.watch(&table).await;
    socket.say(chat(&table, "2", "hello")).await;
    assert_eq!(socket.answer("2").await["type"], "accepted");

    let (mut host, _) = Socket::at(site, &ann, &table).await;
    host.say(json!({ "type": "mute", "table": table, "user": eve.user, "on": true, "id": "m" })).await;
    assert_eq!(host.answer("m").await["type"], "accepted");
    socket.say(chat(&table, "3", "and another thing")).await;
    assert_eq!(socket.refusal("3").await, "muted");
    socket.say(json!({ "type": "mute", "table": table, "user": ann.user, "on": true, "id": "n" })).await;
    assert_eq!(socket.refusal("n").await, "not_host");
    host.say(json!({ "type": "mute", "table": table, "user": eve.user, "on": false, "id": "o" })).await;
    assert_eq!(host.answer("o").await["type"], "accepted");
    socket.say(chat(&table, "4", "thank you")).await;
    assert_eq!(socket.answer("4").await["type"], "accepted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_allowance_of_talk_on_all_connections() {
    let server = Server::limited(Quotas { chat_per_minute: 20, ..Quotas::OFF }).await;
    let eve = server.site.guest().await;
    let table = server.site.table_of(&[&eve, &server.site.guest().await], json!({})).await;
    let mut refused = 0;
    for connection in 0..4 {
        let mut socket = Socket::open(server.site, &eve).await;
        for n in 0..10 {
            let id = format!("{connection}-{n}");
            socket.say(chat(&table, &id, "again")).await;
            refused += usize::from(socket.answer(&id).await["refusal"]["code"] == "too_much_talk");
        }
    }
    assert!((15..=20).contains(&refused), "{refused} of 40 lines were too much");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_frame_counts() {
    let server = Server::new().await;
    let eve = server.site.guest().await;
    let mut socket = Socket::open(server.site, &eve).await;
    let mut sent = 0;
    while sent < 100_000 && socket.feed(Message::Ping(vec![0; 4].into())).await.is_ok() {
        sent += 1;
    }
    let _ = socket.flush().await;
    socket.ends().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_under_its_own_reference() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    let mut socket = Socket::open(server.site, &ann).await;
    socket.say(json!({ "type": "why", "table": "t", "seat": "none", "action": {}, "ref": "r7" })).await;
    let refused = socket.hear("refused").await;
    assert_eq!((&refused["ref"], &refused["refusal"]["code"]), (&json!("r7"), &json!("bad_request")));

    let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
    let table = server.site.table(&ann, seats, json!({ "start": true })).await;
    let state = socket.watch(&table).await;
    let decision = asked(&state).expect("a question")["decision"].clone();
    let actions = vec!["done"; 33];
    socket.say(json!({ "type": "foresee", "table": table, "seat": 0, "decision": decision, "actions": actions, "ref": "f" })).await;
    let answer = socket.hear("foresight").await;
    assert_eq!(answer["answer"]["refusal"]["code"], "too_many", "these are actions, not characters: {answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_told_when_it_changes() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    let (mut host, _) = Socket::at(site, &ann, &table).await;
    host.hear("presence").await;
    let (mut other, _) = Socket::at(site, &bob, &table).await;
    host.hear_where("presence", |told| told["seats"] == json!([true, true])).await;
    let before = host.record.len();
    for _ in 0..20 {
        other.watch(&table).await;
        other.hear("presence").await;
    }
    host.say(json!({ "type": "ping" })).await;
    host.hear("pong").await;
    let told = host.record[before..].iter().filter(|text| text.contains("presence")).count();
    assert_eq!(told, 0, "nothing has changed");
    server.stop().await;
}
