//! Who may do what, and that nothing is done twice.

use game_core::Seat;
use serde_json::{Value, json};
use table::wire::ServerMessage;
use table::{Actor, Command, Fact, SeatHolder, Settings, Told};

use crate::session::{Dice, Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn bidding() -> Session {
    Session::started("sample-game", &[human("Ann"), human("Bob"), bot("random")], quick(), 7)
}

/// A bid as data.
fn bid(coins: u8) -> Value {
    json!({ "type": "bid", "coins": coins })
}

#[test]
fn the_same_id_twice_is_one_action() {
    let mut session = bidding();
    let command = session.act_command(ANN, "bid 1");
    let seq = {
        session.command(command.clone());
        session.table.seq()
    };
    session.act(BOB, "bid 2");
    let before = session.table.digest();
    assert!(session.command(command).is_empty(), "nothing is left to do");
    assert_eq!(session.table.digest(), before);
    assert_eq!(session.table.answered("ann", "click-1"), Some(seq), "and the answer is the same");
    assert_eq!(session.table.answered("bob", "click-1"), None, "an id is its user's own");
}

#[test]
fn the_same_click_with_a_new_id_is_stale() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 7);
    let buy = session.legal(ANN).into_iter().find(|action| action.starts_with("buy human")).expect("a human to buy");
    let first = session.act_command(ANN, &buy);
    let Command::Act { by, seat, decision, action, .. } = first.clone() else { unreachable!("an action") };
    session.command(first);
    let again = Command::Act { by, seat, decision, id: "another".into(), action };
    assert_eq!(session.refused(again).code, "stale_decision");
}

#[test]
fn a_question_keeps_its_id_while_others_answer_theirs() {
    let mut session = bidding();
    let bobs = session.decision(BOB).expect("a question");
    session.act(ANN, "bid 1");
    assert_eq!(session.decision(BOB), Some(bobs));
    assert_eq!(session.decision(ANN), None, "Ann has answered");
}

#[test]
fn nobody_acts_for_another() {
    let mut session = bidding();
    let act =
        |by: Actor, seat| Command::Act { by, seat, decision: "d1".into(), id: "x".into(), action: "bid 1".into() };
    let strangers = [
        (Actor::User("bob".into()), ANN),
        (Actor::User("eve".into()), ANN),
        (Actor::Bot("random".into()), ANN),
        (Actor::Bot("greedy".into()), Seat(2)),
        (Actor::User("ann".into()), Seat(2)),
        (Actor::Auto, ANN),
        (Actor::Clock, ANN),
    ];
    for (by, seat) in strangers {
        assert_eq!(session.refused(act(by, seat)).code, "not_your_seat");
    }
    assert_eq!(session.refused(act(Actor::User("ann".into()), Seat(9))).code, "no_such_seat");
    assert_eq!(session.table.why("bob", ANN, &bid(1)).expect_err("not Bob's").code, "not_your_seat");
}

#[test]
fn the_rules_refuse_with_their_reason() {
    let mut session = bidding();
    let command = session.act_command(ANN, "bid 99");
    let refusal = session.refused(command);
    assert_eq!((refusal.code.as_str(), refusal.rule.as_deref()), ("illegal", Some("SG-2.1")));
    assert!(refusal.to_string().contains("cannot bid 99"), "{refusal}");
    let command = session.act_command(ANN, "dance");
    assert_eq!(session.refused(command).code, "unreadable");
    let command = session.act_command(ANN, &"bid ".repeat(100_000));
    assert_eq!(session.refused(command).code, "too_long");
    session.act(ANN, "bid 1");
    let command = session.act_command(ANN, "bid 1");
    assert_eq!(session.refused(command).code, "not_asked");
    assert_eq!(session.table.why("ann", ANN, &bid(1)).expect_err("a bid stands").rule.as_deref(), Some("SG-2.2"));
    assert_eq!(session.table.why("bob", BOB, &bid(1)), Ok(()));
    let long = json!({ "type": "bid", "coins": "1".repeat(2_000) });
    for (wrong, code) in
        [(json!("bid 1"), "unreadable"), (json!({ "type": "dance" }), "unreadable"), (long, "too_long")]
    {
        assert_eq!(session.table.why("bob", BOB, &wrong).expect_err("no action").code, code);
    }
}

#[test]
fn an_action_is_written_properly_in_the_journal() {
    let mut session = bidding();
    session.act(ANN, "  bid 1 ");
    let last = session.entries.last().expect("an entry");
    assert!(matches!(&last.fact, Fact::Action { action, .. } if action == "bid 1"));
}

