//! What the document promises: whatever follows a schema is understood, whatever does not is refused. The public tool
//! Schemathesis found each of these (`cargo xtask schemathesis`); a refusal that is no matter of form is a conflict.

use serde_json::{Value, json};

use crate::client::{Guest, Site};
use crate::stage::Server;

async fn status(site: Site, guest: &Guest, (method, path, body): (&str, String, Value)) -> u16 {
    let request = site.request(method, &path).by(guest);
    let request = if body.is_null() { request } else { request.json(&body) };
    let answer = request.send().await;
    if !(200..300).contains(&answer.status) {
        answer.refusal();
    }
    answer.status
}

/// A table of two that has not begun, opened by the guest.
async fn lobby(site: Site, guest: &Guest) -> String {
    site.table(guest, json!([{ "kind": "you" }, { "kind": "bot" }]), json!({})).await
}

fn table(more: Value) -> Value {
    let mut body = json!({ "game": "sample-game", "seats": [{ "kind": "you" }, { "kind": "bot", "bot": null }] });
    for (field, value) in more.as_object().expect("fields") {
        body[field] = value.clone();
    }
    body
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_a_schema_is_understood() {
    let server = Server::new().await;
    let (site, ann) = (server.site, server.site.guest().await);
    let lobby = lobby(site, &ann).await;
    let at = |rest: &str| format!("/api/tables/{lobby}{rest}");
    let mut requests = Vec::new();
    for day in ["today", "0001-01-01", "1969-12-31", "2028-02-29", "9999-12-31"] {
        requests.push(("GET", format!("/api/daily/sample-game/{day}"), Value::Null));
    }
    for (login, password) in
        [("a.b", "12345678"), ("Ёж-2", &"я".repeat(200)), (&"x".repeat(40), "\u{1}\n\u{202e}12345")]
    {
        requests.push(("POST", "/api/account".to_owned(), json!({ "login": login, "password": password })));
    }
    for act in [
        json!({ "seat": 255, "decision": "", "action": "", "id": null }),
        json!({ "seat": 0, "decision": "x".repeat(9_000), "action": "\u{1f680}".repeat(900), "id": "" }),
    ] {
        requests.push(("POST", format!("/api/bot/tables/{lobby}/act"), act));
    }
    for words in [json!({ "seat": 255, "actions": [] }), json!({ "seat": 0, "actions": vec![""; 500] })] {
        requests.push(("POST", format!("/api/bot/tables/{lobby}/words"), words));
    }
    for more in [
        json!({ "game": "" }),
        json!({ "seats": [] }),
        json!({ "seats": [{ "kind": "bot", "bot": "" }, { "kind": "human", "bot": "x" }, { "kind": "open" }] }),
        json!({ "seed": 0, "start": false }),
        json!({ "seed": "99999999999999999999", "start": true }),
        json!({ "seed": null, "options": null, "settings": { "spectators": null, "clock": null, "pass_pause_ms": null } }),
        json!({ "settings": { "pass_pause_ms": 4_294_967_295_u32 } }),
        json!({ "settings": { "clock": { "type": "days", "days": 0 } } }),
        json!({ "settings": { "clock": { "type": "per_game", "seconds": 4_294_967_295_u32, "increment": 0 } } }),
        json!({ "options": { "no_such": [] } }),
    ] {
        requests.push(("POST", "/api/tables".to_owned(), table(more)));
    }
    for change in [
        json!({ "type": "settings", "settings": { "clock": { "type": "per_move", "seconds": 0 }, "spectators": null } }),
        json!({ "type": "seat_bot", "seat": 255, "bot": "" }),
        json!({ "type": "options", "options": { "no_such": null } }),
    ] {
        requests.push(("POST", at("/setup"), change));
    }
    for name in ["x", "\u{a0}Ann\u{a0}", &"я".repeat(40), "👩\u{200d}🚀"] {
        requests.push(("POST", "/api/tokens".to_owned(), json!({ "name": name })));
        requests.push(("PUT", "/api/me".to_owned(), json!({ "name": name, "lang": "EN-gb" })));
    }
    requests.push(("PUT", "/api/me".to_owned(), json!({ "name": null, "lang": null })));
    requests.push(("PUT", at("/seats/255"), json!({ "kind": "you", "bot": null })));
    requests.push(("PUT", at("/seats/0"), json!({ "kind": "bot", "bot": "" })));
    requests.push(("GET", at("/replay?at=4294967295&seat=255"), Value::Null));
    for request in requests {
        let shown = format!("{request:?}");
        let status = status(site, &ann, request).await;
        assert!(![400, 405, 406, 415, 422, 500].contains(&status), "{status} for {shown}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_no_schema_is_refused() {
    let server = Server::new().await;
    let (site, ann) = (server.site, server.site.guest().await);
    let lobby = lobby(site, &ann).await;
    let at = |rest: &str| format!("/api/tables/{lobby}{rest}");
    let mut requests = Vec::new();
    for day in ["2026-02-30", "2026-3-1", "yesterday", "+2026-03-01"] {
        requests.push(("GET", format!("/api/daily/sample-game/{day}"), Value::Null));
    }
    // A Kelvin sign becomes a small k, and blanks around a name count as well.
    for login in ["ab", "\u{212a}elvin", "Анna", "a b c"] {
        requests.push(("POST", "/api/account".to_owned(), json!({ "login": login, "password": "12345678" })));
    }
    for name in ["", " ", "\u{200d}", "\u{301}", "a\u{ad}b", &format!("{}x", " ".repeat(40)), "\u{e0041}x"] {
        requests.push(("POST", "/api/tokens".to_owned(), json!({ "name": name })));
        requests.push(("PUT", "/api/me".to_owned(), json!({ "name": name })));
    }
    for lang in ["", "tlh", "english"] {
        requests.push(("PUT", "/api/me".to_owned(), json!({ "lang": lang })));
    }
    for more in [
        json!({ "settings": { "clock": { "type": "days" } } }),
        json!({ "settings": { "clock": { "type": "days", "days": 3, "hours": 1 } } }),
        json!({ "settings": { "spectator": true } }),
        json!({ "settings": null }),
        json!({ "settings": { "pass_pause_ms": 4_294_967_296_u64 } }),
        json!({ "seed": "", "start": true }),
        json!({ "seed": "+7", "start": true }),
        json!({ "seats": [{ "kind": "king" }, { "kind": "you" }] }),
    ] {
        requests.push(("POST", "/api/tables".to_owned(), table(more)));
    }
    requests.push(("POST", at("/setup"), json!({ "type": "settings", "settings": { "clock": { "type": "days" } } })));
    requests.push((
        "POST",
        format!("/api/bot/tables/{lobby}/act"),
        json!({ "seat": 256, "decision": "", "action": "" }),
    ));
    for kind in ["open", "human"] {
        requests.push(("PUT", at("/seats/0"), json!({ "kind": kind })));
    }
    requests.push(("PUT", at("/seats/256"), json!({ "kind": "you" })));
    requests.push(("PUT", at("/seats/first"), json!({ "kind": "you" })));
    for query in ["at=-1", "at=x", "seat=256", "seat=-1"] {
        requests.push(("GET", at(&format!("/replay?{query}")), Value::Null));
    }
    for request in requests {
        let shown = format!("{request:?}");
        let status = status(site, &ann, request).await;
        assert!([400, 422].contains(&status), "{status} for {shown}");
    }
    server.stop().await;
}
