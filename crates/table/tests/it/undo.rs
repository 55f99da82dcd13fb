//! Taking actions back.

use game_core::Seat;
use table::wire::UndoRight;
use table::{Command, Fact, Table};

use crate::session::{Dice, Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn nexus() -> Session {
    Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 7)
}

/// The first thing the first player can buy.
fn a_purchase(session: &Session) -> String {
    session.legal(ANN).into_iter().find(|action| action.starts_with("buy")).expect("money for a unit")
}

#[test]
fn an_own_action_is_taken_back_while_nothing_was_learned() {
    let mut session = nexus();
    let game = session.table.game().expect("a game").digest();
    let question = session.decision(ANN);
    assert_eq!(session.state("ann").undo[&0], UndoRight::No);
    let purchase = a_purchase(&session);
    session.act(ANN, &purchase);
    assert_eq!(session.state("ann").undo[&0], UndoRight::Can);
    let updates = session.undo("ann", ANN);
    assert_eq!(session.table.game().expect("a game").digest(), game);
    assert_eq!(session.steps("bob", &updates)[0].events[0].text.to_string(), "Ann takes back an action.");
    assert_ne!(session.decision(ANN), question, "the question is asked again");
}

#[test]
fn several_actions_are_taken_back_one_by_one() {
    let mut session = nexus();
    let mut digests = Vec::new();
    for _ in 0..3 {
        digests.push(session.table.game().expect("a game").digest());
        let purchase = a_purchase(&session);
        session.act(ANN, &purchase);
    }
    while let Some(digest) = digests.pop() {
        session.undo("ann", ANN);
        assert_eq!(session.table.game().expect("a game").digest(), digest);
    }
    assert_eq!(session.refused(undo("ann", ANN)).code, "nothing_to_undo");
}

fn undo(user: &str, seat: Seat) -> Command {
    Command::Undo { user: user.into(), seat, id: "undo".into() }
}

/// Plays until an action of Ann's raised a barrier and nobody has acted since.
fn past_dice(session: &mut Session) -> usize {
    let mut dice = Dice::new(3);
    session.play_until(&mut dice, |session| {
        let last = session.entries.last();
        matches!(last, Some(entry) if matches!(&entry.fact, Fact::Action { seat: ANN, .. }))
            && session.state("ann").undo[&0] == UndoRight::Ask
    });
    session.state("ann").journal_length as usize
}

#[test]
fn dice_and_draws_are_not_taken_back_without_asking() {
    let mut session = nexus();
    past_dice(&mut session);
    session.undo("ann", ANN);
    assert!(matches!(session.entries.last().expect("an entry").fact, Fact::UndoAsked { seat: ANN, .. }));
    assert_eq!(session.state("bob").undo_request.expect("a wish").waiting, ["bob"]);
}

#[test]
fn what_all_agree_to_is_taken_back_and_dealt_afresh() {
    let mut session = nexus();
    let actions = past_dice(&mut session);
    session.undo("ann", ANN);
    let views = |session: &Session| session.table.look_back().is_ok();
    assert!(!views(&session), "nobody can look behind a game that is on");
    session.command(Command::AnswerUndo { user: "bob".into(), accept: true, id: "yes".into() });
    let Fact::Undone { to, by_agreement, reseed, .. } = &session.entries.last().expect("an entry").fact else {
        panic!("nothing was undone");
    };
    assert!(*by_agreement && reseed.is_some());
    assert_eq!(*to as usize, actions - 1);
    let state = session.state("ann");
    assert_eq!(state.journal_length as usize, actions - 1);
    assert_eq!(state.undo_request, None);
    // Without the new deal the same action would bring the same dice.
    let mut same = session.journal();
    let last = same.entries.last_mut().expect("an entry");
    if let Fact::Undone { reseed, .. } = &mut last.fact {
        *reseed = None;
    }
    let undealt = Table::replay(same.header.clone(), &same.entries).expect("a table");
    let (dealt, undealt) = (session.table.game().expect("a game"), undealt.game().expect("a game"));
    assert_ne!(dealt.digest(), undealt.digest());
    for viewer in [ANN, BOB].map(game_core::Viewer::Seat) {
        assert_eq!(dealt.view(viewer), undealt.view(viewer), "nobody sees a difference");
    }
}

#[test]
fn an_undo_that_is_denied_cannot_be_asked_for_again() {
    let mut session = nexus();
    past_dice(&mut session);
    session.undo("ann", ANN);
    assert_eq!(
        session.refused(Command::Undo { user: "ann".into(), seat: ANN, id: "x".into() }).code,
        "request_pending"
    );
    session.command(Command::AnswerUndo { user: "bob".into(), accept: false, id: "no".into() });
    assert_eq!(session.state("ann").undo[&0], UndoRight::No);
    assert_eq!(session.refused(Command::Undo { user: "ann".into(), seat: ANN, id: "y".into() }).code, "undo_denied");
}

#[test]
fn a_wish_can_be_withdrawn_and_lapses_when_somebody_acts() {
    let mut session = nexus();
    past_dice(&mut session);
    session.undo("ann", ANN);
    session.command(Command::AnswerUndo { user: "ann".into(), accept: false, id: "never mind".into() });
    assert_eq!(session.state("bob").undo_request, None);
    let mut session = nexus();
    past_dice(&mut session);
    session.undo("ann", ANN);
    session.play_on(&mut Dice::new(1), 1);
    let refusal = session.refused(Command::AnswerUndo { user: "bob".into(), accept: true, id: "late".into() });
    assert_eq!(refusal.code, "no_request");
}

#[test]
fn bots_do_not_mind() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), bot("random")], quick(), 7);
    let mut dice = Dice::new(5);
    session.play_until(&mut dice, |session| session.deciding() == [BOB] && session.state("ann").journal_length > 60);
    session.play_until(&mut dice, |session| session.deciding() == [ANN]);
    assert_eq!(session.state("ann").undo[&0], UndoRight::Can);
    let before = session.state("ann").journal_length;
    session.undo("ann", ANN);
    assert!(session.state("ann").journal_length < before - 1, "the bot's actions are taken back too");
    assert_eq!(session.deciding(), [ANN]);
}

#[test]
fn seats_that_decide_at_once_undo_independently() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob"), human("Cid")], quick(), 7);
    session.act(ANN, "bid 1");
    let bobs = session.decision(BOB);
    session.act(BOB, "bid 2");
    let cids = session.decision(Seat(2));
    assert_eq!(session.state("ann").undo[&0], UndoRight::Can, "Bob bid while both could");
    session.undo("ann", ANN);
    assert_eq!(session.decision(Seat(2)), cids, "Cid's question is the same");
    assert_eq!(session.deciding(), [ANN, Seat(2)], "Bob's bid stands");
    session.undo("bob", BOB);
    assert_ne!(session.decision(BOB), bobs);
    for (seat, bid) in [(Seat(2), "bid 0"), (BOB, "bid 4"), (ANN, "bid 3")] {
        session.act(seat, bid);
    }
    assert_eq!(session.state("ann").undo[&0], UndoRight::Ask, "the bids lie open");
    let tip = session.entries.last().expect("an entry");
    assert!(matches!(&tip.fact, Fact::Action { action, .. } if action == "bid 3"));
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 7);
    session.play_on(&mut Dice::new(2), 1_000);
    assert!(session.table.outcome().is_some());
    assert_eq!(session.refused(undo("ann", ANN)).code, "game_over");
}
