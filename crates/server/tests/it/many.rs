//! A server with very many tables.

use rusqlite::Connection;
use serde_json::json;

use crate::client::Site;
use crate::stage::Server;

/// Tables that are on, each with a clock that runs, so that each has to be woken.
const TABLES: u32 = 100_000;

async fn figure(site: Site, name: &str) -> u32 {
    let figures = site.get("/metrics").send().await.text();
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    line.expect("a figure")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_a_hundred_thousand_tables_serves_people_before_it_has_woken_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let ann = server.site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "you" }]);
    let clock = json!({ "type": "days", "days": 3 });
    let more = json!({ "game": "sample-game", "start": true, "settings": { "clock": clock } });
    let table = server.site.table(&ann, seats, more).await;
    server.stop().await;
    let mut db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let copies = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?2)";
    let all = db.transaction().expect("a transaction");
    for (what, columns) in [
        ("tables (id, game, phase, created, updated, length)", "'t' || n, game, phase, created, updated, length"),
        ("table_texts (table_id, header, summary)", "'t' || n, replace(header, ?1, 't' || n), summary"),
        ("entries (table_id, seq, entry)", "'t' || n, seq, entry"),
    ] {
        let (name, _) = what.split_once(' ').expect("columns");
        let key = if name == "tables" { "id" } else { "table_id" };
        let copy = format!("{copies} INSERT INTO {what} SELECT {columns} FROM {name}, n WHERE {key} = ?1");
        all.execute(&copy, (&table, TABLES)).expect("copied");
    }
    all.commit().expect("committed");
    let server = Server::on(folder.path()).await;
    let made = server.site.table(&ann, json!([{ "kind": "you" }, { "kind": "bot" }]), json!({})).await;
    let awake = figure(server.site, "lagrange_tables ").await;
    assert!(awake < TABLES / 2, "{awake} tables were woken before anybody was served");
    let tables = server.site.get("/api/tables").by(&ann).send().await.done();
    assert_eq!(tables[0]["id"], json!(made));
    // Meanwhile they are woken one after the other.
    while figure(server.site, "lagrange_tables ").await < 50 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}
