//! Tables before the start: one change at a time, made to the table as it is, and nobody loses a seat to a change that
//! was not about them.

use game_core::Seat;
use serde_json::json;
use table::wire::{Phase, SetupChange};
use table::{ClockRule, Command, Fact, SeatHolder, Settings, Table};

use crate::session::{Dice, Session, bot, human, quick};

const BOB: Seat = Seat(1);
const CID: Seat = Seat(2);

/// A change as it comes from a person.
fn set_up(by: &str, change: serde_json::Value) -> Command {
    let change: SetupChange = serde_json::from_value(change).expect("a change");
    Command::SetUp { by: by.into(), name: by.to_uppercase(), change }
}

fn join(user: &str, seat: Option<Seat>) -> Command {
    Command::Join { user: user.into(), name: user.into(), seat }
}

fn lobby(seats: &[SeatHolder]) -> Session {
    Session::lobby("sample-game", seats, Settings::default())
}

fn holders(table: &Table) -> Vec<SeatHolder> {
    table.holders().map(|(_, holder)| holder.clone()).collect()
}

#[test]
fn only_the_host_prepares_the_table() {
    let mut session = lobby(&[human("Ann"), human("Bob"), SeatHolder::Open]);
    for change in [
        json!({ "type": "add_seat" }),
        json!({ "type": "remove_seat", "seat": 2 }),
        json!({ "type": "seat_bot", "seat": 2, "bot": "random" }),
        json!({ "type": "fill_seats", "bot": "random" }),
        json!({ "type": "free_seat", "seat": 2 }),
        json!({ "type": "send_away", "seat": 0, "user": "ann" }),
        json!({ "type": "options", "options": { "rounds": 3 } }),
        json!({ "type": "settings", "settings": { "spectators": false } }),
    ] {
        assert_eq!(session.refused(set_up("bob", change)).code, "not_host");
    }
    assert_eq!(session.refused(Command::Start { by: "bob".into(), seed: None }).code, "not_host");
    assert_eq!(session.refused(Command::Start { by: "ann".into(), seed: None }).code, "seats_open");
}

#[test]
fn a_new_table_is_laid_out_once_and_by_its_host_for_nobody_else() {
    let mut session = lobby(&[human("Ann"), SeatHolder::Open]);
    let lay_out = |by: &str, seats: &[SeatHolder], settings: Settings| Command::LayOut {
        by: by.into(),
        options: json!({}),
        seats: seats.to_vec(),
        settings,
    };
    let again = lay_out("ann", &[human("Ann"), bot("random")], quick());
    assert_eq!(session.refused(again).code, "laid_out", "a whole list of seats has no place here any more");
    let blank = Table::new(session.table.header().clone()).expect("a table");
    let refused = |command: Command| blank.decide(&command, 0, &[0; 32]).expect_err("refused").code;
    assert_eq!(refused(lay_out("bob", &[human("Bob"), bot("random")], quick())), "not_host");
    assert_eq!(refused(lay_out("ann", &[human("Eve"), human("Ann")], quick())), "not_at_table");
    assert_eq!(refused(lay_out("ann", &[bot("hal"), human("Ann")], quick())), "unknown_bot");
    assert_eq!(refused(lay_out("ann", &[human("Ann")], quick())), "wrong_options");
    let clock = Some(ClockRule::PerMove { seconds: 0 });
    assert_eq!(refused(lay_out("ann", &[human("Ann"), bot("random")], Settings { clock, ..quick() })), "wrong_clock");
}

#[test]
fn a_seat_somebody_has_just_taken_is_not_changed() {
    let mut session = lobby(&[human("Ann"), SeatHolder::Open, SeatHolder::Open]);
    // The host's page still shows a free seat when Bob sits down.
    session.command(join("bob", Some(BOB)));
    for change in ["remove_seat", "free_seat"] {
        let refusal = session.refused(set_up("ann", json!({ "type": change, "seat": 1 })));
        assert_eq!((refusal.code.as_str(), &refusal.facts.expect("facts")["name"]), ("seat_held", &"bob".into()));
    }
    let refusal = session.refused(set_up("ann", json!({ "type": "seat_bot", "seat": 1, "bot": "greedy" })));
    assert_eq!(refusal.code, "seat_held");
    assert!(refusal.to_string().starts_with("bob sits here"), "{refusal}");
    session.command(set_up("ann", json!({ "type": "fill_seats", "bot": "greedy" })));
    assert_eq!(session.table.seats_of("bob"), [BOB], "what was free then is filled");
    assert_eq!(holders(&session.table)[2], bot("greedy"));
}

