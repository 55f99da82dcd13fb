//! Sessions begin with a cookie and can be ended; of somebody who only looks nothing is kept.

use rusqlite::Connection;
use serde_json::{Value, json};
use server::Expiry;

use crate::client::{Answer, Guest, Site, Socket};
use crate::notices::Browser;
use crate::stage::Server;

const PASSWORD: &str = "correct horse";

async fn with_account(site: Site) -> Guest {
    let ann = site.guest_called("Ann").await;
    site.post("/api/account", json!({ "login": "ann", "password": PASSWORD })).by(&ann).send().await.done();
    ann
}

async fn login(site: Site, password: &str) -> Answer {
    site.post("/api/login", json!({ "login": "ann", "password": password })).send().await
}

async fn is_known(site: Site, guest: &Guest) -> bool {
    site.get("/api/tables").by(guest).send().await.status == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn all_sessions_end_at_once() {
    let server = Server::new().await;
    let site = server.site;
    let ann = with_account(site).await;
    let answer = login(site, PASSWORD).await;
    answer.done();
    let elsewhere = Guest { cookie: answer.cookie().expect("a cookie"), user: ann.user.clone() };
    let mut open = Socket::open(site, &elsewhere).await;
    let token = site.post("/api/tokens", json!({ "name": "bot" })).by(&ann).send().await.done();
    let out = site.request("POST", "/api/logout/everywhere").by(&ann).send().await;
    assert_eq!(out.status, 204, "{}", out.text());
    open.ends().await;
    assert!(!is_known(site, &ann).await && !is_known(site, &elsewhere).await);
    let me = site.get("/api/me").by(&ann).send().await.done();
    assert_ne!(me["user"], json!(ann.user), "an old cookie makes nobody the owner");
    let token = token["token"].as_str().expect("a token");
    assert_eq!(site.get("/api/tables").with_token(token).send().await.status, 200, "programs are revoked one by one");
    let back = login(site, PASSWORD).await;
    assert_eq!(back.done()["user"], json!(ann.user));
    assert!(is_known(site, &Guest { cookie: back.cookie().expect("a cookie"), user: String::new() }).await);

    let guest = site.guest_called("Bob").await;
    let answer = site.request("POST", "/api/logout/everywhere").by(&guest).send().await;
    assert_eq!(answer.refusal(), (409, "no_account".to_owned()), "a guest would not come back");
    server.stop().await;
}

async fn log_out(site: Site, guest: &Guest) -> Answer {
    site.post("/api/logout", Value::Null).by(guest).send().await
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_ends_this_session_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let ann = with_account(site).await;
    let elsewhere = Guest { cookie: login(site, PASSWORD).await.cookie().expect("a cookie"), user: ann.user.clone() };
    assert_ne!(ann.cookie, elsewhere.cookie, "each session has its own");
    let (mut here, mut there) = (Socket::open(site, &ann).await, Socket::open(site, &elsewhere).await);
    here.hear("hello").await;
    let stream = tokio::spawn(site.get("/api/bot/prompts").by(&ann).send());
    // It is there when its first pulse comes; whatever happens before is looked up.
    let out = log_out(site, &ann).await;
    assert_eq!(out.status, 204, "{}", out.text());
    here.ends().await;
    stream.await.expect("the stream ends, too");
    // Whoever has copied the cookie has nothing of it.
    assert_eq!(site.get("/api/tables").by(&ann).send().await.refusal(), (401, "not_known".to_owned()));
    assert!(Socket::with(site, &[("cookie", &ann.cookie)]).await.is_err());
    assert_ne!(site.get("/api/me").by(&ann).send().await.done()["user"], json!(ann.user));
    assert_eq!(log_out(site, &ann).await.status, 204, "once more changes nothing");
    there.say(json!({ "type": "ping" })).await;
    there.hear("pong").await;
    assert!(is_known(site, &elsewhere).await);
    server.stop().await;
    // A restart does not bring it back.
    let server = Server::on(folder.path()).await;
    assert!(!is_known(server.site, &ann).await && is_known(server.site, &elsewhere).await);
    let back = login(server.site, PASSWORD).await;
    let back = Guest { cookie: back.cookie().expect("a cookie"), user: String::new() };
    assert!(is_known(server.site, &back).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visit_stays_in_its_session() {
    let server = Server::new().await;
    let site = server.site;
    let ann = with_account(site).await;
    // Each page asks who is there, and the browser keeps the cookie that comes.
    let again = site.get("/api/me").by(&ann).send().await;
    let again = Guest { cookie: again.cookie().expect("a cookie"), user: ann.user.clone() };
    log_out(site, &again).await;
    assert!(!is_known(site, &ann).await && !is_known(site, &again).await);
    // Somebody who has only looked leaves nothing when they go, and whoever holds such a cookie finds nothing.
    let guest = site.guest().await;
    assert_eq!(log_out(site, &guest).await.status, 204);
    assert_eq!(site.get("/api/tables").by(&guest).send().await.done(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_that_nobody_can_have_costs_nothing() {
    let server = Server::new().await;
    let site = server.site;
    with_account(site).await;
    let guess = async |login: String| {
        site.post("/api/login", json!({ "login": login, "password": PASSWORD })).send().await.refusal()
    };
    let wrong = (401, "wrong_password".to_owned());
    // More often than anybody may guess: it is not even remembered that somebody tried.
    for n in 0..15 {
        assert_eq!(guess(format!("{n}{}", "x".repeat(60_000))).await, wrong);
        assert_eq!(guess("x".repeat(41)).await, wrong);
    }
    let guesses = [(); 15].map(|()| "x".repeat(40));
    let mut refused = Vec::new();
    for login in guesses {
        refused.push(guess(login).await.1);
    }
    let too_fast = refused.iter().filter(|code| *code == "too_fast").count();
    assert!((1..=5).contains(&too_fast), "others are: {refused:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    let server = Server::new().await;
    let site = server.site;
    let ann = with_account(site).await;
    let elsewhere = Guest { cookie: login(site, PASSWORD).await.cookie().expect("a cookie"), user: String::new() };
    let change = async |old: &str, new: &str| {
        site.put("/api/account/password", json!({ "password": old, "new": new })).by(&ann).send().await
    };
    assert_eq!(change("wrong horse", "another horse").await.refusal(), (401, "wrong_password".to_owned()));
    assert_eq!(change(PASSWORD, "short").await.refusal(), (400, "password_form".to_owned()));
    assert!(is_known(site, &elsewhere).await, "nothing has changed yet");
    let changed = change(PASSWORD, "another horse").await;
    assert_eq!(changed.status, 204, "{}", changed.text());
    let here = Guest { cookie: changed.cookie().expect("a cookie"), user: String::new() };
    assert!(is_known(site, &here).await && !is_known(site, &elsewhere).await && !is_known(site, &ann).await);
    assert_eq!(login(site, PASSWORD).await.refusal().1, "wrong_password");
    login(site, "another horse").await.done();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_looks_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    for _ in 0..20 {
        let guest = site.guest().await;
        let again = site.get("/api/me").by(&guest).send().await.done();
        assert_eq!(again["user"], json!(guest.user), "the browser is known all the same");
        site.get("/api/tables").by(&guest).send().await.done();
    }
    let ann = site.guest().await;
    let name = site.get("/api/me").by(&ann).send().await.done()["name"].clone();
    let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
    let table = site.table(&ann, seats, json!({ "start": true })).await;
    let (_, state) = Socket::at(site, &ann, &table).await;
    assert_eq!((&state["seats"][0]["name"], &state["seats"][0]["user"]), (&name, &json!(ann.user)));
    server.stop().await;
    let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let kept: Vec<String> = db
        .prepare("SELECT id FROM users")
        .expect("a statement")
        .query_map([], |row| row.get(0))
        .expect("rows")
        .flatten()
        .collect();
    assert_eq!(kept, [ann.user]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_needs_is_deleted_and_what_was_played_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let (ann, idle) = (site.guest().await, site.guest_called("Idle").await);
    let seats = || json!([{ "kind": "you" }, { "kind": "bot" }]);
    let lobby = site.table(&ann, seats(), json!({})).await;
    let going = site.table(&ann, seats(), json!({ "start": true })).await;
    let fresh = site.table(&ann, seats(), json!({ "start": true })).await;
    let over = site.table(&ann, seats(), json!({ "start": true })).await;
    site.request("POST", &format!("/api/tables/{over}/resign")).by(&ann).send().await.done();
    server.stop().await;
    // Two hundred days pass, but for one table.
    let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let old = 200 * 24 * 3_600 * 1_000_i64;
    db.execute("UPDATE tables SET updated = updated - ?1 WHERE id <> ?2", (old, &fresh)).expect("changed");
    db.execute("UPDATE users SET created = created - ?1", [old]).expect("changed");
    let there = |what: &str, id: &str| -> bool {
        let sql = format!("SELECT count(*) FROM {what} WHERE id = ?1");
        db.query_row(&sql, [id], |row| row.get::<_, u32>(0)).expect("a number") > 0
    };
    let server = Server::run(folder.path(), |config| config.expiry = Expiry::default()).await;
    for _ in 0..400 {
        if !there("tables", &lobby) && !there("tables", &going) && !there("users", &idle.user) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(!there("tables", &lobby), "a lobby that nobody started");
    assert!(!there("tables", &going), "a game that nobody goes on with");
    assert!(!there("users", &idle.user), "a guest without a game");
    assert!(there("tables", &over) && there("tables", &fresh) && there("users", &ann.user));
    let journal = server.site.get(&format!("/api/tables/{over}/journal")).by(&ann).send().await;
    assert_eq!(journal.status, 200, "{}", journal.text());
    assert!(journal.text().starts_with(r#"{"type":"header""#), "{}", journal.text());
    server.stop().await;
}

/// Waits until a server has swept.
async fn until(done: impl Fn() -> bool) {
    for _ in 0..1_500 {
        if done() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("nothing is deleted");
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_at_which_nobody_looks_and_games_that_nobody_played_are_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let ann = site.guest().await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let sample = json!({ "game": "sample-game", "start": true });
    let bots = site.table(&ann, seats, sample.clone()).await;
    let (mut socket, _) = Socket::at(site, &ann, &bots).await;
    socket.hear_where("update", |update| update["state"]["phase"] == "over").await;
    let played = site.table(&ann, json!([{ "kind": "you" }, { "kind": "bot" }]), sample).await;
    site.request("POST", &format!("/api/tables/{played}/resign")).by(&ann).send().await.done();
    let journal = site.get(&format!("/api/tables/{bots}/journal")).by(&ann).send().await.text();
    let upload = async || {
        let made = site.request("POST", "/api/replays").header("content-type", "text/plain").by(&ann);
        made.body(journal.clone().into_bytes()).send().await.done()["id"].as_str().expect("an id").to_owned()
    };
    let (dusty, read) = (upload().await, upload().await);
    server.stop().await;
    let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let days = |n: i64| n * 24 * 3_600 * 1_000;
    db.execute("UPDATE tables SET updated = updated - ?1", [days(31)]).expect("changed");
    db.execute("UPDATE replays SET looked = looked - ?1", [days(91)]).expect("changed");
    db.execute("UPDATE replays SET looked = looked + ?1 WHERE id = ?2", (days(2), &read)).expect("changed");
    let there = |what: &str, id: &str| -> bool {
        let sql = format!("SELECT count(*) FROM {what} WHERE id = ?1");
        db.query_row(&sql, [id], |row| row.get::<_, u32>(0)).expect("a number") > 0
    };
    let server = Server::run(folder.path(), |config| config.expiry = Expiry::default()).await;
    until(|| !there("tables", &bots) && !there("replays", &dusty)).await;
    assert!(there("tables", &played), "a game that somebody played stays forever");
    assert!(there("replays", &read), "somebody looked at it not long ago");
    let gone = server.site.get(&format!("/api/replays/{dusty}/replay")).by(&ann).send().await;
    assert_eq!(gone.refusal(), (404, "no_such_replay".to_owned()));
    server.site.get(&format!("/api/replays/{read}/replay")).by(&ann).send().await.done();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_nothing_more_when_its_session_has_ended() {
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    let right = json!({ "login": "ann", "password": "correct horse" });
    site.post("/api/account", right.clone()).by(&ann).send().await.done();
    let browsers = async |guest: &Guest| site.get("/api/notices").by(guest).send().await.done()["browsers"].clone();
    let again = async || {
        let login = site.post("/api/login", right.clone()).send().await;
        Guest { cookie: login.cookie().expect("a cookie"), user: ann.user.clone() }
    };
    let (laptop, phone) = (again().await, again().await);
    for (n, guest) in [&ann, &laptop, &phone].into_iter().enumerate() {
        Browser::new(&format!("https://push.example/{n}")).of(site, guest).await;
    }
    assert_eq!(browsers(&ann).await, 3);
    site.request("POST", "/api/logout").by(&laptop).send().await.done();
    assert_eq!(browsers(&ann).await, 2, "nothing more on the laptop");
    let new = json!({ "password": "correct horse", "new": "another horse" });
    let changed = site.put("/api/account/password", new).by(&phone).send().await;
    let phone = Guest { cookie: changed.cookie().expect("a cookie"), ..phone };
    assert_eq!(browsers(&phone).await, 1, "only where the password was changed");
    let new = json!({ "password": "another horse", "new": "correct horse" });
    let changed = site.put("/api/account/password", new).by(&phone).send().await;
    let phone = Guest { cookie: changed.cookie().expect("a cookie"), ..phone };
    assert_eq!(browsers(&phone).await, 1, "there it stays");
    server.stop().await;
}
