//! Those who bring more journals than anybody wants to look at.

use rusqlite::Connection;
use serde_json::json;
use server::Quotas;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::client::{Answer, Guest, Site};
use crate::stage::Server;

const JOURNAL: &str = concat!(
    r#"{"type":"header","id":"t","game":"sample-game","rules_version":1,"created":0,"host":"a"}"#,
    "\n",
    r#"{"at":0,"type":"configured","options":{},"seats":[{"kind":"human","user":"a","name":"A"},{"kind":"open"}],"settings":{}}"#,
    "\n",
    r#"{"at":0,"type":"started","seed":"7","known_seed":true,"first_seat_order":[0,1]}"#,
    "\n",
);

async fn upload(site: Site, guest: &Guest, journal: &str) -> Answer {
    site.request("POST", "/api/replays")
        .header("content-type", "text/plain")
        .body(journal.as_bytes().to_vec())
        .by(guest)
        .send()
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_keeps_what_it_says_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let eve = server.site.guest().await;
    let blank = JOURNAL.replace('\n', &format!("\n{}", format!("{}\n", " ".repeat(60)).repeat(4_000)));
    let wide = JOURNAL.replace("\"at\":0,", &format!("\"at\":{}0,", " ".repeat(200_000)));
    let more = JOURNAL.replace("\"at\":0,", &format!("\"at\":0,\"note\":\"{}\",", "x".repeat(200_000)));
    let mut ids = Vec::new();
    for journal in [blank, wide, more] {
        let made = upload(server.site, &eve, &journal).await.done();
        ids.push(made["id"].as_str().expect("an id").to_owned());
    }
    for id in &ids {
        server.site.get(&format!("/api/replays/{id}/replay")).send().await.done();
    }
    server.stop().await;
    let db = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let longest: u32 = db.query_row("SELECT max(length(journal)) FROM replays", [], |row| row.get(0)).expect("rows");
    assert!(longest < 1_000, "{longest} characters are kept of 400");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_an_address_upload_so_much_a_day() {
    let quotas = Quotas { uploads_per_day: 3, uploads_per_address: 5, upload_kilobytes: 2, ..Quotas::OFF };
    let server = Server::limited(quotas).await;
    let (eve, mal) = (server.site.guest().await, server.site.guest().await);
    let long = format!("{JOURNAL}{}", " ".repeat(3_000));
    assert_eq!(upload(server.site, &eve, &long).await.refusal(), (413, "upload_too_large".to_owned()));
    let at_once = (0..6).map(|_| upload(server.site, &eve, JOURNAL));
    let answers = futures_util::future::join_all(at_once).await;
    let codes: Vec<_> = answers.iter().filter(|answer| answer.status != 200).map(Answer::refusal).collect();
    assert!(codes.len() >= 3, "{codes:?}");
    assert_eq!(upload(server.site, &eve, JOURNAL).await.refusal().0, 429);
    let answer = upload(server.site, &mal, JOURNAL).await;
    assert_eq!(answer.refusal(), (429, "too_many_uploads_here".to_owned()), "another name is no way around it");
    // What they send is not even read: the answer comes before the journal.
    let request = server.site.request("POST", "/api/replays").header("content-type", "text/plain");
    let bytes = request.body(vec![b' '; 1_000]).by(&mal).bytes();
    let mut stream = TcpStream::connect(server.site.0).await.expect("a connection");
    stream.write_all(&bytes[..bytes.len() - 1_000]).await.expect("sent");
    let answer = Answer::read(&mut stream).await.expect("an answer");
    assert_eq!(answer.refusal(), (429, "too_many_uploads_here".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_in_an_upload_hide_nothing() {
    let server = Server::new().await;
    let eve = server.site.guest().await;
    let name = r#""name":"A\u202eB\u200bC""#;
    let chat = r#"{"at":1,"type":"chat","user":"a","name":"A\u2066","text":"left\u202eright\u2028below","id":"c"}"#;
    let journal = JOURNAL.replace(r#""name":"A""#, name) + chat + "\n";
    let made = upload(server.site, &eve, &journal).await.done();
    let id = made["id"].as_str().expect("an id");
    let story = server.site.get(&format!("/api/replays/{id}/replay")).send().await.done();
    assert_eq!(story["header"]["seats"][0]["label"], "ABC");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_choose_as_a_seed_is_a_number() {
    let server = Server::new().await;
    let eve = server.site.guest().await;
    let body = |seed: serde_json::Value, start: bool| {
        let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
        json!({ "game": "sample-game", "seats": seats, "start": start, "seed": seed })
    };
    let ask = async |seed, start| server.site.post("/api/tables", body(seed, start)).by(&eve).send().await;
    for seed in
        [json!("0".repeat(64)), json!("ab".repeat(32)), json!(-1), json!(1.5), json!("+7"), json!(""), json!([])]
    {
        assert_eq!(ask(seed.clone(), true).await.refusal(), (400, "bad_seed".to_owned()), "{seed}");
    }
    assert_eq!(ask(json!("18446744073709551616"), true).await.refusal(), (409, "bad_seed".to_owned()), "one too many");
    for seed in [json!(7), json!("7"), json!("18446744073709551615")] {
        ask(seed, true).await.done();
    }
    assert_eq!(ask(json!(7), false).await.refusal(), (409, "seed_for_start".to_owned()), "it would be dropped");
    server.stop().await;
}
