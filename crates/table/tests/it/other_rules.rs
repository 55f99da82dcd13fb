//! Tables whose game was played by rules that this program does not have.

use game_core::Seat;
use table::wire::{Phase, ServerMessage, TableState};
use table::{ClockRule, Command, Ending, Fact, Glance, Header, Journal, Lang, Settings, Table, Told};

use crate::session::{Dice, Session, bot, human, quick};

const ANN: Seat = Seat(0);

/// The same table after the rules have changed.
fn later(session: &Session, ending: bool) -> Table {
    let header = Header { rules_version: 0, ..session.table.header().clone() };
    assert!(Table::is_of_other_rules(&header, &session.entries));
    let mut table = Table::of_other_rules(header).expect("a table");
    for entry in &session.entries {
        table.apply(entry).expect("a journal of other rules is heard");
    }
    let kept = session.table.finished().filter(|_| ending).map(|game| game.tell().expect("a game that can be told"));
    let kept = kept.map(|ending| Ending::from_bytes(&ending.to_bytes()).expect("as it was stored"));
    table.recall(kept, Some(&session.table.save()));
    table
}

fn shown(table: &Table, user: &str) -> (TableState, Vec<table::wire::Step>) {
    let glance = Glance { now: 9_999, connected: &|_| false };
    match table.show(&table.audience(user, Lang::ENGLISH), &glance, &mut Told::default()).0 {
        ServerMessage::Table { state, log, .. } => (*state, log),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_finished_game_keeps_its_result_and_its_log() {
    for game in ["nexus-ops", "planet-unknown", "welcome-to-the-moon", "sample-game"] {
        let mut session = Session::started(game, &[human("Ann"), human("Bob")], quick(), 7);
        session.play_on(&mut Dice::new(1), 100_000);
        let old = later(&session, true);
        let (before, _) = shown(&session.table, "ann");
        let (after, log) = shown(&old, "ann");
        let told = after.other_rules.expect("it says so");
        assert_eq!((told.played, told.known, told.log_kept), (0, session.table.entry().rules_version(), true));
        assert_eq!((after.phase, after.outcome), (Phase::Over, before.outcome));
        assert_eq!((&after.scores, &after.history_vp), (&before.scores, &before.history_vp));
        assert_eq!((&after.seats, &after.chapters), (&before.seats, &before.chapters));
        assert_eq!(old.points(), session.table.points());
        for user in ["ann", "bob", "eve"] {
            let whole = session.table.log(&session.table.audience(user, Lang::ENGLISH), usize::MAX);
            // Steps of secret turns, which tell nothing, are kept too.
            let events =
                |steps: Vec<table::wire::Step>| steps.into_iter().flat_map(|step| step.events).collect::<Vec<_>>();
            assert_eq!(events(shown(&old, user).1), events(whole), "{game} as {user} was told it");
        }
        assert_eq!(log.len(), after.journal_length as usize);
        assert_eq!(old.look_back().map(|_| ()).expect_err("no replay").code, "other_rules");
    }
}

#[test]
fn without_what_was_kept_the_result_is_still_known() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 7);
    session.play_on(&mut Dice::new(1), 100_000);
    let header = Header { rules_version: 0, ..session.table.header().clone() };
    let mut old = Table::of_other_rules(header).expect("a table");
    session.entries.iter().for_each(|entry| drop(old.apply(entry).expect("heard")));
    let (state, log) = shown(&old, "ann");
    assert_eq!((state.outcome, old.points()), (session.table.outcome(), session.table.points()));
    assert!(log.is_empty() && !state.other_rules.expect("it says so").log_kept);
}

