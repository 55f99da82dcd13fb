//! A journal replays, and whatever is wrong with one is reported with its line and the reason.

use game_core::Seed;
use game_testkit::recording::End;
use game_testkit::{Recording, random_journal, record, replay};
use journal::{Journal, JournalError};
use sample_game::{Action, Options, SampleGame};

fn sample() -> String {
    random_journal::<SampleGame>(&Options::default(), 3, 5).expect("three can play")
}

fn read(text: &str) -> Result<SampleGame, JournalError> {
    Recording::parse(text).and_then(|recording| replay(&recording))
}

#[test]
fn a_recorded_game_replays() {
    let text = sample();
    let game = read(&text).expect("it was just recorded");
    let recording = Recording::<SampleGame>::parse(&text).expect("it was just recorded");
    assert_eq!(recording.end.map(|(_, end)| end), End::of(&game));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], r#"{"type":"header","game":"sample-game","rules_version":1}"#);
    assert_eq!(lines[2], r#"{"type":"started","seed":"5","known_seed":true,"first_seat_order":[0,1,2]}"#);
    assert!(lines[3].starts_with(r#"{"type":"action","seat":"#), "{}", lines[3]);
    let end = lines[lines.len() - 1];
    assert!(end.starts_with(r#"{"type":"ended","outcome":{"type":"ranks","ranks":["#), "{end}");
    assert!(end.contains(r#""state":""#), "{end}");
}

#[test]
fn a_journal_needs_no_end_and_may_have_empty_lines() {
    let text = sample();
    let open = text.lines().take(6).collect::<Vec<_>>().join("\n\n");
    assert!(read(&open).is_ok());
    let other = open.replacen("\"bid ", "\"bet ", 1);
    assert_eq!(read(&other).expect_err("no bid").line, 7, "with an empty line between any two");
}

#[test]
fn what_people_say_and_who_sits_where_changes_no_recorded_game() {
    let text = sample();
    let said = r#"{"type":"chat","user":"ann","name":"Ann","text":"Good luck!","id":"1"}"#;
    let left = r#"{"type":"seat_changed","seat":1,"holder":{"kind":"bot","spec":"greedy"},"by":"clock"}"#;
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(5, said);
    lines.insert(6, left);
    assert!(read(&lines.join("\n")).is_ok());
}

#[test]
fn a_plain_journal_of_old_is_the_same_game() {
    let recorded = Recording::<SampleGame>::parse(&sample()).expect("it was just recorded");
    let mut plain = vec![
        r#"{"type":"header","game":"sample-game","rules_version":1,"options":{"rounds":7,"ties":"dice"},"seats":3,"seed":"5"}"#
            .to_owned(),
    ];
    for (_, seat, action) in &recorded.actions {
        plain.push(format!(r#"{{"type":"action","seat":{},"action":"{action}"}}"#, seat.0));
    }
    let whole = sample();
    let end = whole.lines().last().expect("an end").replace(r#""type":"ended""#, r#""type":"end""#);
    plain.push(end);
    let text = plain.join("\n");
    assert_eq!(read(&text).map(|game| End::of(&game)), read(&sample()).map(|game| End::of(&game)));
    let again = Journal::from_jsonl(&text).expect("a plain journal").to_jsonl();
    assert_eq!(again, sample(), "written again it is a journal like any other");
    let wrong = text.replacen("\"bid ", "\"bet ", 1);
    assert_eq!(read(&wrong).expect_err("no bid").line, 2, "errors name the line that was read");
}

#[test]
fn an_illegal_action_cannot_be_recorded() {
    let actions = [(game_core::Seat(0), Action::Bid { coins: 99 })];
    let refused = record::<SampleGame>(&Options::default(), 2, Seed::from(1), &actions).expect_err("99 coins");
    assert_eq!(refused.line, 4);
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
    let changed = |place: usize, from: &str, to: &str| with(place, &lines[place].replacen(from, to, 1));
    let (last, unreadable) = (lines.len() - 1, "This line is not one of a journal");
    let cases = [
        (String::new(), 1, "empty"),
        (lines[1..].join("\n"), 1, "starts with its header"),
        (lines[..2].join("\n"), 1, "never started"),
        (changed(0, "sample-game", "nexus-ops"), 1, "The journal is of `nexus-ops`, not of `sample-game`."),
        (changed(0, "n\":1", "n\":9"), 3, "follows version 9 of the rules; this is version 1"),
        (
            changed(1, r#""seats":["#, r#""seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"},"#),
            2,
            "6 seats; the game is for 2 to 5",
        ),
        (changed(1, "\"rounds\":7", "\"rounds\":4"), 1, "cannot be set up"),
        (changed(1, "rounds", "laps"), 2, "The options are not this game's"),
        (changed(2, "\"5\"", "\"five\""), 3, "not a seed"),
        (with(2, lines[3]), 3, "The game has not started"),
        (with(4, &lines[4][..20]), 5, unreadable),
        (with(4, "[[[["), 5, unreadable),
        (with(4, r#"{"type":"undo","seat":0}"#), 5, "unknown variant `undo`"),
        (with(4, lines[0]), 5, "unknown variant `header`"),
        (with(4, lines[2]), 5, "A second start"),
        (with(4, r#"{"type":"undone","seat":0,"user":"ann","to":0,"by_agreement":false}"#), 5, "takes nothing back"),
        (with(4, r#"{"type":"resigned","seat":0,"user":"ann"}"#), 5, "ends by its rules"),
        (with(4, r#"{"type":"action","seat":0,"by":"bot:x","action":"jump 3"}"#), 5, "`jump 3` is not an action"),
        (
            with(4, r#"{"type":"action","seat":4,"by":"bot:x","action":"bid 3"}"#),
            5,
            "Seat 4 acts at a table with 3 seats",
        ),
        (with(4, lines[3]), 5, "is refused"),
        (format!("{text}{}", lines[3]), lines.len() + 1, "Nothing is done after the end"),
        (changed(last, "\"scores\":[", "\"scores\":[7,"), lines.len(), "another end"),
        (changed(last, "\"state\":\"", "\"state\":\"0"), lines.len(), "another end"),
        ([&lines[..6], &lines[last..]].concat().join("\n"), 7, "another end"),
    ];
    for (text, line, reason) in cases {
        let error = read(&text).expect_err(reason);
        assert!(
            error.line == line as u64 && error.reason.contains(reason),
            "expected line {line}: {reason}\ngot {error}"
        );
    }
}
