//! What people have to agree on, they agree on themselves: a bot that plays for somebody has no say.

use game_core::Seat;
use table::wire::{Phase, UndoRight};
use table::{ClockRule, Command, Settings};

use crate::session::{Dice, Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const DAY: u64 = 24 * 3_600 * 1_000;

fn two(game: &str) -> Session {
    Session::started(game, &[human("Ann"), human("Bob")], quick(), 7)
}

fn hand_over(by: &str, seat: Seat) -> Command {
    Command::HandOver { by: by.into(), seat, spec: "random".into(), absent: true }
}

fn ask_end(id: &str) -> Command {
    Command::AskEnd { user: "ann".into(), id: id.into() }
}

#[test]
fn the_host_cannot_end_a_game_with_a_stand_in() {
    let mut session = two("sample-game");
    session.command(hand_over("ann", BOB));
    session.command(ask_end("1"));
    assert_eq!(session.table.phase(), Phase::Playing);
    assert_eq!(session.state("ann").end_request.expect("a wish").waiting, ["bob"], "Bob is asked when he is back");
    session.command(Command::AnswerEnd { user: "bob".into(), accept: true, id: "2".into() });
    assert_eq!(session.table.phase(), Phase::Over);
}

#[test]
fn nobody_undoes_dice_with_a_stand_in() {
    let mut session = two("nexus-ops");
    session.play_on(&mut Dice::new(4), 150);
    session.play_until(&mut Dice::new(5), |session| session.deciding() == [ANN]);
    if session.state("ann").undo[&0] == UndoRight::Can {
        session.play_until(&mut Dice::new(5), |session| session.state("ann").undo[&0] == UndoRight::Ask);
    }
    session.command(hand_over("ann", BOB));
    assert_eq!(session.state("ann").undo[&0], UndoRight::Ask);
    let before = session.state("ann").journal_length;
    session.undo("ann", ANN);
    let state = session.state("ann");
    assert_eq!((state.journal_length, state.undo_request.expect("a wish").waiting), (before, vec!["bob".to_owned()]));
}

#[test]
fn nobody_gives_a_game_up_for_those_who_are_away() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob"), bot("random")], quick(), 7);
    session.command(hand_over("ann", BOB));
    session.command(Command::Resign { user: "ann".into() });
    assert_eq!(session.table.phase(), Phase::Playing, "Bob may come back and play on");
    session.command(Command::TakeBack { user: "bob".into(), seat: BOB });
    session.command(Command::Resign { user: "bob".into() });
    assert_eq!(session.table.phase(), Phase::Over, "there is nobody left");
}

#[test]
fn one_who_has_been_away_for_a_day_is_asked_no_more() {
    let mut session = two("sample-game");
    session.command(hand_over("ann", BOB));
    session.now += DAY - 1;
    // Another bot does not make Bob come back.
    session.command(Command::HandOver { by: "ann".into(), seat: BOB, spec: "greedy".into(), absent: true });
    session.command(ask_end("1"));
    assert_eq!(session.table.phase(), Phase::Playing);
    session.command(Command::AnswerEnd { user: "ann".into(), accept: false, id: "2".into() });
    session.act(ANN, "bid 1");
    session.act(BOB, "bid 1");
    session.now += 1;
    session.command(ask_end("3"));
    assert_eq!(session.table.phase(), Phase::Over);
}

#[test]
fn a_clock_says_how_long_one_is_waited_for() {
    let settings = Settings { clock: Some(ClockRule::PerMove { seconds: 60 }), ..quick() };
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], settings, 7);
    session.act(ANN, "bid 1");
    session.now += 60_000;
    session.command(Command::Tick);
    session.act(BOB, "bid 1");
    session.now += 59_000;
    session.command(ask_end("1"));
    assert_eq!(session.table.phase(), Phase::Playing);
    session.command(Command::AnswerEnd { user: "ann".into(), accept: false, id: "2".into() });
    session.play_on(&mut Dice::new(1), 1);
    session.now += 1_000;
    session.command(ask_end("3"));
    assert_eq!(session.table.phase(), Phase::Over);
}

#[test]
fn one_who_has_given_up_is_asked_no_more() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob"), human("Cid")], quick(), 7);
    session.command(Command::Resign { user: "bob".into() });
    session.command(ask_end("1"));
    assert_eq!(session.state("ann").end_request.expect("a wish").waiting, ["cid"]);
}

#[test]
fn a_wish_that_was_taken_back_is_not_asked_again_and_again() {
    let mut session = two("nexus-ops");
    for n in 0..3 {
        session.play_on(&mut Dice::new(n), 2);
        session.command(ask_end(&format!("ask {n}")));
        session.command(Command::AnswerEnd { user: "ann".into(), accept: false, id: format!("back {n}") });
        assert_eq!(session.refused(ask_end("again")).code, "end_denied");
    }
}
