//! Journals, snapshots and looking back.

use game_core::{Seat, Seed, Viewer};
use serde_json::json;
use table::{Command, Fact, Journal, Lang, Replay, SeatHolder, Table};

use crate::session::{Dice, Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn finished() -> Session {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob"), bot("random")], quick(), 7);
    session.play_on(&mut Dice::new(1), 100_000);
    assert!(session.table.outcome().is_some());
    session
}

#[test]
fn a_journal_survives_as_text() {
    let session = finished();
    let text = session.journal().to_jsonl();
    assert!(text.starts_with(r#"{"type":"header","id":"t1","game":"nexus-ops""#), "{}", &text[..80]);
    assert_eq!(text.lines().count(), session.entries.len() + 1);
    let again = Journal::from_jsonl(&text).expect("a journal");
    assert_eq!(again, session.journal());
    assert_eq!(Table::replay(again.header, &again.entries).expect("a table").digest(), session.table.digest());
}

#[test]
fn a_journal_for_others_names_no_identities() {
    let mut session = finished();
    session.command(Command::Chat {
        user: "bob".into(),
        name: "Bob".into(),
        text: "gg".into(),
        id: "g".into(),
        watching: false,
    });
    let open = session.journal().without_identities();
    let text = open.to_jsonl();
    assert!(!text.contains(r#""bob""#) && !text.contains(r#""ann""#) && !text.contains("gg"));
    assert!(text.contains(r#""name":"Bob""#));
    let table = Table::replay(open.header, &open.entries).expect("a table");
    let digest = |table: &Table| table.game().expect("a game").digest();
    assert_eq!(digest(&table), digest(&session.table));
}

#[test]
fn a_broken_journal_says_where() {
    let text = finished().journal().to_jsonl();
    let broken = |text: &str| {
        Journal::from_jsonl(text)
            .and_then(|journal| Table::replay(journal.header, &journal.entries))
            .map(|_| ())
            .expect_err("broken")
    };
    assert_eq!(broken("").reason, "The journal is empty.");
    assert_eq!(broken(r#"{"type":"chat"}"#).reason, "A journal starts with its header.");
    let lines: Vec<&str> = text.lines().collect();
    let without_fifth = [&lines[..5], &lines[6..]].concat().join("\n");
    assert!(broken(&without_fifth).reason.contains("refused"), "{}", broken(&without_fifth));
    let half = &text[..text.len() / 2];
    assert!(broken(half).reason.contains("not one of a journal"), "{}", broken(half));
    let other = text.replacen(r#""rules_version":"#, r#""rules_version":9"#, 1);
    assert!(broken(&other).reason.contains("version 9"), "{}", broken(&other));
    assert!(broken(&text.replace("nexus-ops", "chess")).reason.contains("no game `chess`"));
}

#[test]
fn a_journal_leads_to_the_very_end_that_it_tells_of() {
    let session = finished();
    let text = session.journal().without_identities().to_jsonl();
    let table = Table::read_exactly(&text).expect("the same game");
    assert_eq!(table.game().map(|game| game.digest()), session.table.game().map(|game| game.digest()));
    assert_eq!(table.outcome(), session.table.outcome());
    assert!(table.look_back().is_ok());
    let n = text.lines().count();
    for (from, to) in
        [("\"state\":\"", "\"state\":\"0"), ("\"scores\":[", "\"scores\":[7,"), ("\"ranks\":[", "\"ranks\":[7,")]
    {
        let (head, end) = text.trim_end().rsplit_once('\n').expect("lines");
        let other = format!("{head}\n{}", end.replacen(from, to, 1));
        let error = Table::read_exactly(&other).map(|_| ()).expect_err(to);
        assert_eq!((error.line, error.reason.as_str()), (n as u64, "The game came to another end."));
    }
    let unfinished: String = text.lines().take(20).map(|line| format!("{line}\n")).collect();
    let table = Table::read_exactly(&unfinished).expect("a table");
    assert_eq!(table.look_back().map(|_| ()).expect_err("not over").code, "not_over");
    assert!(Replay::of_record(&table).expect("a record").n_actions() > 0);
}

#[test]
fn a_plain_journal_of_old_is_read_as_one_of_bots() {
    let plain = r#"{"type":"header","game":"sample-game","rules_version":1,"options":{},"seats":2,"seed":"7"}
{"type":"action","seat":0,"action":"bid 1"}
{"type":"action","seat":1,"action":"bid 0"}
{"type":"end","outcome":null,"scores":[0,0],"state":"0"}"#;
    let table = Table::read_exactly(plain).expect("a table");
    assert_eq!(Replay::of_record(&table).expect("a record").n_actions(), 2);
    assert!(table.holders().all(|(_, holder)| *holder == SeatHolder::Bot { spec: "random".to_owned() }));
    let error = Table::read_exactly(&plain.replace("bid 0", "bid 99")).map(|_| ()).expect_err("a wrong bid");
    assert_eq!(error.line, 3);
}

#[test]
fn a_campaign_has_chapters_and_other_games_have_none() {
    assert!(finished().table.look_back().expect("it is over").info(Lang::ENGLISH).chapters.is_empty());
    let holders = [human("Ann"), bot("random")];
    let mut session = Session::lobby("welcome-to-the-moon", &holders, quick());
    let campaign = serde_json::from_value(json!({ "type": "options", "options": { "campaign": true } }));
    let change = campaign.expect("a change");
    session.command(Command::SetUp { by: "ann".into(), name: "Ann".into(), change });
    session.command(Command::Start { by: "ann".into(), seed: Some(Seed::from(7)) });
    session.play_on(&mut Dice::new(1), 100_000);
    let replay = session.table.look_back().expect("it is over");
    let chapters = replay.info(Lang::ENGLISH).chapters;
    assert_eq!(chapters.len(), 8, "seven more adventures, and the stars");
    assert!(chapters.is_sorted());
    assert_eq!(chapters.last().map(|&at| at as usize), Some(replay.n_actions()));
    assert_eq!(session.state("ann").chapters, chapters);
    let second = replay.view(chapters[0] as usize, None, Lang::ENGLISH).expect("a view").view.to_value();
    assert_eq!(second["table"]["adventure"], 2);
}

#[test]
fn a_finished_game_can_be_looked_through() {
    let session = finished();
    let replay = session.table.look_back().expect("it is over");
    let info = replay.info(Lang::ENGLISH);
    assert_eq!(info.seats.len(), 3);
    assert_eq!(info.points.len(), replay.n_actions() + 1);
    let total = info.scores.iter().map(game_core::ScoreSheet::total).collect::<Vec<_>>();
    assert_eq!(info.points.last(), Some(&total));
    assert_eq!(session.state("eve").history_vp, info.points);
    let steps = replay.steps(Some(BOB), Lang::ENGLISH);
    assert_eq!(steps.len(), replay.n_actions());
    let actions = session.entries.iter().filter_map(|entry| match &entry.fact {
        Fact::Action { action, .. } => Some(action),
        _ => None,
    });
    assert!(steps.iter().map(|step| step.action.as_ref().expect("an action")).eq(actions));
    let end = replay.view(usize::MAX, Some(ANN), Lang::ENGLISH).expect("a view");
    assert_eq!(end.view.to_value(), session.table.game().expect("a game").view(Viewer::Seat(ANN)));
    let start = replay.view(0, None, Lang::ENGLISH).expect("a view");
    assert_eq!((start.at, start.deciding.clone()), (0, vec![ANN]));
    assert_eq!(start.prompt.expect("a question").key, "prompt-deploy");
    assert_eq!(replay.view(3, Some(Seat(7)), Lang::ENGLISH).expect_err("no such seat").code, "no_such_seat");
}

#[test]
fn a_view_from_the_past_is_what_was_seen_then() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 9);
    let mut dice = Dice::new(8);
    let mut seen = Vec::new();
    while session.table.outcome().is_none() {
        seen.push(session.table.game().expect("a game").view(Viewer::Seat(BOB)));
        session.play_on(&mut dice, 1);
    }
    let replay = session.table.look_back().expect("it is over");
    for (at, view) in seen.iter().enumerate().step_by(17) {
        assert_eq!(replay.view(at, Some(BOB), Lang::ENGLISH).expect("a view").view.to_value(), *view);
    }
}

#[test]
fn a_snapshot_of_another_table_is_not_used() {
    let session = finished();
    let header = table::Header { id: "t2".into(), ..session.table.header().clone() };
    assert!(Table::load(header, &session.table.save()).is_err());
    assert!(Table::load(session.table.header().clone(), &serde_json::Value::Null).is_err());
}
