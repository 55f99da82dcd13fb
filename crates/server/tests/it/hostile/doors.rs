//! Those who come by a name or to an address that is not the server's, and what the server tells of those who come.

use std::net::TcpListener;

use crate::client::Site;
use crate::stage::{Place, Process, Server};

/// A request under a name.
async fn as_host(site: Site, path: &str, host: &str) -> (u16, String) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    let mut stream = tokio::net::TcpStream::connect(site.0).await.expect("the server listens");
    tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.expect("sent");
    let answer = crate::client::Answer::read(&mut stream).await.expect("an answer");
    if answer.status == 200 { (200, String::new()) } else { answer.refusal() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_name_was_bent_here_gets_nothing() {
    let server = Server::new().await;
    let port = server.site.0.port();
    for path in ["/api/me", "/api/games", "/metrics", "/healthz", "/api/openapi.json"] {
        for host in ["evil.example", &format!("evil.example:{port}"), "127.0.0.1.evil.example"] {
            assert_eq!(as_host(server.site, path, host).await, (421, "wrong_host".to_owned()), "{path} as {host}");
        }
        for host in ["localhost", &format!("127.0.0.1:{port}"), "[::1]"] {
            assert_eq!(as_host(server.site, path, host).await.0, 200, "{path} as {host}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_by_the_names_it_was_given_and_its_proxy_answers_for_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::run(folder.path(), |config| config.hosts = vec!["games.example".to_owned()]).await;
    assert_eq!(as_host(server.site, "/api/me", "Games.example:443").await.0, 200);
    assert_eq!(as_host(server.site, "/api/me", "box.local").await.0, 421);
    server.stop().await;
    let behind = Server::run(folder.path(), |config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("one")];
    })
    .await;
    assert_eq!(as_host(behind.site, "/api/me", "games.example").await.0, 200);
    behind.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_have_an_address_of_their_own_if_that_is_wished() {
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port");
    let server = Server::run(folder.path(), |config| config.metrics = Some(free)).await;
    assert_eq!(server.site.get("/metrics").send().await.refusal(), (403, "not_from_here".to_owned()));
    server.site.get("/api/nothing").send().await.refusal();
    let apart = Site(free);
    let figures = apart.get("/metrics").header("x-forwarded-for", "192.0.2.7").send().await;
    assert_eq!(figures.status, 200);
    let text = figures.text();
    assert!(text.contains("lagrange_requests_total{status=\"403\"} 1"), "{text}");
    assert!(text.contains("lagrange_requests_total{status=\"404\"} 1"), "{text}");
    assert!(text.contains("lagrange_answer_seconds_count 2"), "{text}");
    assert_eq!(apart.get("/api/me").send().await.status, 404, "nothing else is there");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_who_asked_for_what_and_what_was_refused() {
    let place = Place::folder();
    for (args, told, untold) in [
        (vec!["--access-log"], vec!["/api/games", "/api/nothing", "/join/…"], "secretsecret"),
        (vec![], vec!["/api/nothing", "404", "a login fails"], "/api/games"),
    ] {
        let server = Process::logging(&place, &args).await;
        for path in ["/api/games", "/api/nothing", "/join/secretsecret"] {
            server.site.get(path).send().await;
        }
        let guess = serde_json::json!({ "login": "nobody", "password": "some guess or other" });
        server.site.post("/api/login", guess).send().await;
        let log = server.end_with_log().await;
        for word in told {
            assert!(log.contains(word), "{args:?}: {word} is missing in\n{log}");
        }
        assert!(!log.contains(untold) && !log.contains("some guess"), "{args:?}: {untold} stands in\n{log}");
    }
}
