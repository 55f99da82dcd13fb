//! Everything that is sent to anybody in whole games, searched for what they must not know.

mod guests;
mod scan;
mod truth;

use guests::{Heard, play_to_the_end};
use scan::{Findings, scan};
use serde_json::json;
use truth::Truths;

use crate::stage::{Place, Server};

/// Games, each with its own chance.
const GAMES: u64 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_he_must_not_know() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!("it is a folder") };
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let mut games = Vec::new();
    for game in 0..GAMES {
        let (ann, bob, eve) = (site.guest().await, site.guest().await, site.guest().await);
        // Ann and Bob, a bot between them, and Eve who watches; with all the rules that hide something.
        let options =
            json!({ "vp_target": 10, "executive_orders": true, "top_priority": true, "extra_exploration": true });
        let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "greedy" }, { "kind": "open" }]);
        let table = site.table(&ann, seats, json!({ "options": options })).await;
        let invites = site.get(&format!("/api/tables/{table}/invites")).by(&ann).send().await.done();
        site.post("/api/join", json!({ "token": invites["code"] })).by(&bob).send().await.done();
        site.request("POST", &format!("/api/tables/{table}/start")).by(&ann).send().await.done();
        games.push(tokio::spawn(play_to_the_end(site, table, [ann, bob, eve], game)));
    }
    let mut heard = Vec::new();
    for game in games {
        heard.push(game.await.expect("the game comes to its end"));
    }
    server.stop().await;
    let store = place.store().await;
    let mut findings = Findings::default();
    for game in &heard {
        let truths = Truths::of_journal(store.as_ref(), &game.table).await;
        for listener in &game.listeners {
            findings.add(scan(listener, &truths, listener.seat));
        }
        check_that_the_search_finds(game, &truths);
    }
    store.close().await;
    assert_eq!(findings.leaks, Vec::<String>::new());
    assert!(findings.messages > 1_000 && findings.whys > 50, "{} messages, {} whys", findings.messages, findings.whys);
    assert!(findings.foresights > 100, "{} looks ahead", findings.foresights);
    assert!(findings.hidden > 20 * findings.messages, "there was hardly anything to hide");
    assert!(heard.iter().all(|game| game.undone > 0 && game.returns > 0), "nobody took anything back, or came back");
}

/// A search that finds nothing must be one that would: what Ann was sent is no business of Bob's or Eve's.
fn check_that_the_search_finds(game: &Heard, truths: &Truths) {
    for (listener, other) in [(0, Some(2)), (0, None), (1, Some(0))] {
        let found = scan(&game.listeners[listener], truths, other);
        assert!(found.leaks.len() > 20, "{} cards were found in messages to another seat", found.leaks.len());
    }
}
