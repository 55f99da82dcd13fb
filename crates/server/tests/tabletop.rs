//! The server as a client sees it: a real one on a free port, on a temporary folder.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Keep, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    async fn start(folder: &Path) -> Server {
        let (told, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let bind = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { bind, keep: Keep::Folder(folder.to_owned()), bot_pause_ms: 0 };
        let ready = move |address| told.send(address).expect("somebody waits for the address");
        let stopped = async move {
            let _ = stopped.await;
        };
        let task = tokio::spawn(async move { serve(config, ready, stopped).await.expect("the server runs") });
        Server { address: address.await.expect("the server starts"), stop, task }
    }

    async fn stop(self) {
        self.stop.send(()).expect("the server still runs");
        self.task.await.expect("the server ends well");
    }

    /// Status, cookie and body of a request.
    async fn request(&self, method: &str, path: &str, cookie: &str, body: Option<Value>) -> (u16, String, Value) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("the request is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer comes");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_owned();
        (status, cookie, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// A new guest's cookie.
    async fn guest(&self) -> String {
        self.request("GET", "/api/me", "", None).await.1
    }

    async fn table(&self, cookie: &str, seats: Value) -> String {
        let body = json!({ "game": "nexus-ops", "options": {}, "seats": seats, "seed": "7", "start": true });
        let (status, _, answer) = self.request("POST", "/api/tables", cookie, Some(body)).await;
        assert_eq!(status, 200, "{answer}");
        answer["id"].as_str().expect("an id").to_owned()
    }

    async fn socket(&self, cookie: &str, table: &str) -> Socket {
        let mut request = format!("ws://{}/api/ws", self.address).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a connection");
        say(&mut socket, json!({ "type": "watch", "table": table })).await;
        socket
    }
}

async fn say(socket: &mut Socket, message: Value) {
    socket.send(Message::text(message.to_string())).await.expect("the message is sent");
}

/// The next message of a type.
async fn hear(socket: &mut Socket, kind: &str) -> Value {
    let wait = async {
        loop {
            let message = socket.next().await.expect("the connection stays").expect("a message");
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == kind {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.unwrap_or_else(|_| panic!("no `{kind}` comes"))
}

fn act(table: &str, decision: &Value, id: &str, action: &str) -> Value {
    json!({ "type": "act", "table": table, "seat": 0, "decision": decision, "id": id, "action": action })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_action_outlives_the_server_and_is_done_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path()).await;
    let ann = server.guest().await;
    let table = server.table(&ann, json!([{ "kind": "you" }, { "kind": "bot", "bot": "greedy" }])).await;
    let mut socket = server.socket(&ann, &table).await;
    let decision = hear(&mut socket, "table").await["state"]["views"][0]["decision"].clone();
    say(&mut socket, act(&table, &decision, "click-1", "buy human M")).await;
    let refused = hear(&mut socket, "refused").await;
    assert_eq!((&refused["refusal"]["rule"], &refused["id"]), (&json!("NX-4.2"), &json!("click-1")));
    say(&mut socket, act(&table, &decision, "click-2", "buy human H1a")).await;
    hear(&mut socket, "accepted").await;
    // The same click again, as a client sends it after a cut: the same answer, and nothing more happens.
    say(&mut socket, act(&table, &decision, "click-2", "buy human H1a")).await;
    hear(&mut socket, "accepted").await;
    server.stop().await;

    let server = Server::start(folder.path()).await;
    let mut socket = server.socket(&ann, &table).await;
    let state = hear(&mut socket, "table").await["state"].clone();
    assert_eq!(state["journal_length"], 1);
    assert_eq!(state["views"][0]["view"]["open"]["players"][0]["rubium"], 6);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_see_no_cards_and_cannot_act() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path()).await;
    let (ann, eve) = (server.guest().await, server.guest().await);
    let table = server.table(&ann, json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    let mut mine = server.socket(&ann, &table).await;
    let decision = hear(&mut mine, "table").await["state"]["views"][0]["decision"].clone();
    let mut socket = server.socket(&eve, &table).await;
    let seen = hear(&mut socket, "table").await;
    assert_eq!(seen["state"]["views"][0]["seat"], Value::Null);
    assert_eq!(seen["state"]["views"][0]["view"]["hand"], Value::Null);
    assert_eq!(seen["state"]["views"][0]["legal"], json!([]));
    say(&mut socket, act(&table, &decision, "click-1", "done")).await;
    assert_eq!(hear(&mut socket, "refused").await["id"], "click-1");
    let (status, _, _) = server.request("GET", &format!("/api/tables/{table}/journal"), &ann, None).await;
    assert_eq!(status, 403, "the journal tells everything, so it waits for the end");
    let (status, _, _) = server.request("GET", "/api/tables", "lagrange=forged", None).await;
    assert_eq!(status, 401);
    let (status, _, _) =
        server.request("POST", "/api/tables", &ann, Some(json!({ "game": "chess", "seats": [] }))).await;
    assert_eq!(status, 404);
    say(&mut socket, json!({ "type": "act", "table": 5 })).await;
    assert_eq!(hear(&mut socket, "refused").await["refusal"]["code"], "bad_request");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_game_which_can_be_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path()).await;
    let ann = server.guest().await;
    let body = json!({
        "game": "nexus-ops", "options": { "vp_target": 10 }, "seed": "3", "start": true,
        "settings": { "pass_pause_ms": 0 },
        "seats": [{ "kind": "bot", "bot": "greedy" }, { "kind": "bot", "bot": "greedy" }],
    });
    let (_, _, answer) = server.request("POST", "/api/tables", &ann, Some(body)).await;
    let table = answer["id"].as_str().expect("an id").to_owned();
    let mut over = Value::Null;
    for _ in 0..600 {
        let (_, _, history) = server.request("GET", "/api/history", &ann, None).await;
        if history.as_array().is_some_and(|list| !list.is_empty()) {
            over = history[0].clone();
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(over["id"], json!(table), "the game comes to its end");
    let (status, _, replay) = server.request("GET", &format!("/api/tables/{table}/replay"), &ann, None).await;
    assert_eq!(status, 200);
    let steps = replay["steps"].as_array().expect("steps").len();
    let path = format!("/api/tables/{table}/replay?at={}", steps / 2);
    let (status, _, moment) = server.request("GET", &path, &ann, None).await;
    assert_eq!((status, moment["at"].as_u64()), (200, Some(steps as u64 / 2)));
    server.stop().await;
}
