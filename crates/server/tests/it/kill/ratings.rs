//! `kill -9` while games end one after the other: each finished game is counted, and none twice.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use store::{Phase, Rating, Store};
use tokio::sync::watch;
use tokio::time::timeout;

use super::kills;
use crate::client::{Dice, Guest, Site};
use crate::stage::{Place, Process};

/// Pairs that play one game after the other at the same time.
const PAIRS: usize = 3;
/// So many starts are enough to count what was left, half a second each.
const STARTS: usize = 60;
/// All games are counted within this time after a start.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn ratings_survive_kill_9() {
    end_games_and_kill(&Place::folder()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_survive_kill_9_on_postgresql() {
    let Some(place) = Place::postgres().await else { return };
    end_games_and_kill(&place).await;
    place.clear().await;
}

async fn end_games_and_kill(place: &Place) {
    let mut dice = Dice::fresh();
    let mut server = Process::start(place).await;
    let mut people = Vec::new();
    for n in 0..2 * PAIRS {
        let guest = server.site.guest_called(&format!("Player {n}")).await;
        let account = json!({ "login": format!("player{n}"), "password": "correct horse" });
        server.site.post("/api/account", account).by(&guest).send().await.done();
        people.push(guest);
    }
    let (site, enough) = (watch::Sender::new(Some(server.site)), Arc::new(AtomicBool::new(false)));
    let pairs = people.chunks(2).map(|pair| {
        let (pair, site, enough) = (pair.to_vec(), site.subscribe(), Arc::clone(&enough));
        tokio::spawn(game_after_game(pair, site, enough))
    });
    let pairs: Vec<_> = pairs.collect();
    for _ in 0..kills() {
        tokio::time::sleep(Duration::from_micros(dice.below(400_000) as u64)).await;
        server.kill();
        site.send_replace(None);
        server = Process::start(place).await;
        site.send_replace(Some(server.site));
    }
    enough.store(true, Ordering::Relaxed);
    let mut ended = 0;
    for pair in pairs {
        ended += timeout(PATIENCE, pair).await.expect("it ends").expect("nobody was disappointed");
    }
    server.kill();
    // What was not counted when the server was killed is counted by the next start, however slow the machine is.
    for _ in 0..STARTS {
        let server = Process::start(place).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        server.end().await;
        let store = place.store().await;
        let left = store.without_result().await.expect("the store answers");
        store.close().await;
        if left.is_empty() {
            break;
        }
    }
    let counted = check(place.store().await.as_ref()).await;
    assert!(counted >= ended, "{ended} ends were acknowledged, {counted} are counted");
    assert!(counted > PAIRS, "only {counted} games ended");
}

/// Two play, and one gives up at once: a game is over as soon as it begins. How many ends were acknowledged.
async fn game_after_game(pair: Vec<Guest>, mut site: watch::Receiver<Option<Site>>, enough: Arc<AtomicBool>) -> usize {
    let mut ended = 0;
    while !enough.load(Ordering::Relaxed) {
        let now = site.wait_for(Option::is_some).await.expect("it is not given up").expect("it is there");
        let Some(table) = now.try_table_of(&[&pair[0], &pair[1]], json!({})).await else { continue };
        let resign = now.request("POST", &format!("/api/tables/{table}/resign")).by(&pair[ended % 2]);
        ended += usize::from(resign.try_send().await.is_some_and(|answer| answer.status < 300));
    }
    ended
}

/// Every game that is over has a result, and the ratings are what these results come to.
async fn check(store: &dyn Store) -> usize {
    let over = store.tables_in(Phase::Over, None).await.expect("the store answers");
    assert_eq!(store.without_result().await, Ok(vec![]), "none is left");
    let counted = store.counted().await.expect("the store answers");
    assert_eq!(counted.len(), over.len(), "each once");
    let mut known: BTreeMap<String, (i64, u32)> = BTreeMap::new();
    let mut game = String::new();
    for table in counted.iter() {
        let result = store.result(table).await.expect("the store answers").expect("a result");
        assert_eq!(result.seats.len(), 2);
        game.clone_from(&result.game);
        for seat in result.seats {
            let (before, after) = seat.moved.expect("both have accounts");
            let (last, games) = known.entry(seat.user).or_insert((before, 0));
            assert_eq!(*last, before, "each game goes on from the one before");
            (*last, *games) = (after, *games + 1);
        }
    }
    let people: Vec<String> = known.keys().cloned().collect();
    for Rating { user, mu, games, .. } in store.ratings(&game, &people).await.expect("the store answers") {
        assert_eq!(known.remove(&user), Some((mu, games)), "{user}");
    }
    assert!(known.is_empty(), "{known:?}");
    store.close().await;
    counted.len()
}
