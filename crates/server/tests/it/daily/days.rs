//! Days begin and end at midnight, and nobody gets at another one.

use serde_json::{Value, json};

use super::stage::{Days, FIRST, SECOND, THIRD};

#[tokio::test(flavor = "multi_thread")]
async fn a_new_challenge_begins_at_midnight() {
    let days = Days::open().await;
    let (ann, bob) = (days.site.guest().await, days.site.guest().await);
    days.turn_to(SECOND, -1);
    let today = days.site.get("/api/daily").by(&ann).send().await.done();
    let sample = today.as_array().expect("a list").iter().find(|one| one["game"] == "sample-game").expect("it");
    assert_eq!((&sample["day"], &sample["ends_in_ms"], &sample["table"]), (&json!(FIRST), &json!(1), &Value::Null));
    let first = days.begin(&ann, FIRST).await;

    days.turn_to(SECOND, 0);
    let today = days.standing(&ann, "today").await;
    assert_eq!((&today["challenge"]["day"], &today["challenge"]["table"]), (&json!(SECOND), &Value::Null));
    assert_eq!(today["challenge"]["ends_in_ms"], 24 * 3_600 * 1_000);
    assert_eq!(days.begin(&ann, FIRST).await, first, "what was begun can be gone on with");
    let late = days.try_to_begin(&bob, FIRST).await;
    assert_eq!(late.refusal(), (409, "day_over".to_owned()), "nobody begins an old one");
    let second = days.begin(&ann, "today").await;
    assert_ne!(second, first);

    days.finish(&ann, &second, 1).await;
    days.finish(&ann, &first, 1).await;
    for (day, table) in [(FIRST, &first), (SECOND, &second)] {
        let standing = days.standing(&ann, day).await;
        assert_eq!(standing["results"][0]["you"], true, "a result counts for the day of its challenge");
        assert_eq!(standing["challenge"]["table"], json!(table));
    }
    assert_eq!(days.standing(&ann, FIRST).await["challenge"]["ends_in_ms"], Value::Null);
    days.turn_to(THIRD, 24 * 3_600 * 1_000);
    assert_ne!(days.deal(&ann, &first).await.0, days.deal(&ann, &second).await.0);
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_ahead() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    for day in [SECOND, "2026-03-03", "2999-12-31", "9999-12-31"] {
        assert_eq!(days.ask(&ann, day).await.refusal(), (403, "day_to_come".to_owned()), "{day}");
        assert_eq!(days.try_to_begin(&ann, day).await.refusal(), (403, "day_to_come".to_owned()), "{day}");
    }
    let standing = days.standing(&ann, FIRST).await;
    assert_eq!((&standing["later"], &standing["challenge"]["begun"]), (&Value::Null, &json!(0)));
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_day_is_refused() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    let long = "9".repeat(5_000);
    let odd = [
        "yesterday",
        "tomorrow",
        "TODAY",
        "2026-02-29",
        "2026-3-1",
        "2026-03-01T00:00",
        "0",
        "-1",
        "1e9",
        "%00",
        "1969-12-31",
        "0000-00-00",
        "%2026-03-01",
        "2026-03-01%20",
        "%D9%A2026-03-01",
        "..",
        "%2e%2e%2ftoday",
        "null",
        "20000",
        long.as_str(),
    ];
    for day in odd {
        for method in ["GET", "POST"] {
            let path = format!("/api/daily/sample-game/{day}");
            let (status, code) = days.site.request(method, &path).by(&ann).send().await.refusal();
            let refused = ["bad_day", "no_daily", "no_such_call", "bad_request"].contains(&code.as_str());
            assert!(refused && (400..500).contains(&status), "{method} {day}: {status} {code}");
        }
    }
    assert_eq!(days.standing(&ann, "today").await["challenge"]["begun"], 0);
    days.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_days_can_be_paged_through() {
    let days = Days::open().await;
    let ann = days.site.guest().await;
    for day in [FIRST, "2026-03-04", "2026-03-05"] {
        days.turn_to(day, 0);
        days.play(&ann, 1).await;
    }
    days.turn_to("2026-03-09", 0);
    let mut day = json!("2026-03-09");
    let mut seen = Vec::new();
    while let Some(text) = day.as_str().map(str::to_owned) {
        let standing = days.standing(&ann, &text).await;
        let played = standing["results"].as_array().map(Vec::len);
        day = standing["earlier"].clone();
        seen.push((text, standing["later"].clone(), played));
    }
    let line = |day: &str, later: Value, played: usize| (day.to_owned(), later, Some(played));
    assert_eq!(
        seen,
        [
            line("2026-03-09", Value::Null, 0),
            line("2026-03-05", json!("2026-03-09"), 1),
            line("2026-03-04", json!("2026-03-05"), 1),
            line(FIRST, json!("2026-03-04"), 1),
        ]
    );
    days.server.stop().await;
}
