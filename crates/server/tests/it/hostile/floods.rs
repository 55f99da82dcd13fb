//! Those who ask for too much at once.

use std::time::Instant;

use serde_json::{Value, json};
use server::Allowance;
use tokio_tungstenite::tungstenite::Message;

use super::scene::Scene;
use crate::client::{Answer, Guest, Socket};
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
            assert_eq!(answer["id"], json!(id), "the sender knows what was not done");
            refused += 1;
        }
    }
    assert!((100..300).contains(&refused), "{refused} of 400 messages were too many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_ask_only_so_often() {
    let folder = tempfile::tempdir().expect("a folder");
    let allowance = Allowance { requests_per_minute: 300, connections_per_address: 11, ..Allowance::OFF };
    let server = Server::with(folder.path(), allowance).await;
    let ann = server.site.guest().await;
    let mut connections = Vec::new();
    // One more is there for the requests.
    for _ in 0..10 {
        connections.push(Socket::open(server.site, &ann).await);
    }
    let last = Socket::open(server.site, &ann).await;
    assert!(Socket::with(server.site, &[("cookie", &ann.cookie)]).await.is_err(), "one connection too many");
    drop(last);
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn guessing_does_not_keep_the_owner_out() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    let right = json!({ "login": "ann", "password": "correct horse" });
    let registered = server.site.post("/api/account", right.clone()).by(&ann).send().await;
    let login = server.site.post("/api/login", right.clone()).send().await;
    let device = |answer: &Answer| {
        let set = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: lagrange-device="));
        format!("lagrange-device={}", set.expect("the device is known").split(';').next().expect("a value"))
    };
    loop {
        let guess = json!({ "login": "ann", "password": "some guess or other" });
        if server.site.post("/api/login", guess).send().await.status == 429 {
            break;
        }
    }
    assert_eq!(server.site.post("/api/login", right.clone()).send().await.status, 429, "a stranger might be anybody");
    for known in [device(&registered), device(&login)] {
        server.site.post("/api/login", right.clone()).header("cookie", &known).send().await.done();
        assert_eq!(
            server.site.get("/api/tables").header("cookie", &known).send().await.status,
            401,
            "it opens nothing"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_take_no_more_memory_however_many_come_at_once() {
    let place = crate::stage::Place::folder();
    let server = crate::stage::Process::start(&place).await;
    let before = server.memory();
    let guesses = (0..60).map(|n| {
        let guess = json!({ "login": format!("nobody{n}"), "password": "correct horse" });
        server.site.post("/api/login", guess).send()
    });
    let mut most = 0;
    let mut guesses = Box::pin(futures_util::future::join_all(guesses));
    let answers = loop {
        tokio::select! {
            answers = &mut guesses => break answers,
            () = tokio::time::sleep(std::time::Duration::from_millis(20)) => most = most.max(server.memory().unwrap_or(0)),
        }
    };
    let code = |answer: &Answer| answer.refusal().1;
    assert!(
        answers.iter().map(code).all(|code| ["wrong_password", "many_logins", "too_fast"].contains(&code.as_str()))
    );
    if let Some(before) = before {
        assert!(most < before + 120 * 1024, "memory has grown from {before} kB to {most} kB");
    }
    server.end().await;
}

/// Says so many lines on one connection; how many were too many.
async fn too_many(server: &Server, guest: &Guest, lines: usize) -> usize {
    let mut socket = Socket::open(server.site, guest).await;
    let mut refused = 0;
    for n in 0..lines {
        let id = format!("line-{n}");
        socket.say(json!({ "type": "chat", "table": "nowhere", "text": "hello", "id": id })).await;
        refused += usize::from(socket.answer(&id).await["refusal"]["code"] == "too_fast");
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn many_connections_and_many_names_do_not_multiply_what_one_may_say() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), Allowance { messages_per_minute: 60, ..Allowance::OFF }).await;
    let eve = server.site.guest().await;
    let mut refused = 0;
    for _ in 0..3 {
        refused += too_many(&server, &eve, 10).await;
    }
    assert!(refused >= 10, "{refused} of 30 messages on three connections were too many");
    // Under a new name each time she has an allowance each time, but not her address.
    let mut refused = 0;
    for _ in 0..60 {
        let name = server.site.guest().await;
        refused += too_many(&server, &name, 4).await;
    }
    assert!(refused > 0, "none of 240 messages under sixty names was too many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_of_programs_show_no_more_than_a_connection_would() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), Allowance { messages_per_minute: 3_000, ..Allowance::OFF }).await;
    let eve = server.site.guest().await;
    for _ in 0..5 {
        let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
        server.site.table(&eve, seats, json!({ "game": "sample-game", "start": true })).await;
    }
    let mut codes = Vec::new();
    for _ in 0..30 {
        let request = server.site.get("/api/bot/prompts").by(&eve);
        let mut stream = tokio::net::TcpStream::connect(server.site.0).await.expect("the server listens");
        tokio::io::AsyncWriteExt::write_all(&mut stream, &request.bytes()).await.expect("sent");
        let mut head = [0; 12];
        tokio::io::AsyncReadExt::read_exact(&mut stream, &mut head).await.expect("an answer");
        codes.push(String::from_utf8_lossy(&head[9..]).into_owned());
    }
    assert_eq!(codes.first().map(String::as_str), Some("200"));
    assert_eq!(codes.last().map(String::as_str), Some("429"), "150 tables at once are too many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_opens_so_many_tables_a_day_under_all_its_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), Allowance { tables_per_address: 5, ..Allowance::OFF }).await;
    let mut codes = Vec::new();
    for _ in 0..7 {
        let eve = server.site.guest().await;
        let body = json!({ "game": "sample-game", "seats": [{ "kind": "you" }, { "kind": "bot" }] });
        codes.push(server.site.post("/api/tables", body).by(&eve).send().await.status);
    }
    assert_eq!(codes, [200, 200, 200, 200, 200, 429, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_invitations_count_like_other_requests() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), Allowance { requests_per_minute: 60, ..Allowance::OFF }).await;
    let mut codes = Vec::new();
    for n in 0..20 {
        codes.push(server.site.get(&format!("/join/ABCDE{n}")).send().await.status);
    }
    assert!(codes[0] != 429 && codes[19] == 429, "{codes:?}");
    assert_ne!(server.site.get("/").send().await.status, 429, "the page itself lies ready");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_brings_so_many_people_of_whom_something_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), Allowance { requests_per_minute: 600_000, ..Allowance::OFF }).await;
    let known = server.site.guest_called("Ann").await;
    let mut codes = Vec::new();
    for _ in 0..330 {
        let eve = server.site.guest().await;
        codes.push(server.site.put("/api/me", json!({ "name": "Eve" })).by(&eve).send().await);
    }
    assert_eq!(codes[0].status, 200);
    assert_eq!(codes[329].refusal(), (429, "too_many_newcomers".to_owned()));
    server.site.put("/api/me", json!({ "name": "Anna" })).by(&known).send().await.done();
    server.stop().await;
}
