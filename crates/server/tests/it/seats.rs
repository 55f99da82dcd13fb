//! Seats: who may hand them over, and what those see who have none.

use serde_json::{Value, json};

use crate::client::{Answer, Guest, Site, Socket, act};
use crate::stage::Server;

async fn change(site: Site, guest: &Guest, table: &str, seat: u8, to: Value) -> Answer {
    site.put(&format!("/api/tables/{table}/seats/{seat}"), to).by(guest).send().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_of_one_who_is_there_is_his_own_to_hand_over() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob, cid) = (site.guest().await, site.guest().await, site.guest().await);
    let table = site.table_of(&[&ann, &bob, &cid], json!({})).await;
    let (mut host, _) = Socket::at(site, &ann, &table).await;
    let (bob_here, _) = Socket::at(site, &bob, &table).await;
    host.hear_where("presence", |told| told["seats"][1] == true).await;

    let bot = json!({ "kind": "bot", "bot": "random" });
    let answer = change(site, &ann, &table, 1, bot.clone()).await;
    assert_eq!(answer.refusal(), (409, "not_absent".to_owned()), "not even the host may while Bob is there");
    let answer = change(site, &cid, &table, 1, bot.clone()).await;
    assert_eq!(answer.refusal(), (409, "not_your_seat".to_owned()));

    change(site, &bob, &table, 1, bot.clone()).await.done();
    let update = host.hear_where("update", |update| update["state"]["seats"][1]["kind"] == "bot").await;
    assert_eq!(update["state"]["seats"][1]["user"], json!(bob.user), "the seat stays his");
    change(site, &bob, &table, 1, json!({ "kind": "you" })).await.done();
    host.hear_where("update", |update| update["state"]["seats"][1]["kind"] == "human").await;

    drop(bob_here);
    host.hear_where("presence", |told| told["seats"][1] == false).await;
    let answer = change(site, &cid, &table, 1, bot.clone()).await;
    assert_eq!(answer.refusal(), (409, "not_your_seat".to_owned()), "only the host may, when somebody is away");
    change(site, &ann, &table, 1, bot).await.done();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_see_no_cards_and_cannot_act() {
    let server = Server::new().await;
    let (ann, eve) = (server.site.guest().await, server.site.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let table = server.site.table(&ann, seats, json!({ "seed": "7", "start": true })).await;
    let (_mine, state) = Socket::at(server.site, &ann, &table).await;
    let (mut socket, seen) = Socket::at(server.site, &eve, &table).await;
    let told = socket.hear("presence").await;
    assert_eq!(told["spectators"], 1, "people at the table know that somebody watches");
    let view = &seen["views"][0];
    assert_eq!((&view["seat"], &view["view"]["hand"], &view["legal"]), (&Value::Null, &Value::Null, &json!([])));
    socket.say(act(&table, &state["views"][0], "click-1", "done")).await;
    assert_eq!(socket.refusal("click-1").await, "not_your_seat");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_window_at_the_same_seat_stays_in_step() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    let both = json!([{ "kind": "you" }, { "kind": "you" }]);
    let table = server.site.table(&ann, both, json!({ "seed": "7", "start": true })).await;
    let (mut desk, state) = Socket::at(server.site, &ann, &table).await;
    let (mut phone, _) = Socket::at(server.site, &ann, &table).await;
    desk.say(act(&table, &state["views"][0], "click-1", "buy human H1a")).await;
    let (on_desk, on_phone) = (desk.hear("update").await, phone.hear("update").await);
    assert_eq!(on_desk, on_phone);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_heard_at_the_tables() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    let (mut socket, state) = Socket::at(site, &ann, &table).await;
    assert_eq!(state["seats"][1]["name"], "Bob");
    site.put("/api/me", json!({ "name": "Robert" })).by(&bob).send().await.done();
    socket.hear_where("update", |update| update["state"]["seats"][1]["name"] == "Robert").await;
    server.stop().await;
}
