//! Passing for those who can do nothing else, without telling anyone who holds what.

use game_core::Seat;
use serde_json::{Value, json};
use table::wire::ServerMessage;
use table::{Actor, ClockRule, Command, Fact, Millis, PassMode, SeatHolder, Settings, Table, Update};

use crate::session::{Dice, Session, bot, human};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const PAUSE: Millis = 800;
/// No card for a battle.
const NOTHING: &[&str] = &["rubium_vein"];
const UPLINK: &[&str] = &["uplink"];

/// Ann is about to fight Bob; each holds exactly these cards.
fn about_to_fight(holders: &[SeatHolder], settings: Settings, hands: [&[&str]; 2]) -> Session {
    let mut session = Session::started("nexus-ops", holders, settings, 11);
    let mut dice = Dice::new(11);
    session.now = 1_000_000;
    session.play_until(&mut dice, |session| session.deciding() == [ANN] && fight(session).is_some());
    let mut saved = session.table.save();
    deal(&mut saved["play"]["game"]["state"], hands);
    session.table = Table::load(session.table.header().clone(), &saved).expect("a snapshot");
    session.now = 2_000_000;
    session
}

/// The same, with a clock, and no cards for Ann, so that she is not asked.
fn before_battle(bobs: SeatHolder, cards: &[&str]) -> Session {
    let clock = Some(ClockRule::PerGame { seconds: 90_000, increment: 5 });
    about_to_fight(&[human("Ann"), bobs], Settings { clock, ..Settings::default() }, [&[], cards])
}

fn fight(session: &Session) -> Option<String> {
    session.legal(ANN).into_iter().find(|action| action.starts_with("fight"))
}

/// Puts all Energize cards back and gives out some.
fn deal(state: &mut Value, hands: [&[&str]; 2]) {
    let mut all: Vec<Value> = Vec::new();
    for hand in state["hands"].as_array_mut().expect("hands") {
        all.append(hand["energize"]["value"].as_array_mut().expect("cards"));
    }
    let deck = state["energize_deck"]["cards"].as_array_mut().expect("a deck");
    all.extend(deck.drain(..).map(|card| card["value"].clone()));
    all.append(state["open"]["energize_discard"].as_array_mut().expect("a pile"));
    for (seat, cards) in hands.into_iter().chain([&[][..]; 2]).enumerate() {
        if state["open"]["players"][seat].is_null() {
            break;
        }
        for card in cards {
            let place = all.iter().position(|other| other == card).expect("a card of that name");
            all.remove(place);
        }
        state["hands"][seat]["energize"]["value"] = json!(cards);
        state["open"]["players"][seat]["energize"] = json!(cards.len());
    }
    *state["energize_deck"]["cards"].as_array_mut().expect("a deck") =
        all.into_iter().map(|card| json!({ "value": card, "seen": [] })).collect();
}

fn prefer(session: &mut Session, window: &str, mode: PassMode) {
    let id = session.new_id();
    session.command(Command::Prefer { user: "bob".into(), seat: BOB, window: window.into(), mode, id });
}

fn start_battle(session: &mut Session) -> Vec<Update> {
    let action = fight(session).expect("a battle");
    session.act(ANN, &action)
}

/// The table does what is due, at the moment it is due.
fn wait(session: &mut Session) -> Vec<Update> {
    session.now = session.table.next_pass().expect("something is due");
    session.command(Command::Tick)
}

/// When the table passes next; clocks run out much later.
trait NextPass {
    fn next_pass(&self) -> Option<Millis>;
}

impl NextPass for Table {
    fn next_pass(&self) -> Option<Millis> {
        self.next_due().filter(|&due| due < 10_000_000)
    }
}

fn passed_by(session: &Session) -> Option<Actor> {
    match &session.entries.last()?.fact {
        Fact::Action { by, action, .. } if action == "pass" => Some(by.clone()),
        _ => None,
    }
}

#[test]
fn the_table_passes_when_there_is_nothing_to_play() {
    let mut session = before_battle(human("Bob"), NOTHING);
    start_battle(&mut session);
    assert_eq!(session.deciding(), [BOB], "Bob has a card, whichever");
    let window = session.view_of("bob", BOB)["window"].clone();
    assert_eq!(window, json!({ "kind": "cards_before", "mode": "unless_playable", "passes_in_ms": PAUSE }));
    session.now += PAUSE - 1;
    assert!(session.command(Command::Tick).is_empty(), "not before its time");
    wait(&mut session);
    assert_eq!(passed_by(&session), Some(Actor::Auto));
}

