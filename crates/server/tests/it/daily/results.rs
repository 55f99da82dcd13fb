//! Who did best, and when the games of others can be seen.

use rusqlite::Connection;
use serde_json::{Value, json};

use super::stage::{Days, FIRST, SECOND};

#[tokio::test(flavor = "multi_thread")]
async fn a_result_appears_when_the_game_is_over() {
    let days = Days::open().await;
    let (ann, bob) = (days.site.guest_called("Ann").await, days.site.guest_called("Bob").await);
    let table = days.begin(&ann, "today").await;
    let going = days.standing(&ann, "today").await;
    assert_eq!((&going["challenge"]["table"], &going["challenge"]["result"]), (&json!(table), &Value::Null));
    days.finish(&ann, &table, 1).await;

    let own = days.standing(&ann, "today").await;
    let points = days.site.get(&format!("/api/tables/{table}")).by(&ann).send().await.done()["points"][0].clone();
    assert_eq!((&own["results"][0]["points"], &own["results"][0]["name"]), (&points, &json!("Ann")));
    assert_eq!((&own["results"][0]["rank"], &own["results"][0]["you"]), (&json!(1), &json!(true)));
    assert_eq!(own["challenge"]["result"], own["results"][0]);

    let seen = days.standing(&bob, "today").await;
    assert_eq!((&seen["results"][0]["points"], &seen["results"][0]["you"]), (&points, &json!(false)));
    assert_eq!((&seen["challenge"]["finished"], &seen["challenge"]["result"]), (&json!(1), &Value::Null));
    days.site.put("/api/me", json!({ "name": "Anna" })).by(&ann).send().await.done();
    assert_eq!(days.standing(&bob, "today").await["results"][0]["name"], "Anna");
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_games_share_a_rank_and_one_who_gave_up_has_none() {
    let days = Days::open().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cid"] {
        people.push(days.site.guest_called(name).await);
    }
    let given_up = days.begin(&people[0], "today").await;
    days.site.request("POST", &format!("/api/tables/{given_up}/resign")).by(&people[0]).send().await.done();
    for guest in &people[1..] {
        days.play(guest, 4).await;
    }
    let standing = days.standing(&people[0], "today").await;
    let results = standing["results"].as_array().expect("results");
    let last = results.last().expect("a line");
    assert_eq!((&last["name"], &last["rank"], &last["points"]), (&json!("Ann"), &Value::Null, &Value::Null));
    assert_eq!(last["ending"], "resigned");
    let ranked: Vec<(i64, u64)> = results[..2]
        .iter()
        .map(|line| (line["points"].as_i64().expect("points"), line["rank"].as_u64().expect("a rank")))
        .collect();
    assert!(ranked[0].0 >= ranked[1].0, "{ranked:?}");
    assert_eq!(ranked[1].1, if ranked[0].0 == ranked[1].0 { 1 } else { 2 });
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_others_are_seen_when_they_can_help_no_more() {
    let days = Days::open().await;
    let (ann, bob, cid) = (days.site.guest().await, days.site.guest().await, days.site.guest().await);
    let anns = days.play(&ann, 1).await;
    let bobs = days.begin(&bob, "today").await;
    let replay = |table: &str| format!("/api/tables/{table}/replay");
    let secret = (403, "daily_secret".to_owned());
    for (guest, why) in [(&bob, "he still plays"), (&cid, "he can still begin")] {
        for path in [replay(&anns), format!("{}?at=3", replay(&anns)), format!("/api/tables/{anns}/journal")] {
            assert_eq!(days.site.get(&path).by(guest).send().await.refusal(), secret, "{why}: {path}");
        }
        let table = days.site.get(&format!("/api/tables/{anns}")).by(guest).send().await;
        assert_eq!(table.refusal(), (409, "no_spectators".to_owned()), "{why}");
        assert_eq!(days.standing(guest, FIRST).await["results"][0]["replay"], Value::Null, "{why}");
    }
    assert_eq!(days.site.get(&replay(&bobs)).by(&ann).send().await.refusal(), secret, "a game that is on");

    days.turn_to(SECOND, 0);
    days.site.get(&replay(&anns)).by(&cid).send().await.done();
    assert_eq!(days.standing(&cid, FIRST).await["results"][0]["replay"], json!(anns), "the day is over for him");
    assert_eq!(days.site.get(&replay(&anns)).by(&bob).send().await.refusal(), secret, "he plays on");
    days.finish(&bob, &bobs, 2).await;
    days.site.get(&replay(&anns)).by(&bob).send().await.done();
    days.site.get(&replay(&bobs)).by(&ann).send().await.done();
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_was_not_written_down_is_made_good_at_the_start() {
    let days = Days::open().await;
    let (ann, bob) = (days.site.guest().await, days.site.guest().await);
    days.play(&ann, 1).await;
    let before = days.standing(&bob, FIRST).await;
    let days = days
        .restart(|folder| {
            // As a server leaves it that is killed between the last action and its result.
            let db = Connection::open(folder.join("lagrange.sqlite3")).expect("the file is there");
            let lost = db.execute("UPDATE attempts SET finished = NULL, points = NULL, ending = NULL", []);
            assert_eq!(lost, Ok(1));
        })
        .await;
    // The tables wake as soon as the server listens.
    for _ in 0..200 {
        if days.standing(&bob, FIRST).await["results"] == before["results"] {
            return days.server.stop().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the result is lost: {}", days.standing(&bob, FIRST).await);
}
