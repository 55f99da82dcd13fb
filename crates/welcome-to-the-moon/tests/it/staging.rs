//! What scenarios may give, and what they may not.

use game_testkit::run_scenario_text;
use welcome_to_the_moon::WelcomeToTheMoon;

fn report(given: &str) -> String {
    let table = r#"table welcome-to-the-moon, seats Ann Bob, seed 7, options {"adventure":3}"#;
    run_scenario_text::<WelcomeToTheMoon>(&format!("# A rule. § WM-0.1\n{table}\ngiven {given}\n")).to_string()
}

#[test]
fn a_reward_for_the_first_is_not_given_as_a_mark_of_one_player() {
    let told = report("Ann marks q2-full-first");
    assert!(told.contains("`q2-full-first` is no mark of one player, but the same for all"), "{told}");
    assert!(told.contains("write `given gone q2-full-first`"), "{told}");
    assert!(report("gone q2-full-first").starts_with("passed"), "{}", report("gone q2-full-first"));
}

#[test]
fn a_mark_of_one_player_is_not_gone_for_all() {
    let told = report("gone q2-full-later");
    assert!(told.contains("`q2-full-later` is a mark of one player; write `given Ann marks q2-full-later`"), "{told}");
    assert!(report("Ann marks q2-full-later").starts_with("passed"), "{}", report("Ann marks q2-full-later"));
}
