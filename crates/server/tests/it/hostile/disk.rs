//! A disk that is full, and files that run out.

#![cfg(target_os = "linux")]

use std::time::Duration;

use serde_json::json;
use tokio::net::TcpStream;

use crate::client::Socket;
use crate::stage::{Place, Process};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_disk_is_full_is_not_ready() {
    let place = Place::folder();
    // No file may become longer: to the database that is a full disk.
    let server = Process::under(&place, "trap '' XFSZ; ulimit -f 2000").await;
    let site = server.site;
    assert_eq!(site.get("/readyz").send().await.status, 200);
    let ann = site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
    let mut tables = 0;
    loop {
        let made = site.post("/api/tables", json!({ "game": "nexus-ops", "seats": seats })).by(&ann).send().await;
        if made.status == 503 {
            assert_eq!(made.refusal().1, "try_again");
            break;
        }
        made.done();
        tables += 1;
        assert!(tables < 3_000, "the disk is never full");
    }
    // Something small may still have found room.
    let mut small = 0;
    while site.put("/api/me", json!({ "name": format!("Ann {small}") })).by(&ann).send().await.status != 503 {
        small += 1;
        assert!(small < 3_000, "the disk is never full");
    }
    let mut looks = 0;
    while site.get("/readyz").send().await.status != 503 {
        looks += 1;
        assert!(looks < 20, "nothing can be written, so it can do no work");
        tokio::time::sleep(Duration::from_millis(600)).await;
    }
    assert_eq!(site.get("/healthz").send().await.status, 200, "the server itself is well");
    let listed = site.get("/api/tables").by(&ann).send().await.done();
    assert_eq!(listed.as_array().map(Vec::len), Some(tables.min(50)), "what is there can be read");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_takes_all_the_files_that_the_system_allows() {
    let place = Place::folder();
    let server = Process::under(&place, "ulimit -Sn 200").await;
    let mut open = Vec::new();
    for _ in 0..500 {
        open.push(TcpStream::connect(server.site.0).await.expect("the server listens"));
    }
    let ann = server.site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
    let table = server.site.table(&ann, seats, json!({ "start": true })).await;
    Socket::at(server.site, &ann, &table).await;
    drop(open);
    server.end().await;
}
