//! The WebSocket of a player.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

use super::{Guest, Site};

/// What is expected comes within this time.
const PATIENCE: Duration = Duration::from_secs(30);

/// One connection, which remembers all it was sent.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message so far, as it came.
    pub(crate) record: Vec<String>,
    /// Each table that it watches: the revision and the state that it was told last.
    told: BTreeMap<String, (u64, Value)>,
}

impl Socket {
    pub(crate) async fn open(site: Site, guest: &Guest) -> Socket {
        Self::with(site, &[("cookie", &guest.cookie)]).await.expect("a connection")
    }

    /// A connection on which the server speaks a language.
    pub(crate) async fn speaking(site: Site, guest: &Guest, lang: &str) -> Socket {
        Self::asking(site, &format!("?lang={lang}"), &[("cookie", &guest.cookie)]).await.expect("a connection")
    }

    /// A connection that may be refused.
    pub(crate) async fn with(site: Site, headers: &[(&'static str, &str)]) -> tungstenite::Result<Socket> {
        Self::asking(site, "", headers).await
    }

    async fn asking(site: Site, query: &str, headers: &[(&'static str, &str)]) -> tungstenite::Result<Socket> {
        let mut request = format!("ws://{}/api/ws{query}", site.0).into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream, record: Vec::new(), told: BTreeMap::new() })
    }

    /// A connection that takes in little at a time.
    pub(crate) async fn narrow(site: Site, guest: &Guest) -> Socket {
        let mut request = format!("ws://{}/api/ws", site.0).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", guest.cookie.parse().expect("a header"));
        let narrow = TcpSocket::new_v4().expect("a socket");
        narrow.set_recv_buffer_size(4 * 1024).expect("a small buffer");
        let stream = narrow.connect(site.0).await.expect("the server listens");
        let (stream, _) = client_async(request, MaybeTlsStream::Plain(stream)).await.expect("a connection");
        Socket { stream, record: Vec::new(), told: BTreeMap::new() }
    }

    /// A connection that watches a table, and its state.
    pub(crate) async fn at(site: Site, guest: &Guest, table: &str) -> (Socket, Value) {
        let mut socket = Self::open(site, guest).await;
        let state = socket.watch(table).await;
        (socket, state)
    }

    pub(crate) async fn watch(&mut self, table: &str) -> Value {
        self.say(json!({ "type": "watch", "table": table })).await;
        self.hear_where("table", |message| message["state"]["id"] == table).await["state"].take()
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await.expect("the message is sent");
    }

    pub(crate) async fn send(&mut self, message: Message) -> tungstenite::Result<()> {
        self.stream.send(message).await
    }

    /// Queues a message without waiting until it is gone.
    pub(crate) async fn feed(&mut self, message: Message) -> tungstenite::Result<()> {
        self.stream.feed(message).await
    }

    pub(crate) async fn flush(&mut self) -> tungstenite::Result<()> {
        self.stream.flush().await
    }

    /// The next message; nothing when the connection is over.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => {
                    self.record.push(text.to_string());
                    let mut message = serde_json::from_str(&text).expect("JSON");
                    put_together(&mut message, &mut self.told);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a kind.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        self.hear_where(kind, |_| true).await
    }

    /// The next message of a kind that is about something.
    pub(crate) async fn hear_where(&mut self, kind: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let wait = async {
            loop {
                let message = self.next().await.unwrap_or_else(|| panic!("the connection ends before `{kind}`"));
                if message["type"] == kind && fits(&message) {
                    return message;
                }
            }
        };
        let heard = timeout(PATIENCE, wait).await;
        heard.unwrap_or_else(|_| panic!("no `{kind}` comes after {}", self.last_heard()))
    }

    /// The last few messages, in short.
    fn last_heard(&self) -> String {
        let last = self.record.iter().rev().take(6).rev();
        last.map(|text| text.chars().take(600).collect::<String>()).collect::<Vec<_>>().join("\n")
    }

    /// The answer to what was sent under an id: `accepted` or `refused`.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        let wait = async {
            loop {
                let message = self.next().await.expect("the connection stays");
                if message["id"] == id {
                    return message;
                }
            }
        };
        timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("no answer to `{id}` comes"))
    }

    /// The code of the refusal of what was sent under an id.
    pub(crate) async fn refusal(&mut self, id: &str) -> String {
        let answer = self.answer(id).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["refusal"]["code"].as_str().expect("a code").to_owned()
    }

    /// Waits until the server closes the connection.
    pub(crate) async fn ends(&mut self) {
        let end = async { while self.next().await.is_some() {} };
        timeout(PATIENCE, end).await.expect("the server closes the connection");
    }
}

/// Gives an update the whole `state` to which its changes lead, as a page would. No revision may be missed.
pub(crate) fn put_together(message: &mut Value, told: &mut BTreeMap<String, (u64, Value)>) {
    let revision = || message["revision"].as_u64().expect("a revision");
    match message["type"].as_str() {
        Some("table") => {
            let table = message["state"]["id"].as_str().expect("an id").to_owned();
            told.insert(table, (revision(), message["state"].clone()));
            table::wire::write_out(&mut message["state"]);
        }
        Some("update") => {
            let (known, state) = told.entry(message["table"].as_str().expect("an id").to_owned()).or_default();
            let changes = &message["changes"];
            assert!(changes.is_array() || *known + 1 == revision(), "revision {known} is followed by {message}");
            (*known, *state) = (revision(), table::changed(state.take(), changes));
            message["state"] = state.clone();
            table::wire::write_out(&mut message["state"]);
        }
        _ => {}
    }
}
