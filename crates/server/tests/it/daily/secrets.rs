//! The seed: the same for all, another every day and on every server, and told to nobody before the end.

use super::stage::{Days, FIRST, SECOND, THIRD};

/// In milliseconds.
const DAY: i64 = 24 * 3_600 * 1_000;

#[tokio::test(flavor = "multi_thread")]
async fn two_players_have_the_same_deal() {
    let days = Days::open().await;
    let (ann, bob) = (days.site.guest().await, days.site.guest().await);
    let (anns, bobs) = (days.play(&ann, 1).await, days.play(&bob, 2).await);
    days.turn_to(SECOND, 0);
    let next = days.play(&ann, 1).await;
    days.turn_to(THIRD, DAY);
    let deal = days.deal(&ann, &anns).await;
    assert_eq!(days.deal(&bob, &bobs).await, deal);
    assert_eq!(deal.0.len(), 64, "a seed that nobody guesses: {}", deal.0);
    assert_ne!(days.deal(&ann, &next).await.0, deal.0);

    let elsewhere = Days::open().await;
    let eve = elsewhere.site.guest().await;
    let hers = elsewhere.play(&eve, 1).await;
    elsewhere.turn_to(THIRD, 0);
    assert_ne!(elsewhere.deal(&eve, &hers).await.0, deal.0, "another server has another secret");
    elsewhere.server.stop().await;
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_outlives_the_server() {
    let days = Days::open().await;
    let (ann, bob) = (days.site.guest().await, days.site.guest().await);
    let anns = days.play(&ann, 1).await;
    let before = days.standing(&ann, FIRST).await;
    let days = days.restart(|_| {}).await;
    assert_eq!(days.standing(&ann, FIRST).await, before);
    let bobs = days.play(&bob, 2).await;
    days.turn_to(THIRD, 0);
    assert_eq!(days.deal(&bob, &bobs).await, days.deal(&ann, &anns).await);
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_told_before_the_end_names_the_seed() {
    let days = Days::open().await;
    let (ann, bob) = (days.site.guest().await, days.site.guest().await);
    let table = days.begin(&ann, "today").await;
    let mut told = Vec::new();
    for path in ["/api/daily", "/api/daily/sample-game/today", "/api/tables", &format!("/api/tables/{table}")] {
        told.push(days.site.get(path).by(&ann).send().await.text());
    }
    for what in ["journal", "replay"] {
        let answer = days.site.get(&format!("/api/tables/{table}/{what}")).by(&ann).send().await;
        assert!((400..500).contains(&answer.status), "{what} while the game is on: {}", answer.text());
        told.push(answer.text());
    }
    let socket = days.finish(&ann, &table, 1).await;
    told.extend(socket.record.iter().cloned());
    // Bob has not finished: what he can see of Ann's game must not help him either.
    for path in ["/api/daily", "/api/daily/sample-game/today"] {
        told.push(days.site.get(path).by(&bob).send().await.text());
    }
    // Nor must her own, for she may be Bob as well: giving up or finishing tells nobody the deal before all are done.
    let given_up = days.begin(&bob, "today").await;
    days.site.request("POST", &format!("/api/tables/{given_up}/resign")).by(&bob).send().await.done();
    for (day, plus) in [(FIRST, 1), (SECOND, 0), (THIRD, -1)] {
        days.turn_to(day, plus);
        for (guest, table) in [(&ann, &table), (&bob, &given_up)] {
            for what in ["journal", "replay", "replay?at=0"] {
                let answer = days.site.get(&format!("/api/tables/{table}/{what}")).by(guest).send().await;
                assert_eq!(answer.refusal(), (403, "daily_secret".to_owned()), "{what} on {day}");
                told.push(answer.text());
            }
        }
    }
    days.turn_to(THIRD, 0);
    let (seed, _) = days.deal(&ann, &table).await;
    assert!(told.len() > 8);
    let leak = told.iter().find(|text| text.contains(&seed[..16]));
    assert_eq!(leak, None, "the seed is told");
}
