//! The challenge of a day: the same deal for everybody, and one try.

use game_core::{Outcome, Seat};
use table::wire::{Phase, UndoRight};
use table::{Command, Fact};

use crate::session::{Dice, Session, bot, human};

const ANN: Seat = Seat(0);

fn daily() -> Session {
    Session::daily("nexus-ops", &[human("Ann"), bot("random")], 7)
}

fn undo() -> Command {
    Command::Undo { user: "ann".into(), seat: ANN, id: "undo".into() }
}

#[test]
fn the_seed_is_given_and_nobody_knows_it() {
    let session = daily();
    let Fact::Started { seed, known_seed, .. } = &session.entries.last().expect("an entry").fact else {
        panic!("not started");
    };
    assert_eq!((*seed, *known_seed), (7.into(), false));
    let state = session.state("ann");
    assert_eq!((state.known_seed, state.daily.as_deref()), (false, Some("2026-03-01")));
}

#[test]
fn an_action_from_which_nothing_was_learned_can_be_taken_back() {
    let mut session = daily();
    let purchase = session.legal(ANN).into_iter().find(|action| action.starts_with("buy")).expect("money");
    session.act(ANN, &purchase);
    assert_eq!(session.state("ann").undo[&0], UndoRight::Can);
    session.undo("ann", ANN);
    assert_eq!(session.state("ann").journal_length, 0);
}

#[test]
fn chance_stands_although_nobody_else_has_to_agree() {
    let mut session = daily();
    session.play_until(&mut Dice::new(3), |session| {
        let last = session.entries.last().map(|entry| &entry.fact);
        matches!(last, Some(Fact::Action { seat: ANN, .. })) && session.state("ann").undo[&0] == UndoRight::No
    });
    assert_eq!(session.refused(undo()).code, "daily_stands");
}

#[test]
fn no_bot_plays_for_the_player_or_instead_of_the_opponent() {
    let mut session = daily();
    for seat in [ANN, Seat(1)] {
        let hand_over = Command::HandOver { by: "ann".into(), seat, spec: "greedy".into(), absent: true };
        assert_eq!(session.refused(hand_over).code, "daily_is_yours");
    }
}

#[test]
fn it_can_be_given_up_but_not_broken_off() {
    let mut session = daily();
    let ask = Command::AskEnd { user: "ann".into(), id: "end".into() };
    assert_eq!(session.refused(ask).code, "daily_to_the_end");
    assert!(!session.table.has_resigned(ANN));
    session.command(Command::Resign { user: "ann".into() });
    assert_eq!(session.table.phase(), Phase::Over);
    assert!(session.table.has_resigned(ANN));
    let Some(Outcome::Ranks { ranks }) = session.table.outcome() else { panic!("no ranks") };
    assert_eq!(ranks[ANN], 2);
}

#[test]
fn nobody_watches() {
    let mut session = daily();
    assert!(session.table.settings().spectators, "not even where spectators are allowed");
    assert_eq!(session.table.may_watch("eve").expect_err("refused").code, "no_spectators");
    assert!(session.table.may_watch("ann").is_ok());
    session.command(Command::Resign { user: "ann".into() });
    assert_eq!(session.table.may_watch("eve").expect_err("refused").code, "no_spectators");
}

#[test]
fn another_game_afterwards_is_an_ordinary_one() {
    let mut session = daily();
    session.command(Command::Resign { user: "ann".into() });
    let (header, _) = session.table.rematch("ann", "t2".into(), 2_000).expect("a new table");
    assert_eq!(header.daily, None);
}
