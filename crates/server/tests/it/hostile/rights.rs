//! What is not one's own: seats, questions, ids, cookies, tables, games that are not over.

use serde_json::{Value, json};

use super::scene::Scene;
use crate::client::Socket;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_others_or_out_of_time() {
    let scene = Scene::open().await;
    let (mover, view) = scene.to_move().await;
    let other = if mover.user == scene.ann.user { &scene.bob } else { &scene.ann };
    let notation = view["legal"][0]["notation"].as_str().expect("a notation");
    let act = |id: &str, seat: &Value, decision: &Value, action: &str| json!({ "type": "act", "table": scene.table, "seat": seat, "decision": decision, "id": id, "action": action });
    let (seat, decision) = (&view["seat"], &view["decision"]);
    let (mut bad, _) = Socket::at(scene.site, other, &scene.table).await;
    let mut eve = Socket::open(scene.site, &scene.eve).await;
    for (n, socket) in [&mut bad, &mut eve].into_iter().enumerate() {
        let id = format!("theirs-{n}");
        socket.say(act(&id, seat, decision, notation)).await;
        assert_eq!(socket.refusal(&id).await, "not_your_seat");
        socket.say(json!({ "type": "undo", "table": scene.table, "seat": seat, "id": id })).await;
        assert_eq!(socket.refusal(&id).await, "not_your_seat");
        socket
            .say(
                json!({ "type": "prefer", "table": scene.table, "seat": seat, "window": "w", "mode": "ask", "id": id }),
            )
            .await;
        assert_eq!(socket.refusal(&id).await, "not_your_seat");
        socket
            .say(json!({ "type": "why", "table": scene.table, "seat": seat, "action": { "type": "done" }, "ref": "r" }))
            .await;
        assert_eq!(socket.hear("why").await["refusal"]["code"], "not_your_seat", "nobody asks about another's chances");
        socket
            .say(json!({ "type": "words", "table": scene.table, "seat": seat, "actions": ["done"], "ref": "r" }))
            .await;
        assert_eq!(socket.hear("words").await["words"], json!([]), "words are for the seat's own player");
        socket.say(json!({ "type": "answer_undo", "table": scene.table, "accept": true, "id": id })).await;
        assert_eq!(socket.refusal(&id).await, "no_request");
        for seat in [2, 3, 4, 9, 255] {
            socket.say(act(&id, &json!(seat), decision, notation)).await;
            assert_eq!(socket.refusal(&id).await, "no_such_seat");
        }
    }
    let (mut good, _) = Socket::at(scene.site, mover, &scene.table).await;
    for (n, old) in ["d0", "d1", "d99999999", "", "17", "d-1"].iter().enumerate() {
        let id = format!("old-{n}");
        good.say(act(&id, seat, &json!(old), notation)).await;
        assert_eq!(good.refusal(&id).await, "stale_decision");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_belongs_to_its_sender() {
    let scene = Scene::open().await;
    // Both have used ids `opening-…` before; whose each was is known to nobody else.
    let (mut ann, state) = Socket::at(scene.site, &scene.ann, &scene.table).await;
    let (mut bob, _) = Socket::at(scene.site, &scene.bob, &scene.table).await;
    let mut done = [0, 0];
    for n in 0..30 {
        for (sockets, done) in [&mut ann, &mut bob].into_iter().zip(&mut done) {
            let id = format!("opening-{n}");
            let again =
                json!({ "type": "act", "table": scene.table, "seat": 0, "decision": "d1", "id": id, "action": "done" });
            sockets.say(again).await;
            let answer = sockets.answer(&id).await;
            *done += u32::from(answer["type"] == "accepted");
        }
    }
    assert_eq!(done.iter().sum::<u32>(), 30, "each id is answered again to whoever used it, and to nobody else");
    assert_eq!(state["journal_length"], 30);
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_closed() {
    let scene = Scene::open().await;
    let mut eve = Socket::open(scene.site, &scene.eve).await;
    eve.say(json!({ "type": "watch", "table": scene.table })).await;
    assert_eq!(eve.hear("refused").await["refusal"]["code"], "no_spectators");
    eve.say(json!({ "type": "chat", "table": scene.table, "text": "hello", "id": "c" })).await;
    assert_eq!(eve.refusal("c").await, "no_spectators");
    let path = |rest: &str| format!("/api/tables/{}{rest}", scene.table);
    for rest in ["", "/journal", "/replay", "/replay?at=3&seat=0"] {
        let answer = scene.site.get(&path(rest)).by(&scene.eve).send().await;
        assert_eq!(answer.refusal(), (409, "no_spectators".to_owned()), "{rest}");
    }
    let resign = scene.site.post(&path("/resign"), json!({})).by(&scene.eve).send().await;
    assert_eq!(resign.refusal(), (403, "not_a_player".to_owned()));
    for (method, rest, body) in [
        ("GET", "/invites", Value::Null),
        ("POST", "/setup", json!({ "type": "add_seat" })),
        ("POST", "/setup", json!({ "type": "sit", "seat": 0 })),
        ("POST", "/setup", json!({ "type": "stand_up", "seat": 1 })),
        ("POST", "/start", Value::Null),
        ("POST", "/rematch", Value::Null),
        ("PUT", "/seats/0", json!({ "kind": "bot" })),
        ("PUT", "/seats/0", json!({ "kind": "you" })),
        ("PUT", "/seats/9", json!({ "kind": "you" })),
        ("PUT", "/seats/256", json!({ "kind": "you" })),
        ("PUT", "/seats/-1", json!({ "kind": "you" })),
    ] {
        for guest in [&scene.eve, &scene.bob] {
            let answer = scene.site.request(method, &path(rest)).json(&body).by(guest).send().await;
            // Bob may say that Bob himself plays on, which is so.
            let own = guest.user == scene.bob.user && rest.starts_with("/seats/1");
            assert!(own || (400..410).contains(&answer.refusal().0), "{method} {rest}: {}", answer.text());
        }
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_on_tells_nothing_of_itself() {
    let scene = Scene::open().await;
    for guest in [&scene.ann, &scene.bob] {
        for (rest, refused) in
            [("/journal", (403, "not_over")), ("/replay", (409, "not_over")), ("/replay?at=0", (409, "not_over"))]
        {
            let answer = scene.site.get(&format!("/api/tables/{}{rest}", scene.table)).by(guest).send().await;
            assert_eq!(answer.refusal(), (refused.0, refused.1.to_owned()), "{rest}");
        }
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_for_one() {
    let scene = Scene::open().await;
    let site = scene.site;
    let host = site.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }]);
    let table = site.table(&host, seats, json!({})).await;
    let path = format!("/api/tables/{table}/invites");
    assert_eq!(site.get(&path).by(&scene.eve).send().await.refusal(), (403, "not_the_host".to_owned()));
    let invites = site.get(&path).by(&host).send().await.done();
    let token = &invites["seats"][0]["token"];
    site.post("/api/join", json!({ "token": token })).by(&scene.bob).send().await.done();
    let late = site.post("/api/join", json!({ "token": token })).by(&scene.eve).send().await;
    assert_eq!(late.refusal(), (409, "seat_taken".to_owned()));
    for token in ["", "AAAAAA", "' OR 1=1 --", "%00", &"a".repeat(30), &"z".repeat(10_000)] {
        let answer = site.post("/api/join", json!({ "token": token })).by(&scene.eve).send().await;
        assert_eq!(answer.refusal(), (404, "no_such_table".to_owned()), "{token}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_cannot_be_forged() {
    let scene = Scene::open().await;
    let (name, signed) = scene.ann.cookie.split_once('=').expect("a cookie");
    let (ann, bob) = (&scene.ann.user, &scene.bob.user);
    let mut flipped = signed.to_owned();
    flipped.replace_range(3..4, if signed[3..].starts_with('A') { "B" } else { "A" });
    let forged = [
        String::new(),
        format!("{name}="),
        format!("{name}={ann}"),
        format!("{name}={}", signed.replace(ann.as_str(), bob)),
        format!("{name}={flipped}"),
        format!("{name}={}", &signed[..signed.len() - 1]),
        format!("{name}={}", "A".repeat(4_000)),
        format!("{name}=\u{1}"),
        format!("{}={signed}", name.to_uppercase()),
    ];
    for cookie in &forged {
        let answer = scene.site.get("/api/tables").header("cookie", cookie).send().await;
        assert!(answer.status == 401 || answer.status == 400, "{cookie:?}: {}", answer.head);
        if let Ok(mut socket) = Socket::with(scene.site, &[("cookie", cookie.trim_end_matches('\u{1}'))]).await {
            panic!("{cookie:?} opens a connection: {:?}", socket.next().await);
        }
    }
    for token in ["x", ann.as_str(), signed] {
        let answer = scene.site.get("/api/bot/tables").with_token(token).send().await;
        assert_eq!(answer.refusal(), (401, "bad_token".to_owned()), "{token}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_cannot_act() {
    let scene = Scene::open().await;
    let here = scene.site.0.to_string();
    let body = json!({ "game": "nexus-ops", "seats": [{ "kind": "you" }, { "kind": "you" }] });
    let strangers = [
        "http://evil.example",
        "null",
        "",
        &format!("http://{here}.evil.example"),
        &format!("http://x@{here}"),
        "file://",
    ];
    for origin in strangers {
        let answer = scene.site.post("/api/tables", body.clone()).by(&scene.ann).header("origin", origin).send().await;
        assert_eq!(answer.refusal(), (403, "wrong_origin".to_owned()), "{origin}");
        let headers = [("cookie", scene.ann.cookie.as_str()), ("origin", origin)];
        assert!(Socket::with(scene.site, &headers).await.is_err(), "{origin} opens a connection");
    }
    let own = format!("http://{here}");
    let headers = [("cookie", scene.ann.cookie.as_str()), ("origin", own.as_str())];
    assert!(Socket::with(scene.site, &headers).await.is_ok(), "our own pages may");
    let tables = scene.site.get("/api/tables").by(&scene.ann).send().await.done();
    assert_eq!(tables.as_array().map(Vec::len), Some(1), "no table was opened");
    scene.unharmed().await;
}
