//! Friends by link and after a game; and whoever is blocked stays away.

use serde_json::{Value, json};

use super::{listed, open_table, sit};
use crate::client::{Guest, Site, Socket};
use crate::stage::Server;

async fn circle(site: Site, guest: &Guest) -> Value {
    site.get("/api/circle").by(guest).send().await.done()
}

async fn befriend(site: Site, one: &Guest, other: &Guest) {
    let link = site.request("POST", "/api/circle/link").by(one).send().await.done();
    site.post("/api/friends", link).by(other).send().await.done();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_makes_friends_who_see_each_other() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let mut annas = Socket::open(site, &ann).await;
    annas.hear("hello").await;
    befriend(site, &ann, &bob).await;
    let told = annas.hear("notice").await;
    assert_eq!(told["notice"], json!({ "type": "friend", "user": bob.user, "name": "Bob" }));
    assert_eq!(circle(site, &bob).await["friends"], json!([{ "user": ann.user, "name": "Ann", "here": true }]));
    assert_eq!(circle(site, &ann).await["friends"][0]["here"], false);
    let bobs = Socket::open(site, &bob).await;
    let come = annas.hear_where("notice", |notice| notice["notice"]["type"] == "here").await;
    assert_eq!(come["notice"], json!({ "type": "here", "user": bob.user, "here": true }));

    // Whoever does not want to be seen is not.
    site.put("/api/profile", json!({ "seen": false })).by(&bob).send().await.done();
    assert_eq!(circle(site, &ann).await["friends"][0]["here"], false);
    drop(bobs);
    site.request("DELETE", &format!("/api/friends/{}", bob.user)).by(&ann).send().await.done();
    assert_eq!(circle(site, &bob).await["friends"], json!([]));
    let old = site.post("/api/friends", json!({ "link": "gone" })).by(&bob).send().await;
    assert_eq!(old.refusal(), (404, "no_such_link".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_ask_each_other_after_a_game_and_nobody_else() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, eve) = (site.guest_called("Ann").await, site.guest_called("Bob").await, site.guest().await);
    let ask = |by: Guest, whom: String| async move {
        site.post("/api/friends", json!({ "user": whom })).by(&by).send().await
    };
    assert_eq!(ask(eve.clone(), ann.user.clone()).await.refusal(), (403, "never_met".to_owned()));
    site.table_of(&[&ann, &bob], json!({})).await;
    ask(ann.clone(), bob.user.clone()).await.done();
    ask(ann.clone(), bob.user.clone()).await.done();
    assert_eq!(circle(site, &bob).await["asking"], json!([{ "user": ann.user, "name": "Ann" }]));
    assert_eq!(circle(site, &ann).await["asked"], json!([{ "user": bob.user, "name": "Bob" }]));
    ask(bob.clone(), ann.user.clone()).await.done();
    assert_eq!(circle(site, &ann).await["friends"][0]["name"], "Bob");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_neither_sits_down_nor_asks_nor_finds_the_table() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, eve) = (site.guest_called("Ann").await, site.guest_called("Eve").await);
    site.table_of(&[&ann, &eve], json!({})).await;
    befriend(site, &ann, &eve).await;
    let link = circle(site, &ann).await["link"].clone();
    let mut eves = Socket::open(site, &eve).await;
    eves.say(json!({ "type": "browse", "on": true })).await;
    let table = open_table(site, &ann).await;
    eves.hear_where("open_tables", |news| news["tables"][0]["id"] == json!(table)).await;

    site.put(&format!("/api/people/{}", eve.user), json!({ "blocked": true })).by(&ann).send().await.done();
    eves.hear_where("open_tables", |news| news["whole"] == true && news["tables"] == json!([])).await;
    assert_eq!(listed(site, &eve, |_| true).await, Vec::<String>::new());
    let apart = (403, "not_together".to_owned());
    assert_eq!(sit(site, &eve, &table).await.refusal(), apart);
    let claim = json!({ "type": "sit", "seat": 1 });
    assert_eq!(super::set_up(site, &eve, &table, claim).await.refusal(), apart);
    let invites = site.get(&format!("/api/tables/{table}/invites")).by(&ann).send().await.done();
    let join = site.post("/api/join", json!({ "token": invites["seats"][0]["token"] })).by(&eve).send().await;
    assert_eq!(join.refusal(), apart, "not by a link either");
    assert_eq!(circle(site, &eve).await["friends"], json!([]));
    let by_link = site.post("/api/friends", json!({ "link": link })).by(&eve).send().await;
    assert_eq!(by_link.refusal(), (404, "no_such_link".to_owned()), "nothing says why");
    site.post("/api/friends", json!({ "user": ann.user })).by(&eve).send().await.done();
    assert_eq!(circle(site, &ann).await["asking"], json!([]), "a wish that nobody hears");
    let profile = site.get(&format!("/api/players/{}", ann.user)).by(&eve).send().await;
    assert_eq!(profile.refusal(), (404, "no_such_player".to_owned()));

    site.put(&format!("/api/people/{}", eve.user), json!({ "blocked": false })).by(&ann).send().await.done();
    sit(site, &eve, &table).await.done();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_invited_and_a_rematch_tells_everybody() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, eve) = (site.guest_called("Ann").await, site.guest_called("Bob").await, site.guest().await);
    befriend(site, &ann, &bob).await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let table = site.table(&ann, seats, json!({})).await;
    let invite = |whom: String| {
        let (path, ann) = (format!("/api/tables/{table}/invite"), ann.clone());
        async move { site.post(&path, json!({ "user": whom })).by(&ann).send().await }
    };
    assert_eq!(invite(eve.user.clone()).await.refusal(), (403, "no_friend".to_owned()));
    let mut bobs = Socket::open(site, &bob).await;
    bobs.hear("hello").await;
    invite(bob.user.clone()).await.done();
    let told = bobs.hear_where("notice", |notice| notice["notice"]["type"] == "invited").await["notice"].take();
    assert_eq!((&told["by"], &told["game"]), (&json!("Ann"), &json!("nexus-ops")));
    let token = told["token"].as_str().expect("a token");
    let info = site.get(&format!("/api/join/{token}?lang=en")).by(&bob).send().await.done();
    assert_eq!((&info["host"], &info["free"]), (&json!("Ann"), &json!(1)));
    site.post("/api/join", json!({ "token": token })).by(&bob).send().await.done();
    site.request("POST", &format!("/api/tables/{table}/start")).by(&ann).send().await.done();
    site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await.done();

    // Bob looks at something else by now.
    let next = site.request("POST", &format!("/api/tables/{table}/rematch")).by(&ann).send().await.done();
    let told = bobs.hear_where("notice", |notice| notice["notice"]["type"] == "rematch").await;
    assert_eq!(told["notice"], json!({ "type": "rematch", "table": next["id"], "game": "nexus-ops", "by": "Ann" }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_made_to_play_again_least_of_all_with_whom_they_shut_out() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await.done();
    site.put(&format!("/api/people/{}", ann.user), json!({ "blocked": true })).by(&bob).send().await.done();
    let again = |guest| site.request("POST", &format!("/api/tables/{table}/rematch")).by(guest).send();
    let next = again(&ann).await.done()["id"].as_str().expect("a table").to_owned();
    let waiting = |tables: Value| tables.as_array().map(Vec::len);
    assert_eq!(waiting(site.get("/api/tables").by(&bob).send().await.done()), Some(0), "Bob was not asked");
    assert_eq!(again(&bob).await.refusal(), (403, "not_together".to_owned()));
    site.put(&format!("/api/people/{}", ann.user), json!({ "blocked": false })).by(&bob).send().await.done();
    assert_eq!(again(&bob).await.done()["id"], next.as_str());
    let (_socket, state) = Socket::at(site, &ann, &next).await;
    assert_eq!([&state["seats"][0]["kind"], &state["seats"][1]["kind"]], ["human", "human"], "now he wishes to");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_blocks_and_forgives_in_haste_is_slowed_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let allowance = server::Allowance { requests_per_minute: 60_000, ..server::Allowance::OFF };
    let server = Server::with(folder.path(), allowance).await;
    let (site, eve, bob) = (server.site, server.site.guest_called("Eve").await, server.site.guest_called("Bob").await);
    let mut codes = Vec::new();
    for n in 0..30 {
        let path = format!("/api/people/{}", bob.user);
        codes.push(site.put(&path, json!({ "blocked": n % 2 == 0 })).by(&eve).send().await.status);
    }
    assert_eq!(codes[0], 204);
    assert!(codes.iter().filter(|code| **code == 429).count() >= 8, "{codes:?}");
    server.stop().await;
}
