//! Heavy work leaves the threads that serve people free: this server and those who ask it share a single one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Answer, Guest, Site};
use crate::stage::Server;

const HEAD: &str = concat!(
    r#"{"type":"header","id":"t","game":"sample-game","rules_version":1,"created":0,"host":"a"}"#,
    "\n",
    r#"{"at":0,"type":"configured","options":{},"seats":[{"kind":"human","user":"a","name":"A"},{"kind":"open"}],"settings":{}}"#,
    "\n",
    r#"{"at":0,"type":"started","seed":"7","known_seed":true,"first_seat_order":[0,1]}"#,
    "\n",
);
const BID: &str = r#"{"at":1,"type":"action","seat":0,"by":"a","action":"bid 1"}"#;
const UNDONE: &str = r#"{"at":1,"type":"undone","seat":0,"user":"a","to":0,"by_agreement":false}"#;
/// A busy machine may hold anybody up for a moment.
const MOMENT: Duration = Duration::from_millis(250);

/// The longest time for which the one thread served nobody while this went on, and how long it took.
async fn held_up<T>(work: impl Future<Output = T>) -> (T, Duration, Duration) {
    let done = Arc::new(AtomicBool::new(false));
    let watch = tokio::spawn({
        let done = done.clone();
        async move {
            let (mut longest, mut last) = (Duration::ZERO, Instant::now());
            while !done.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(1)).await;
                longest = longest.max(last.elapsed());
                last = Instant::now();
            }
            longest
        }
    });
    let started = Instant::now();
    let result = work.await;
    let took = started.elapsed();
    done.store(true, Ordering::Relaxed);
    (result, watch.await.expect("no panic"), took)
}

async fn upload(site: Site, guest: &Guest, journal: String) -> Answer {
    let request = site.request("POST", "/api/replays").header("content-type", "text/plain");
    request.body(journal.into_bytes()).by(guest).send().await
}

#[tokio::test]
async fn a_long_journal_is_read_and_told_elsewhere() {
    let server = Server::new().await;
    let (site, eve) = (server.site, server.site.guest().await);
    let pairs = format!("{BID}\n{UNDONE}\n").repeat(9_800);
    let (answer, longest, took) = held_up(upload(site, &eve, format!("{HEAD}{pairs}{BID}\n"))).await;
    let id = answer.done()["id"].as_str().expect("an id").to_owned();
    assert!(2 * longest < took, "nobody was served for {longest:?} of {took:?} while a journal was read");
    let story = site.get(&format!("/api/replays/{id}/replay")).header("accept-encoding", "gzip").send();
    let (answer, longest, took) = held_up(story).await;
    assert_eq!(answer.status, 200, "{}", answer.head);
    assert!(longest < MOMENT.max(took / 2), "held up for {longest:?} of {took:?}");
    server.stop().await;
}

/// A journal of a game that was played at random to its end.
fn played(game: &str) -> String {
    use game_registry::Move;
    let entry = game_registry::find(game).expect("a game of that name");
    let n_seats = *entry.seats().end();
    let mut running = entry.start(&entry.default_options(), n_seats, 5.into()).expect("a game");
    let seats = vec![json!({ "kind": "bot", "spec": "random" }); n_seats.into()];
    let order: Vec<u8> = (0..n_seats).collect();
    let mut lines = vec![
        json!({ "type": "header", "game": game, "rules_version": entry.rules_version() }),
        json!({ "type": "configured", "options": entry.default_options(), "seats": seats, "settings": {} }),
        json!({ "type": "started", "seed": "5", "known_seed": true, "first_seat_order": order }),
    ];
    for n in 0..1_500 {
        let Some(seat) = running.deciding().iter().next() else { break };
        let legal = running.notations(seat);
        let action = legal[n * 7 % legal.len()].clone();
        running.play(seat, Move::Notation(&action)).expect("legal");
        lines.push(json!({ "type": "action", "seat": seat, "by": "bot:random", "action": action }));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_lies_packed_beside_itself() {
    let server = Server::new().await;
    let (site, eve) = (server.site, server.site.guest().await);
    let game = game_registry::shown_games().next().expect("a game").slug();
    let id = upload(site, &eve, played(game)).await.done()["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/replays/{id}/replay");
    let plain = site.get(&path).send().await;
    assert!(plain.body.len() > 200_000, "{} bytes are no long story", plain.body.len());
    let packed = site.get(&path).header("accept-encoding", "gzip, br").send().await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    let length = packed.header("content-length").and_then(|length| length.parse().ok());
    assert_eq!(length, Some(packed.body.len()), "packed before, so its length is known: {}", packed.head);
    assert!(5 * packed.body.len() < plain.body.len(), "{} of {}", packed.body.len(), plain.body.len());
    server.stop().await;
}
