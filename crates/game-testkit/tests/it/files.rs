//! Golden playthroughs, journals in a folder, fuzzing.

use std::path::PathBuf;

use game_testkit::fuzz::{fuzz_parsers, fuzz_with};
use game_testkit::golden::{check_golden, playthrough};
use game_testkit::random_journal;
use game_testkit::recording::check_journals;
use sample_game::{Options, SampleGame};

use crate::faulty::{Faulty, PANICS_ON_GIVEN};

/// A folder of its own for each test, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for tests can be made");
    folder
}

#[test]
fn a_playthrough_tells_the_game() {
    let text = playthrough::<SampleGame>(&Options::default(), 2, 1).expect("two can play");
    let told = [
        "sample-game, 2 seats, seed 1",
        "to decide: How many",
        "legal: bid 0; bid 1",
        "The bids: Seat1 ",
        "Finished after",
    ];
    told.iter().for_each(|phrase| assert!(text.contains(phrase), "no `{phrase}` in\n{text}"));
    assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
}

#[test]
fn a_changed_playthrough_is_shown_as_a_difference() {
    let folder = folder("golden");
    let check = || check_golden::<SampleGame>(&folder, "two", &Options::default(), 2, 1);
    assert!(check().is_err_and(|e| e.contains("Write it with UPDATE_EXPECT=1")));
    let text = playthrough::<SampleGame>(&Options::default(), 2, 1).expect("two can play");
    let write = |text: &str| std::fs::write(folder.join("two.txt"), text).expect("the folder can be written to");
    write(&text);
    assert_eq!(check(), Ok(()));
    write(&text.replacen("1. Seat", "1. Chair", 1));
    let difference = check().expect_err("a line was changed");
    assert!(difference.contains("\n- 1. Chair") && difference.contains("\n+ 1. Seat"), "{difference}");
}

#[test]
fn journals_in_a_folder_are_replayed() {
    let folder = folder("journals");
    assert!(check_journals::<SampleGame>(&folder).is_err_and(|e| e.contains("There are no journals")));
    let journal = random_journal::<SampleGame>(&Options::default(), 2, 1).expect("two can play");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("the folder can be written to");
    write("good.jsonl", &journal);
    assert_eq!(check_journals::<SampleGame>(&folder), Ok(1));
    write("bad.jsonl", &journal.replacen("\"bid ", "\"bet ", 1));
    let report = check_journals::<SampleGame>(&folder).expect_err("an action was changed");
    assert!(report.contains("bad.jsonl: line 4: `bet") && report.ends_with("2 journals, 1 failed"), "{report}");
}

#[test]
fn fuzzing_finds_a_parser_that_panics() {
    let given = "# A rule. § SG-1.1\ntable sample-game, seats Red Blue\ngiven Red coins 3\n".to_owned();
    let harm = fuzz_with::<Faulty<PANICS_ON_GIVEN>>(1, 5000, &[given]).expect_err("the parser panics");
    assert!(harm.contains("A broken scenario did harm") && harm.contains("cannot read"), "{harm}");
}

#[test]
fn fuzzing_tries_all_and_some_is_read() {
    let fuzzed = fuzz_parsers::<SampleGame>(3, 3000).expect("no parser panics");
    assert_eq!(fuzzed.tried, 3000);
    assert!((100..2900).contains(&fuzzed.accepted), "{fuzzed:?}");
}