#[test]
fn a_running_game_rests_and_says_why() {
    let settings = Settings { clock: Some(ClockRule::PerMove { seconds: 30 }), ..quick() };
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob"), bot("greedy")], settings, 7);
    session.play_on(&mut Dice::new(1), 60);
    let mut old = later(&session, true);
    let (before, _) = shown(&session.table, "ann");
    let (after, _) = shown(&old, "ann");
    assert_eq!((after.phase, after.journal_length), (Phase::Playing, before.journal_length));
    assert_eq!(after.other_rules.expect("it says so").seen, Some(60), "the last position can still be read");
    assert_eq!(after.views[0].view.to_value(), before.views[0].view.to_value());
    assert!(after.views.iter().all(|view| view.decision.is_none() && view.legal.is_empty()));
    assert_eq!(old.points(), session.table.points());
    assert!(old.bots_to_move().is_empty() && old.next_due().is_none() && old.deciding().is_empty());

    let (user, id) = ("ann".to_owned(), "x".to_owned());
    let act = Command::Act {
        by: table::Actor::User(user.clone()),
        seat: ANN,
        decision: "d1".into(),
        id: id.clone(),
        action: "done".into(),
    };
    let undo = Command::Undo { user: user.clone(), seat: ANN, id: id.clone() };
    let resign = Command::Resign { user: user.clone() };
    for command in [act, undo, resign] {
        let refusal = old.decide(&command, 9_999, &[7; 32]).expect_err("nobody plays on");
        assert_eq!(refusal.code, "other_rules", "{command:?}");
        assert!(
            refusal.to_string().contains("version\u{a0}0") || refusal.to_string().contains("version 0"),
            "{refusal}"
        );
    }
    for command in [Command::Resume, Command::Tick] {
        assert!(old.decide(&command, 99_999_999, &[7; 32]).expect("no harm").is_empty());
    }
    let chat = Command::Chat { user, name: "Ann".into(), text: "A pity.".into(), id, watching: false };
    for entry in old.decide(&chat, 9_999, &[7; 32]).expect("people may talk") {
        old.apply(&entry).expect("said");
    }
    let (header, entries) = old.rematch("bob", "t2".into(), 9_999).expect("they can play again");
    assert_eq!(header.rules_version, session.table.entry().rules_version());
    assert!(Table::replay(header, &entries).is_ok());
}

#[test]
fn a_last_position_that_no_longer_fits_is_left_out() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 7);
    session.play_on(&mut Dice::new(1), 3);
    let header = Header { rules_version: 0, ..session.table.header().clone() };
    let mut old = Table::of_other_rules(header).expect("a table");
    session.entries.iter().for_each(|entry| drop(old.apply(entry).expect("heard")));
    let mut snapshot = session.table.save();
    snapshot["play"]["game"]["state"] = serde_json::json!({ "other": "shape" });
    old.recall(None, Some(&snapshot));
    let (state, _) = shown(&old, "ann");
    assert_eq!(state.other_rules.expect("it says so").seen, None);
    assert!(state.views.is_empty());
    assert_eq!(old.points(), session.table.points(), "the points stand in the snapshot besides");
}

#[test]
fn a_table_that_was_opened_before_the_rules_changed_starts_by_the_new_ones() {
    let lobby = Session::lobby("sample-game", &[human("Ann"), bot("random")], quick());
    let header = Header { rules_version: 0, ..lobby.table.header().clone() };
    assert!(!Table::is_of_other_rules(&header, &lobby.entries));
    let mut table = Table::replay(header.clone(), &lobby.entries).expect("a lobby");
    let mut entries = lobby.entries;
    let start = Command::Start { by: "ann".into(), seed: None };
    for entry in table.decide(&start, 9_999, &[7; 32]).expect("it can start") {
        table.apply(&entry).expect("it starts");
        entries.push(entry);
    }
    let known = table.entry().rules_version();
    assert!(
        matches!(entries.last().map(|entry| &entry.fact), Some(Fact::Started { rules_version, .. }) if *rules_version == Some(known))
    );
    assert!(!Table::is_of_other_rules(&header, &entries));
    let text = Journal { header, entries }.to_jsonl();
    let again = Journal::from_jsonl(&text)
        .and_then(|journal| Table::replay(journal.header, &journal.entries))
        .expect("the same table");
    assert_eq!(again.digest(), table.digest());
}
