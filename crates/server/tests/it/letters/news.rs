//! What people who are away are written of their tables.

use serde_json::json;

use super::{Mood, Post, SITE, mail, reader, server};
use crate::stage::{Place, Process};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_written_to_and_can_end_it_without_a_login() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 10).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, reader(site, &post, "Bob", "ru").await);
    let table = site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    let letter = post.first(2).await.pop().expect("a letter");
    assert_eq!((letter.to.len(), letter.to[0].as_str()), (1, "bob@example.org"));
    assert_eq!(letter.header("From").as_deref(), Some("Lagrange <games@example.org>"));
    assert_eq!(letter.header("Subject").as_deref(), Some("Учебная игра. Ваш ход."));
    assert_eq!(letter.header("Auto-Submitted").as_deref(), Some("auto-generated"));
    let text = letter.text();
    // The game, the table and why: nothing of what lies there, and nobody's name.
    assert!(text.starts_with(&format!("Учебная игра\nВаш ход.\n{SITE}/table/{table}\n")), "{text}");
    assert!(!text.contains("Ann") && !text.contains("Bob"), "{text}");
    let codes = letter.links("/letter/");
    let (mute, stop) = (&codes[0], &codes[1]);
    assert_eq!(letter.header("List-Unsubscribe"), Some(format!("<{SITE}/letter/{stop}>")));
    assert_eq!(letter.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));

    // One table, by its link, and again: nothing more happens.
    let told = site.get(&format!("/api/letters/{mute}?lang=en")).send().await.done();
    assert_eq!(told, json!({ "does": "mute", "game": "Sample game", "done": false }));
    for _ in 0..2 {
        site.request("POST", &format!("/api/letters/{mute}")).send().await.done();
    }
    assert_eq!(site.get("/api/notices").by(&bob).send().await.done()["muted"], json!([table]));
    site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await.done();
    // All letters, as programs for letters do it.
    let other = site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    let letter = post.first(3).await.pop().expect("a letter");
    assert!(letter.text().contains(&other) && !letter.text().contains(&table), "the muted table is silent");
    let click = site.request("POST", &format!("/letter/{stop}"));
    let click = click.header("content-type", "application/x-www-form-urlencoded");
    click.body(b"List-Unsubscribe=One-Click".to_vec()).send().await.done();
    assert_eq!(mail(site, &bob).await, json!({ "address": "bob@example.org", "confirmed": true, "on": false }));
    site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    // Who wants letters again says so in the settings.
    site.put("/api/notices", json!({ "mail": true })).by(&bob).send().await.done();
    let last = site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    let letter = post.first(4).await.pop().expect("a letter");
    assert!(letter.text().contains(&last) && post.all().len() == 4, "{}", letter.text());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_tables_are_one_letter_after_the_quiet_hours() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 50).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, reader(site, &post, "Bob", "en").await);
    let set = async |change| site.put("/api/notices", change).by(&bob).send().await.done();
    // It is quiet now and for hours, wherever the day is.
    let minute = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs() / 60;
    let hours = json!({ "from": (minute + 1_380) % 1_440, "until": (minute + 120) % 1_440 });
    set(json!({ "quiet": { "hours": hours }, "zone": 0 })).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await);
    }
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(post.all().len(), 1, "only the letter that asked for the address");
    set(json!({ "quiet": { "hours": null } })).await;
    let letter = post.first(2).await.pop().expect("a letter");
    assert_eq!(letter.header("Subject").as_deref(), Some("There is news from 3 tables."));
    assert!(tables.iter().all(|table| letter.text().contains(&format!("{SITE}/table/{table}"))), "{}", letter.text());
    assert_eq!(letter.links("/letter/").len(), 4, "each can be muted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_down_holds_up_no_game() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 10).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, reader(site, &post, "Bob", "en").await);
    post.set(Mood::Silent);
    let table = site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    while post.connections() < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    // A letter is on its way to nowhere; nobody who plays waits for it.
    let started = std::time::Instant::now();
    site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await.done();
    assert!(started.elapsed() < std::time::Duration::from_secs(5), "{:?}", started.elapsed());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_survive_kill_9_and_are_tried_again() {
    after_kill(&Place::folder()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_survive_kill_9_and_are_tried_again_on_postgresql() {
    let Some(place) = Place::postgres().await else { return };
    after_kill(&place).await;
    place.clear().await;
}

async fn after_kill(place: &Place) {
    let post = Post::new().await;
    let args = ["--notice-delay", "100", "--smtp", &post.url, "--mail-from", "games@example.org", "--site", SITE];
    let server = Process::logging(place, &args).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, reader(site, &post, "Bob", "en").await);
    // Nothing gets through at first.
    post.set(Mood::Later);
    let table = site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    while post.connections() < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    server.kill();
    post.set(Mood::Takes);
    let server = Process::logging(place, &args).await;
    let letter = post.first(2).await.pop().expect("a letter");
    assert!(letter.text().contains(&table), "{}", letter.text());
    server.kill();
}
