//! Addresses and requests that no proper client sends.

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::scene::Scene;
use crate::client::Answer;

#[tokio::test(flavor = "multi_thread")]
async fn tricks_with_paths_lead_nowhere() {
    let scene = Scene::open().await;
    let page = scene.site.get("/settings").send().await;
    let up = [
        "/..",
        "/../..",
        "/%2e%2e",
        "/%2E%2E%2f%2e%2e",
        "/..%2f..",
        "/..%5c..",
        "/.%00./",
        "/....//",
        "//",
        "/%c0%ae%c0%ae",
    ];
    let targets = ["/etc/passwd", "/Cargo.toml", "/lagrange.sqlite3", "/src/lib.rs"];
    for prefix in ["", "/assets", "/api", "/api/games", "/api/tables", "/table"] {
        for (up, target) in up.iter().flat_map(|up| targets.map(|target| (up, target))) {
            let path = format!("{prefix}{up}{target}");
            let answer = scene.site.get(&path).by(&scene.ann).send().await;
            let harmless = answer.body == page.body || (400..500).contains(&answer.status);
            assert!(harmless, "{path}: {} {}", answer.head, answer.text());
            if prefix.starts_with("/api") && !path.contains("//") {
                answer.refusal();
            }
        }
    }
    for path in [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/a%2fb",
        "/api/texts/en/../../games",
        "/api/texts/%2e%2e/server.ftl",
        "/api/texts/en/%2e%2e%2fserver.ftl",
    ] {
        let (status, _) = scene.site.get(path).by(&scene.ann).send().await.refusal();
        assert!((400..500).contains(&status), "{path}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_interface_knows_its_calls_and_no_others() {
    let scene = Scene::open().await;
    let site = scene.site;
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/me/"] {
        let (status, _) = site.get(path).by(&scene.ann).send().await.refusal();
        assert!(status == 404 || status == 409, "{path}");
    }
    for method in ["DELETE", "PATCH", "TRACE", "BREW", "POST"] {
        let answer = site.request(method, "/api/games").by(&scene.ann).send().await;
        assert_eq!(answer.refusal(), (405, "no_such_method".to_owned()), "{method}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_request_is_answered_with_an_error_or_closed() {
    let scene = Scene::open().await;
    let headers = "x: y\r\n".repeat(500);
    let requests = [
        "\0\0\0\0\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        "GET / HTTP/1.1\r\nhost\r\n\r\n".to_owned(),
        "GET / HTTP/1.1\r\ncontent-length: -1\r\n\r\n".to_owned(),
        "POST /api/me HTTP/1.1\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nzzzz\r\n".to_owned(),
        format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(1_000_000)),
        format!("GET / HTTP/1.1\r\n{headers}\r\n"),
        format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(1_000_000)),
        "\u{16}\u{3}\u{1}\u{2}\u{0}".repeat(100),
    ];
    for request in requests {
        let mut stream = TcpStream::connect(scene.site.0).await.expect("the server listens");
        // The server may close before it has read all of it.
        let _ = stream.write_all(request.as_bytes()).await;
        let _ = stream.shutdown().await;
        if let Some(answer) = Answer::read(&mut stream).await {
            let shown: String = request.chars().take(60).collect();
            assert!((400..506).contains(&answer.status), "{shown:?}: {}", answer.head);
        }
    }
    scene.unharmed().await;
}
