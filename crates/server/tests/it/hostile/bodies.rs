//! Bodies, options, names and journals that no proper client sends.

use serde_json::{Value, json};

use super::scene::Scene;
use crate::stage::Server;

/// Every call that takes a body, and a body it would take.
fn calls(table: &str) -> Vec<(&'static str, String, Value)> {
    vec![
        ("PUT", "/api/me".to_owned(), json!({ "name": "Ann" })),
        ("POST", "/api/account".to_owned(), json!({ "login": "ann", "password": "correct horse" })),
        ("POST", "/api/login".to_owned(), json!({ "login": "ann", "password": "correct horse" })),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "nexus-ops", "seats": [{ "kind": "you" }, { "kind": "you" }] }),
        ),
        ("POST", format!("/api/tables/{table}/setup"), json!({ "type": "seat_bot", "seat": 0, "bot": "greedy" })),
        ("PUT", format!("/api/tables/{table}/seats/0"), json!({ "kind": "bot" })),
        ("POST", "/api/join".to_owned(), json!({ "token": "x" })),
        ("POST", "/api/tokens".to_owned(), json!({ "name": "x" })),
        ("POST", format!("/api/bot/tables/{table}/act"), json!({ "seat": 0, "decision": "d1", "action": "done" })),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read_are_refused() {
    let scene = Scene::open().await;
    for (method, path, right) in calls(&scene.table) {
        let request = || scene.site.request(method, &path).by(&scene.ann);
        let json_body =
            |text: &str| request().header("content-type", "application/json").body(text.as_bytes().to_vec());
        let mut wrong = vec!["", "{", "null", "[]", "17", "\"x\"", "{\"a\":1,", "\u{0}"]
            .into_iter()
            .map(json_body)
            .collect::<Vec<_>>();
        wrong.push(json_body(&"[".repeat(60_000)));
        wrong.push(json_body(&"{\"options\":".repeat(5_000)));
        wrong.push(request().header("content-type", "application/json").body(vec![b'"', 0xff, 0xfe, b'"']));
        wrong.push(request().body(right.to_string().into_bytes()));
        for (field, value) in right.as_object().expect("fields") {
            for odd in [json!(null), json!(-1), json!({ "x": [] }), json!([[[]]])] {
                let mut body = right.clone();
                body[field] = odd;
                // Some fields may be left empty, and options are looked at by the game.
                if (value.is_string() && !body[field].is_null()) || field == "seat" {
                    wrong.push(request().json(&body));
                }
            }
        }
        let mut body = right.clone();
        body["is_admin"] = json!(true);
        wrong.push(request().json(&body));
        for request in wrong {
            let answer = request.clone().send().await;
            let (status, code) = answer.refusal();
            let expected = (400..=422).contains(&status) && code == "bad_request";
            assert!(expected, "{method} {path}: {status} {code}\n{}", String::from_utf8_lossy(&request.bytes()));
        }
        let answer = json_body(&" ".repeat(100_000)).send().await;
        assert_eq!(answer.refusal(), (413, "too_large".to_owned()), "{method} {path}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn absurd_tables_are_refused() {
    let scene = Scene::open().await;
    let two = json!([{ "kind": "you" }, { "kind": "open" }]);
    let bot = |spec: &str| json!([{ "kind": "you" }, { "kind": "bot", "bot": spec }]);
    let seats = |n: usize| Value::Array(vec![json!({ "kind": "you" }); n]);
    let absurd = [
        json!({ "game": "chess", "seats": two }),
        json!({ "game": "../nexus-ops", "seats": two }),
        json!({ "game": "nexus-ops", "seats": seats(0) }),
        json!({ "game": "nexus-ops", "seats": seats(1) }),
        json!({ "game": "nexus-ops", "seats": seats(5) }),
        json!({ "game": "nexus-ops", "seats": seats(256) }),
        json!({ "game": "nexus-ops", "seats": seats(2_000) }),
        json!({ "game": "nexus-ops", "seats": [{ "kind": "you" }, { "kind": "king" }] }),
        json!({ "game": "nexus-ops", "seats": bot("hal") }),
        json!({ "game": "nexus-ops", "seats": bot("mcts:3600000ms") }),
        json!({ "game": "nexus-ops", "seats": bot("mcts:4000000000i") }),
        json!({ "game": "nexus-ops", "seats": bot("mcts:100ms:64") }),
        json!({ "game": "nexus-ops", "seats": bot(&"x".repeat(10_000)) }),
        json!({ "game": "nexus-ops", "seats": two, "options": { "vp_target": 1_000_000 } }),
        json!({ "game": "nexus-ops", "seats": two, "options": { "vp_target": -1 } }),
        json!({ "game": "nexus-ops", "seats": two, "options": { "vp_target": "ten" } }),
        json!({ "game": "nexus-ops", "seats": two, "options": { "teams": true } }),
        json!({ "game": "nexus-ops", "seats": two, "options": { "cheat": true } }),
        json!({ "game": "nexus-ops", "seats": two, "options": [1, 2, 3] }),
        json!({ "game": "nexus-ops", "seats": two, "options": "all" }),
        json!({ "game": "nexus-ops", "seats": two, "settings": { "pass_pause_ms": 4_000_000_000_u32 } }),
        json!({ "game": "nexus-ops", "seats": two, "settings": { "clock": { "type": "per_move", "seconds": 0 } } }),
        json!({ "game": "nexus-ops", "seats": two, "settings": { "clock": { "type": "days", "days": 4_000_000_000_u32 } } }),
        json!({ "game": "nexus-ops", "seats": two, "settings": { "clock": { "type": "sand" } } }),
        json!({ "game": "nexus-ops", "seats": two, "settings": { "spectators": "perhaps" } }),
        json!({ "game": "nexus-ops", "seats": two, "seed": "not a seed" }),
        json!({ "game": "nexus-ops", "seats": two, "seed": -1 }),
        json!({ "game": "nexus-ops", "seats": two, "seed": { "$ne": null } }),
        json!({ "game": "nexus-ops", "seats": two, "start": true }),
    ];
    for body in absurd {
        let answer = scene.site.post("/api/tables", body.clone()).by(&scene.ann).send().await;
        let (status, code) = answer.refusal();
        assert!((400..=422).contains(&status), "{status} {code} for {body}");
    }
    let tables = scene.site.get("/api/tables").by(&scene.ann).send().await.done();
    assert_eq!(tables.as_array().map(Vec::len), Some(1), "none of them was opened");
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn absurd_names_and_logins_are_refused() {
    let scene = Scene::open().await;
    let long = "x".repeat(41);
    for name in ["", "   ", "\u{0}", "two\nlines", "\u{202e}nnA", "zero\u{200b}width", long.as_str()] {
        let answer = scene.site.put("/api/me", json!({ "name": name })).by(&scene.eve).send().await;
        assert_eq!(answer.refusal(), (400, "name_form".to_owned()), "{name:?}");
        let answer = scene.site.post("/api/tokens", json!({ "name": name })).by(&scene.eve).send().await;
        assert_eq!(answer.refusal(), (400, "name_form".to_owned()), "{name:?}");
    }
    let language = scene.site.put("/api/me", json!({ "lang": "../../xx" })).by(&scene.eve).send().await;
    assert_eq!(language.refusal(), (400, "bad_language".to_owned()));
    for (login, password, code) in [
        ("ab", "long enough", "login_form"),
        ("with space", "long enough", "login_form"),
        ("<script>", "long enough", "login_form"),
        (long.as_str(), "long enough", "login_form"),
        ("eve", "short", "password_form"),
        ("eve", &"x".repeat(201), "password_form"),
    ] {
        let body = json!({ "login": login, "password": password });
        let answer = scene.site.post("/api/account", body).by(&scene.eve).send().await;
        assert_eq!(answer.refusal(), (400, code.to_owned()), "{login}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn journals_that_nobody_played_are_refused() {
    let scene = Scene::open().await;
    // By the rules of today: it is not their age that is wrong with these journals.
    let version = game_registry::find("nexus-ops").expect("a game").rules_version();
    let header = |more: Value| {
        let mut header = json!({ "type": "header", "game": "nexus-ops", "rules_version": version, "options": {}, "seats": 2, "seed": "7" });
        for (field, value) in more.as_object().expect("fields") {
            header[field] = value.clone();
        }
        header.to_string()
    };
    let table = json!({ "type": "header", "id": "x", "game": "nexus-ops", "rules_version": version, "created": 0, "host": "u" });
    let holder = json!({ "kind": "bot", "spec": "random" });
    let configured = |seats: usize| json!({ "at": 0, "type": "configured", "options": {}, "seats": vec![holder.clone(); seats], "settings": {} });
    let started = |order: Value| json!({ "at": 0, "type": "started", "seed": "7", "known_seed": true, "first_seat_order": order });
    let act = json!({ "type": "action", "seat": 1, "action": "done" });
    let whole = [
        String::new(),
        "\n\n\n".to_owned(),
        "no journal".to_owned(),
        "{}".to_owned(),
        "[".repeat(100_000),
        header(json!({ "game": "chess" })),
        header(json!({ "seats": 200 })),
        header(json!({ "seed": [] })),
        header(json!({ "options": { "vp_target": 99 } })),
        format!("{}\n{act}", header(json!({ "seats": 2 }))),
        format!("{}\n{}", header(json!({})), json!({ "type": "action", "seat": 255, "action": "done" })),
        format!("{table}\n{}", started(json!([0, 1]))),
        format!("{table}\n{}\n{}", configured(2), started(json!([0]))),
        format!("{table}\n{}\n{}", configured(2), started(json!([0, 0]))),
        format!("{table}\n{}\n{}", configured(2), started(json!([7, 9]))),
        format!("{table}\n{}\n{}", configured(300), started(json!([0, 1]))),
        format!("{table}\n{}\n{}", configured(0), started(json!([]))),
        format!("{table}\n{}\n{}\n{}", configured(2), started(json!([0, 1])), configured(4)),
        format!("{table}\n{}\n{}\n{}", configured(2), started(json!([0, 1])), started(json!([0, 1]))),
        format!(
            "{table}\n{}\n{}",
            configured(2),
            json!({ "at": 0, "type": "seat_changed", "seat": 200, "holder": holder, "by": "u" })
        ),
        format!(
            "{table}\n{}\n{}\n{}",
            configured(2),
            started(json!([0, 1])),
            json!({ "at": 0, "type": "undone", "seat": 0, "user": "u", "to": 4_000_000, "by_agreement": true })
        ),
    ];
    for journal in whole {
        let shown: String = journal.chars().take(300).collect();
        let answer = scene.site.request("POST", "/api/replays").body(journal.into_bytes()).by(&scene.eve).send().await;
        assert_eq!(answer.status, 400, "{shown}");
        assert_eq!(answer.refusal().1, "bad_request", "{shown}");
    }
    // Nobody here knows the rules of another day.
    let strange = header(json!({ "rules_version": 4_000 })).into_bytes();
    let answer = scene.site.request("POST", "/api/replays").body(strange).by(&scene.eve).send().await;
    assert_eq!(answer.refusal(), (409, "other_rules".to_owned()));
    let request = scene.site.request("POST", "/api/replays").by(&scene.eve);
    assert_eq!(request.clone().body(vec![b'x'; 5 * 1024 * 1024]).send().await.refusal(), (413, "too_large".to_owned()));
    assert_eq!(request.body(vec![0xff, 0xfe]).send().await.refusal(), (400, "bad_request".to_owned()));
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn options_that_are_no_fields_are_refused_with_a_reason() {
    let server = Server::new().await;
    let (site, ann) = (server.site, server.site.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "bot" }]);
    let table = site.table(&ann, seats.clone(), json!({})).await;
    for options in [json!([]), json!([1]), json!("none"), json!(7), json!(true)] {
        let new = json!({ "game": "nexus-ops", "seats": seats, "options": options });
        let changed = json!({ "type": "options", "options": options });
        for (path, body) in [("/api/tables".to_owned(), new), (format!("/api/tables/{table}/setup"), changed)] {
            let answer = site.post(&path, body).by(&ann).send().await;
            assert_eq!(answer.refusal(), (422, "bad_request".to_owned()), "{options}");
            let why = answer.json()["error"]["facts"]["why"].to_string();
            assert!(why.contains("fields") || why.contains("map") || why.contains("object"), "{options}: {why}");
        }
    }
    server.stop().await;
}