#[test]
fn nothing_happens_before_the_start() {
    let mut session = Session::lobby("sample-game", &[human("Ann"), human("Bob")], quick());
    let act = Command::Act {
        by: Actor::User("ann".into()),
        seat: ANN,
        decision: "d1".into(),
        id: "x".into(),
        action: "bid 1".into(),
    };
    assert_eq!(session.refused(act).code, "not_started");
    assert_eq!(session.refused(Command::Resign { user: "ann".into() }).code, "not_started");
    assert!(session.command(Command::Tick).is_empty());
}

#[test]
fn lots_decide_who_sits_where() {
    let settings = Settings { shuffle_seats: true, ..quick() };
    let holders = [human("Ann"), human("Bob"), bot("greedy"), bot("random")];
    let mut orders = Vec::new();
    let mut session = Session::lobby("sample-game", &holders, settings);
    for entropy in 0..20u8 {
        let entries = session.table.decide(&Command::Start { by: "ann".into(), seed: None }, 0, &[entropy; 32]);
        let entries = entries.expect("a start").entries().to_vec();
        let Fact::Started { first_seat_order, .. } = &entries[0].fact else { panic!("a start") };
        orders.push(first_seat_order.clone());
    }
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 5, "{orders:?}");
    session.command(Command::Start { by: "ann".into(), seed: None });
    let mut now: Vec<SeatHolder> = session.table.holders().map(|(_, holder)| holder.clone()).collect();
    let mut before = holders.to_vec();
    now.sort_by_key(|holder| format!("{holder:?}"));
    before.sort_by_key(|holder| format!("{holder:?}"));
    assert_eq!(now, before, "everybody has a seat");
}

#[test]
fn chat_is_heard_by_all_and_kept_through_an_undo() {
    let mut session = bidding();
    let chat = |user: &str, text: &str, id: &str| Command::Chat {
        user: user.into(),
        name: user.into(),
        text: text.into(),
        id: id.into(),
        watching: false,
    };
    session.act(ANN, "bid 1");
    let updates = session.command(chat("ann", " oops\u{7} ", "c1"));
    let messages = session.told("eve", &updates);
    let [ServerMessage::Chat { line, .. }] = &messages[..] else { panic!("chat alone is no update: {messages:?}") };
    assert_eq!((line.number, line.text.as_str()), (1, "oops"));
    assert!(session.command(chat("ann", "oops", "c1")).is_empty(), "said once");
    session.undo("ann", ANN);
    let shown = session.shown("bob", &mut Told::default());
    let ServerMessage::Table { chat: lines, .. } = shown else { panic!("a table") };
    assert_eq!(lines.len(), 1);
    assert_eq!(session.refused(chat("ann", " \n", "c2")).code, "empty");
    assert_eq!(session.refused(chat("ann", &"x".repeat(501), "c3")).code, "too_long");
    for n in 0..150 {
        session.command(chat("bob", "again", &format!("n{n}")));
    }
    let shown = session.shown("bob", &mut Told::default());
    let ServerMessage::Table { chat: lines, .. } = shown else { panic!("a table") };
    assert_eq!((lines.len(), lines[99].number), (100, 151), "old lines are forgotten");
}

#[test]
fn a_closed_table_has_no_spectators() {
    let mut session =
        Session::started("sample-game", &[human("Ann"), human("Bob")], Settings { spectators: false, ..quick() }, 1);
    assert_eq!(session.table.may_watch("eve").expect_err("closed").code, "no_spectators");
    assert_eq!(session.table.may_watch("bob"), Ok(()));
    let chat =
        Command::Chat { user: "eve".into(), name: "Eve".into(), text: "hi".into(), id: "1".into(), watching: true };
    assert_eq!(session.refused(chat).code, "no_spectators");
}

#[test]
fn whoever_comes_later_reads_what_happened() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 7);
    session.play_on(&mut Dice::new(4), 150);
    let log = session.table.log(&session.audience("bob"), 100);
    assert_eq!(log.len(), 100);
    assert!(log.windows(2).all(|pair| pair[0].seq < pair[1].seq));
    assert_eq!(log.last().map(|step| step.seq), Some(session.table.seq()));
    assert!(log.iter().filter(|step| step.actor_seat == Some(BOB)).all(|step| step.action.is_some()));
    assert!(log.iter().filter(|step| step.actor_seat == Some(ANN)).all(|step| step.action.is_none()));
}

#[test]
fn a_clock_that_is_set_back_does_not_turn_the_journal_back() {
    let mut session = bidding();
    session.now = 5_000;
    session.act(ANN, "bid 1");
    session.now = 2_000;
    session.act(BOB, "bid 1");
    assert!(session.entries.windows(2).all(|pair| pair[0].at <= pair[1].at));
}
