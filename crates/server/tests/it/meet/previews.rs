//! A link shows game and host in a messenger, and whoever fetches it becomes nobody.

use rusqlite::Connection;
use serde_json::json;

use crate::stage::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_names_game_and_host_and_makes_no_guest() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::on(folder.path()).await;
    let site = server.site;
    let ann = site.guest_called("Ann \"<b>\"").await;
    let table = site.table(&ann, json!([{ "kind": "you" }, { "kind": "open" }]), json!({})).await;
    let invites = site.get(&format!("/api/tables/{table}/invites")).by(&ann).send().await.done();
    let link = format!("/join/{}", invites["seats"][0]["token"].as_str().expect("a token"));
    let page = site.get(&link).header("accept-language", "en").send().await;
    if page.status == 404 {
        assert!(page.text().contains("not part of this build"), "{}", page.text());
        return server.stop().await;
    }
    let text = page.text();
    assert!(
        text.contains("og:title") && text.contains("Nexus Ops") && text.contains("Ann &quot;&lt;b&gt;&quot;"),
        "{text}"
    );
    assert!(text.contains("/preview/nexus-ops-en.png"), "{text}");
    assert!(page.header("set-cookie").is_none(), "{}", page.head);
    let code = invites["code"].as_str().expect("a code");
    let by_code = site.get(&format!("/join/{code}")).header("accept-language", "ru").send().await;
    assert!(by_code.text().contains("/preview/nexus-ops-ru.png"), "the link for everybody tells the same");
    for other in ["/join/nothing".to_owned(), format!("/table/{table}"), "/".to_owned()] {
        let page = site.get(&other).send().await;
        assert!(page.status == 200 && !page.text().contains("og:title"), "{other} tells nothing");
    }
    server.stop().await;
    let file = Connection::open(folder.path().join("lagrange.sqlite3")).expect("the file is there");
    let users: u32 = file.query_row("SELECT count(*) FROM users", [], |row| row.get(0)).expect("a count");
    assert_eq!(users, 1, "only Ann");
}
