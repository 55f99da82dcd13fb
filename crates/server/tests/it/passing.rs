//! Card windows that pass by themselves.

use serde_json::{Value, json};

use crate::client::{Dice, Socket, act, asked, picked};
use crate::stage::Server;

/// So many passes of the table are enough to believe it.
const ENOUGH: usize = 5;

fn is_pass(step: &Value) -> bool {
    step["actor_seat"] == 0 && step["events"][0]["key"] == "event-card-passed"
}

/// Selling a card can wait.
fn plays(action: &Value) -> bool {
    let notation = action["notation"].as_str().expect("a notation");
    notation.starts_with("play ") || notation.starts_with("mission ")
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_nobody_is_asked_where_they_can_only_pass() {
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let table = site.table(&ann, seats, json!({ "settings": {}, "seed": "21", "start": true })).await;
    let (mut socket, mut state) = Socket::at(site, &ann, &table).await;
    assert_eq!(state["settings"]["pass_pause_ms"], 800, "as usual");

    let mut dice = Dice::new(21);
    let (mut by_hand, mut by_itself) = (0, 0);
    for turn in 0.. {
        if let Some(view) = asked(&state) {
            let playable = view["legal"].as_array().expect("a list").iter().any(plays);
            assert!(view["window"].is_null() || playable, "asked for nothing: {view}");
            let (id, action) = (format!("turn-{turn}"), picked(view, &mut dice).to_owned());
            // No faster than a server lets anybody go on.
            tokio::time::sleep(std::time::Duration::from_millis(21)).await;
            socket.say(act(&table, view, &id, &action)).await;
            by_hand += usize::from(action == "pass");
        }
        let update = socket.hear("update").await;
        by_itself += update["steps"].as_array().expect("steps").iter().filter(|step| is_pass(step)).count();
        state = update["state"].clone();
        if by_itself - by_hand >= ENOUGH || state["phase"] == "over" {
            break;
        }
    }
    assert!(by_itself - by_hand >= ENOUGH, "the table passed {by_itself} times, {by_hand} of them by hand");
    server.stop().await;
}
