//! Ratings follow from finished games, are shown to whom they should be, and can be counted again.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Keep, rebuild_ratings};

use super::member;
use crate::client::{Guest, Site};
use crate::stage::Server;

/// A game between two, which the second gives up.
async fn beat(site: Site, winner: &Guest, loser: &Guest, more: Value) -> Value {
    let table = site.table_of(&[winner, loser], more).await;
    site.request("POST", &format!("/api/tables/{table}/resign")).by(loser).send().await.done();
    for _ in 0..400 {
        let rated = site.get(&format!("/api/tables/{table}/ratings")).by(winner).send().await.done();
        if rated["counted"] == true {
            return rated["changes"].clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the game is never counted");
}

async fn ladder(site: Site, guest: &Guest) -> Value {
    site.get("/api/ladder/nexus-ops").by(guest).send().await.done()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_counts_for_those_with_accounts() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, guest) = (member(site, "Ann").await, member(site, "Bob").await, site.guest().await);
    assert_eq!(beat(site, &ann, &guest, json!({})).await, json!([]), "one account is no contest");
    let unrated = json!({ "settings": { "unrated": true } });
    assert_eq!(beat(site, &ann, &bob, unrated).await, json!([]));
    let changes = beat(site, &ann, &bob, json!({})).await;
    assert_eq!(changes[0], json!({ "seat": 0, "before": 1000, "after": 1105 }));
    assert_eq!(changes[1], json!({ "seat": 1, "before": 1000, "after": 894 }));

    let board = ladder(site, &ann).await;
    assert_eq!((&board["lines"], &board["you"]["points"]), (&json!([]), &json!(1105)));
    assert_eq!((&board["you"]["rank"], &board["you"]["games"]), (&Value::Null, &json!(1)), "provisional");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaderboard_and_a_profile_name_those_who_let_them() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, eve) = (member(site, "Ann").await, member(site, "Bob").await, site.guest().await);
    for _ in 0..10 {
        beat(site, &ann, &bob, json!({})).await;
    }
    let own = ladder(site, &ann).await["you"].clone();
    assert_eq!((&own["rank"], &own["shown"]), (&json!(1), &json!(false)), "she alone sees it");
    assert_eq!(ladder(site, &eve).await["lines"], json!([]));
    let anns = format!("/api/players/{}", ann.user);
    let hidden = site.get(&anns).by(&eve).send().await;
    assert_eq!(hidden.refusal(), (404, "no_such_player".to_owned()));
    let nobody = site.get("/api/players/nobody").by(&eve).send().await;
    assert_eq!(hidden.text(), nobody.text(), "who keeps to herself is nobody");

    site.put("/api/profile", json!({ "open": true })).by(&ann).send().await.done();
    let board = ladder(site, &eve).await;
    assert_eq!(board["lines"][0]["name"], "Ann");
    assert_eq!(board["lines"].as_array().map(Vec::len), Some(1), "Bob has said nothing");
    let profile = site.get(&anns).by(&eve).send().await.done();
    let game = &profile["games"][0];
    assert_eq!((&game["games"], &game["wins"], &game["rated"]), (&json!(10), &json!(10), &json!(10)));
    assert_eq!(profile["seen"], Value::Null, "that is hers to know");
    let bobs = site.get("/api/players/me").by(&bob).send().await.done();
    assert_eq!((&bobs["games"][0]["wins"], &bobs["games"][0]["best"]), (&json!(0), &Value::Null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn counting_again_comes_to_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let people = [member(site, "Ann").await, member(site, "Bob").await, member(site, "Cid").await];
    for (winner, loser) in [(0, 1), (1, 2), (2, 0), (0, 1), (0, 2), (2, 1), (1, 0), (0, 1), (2, 0)] {
        beat(site, &people[winner], &people[loser], json!({})).await;
    }
    server.stop().await;
    let rows = || {
        let file = rusqlite::Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
        let mut found = Vec::new();
        for sql in [
            "SELECT user_id || ' ' || game || ' ' || mu || ' ' || sigma || ' ' || games FROM ratings ORDER BY 1",
            "SELECT table_id || ' ' || number || ' ' || at FROM results ORDER BY 1",
            "SELECT table_id || ' ' || seat || ' ' || user_id || ' ' || won || ' ' || coalesce(mu_after, 0)
                FROM result_seats ORDER BY 1",
        ] {
            let mut statement = file.prepare(sql).expect("a statement");
            let lines = statement.query_map([], |row| row.get::<_, String>(0)).expect("rows");
            found.extend(lines.map(|line| line.expect("a line")));
        }
        found
    };
    let before = rows();
    assert!(before.len() > 20, "{before:?}");
    let recounted = rebuild_ratings(Keep::Folder(folder.path().to_owned())).await.expect("counted");
    assert_eq!((recounted.games, recounted.rated), (9, 9));
    assert_eq!(rows(), before);
}