#[test]
fn only_the_person_who_is_meant_is_sent_away() {
    let mut session = lobby(&[human("Ann"), human("Bob"), SeatHolder::Open]);
    // Bob goes and Cid comes before the host's click arrives.
    session.command(set_up("bob", json!({ "type": "stand_up", "seat": 1 })));
    let away = json!({ "type": "send_away", "seat": 1, "user": "bob" });
    assert_eq!(session.refused(set_up("ann", away.clone())).code, "not_in_seat");
    session.command(join("cid", Some(BOB)));
    assert_eq!(session.refused(set_up("ann", away)).code, "not_in_seat");
    session.command(set_up("ann", json!({ "type": "send_away", "seat": 1, "user": "cid" })));
    assert_eq!(holders(&session.table)[1], SeatHolder::Open);
    let nowhere = json!({ "type": "send_away", "seat": 9, "user": "cid" });
    assert_eq!(session.refused(set_up("ann", nowhere)).code, "no_such_seat");
}

#[test]
fn seats_come_and_go_around_those_who_sit() {
    let mut session = lobby(&[human("Ann"), SeatHolder::Open, human("Cid")]);
    session.command(set_up("ann", json!({ "type": "add_seat" })));
    session.command(set_up("ann", json!({ "type": "seat_bot", "seat": 3, "bot": "random" })));
    session.command(set_up("ann", json!({ "type": "remove_seat", "seat": 1 })));
    assert_eq!(holders(&session.table), [human("Ann"), human("Cid"), bot("random")]);
    assert!(session.command(set_up("ann", json!({ "type": "seat_bot", "seat": 2, "bot": "random" }))).is_empty());
    session.command(set_up("ann", json!({ "type": "free_seat", "seat": 2 })));
    session.command(set_up("ann", json!({ "type": "stand_up", "seat": 0 })));
    session.command(set_up("ann", json!({ "type": "sit", "seat": 2 })));
    let ann = SeatHolder::Human { user: "ann".into(), name: "ANN".into() };
    assert_eq!(holders(&session.table), [SeatHolder::Open, human("Cid"), ann]);
    assert_eq!(session.refused(set_up("cid", json!({ "type": "stand_up", "seat": 2 }))).code, "not_your_seat");
    assert_eq!(session.refused(set_up("eve", json!({ "type": "sit", "seat": 1 }))).code, "seat_taken");
    session.command(set_up("ann", json!({ "type": "remove_seat", "seat": 0 })));
    let refusal = session.refused(set_up("ann", json!({ "type": "seat_bot", "seat": 7, "bot": "random" })));
    assert_eq!(refusal.code, "no_such_seat");
    assert_eq!(session.refused(set_up("ann", json!({ "type": "fill_seats", "bot": "hal" }))).code, "unknown_bot");
    for _ in 0..20 {
        let more = set_up("ann", json!({ "type": "add_seat" }));
        if session.try_command(&more).is_err() {
            assert_eq!(session.refused(more).code, "wrong_options");
            return;
        }
    }
    panic!("a table has an end");
}

#[test]
fn what_is_left_out_stays_as_it_is() {
    let mut session = lobby(&[human("Ann"), human("Bob")]);
    session.command(set_up("ann", json!({ "type": "options", "options": { "rounds": 3 } })));
    session.command(set_up("ann", json!({ "type": "options", "options": {} })));
    assert_eq!(session.table.options()["rounds"], 3);
    let settings = |change: serde_json::Value| set_up("ann", json!({ "type": "settings", "settings": change }));
    session.command(settings(json!({ "clock": { "type": "days", "days": 3 } })));
    session.command(settings(json!({ "spectators": false })));
    let clock = Some(ClockRule::Days { days: 3 });
    assert_eq!(*session.table.settings(), Settings { clock, spectators: false, ..Settings::default() });
    session.command(settings(json!({ "clock": null, "pass_pause_ms": 0, "open_hands": true, "shuffle_seats": true })));
    session.command(settings(json!({ "silent_spectators": true, "open": true })));
    session.command(settings(json!({ "unrated": true })));
    let all = Settings {
        clock: None,
        spectators: false,
        silent_spectators: true,
        open: true,
        unrated: true,
        pass_pause_ms: 0,
        open_hands: true,
        shuffle_seats: true,
    };
    assert_eq!(*session.table.settings(), all);
    assert_eq!(session.refused(settings(json!({ "pass_pause_ms": 99_999 }))).code, "wrong_pause");
    let clock = json!({ "clock": { "type": "per_move", "seconds": 0 } });
    assert_eq!(session.refused(settings(clock)).code, "wrong_clock");
    let unknown = set_up("ann", json!({ "type": "options", "options": { "rounds": "many" } }));
    assert_eq!(session.refused(unknown).code, "wrong_options");
    assert!(serde_json::from_value::<SetupChange>(json!({ "type": "settings", "settings": { "seats": [] } })).is_err());
    assert!(serde_json::from_value::<SetupChange>(json!({ "type": "options", "options": [] })).is_err());
}

