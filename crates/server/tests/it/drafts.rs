//! What somebody does in a secret turn reaches nobody else, by no way that there is.

use serde_json::{Value, json};

use crate::client::{Guest, Site, Socket, act, asked};
use crate::stage::Server;

const STEPS: usize = 2;

/// A game in which all take their turns in secret, at the same time.
async fn moon(site: Site, people: &[&Guest]) -> String {
    let more =
        json!({ "game": "welcome-to-the-moon", "settings": { "clock": { "type": "per_move", "seconds": 9999 } } });
    site.table_of(people, more).await
}

/// Takes some steps in secret and takes them back, one after another.
async fn wander(socket: &mut Socket, table: &str, mut state: Value) -> Value {
    for n in 0..STEPS {
        let view = asked(&state).expect("a question");
        let action = view["legal"][0]["notation"].as_str().expect("a notation").to_owned();
        socket.say(act(table, view, &format!("step-{n}-{}", state["seq"]), &action)).await;
        state = socket.hear("update").await["state"].take();
    }
    let seat = asked(&state).expect("a question")["seat"].clone();
    for n in 0..STEPS {
        let id = format!("back-{n}-{}", state["seq"]);
        socket.say(json!({ "type": "undo", "table": table, "seat": seat, "id": id })).await;
        state = socket.hear("update").await["state"].take();
    }
    state
}

/// Hears all that was sent to somebody so far.
async fn heard(socket: &mut Socket) -> Vec<String> {
    let before = socket.record.len();
    socket.say(json!({ "type": "ping" })).await;
    socket.hear("pong").await;
    let heard = socket.record.split_off(before);
    // Who comes and goes is told, and is no secret.
    heard.into_iter().filter(|message| !message.contains(r#""type":"presence""#)).collect()
}

/// What somebody is told who asks; how much time has gone by since is no secret.
async fn asked_for(site: Site, guest: &Guest, table: &str) -> Vec<Value> {
    let mut answers = Vec::new();
    for path in ["/api/tables".to_owned(), "/api/history".to_owned(), format!("/api/tables/{table}")] {
        answers.push(site.get(&path).by(guest).send().await.done());
    }
    let mut state = Socket::at(site, guest, table).await.1;
    for seat in state["seats"].as_array_mut().expect("seats") {
        seat["clock"]["left_ms"].take();
    }
    answers.push(state);
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_steps_reach_nobody_else() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, eve) = (site.guest().await, site.guest().await, site.guest().await);
    let table = moon(site, &[&ann, &bob]).await;
    let (mut by_ann, state) = Socket::at(site, &ann, &table).await;
    let (mut by_bob, _) = Socket::at(site, &bob, &table).await;
    let (mut by_eve, _) = Socket::at(site, &eve, &table).await;
    let before = (asked_for(site, &bob, &table).await, asked_for(site, &eve, &table).await);
    for socket in [&mut by_ann, &mut by_bob, &mut by_eve] {
        heard(socket).await;
    }
    let mut state = state;
    for _ in 0..3 {
        state = wander(&mut by_ann, &table, state).await;
    }
    assert_eq!(state["journal_length"], 0, "all was taken back");
    for socket in [&mut by_bob, &mut by_eve] {
        assert_eq!(heard(socket).await, [r#"{"type":"pong"}"#]);
    }
    assert_eq!((asked_for(site, &bob, &table).await, asked_for(site, &eve, &table).await), before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_once_however_many_steps_its_turn_has() {
    let server = Server::new().await;
    let (site, ann) = (server.site, server.site.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let table = site.table(&ann, seats, json!({ "game": "welcome-to-the-moon", "seed": "5", "start": true })).await;
    let (mut socket, mut state) = Socket::at(site, &ann, &table).await;
    let (mut turns, mut thoughts) = (0, 0);
    for n in 0.. {
        let view = asked(&state).expect("a question");
        let (decision, action) = (view["decision"].clone(), view["legal"][0]["notation"].clone());
        socket.say(act(&table, view, &format!("step-{n}"), action.as_str().expect("a notation"))).await;
        while asked(&state).is_none_or(|view| view["decision"] == decision) {
            let mut message = socket.next().await.expect("a message");
            thoughts += usize::from(message["on"] == true);
            if message["type"] == "update" {
                state = message["state"].take();
                turns += message.to_string().matches("event-cards-flipped").count();
            }
        }
        if turns >= 4 {
            break;
        }
    }
    assert!(thoughts <= turns + 1, "{thoughts} thoughts in {turns} turns");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_those_who_run_the_server() {
    let server = Server::new().await;
    let site = server.site;
    assert_eq!(site.get("/metrics").send().await.status, 200);
    let passed_on = site.get("/metrics").header("x-forwarded-for", "192.0.2.7").send().await;
    assert_eq!(passed_on.refusal(), (403, "not_from_here".to_owned()));
    server.stop().await;
}
