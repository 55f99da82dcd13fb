//! A guest who takes an account keeps what is theirs.

use serde_json::{Value, json};

use crate::stage::{Place, Server};

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_the_games_of_the_guest() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let ann = site.guest_called("Ann").await;
    let table = site.table(&ann, json!([{ "kind": "you" }, { "kind": "open" }]), json!({})).await;
    let given = json!({ "login": "ann.k", "password": "correct horse" });
    let me = site.post("/api/account", given.clone()).by(&ann).send().await.done();
    assert_eq!((&me["login"], &me["user"]), (&json!("ann.k"), &json!(ann.user)));

    // Another browser, which nobody knows yet.
    let answer = site.post("/api/login", given.clone()).send().await;
    let me = answer.done();
    assert_eq!((&me["user"], &me["name"]), (&json!(ann.user), &json!("Ann")));
    let cookie = answer.cookie().expect("a cookie");
    let tables = site.get("/api/tables").header("cookie", &cookie).send().await.done();
    assert_eq!((&tables[0]["id"], &tables[0]["seats"][0]["you"]), (&json!(table), &json!(true)));

    let bob = site.guest().await;
    let taken = site.post("/api/account", given).by(&bob).send().await;
    assert_eq!(taken.refusal(), (409, "taken".to_owned()));
    for (login, password) in [("ann.k", "wrong horse"), ("nobody", "correct horse")] {
        let answer = site.post("/api/login", json!({ "login": login, "password": password })).send().await;
        assert_eq!(answer.refusal(), (401, "wrong_password".to_owned()), "neither name nor password is told apart");
    }
    let gone = site.post("/api/logout", Value::Null).header("cookie", &cookie).send().await;
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")), "{}", gone.head);
    server.stop().await;

    let place = Place::Folder(folder);
    let store = place.store().await;
    let account = store.account("ann.k").await.expect("the store answers").expect("the account");
    assert!(account.password_hash.starts_with("$argon2id$"), "{}", account.password_hash);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_for_this_site_and_no_script() {
    let server = Server::new().await;
    let answer = server.site.get("/api/me").send().await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("script-src 'self';"), "no scripts but our own: {policy}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_two_people_look_alike() {
    let server = Server::new().await;
    let site = server.site;
    let register = async |login: &str| {
        let guest = site.guest().await;
        site.post("/api/account", json!({ "login": login, "password": "correct horse" })).by(&guest).send().await
    };
    register("Anna").await.done();
    register("анна").await.done();
    assert_eq!(register("ANNA").await.refusal(), (409, "taken".to_owned()));
    for login in ["аnna", "anna\u{200b}", "ａnna", "anna\u{301}", "αnna", "an", "an na", "ΑΒΓ"] {
        assert_eq!(register(login).await.refusal(), (400, "login_form".to_owned()), "{login:?}");
    }
    site.post("/api/login", json!({ "login": "aNNa", "password": "correct horse" })).send().await.done();
    let ann = site.guest().await;
    for name in [
        "\u{e000}",
        "A\u{e1ff}n",
        "\u{3164}",
        "\u{2800}\u{2800}",
        "Ann\u{202e}",
        "A\u{200b}nn",
        "\u{200d}",
        "\u{e0041}Ann",
        "\u{fe0f}",
    ] {
        let renamed = site.put("/api/me", json!({ "name": name })).by(&ann).send().await;
        assert_eq!(renamed.refusal(), (400, "name_form".to_owned()), "{name:?}");
    }
    for name in ["Анна-Мария", "O’Neil", "👩\u{200d}🚀"] {
        site.put("/api/me", json!({ "name": name })).by(&ann).send().await.done();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_of_tables_cannot_be_tried_out() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, eve) = (site.guest().await, site.guest().await);
    let table = site.table(&ann, json!([{ "kind": "you" }, { "kind": "bot" }]), json!({})).await;
    let invites = site.get(&format!("/api/tables/{table}/invites")).by(&ann).send().await.done();
    let code = invites["code"].as_str().expect("a code");
    let join = async |token: &str| site.post("/api/join", json!({ "token": token })).by(&eve).send().await.refusal().1;
    assert_eq!(join(code).await, "no_seat_left", "it leads to the table");
    site.request("POST", &format!("/api/tables/{table}/start")).by(&ann).send().await.done();
    assert_eq!(join(code).await, "no_such_table", "and no longer when the game has begun");
    let mut tries = 0;
    while join(&format!("{tries:06}")).await != "too_fast" {
        tries += 1;
        assert!(tries < 60, "codes can be tried out");
    }
    server.stop().await;
}