#[test]
fn a_pass_by_hand_that_comes_after_the_tables_is_no_fault() {
    let mut session = before_battle(human("Bob"), NOTHING);
    start_battle(&mut session);
    let (pass, play) = (session.act_command(BOB, "pass"), session.act_command(BOB, "play uplink defender"));
    wait(&mut session);
    assert!(session.command(pass).is_empty(), "it is done already");
    let refusal = session.refused(play);
    assert!(["stale_decision", "not_asked"].contains(&refusal.code.as_str()), "{refusal}");
}

#[test]
fn a_player_with_something_to_play_is_asked() {
    let mut session = before_battle(human("Bob"), UPLINK);
    start_battle(&mut session);
    assert_eq!(session.table.next_pass(), None);
    assert_eq!(session.view_of("bob", BOB)["window"]["passes_in_ms"], Value::Null);
    // What is played needs no pause: it shows by itself what Bob held.
    session.act(BOB, "play uplink defender");
}

#[test]
fn a_player_who_wants_to_be_asked_is_asked() {
    let mut session = before_battle(human("Bob"), NOTHING);
    prefer(&mut session, "cards_before", PassMode::Ask);
    start_battle(&mut session);
    assert_eq!(session.table.next_pass(), None);
    assert_eq!(session.view_of("bob", BOB)["window"]["mode"], "ask");
    session.now += 60_000;
    session.act(BOB, "pass");
}

#[test]
fn only_windows_of_the_game_can_be_preferred() {
    let mut session = before_battle(human("Bob"), NOTHING);
    let (user, window, id) = ("bob".into(), "deploy".into(), session.new_id());
    let wish = Command::Prefer { user, seat: BOB, window, mode: PassMode::Ask, id };
    assert_eq!(session.refused(wish).code, "no_such_window");
}

/// How Bob comes to pass.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// The table does it.
    Auto,
    /// Bob does, after so many milliseconds.
    ByHand(Millis),
    /// Bob does after he said that he wants to be asked.
    Asked(Millis),
    /// The table does, because Bob wants to pass this time.
    ThisTime,
}

/// All that somebody is told from the start of the battle until Bob has passed, with the times.
fn as_seen(user: &str, cards: &[&str], way: Way) -> Vec<(Millis, Vec<ServerMessage>)> {
    let mut session = before_battle(human("Bob"), cards);
    if matches!(way, Way::Asked(_)) {
        prefer(&mut session, "cards_before", PassMode::Ask);
    }
    let updates = start_battle(&mut session);
    let mut seen = vec![(session.now, session.told(user, &updates))];
    if way == Way::ThisTime {
        session.now += 700;
        prefer(&mut session, "cards_before", PassMode::ThisTime);
    }
    let updates = match way {
        Way::Auto | Way::ThisTime => wait(&mut session),
        Way::ByHand(after) | Way::Asked(after) => {
            session.now += after;
            let pass = session.act_command(BOB, "pass");
            assert_eq!(session.refused(pass.clone()).code, "too_early");
            session.wait_for(&pass);
            session.command(pass)
        }
    };
    seen.push((session.now, session.told(user, &updates)));
    assert!(!seen[1].1.is_empty(), "{user} hears of it");
    seen
}

#[test]
fn others_cannot_tell_who_passed_or_why() {
    for user in ["ann", "eve"] {
        let nothing_to_play = as_seen(user, NOTHING, Way::Auto);
        assert_eq!(nothing_to_play[1].0 - nothing_to_play[0].0, PAUSE);
        for way in [Way::ByHand(0), Way::ByHand(PAUSE - 1), Way::Asked(200), Way::ThisTime] {
            assert_eq!(nothing_to_play, as_seen(user, UPLINK, way), "{user} sees that Bob could have played: {way:?}");
            assert_eq!(nothing_to_play, as_seen(user, NOTHING, way), "{user} sees that Bob could not play: {way:?}");
        }
    }
}

#[test]
fn against_bots_the_table_passes_at_once() {
    for cards in [NOTHING, UPLINK] {
        let mut session = about_to_fight(&[bot("greedy"), human("Bob")], Settings::default(), [&[], cards]);
        start_battle(&mut session);
        assert_eq!(session.deciding(), [BOB]);
        if cards == UPLINK {
            assert_eq!(session.table.next_due(), None, "Bob may want to play it");
            session.act(BOB, "pass");
        } else {
            assert_eq!(session.table.next_due(), Some(session.now));
            session.command(Command::Tick);
            assert_eq!(passed_by(&session), Some(Actor::Auto));
        }
    }
}

