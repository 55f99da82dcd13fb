//! Passing for those who prefer it, without telling anyone who holds what.

use game_core::Seat;
use serde_json::{Value, json};
use table::wire::ServerMessage;
use table::{Actor, Command, Fact, Millis, PassMode, SeatHolder, Settings, Table};

use crate::session::{Dice, Session, bot, human};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const PAUSE: Millis = 1_500;

/// Ann is about to fight Bob, who holds exactly these cards. Ann holds none, so that she is not asked.
fn before_battle(bobs: SeatHolder, cards: &[&str]) -> Session {
    let mut session = Session::started("nexus-ops", &[human("Ann"), bobs], Settings::default(), 11);
    let mut dice = Dice::new(11);
    session.now = 1_000_000;
    session.play_until(&mut dice, |session| session.deciding() == [ANN] && fight(session).is_some());
    let mut saved = session.table.save();
    deal(&mut saved["play"]["game"]["state"], cards);
    session.table = Table::load(session.table.header().clone(), &saved).expect("a snapshot");
    session.now = 2_000_000;
    session
}

fn fight(session: &Session) -> Option<String> {
    session.legal(ANN).into_iter().find(|action| action.starts_with("fight"))
}

/// Puts all Energize cards back and gives Bob some.
fn deal(state: &mut Value, cards: &[&str]) {
    let mut all: Vec<Value> = Vec::new();
    for hand in state["hands"].as_array_mut().expect("hands") {
        all.append(hand["energize"]["value"].as_array_mut().expect("cards"));
    }
    let deck = state["energize_deck"]["cards"].as_array_mut().expect("a deck");
    all.extend(deck.drain(..).map(|card| card["value"].clone()));
    all.append(state["open"]["energize_discard"].as_array_mut().expect("a pile"));
    for card in cards {
        let place = all.iter().position(|other| other == card).expect("a card of that name");
        all.remove(place);
    }
    *state["energize_deck"]["cards"].as_array_mut().expect("a deck") =
        all.into_iter().map(|card| json!({ "value": card, "seen": [] })).collect();
    state["hands"][1]["energize"]["value"] = json!(cards);
    state["open"]["players"][0]["energize"] = json!(0);
    state["open"]["players"][1]["energize"] = json!(cards.len());
}

fn prefer(session: &mut Session, window: &str, mode: PassMode) {
    let id = session.new_id();
    session.command(Command::Prefer { user: "bob".into(), seat: BOB, window: window.into(), mode, id });
}

fn start_battle(session: &mut Session) {
    let action = fight(session).expect("a battle");
    session.act(ANN, &action);
    assert_eq!(session.deciding(), [BOB], "Bob has a card, whichever");
}

/// The table does what is due, at the moment it is due.
fn wait(session: &mut Session) -> Vec<table::Update> {
    session.now = session.table.next_due().expect("something is due");
    session.command(Command::Tick)
}

#[test]
fn the_table_passes_when_there_is_nothing_to_play() {
    let mut session = before_battle(human("Bob"), &["rubium_vein"]);
    prefer(&mut session, "cards_before", PassMode::UnlessPlayable);
    start_battle(&mut session);
    let window = session.view_of("bob", BOB)["window"].clone();
    assert_eq!(window, json!({ "kind": "cards_before", "mode": "unless_playable", "passes_in_ms": PAUSE }));
    session.now += PAUSE - 1;
    assert!(session.command(Command::Tick).is_empty(), "not before its time");
    wait(&mut session);
    let last = &session.entries.last().expect("an entry").fact;
    assert!(matches!(last, Fact::Action { seat: BOB, by: Actor::Auto, action, .. } if action == "pass"));
}

#[test]
fn a_player_with_something_to_play_is_asked() {
    let mut session = before_battle(human("Bob"), &["uplink"]);
    prefer(&mut session, "cards_before", PassMode::UnlessPlayable);
    start_battle(&mut session);
    assert_eq!(session.table.next_due(), None);
    assert_eq!(session.view_of("bob", BOB)["window"]["passes_in_ms"], Value::Null);
    session.now += 60_000;
    session.act(BOB, "play uplink defender");
}

#[test]
fn a_player_who_prefers_nothing_is_asked() {
    let mut session = before_battle(human("Bob"), &["rubium_vein"]);
    start_battle(&mut session);
    assert_eq!(session.table.next_due(), None);
    session.act(BOB, "pass");
}