#[test]
fn a_link_leads_to_its_seat_and_a_code_to_any() {
    let mut session = lobby(&[human("Ann"), SeatHolder::Open, SeatHolder::Open, SeatHolder::Open]);
    session.command(join("cid", Some(CID)));
    assert!(session.command(join("cid", Some(BOB))).is_empty(), "who sits already stays");
    assert_eq!(session.refused(join("eve", Some(CID))).code, "seat_taken");
    session.command(join("bob", None));
    assert_eq!((session.table.seats_of("bob"), session.table.seats_of("cid")), (vec![BOB], vec![CID]));
    session.command(join("dan", Some(Seat(9))));
    assert_eq!(session.table.seats_of("dan"), [Seat(3)], "a seat that is no more leads to a free one");
    assert_eq!(session.refused(join("eve", None)).code, "no_seat_left");
    session.command(Command::Start { by: "ann".into(), seed: None });
    assert_eq!(session.refused(join("eve", None)).code, "already_started");
    assert_eq!(session.refused(set_up("eve", json!({ "type": "sit", "seat": 1 }))).code, "already_started");
    assert_eq!(session.refused(set_up("ann", json!({ "type": "add_seat" }))).code, "already_started");
    assert_eq!(session.refused(set_up("bob", json!({ "type": "stand_up", "seat": 1 }))).code, "already_started");
    assert_eq!(session.table.phase(), Phase::Playing);
}

/// Whatever the host does, in whatever order it comes, those who sat down sit until they are sent away by name.
#[test]
fn nobody_who_has_sat_down_is_lost() {
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let mut session = lobby(&[human("Ann"), SeatHolder::Open, SeatHolder::Open]);
        let mut seated: Vec<String> = vec!["ann".into()];
        for n in 0..30 {
            let seat = dice.below(6);
            let change = match dice.below(8) {
                0 => json!({ "type": "add_seat" }),
                1 => json!({ "type": "remove_seat", "seat": seat }),
                2 => json!({ "type": "seat_bot", "seat": seat, "bot": "random" }),
                3 => json!({ "type": "free_seat", "seat": seat }),
                4 => json!({ "type": "options", "options": { "rounds": 3 + dice.below(3) } }),
                5 => json!({ "type": "settings", "settings": { "spectators": dice.one_in(2) } }),
                _ => {
                    let user = format!("guest-{n}");
                    if session.try_command(&join(&user, None)).is_ok() {
                        seated.push(user);
                    }
                    continue;
                }
            };
            let _ = session.try_command(&set_up("ann", change));
            let mut people = session.table.people();
            seated.sort();
            people.sort();
            assert_eq!(people, seated);
        }
        let again = Table::replay(session.table.header().clone(), &session.entries).expect("a sound journal");
        assert_eq!(again.digest(), session.table.digest());
    }
}

/// Tables from before, whose hosts sent the whole list of seats.
#[test]
fn an_old_journal_with_lists_of_seats_still_leads_to_its_table() {
    let session = lobby(&[human("Ann"), SeatHolder::Open]);
    let lines = [
        r#"{"at":1,"type":"configured","options":{},"seats":[{"kind":"human","user":"ann","name":"Ann"},{"kind":"open"}],"settings":{}}"#,
        r#"{"at":2,"type":"claimed","seat":1,"user":"bob","name":"Bob"}"#,
        r#"{"at":3,"type":"configured","options":{"rounds":3},"seats":[{"kind":"human","user":"bob","name":"Bob"},{"kind":"human","user":"ann","name":"Ann"}],"settings":{"spectators":false}}"#,
    ];
    let entries: Vec<table::Entry> = lines.iter().map(|line| serde_json::from_str(line).expect("an entry")).collect();
    assert!(matches!(entries[2].fact, Fact::Configured { .. }));
    let table = Table::replay(session.table.header().clone(), &entries).expect("an old table");
    assert_eq!(holders(&table), [human("Bob"), human("Ann")]);
    assert_eq!((&table.options()["rounds"], table.settings().spectators), (&json!(3), false));
}
