//! Those who come with many connections, or say that they come from elsewhere.

use std::time::Duration;

use serde_json::json;
use server::Allowance;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};
use crate::stage::Server;

/// Whether a connection is still open a moment later.
async fn stays_open(site: Site) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(site.0).await.ok()?;
    let mut byte = [0];
    match tokio::time::timeout(Duration::from_millis(300), stream.read(&mut byte)).await {
        Ok(_) => None,
        Err(_) => Some(stream),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_connection_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let allowance = Allowance { connections_per_address: 5, ..Allowance::OFF };
    let server = Server::with(folder.path(), allowance).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(stays_open(server.site).await.expect("silent connections are let in"));
    }
    assert!(stays_open(server.site).await.is_none(), "one too many");
    assert!(server.site.get("/healthz").try_send().await.is_none(), "whatever it wants");
    drop(open);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(server.site.get("/healthz").send().await.status, 200, "there is room again");
    server.stop().await;
}

/// A connection from another address of this machine, on which nothing is ever said.
#[cfg(target_os = "linux")]
async fn silent(site: Site, from: [u8; 4]) -> Option<TcpStream> {
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.bind((from, 0).into()).expect("it is this machine");
    let mut stream = socket.connect(site.0).await.ok()?;
    // A connection that is refused is closed at once.
    let mut byte = [0];
    let closed = tokio::time::timeout(Duration::from_millis(2), stream.read(&mut byte)).await;
    closed.is_err().then_some(stream)
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_idle_connections_of_one_person_leave_everybody_else_untouched() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), Allowance::default()).await;
    let site = server.site;
    let mut open = Vec::new();
    for _ in 0..1_000 {
        open.extend(silent(site, [127, 0, 0, 66]).await);
    }
    let eve = site.guest().await;
    let ann = site.guest().await;
    let table =
        site.table(&ann, serde_json::json!([{ "kind": "you" }, { "kind": "bot" }]), serde_json::json!({})).await;
    // Others come and go, more of them than any number of places that one address could leave.
    for _ in 0..600 {
        assert!(site.get("/healthz").try_send().await.is_some_and(|answer| answer.status == 200));
    }
    let mut streams = Vec::new();
    for guest in [&ann, &eve].into_iter().cycle().take(200) {
        streams.push(Socket::open(site, guest).await);
    }
    streams[0].watch(&table).await;
    let left = futures_util::future::join_all(open.into_iter().map(async |mut stream| {
        let mut byte = [0];
        tokio::time::timeout(Duration::from_millis(100), stream.read(&mut byte)).await.is_err()
    }))
    .await;
    assert!(left.iter().filter(|open| **open).count() <= 512, "one address has so many and no more");
    server.stop().await;
}

