//! People who are away are told, and nobody else, and nothing else.

mod browser;
mod carrier;
mod hours;
mod turns;

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

pub(crate) use self::browser::Browser;
use self::carrier::{AUTHORITY, Carrier};
use crate::client::{Guest, Site, Socket};
use crate::stage::Server;

/// What is expected comes within this time.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that tells people after so many milliseconds, on browsers of carriers of this machine.
async fn server(folder: &Path, delay: u64) -> Server {
    Server::run(folder, |config| {
        config.telling.near = Some(AUTHORITY.to_vec());
        config.telling.delay = Duration::from_millis(delay);
    })
    .await
}

/// Two people at a game in which all are asked at once, which begins now. The host is here.
async fn game_of(site: Site, ann: &Guest, bob: &Guest) -> String {
    site.table_of(&[ann, bob], json!({ "game": "sample-game" })).await
}

/// What is still to be told, by table, once it fits; read behind the server's back.
pub(crate) async fn due(folder: &Path, fits: impl Fn(&[(String, String, u64)]) -> bool) -> Vec<(String, String, u64)> {
    let wait = async {
        loop {
            let now = due_now(folder);
            if fits(&now) {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it fits in the end")
}

fn due_now(folder: &Path) -> Vec<(String, String, u64)> {
    let file = std::fs::read_dir(folder).expect("a folder").filter_map(Result::ok).map(|file| file.path());
    let file =
        file.filter(|file| file.extension().is_some_and(|ending| ending.to_string_lossy().starts_with("sqlite")));
    let db = rusqlite::Connection::open(file.min().expect("a database")).expect("it opens");
    let mut rows = db.prepare("SELECT table_id, reason, at FROM notices_due ORDER BY at").expect("a statement");
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, i64>(2)? as u64)));
    rows.expect("rows").map(|row| row.expect("a row")).collect()
}

/// An hour: nobody is told while a test runs.
const LATER: u64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn only_browsers_on_the_open_net_are_written_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let carrier = Carrier::new().await;
    let server = Server::run(folder.path(), |config| config.telling.delay = Duration::from_millis(10)).await;
    let (site, ann, bob) = (server.site, server.site.guest().await, server.site.guest().await);
    for bad in ["http://push.example/a", "https://me@push.example/a", "push.example", "https://"] {
        let answer = site.post("/api/notices/browsers", Browser::new(bad).told()).by(&bob).send().await;
        assert_eq!(answer.refusal(), (400, "bad_browser".to_owned()), "{bad}");
    }
    let mut told = Browser::new("https://push.example/a").told();
    told["auth"] = json!("short");
    assert_eq!(site.post("/api/notices/browsers", told).by(&bob).send().await.refusal().0, 400);
    // A name that leads to this machine is found out when it is looked up, and nobody connects.
    Browser::new(&carrier.endpoint("bob")).of(site, &bob).await;
    game_of(site, &ann, &bob).await;
    let first = due(folder.path(), |due| due.len() == 1).await[0].2;
    due(folder.path(), |due| due.first().is_none_or(|(.., at)| *at > first)).await;
    assert_eq!(carrier.connections(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_somebodys_and_they_have_few() {
    let server = Server::new().await;
    let (site, ann, bob) = (server.site, server.site.guest().await, server.site.guest().await);
    let count = async |guest: &Guest| site.get("/api/notices").by(guest).send().await.done()["browsers"].clone();
    Browser::new("https://push.example/a").of(site, &ann).await;
    Browser::new("https://push.example/a").of(site, &bob).await;
    assert_eq!((count(&ann).await, count(&bob).await), (json!(0), json!(1)), "whoever uses it now");
    for n in 0..12 {
        Browser::new(&format!("https://push.example/{n}")).of(site, &ann).await;
    }
    assert_eq!(count(&ann).await, json!(10));
    let old = json!({ "endpoint": "https://push.example/11" });
    site.request("DELETE", "/api/notices/browsers").json(&old).by(&ann).send().await.done();
    assert_eq!(count(&ann).await, json!(9));
    assert_ne!(site.get("/api/notices").by(&ann).send().await.done()["push_key"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_logs_out_everywhere_is_told_nowhere() {
    let server = Server::new().await;
    let (site, ann) = (server.site, server.site.guest().await);
    let account = json!({ "login": "ann", "password": "correct horse" });
    site.post("/api/account", account.clone()).by(&ann).send().await.done();
    Browser::new("https://push.example/lost").of(site, &ann).await;
    site.request("POST", "/api/logout/everywhere").by(&ann).send().await.done();
    let cookie = site.post("/api/login", account).send().await.cookie().expect("a cookie");
    let told = site.get("/api/notices").header("cookie", &cookie).send().await.done();
    assert_eq!(told["browsers"], json!(0));
    server.stop().await;
}

/// Somebody is here until the result is dropped.
async fn here(site: Site, guest: &Guest) -> Socket {
    let mut socket = Socket::open(site, guest).await;
    socket.hear("hello").await;
    socket
}
