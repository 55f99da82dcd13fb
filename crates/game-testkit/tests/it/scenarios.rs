//! A scenario that does not hold fails at the right line, for a reason that says what was expected and got.

use game_testkit::scenario::run_folder;
use game_testkit::{Staged, run_scenario_text};
use sample_game::SampleGame;

use crate::faulty::{Faulty, HIDES_LEGAL, LOSES_A_PIECE, PANICS, PANICS_ON_GIVEN, REMEMBERS_WHO_WAS_FIRST};

const HEAD: &str = "# A rule. § SG-1.1\ntable sample-game, seats Red Blue\n";

/// The scenario fails at that line, and the report has each of the phrases.
fn assert_fails<G: Staged>(text: &str, line: usize, phrases: &[&str]) {
    let report = run_scenario_text::<G>(text);
    let failure = report.failure.as_ref().unwrap_or_else(|| panic!("it should fail:\n{text}"));
    assert_eq!(failure.line, line, "{report}");
    phrases.iter().for_each(|phrase| assert!(report.to_string().contains(phrase), "no `{phrase}` in\n{report}"));
}

fn assert_body_fails(body: &str, line: usize, phrases: &[&str]) {
    assert_fails::<SampleGame>(&format!("{HEAD}{body}"), line, phrases);
}

#[test]
fn a_scenario_that_holds_passes() {
    let report = run_scenario_text::<SampleGame>(&format!("{HEAD}# A comment.\nRed bid 3\nlog Red has bid.\n"));
    assert!(report.passed(), "{report}");
    assert_eq!(
        (report.title.as_str(), report.rules.as_slice(), report.lines),
        ("A rule.", &["SG-1.1".to_owned()][..], 2)
    );
}

#[test]
fn files_that_cannot_be_read_say_where() {
    let table = "table sample-game, seats Red Blue";
    let cases = [
        ("", 1, "The file is empty."),
        ("Red bid 3", 1, "does not start with `#`"),
        ("# A rule.", 1, "it has no `§`"),
        ("# § SG-1.1", 1, "the sentence or the rule is missing"),
        ("# A rule. §", 1, "the sentence or the rule is missing"),
        ("# A rule. § rule 7", 1, "`rule` is not a rule id"),
        ("# A rule. § SG-1.1", 1, "No `table` line"),
        ("\n\n# A rule. § SG-1.1\ngiven offer 3", 4, "The first word is `given`, not `table`"),
        ("# A rule. § SG-1.1\ntable sample-game", 2, "No seats are named"),
        ("# A rule. § SG-1.1\ntable , seats Red Blue", 2, "No game is named"),
        ("# A rule. § SG-1.1\ntable sample-game, seats Red Red", 2, "Two players are called `Red`"),
        ("# A rule. § SG-1.1\ntable sample-game, seats Red then", 2, "cannot be called `then`"),
        ("# A rule. § SG-1.1\ntable sample-game, seats A B C D E F G", 2, "1 to 6 seats, here are 7"),
        ("# A rule. § SG-1.1\ntable sample-game, seats Red Blue, seed x", 2, "`x` is not a seed"),
        ("# A rule. § SG-1.1\ntable sample-game, seats Red Blue, options {", 2, "not JSON"),
        ("# A rule. § SG-1.1\ntable sample-game, seats Red Blue, lamps 3", 2, "`lamps` is not known here"),
    ];
    for (text, line, reason) in cases {
        assert_fails::<SampleGame>(text, line, &[reason]);
    }
    let bodies = [
        ("Green bid 3", "`Green` is neither a player nor one of the words"),
        (table, "A scenario has one table."),
        ("refused SG-1.1", "`refused` must follow an action or an undo."),
        ("Red bid 1\nrefused", "Say which rule refuses"),
        ("dice", "needs the faces"),
        ("dice 0", "`0` is not the face of a die"),
        ("draw", "`draw` needs the cards"),
        ("given", "`given` needs"),
        ("chance 3", "`chance` stands alone"),
        ("together now", "`together` stands alone"),
        ("score Red", "`score` needs points; write `score Red 12`"),
        ("score Red many", "`many` is not a number of points"),
        ("score Red many few", "`few` is not a number of points"),
        ("Red bid 1\nundo Red\nrefused SG-2.1", "No rule of the game refuses an undo"),
        ("score Red 3 coins", "is not a number of points"),
        ("barrier", "needs `none`, `all`"),
        ("over Red first", "`first` is not a rank"),
        ("over won much", "The margin is no number"),
        ("sees Nobody deck 8", "Nobody here is called `Nobody`; the players are Red, Blue."),
        ("undo Green", "Nobody here is called `Green`"),
        ("log", "`log` needs a sentence"),
    ];
    for (body, reason) in bodies {
        assert_body_fails(body, 2 + body.lines().count(), &[reason]);
    }
}

