//! A table from the first click to the replay.

use serde_json::{Value, json};

use crate::client::{Socket, act, asked};
use crate::stage::Server;

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_action_outlives_the_server_and_is_done_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let ann = server.site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "greedy" }]);
    let table = server.site.table(&ann, seats, json!({ "seed": "7", "start": true })).await;
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    let view = asked(&state).expect("the first to move");
    socket.say(act(&table, view, "click-1", "buy human M")).await;
    let refused = socket.answer("click-1").await;
    assert_eq!((&refused["type"], &refused["refusal"]["rule"]), (&json!("refused"), &json!("NX-4.2")));
    socket.say(act(&table, view, "click-2", "buy human H1a")).await;
    let accepted = socket.answer("click-2").await;
    assert_eq!(accepted["type"], "accepted");
    socket.say(act(&table, asked(&state).expect("still"), "click-2", "buy human H1a")).await;
    assert_eq!(socket.answer("click-2").await, accepted, "the same click again gets the same answer");
    server.stop().await;

    let server = Server::on(folder.path()).await;
    let (_socket, state) = Socket::at(server.site, &ann, &table).await;
    assert_eq!(state["journal_length"], 1);
    assert_eq!(state["views"][0]["view"]["open"]["players"][0]["rubium"], 6);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_game_which_can_be_replayed() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    // Two greedy ones may keep each other from winning forever.
    let seats = json!([{ "kind": "bot", "bot": "greedy" }, { "kind": "bot", "bot": "random" }]);
    let more = json!({ "options": { "vp_target": 10 }, "seed": "3", "start": true });
    let table = server.site.table(&ann, seats, more).await;
    let (mut socket, state) = Socket::at(server.site, &ann, &table).await;
    if state["phase"] != "over" {
        socket.hear_where("update", |update| update["state"]["phase"] == "over").await;
    }
    let history = server.site.get("/api/history").by(&ann).send().await.done();
    assert_eq!(history[0]["id"], json!(table), "a game that is over stands in the history");
    let replay = server.site.get(&format!("/api/tables/{table}/replay")).by(&ann).send().await.done();
    let steps = replay["steps"].as_array().expect("steps").len();
    let path = format!("/api/tables/{table}/replay?at={}", steps / 2);
    let moment = server.site.get(&path).by(&ann).send().await.done();
    assert_eq!((moment["at"].as_u64(), &moment["seat"]), (Some(steps as u64 / 2), &Value::Null));
    let journal = server.site.get(&format!("/api/tables/{table}/journal")).by(&ann).send().await;
    assert_eq!(journal.status, 200);
    let replayed = table::Table::read_exactly(&journal.text()).expect("as the command line reads it");
    assert_eq!(serde_json::json!(replayed.outcome()), replay["header"]["outcome"]);
    let upload = server.site.request("POST", "/api/replays").body(journal.body).by(&ann).send().await.done();
    let path = format!("/api/replays/{}/replay", upload["id"].as_str().expect("an id"));
    let again = server.site.get(&path).send().await.done();
    assert_eq!(again["steps"].as_array().map(Vec::len), Some(steps), "the downloaded journal tells the same game");
    server.stop().await;
}
