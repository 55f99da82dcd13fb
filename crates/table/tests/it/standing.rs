//! Standing answers: what the table says for those who have said once what they always say.

use game_core::Seat;
use serde_json::json;
use table::{Actor, Command, Fact, Refusal, Table};

use crate::session::{Dice, Session, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn stand(session: &mut Session, user: &str, seat: Seat, kind: &str, choice: Option<&str>) -> Result<(), Refusal> {
    let (user, kind, choice, id) = (user.into(), kind.into(), choice.map(str::to_owned), session.new_id());
    session.try_command(&Command::Stand { user, seat, kind, choice, id }).map(drop)
}

/// The table gives all answers that are due, as the server does after each entry.
fn settle(session: &mut Session) {
    while session.table.next_due().is_some_and(|due| due <= session.now) {
        session.command(Command::Tick);
    }
}

fn given_by_the_table(session: &Session) -> Vec<&str> {
    let auto = session.entries.iter().filter_map(|entry| match &entry.fact {
        Fact::Action { by: Actor::Auto, action, .. } => Some(action.as_str()),
        _ => None,
    });
    auto.collect()
}

/// Plays random actions, after each of which the table gives its answers.
fn play(session: &mut Session, dice: &mut Dice, actions: usize) {
    for _ in 0..actions {
        session.play_on(dice, 1);
        settle(session);
    }
}

fn both_answer(kind: &str, choice: &str) -> Session {
    let mut session = Session::started("on-mars", &[human("Ann"), human("Bob")], quick(), 5);
    for (user, seat) in [("ann", ANN), ("bob", BOB)] {
        stand(&mut session, user, seat, kind, Some(choice)).expect("a standing answer");
    }
    session
}

#[test]
fn a_turn_in_which_nothing_is_left_ends_by_itself() {
    let mut session = both_answer("end", "done");
    play(&mut session, &mut Dice::new(1), 800);
    assert!(given_by_the_table(&session).len() > 2, "{:?}", given_by_the_table(&session));
    assert!(given_by_the_table(&session).iter().all(|action| *action == "end"));
    assert!(session.deciding().iter().all(|seat| session.legal(*seat) != ["end"]), "nobody is asked for it");
}

#[test]
fn only_a_shuttle_that_leaves_ones_own_side_is_asked_about() {
    let mut session = both_answer("shuttle", "stay");
    let mut dice = Dice::new(2);
    let mut asked = 0;
    for _ in 0..1_500 {
        for seat in session.deciding() {
            let prompt = session.view_of(if seat == ANN { "ann" } else { "bob" }, seat)["prompt"]["facts"].clone();
            if prompt["type"] == "travel" {
                assert_eq!(prompt["shuttle"], true, "{prompt}");
                asked += 1;
            }
        }
        play(&mut session, &mut dice, 1);
    }
    assert!(asked > 0, "the shuttle never left");
    assert!(given_by_the_table(&session).iter().all(|action| *action == "stay"));
}

#[test]
fn the_exact_resource_is_paid_unasked() {
    let mut session = both_answer("payment", "exact");
    play(&mut session, &mut Dice::new(3), 1_500);
    let paid = given_by_the_table(&session);
    assert!(paid.iter().all(|action| action.starts_with("pay ") && !action.contains("mineral")), "{paid:?}");
    assert!(!paid.is_empty(), "nothing was paid");
}

#[test]
fn the_owner_of_a_used_technology_keeps_the_oxygen_or_develops() {
    for choice in ["keep", "develop"] {
        let mut session = both_answer("technology", choice);
        play(&mut session, &mut Dice::new(4), 2_500);
        let given = given_by_the_table(&session);
        let fits = |action: &str| action == "keep" || (choice == "develop" && action.starts_with("develop "));
        assert!(given.iter().all(|action| fits(action)), "{given:?}");
    }
}

#[test]
fn an_undo_takes_the_tables_answer_with_it() {
    let mut session = both_answer("end", "done");
    let mut dice = Dice::new(1);
    let last = |session: &Session| given_by_the_table(session).len();
    let mut before = Table::load(session.table.header().clone(), &session.table.save()).expect("a snapshot");
    for _ in 0..3_000 {
        let given = last(&session);
        before = Table::load(session.table.header().clone(), &session.table.save()).expect("a snapshot");
        play(&mut session, &mut dice, 1);
        let could = session.table.undo_right("ann", ANN) == table::wire::UndoRight::Can;
        if last(&session) > given && could && before.deciding() == [ANN] {
            break;
        }
    }
    session.undo("ann", ANN);
    let (now, then) = (session.table.game().expect("a game"), before.game().expect("a game"));
    assert_eq!(now.digest(), then.digest(), "her own last action is taken back, and the end of her turn with it");
    settle(&mut session);
    assert_eq!(session.deciding(), [ANN], "and nothing is answered for her at once");
}

#[test]
fn a_standing_answer_is_ones_own_and_can_be_taken_back() {
    let mut session = both_answer("end", "done");
    let view = |session: &Session, user: &str, seat| session.view_of(user, seat)["standing"].clone();
    assert_eq!(view(&session, "ann", ANN), json!({ "end": "done" }));
    stand(&mut session, "ann", ANN, "end", None).expect("to be asked again");
    assert_eq!(view(&session, "ann", ANN), json!({}));
    assert_eq!(view(&session, "bob", BOB), json!({ "end": "done" }));
    for (user, seat, kind, choice) in
        [("ann", BOB, "end", "done"), ("ann", ANN, "end", "never"), ("ann", ANN, "cards_before", "done")]
    {
        stand(&mut session, user, seat, kind, Some(choice)).expect_err("not hers, or not known");
    }
    let again = Table::replay(session.table.header().clone(), &session.entries).expect("the journal replays");
    assert_eq!(again.digest(), session.table.digest());
}