#[test]
fn a_table_that_cannot_be_set_up_says_so() {
    assert_fails::<SampleGame>("# A rule. § SG-9.9\ntable sample-game, seats Red Blue", 1, &["have no `### SG-9.9`"]);
    assert_fails::<SampleGame>("# A rule. § SG-1.1\ntable nexus-ops, seats Red Blue", 2, &["for `nexus-ops`"]);
    let lonely = "# A rule. § SG-1.1\ntable sample-game, seats Red";
    assert_fails::<SampleGame>(lonely, 2, &["The table cannot be set up: SG-1.1 Two to five can play, not 1."]);
    let options = "# A rule. § SG-1.1\ntable sample-game, seats Red Blue, options {\"laps\": 3}";
    assert_fails::<SampleGame>(options, 2, &["The options do not fit"]);
}

#[test]
fn lines_that_do_not_hold_show_expected_and_got() {
    let cases: &[(&str, usize, &[&str])] = &[
        ("given offer 3 3", 3, &["The position is not sound", "each prize is somewhere, once"]),
        ("given wings", 3, &["`given wings` is not understood", "given <player> coins <number>"]),
        ("turn Red", 3, &["nobody's turn"]),
        ("Red jump", 3, &["`jump` is not an action"]),
        ("Red bid 20", 3, &["The action was refused.", "expected\n      accepted", "refused SG-2.1 You have 15 coins"]),
        ("Red bid 5\nrefused SG-2.1", 4, &["The action was accepted.", "expected\n      refused SG-2.1"]),
        ("Red bid 20\nrefused SG-2.2", 4, &["another reason", "refused SG-2.2", "refused SG-2.1 You have"]),
        ("Red bid 20\nrefused No.", 4, &["refused No.", "You have 15 coins and cannot bid 20."]),
        ("then Red coins 3", 3, &["expected\n      Red coins 3", "got\n      Red coins 15"]),
        ("sees Blue deck 3", 3, &["expected\n      deck 3", "got\n      deck 8"]),
        ("score Red 4", 3, &["Red has another score.", "total 4", "total 3\n      prizes 0\n      coins 3"]),
        ("score Red 3 coins 1", 3, &["total 3\n      coins 1"]),
        ("score Red 3 lamps 0", 3, &["lamps 0"]),
        ("given Red coins 1\nlegal Red bid 0; bid 2", 4, &["missing: bid 2; extra: bid 1"]),
        ("offers Red bid 16", 3, &["bid 16, among others"]),
        ("not-offered Red bid 15", 3, &["anything but bid 15"]),
        ("Red bid 2\nlog Red bids 2.", 4, &["Spectator is told something else.", "Red has bid."]),
        ("Red bid 2\ntells Red Red has bid.", 4, &["Red bids 2 coins in secret."]),
        ("Red bid 2\nbarrier Red", 4, &["expected\n      Red", "got\n      nobody"]),
        ("over", 3, &["not over"]),
        ("over won", 3, &["not over"]),
        ("undo Red", 3, &["The undo was refused.", "There is nothing to undo."]),
        ("Red bid 2\nundo Red\nrefused", 5, &["The undo was accepted."]),
        ("given offer 6\nRed bid 2\nBlue bid 1\nundo Red", 6, &["Something was learned since"]),
        ("Red bid 2\ndice 3", 4, &["never used", "dice 3"]),
        ("draw 77\ngiven offer 1\nRed bid 2\nBlue bid 1\nRed keep 1", 7, &["`77` is not in the deck"]),
        ("together\nRed bid 2", 3, &["`together` needs two or more actions"]),
        ("together\nRed bid 2\nRed bid 2", 3, &["of different players"]),
    ];
    for (body, line, phrases) in cases {
        assert_body_fails(body, *line, phrases);
    }
    let over = "given rounds 1\ngiven offer 1\nRed bid 2\nBlue bid 1\nRed keep 1\n";
    assert_body_fails(&format!("{over}not-over"), 8, &["The game is over.", "over Red 2, Blue 1"]);
    assert_body_fails(&format!("{over}over Blue 2"), 8, &["over Blue 2", "over Red 2, Blue 1"]);
}

#[test]
fn one_line_of_a_score_sheet_can_be_checked() {
    let report = run_scenario_text::<SampleGame>(&format!("{HEAD}score Red coins 3\nscore Red 3 prizes 0, coins 3\n"));
    assert!(report.passed(), "{report}");
    assert_body_fails("score Red coins 4", 3, &["expected\n      coins 4\n", "got\n      total 3\n"]);
    assert_body_fails("score Red coins 3 lamps 0", 3, &["lamps 0"]);
}

