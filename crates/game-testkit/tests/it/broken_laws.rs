//! Each law holds for a sound game and fails for one that breaks it.

use game_core::Game as _;
use game_testkit::laws::{self, Broken, Setting};
use sample_game::Options;

use crate::faulty::*;

game_testkit::laws!(Faulty<NONE>);

fn tables<const FAULT: u8>() -> Vec<Setting<Faulty<FAULT>>> {
    laws::settings(Faulty::<FAULT>::SEATS, vec![Options::default()])
}

/// The law must be found broken for this reason, with all that is needed to play the position again.
fn assert_broken(result: Result<(), Broken>, reason: &str) {
    let broken = result.expect_err("the fault goes unnoticed");
    let report = broken.to_string();
    assert!(broken.why.contains(reason), "{report}");
    assert!(broken.table.contains("sample-game, ") && broken.table.contains("seed "), "{report}");
    assert!(broken.actions == 0 || report.lines().any(|line| line.starts_with("  s")), "{report}");
}

macro_rules! broken {
    ($($name:ident: $fault:ident breaks $law:ident: $reason:literal;)+) => {
        $(
            #[test]
            fn $name() {
                assert_broken(laws::$law(&tables::<{ $fault }>()), $reason);
            }
        )+
    };
}

broken! {
    listed_but_illegal: LISTS_ILLEGAL breaks legal_is_what_check_accepts: "is listed, but `check` refuses it";
    legal_but_not_listed: HIDES_LEGAL breaks legal_is_what_check_accepts: "but it is not listed";
    listed_twice: LISTS_TWICE breaks legal_is_what_check_accepts: "twice";
    listed_in_any_order: LISTS_IN_ANY_ORDER breaks legal_is_what_check_accepts: "in another order";
    others_may_act: LETS_OTHERS_ACT breaks legal_is_what_check_accepts: "but it is not listed";
    stuck: STUCK_WITHOUT_COINS breaks nobody_is_stuck: "owes a decision and has none to take";
    stuck_in_random_play: STUCK_WITHOUT_COINS breaks random_play_ends: "The game is stuck";
    asked_nothing: ASKS_NOTHING breaks nobody_is_stuck: "is asked nothing";
    endless: ENDLESS breaks random_play_ends: "not over after 54 actions";
    a_lost_piece: LOSES_A_PIECE breaks pieces_are_conserved: "a piece is lost";
    a_panic: PANICS breaks random_play_ends: "The game panics: no fire for";
    a_change_when_refused: CHANGES_WHEN_REFUSING breaks refusals_change_nothing: "refused and yet changes something";
    lost_when_stored: FORGETS_WHEN_STORED breaks games_round_trip: "The state is read differently";
    somebody_listens: KNOWS_WHO_LISTENS breaks same_actions_same_game: "noted: 0, 1";
    something_outside: KNOWS_THE_PAST breaks same_actions_same_game: "comes out differently";
    another_layout: SETS_UP_BY_MOOD breaks same_actions_same_game: "noted";
    the_order_counts: REMEMBERS_WHO_WAS_FIRST breaks order_does_not_matter: "noted: 1, 0";
    a_view_that_leaks: SHOWS_A_SECRET breaks imagined_games_look_the_same: "sees something else";
    an_event_that_leaks: TELLS_A_SECRET breaks learning_stops_undo: "is told what it could not know";
    something_unsaid: IS_SPEECHLESS breaks everything_can_be_said: "The en text has no message `prompt-bid`";
    a_deal_that_shows: REDEALS_WHAT_IS_SEEN breaks redealt_games_look_the_same: "sees something else";
    a_window_without_a_way_out: PASSES_ILLEGALLY breaks windows_can_be_passed: "cannot pass the window `bid` by `bid 99`";
    a_window_to_nobody: OPENS_TO_ALL breaks windows_can_be_passed: "owes no decision, but a window `bid` is open";
    a_window_unnamed: NAMES_NO_WINDOW breaks windows_can_be_passed: "none of the windows that the game has named";
    a_window_to_no_purpose: IS_NEVER_IDLE breaks windows_can_be_passed: "but it is not idle";
    a_window_that_leaks: OPENS_BY_A_SECRET breaks windows_can_be_passed: "cannot see which window is open to s";
    points_that_leak: COUNTS_A_SECRET breaks scores_know_no_secret: "rest on a secret";
    points_foreseen_that_leak: COUNTS_A_SECRET breaks foresight_comes_true: "The points comes out differently";
    an_impossible_suggestion: SUGGESTS_THE_IMPOSSIBLE breaks foresight_comes_true: "is then not legal";
    a_suggestion_that_leaks: SUGGESTS_BY_A_SECRET breaks foresight_knows_no_secret: "rests on a secret";
    a_note_that_leaks: NOTES_A_SECRET breaks foresight_knows_no_secret: "notes.0";
    a_note_that_errs: NOTES_A_SECRET breaks foresight_comes_true: "What is noted comes out differently";
    an_event_behind_the_back: TELLS_BEHIND_ITS_BACK breaks foresight_comes_true: "tells comes out differently";
    a_rival_that_leaks: RIVALS_COUNT_A_SECRET breaks rivals_know_no_secret: "rests on a secret";
    a_rival_in_a_seats_colours: RIVALS_LOOK_ALIKE breaks rivals_know_no_secret: "which is a seat's or none";
    ranks_without_rivals: RANKS_FORGET_RIVALS breaks ranks_count_rivals: "ranks for 0 of them";
    ranks_that_share_a_place: RANKS_BEAT_RIVALS breaks ranks_count_rivals: "leaves somebody out";
    an_event_that_rests_on_a_secret: TELLS_BEHIND_ITS_BACK breaks foresight_knows_no_secret: "rests on a secret";
    a_price_that_leaks: PAYS_BY_A_SECRET breaks foresight_comes_true: "comes out differently";
    a_refusal_that_leaks: JUDGES_BY_A_SECRET breaks imagined_games_look_the_same: "is judged otherwise";
}

#[test]
#[should_panic(expected = "A law is broken")]
fn a_broken_law_fails_its_test() {
    laws::hold(laws::nobody_is_stuck(&tables::<ASKS_NOTHING>()));
}

#[test]
#[should_panic(expected = "No table can be set up")]
fn options_that_fit_no_table_are_no_laws() {
    laws::settings::<Faulty<NONE>>([2, 3], vec![Options { rounds: 4, ..Options::default() }]);
}
