//! What a browser can unpack travels packed.

use crate::client::{Answer, Site};
use crate::stage::Server;

async fn fetch(site: Site, path: &str, accepted: &str) -> Answer {
    let answer = site.get(path).header("accept-encoding", accepted).send().await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.head);
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_packed_in_the_way_that_a_browser_can_unpack() {
    let server = Server::new().await;
    let site = server.site;
    let plain = site.get("/api/openapi.json").send().await;
    assert_eq!(plain.header("content-encoding"), None, "programs that ask for nothing get it as it is");
    for (accepted, way) in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")] {
        let answer = fetch(site, "/api/openapi.json", accepted).await;
        assert_eq!(answer.header("content-encoding"), Some(way), "{accepted}");
        assert!(answer.header("vary").is_some_and(|vary| vary.contains("accept-encoding")), "{}", answer.head);
        assert!(3 * answer.body.len() < plain.body.len(), "{way}: {} of {}", answer.body.len(), plain.body.len());
    }
    assert_eq!(fetch(site, "/api/openapi.json", "identity").await.header("content-encoding"), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_and_rules_are_packed_however_long_they_are() {
    let server = Server::new().await;
    let site = server.site;
    for game in game_registry::games().iter().map(|game| game.slug()) {
        for path in [format!("/api/texts/ru/{game}.ftl"), format!("/api/games/{game}/rules?lang=ru")] {
            let plain = fetch(site, &path, "identity").await;
            assert_eq!(plain.header("content-encoding"), None, "{path}");
            // The second answer is the one that was kept.
            for _ in 0..2 {
                let packed = fetch(site, &path, "gzip").await;
                assert!(packed.header("content-encoding").is_some(), "{path}");
                assert_eq!(packed.header("content-type"), plain.header("content-type"), "{path}");
                // There is little to be saved in a short text.
                let at_most = if plain.body.len() > 50_000 { plain.body.len() / 2 } else { plain.body.len() };
                assert!(packed.body.len() < at_most, "{path}: {}", packed.body.len());
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_packed_once_and_for_all() {
    let server = Server::new().await;
    let site = server.site;
    let plain = site.get("/").send().await;
    if plain.status == 404 {
        // A build without the web app has no page.
        return server.stop().await;
    }
    let page = plain.text();
    let script = page.split('"').find(|path| path.starts_with("/assets/") && path.ends_with(".js")).expect("a script");
    let whole = site.get(script).send().await.body.len();
    for (accepted, way, magic) in [("gzip, br", "br", None), ("gzip", "gzip", Some([0x1f, 0x8b]))] {
        let answer = fetch(site, script, accepted).await;
        assert_eq!(answer.header("content-encoding"), Some(way), "{script}");
        assert!(answer.body.len() < whole, "{way}: {} of {whole}", answer.body.len());
        let length = answer.header("content-length").and_then(|length| length.parse().ok());
        assert_eq!(length, Some(answer.body.len()), "it lies there packed, so its length is known");
        assert!(magic.is_none_or(|magic| answer.body.starts_with(&magic)));
    }
    server.stop().await;
}
