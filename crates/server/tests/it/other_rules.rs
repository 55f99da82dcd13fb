//! Tables from before the rules changed: they can be read, say what can be done, and are in nobody's way.

use std::path::Path;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};
use crate::stage::Server;

/// As if everything in the store had been played by earlier rules.
fn age(folder: &Path) {
    let db = Connection::open(folder.join("lagrange.sqlite3")).expect("the file is there");
    let sql = r#"UPDATE table_texts SET header = replace(header, '"rules_version":1', '"rules_version":0')"#;
    assert!(db.execute(sql, []).expect("an update") > 0);
}

/// A table of the sample game, where Ann plays both seats for so many actions.
async fn played(site: Site, ann: &Guest, actions: usize) -> (String, Value, Socket) {
    let both = json!([{ "kind": "you" }, { "kind": "you" }]);
    let table = site.table(ann, both, json!({ "game": "sample-game", "start": true })).await;
    let (mut socket, mut state) = Socket::at(site, ann, &table).await;
    let mut dice = Dice::new(1);
    for n in 0..actions {
        let Some(view) = asked(&state) else { break };
        socket.say(act(&table, view, &format!("click-{n}"), picked(view, &mut dice))).await;
        state = socket.hear("update").await["state"].take();
    }
    (table, state, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_of_earlier_rules_can_be_read_for_ever() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let ann = server.site.guest().await;
    let (table, before, _socket) = played(server.site, &ann, 10_000).await;
    assert_eq!(before["phase"], "over");
    let story = server.site.get(&format!("/api/tables/{table}/replay")).by(&ann).send().await.done();
    server.stop().await;
    age(folder.path());

    let server = Server::on(folder.path()).await;
    let site = server.site;
    let mut socket = Socket::open(site, &ann).await;
    socket.say(json!({ "type": "watch", "table": table })).await;
    let shown = socket.hear("table").await;
    let after = &shown["state"];
    assert_eq!(
        after["other_rules"],
        json!({ "played": 0, "known": 1, "log_kept": true, "seen": before["journal_length"] })
    );
    for field in ["phase", "outcome", "scores", "history_vp", "journal_length", "options"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    let sentences = |steps: &Value| -> Vec<Value> {
        let steps = steps.as_array().expect("steps").iter();
        steps.flat_map(|step| step["events"].as_array().expect("events")).map(|said| said["text"].clone()).collect()
    };
    assert_eq!(sentences(&shown["log"]), sentences(&story["steps"]), "every line of the log");
    let listed = site.get("/api/history").by(&ann).send().await.done();
    assert_eq!((&listed[0]["id"], &listed[0]["other_rules"]), (&json!(table), &json!(true)));
    assert_eq!(site.get(&format!("/api/tables/{table}")).by(&ann).send().await.done()["points"], listed[0]["points"]);
    let journal = site.get(&format!("/api/tables/{table}/journal")).by(&ann).send().await;
    let lines = journal.text().lines().count();
    assert!(journal.status == 200 && lines > before["journal_length"].as_u64().expect("a number") as usize);
    let replay = site.get(&format!("/api/tables/{table}/replay")).by(&ann).send().await;
    assert_eq!(replay.refusal(), (409, "other_rules".to_owned()), "a plain word instead of `broken`");
    let again = site.request("POST", &format!("/api/tables/{table}/rematch")).by(&ann).send().await.done();
    let (_socket, state) = Socket::at(site, &ann, again["id"].as_str().expect("an id")).await;
    assert_eq!(state["phase"], "lobby");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_of_earlier_rules_rests_and_is_in_nobodys_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let (ann, eve) = (server.site.guest().await, server.site.guest().await);
    let (table, before, _socket) = played(server.site, &ann, 3).await;
    let open = json!([{ "kind": "you" }, { "kind": "open" }]);
    let lobby = server.site.table(&ann, open, json!({ "game": "sample-game" })).await;
    let bots = json!([{ "kind": "bot", "bot": "mcts:2000ms" }, { "kind": "bot", "bot": "mcts:2000ms" }]);
    let of_bots = server.site.table(&ann, bots, json!({ "game": "sample-game", "start": true })).await;
    server.stop().await;
    age(folder.path());

    let server = Server::on(folder.path()).await;
    let site = server.site;
    assert_eq!(site.get("/readyz").send().await.status, 200);
    let (mut socket, state) = Socket::at(site, &ann, &table).await;
    assert_eq!(state["other_rules"], json!({ "played": 0, "known": 1, "log_kept": false, "seen": 3 }));
    assert_eq!((&state["phase"], &state["journal_length"]), (&json!("playing"), &json!(3)));
    assert_eq!(state["views"][0]["view"], before["views"][0]["view"], "the last position");
    assert!(asked(&state).is_none(), "nobody is asked anything");
    let view = json!({ "seat": 0, "decision": "d2" });
    socket.say(act(&table, &view, "late", "bid 1")).await;
    assert_eq!(socket.refusal("late").await, "other_rules");

    let listed = site.get("/api/tables").by(&ann).send().await.done();
    let of = |id: &str| listed.as_array().expect("a list").iter().find(|t| t["id"] == id).expect("listed").clone();
    assert_eq!((&of(&table)["other_rules"], &of(&table)["your_turn"]), (&json!(true), &json!(false)));
    assert_eq!(of(&of_bots)["other_rules"], json!(true));
    assert_eq!(of(&lobby).get("other_rules"), None, "what has not begun begins by the new rules");
    site.put("/api/me", json!({ "name": "Anna" })).by(&ann).send().await.done();

    let journal = |guest: &Guest| site.get(&format!("/api/tables/{table}/journal")).by(guest);
    assert_eq!(journal(&ann).send().await.status, 200, "its players may have the journal");
    assert_eq!(journal(&eve).send().await.refusal(), (403, "not_over".to_owned()), "others may not");
    let again = site.request("POST", &format!("/api/tables/{table}/rematch")).by(&ann).send().await.done();
    site.get(&format!("/api/tables/{}", again["id"].as_str().expect("an id"))).by(&ann).send().await.done();

    let seat = json!({ "type": "seat_bot", "seat": 1, "bot": "random" });
    site.post(&format!("/api/tables/{lobby}/setup"), seat).by(&ann).send().await.done();
    site.request("POST", &format!("/api/tables/{lobby}/start")).by(&ann).send().await.done();
    let (_socket, state) = Socket::at(site, &ann, &lobby).await;
    assert_eq!((&state["phase"], state.get("other_rules")), (&json!("playing"), None));
    server.stop().await;
    // It goes on after the next start, too: the start says by which rules it is played.
    let server = Server::on(folder.path()).await;
    let (_socket, state) = Socket::at(server.site, &ann, &lobby).await;
    assert_eq!((&state["phase"], state.get("other_rules")), (&json!("playing"), None));
    let (_socket, state) = Socket::at(server.site, &ann, &table).await;
    assert_eq!(state["other_rules"]["seen"], 3, "looking at it has not cost the last position");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ended_before_logs_were_kept_is_told_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let ann = server.site.guest().await;
    let (table, _, socket) = played(server.site, &ann, 10_000).await;
    drop(socket);
    server.stop().await;
    let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    assert_eq!(db.execute("DELETE FROM endings", []).expect("an update"), 1, "it was kept when the game ended");
    drop(db);
    // A start by the same rules makes up for it, though nobody asks for the table.
    let server = Server::on(folder.path()).await;
    let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let kept = || db.query_row("SELECT count(*) FROM endings", [], |row| row.get::<_, u32>(0)).expect("a count");
    while kept() == 0 {
        tokio::task::yield_now().await;
    }
    server.stop().await;
    age(folder.path());
    let server = Server::on(folder.path()).await;
    let (_socket, state) = Socket::at(server.site, &ann, &table).await;
    assert_eq!(state["other_rules"]["log_kept"], true);
    server.stop().await;
}
