//! Programs that play: the example in Python, streams of questions, tokens that are taken away.

use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio::time::timeout;

use crate::client::{Guest, Site, Socket, asked};
use crate::stage::Server;

const PATIENCE: Duration = Duration::from_secs(90);

async fn token(site: Site, guest: &Guest) -> (String, String) {
    let made = site.post("/api/tokens", json!({ "name": "my bot" })).by(guest).send().await.done();
    (made["id"].as_str().expect("an id").to_owned(), made["token"].as_str().expect("a token").to_owned())
}

/// Server-sent events as they come.
struct Events {
    stream: TcpStream,
    text: String,
}

impl Events {
    async fn open(site: Site, token: &str) -> Events {
        let mut stream = TcpStream::connect(site.0).await.expect("the server listens");
        let request = site.get("/api/bot/prompts").with_token(token);
        stream.write_all(&request.bytes()).await.expect("sent");
        Events { stream, text: String::new() }
    }

    /// The data of the next event of a name; nothing when the stream ends.
    async fn next(&mut self, name: &str) -> Option<Value> {
        let wait = async {
            loop {
                let start = format!("event: {name}\ndata: ");
                let found = self.text.find(&start).map(|at| at + start.len());
                if let Some((from, end)) = found.and_then(|from| Some((from, from + self.text[from..].find("\n\n")?))) {
                    // Long events come in chunks, whose lengths stand between them on lines of their own.
                    let data: String = self.text[from..end].split("\r\n").step_by(2).collect();
                    self.text.drain(..end);
                    return Some(serde_json::from_str(&data).expect("JSON"));
                }
                let mut part = vec![0; 64 * 1024];
                let n = self.stream.read(&mut part).await.unwrap_or(0);
                if n == 0 {
                    return None;
                }
                self.text.push_str(&String::from_utf8_lossy(&part[..n]));
            }
        };
        timeout(PATIENCE, wait).await.expect("an event comes, or the end")
    }
}

#[tokio::test(flavor = "multi_thread")]
#[allow(clippy::print_stderr, reason = "whoever runs the tests should know which did not run")]
async fn the_example_in_python_plays_a_whole_game() {
    if Command::new("python3").arg("--version").stdout(Stdio::null()).status().await.is_err() {
        eprintln!("skipped: there is no python3 to run examples/bots/bot.py with");
        return;
    }
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    let (_, token) = token(site, &ann).await;
    let program = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/bot.py");
    let bot = Command::new("python3")
        .arg(program)
        .args([&format!("http://{}", site.0), "1"])
        .env("LAGRANGE_TOKEN", token)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("python3 starts");
    // The bot may be there before the table is.
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "greedy" }]);
    let table = site.table(&ann, seats, json!({ "options": { "vp_target": 10 }, "start": true })).await;
    let played = timeout(PATIENCE, bot.wait_with_output()).await.expect("the game ends").expect("the bot ends");
    assert!(played.status.success());
    let said = String::from_utf8_lossy(&played.stdout).into_owned();
    assert!(said.starts_with(&table), "{said}");
    let (_, state) = Socket::at(site, &ann, &table).await;
    assert_eq!(state["phase"], "over");
    assert!(state["journal_length"].as_u64().is_some_and(|n| n > 50), "{}", state["journal_length"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_hears_of_every_question_once_until_its_token_is_taken_away() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let (id, token) = token(site, &ann).await;
    let first = site.table_of(&[&ann, &bob], json!({})).await;
    let mut events = Events::open(site, &token).await;
    let state = events.next("prompt").await.expect("a question");
    assert_eq!((&state["id"], &state["you"]), (&json!(first), &json!([0])));
    let view = asked(&state).expect("a question").clone();

    // A table that is opened later is told as well.
    let both = json!([{ "kind": "you" }, { "kind": "you" }]);
    let second = site.table(&ann, both, json!({ "start": true })).await;
    assert_eq!(events.next("prompt").await.expect("a question")["id"], json!(second));

    let tables = site.get("/api/bot/tables").with_token(&token).send().await.done();
    assert_eq!(tables.as_array().map(Vec::len), Some(2));
    let wanted = |seat: u8| json!({ "seat": seat, "actions": ["done"] });
    let words = |seat: u8| site.post(&format!("/api/bot/tables/{first}/words"), wanted(seat)).with_token(&token);
    assert_eq!(words(0).send().await.done()[0], "Done");
    assert_eq!(words(1).send().await.refusal(), (409, "not_your_seat".to_owned()));
    let answer = json!({ "seat": view["seat"], "decision": view["decision"], "action": "done", "id": "a1" });
    let act = || site.post(&format!("/api/bot/tables/{first}/act"), answer.clone()).with_token(&token);
    let done = act().send().await.done();
    assert_eq!(act().send().await.done(), done, "the same id gets the same answer");
    let mut stale = answer.clone();
    stale["id"] = json!("a2");
    let refused = site.post(&format!("/api/bot/tables/{first}/act"), stale).with_token(&token).send().await;
    assert_eq!(refused.refusal(), (409, "stale_decision".to_owned()));

    let told = site.get("/api/tokens").with_token(&token).send().await;
    assert_eq!(told.refusal(), (403, "in_person".to_owned()), "a token makes no tokens");
    let mut socket = Socket::with(site, &[("authorization", &format!("Bearer {token}"))]).await.expect("a connection");
    socket.hear("hello").await;
    let foreign = site.request("DELETE", &format!("/api/tokens/{id}")).by(&bob).send().await;
    assert_eq!(foreign.refusal(), (404, "missing".to_owned()), "Bob cannot take it away");
    site.request("DELETE", &format!("/api/tokens/{id}")).by(&ann).send().await.done();
    while events.next("prompt").await.is_some() {}
    socket.ends().await;
    assert_eq!(act().send().await.refusal(), (401, "bad_token".to_owned()));
    assert_eq!(site.get("/api/tokens").by(&ann).send().await.done(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_counts_as_present_while_it_listens() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let (_, token) = token(site, &bob).await;
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    let (mut socket, _) = Socket::at(site, &ann, &table).await;
    let events = Events::open(site, &token).await;
    socket.hear_where("presence", |told| told["seats"][1] == true).await;
    // It may take a moment until the server notices.
    drop(events);
    socket.hear_where("presence", |told| told["seats"][1] == false).await;
    server.stop().await;
}

/// What the server has counted under a name.
async fn counted(site: Site, name: &str) -> u64 {
    let figures = site.get("/metrics").send().await.text();
    let line = figures.lines().find(|line| line.starts_with(name)).expect("it is counted");
    line.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_many_programs_of_one_person_are_told_is_written_once() {
    let server = Server::new().await;
    let (site, ann) = (server.site, server.site.guest().await);
    let (_, token) = token(site, &ann).await;
    let mut programs = Vec::new();
    for _ in 0..20 {
        programs.push(Events::open(site, &token).await);
    }
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    site.table(&ann, seats, json!({ "start": true })).await;
    for program in &mut programs {
        program.next("prompt").await.expect("a question");
    }
    let written = counted(site, "lagrange_written_total").await;
    assert!((1..=10).contains(&written), "written {written} times for twenty programs");
    server.stop().await;
}
