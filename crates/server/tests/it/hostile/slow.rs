//! Those who keep the server waiting.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use super::scene::Scene;
use crate::client::{Answer, Socket};

/// Half a request is given up within this time.
const PATIENCE: Duration = Duration::from_secs(25);

#[tokio::test(flavor = "multi_thread")]
async fn half_requests_are_given_up_and_keep_nobody_waiting() {
    let scene = Scene::open().await;
    let halves = [
        "",
        "G",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{\"login\"",
        "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
    ];
    let mut open = Vec::new();
    for half in halves.iter().cycle().take(300) {
        let mut stream = TcpStream::connect(scene.site.0).await.expect("the server listens");
        stream.write_all(half.as_bytes()).await.expect("half of it is sent");
        open.push(stream);
    }
    let started = Instant::now();
    scene.others_do_not_notice().await;
    for mut stream in open {
        // Closed without a word, or with one that says why.
        if let Some(answer) = Answer::read(&mut stream).await {
            assert!([400, 408].contains(&answer.status), "{}", answer.head);
        }
    }
    assert!(started.elapsed() < PATIENCE, "they stayed {:?}", started.elapsed());
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_does_not_read_is_dropped() {
    let scene = Scene::open().await;
    // The lines that have been said are shown with the table, so that it is large.
    let (mut ann, _) = Socket::at(scene.site, &scene.ann, &scene.table).await;
    for n in 0..100 {
        let line = json!({ "type": "chat", "table": scene.table, "text": "x".repeat(500), "id": format!("c{n}") });
        ann.say(line).await;
        ann.answer(&format!("c{n}")).await;
    }
    let mut deaf = Vec::new();
    for _ in 0..10 {
        deaf.push(Socket::narrow(scene.site, &scene.ann).await);
    }
    // Every `watch` is answered with the whole table: the answers pile up before those who do not read them.
    for socket in &mut deaf {
        for _ in 0..500 {
            let watch = Message::text(json!({ "type": "watch", "table": scene.table }).to_string());
            let Ok(Ok(())) = tokio::time::timeout(Duration::from_secs(5), socket.send(watch)).await else { break };
        }
    }
    scene.others_do_not_notice().await;
    drop(ann);
    // The deaf do not even hear that they are shown out, so the server is asked.
    let started = Instant::now();
    while scene.connections().await > 0 {
        assert!(started.elapsed() < PATIENCE, "{} connections are still open", scene.connections().await);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(deaf);
    scene.unharmed().await;
}
