//! Messages that no proper client sends.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use super::scene::Scene;
use crate::client::Socket;

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_cannot_be_read_are_refused() {
    let scene = Scene::open().await;
    let mut socket = Socket::open(scene.site, &scene.ann).await;
    let table = &scene.table;
    let mut messages: Vec<String> =
        ["", " ", "null", "true", "17", "[]", "{}", "{", "}", "\"", "\u{0}", "watch", "{\"type\":"]
            .map(str::to_owned)
            .to_vec();
    messages.push("[".repeat(16_000));
    messages.push("{\"type\":".repeat(2_000));
    messages.push(format!("{{\"type\":\"ping\"}}{}", " x".repeat(100)));
    let act = json!({ "type": "act", "table": table, "seat": 0, "decision": "d1", "id": "x", "action": "done" });
    for (field, wrong) in [
        ("type", json!("drop_table")),
        ("type", json!(null)),
        ("type", json!({ "act": 1 })),
        ("table", json!(5)),
        ("table", json!([table])),
        ("seat", json!(-1)),
        ("seat", json!(0.5)),
        ("seat", json!(256)),
        ("seat", json!("0")),
        ("seat", json!(1e99)),
        ("decision", json!(null)),
        ("id", json!({})),
        ("action", json!(["done"])),
        ("by", json!("bot:greedy")),
        ("user", json!(scene.bob.user)),
    ] {
        let mut message = act.clone();
        message[field] = wrong;
        messages.push(message.to_string());
    }
    for field in ["table", "seat", "decision", "id", "action"] {
        let mut message = act.clone();
        message.as_object_mut().expect("fields").remove(field);
        messages.push(message.to_string());
    }
    for message in messages {
        socket.send(Message::text(message.clone())).await.expect("the connection stays");
        let answer = socket.hear("refused").await;
        let shown: String = message.chars().take(80).collect();
        assert_eq!(answer["refusal"]["code"], "bad_request", "{shown}");
        assert!(answer["refusal"]["text"].as_str().is_some_and(|text| text.contains(' ')), "{answer}");
    }
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn absurd_words_are_refused_or_shown_as_what_they_are() {
    let scene = Scene::open().await;
    let (guest, view) = scene.to_move().await;
    let (mut socket, _) = Socket::at(scene.site, guest, &scene.table).await;
    let act = |id: &str, action: &str| {
        let (seat, decision) = (&view["seat"], &view["decision"]);
        json!({ "type": "act", "table": scene.table, "seat": seat, "decision": decision, "id": id, "action": action })
    };
    let long = "x".repeat(10_000);
    let odd =
        ["", " ", "\u{0}", "done\u{0}", "done; drop table", "ход", "💥", "\u{202e}enod", "-1", "buy human H1a>", &long];
    for (n, action) in odd.iter().enumerate() {
        let id = format!("odd-{n}");
        socket.say(act(&id, action)).await;
        assert!(["unreadable", "too_long", "illegal"].contains(&socket.refusal(&id).await.as_str()), "{action}");
    }
    let long_id = "i".repeat(65);
    for (id, code) in [(&long_id, "too_long"), (&long, "too_long")] {
        socket.say(act(id, "done")).await;
        assert_eq!(socket.refusal(id).await, code);
    }
    socket.say(act("", "done")).await;
    assert_eq!(socket.hear("refused").await["refusal"]["code"], "empty");
    let chat = |id: &str, text: &str| json!({ "type": "chat", "table": scene.table, "text": text, "id": id });
    for (id, text, code) in [("c1", "", "empty"), ("c2", "\u{7}\n\t", "empty"), ("c3", &long[..501], "too_long")] {
        socket.say(chat(id, text)).await;
        assert_eq!(socket.refusal(id).await, code, "{text:?}");
    }
    let prefer = json!({ "type": "prefer", "table": scene.table, "seat": view["seat"], "window": long, "mode": "ask", "id": "p" });
    socket.say(prefer).await;
    assert_eq!(socket.refusal("p").await, "no_such_window");
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_chat_holds_no_characters_that_act() {
    let scene = Scene::open().await;
    let (mut bob, _) = Socket::at(scene.site, &scene.bob, &scene.table).await;
    let (mut ann, _) = Socket::at(scene.site, &scene.ann, &scene.table).await;
    let text = "<script>alert(1)</script>\r\n\u{1b}[31m red";
    ann.say(json!({ "type": "chat", "table": scene.table, "text": text, "id": "c" })).await;
    let line = bob.hear("chat").await["line"].take();
    assert_eq!(line["text"], "<script>alert(1)</script>   [31m red", "control characters are gone, the rest is text");
    assert_eq!(line["user"], scene.ann.user);
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_or_no_text_ends_the_connection() {
    let scene = Scene::open().await;
    let raw =
        |payload: Vec<u8>, kind: Data, last: bool| Message::Frame(Frame::message(payload, OpCode::Data(kind), last));
    let huge = Message::text("x".repeat(17 * 1024));
    let monstrous = Message::text(" ".repeat(20 * 1024 * 1024));
    let wrong_text = raw(vec![b'"', 0xff, 0xfe, b'"'], Data::Text, true);
    for message in [huge, monstrous, Message::binary(vec![0; 100]), wrong_text, raw(vec![1], Data::Continue, true)] {
        let mut socket = Socket::open(scene.site, &scene.ann).await;
        socket.hear("hello").await;
        // The server may close before all of it is sent.
        let _ = socket.send(message).await;
        socket.ends().await;
    }
    let mut socket = Socket::open(scene.site, &scene.ann).await;
    let _ = socket.send(raw(vec![b'['; 1_000], Data::Text, false)).await;
    for _ in 0..100 {
        if socket.send(raw(vec![b'['; 1_000], Data::Continue, false)).await.is_err() {
            break;
        }
    }
    socket.ends().await;
    scene.unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_not_there_are_refused() {
    let scene = Scene::open().await;
    let mut socket = Socket::open(scene.site, &scene.eve).await;
    let odd = ["", "..", "../../etc/passwd", "\u{0}", "' OR 1=1 --", "💥", &"t".repeat(10_000)];
    for table in odd {
        socket.say(json!({ "type": "watch", "table": table })).await;
        let refused = socket.hear("refused").await;
        assert_eq!(refused["refusal"]["code"], "no_such_table", "{table:?}: {}", refused["refusal"]);
    }
    socket.say(json!({ "type": "unwatch", "table": "nowhere" })).await;
    socket.say(json!({ "type": "ping" })).await;
    assert_eq!(socket.hear("pong").await["type"], Value::from("pong"));
    scene.unharmed().await;
}
