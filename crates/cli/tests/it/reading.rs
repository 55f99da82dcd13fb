//! rules, replay, scenario.

use crate::{Temporary, lagrange};

#[test]
fn one_rule_in_either_language() {
    let english = lagrange(&["rules", "nexus-ops", "NX-5.4", "--lang", "en"]);
    assert_eq!(english.code, Some(0));
    assert!(english.out.starts_with("NX-5.4 Retreat\n"), "{}", english.out);
    assert!(!english.out.contains('\u{1b}'), "no colours in a pipe");
    let russian = lagrange(&["rules", "nexus-ops", "5.4", "--lang", "ru"]);
    assert!(russian.out.starts_with("NX-5.4 Отступление\n"), "{}", russian.out);
    let width = russian.out.lines().map(|line| line.chars().count()).max();
    assert!(width <= Some(100), "{}", russian.out);
}

#[test]
fn an_unknown_rule_names_its_neighbours() {
    let ran = lagrange(&["rules", "nexus-ops", "NX-5.44", "--lang", "en"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("There is no rule NX-5.44. Near it:") && ran.err.contains("NX-5.4 "), "{}", ran.err);
    assert_eq!(lagrange(&["rules", "nexus-ops", "something"]).code, Some(2));
}

#[test]
fn rules_are_found_by_words_and_shown_all_at_once() {
    let found = lagrange(&["rules", "nexus-ops", "--search", "dragon monolith", "--lang", "en"]);
    assert_eq!(found.code, Some(0));
    assert!(found.out.contains("NX-5.7"), "{}", found.out);
    let none = lagrange(&["rules", "nexus-ops", "--search", "chessboard", "--lang", "en"]);
    assert_eq!((none.code, none.err.trim()), (Some(1), "No rule contains “chessboard”."));
    let all = lagrange(&["rules", "nexus-ops"]);
    assert!(all.out.contains("GLOSSARY") && all.out.contains("NX-16.3"), "the environment asks for English");
}

const JOURNAL: &str = r#"{"type":"header","id":"t1","game":"sample-game","rules_version":1,"created":1,"host":"u0"}
{"at":1,"type":"configured","options":{},"seats":[{"kind":"human","user":"u0","name":"Ann"},{"kind":"bot","spec":"greedy"}],"settings":{}}
{"at":2,"type":"started","seed":"7","known_seed":true,"first_seat_order":[0,1]}
{"at":3,"type":"action","seat":0,"by":"u0","action":"bid 1","id":"c1","decision":"d1"}
{"at":4,"type":"action","seat":1,"by":"bot:greedy","action":"bid 0","id":"c2","decision":"d2"}
"#;

/// As tables let people download them before there was one format.
const PLAIN: &str = r#"{"type":"header","game":"sample-game","rules_version":1,"options":{},"seats":2,"seed":"7"}
{"type":"action","seat":0,"action":"bid 1"}
{"type":"action","seat":1,"action":"bid 0"}
"#;

#[test]
fn a_journal_is_played_again() {
    for (name, text, player) in [("good.jsonl", JOURNAL, "Ann"), ("plain.jsonl", PLAIN, "Vega")] {
        let file = Temporary::holding(name, text);
        let ran = lagrange(&["replay", file.path(), "--log"]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("sample-game, 2 seats, seed 7: 2 actions."), "{}", ran.out);
        assert!(ran.out.contains("The game is not over yet."), "{}", ran.out);
        assert!(ran.out.lines().next().is_some_and(|line| line.contains(player)), "the log comes first:\n{}", ran.out);
        let quiet = lagrange(&["replay", file.path(), "--lang", "ru"]);
        assert!(quiet.out.starts_with("sample-game, мест: 2"), "{}", quiet.out);
    }
}

#[test]
fn a_table_at_which_nothing_was_begun_says_so() {
    let lobby: String = JOURNAL.lines().take(2).map(|line| format!("{line}\n")).collect();
    let file = Temporary::holding("lobby.jsonl", &lobby);
    let ran = lagrange(&["replay", file.path()]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("No game was begun at this table."), "{}", ran.err);
}

#[test]
fn a_damaged_journal_is_reported_with_line_and_reason() {
    let ended = r#"{"at":5,"type":"ended","outcome":{"type":"ranks","ranks":[1,2]},"scores":[9,4]}"#;
    let damaged = [
        (JOURNAL.replace("bid 0", "bid 99"), "line 5: "),
        (JOURNAL.replace("bid 1", "dance"), "line 4: "),
        (JOURNAL.replace("{\"at\":4,\"type\":\"action\"", "{\"at\":4,\"type\":\"acti"), "line 5: "),
        (JOURNAL.replace("sample-game", "chess"), "line 1: There is no game `chess`."),
        (JOURNAL.replace("\"rules_version\":1", "\"rules_version\":99"), "line 3: The table plays by version 99"),
        (format!("{JOURNAL}{ended}"), "line 6: The game came to another end."),
        (PLAIN.replace("bid 0", "bid 99"), "line 3: "),
        (PLAIN.replace("\"seats\":2", "\"seats\":200"), "line 1: "),
        (String::new(), "line 1: The journal is empty."),
    ];
    for (text, reason) in damaged {
        let file = Temporary::holding("damaged.jsonl", &text);
        let ran = lagrange(&["replay", file.path()]);
        assert_eq!(ran.code, Some(1), "{text}\n{}", ran.err);
        assert!(ran.err.contains(reason), "{text}\nshould say `{reason}`, not:\n{}", ran.err);
    }
}

const SCENARIO: &str = "\
# Nobody bids more than they have.                    § SG-2.1
table     sample-game, seats Red Blue, seed 7
Red       bid 99
refused   SG-2.1
";

#[test]
fn scenarios_pass_or_show_what_differs() {
    let good = Temporary::holding("good.scn", SCENARIO);
    let ran = lagrange(&["scenario", good.path()]);
    assert_eq!((ran.code, ran.out.trim()), (Some(0), "1 scenario passed"), "{}", ran.err);
    let bad = Temporary::holding("bad.scn", &SCENARIO.replace("bid 99", "bid 0"));
    let ran = lagrange(&["scenario", good.path(), bad.path()]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("bad.scn") && ran.err.contains("1 of 2 scenarios failed"), "{}", ran.err);
    let broken = Temporary::holding("broken.scn", "nonsense");
    let ran = lagrange(&["scenario", broken.path()]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("line 1: "), "{}", ran.err);
}