#[test]
fn somebody_for_whom_a_bot_plays_may_come_back_and_counts() {
    let holders = [human("Ann"), human("Bob")];
    let mut session = about_to_fight(&holders, Settings::default(), [&[], NOTHING]);
    session.command(Command::HandOver { by: "ann".into(), seat: ANN, spec: "greedy".into(), absent: false });
    start_battle(&mut session);
    assert_eq!(session.table.next_due(), Some(session.now + PAUSE));
}

#[test]
fn at_one_screen_everyone_is_asked_unless_hands_are_open() {
    let holders = [human("Ann"), human("Ann")];
    let mut session = about_to_fight(&holders, Settings::default(), [&[], NOTHING]);
    start_battle(&mut session);
    assert_eq!(session.table.next_due(), None, "who is not called to the screen has nothing to play");
    let pass = session.act_command(BOB, "pass");
    assert_eq!(session.table.not_before(&pass), Some(session.now + PAUSE));

    let open = Settings { open_hands: true, ..Settings::default() };
    let mut session = about_to_fight(&holders, open, [&[], NOTHING]);
    start_battle(&mut session);
    assert_eq!(session.table.next_due(), Some(session.now), "nothing is hidden");
}

#[test]
fn passing_this_time_ends_with_the_battle() {
    let mut session = before_battle(human("Bob"), &["uplink", "force_field"]);
    prefer(&mut session, "cards_before", PassMode::Ask);
    start_battle(&mut session);
    prefer(&mut session, "cards_before", PassMode::ThisTime);
    prefer(&mut session, "cards_after_roll", PassMode::ThisTime);
    let mut dice = Dice::new(2);
    let mut passed = 0;
    while session.view_of("bob", BOB)["prefer"] != json!({ "cards_before": "ask" }) {
        match session.deciding()[..] {
            [BOB] if session.table.next_pass().is_some() => {
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
    let mut session = before_battle(human("Bob"), NOTHING);
    start_battle(&mut session);
    wait(&mut session);
    session.undo("bob", BOB);
    let wish = &session.entries.last().expect("an entry").fact;
    assert!(matches!(wish, Fact::UndoAsked { seat: BOB, .. }), "dice were rolled after the pass: {wish:?}");
    session.command(Command::AnswerUndo { user: "ann".into(), accept: true, id: "yes".into() });
    assert_eq!(session.deciding(), [BOB]);
    assert_eq!(session.table.next_pass(), None, "Bob wants to choose");
    let pass = session.act_command(BOB, "pass");
    session.wait_for(&pass);
    session.command(pass);
}

#[test]
fn an_undo_goes_back_past_a_pass_that_nobody_saw() {
    // A bot with a card is asked after Ann; without one the dice fall.
    for (bots, by_agreement) in [(NOTHING, false), (&[][..], true)] {
        let mut session = about_to_fight(&[human("Ann"), bot("greedy")], Settings::default(), [NOTHING, bots]);
        let before = session.table.game().expect("a game").digest();
        start_battle(&mut session);
        session.command(Command::Tick);
        assert_eq!(passed_by(&session), Some(Actor::Auto), "Ann could sell the card, but not play it");
        assert_eq!(session.state("ann").undo[&0], table::wire::UndoRight::Can);
        session.undo("ann", ANN);
        let undone = &session.entries.last().expect("an entry").fact;
        assert!(matches!(undone, Fact::Undone { by_agreement: agreed, .. } if *agreed == by_agreement), "{undone:?}");
        assert!(fight(&session).is_some(), "Ann is about to fight again");
        assert_eq!(session.table.next_due(), None, "and is not asked for cards");
        if !by_agreement {
            assert_eq!(session.table.game().expect("a game").digest(), before);
        }
    }
}

#[test]
fn a_bot_takes_its_time_whatever_it_holds() {
    let alone = &[human("Ann")][..];
    let company = &[human("Ann"), human("Cid")][..];
    let waits = [
        (alone, "greedy", 300),
        (alone, "mcts:500ms", 550),
        (company, "greedy", PAUSE),
        (company, "mcts:500ms", PAUSE),
        (company, "mcts:1000ms", 1_050),
    ];
    for (people, spec, pause) in waits {
        for cards in [NOTHING, UPLINK] {
            let holders: Vec<SeatHolder> = [&people[..1], &[bot(spec)], &people[1..]].concat();
            let mut session = about_to_fight(&holders, Settings::default(), [&[], cards]);
            start_battle(&mut session);
            assert_eq!(session.deciding(), [BOB], "{people:?}");
            let pass = session.act_command(BOB, "pass");
            assert_eq!(session.table.not_before(&pass), Some(session.now + pause), "{spec} with {people:?}");
            assert_eq!(session.refused(pass.clone()).code, "too_early");
            session.wait_for(&pass);
            session.command(pass);
        }
    }
}
