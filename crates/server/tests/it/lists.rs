//! Lists of tables follow what happens, also when a server was killed before it could write it down.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};
use crate::stage::Server;

/// Waits until the guest's only table is listed as this guest's turn, or as another's.
async fn listed(site: Site, guest: &Guest, your_turn: bool) {
    let wait = async {
        while site.get("/api/tables").by(guest).send().await.done()[0]["your_turn"] != your_turn {
            tokio::task::yield_now().await;
        }
    };
    let found = tokio::time::timeout(Duration::from_secs(20), wait).await;
    found.unwrap_or_else(|_| panic!("the list does not say your_turn: {your_turn}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_follow_the_game() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    listed(site, &ann, true).await;
    listed(site, &bob, false).await;
    let (mut socket, mut state) = Socket::at(site, &ann, &table).await;
    let mut dice = Dice::new(1);
    for n in 0.. {
        let Some(view) = asked(&state) else { break };
        socket.say(act(&table, view, &format!("click-{n}"), picked(view, &mut dice))).await;
        state = socket.hear("update").await["state"].take();
    }
    listed(site, &ann, false).await;
    listed(site, &bob, true).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_was_left_behind_is_put_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let (ann, bob) = (server.site.guest().await, server.site.guest().await);
    server.site.table_of(&[&ann, &bob], json!({})).await;
    listed(server.site, &ann, true).await;
    server.stop().await;

    let file = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let text: String = file.query_row("SELECT summary FROM table_texts", [], |row| row.get(0)).expect("a summary");
    let mut summary: Value = serde_json::from_str(&text).expect("JSON");
    summary["seats"][0]["deciding"] = json!(false);
    file.execute("UPDATE table_texts SET summary = ?1", [summary.to_string()]).expect("written");
    drop(file);

    let server = Server::on(folder.path()).await;
    listed(server.site, &ann, true).await;
    server.stop().await;
}
