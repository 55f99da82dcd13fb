//! Seats change hands, players give up, and play again.

use game_core::{Outcome, Seat};
use table::wire::{Phase, SeatKind};
use table::{Actor, Command, Fact, SeatHolder, Table};

use crate::session::{Dice, Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn three() -> Session {
    Session::started("sample-game", &[human("Ann"), human("Bob"), human("Cid")], quick(), 7)
}

fn hand_over(by: &str, seat: Seat, absent: bool) -> Command {
    Command::HandOver { by: by.into(), seat, spec: "random".into(), absent }
}

#[test]
fn a_bot_answers_the_question_that_was_asked() {
    let mut session = three();
    let question = session.decision(BOB).expect("a question");
    session.command(hand_over("bob", BOB, false));
    let bots = session.table.bots_to_move();
    assert_eq!((bots[0].seat, bots[0].spec.as_str(), &bots[0].decision), (BOB, "random", &question));
    let seat = &session.state("bob").seats[1];
    assert_eq!((seat.kind, seat.name.as_deref(), seat.you), (SeatKind::Bot, Some("Bob"), true));
    let mut thinker = session.table.entry().bot(&"random".parse().expect("a bot"), 5.into());
    let sight = session.table.game().and_then(|game| game.sight(BOB)).expect("a question");
    let action = thinker.decide(&sight).expect("an action");
    session.act(BOB, &action);
    assert!(session.table.bots_to_move().is_empty());
}

#[test]
fn a_seat_is_taken_back_while_the_bot_thinks() {
    let mut session = three();
    session.command(hand_over("bob", BOB, false));
    let thinking = session.table.bots_to_move().remove(0);
    session.command(Command::TakeBack { user: "bob".into(), seat: BOB });
    let late = Command::Act {
        by: Actor::Bot(thinking.spec),
        seat: BOB,
        decision: thinking.decision,
        id: "late".into(),
        action: "bid 1".into(),
    };
    assert_eq!(session.refused(late).code, "not_your_seat");
    session.act(BOB, "bid 2");
    assert_eq!(session.refused(Command::TakeBack { user: "ann".into(), seat: BOB }).code, "not_your_seat");
}

#[test]
fn the_host_hands_over_only_for_those_who_are_away() {
    let mut session = three();
    assert_eq!(session.refused(hand_over("ann", BOB, false)).code, "not_absent");
    assert_eq!(session.refused(hand_over("cid", BOB, true)).code, "not_your_seat");
    session.command(hand_over("ann", BOB, true));
    assert_eq!(session.table.seats_of("bob"), [BOB], "it is still Bob's");
    session.command(Command::TakeBack { user: "bob".into(), seat: BOB });
    assert_eq!(session.player(BOB), Actor::User("bob".into()));
    let unknown = Command::HandOver { by: "ann".into(), seat: ANN, spec: "hal".into(), absent: false };
    assert_eq!(session.refused(unknown).code, "unknown_bot");
}

#[test]
fn a_new_name_is_used_from_then_on() {
    let mut session = three();
    session.command(Command::Rename { user: "bob".into(), name: "Robert".into() });
    let updates = session.act(BOB, "bid 1");
    assert_eq!(session.steps("ann", &updates)[0].events[0].text.to_string(), "Robert has bid.");
    assert!(session.command(Command::Rename { user: "eve".into(), name: "Eve".into() }).is_empty());
}

#[test]
fn a_bot_plays_on_for_one_who_resigns() {
    let mut session = three();
    session.command(Command::Resign { user: "bob".into() });
    assert_eq!(session.player(BOB), Actor::Bot("greedy".into()));
    assert_eq!(session.table.phase(), Phase::Playing);
    assert_eq!(session.refused(Command::TakeBack { user: "bob".into(), seat: BOB }).code, "has_resigned");
    session.command(Command::Resign { user: "cid".into() });
    let Some(Outcome::Ranks { ranks, .. }) = session.table.outcome() else { panic!("Ann alone is left") };
    assert_eq!(ranks[ANN], 1);
    assert!(ranks[BOB] > 1 && ranks[Seat(2)] > 1);
    assert_eq!(session.refused(Command::Resign { user: "ann".into() }).code, "game_over");
}

#[test]
fn one_with_two_seats_gives_them_up_one_by_one() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob"), human("Bob")], quick(), 7);
    assert_eq!(session.refused(Command::Resign { user: "eve".into() }).code, "not_a_player");
    session.command(Command::Resign { user: "bob".into() });
    assert!(session.table.has_resigned(BOB) && !session.table.has_resigned(Seat(2)));
    session.command(Command::Resign { user: "bob".into() });
    assert!(session.table.has_resigned(Seat(2)));
    assert_eq!(session.table.phase(), Phase::Over);
}

