//! Properties of the parsers, for any text.

use game_testkit::{Names, Recording, Scenario};
use proptest::prelude::*;
use sample_game::SampleGame;

/// Lines that look like a scenario's, in any order.
fn scenario_like() -> impl Strategy<Value = String> {
    const LINE: &str = "(given|turn|dice|draw|together|refused|undo|then|sees|score|legal|offers|log|barrier|over|Red|#)\
        ( (Red|Blue|[0-9]{1,30}|[a-z§é,;{}-]{0,6})){0,4}";
    proptest::collection::vec(LINE, 0..12)
        .prop_map(|lines| format!("# A rule. § SG-1.1\ntable sample-game, seats Red Blue\n{}", lines.join("\n")))
}

proptest! {
    #[test]
    fn any_text_is_a_scenario_or_an_error_in_one_of_its_lines(text in any::<String>()) {
        if let Err(error) = Scenario::parse(&text) {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count().max(1), "{error}");
            prop_assert!(!error.reason.is_empty());
        }
    }

    #[test]
    fn lines_of_known_words_are_read_or_refused_where_they_stand(text in scenario_like()) {
        match Scenario::parse(&text) {
            Ok(scenario) => prop_assert!(scenario.steps.iter().all(|step| step.line > 2)),
            Err(error) => prop_assert!((3..=text.lines().count()).contains(&error.line), "{error}"),
        }
    }

    #[test]
    fn any_text_is_a_journal_or_an_error_in_one_of_its_lines(text in any::<String>()) {
        let error = Recording::<SampleGame>::parse(&text).expect_err("chance writes no journals");
        prop_assert!(error.line >= 1 && error.line <= text.lines().count().max(1) as u64, "{error}");
    }

    #[test]
    fn names_and_notation_translate_back(words in proptest::collection::vec("(Red|Blue|move|A1|>|,)", 0..8)) {
        let names = Names::new(["Red", "Blue"]);
        let text = words.join(" ");
        let notation = names.to_notation(&text);
        prop_assert!(!notation.contains("Red") && !notation.contains("Blue"));
        prop_assert_eq!(names.from_notation(&notation), text);
    }
}

#[test]
fn only_whole_words_are_names() {
    let names = Names::new(["Red", "Blue"]);
    assert_eq!(names.to_notation("Red>Blue Reddish Red-1 red Red,"), "s0>s1 Reddish Red-1 red s0,");
    assert_eq!(names.seat("red"), None);
}
