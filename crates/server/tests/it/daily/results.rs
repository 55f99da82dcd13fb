//! Who did best, and when the games of others can be seen.

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::Guest;

use super::stage::{Days, FIRST, SECOND, THIRD};

#[tokio::test(flavor = "multi_thread")]
async fn a_result_appears_when_the_game_is_over() {
    let days = Days::open().await;
    let (ann, bob) = (days.member("Ann").await, days.site.guest_called("Bob").await);
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
        people.push(days.member(name).await);
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
async fn guests_and_newcomers_see_where_they_would_stand() {
    let days = Days::open().await;
    let (ann, bob) = (days.member("Ann").await, days.site.guest_called("Bob").await);
    // An account that is made today counts from tomorrow on.
    let cid = days.site.guest_called("Cid").await;
    let account = json!({ "login": "cid", "password": "correct horse" });
    days.site.post("/api/account", account).by(&cid).send().await.done();
    for guest in [&ann, &bob, &cid] {
        days.play(guest, 1).await;
    }
    let lines =
        async |guest: &Guest| days.standing(guest, "today").await["results"].as_array().expect("results").clone();
    let anns = lines(&ann).await;
    let [best] = &anns[..] else { panic!("nobody else counts: {anns:?}") };
    assert_eq!((&best["name"], &best["rank"], &best["counts"]), (&json!("Ann"), &json!(1), &json!(true)));
    for (guest, name) in [(&bob, "Bob"), (&cid, "Cid")] {
        let seen = lines(guest).await;
        let own = seen.iter().find(|line| line["you"] == true).expect("a line of one's own");
        let rank = if own["points"].as_i64() >= best["points"].as_i64() { 1 } else { 2 };
        assert_eq!((&own["name"], &own["rank"], &own["counts"]), (&json!(name), &json!(rank), &json!(false)));
        assert_eq!(seen.len(), 2, "Ann and oneself: {seen:?}");
    }
    assert_eq!(days.standing(&ann, "today").await["challenge"]["finished"], 3);
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_seen_when_they_can_help_nobody_any_more() {
    let days = Days::open().await;
    let (ann, bob, cid) = (days.member("Ann").await, days.site.guest().await, days.site.guest().await);
    let anns = days.play(&ann, 1).await;
    let bobs = days.begin(&bob, "today").await;
    let replay = |table: &str| format!("/api/tables/{table}/replay");
    let secret = (403, "daily_secret".to_owned());
    // A day after its end somebody may still be at it.
    for (day, plus) in [(FIRST, 0), (SECOND, 0), (THIRD, -1)] {
        days.turn_to(day, plus);
        for (guest, who) in [(&ann, "who may have another name"), (&bob, "who plays"), (&cid, "who can begin")] {
            for path in [replay(&anns), format!("{}?at=3", replay(&anns)), format!("/api/tables/{anns}/journal")] {
                assert_eq!(days.site.get(&path).by(guest).send().await.refusal(), secret, "{who}: {path}");
            }
            assert_eq!(days.standing(guest, FIRST).await["results"][0]["replay"], Value::Null, "{who}");
        }
        let table = days.site.get(&format!("/api/tables/{anns}")).by(&cid).send().await;
        assert_eq!(table.refusal(), (409, "no_spectators".to_owned()));
    }

    days.turn_to(THIRD, 0);
    for guest in [&ann, &bob, &cid] {
        days.site.get(&replay(&anns)).by(guest).send().await.done();
        assert_eq!(days.standing(guest, FIRST).await["results"][0]["replay"], json!(anns));
    }
    let going = days.site.get(&replay(&bobs)).by(&ann).send().await;
    assert_eq!(going.refusal().0, 409, "a game that is on");
    // Who is ready only now is not ranked: the deal is known.
    days.finish(&bob, &bobs, 2).await;
    let own = days.standing(&bob, FIRST).await["challenge"]["result"].clone();
    assert_eq!((&own["ending"], &own["rank"], &own["points"]), (&json!("late"), &Value::Null, &Value::Null));
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_was_not_written_down_is_made_good_at_the_start() {
    let days = Days::open().await;
    let (ann, bob) = (days.member("Ann").await, days.site.guest().await);
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