#[test]
fn dice_that_no_line_scripts_fail_and_are_named() {
    let table = "# A rule. § SG-1.1\ntable sample-game, seats Red Blue, options {\"ties\":\"dice\"}\n";
    let body = |dice: &str| format!("{table}given offer 6\n{dice}Red bid 2\nBlue bid 2\n");
    assert!(run_scenario_text::<SampleGame>(&body("dice 5 2\n")).passed());
    assert_fails::<SampleGame>(&body(""), 5, &["Chance decided what no line says: the dice showed ", "\n      dice "]);
    let few = ["the dice showed ", "Say before the action what comes", "\n      dice 5 ", "or `chance`"];
    assert_fails::<SampleGame>(&body("dice 5\n"), 6, &few);
    assert_fails::<SampleGame>(&body("dice 5 7\n"), 6, &["a die with the faces 1 to 6 cannot show 7"]);
    assert_fails::<SampleGame>(&body("dice 5 2 1\n"), 6, &["never used", "got\n      dice 1"]);
}

#[test]
fn draws_that_no_line_scripts_fail_and_are_named() {
    let claim = |before: &str| format!("given offer 6\nRed bid 2\nBlue bid 1\n{before}Red keep 6\n");
    let scripted = run_scenario_text::<SampleGame>(&format!("{HEAD}{}", claim("draw 4\n")));
    assert!(scripted.passed(), "{scripted}");
    assert_body_fails(&claim(""), 6, &["Chance decided what no line says: the cards drawn were ", "\n      draw "]);
    assert_body_fails(&claim("draw 4 3\n"), 7, &["never used", "draw 3"]);
    assert_body_fails(&claim("draw 6\n"), 7, &["`6` is not in the deck it should be drawn from, which holds "]);
}

#[test]
fn chance_is_said_and_meant() {
    let claim = |before: &str| format!("given offer 6\nRed bid 2\nBlue bid 1\n{before}Red keep 6\n");
    let left = run_scenario_text::<SampleGame>(&format!("{HEAD}{}", claim("chance\n")));
    assert!(left.passed(), "{left}");
    assert_body_fails(&claim("chance\ndraw 4\n"), 6, &["Nothing is left to chance", "Leave the line out"]);
    assert_body_fails("Red bid 2\nchance", 4, &["Nothing is left to chance"]);
    assert_body_fails("chance\nRed bid 2", 3, &["Nothing is left to chance"]);
}

#[test]
fn a_refused_undo_says_why() {
    let undone = |why: &str| format!("{HEAD}undo Red\nrefused {why}\n");
    let report = run_scenario_text::<SampleGame>(&undone("There is nothing to undo."));
    assert!(report.passed(), "{report}");
    let phrases = ["refused for another reason", "expected\n      Too late.", "got\n      There is nothing to undo."];
    assert_fails::<SampleGame>(&undone("Too late."), 4, &phrases);
}

#[test]
fn faults_of_the_game_come_to_light() {
    let claim = format!("{HEAD}given offer 6\nRed bid 2\nBlue bid 1\ndraw 1\nRed melt 6\n");
    assert_fails::<Faulty<LOSES_A_PIECE>>(&claim, 7, &["not sound: a piece is lost"]);
    assert_fails::<Faulty<PANICS>>(&claim, 7, &["The game panicked: no fire for 6"]);
    let hidden = format!("{HEAD}Red bid 15\n");
    assert_fails::<Faulty<HIDES_LEGAL>>(&hidden, 3, &["does not list `bid 15` as legal, but accepts it"]);
    let together = format!("{HEAD}together\nRed bid 15\nBlue bid 3\n");
    assert_fails::<Faulty<REMEMBERS_WHO_WAS_FIRST>>(
        &together,
        3,
        &["order of the actions changes the game", "noted: 1, 0"],
    );
    let report = run_scenario_text::<Faulty<PANICS_ON_GIVEN>>(&claim);
    assert!(report.failure.is_some_and(|failure| failure.panicked && failure.line == 3));
}

#[test]
fn a_folder_reports_all_failures_together() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken-scenarios");
    let summary = run_folder::<SampleGame>(&folder, None).expect("the folder is there");
    assert_eq!((summary.files, summary.failures.len()), (3, 2));
    let report = summary.to_string();
    assert!(report.contains("deeper/wrong-score.scn: line 3: score    Red 9"), "{report}");
    assert!(report.contains("unreadable.scn: line 1: "), "{report}");
    assert!(report.ends_with("3 scenarios, 2 failed"), "{report}");
    assert!(run_folder::<SampleGame>(&folder.join("nowhere"), None).is_err());
}

#[test]
fn one_scenario_of_a_folder_is_named_by_the_end_of_its_path() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken-scenarios");
    let only = |name: &str| {
        let summary = run_folder::<SampleGame>(&folder, Some(name.as_ref())).expect("the folder is there");
        (summary.files, summary.failures.len())
    };
    assert_eq!(only("tests/broken-scenarios/deeper/wrong-score.scn"), (1, 1));
    assert_eq!(only("score.scn"), (0, 0));
}

#[test]
#[should_panic(expected = "There are no scenarios in")]
fn a_folder_without_scenarios_fails() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    game_testkit::scenario::assert_folder::<SampleGame>(&folder);
}
