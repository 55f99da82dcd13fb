//! Those who take up room that others would use.

use std::time::Duration;

use serde_json::{Value, json};
use server::Quotas;
use tokio::time::{sleep, timeout};

use crate::client::{Answer, Guest, Site, Socket};
use crate::stage::Server;

/// A table with so many seats, of which the host has one, that strangers may join.
async fn open_table(site: Site, host: &Guest) -> String {
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }]);
    site.table(host, seats, json!({ "settings": { "open": true, "pass_pause_ms": 0 } })).await
}

async fn sit(site: Site, guest: &Guest, table: &str) -> Answer {
    site.request("POST", &format!("/api/open/{table}/sit")).by(guest).send().await
}

async fn stand_up(site: Site, guest: &Guest, table: &str, seat: u8) {
    let change = json!({ "type": "stand_up", "seat": seat });
    site.post(&format!("/api/tables/{table}/setup"), change).by(guest).send().await.done();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_an_address_wait_at_so_many_tables() {
    let server = Server::limited(Quotas { seats_waiting: 2, ..Quotas::OFF }).await;
    let (site, ann) = (server.site, server.site.guest().await);
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(open_table(site, &ann).await);
    }
    let eve = site.guest().await;
    for table in &tables[..2] {
        sit(site, &eve, table).await.done();
    }
    sit(site, &eve, &tables[0]).await.done();
    let full = (429, "too_many_seats".to_owned());
    assert_eq!(sit(site, &eve, &tables[2]).await.refusal(), full);
    let change = json!({ "type": "sit", "seat": 1 });
    let answer = site.post(&format!("/api/tables/{}/setup", tables[2]), change).by(&eve).send().await;
    assert_eq!(answer.refusal(), full, "there is no other way to a seat");
    let invites = site.get(&format!("/api/tables/{}/invites", tables[2])).by(&ann).send().await.done();
    let token = json!({ "token": invites["seats"][0]["token"] });
    assert_eq!(site.post("/api/join", token).by(&eve).send().await.refusal(), full);
    stand_up(site, &eve, &tables[0], 1).await;
    sit(site, &eve, &tables[2]).await.done();
    // Under other names, too, there is an end to it.
    let mut codes = Vec::new();
    for _ in 0..3 {
        let mal = site.guest().await;
        for table in [&tables[0], &tables[3]] {
            codes.push(sit(site, &mal, table).await.status);
        }
    }
    assert_eq!(codes, [200, 200, 200, 200, 429, 429], "six seats for one address");
    server.stop().await;
}

/// The seats of a table, once they fit.
async fn seats(socket: &mut Socket, site: Site, guest: &Guest, table: &str, fits: impl Fn(&Value) -> bool) {
    let look = async {
        loop {
            let shown = site.get(&format!("/api/tables/{table}")).by(guest).send().await.done();
            if fits(&shown["seats"]) {
                return;
            }
            socket.say(json!({ "type": "ping" })).await;
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(60), look).await.expect("it fits in the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_at_an_open_table_and_goes_away_makes_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::run(folder.path(), |config| config.absence = 1).await;
    let (site, ann, bob, eve) =
        (server.site, server.site.guest().await, server.site.guest().await, server.site.guest().await);
    let mut host = Socket::open(site, &ann).await;
    let _here = Socket::open(site, &bob).await;
    let table = open_table(site, &ann).await;
    sit(site, &eve, &table).await.done();
    sit(site, &bob, &table).await.done();
    let of =
        |kinds: [&'static str; 3]| move |seats: &Value| (0..3_usize).all(|seat| seats[seat]["kind"] == kinds[seat]);
    seats(&mut host, site, &ann, &table, of(["human", "human", "human"])).await;
    seats(&mut host, site, &ann, &table, of(["human", "open", "human"])).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_people_watch_a_table_and_players_always_can() {
    let server = Server::limited(Quotas { spectators: 2, ..Quotas::OFF }).await;
    let site = server.site;
    let (ann, bob, eve) = (site.guest().await, site.guest().await, site.guest().await);
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    let mut watching = Vec::new();
    for _ in 0..2 {
        watching.push(Socket::at(site, &eve, &table).await.0);
    }
    watching[0].watch(&table).await;
    let mut late = Socket::open(site, &eve).await;
    late.say(json!({ "type": "watch", "table": table })).await;
    let refused = late.hear("refused").await;
    assert_eq!(refused["refusal"]["code"], "too_many_spectators");
    assert!(refused["refusal"]["text"].to_string().contains("people"), "{refused}");
    for player in [&ann, &bob] {
        watching.push(Socket::at(site, player, &table).await.0);
    }
    drop(watching.remove(0));
    let wait = async {
        loop {
            late.say(json!({ "type": "watch", "table": table })).await;
            let answer = late.next().await.expect("the connection stays");
            if answer["type"] == "table" {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(30), wait).await.expect("there is room again");
    server.stop().await;
}
