//! What travels is read as it was written.

use game_core::Seat;
use serde_json::{Value, json};
use table::wire::ClientMessage;
use table::{Lang, PassMode};

use crate::session::{Dice, Session, human, quick};

#[test]
fn messages_of_clients_are_read() {
    let read = |message: Value| serde_json::from_value::<ClientMessage>(message);
    let act = json!({ "type": "act", "table": "t", "seat": 1, "decision": "d3", "id": "x", "action": "pass" });
    let ClientMessage::Act { seat, decision, action, .. } = read(act).expect("an action") else {
        panic!("another message");
    };
    assert_eq!((seat, decision.as_str(), action.as_str()), (Seat(1), "d3", "pass"));
    let why = json!({ "type": "why", "table": "t", "seat": 0, "action": { "type": "pass" }, "ref": "r" });
    assert!(matches!(read(why), Ok(ClientMessage::Why { reference, .. }) if reference == "r"));
    let words = json!({ "type": "words", "table": "t", "seat": 0, "actions": ["pass"], "ref": "r" });
    assert!(matches!(read(words), Ok(ClientMessage::Words { actions, .. }) if actions == ["pass"]));
    let speak = json!({ "type": "speak", "lang": "ru" });
    assert!(matches!(read(speak), Ok(ClientMessage::Speak { lang }) if lang == "ru"));
    let prefer = json!({ "type": "prefer", "table": "t", "seat": 0, "window": "w", "mode": "this_time", "id": "x" });
    assert!(matches!(read(prefer), Ok(ClientMessage::Prefer { mode: PassMode::ThisTime, .. })));
    assert_eq!(read(json!({ "type": "ping" })).expect("a ping"), ClientMessage::Ping);
    for wrong in [
        json!({ "type": "act", "table": "t", "seat": -1, "decision": "d3", "id": "x", "action": "pass" }),
        json!({ "type": "act", "table": "t", "seat": 0, "decision": 3, "id": "x", "action": "pass" }),
        json!({ "type": "watch", "table": "t", "as": "root" }),
        json!({ "type": "sudo" }),
        json!([]),
        json!(null),
    ] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn a_legal_action_travels_as_notation_and_data() {
    let session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 7);
    let view = session.view_of("ann", Seat(0));
    let offers = view["legal"].as_array().expect("a list");
    assert_eq!(offers.len(), session.legal(Seat(0)).len());
    let done = offers.iter().find(|offer| offer["notation"] == "done").expect("an end of the phase");
    assert_eq!(done, &json!({ "notation": "done", "action": { "type": "done" } }));
}

#[test]
fn words_of_actions_come_in_the_language_in_which_they_are_asked_for() {
    let session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 7);
    let legal = session.legal(Seat(0));
    // Twice, since words are remembered.
    for _ in 0..2 {
        for lang in Lang::all() {
            let words = session.table.words("ann", Seat(0), &legal, lang).expect("words");
            assert_eq!(words.len(), legal.len());
            let done = legal.iter().position(|action| action == "done").expect("an end of the phase");
            assert_eq!(words[done].to_string() == "Done", lang == Lang::ENGLISH, "{lang}: {}", words[done]);
            assert!(words.iter().all(|text| !text.to_string().contains('{')));
        }
    }
    let refused = |user: &str, actions: &[String]| {
        session.table.words(user, Seat(0), actions, Lang::ENGLISH).expect_err("nothing to tell").code
    };
    assert_eq!(refused("bob", &legal), "not_your_seat");
    assert_eq!(refused("ann", &["dance".to_owned()]), "unreadable");
    assert_eq!(refused("ann", &["done".repeat(1_000)]), "too_long");
    assert_eq!(refused("ann", &vec!["done".to_owned(); 129]), "too_many");
}

#[test]
fn words_that_name_a_player_are_not_remembered_for_another_table() {
    let words = |name: &str| {
        let mut session = Session::started("nexus-ops", &[human("Ann"), human(name)], quick(), 11);
        let fight = |session: &Session| {
            let offers = session.state("ann").views[0].legal.clone();
            offers.iter().map(|offer| offer.notation.clone()).find(|notation| notation.starts_with("fight"))
        };
        session.play_until(&mut Dice::new(11), |session| fight(session).is_some());
        let fight = fight(&session).expect("a battle");
        session.table.words("ann", Seat(0), &[fight], Lang::ENGLISH).expect("words")[0].to_string()
    };
    assert!(words("Bob").contains("Bob"));
    assert!(words("Zoe").contains("Zoe"));
}
