//! A journal replays, and whatever is wrong with one is reported with its line and the reason.

use game_core::Seed;
use game_testkit::journal::{End, header};
use game_testkit::{Journal, JournalError, random_journal, record, replay};
use sample_game::{Action, Options, SampleGame};

fn sample() -> String {
    random_journal::<SampleGame>(&Options::default(), 3, 5).expect("three can play")
}

fn read(text: &str) -> Result<SampleGame, JournalError> {
    Journal::parse(text).and_then(|journal| replay(&journal))
}

#[test]
fn a_recorded_game_replays() {
    let text = sample();
    let game = read(&text).expect("it was just recorded");
    let journal = Journal::<SampleGame>::parse(&text).expect("it was just recorded");
    assert_eq!(journal.end.map(|(_, end)| end), Some(End::of(&game)));
    assert_eq!(header(&text).map(|header| (header.game, header.seats)), Ok(("sample-game".to_owned(), 3)));
    let end = text.lines().last().unwrap_or_default();
    assert!(end.starts_with(r#"{"type":"end","outcome":{"type":"ranks","ranks":["#), "{end}");
}

#[test]
fn a_journal_needs_no_end_and_may_have_empty_lines() {
    let text = sample();
    let open = text.lines().take(4).collect::<Vec<_>>().join("\n\n");
    assert!(read(&open).is_ok());
}

#[test]
fn an_illegal_action_cannot_be_recorded() {
    let actions = [(game_core::Seat(0), Action::Bid { coins: 99 })];
    let refused = record::<SampleGame>(&Options::default(), 2, Seed::from(1), &actions).expect_err("99 coins");
    assert_eq!(refused.line, 2);
    assert!(refused.reason.contains("`bid 99` of s0 is refused"), "{refused}");
}

#[test]
fn corruption_is_reported_with_line_and_reason() {
    let text = sample();
    let lines: Vec<&str> = text.lines().collect();
    let with = |place: usize, line: &str| {
        let mut lines = lines.clone();
        lines[place] = line;
        lines.join("\n")
    };
    let header = |from: &str, to: &str| with(0, &lines[0].replace(from, to));
    let cases = [
        (String::new(), 1, "empty"),
        (lines[1..].join("\n"), 1, "starts with its header"),
        (header("sample-game", "nexus-ops"), 1, "The journal is of `nexus-ops`, not of `sample-game`."),
        (header("\"rules_version\":1", "\"rules_version\":9"), 1, "follows version 9 of the rules; this is version 1"),
        (header("\"seats\":3", "\"seats\":9"), 1, "9 seats; the game is for 2 to 5"),
        (header("\"seats\":3", "\"seats\":-3"), 1, "Not a line of a journal"),
        (header("\"rounds\":7", "\"rounds\":4"), 1, "cannot be set up"),
        (header("rounds", "laps"), 1, "The options are not this game's"),
        (header("\"5\"", "\"five\""), 1, "not a seed"),
        (with(2, &lines[2][..20]), 3, "Not a line of a journal"),
        (with(2, "[[[["), 3, "Not a line of a journal"),
        (with(2, r#"{"type":"undo","seat":0}"#), 3, "unknown variant `undo`"),
        (with(2, r#"{"type":"action","seat":0,"action":"jump 3"}"#), 3, "`jump 3` is not an action"),
        (with(2, r#"{"type":"action","seat":4,"action":"bid 3"}"#), 3, "Seat 4 acts at a table with 3 seats"),
        (with(2, lines[1]), 3, "is refused"),
        (with(2, lines[0]), 3, "A second header"),
        (format!("{text}{}", lines[1]), lines.len() + 1, "Nothing may follow the end"),
        (
            with(lines.len() - 1, &lines[lines.len() - 1].replace("\"scores\":[", "\"scores\":[7,")),
            lines.len(),
            "another end",
        ),
        ([&lines[..4], &lines[lines.len() - 1..]].concat().join("\n"), 5, "another end"),
    ];
    for (text, line, reason) in cases {
        let error = read(&text).expect_err(reason);
        assert!(error.line == line && error.reason.contains(reason), "expected line {line}: {reason}\ngot {error}");
    }
}
