//! Before the start, between games: what several people do at the same time is all done, and nothing is lost.

use serde_json::{Value, json};

use crate::client::{Answer, Guest, Site, Socket};
use crate::stage::Server;

async fn set_up(site: Site, guest: &Guest, table: &str, change: Value) -> Answer {
    site.post(&format!("/api/tables/{table}/setup"), change).by(guest).send().await
}

async fn join(site: Site, guest: &Guest, token: &Value) -> Answer {
    site.post("/api/join", json!({ "token": token })).by(guest).send().await
}

async fn invites(site: Site, host: &Guest, table: &str) -> Value {
    site.get(&format!("/api/tables/{table}/invites")).by(host).send().await.done()
}

fn four() -> Value {
    json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }])
}

/// All that a host can do without naming anybody, one change after the other; some are refused by then.
async fn change_everything(site: Site, host: &Guest, table: &str) -> usize {
    let changes = [
        json!({ "type": "settings", "settings": { "spectators": false } }),
        json!({ "type": "remove_seat", "seat": 3 }),
        json!({ "type": "options", "options": { "vp_target": 10 } }),
        json!({ "type": "seat_bot", "seat": 2, "bot": "random" }),
        json!({ "type": "add_seat" }),
        json!({ "type": "free_seat", "seat": 2 }),
        json!({ "type": "settings", "settings": { "spectators": true } }),
    ];
    let mut held = 0;
    for change in changes {
        let answer = set_up(site, host, table, change).await;
        if answer.status >= 300 {
            let (status, code) = answer.refusal();
            assert!(
                status == 409 && matches!(&*code, "seat_held" | "no_such_seat" | "wrong_options"),
                "{status} {code}"
            );
            held += 1;
        }
    }
    held
}

#[tokio::test(flavor = "multi_thread")]
async fn no_join_that_was_acknowledged_is_lost_to_the_hosts_changes() {
    let server = Server::new().await;
    let site = server.site;
    let (host, bob, cid, dan) = (site.guest().await, site.guest().await, site.guest().await, site.guest().await);
    let (mut joined, mut held) = (0, 0);
    for _ in 0..60 {
        let table = site.table(&host, four(), json!({})).await;
        let ways = invites(site, &host, &table).await;
        let (code, link) = (&ways["code"], &ways["seats"][1]["token"]);
        let (refused, b, c, d) = tokio::join!(
            change_everything(site, &host, &table),
            join(site, &bob, code),
            join(site, &cid, link),
            join(site, &dan, code),
        );
        held += refused;
        let (_socket, state) = Socket::at(site, &host, &table).await;
        let sits = |guest: &Guest| {
            state["seats"].as_array().expect("seats").iter().filter(|seat| seat["user"] == guest.user.as_str()).count()
        };
        assert_eq!(sits(&host), 1);
        for (guest, answer) in [(&bob, b), (&cid, c), (&dan, d)] {
            let welcome = usize::from(answer.status == 200);
            assert_eq!(sits(guest), welcome, "told {}, seats {}", answer.status, state["seats"]);
            joined += welcome;
        }
        assert_eq!((&state["options"]["vp_target"], &state["settings"]["spectators"]), (&json!(10), &json!(true)));
    }
    assert!(joined > 60 && held > 0, "nothing happened at the same time: {joined} joined, {held} refused");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_somebody_took_meanwhile_stays_theirs() {
    let server = Server::new().await;
    let site = server.site;
    let (host, bob) = (site.guest().await, site.guest_called("Bob").await);
    let table = site.table(&host, four(), json!({})).await;
    let ways = invites(site, &host, &table).await;
    join(site, &bob, &ways["seats"][0]["token"]).await.done();
    let answer = set_up(site, &host, &table, json!({ "type": "remove_seat", "seat": 1 })).await;
    assert_eq!(answer.refusal(), (409, "seat_held".to_owned()));
    assert_eq!(answer.json()["error"]["facts"]["name"], "Bob");
    let other = json!({ "type": "send_away", "seat": 1, "user": host.user });
    assert_eq!(set_up(site, &host, &table, other).await.refusal(), (409, "not_in_seat".to_owned()));
    let list = json!({ "seats": [{ "kind": "you" }, { "kind": "open" }] });
    assert_eq!(set_up(site, &host, &table, list).await.refusal().1, "bad_request", "no list of seats can be sent");
    set_up(site, &host, &table, json!({ "type": "send_away", "seat": 1, "user": bob.user })).await.done();
    let (_socket, state) = Socket::at(site, &host, &table).await;
    assert_eq!(state["seats"][1]["kind"], "open");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_want_to_play_again_meet_at_one_table() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    for round in 1..=10 {
        let table = site.table_of(&[&ann, &bob], json!({})).await;
        site.post(&format!("/api/tables/{table}/resign"), json!({})).by(&ann).send().await.done();
        let again = |guest| site.request("POST", &format!("/api/tables/{table}/rematch")).by(guest).send();
        let (first, second) = tokio::join!(again(&ann), again(&bob));
        assert_eq!(first.done()["id"], second.done()["id"]);
        for guest in [&ann, &bob] {
            let open = site.get("/api/tables").by(guest).send().await.done();
            assert_eq!(open.as_array().map(Vec::len), Some(round), "one new table, and no other");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_the_same_in_every_window_of_the_host() {
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    for _ in 0..10 {
        let table = site.table(&ann, four(), json!({})).await;
        let (desk, phone) = tokio::join!(invites(site, &ann, &table), invites(site, &ann, &table));
        assert_eq!(desk, phone);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_and_a_new_language_do_not_undo_each_other() {
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    for n in 0..20 {
        let (name, lang) = (format!("Ann {n}"), ["en", "ru"][n % 2]);
        let (named, spoken) =
            (site.put("/api/me", json!({ "name": name })), site.put("/api/me", json!({ "lang": lang })));
        let (named, spoken) = tokio::join!(named.by(&ann).send(), spoken.by(&ann).send());
        named.done();
        spoken.done();
        let me = site.get("/api/me").by(&ann).send().await.done();
        assert_eq!((me["name"].as_str(), me["lang"].as_str()), (Some(&*name), Some(lang)));
    }
    server.stop().await;
}