/// A stream of this kind from another address of this machine, if it is let in. Nothing more is said on it.
#[cfg(target_os = "linux")]
async fn idle_stream(guest: &Guest, site: Site, from: [u8; 4], kind: &str) -> Option<TcpStream> {
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.bind((from, 0).into()).expect("it is this machine");
    let mut stream = socket.connect(site.0).await.ok()?;
    let upgrade = "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
        sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let (path, more, expected) = match kind {
        "events" => ("/api/bot/prompts", "", "HTTP/1.1 200"),
        _ => ("/api/ws", upgrade, "HTTP/1.1 101"),
    };
    let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n{more}\r\n", site.0, guest.cookie);
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut heard = [0; 12];
    stream.read_exact(&mut heard).await.ok()?;
    (heard == expected.as_bytes()).then_some(stream)
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_idle_streams_of_one_person_leave_everybody_else_untouched() {
    let folder = tempfile::tempdir().expect("a folder");
    // They come as slowly as they like, so only what is open counts.
    let allowance = Allowance { requests_per_minute: 0, messages_per_minute: 0, ..Allowance::default() };
    let server = Server::with(folder.path(), allowance).await;
    let site = server.site;
    let (ann, eve) = (site.guest().await, site.guest().await);
    let sample = json!({ "game": "sample-game", "start": true });
    let watched = site.table(&eve, json!([{ "kind": "you" }, { "kind": "bot" }]), sample.clone()).await;
    let mut open = Vec::new();
    for n in 0..1_000_usize {
        // From two addresses, so that more of them are let in than one may have.
        let (home, kind) = (66 + (n % 2) as u8, ["socket", "events"][usize::from(n % 3 == 0)]);
        open.extend(idle_stream(&eve, site, [127, 0, 0, home], kind).await);
    }
    assert!(open.len() > 500, "{} idle streams were let in", open.len());
    assert!(idle_stream(&eve, site, [127, 0, 0, 68], "socket").await.is_some(), "the server is not full");
    // Ann plays a game to its end meanwhile.
    let table = site.table(&ann, json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]), sample).await;
    let (mut socket, state) = Socket::at(site, &ann, &table).await;
    let view = asked(&state).expect("she is to bid");
    socket.say(act(&table, view, "mine", picked(view, &mut Dice::new(3)))).await;
    assert_eq!(socket.answer("mine").await["type"], "accepted");
    assert_eq!(site.get(&format!("/api/tables/{watched}")).by(&eve).send().await.status, 200);
    drop(open);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_each_client_has_its_own_allowance() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::run(folder.path(), |config| {
        config.allowance = Allowance { requests_per_minute: 100, connections_per_address: 2, ..Allowance::OFF };
        config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    })
    .await;
    let ask = async |from: &str| {
        let answer = server.site.get("/api/games").header("x-forwarded-for", from).send().await;
        answer.status
    };
    let mut refused = 0;
    for _ in 0..30 {
        refused += usize::from(ask("203.0.113.7").await == 429);
    }
    assert!(refused > 10, "{refused} of 30 were refused");
    assert_eq!(ask("203.0.113.8").await, 200, "another client is not held up");
    assert_eq!(ask("198.51.100.1, 203.0.113.7").await, 429, "what the client itself has written is not believed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_is_not_believed_to_come_from_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let allowance = Allowance { requests_per_minute: 100, ..Allowance::OFF };
    let server = Server::with(folder.path(), allowance).await;
    let mut refused = 0;
    for n in 0..30 {
        let request = server.site.get("/api/games").header("x-forwarded-for", &format!("203.0.113.{n}"));
        refused += usize::from(request.send().await.status == 429);
    }
    assert!(refused > 10, "{refused} of 30 were refused");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_not_told_through_a_proxy() {
    let server = Server::new().await;
    assert_eq!(server.site.get("/metrics").send().await.status, 200);
    for header in ["x-real-ip", "x-forwarded-for", "x-forwarded-host", "forwarded", "via", "cf-connecting-ip"] {
        let answer = server.site.get("/metrics").header(header, "203.0.113.7").send().await;
        assert_eq!(answer.refusal(), (403, "not_from_here".to_owned()), "{header}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_cookies_and_pages_stay_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let server =
        Server::run(folder.path(), |config| config.trusted_proxies = vec!["127.0.0.1".parse().expect("one")]).await;
    let by_tls = server.site.get("/api/me").header("x-forwarded-proto", "https").send().await;
    assert!(by_tls.header("set-cookie").is_some_and(|cookie| cookie.contains("Secure")), "{}", by_tls.head);
    let plain = server.site.get("/api/me").send().await;
    assert!(plain.header("set-cookie").is_some_and(|cookie| !cookie.contains("Secure")), "{}", plain.head);
    let ann = Guest { cookie: by_tls.cookie().expect("a cookie"), user: String::new() };
    for (scheme, expected) in [("https", 200), ("http", 403)] {
        let rename = server.site.put("/api/me", json!({ "name": "Ann" })).by(&ann);
        let rename =
            rename.header("x-forwarded-proto", "https").header("origin", &format!("{scheme}://{}", server.site.0));
        assert_eq!(rename.send().await.status, expected, "a page that came by {scheme}");
    }
    server.stop().await;
}