/// All that Ann is told from the start of the battle until Bob has passed, with the times.
fn as_ann_sees_it(cards: &[&str], mode: PassMode) -> Vec<(Millis, Vec<ServerMessage>)> {
    let mut session = before_battle(human("Bob"), cards);
    if mode == PassMode::UnlessPlayable {
        prefer(&mut session, "cards_before", mode);
    }
    let action = fight(&session).expect("a battle");
    let updates = session.act(ANN, &action);
    let mut seen = vec![(session.now, session.told("ann", &updates))];
    if mode == PassMode::ThisTime {
        session.now += 700;
        prefer(&mut session, "cards_before", mode);
    }
    if session.table.next_due().is_some() {
        let updates = wait(&mut session);
        seen.push((session.now, session.told("ann", &updates)));
        return seen;
    }
    // Bob is asked and passes at once; it counts when the table would have passed for him.
    session.now += 200;
    let pass = session.act_command(BOB, "pass");
    assert_eq!(session.refused(pass.clone()).code, "too_early");
    session.now = session.table.not_before(&pass).expect("a pause");
    let updates = session.command(pass);
    seen.push((session.now, session.told("ann", &updates)));
    seen
}

#[test]
fn others_cannot_tell_who_passed_or_why() {
    let nothing_to_play = as_ann_sees_it(&["rubium_vein"], PassMode::UnlessPlayable);
    assert_eq!(nothing_to_play.len(), 2);
    assert_eq!(nothing_to_play[1].0 - nothing_to_play[0].0, PAUSE);
    assert!(!nothing_to_play[1].1.is_empty());
    assert_eq!(nothing_to_play, as_ann_sees_it(&["uplink"], PassMode::UnlessPlayable), "passed by hand");
    assert_eq!(nothing_to_play, as_ann_sees_it(&["uplink"], PassMode::ThisTime), "passed by the table");
}

#[test]
fn passing_this_time_ends_with_the_battle() {
    let mut session = before_battle(human("Bob"), &["uplink", "force_field"]);
    start_battle(&mut session);
    prefer(&mut session, "cards_before", PassMode::ThisTime);
    prefer(&mut session, "cards_after_roll", PassMode::ThisTime);
    let mut dice = Dice::new(2);
    let mut passed = 0;
    while !session.view_of("bob", BOB)["prefer"].as_object().expect("preferences").is_empty() {
        match session.deciding()[..] {
            [BOB] if session.table.next_due().is_some() => {
                wait(&mut session);
                passed += 1;
            }
            _ => session.play_on(&mut dice, 1),
        }
    }
    assert!(passed > 1, "the table passed before the first roll and after it");
    let question = session.state("ann").views[0].prompt.clone().expect("Ann is asked");
    assert!(question.facts.get("hex").is_none(), "the battle is over: {question:?}");
}

#[test]
fn a_pass_that_was_taken_back_is_not_given_again() {
    let mut session = before_battle(human("Bob"), &["rubium_vein"]);
    prefer(&mut session, "cards_before", PassMode::UnlessPlayable);
    start_battle(&mut session);
    wait(&mut session);
    let id = session.new_id();
    session.command(Command::Undo { user: "bob".into(), seat: BOB, id });
    let asked = Fact::UndoAsked { seat: BOB, user: "bob".into(), to: 0, id: String::new() };
    let wish = &session.entries.last().expect("an entry").fact;
    assert_eq!(std::mem::discriminant(wish), std::mem::discriminant(&asked), "dice were rolled after the pass");
    session.command(Command::AnswerUndo { user: "ann".into(), accept: true, id: "yes".into() });
    assert_eq!(session.deciding(), [BOB]);
    assert_eq!(session.table.next_due(), None, "Bob wants to choose himself");
    session.act(BOB, "pass");
}

#[test]
fn a_bot_takes_its_time_whatever_it_holds() {
    for cards in [&["rubium_vein"], &["uplink"]] {
        let mut session = before_battle(bot("mcts:500ms"), cards);
        start_battle(&mut session);
        let thinking = session.table.bots_to_move().remove(0);
        assert_eq!(thinking.not_before, Some(session.now + 550));
        let pass = session.act_command(BOB, "pass");
        assert_eq!(session.refused(pass.clone()).code, "too_early");
        session.now += 550;
        session.command(pass);
    }
}
