//! Looking ahead: what would happen, for the owner of a seat alone.

#![expect(clippy::print_stdout, reason = "figures for whoever asks for them")]

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Socket, asked};
use crate::stage::{Place, Server};

/// The message that asks what actions would bring about.
fn foresee(table: &str, view: &Value, reference: &str, actions: &Value) -> Value {
    let (seat, decision) = (&view["seat"], &view["decision"]);
    json!({ "type": "foresee", "table": table, "seat": seat, "decision": decision, "actions": actions, "ref": reference })
}

async fn answer(socket: &mut Socket, reference: &str) -> Value {
    socket.hear_where("foresight", |message| message["ref"] == reference).await["answer"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_what_an_action_would_bring_about_and_then_it_does() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!("it is a folder") };
    let server = Server::on(folder.path()).await;
    let (ann, bob) = (server.site.guest().await, server.site.guest().await);
    let table = server.site.table_of(&[&ann, &bob], json!({})).await;
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    let view = asked(&state).expect("Ann begins").clone();
    let mut buy = view["legal"].as_array().expect("a list").iter();
    let buy = buy.rfind(|action| action["notation"].as_str().is_some_and(|n| n.starts_with("buy ")));
    let buy = buy.expect("something to buy").clone();

    // As notation and as data it is the same question.
    socket.say(foresee(&table, &view, "words", &json!([buy["notation"]]))).await;
    let words = answer(&mut socket, "words").await;
    socket.say(foresee(&table, &view, "data", &json!([buy["action"]]))).await;
    assert_eq!(answer(&mut socket, "data").await, words);
    assert_eq!(words["type"], "foreseen", "{words}");
    let foreseen = &words["foresight"];
    let event = &foreseen["steps"][0]["events"][0];
    assert_eq!(event["key"], "event-unit-bought");
    assert_eq!(event["text"][1]["place"], event["facts"]["hex"], "{event}");
    assert_eq!(foreseen["places"], json!([event["facts"]["hex"]]));
    assert_eq!(foreseen["next"]["prompt"]["key"], "prompt-deploy");
    assert!(foreseen["scores"]["before"].is_object() && foreseen["stop"].is_null(), "{foreseen}");

    // What cannot be done is refused with the rule, and it says which of the actions it is.
    socket.say(foresee(&table, &view, "no", &json!([buy["notation"], "fight A1 s1"]))).await;
    let no = answer(&mut socket, "no").await;
    assert_eq!((&no["type"], &no["step"]), (&json!("refused"), &json!(1)), "{no}");
    assert!(no["refusal"]["rule"].as_str().is_some_and(|rule| rule.starts_with("NX-")), "{no}");
    socket.say(foresee(&table, &view, "noise", &json!(["buy", 7, null, { "type": "fly" }]))).await;
    assert_eq!(answer(&mut socket, "noise").await["refusal"]["code"], "unreadable");

    // And then it happens.
    let (seat, decision) = (&view["seat"], &view["decision"]);
    let act = json!({ "type": "act", "table": table, "seat": seat, "decision": decision, "id": "a", "action": buy["notation"] });
    socket.say(act).await;
    let update = socket.hear("update").await;
    assert_eq!(&update["steps"][0]["events"][0], event);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_ahead_for_another_or_out_of_time() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!("it is a folder") };
    let server = Server::on(folder.path()).await;
    let (ann, bob, eve) = (server.site.guest().await, server.site.guest().await, server.site.guest().await);
    let table = server.site.table_of(&[&ann, &bob], json!({})).await;
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    let view = asked(&state).expect("Ann begins").clone();
    let done = json!(["done"]);
    for guest in [&bob, &eve] {
        let mut other = Socket::open(server.site, guest).await;
        other.say(foresee(&table, &view, "theirs", &done)).await;
        assert_eq!(answer(&mut other, "theirs").await["refusal"]["code"], "not_your_seat");
    }
    let mut late = view.clone();
    late["decision"] = json!("d999");
    socket.say(foresee(&table, &late, "late", &done)).await;
    assert_eq!(answer(&mut socket, "late").await["refusal"]["code"], "stale_decision");
    let many: Vec<&str> = vec!["done"; 33];
    socket.say(foresee(&table, &view, "many", &json!(many))).await;
    assert_eq!(answer(&mut socket, "many").await["refusal"]["code"], "too_many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_questions_the_newest_is_answered_and_every_one_is_heard_of() {
    const MANY: usize = 100;
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!("it is a folder") };
    let server = Server::on(folder.path()).await;
    let (ann, bob) = (server.site.guest().await, server.site.guest().await);
    let table = server.site.table_of(&[&ann, &bob], json!({})).await;
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    let view = asked(&state).expect("Ann begins").clone();
    for n in 0..MANY {
        socket.say(foresee(&table, &view, &n.to_string(), &json!(["done"]))).await;
    }
    let mut answers = Vec::new();
    while answers.len() < MANY {
        let mut message = socket.hear("foresight").await;
        answers.push((message["ref"].as_str().expect("a reference").to_owned(), message["answer"].take()));
    }
    let counted = |kind: &str| answers.iter().filter(|(_, answer)| answer["type"] == kind).count();
    let hasty = answers.iter().filter(|(_, answer)| answer["refusal"]["code"] == "too_fast").count();
    assert_eq!(counted("foreseen") + counted("replaced") + hasty, MANY);
    assert!(counted("foreseen") > 0 && hasty > 0, "{} foreseen, {hasty} in haste", counted("foreseen"));
    // Whoever waits a moment is answered again.
    tokio::time::sleep(Duration::from_millis(200)).await;
    socket.say(foresee(&table, &view, "last", &json!(["done"]))).await;
    assert_eq!(answer(&mut socket, "last").await["type"], "foreseen");
    server.stop().await;
}

/// Prints how long an answer takes, from the question to the last byte; run with `--nocapture` to read it.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_answers_over_the_socket() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!("it is a folder") };
    let server = Server::on(folder.path()).await;
    for game in game_registry::games().iter().map(|entry| entry.slug()) {
        let (ann, bob) = (server.site.guest().await, server.site.guest().await);
        let table = server.site.table_of(&[&ann, &bob], json!({ "game": game })).await;
        let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
        let Some(view) = asked(&state).cloned() else { continue };
        let legal = view["legal"].as_array().expect("a list");
        let mut times: Vec<Duration> = Vec::new();
        for n in 0..40 {
            let action = &legal[n * 7 % legal.len()]["notation"];
            let began = Instant::now();
            socket.say(foresee(&table, &view, &n.to_string(), &json!([action]))).await;
            assert_eq!(answer(&mut socket, &n.to_string()).await["type"], "foreseen");
            times.push(began.elapsed());
        }
        times.sort_unstable();
        println!("{game}: median {:?}, p95 {:?}, longest {:?}", times[20], times[37], times[39]);
    }
    server.stop().await;
}
