//! What travels is read as it was written.

use game_core::Seat;
use serde_json::{Value, json};
use table::PassMode;
use table::wire::ClientMessage;

use crate::session::{Dice, Session, human, quick};

#[test]
fn messages_of_clients_are_read() {
    let read = |message: Value| serde_json::from_value::<ClientMessage>(message);
    let act = json!({ "type": "act", "table": "t", "seat": 1, "decision": "d3", "id": "x", "action": "pass" });
    let ClientMessage::Act { seat, decision, action, .. } = read(act).expect("an action") else {
        panic!("another message");
    };
    assert_eq!((seat, decision.as_str(), action.as_str()), (Seat(1), "d3", "pass"));
    let why = json!({ "type": "why", "table": "t", "seat": 0, "action": "pass", "ref": "r" });
    assert!(matches!(read(why), Ok(ClientMessage::Why { reference, .. }) if reference == "r"));
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
fn buttons_are_labelled_in_both_languages() {
    let session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 7);
    // Twice, since words are remembered.
    for _ in 0..2 {
        let view = session.view_of("ann", Seat(0));
        let offers = view["legal"].as_array().expect("a list");
        assert_eq!(offers.len(), session.legal(Seat(0)).len());
        let done = offers.iter().find(|offer| offer["notation"] == "done").expect("an end of the phase");
        assert_eq!(done["action"], json!({ "type": "done" }));
        assert_eq!(done["label"]["en"], "Done");
        let russian = done["label"]["ru"].as_str().expect("a label");
        assert!(russian.chars().any(|c| ('а'..='я').contains(&c)), "{russian}");
        assert!(offers.iter().all(|offer| !offer["label"]["en"].as_str().expect("a label").contains('{')));
    }
}

#[test]
fn a_label_that_names_a_player_is_not_remembered_for_another_table() {
    let label = |name: &str| {
        let mut session = Session::started("nexus-ops", &[human("Ann"), human(name)], quick(), 11);
        let offer = |session: &Session| {
            let offers = session.state("ann").views[0].legal.clone();
            offers.into_iter().find(|offer| offer.notation.starts_with("fight"))
        };
        session.play_until(&mut Dice::new(11), |session| offer(session).is_some());
        offer(&session).expect("a battle").label.en.clone()
    };
    assert!(label("Bob").contains("Bob"));
    assert!(label("Zoe").contains("Zoe"));
}