#[test]
fn a_game_ends_when_all_agree() {
    let mut session = three();
    session.command(Command::AskEnd { user: "ann".into(), id: "1".into() });
    assert_eq!(session.state("bob").end_request.expect("a wish").waiting, ["bob", "cid"]);
    session.command(Command::AnswerEnd { user: "bob".into(), accept: true, id: "2".into() });
    let again = Command::AnswerEnd { user: "bob".into(), accept: true, id: "3".into() };
    assert_eq!(session.refused(again).code, "no_request");
    session.command(Command::AnswerEnd { user: "cid".into(), accept: false, id: "4".into() });
    assert_eq!(session.table.phase(), Phase::Playing);
    let again = || Command::AskEnd { user: "ann".into(), id: "5".into() };
    assert_eq!(session.refused(again()).code, "end_denied", "nothing has happened since");
    session.act(ANN, "bid 1");
    session.command(again());
    for (user, id) in [("cid", "6"), ("bob", "7")] {
        session.command(Command::AnswerEnd { user: user.into(), accept: true, id: id.into() });
    }
    assert_eq!(session.table.phase(), Phase::Over);
    assert!(matches!(session.entries.last().expect("an entry").fact, Fact::Ended { .. }));
    assert!(session.deciding().is_empty());
}

#[test]
fn the_same_people_play_again() {
    let mut session = Session::started("sample-game", &[human("Ann"), bot("random"), human("Bob")], quick(), 3);
    assert_eq!(session.table.rematch("ann", "t2".into(), 9).expect_err("not over").code, "not_over");
    session.play_on(&mut Dice::new(1), 1_000);
    assert_eq!(session.table.rematch("eve", "t2".into(), 9).expect_err("no player").code, "not_a_player");
    let (header, entries) = session.table.rematch("bob", "t2".into(), 9_000).expect("a rematch");
    session.command(Command::Rematch { user: "bob".into(), table: "t2".into() });
    assert_eq!(session.state("ann").rematch.as_deref(), Some("t2"));
    let late = Command::Rematch { user: "ann".into(), table: "t3".into() };
    assert!(session.command(late).is_empty(), "Ann, who asks a moment later, meets them there");
    assert_eq!(session.table.next_table().map(String::as_str), Some("t2"));
    assert_eq!(session.refused(Command::Rematch { user: "eve".into(), table: "t3".into() }).code, "not_a_player");
    let again = Table::replay(header, &entries).expect("a table");
    assert_eq!(again.header().host, "bob");
    let holders = |table: &Table| table.holders().map(|(_, holder)| holder.clone()).collect::<Vec<_>>();
    let mut asked = holders(&session.table);
    let anns = asked.iter().position(|holder| holder.user() == Some("ann")).expect("Ann played");
    asked[anns] = SeatHolder::Open;
    assert_eq!(holders(&again), asked, "nobody is made to play again");
    assert_eq!((again.options(), again.phase()), (session.table.options(), Phase::Lobby));
    let start = Command::Start { by: "bob".into(), seed: None };
    assert_eq!(again.decide(&start, 9_000, &[1; 32]).expect_err("Ann has not come").code, "seats_open");
}

#[test]
fn people_at_one_screen_are_told_apart_by_numbers() {
    let session = Session::started("sample-game", &[human("Ann"), human("Bob"), human("Ann")], quick(), 7);
    let labels: Vec<String> = session.state("ann").seats.iter().map(|seat| seat.label.clone()).collect();
    assert_eq!(labels, ["Ann (1)", "Bob", "Ann (2)"]);
}
