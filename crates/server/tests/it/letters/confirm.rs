//! An address is somebody's once whoever reads letters there has said so.

use serde_json::{Value, json};

use super::{Mood, Post, account, mail, reader, server};
use crate::stage::Server;

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_confirmed_by_its_reader() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 10).await;
    let site = server.site;
    let ann = account(site, "Ann", "ru").await;
    assert_eq!(mail(site, &ann).await, json!({ "address": null, "confirmed": false, "on": false }));
    let give = async |address: &str| site.put("/api/notices/mail", json!({ "address": address })).by(&ann).send().await;
    give("Ann@Example.org").await.done();
    let letter = post.first(1).await.remove(0);
    assert_eq!(letter.to, ["Ann@example.org"]);
    assert_eq!(letter.header("Subject").as_deref(), Some("Lagrange: подтвердите адрес"));
    let text = letter.text();
    // Whoever gave the address may be anybody, and has no say in what stands there.
    assert!(text.contains("Кто-то") && !text.contains("Ann") && !text.contains("ann"), "{text}");
    assert!(letter.header("List-Unsubscribe").is_none(), "there is nothing to end yet");
    assert_eq!(mail(site, &ann).await["confirmed"], json!(false));
    assert_eq!(site.put("/api/notices", json!({ "mail": true })).by(&ann).send().await.refusal().1, "not_confirmed");

    let code = letter.links("/letter/").remove(0);
    let path = format!("/api/letters/{code}");
    let told = site.get(&path).send().await.done();
    assert_eq!(told, json!({ "does": "confirm", "game": null, "done": false }));
    assert_eq!(mail(site, &ann).await["confirmed"], json!(false), "a look confirms nothing");
    let click = site.request("POST", &format!("/letter/{code}")).send().await;
    assert_eq!(click.refusal(), (404, "no_such_letter".to_owned()), "neither does a program for letters");
    site.request("POST", &path).send().await.done();
    assert_eq!(mail(site, &ann).await, json!({ "address": "Ann@example.org", "confirmed": true, "on": true }));
    give("Ann@example.org").await.done();
    assert_eq!(post.all().len(), 1, "it is hers already");

    // A new address has to be confirmed again, and links to the old one are no good.
    give("ann@example.net").await.done();
    assert_eq!(mail(site, &ann).await, json!({ "address": "ann@example.net", "confirmed": false, "on": false }));
    assert_eq!(site.request("POST", &path).send().await.refusal().1, "no_such_letter");
    site.request("DELETE", "/api/notices/mail").by(&ann).send().await.done();
    assert_eq!(mail(site, &ann).await["address"], Value::Null);
    for bad in ["x", "a.b", &code.replace('.', ".A"), "\u{0}"] {
        let answer = site.get(&format!("/api/letters/{}", bad.replace('\u{0}', "%00"))).send().await;
        assert_eq!(answer.refusal(), (404, "no_such_letter".to_owned()), "{bad}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_written_to_by_strangers_again_and_again() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 10).await;
    let site = server.site;
    let mut refused = 0;
    for n in 0..5 {
        let eve = account(site, &format!("Eve{n}"), "en").await;
        let address = json!({ "address": format!("victim+{n}@example.org") });
        let answer = site.put("/api/notices/mail", address).by(&eve).send().await;
        refused += usize::from(answer.status == 429);
    }
    assert_eq!((post.all().len(), refused), (3, 2));
    let guest = site.guest().await;
    let give = async |address: &str| {
        site.put("/api/notices/mail", json!({ "address": address })).by(&guest).send().await.refusal()
    };
    assert_eq!(give("guest@example.org").await, (409, "no_account".to_owned()));
    let ann = account(site, "Ann", "en").await;
    for bad in ["ann", "ann@localhost", "ann@example.org\r\nBcc: eve@example.org", "a@b.c, d@e.f"] {
        let answer = site.put("/api/notices/mail", json!({ "address": bad })).by(&ann).send().await;
        assert_eq!(answer.refusal(), (409, "bad_address".to_owned()), "{bad}");
    }
    assert_eq!(post.all().len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_says_no_is_told_to_whoever_asked() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 10).await;
    let ann = account(server.site, "Ann", "en").await;
    for (mood, status, code) in [(Mood::Later, 503, "letter_later"), (Mood::Refuses, 409, "letter_refused")] {
        post.set(mood);
        let give = json!({ "address": "ann@example.org" });
        let answer = server.site.put("/api/notices/mail", give).by(&ann).send().await;
        assert_eq!(answer.refusal(), (status, code.to_owned()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_there_are_no_letters() {
    let server = Server::new().await;
    let ann = account(server.site, "Ann", "en").await;
    assert_eq!(mail(server.site, &ann).await, Value::Null);
    let give = json!({ "address": "ann@example.org" });
    let answer = server.site.put("/api/notices/mail", give).by(&ann).send().await;
    assert_eq!(answer.refusal(), (409, "no_mail".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_sees_an_address() {
    let (folder, post) = (tempfile::tempdir().expect("a folder"), Post::new().await);
    let server = server(folder.path(), &post, 10).await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, reader(site, &post, "Bob", "en").await);
    let table = site.table_of(&[&ann, &bob], json!({ "game": "sample-game" })).await;
    site.put("/api/profile", json!({ "open": true })).by(&bob).send().await.done();
    let mut seen = String::new();
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/players/{}", bob.user),
        "/api/tables".to_owned(),
        "/api/circle".to_owned(),
        "/api/notices".to_owned(),
    ] {
        seen += &site.get(&path).by(&ann).send().await.done().to_string();
    }
    seen += &crate::client::Socket::at(site, &ann, &table).await.1.to_string();
    assert!(seen.contains("Bob") && !seen.contains("bob@") && !seen.contains("example.org"), "{seen}");
    server.stop().await;
}
