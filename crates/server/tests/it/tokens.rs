//! What a token may do, call by call: play, and nothing that belongs to the account.

use serde_json::{Value, json};

use crate::client::Site;
use crate::stage::Server;

/// What a program cannot do with a token, whatever becomes of the calls. `examples/bots/README.md` tells people.
const IN_PERSON: [&str; 30] = [
    "put /api/me",
    "post /api/account",
    "post /api/login",
    "post /api/logout",
    "post /api/logout/everywhere",
    "put /api/account/password",
    "get /api/tokens",
    "post /api/tokens",
    "delete /api/tokens/{id}",
    "post /api/daily/{slug}/{day}",
    "put /api/profile",
    "get /api/circle",
    "post /api/circle/link",
    "delete /api/circle/link",
    "post /api/friends",
    "delete /api/friends/{id}",
    "put /api/people/{id}",
    "post /api/tables/{id}/invite",
    "get /api/notices",
    "put /api/notices",
    "post /api/notices/browsers",
    "delete /api/notices/browsers",
    "put /api/notices/tables/{id}",
    "put /api/notices/mail",
    "delete /api/notices/mail",
    "get /api/invitations",
    "delete /api/invitations/{id}",
    "get /api/vacation",
    "post /api/vacation",
    "delete /api/vacation",
];

/// Every call of the document, as `method path`, with what it describes.
async fn calls(site: Site) -> Vec<(String, String, Value)> {
    let document = site.get("/api/openapi.json").send().await.done();
    let paths = document["paths"].as_object().expect("paths").clone();
    let each = |(path, methods): (String, Value)| {
        let methods = methods.as_object().expect("methods").clone();
        methods.into_iter().map(move |(method, call)| (method, path.clone(), call))
    };
    paths.into_iter().flat_map(each).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_gets_no_cookie_and_does_nothing_to_the_account() {
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    let account = json!({ "login": "ann", "password": "correct horse" });
    site.post("/api/account", account.clone()).by(&ann).send().await.done();
    let made = site.post("/api/tokens", json!({ "name": "bot" })).by(&ann).send().await.done();
    let (id, token) = (made["id"].as_str().expect("an id"), made["token"].as_str().expect("a token"));
    let mut refused = Vec::new();
    for (method, path, described) in calls(site).await {
        // A stream of events has no end to wait for, and its head is looked at below.
        if path == "/api/bot/prompts" {
            continue;
        }
        let at = path.replace("{slug}", "sample-game").replace("{lang}", "en").replace("{day}", "today");
        let at = at.replace("{seat}", "0").replace("{id}", if path.contains("tokens") { id } else { "x" });
        for scheme in ["Bearer", "bearer"] {
            let mut request = site.request(&method.to_uppercase(), &at);
            request = request.header("authorization", &format!("{scheme} {token}"));
            let request = if described.get("requestBody").is_some() { request.json(&account) } else { request };
            // With a cookie besides it is a program all the same.
            for request in [request.clone(), request.by(&ann)] {
                let answer = request.send().await;
                assert_eq!(answer.header("set-cookie"), None, "{method} {path}: {}", answer.head);
                let call = format!("{method} {path}");
                if answer.status == 403 && answer.json()["error"]["code"] == "in_person" {
                    refused.push(call);
                } else {
                    assert!(!IN_PERSON.contains(&call.as_str()), "{call}: {}", answer.head);
                }
            }
        }
    }
    refused.sort();
    refused.dedup();
    let mut expected = IN_PERSON.map(str::to_owned);
    expected.sort();
    assert_eq!(refused, expected);
    // Nothing has changed, and the token still does what it is for.
    let me = site.get("/api/me").with_token(token).send().await;
    assert_eq!((me.done()["login"].as_str(), me.header("set-cookie")), (Some("ann"), None));
    assert_eq!(site.get("/api/tokens").by(&ann).send().await.done().as_array().map(Vec::len), Some(1));
    site.post("/api/login", account).send().await.done();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_makes_nobody_a_guest() {
    let server = Server::new().await;
    let site = server.site;
    let ann = site.guest().await;
    for request in [site.get("/api/me"), site.get("/api/me").by(&ann)] {
        let answer = request.with_token("wrong").send().await;
        assert_eq!((answer.refusal(), answer.header("set-cookie")), ((401, "bad_token".to_owned()), None));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_tokens_at_once_only_so_many_are_made() {
    let server = Server::new().await;
    let ann = server.site.guest_called("Ann").await;
    let made = (0..40).map(|n| server.site.post("/api/tokens", json!({ "name": format!("bot {n}") })).by(&ann).send());
    let made = futures_util::future::join_all(made).await;
    assert_eq!(made.iter().filter(|answer| answer.status == 200).count(), 20);
    assert!(made.iter().filter(|answer| answer.status != 200).all(|answer| answer.refusal().1 == "too_many_tokens"));
    server.stop().await;
}
