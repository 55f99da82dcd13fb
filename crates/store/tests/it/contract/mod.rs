//! One suite for every store.

mod attempts;
mod away;
mod circles;
mod invites;
mod journals;
mod lifecycle;
mod lists;
mod notices;
mod people;
mod replays;
mod results;

/// Makes a test of each case for each store.
macro_rules! contract {
    ($($module:ident { $($case:ident)+ })+) => {
        mod on_sqlite {
            $(mod $module {
                $(#[tokio::test(flavor = "multi_thread")]
                async fn $case() {
                    let stage = crate::stage::Stage::sqlite();
                    crate::contract::$module::$case(&stage).await;
                })+
            })+
        }

        mod on_postgres {
            $(mod $module {
                $(#[tokio::test(flavor = "multi_thread")]
                async fn $case() {
                    let Some(stage) = crate::stage::Stage::postgres().await else { return };
                    crate::contract::$module::$case(&stage).await;
                    stage.clear().await;
                })+
            })+
        }
    };
}

contract! {
    journals {
        a_new_table_is_found_with_all_it_has
        a_table_is_created_once
        a_table_with_an_unknown_member_is_not_created
        entries_come_back_as_they_were
        an_append_of_another_length_is_a_conflict
        an_append_to_no_table_is_refused
        an_append_is_stored_whole_or_not_at_all
        an_append_changes_what_it_names
        an_append_without_entries_changes_the_rest
        of_many_who_append_at_once_one_wins
        many_tables_append_at_once
        one_that_fails_takes_nothing_from_its_group
        an_append_whose_caller_has_gone_is_whole
        snapshots_are_replaced_and_never_ahead
        what_is_kept_of_a_finished_game_stays
    }
    lists {
        users_find_their_tables_last_changed_first
        a_list_is_read_page_by_page
        a_user_on_two_seats_sees_a_table_once
        tables_are_found_by_phase_and_age
        finished_tables_without_people_are_found
        a_deleted_table_leaves_nothing
    }
    invites {
        an_invitation_leads_to_a_seat
        a_seat_has_one_invitation
        a_token_invites_once
        a_code_leads_to_a_table
        a_code_belongs_to_one_table
    }
    people {
        users_are_kept_and_renamed
        a_login_belongs_to_one_user
        passwords_can_be_changed
        tokens_are_found_by_hash
        expired_tokens_are_swept
        all_sessions_end_together
        a_session_ends_by_itself
        guests_who_left_nothing_are_swept
        a_guest_who_does_not_come_back_is_swept_whatever_they_left_for_themselves
        where_somebody_comes_from_is_remembered
        preferences_are_replaced_by_name
        what_no_store_can_hold_is_refused
        any_other_text_comes_back_as_it_was
    }
    replays {
        replays_are_kept_whole
        replays_are_listed_newest_first
        only_the_owner_removes_a_replay
        replays_that_nobody_looks_at_are_swept
    }
    attempts {
        an_attempt_comes_with_its_table
        everybody_has_one_attempt_a_day
        the_first_end_of_an_attempt_stays
        equal_points_share_a_rank
        who_came_late_sees_where_they_would_stand
        days_with_attempts_are_found_from_any_day
        an_archive_has_every_day_on_which_somebody_played
        tables_that_are_over_without_an_end_are_found
    }
    results {
        a_result_is_counted_once
        a_result_and_its_ratings_are_one
        tables_without_a_result_are_found_in_the_order_of_their_ends
        counting_again_replaces_everything
        a_leaderboard_names_those_who_let_it
        what_somebody_has_played_is_added_up
    }
    circles {
        friends_are_friends_of_each_other
        a_wish_to_be_friends_is_seen_by_both
        who_is_blocked_is_no_friend
        bonds_end_one_by_one
        people_meet_at_a_table
        a_profile_is_closed_until_it_is_opened
        a_link_leads_to_one_person
        a_guest_with_friends_is_not_swept
    }
    notices {
        a_browser_belongs_to_whoever_said_so_last
        how_somebody_wants_to_be_told_is_kept
        only_who_can_be_reached_is_told
        one_notice_is_kept_of_a_table
        what_is_removed_is_what_was_meant
        a_guest_who_wants_notices_is_not_swept
    }
    away {
        vacations_are_kept_and_end_earlier
        an_invitation_waits_for_whoever_is_away
    }
    lifecycle {
        everything_is_there_after_opening_again
        the_first_secret_is_kept
        a_closed_store_says_so
        closing_finishes_what_waits
        waiting_writes_share_commits
    }
}
