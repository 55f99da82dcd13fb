//! Requests over a plain socket, so that a test can also send what no proper client would.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// An answer comes within this time.
const PATIENCE: Duration = Duration::from_secs(40);

/// Where a server listens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site(pub(crate) SocketAddr);

/// Somebody the server knows.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
    pub(crate) user: String,
}

/// A request in the making.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    site: Site,
    first_line: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Site {
    pub(crate) fn get(self, path: &str) -> Request {
        self.request("GET", path)
    }

    pub(crate) fn post(self, path: &str, body: Value) -> Request {
        self.request("POST", path).json(&body)
    }

    pub(crate) fn put(self, path: &str, body: Value) -> Request {
        self.request("PUT", path).json(&body)
    }

    pub(crate) fn request(self, method: &str, path: &str) -> Request {
        let headers = vec![("host".to_owned(), self.0.to_string()), ("connection".to_owned(), "close".to_owned())];
        Request { site: self, first_line: format!("{method} {path} HTTP/1.1"), headers, body: Vec::new() }
    }

    /// A new guest.
    pub(crate) async fn guest(self) -> Guest {
        let answer = self.get("/api/me").send().await;
        let user = answer.done()["user"].as_str().expect("an id").to_owned();
        Guest { cookie: answer.cookie().expect("a cookie"), user }
    }

    /// A new guest under a name.
    pub(crate) async fn guest_called(self, name: &str) -> Guest {
        let guest = self.guest().await;
        self.put("/api/me", json!({ "name": name })).by(&guest).send().await.done();
        guest
    }

    /// Opens a table of Nexus Ops, with other fields of the request if wanted.
    pub(crate) async fn table(self, host: &Guest, seats: Value, more: Value) -> String {
        let mut body = json!({ "game": "nexus-ops", "seats": seats, "settings": { "pass_pause_ms": 0 } });
        for (field, value) in more.as_object().expect("fields") {
            body[field] = value.clone();
        }
        let answer = self.post("/api/tables", body).by(host).send().await.done();
        answer["id"].as_str().expect("an id").to_owned()
    }

    /// A table that has started, one seat for each of these people.
    pub(crate) async fn table_of(self, people: &[&Guest], more: Value) -> String {
        self.try_table_of(people, more).await.expect("a table")
    }

    /// The same on a server that may go down on the way.
    pub(crate) async fn try_table_of(self, people: &[&Guest], more: Value) -> Option<String> {
        let mut seats = vec![json!({ "kind": "you" })];
        seats.resize(people.len(), json!({ "kind": "open" }));
        let mut body = json!({ "game": "nexus-ops", "seats": seats, "settings": { "pass_pause_ms": 0 } });
        for (field, value) in more.as_object()? {
            body[field] = value.clone();
        }
        let made = self.post("/api/tables", body).by(people[0]).try_send().await?.if_done()?;
        let table = made["id"].as_str()?.to_owned();
        let invites = self.get(&format!("/api/tables/{table}/invites")).by(people[0]).try_send().await?.if_done()?;
        for (guest, invite) in people[1..].iter().zip(invites["seats"].as_array()?) {
            self.post("/api/join", json!({ "token": invite["token"] })).by(guest).try_send().await?.if_done()?;
        }
        self.request("POST", &format!("/api/tables/{table}/start")).by(people[0]).try_send().await?.if_done()?;
        Some(table)
    }
}

impl Request {
    pub(crate) fn by(self, guest: &Guest) -> Self {
        self.header("cookie", &guest.cookie)
    }

    pub(crate) fn with_token(self, token: &str) -> Self {
        self.header("authorization", &format!("Bearer {token}"))
    }

    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn json(self, body: &Value) -> Self {
        self.header("content-type", "application/json").body(body.to_string().into_bytes())
    }

    pub(crate) fn body(mut self, body: Vec<u8>) -> Self {
        self.body = body;
        self
    }

    /// Everything as it goes over the wire.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut text = format!("{}\r\n", self.first_line);
        for (name, value) in &self.headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text.push_str(&format!("content-length: {}\r\n\r\n", self.body.len()));
        [text.into_bytes(), self.body.clone()].concat()
    }

    pub(crate) async fn send(self) -> Answer {
        self.try_send().await.expect("the server answers")
    }

    /// The answer, unless the connection is cut.
    pub(crate) async fn try_send(self) -> Option<Answer> {
        let mut stream = TcpStream::connect(self.site.0).await.ok()?;
        // A server that refuses a long body may answer and close before it has read it.
        let _ = stream.write_all(&self.bytes()).await;
        Answer::read(&mut stream).await
    }
}

impl Answer {
    /// Reads until the server closes the connection.
    pub(crate) async fn read(stream: &mut TcpStream) -> Option<Answer> {
        let mut bytes = Vec::new();
        let read = async {
            let mut part = [0; 16 * 1024];
            while let Ok(n @ 1..) = stream.read(&mut part).await {
                bytes.extend_from_slice(&part[..n]);
            }
        };
        timeout(PATIENCE, read).await.expect("the server answers or closes in time");
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, head, body: bytes.split_off(end + 4) })
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The answer to a request that has to succeed.
    pub(crate) fn done(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.head, self.text());
        self.json()
    }

    /// The answer to a request, if it succeeded.
    pub(crate) fn if_done(&self) -> Option<Value> {
        (200..300).contains(&self.status).then(|| self.json())
    }

    /// The code of a refusal, which has a sentence too.
    pub(crate) fn refusal(&self) -> (u16, String) {
        let error = &self.json()["error"];
        let sentence = error["text"].as_str().unwrap_or_default();
        assert!(sentence.contains(' '), "no sentence: {} {}", self.head, self.text());
        (self.status, error["code"].as_str().expect("a code").to_owned())
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().filter_map(|line| line.split_once(": ")).find(|(n, _)| *n == name).map(|(_, value)| value)
    }

    /// The cookie that came with it, by which somebody is known.
    pub(crate) fn cookie(&self) -> Option<String> {
        let cookies = self.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        cookies
            .filter_map(|cookie| cookie.split(';').next())
            .find(|cookie| cookie.starts_with("lagrange="))
            .map(str::to_owned)
    }
}
