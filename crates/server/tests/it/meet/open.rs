//! Open tables: listed when the host says so, live, and a seat for whoever wants to play now.

use serde_json::json;

use super::{listed, open_table, set_up, sit};
use crate::client::Socket;
use crate::stage::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_listed_when_its_host_says_so_and_no_longer() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let closed = site.table(&ann, seats, json!({})).await;
    let open = open_table(site, &ann).await;
    assert_eq!(listed(site, &bob, |ids| !ids.is_empty()).await, std::slice::from_ref(&open), "nobody else's business");
    assert_eq!(sit(site, &bob, &closed).await.refusal(), (409, "not_open".to_owned()));

    let list = site.get("/api/open?lang=en").by(&bob).send().await.done();
    let table = &list[0];
    assert_eq!((&table["game"], &table["host"], &table["free"]), (&json!("nexus-ops"), &json!("Ann"), &json!(1)));
    assert_eq!((&table["clock"]["days"], &table["seats"][0]["label"]), (&json!(1), &json!("Ann")));
    assert!(!list.to_string().contains(&ann.user), "a list names nobody by id");

    sit(site, &bob, &open).await.done();
    listed(site, &ann, <[String]>::is_empty).await;
    let change = json!({ "type": "send_away", "seat": 1, "user": bob.user });
    set_up(site, &ann, &open, change).await.done();
    listed(site, &ann, |ids| ids == [open.clone()]).await;
    set_up(site, &ann, &open, json!({ "type": "settings", "settings": { "open": false } })).await.done();
    listed(site, &ann, <[String]>::is_empty).await;
    assert_eq!(sit(site, &bob, &open).await.refusal(), (409, "not_open".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_told_live_and_stands_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest().await);
    let mut socket = Socket::open(site, &bob).await;
    socket.say(json!({ "type": "browse", "on": true })).await;
    let first = socket.hear("open_tables").await;
    assert_eq!((&first["whole"], &first["tables"]), (&json!(true), &json!([])));
    let table = open_table(site, &ann).await;
    let news = socket.hear_where("open_tables", |news| news["tables"] != json!([])).await;
    assert_eq!(news["tables"][0]["id"], json!(table));
    site.put("/api/me", json!({ "name": "Anna" })).by(&ann).send().await.done();
    socket.hear_where("open_tables", |news| news["tables"][0]["host"] == "Anna").await;
    set_up(site, &ann, &table, json!({ "type": "fill_seats", "bot": "random" })).await.done();
    socket.hear_where("open_tables", |news| news["gone"] == json!([table])).await;
    set_up(site, &ann, &table, json!({ "type": "free_seat", "seat": 1 })).await.done();
    socket.hear_where("open_tables", |news| news["tables"][0]["id"] == json!(table)).await;
    server.stop().await;

    let server = Server::on(folder.path()).await;
    listed(server.site, &bob, |ids| ids == [table.clone()]).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_begins_at_once_is_listed_while_its_host_is_here() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let table = site.table(&ann, seats, json!({ "settings": { "open": true } })).await;
    assert_eq!(listed(site, &bob, |_| true).await, Vec::<String>::new(), "ann is not connected");
    let _here = Socket::at(site, &ann, &table).await;
    listed(site, &bob, |ids| ids == [table.clone()]).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_to_play_now_sits_down_or_opens_a_table() {
    let server = Server::new().await;
    let site = server.site;
    let people = [site.guest().await, site.guest().await, site.guest().await, site.guest().await];
    let play = |n: usize, body: serde_json::Value| {
        let guest = people[n].clone();
        async move { site.post("/api/open/play", body).by(&guest).send().await }
    };
    let any = play(0, json!({})).await;
    assert_eq!(any.refusal(), (404, "nobody_waits".to_owned()));
    let opened = play(0, json!({ "game": "nexus-ops" })).await.done();
    assert_eq!(opened["opened"], true);
    let table = opened["id"].as_str().expect("an id");
    let again = play(0, json!({ "game": "nexus-ops" })).await.done();
    assert_eq!((&again["id"], &again["opened"]), (&json!(table), &json!(false)), "a second click opens nothing");
    let _here = Socket::at(site, &people[0], table).await;
    listed(site, &people[1], |ids| ids == [table.to_owned()]).await;
    assert_eq!(play(1, json!({})).await.done(), json!({ "id": table, "opened": false }));
    assert_eq!(play(2, json!({ "game": "nexus-ops" })).await.done()["id"], json!(table));
    listed(site, &people[3], <[String]>::is_empty).await;
    let full = play(3, json!({ "game": "nexus-ops" })).await.done();
    assert_eq!(full["opened"], true, "three are enough");
    for body in [json!({ "game": "sample-game" }), json!({ "game": "chess" })] {
        assert_eq!(play(3, body).await.refusal(), (404, "no_such_game".to_owned()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_tables_are_listed() {
    let server = Server::new().await;
    let site = server.site;
    for _ in 0..167 {
        let host = site.guest().await;
        for _ in 0..3 {
            open_table(site, &host).await;
        }
    }
    let bob = site.guest().await;
    let mut socket = Socket::open(site, &bob).await;
    socket.say(json!({ "type": "browse", "on": true })).await;
    let mut seen = 0;
    while seen < 501 {
        seen += socket.hear("open_tables").await["tables"].as_array().expect("tables").len();
    }
    assert_eq!(seen, 501);
    server.stop().await;
}
