//! Tables at which bots play for nobody but the attacker, who watches so that they do.

use std::thread;
use std::time::Duration;

use serde_json::json;

use super::person::Way;
use super::{Front, count, name, person, sockets};

/// Tables of bots that they want, and how many they ask for under one name.
pub(super) const TABLES: usize = 100;
const FOR_A_NAME: usize = 6;
/// Bots that think as long as they may, and quick ones.
const BOTS: [&str; 4] = ["mcts:10000ms", "greedy", "mcts:50ms", "mcts:500ms:2"];
/// Attempts, so that a server that refuses everything is not asked forever.
const ATTEMPTS: usize = 400;

/// Opens tables of bots, and then the connections on which they are watched.
pub(super) fn and_sockets(front: &Front) {
    let Some(game) = game_registry::shown_games().next().map(|game| game.slug()) else { return };
    let way = Way::of_crowds(front.server);
    let (mut tables, mut names) = (Vec::new(), Vec::new());
    for attempt in 0..ATTEMPTS {
        if tables.len() >= TABLES || !front.goes_on() {
            break;
        }
        if attempt % FOR_A_NAME == 0 {
            names.extend(name(front, way));
        }
        let Some(name) = names.last() else { continue };
        let bot = json!({ "kind": "bot", "bot": BOTS[attempt % BOTS.len()] });
        let body = json!({ "game": game, "seats": [bot, bot], "start": true });
        let made = person::ask(way, "POST /api/tables", name, body.to_string().as_bytes());
        let id = made.ok().filter(person::Answer::is_done).and_then(|made| Some(made.body["id"].as_str()?.to_owned()));
        count(&front.done.tables, id.is_some());
        if id.is_none() {
            // Whoever asks too quickly is told so, whatever they want.
            thread::sleep(Duration::from_millis(20));
        }
        tables.extend(id);
    }
    if !names.is_empty() && !tables.is_empty() {
        sockets::open_and_flood(front, &names, &tables);
    }
}
