//! Mistakes get a clear sentence and exit code 2.

use crate::{Temporary, lagrange};

fn refused(args: &[&str], expected: &str) {
    let ran = lagrange(args);
    assert_eq!(ran.code, Some(2), "{args:?}\n{}\n{}", ran.out, ran.err);
    // Sentences are typeset: some spaces do not break.
    assert!(ran.err.replace('\u{a0}', " ").contains(expected), "{args:?} should say `{expected}`, not:\n{}", ran.err);
    assert_eq!(ran.out, "", "{args:?}");
}

#[test]
fn arguments_that_make_no_sense_are_explained() {
    let all: Vec<&str> = game_registry::shown_games().map(|game| game.slug()).collect();
    refused(&["simulate", "chess"], &format!("There is no such game. There is: {}.", all.join(", ")));
    refused(&["simulate", "nexus-ops", "--seats", "7"], "nexus-ops is for 2 to 4 seats, not 7.");
    refused(&["simulate", "nexus-ops", "--seats", "many"], "--seats");
    refused(&["simulate", "nexus-ops", "--games", "0"], "--games");
    refused(&["simulate", "nexus-ops", "--options", "[]"], "Options are a JSON object");
    refused(&["simulate", "nexus-ops", "--options", "{"], "This is not JSON");
    refused(&["simulate", "nexus-ops", "--options", "{\"teems\": true}"], "unknown field `teems`");
    refused(&["simulate", "nexus-ops", "--bots", "greedy,greedy,greedy"], "3 bots cannot sit on 2 seats.");
    refused(&["simulate", "nexus-ops", "--bots", "mcts"], "needs a budget");
    refused(&["simulate", "nexus-ops", "--threads", "0"], "from 1 to 256");
    refused(&["arena", "nexus-ops", "--bots", "greedy"], "at least two bots");
    refused(&["arena", "nexus-ops", "--bots", "greedy,random", "--stop-at", "75"], "from 0 to 1");
    refused(&["bench", "nexus-ops", "--seats", "5"], "2 to 4 seats");
    refused(&["terminal", "nexus-ops", "--seats", "human,greedy"], "bot:greedy");
    refused(&["terminal", "nexus-ops", "--seats", "human"], "2 to 4 seats, not 1");
    refused(&["replay", "no-such-file.jsonl"], "cannot be read");
    refused(&["scenario", "no-such-folder"], "There is no file or folder");
    refused(&["rules", "nexus-ops", "--lang", "tlh"], "There is no such language. There is: en, ru.");
    refused(&["play-chess"], "play-chess");
}

#[test]
fn a_folder_of_texts_that_cannot_be_read_is_refused_at_the_start_with_file_and_line() {
    let folder = Temporary::named("bad-texts");
    let file = folder.0.join("de/table.ftl");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    std::fs::write(&file, "bot-0 = Wega\nbot-1 = { $no\n").expect("a file");
    refused(&["serve", "--texts", folder.path()], "table.ftl: The de text cannot be read at line 2");
    std::fs::remove_file(&file).expect("to clean up");
    std::fs::write(folder.0.join("de/chess.ftl"), "a = b\n").expect("a file");
    refused(&["serve", "--texts", folder.path()], "chess.ftl: There are no such texts.");
    std::fs::remove_file(folder.0.join("de/chess.ftl")).expect("to clean up");
    std::fs::write(folder.0.join("de/sample-game.rules.md"), "# Spiel\n\n### SG-9.9 Nie\n").expect("a file");
    let unknown = "sample-game.rules.md: The game has no rule `SG-9.9` (line 3).";
    refused(&["serve", "--texts", folder.path()], unknown);
    std::fs::remove_dir_all(&folder.0).expect("to clean up");
    refused(&["serve", "--texts", folder.path()], "bad-texts");
}

#[test]
fn options_that_the_rules_refuse_are_a_mistake_too() {
    refused(&["simulate", "nexus-ops", "--options", "{\"teams\": true}"], "error: ");
    refused(&["terminal", "nexus-ops", "--options", "{\"vp_target\": 3}"], "error: ");
}

#[test]
fn every_command_has_help_with_examples() {
    for command in ["simulate", "arena", "bench", "scenario", "replay", "rules", "terminal"] {
        let ran = lagrange(&[command, "--help"]);
        assert_eq!(ran.code, Some(0));
        let example = format!("Examples:\n  lagrange {command}");
        assert!(ran.out.contains(&example), "{}", ran.out);
    }
    assert!(lagrange(&["--help"]).out.contains("Exit codes"));
    assert_eq!(lagrange(&[]).code, Some(2));
}

#[test]
fn a_folder_without_scenarios_is_a_mistake() {
    let folder = Temporary::named("empty-folder");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    refused(&["scenario", folder.path()], "holds no *.scn files");
    std::fs::remove_dir(&folder.0).expect("to clean up");
}
