//! Challenges of the day: one try each, and who did best.

use std::sync::Arc;

use store::{Account, Append, Attempt, Conflict, DayTally, Error, Finish, NewAttempt, Phase, Standing, Store, Thing};

use crate::stage::{Stage, at_seat, table, user};

const TODAY: u32 = 20_000;
/// Those count who have an account before this time.
const MORNING: u64 = 1_000;

fn attempt(id: &str, user: &str, day: u32) -> NewAttempt {
    let mut table = table(id, 100);
    table.members = vec![at_seat(user, 0)];
    NewAttempt { day, user: user.to_owned(), options: r#"{"adventure":3}"#.to_owned(), table }
}

fn finish(at: u64, points: impl Into<Option<i32>>) -> Finish {
    Finish { at, points: points.into(), ending: "won".to_owned() }
}

async fn today(store: &Arc<dyn Store>, first: u32, user: &str) -> Standing {
    store.standing("nexus-ops", TODAY, first, user, MORNING).await.expect("a standing")
}

/// Rank, name and points of everybody in a ranking.
fn lines(standing: &Standing) -> Vec<(Option<u32>, &str, Option<i32>)> {
    let points = |attempt: &Attempt| attempt.finish.as_ref().expect("over").points;
    standing.ranking.iter().map(|line| (line.rank, line.name.as_str(), points(&line.attempt))).collect()
}

pub(crate) async fn an_attempt_comes_with_its_table(stage: &Stage) {
    let store = stage.with_users().await;
    store.begin_attempt(attempt("t", "ann", TODAY)).await.expect("begun");
    let begun = Attempt {
        game: "nexus-ops".to_owned(),
        day: TODAY,
        user: "ann".to_owned(),
        table: "t".to_owned(),
        finish: None,
    };
    assert_eq!(store.attempt("nexus-ops", TODAY, "ann").await, Ok(Some(begun.clone())));
    assert_eq!(store.attempt_at("t").await, Ok(Some(begun)));
    assert_eq!(store.table("t").await.map(|table| table.map(|table| table.length)), Ok(Some(2)));
    assert_eq!(store.attempt("nexus-ops", TODAY, "bob").await, Ok(None));
    assert_eq!(store.attempt("nexus-ops", TODAY + 1, "ann").await, Ok(None));
    assert_eq!(store.attempt("sample-game", TODAY, "ann").await, Ok(None));
    assert_eq!(store.attempt_at("other").await, Ok(None));
    assert_eq!(store.begin_attempt(attempt("u", "nobody", TODAY)).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.table("u").await, Ok(None));
}

pub(crate) async fn everybody_has_one_attempt_a_day(stage: &Stage) {
    let store = stage.with_users().await;
    let tries = (0..8).map(|n| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.begin_attempt(attempt(&format!("t{n}"), "ann", TODAY)).await })
    });
    let mut won = Vec::new();
    for (n, answer) in tries.collect::<Vec<_>>().into_iter().enumerate() {
        match answer.await.expect("not stopped") {
            Ok(()) => won.push(format!("t{n}")),
            Err(error) => assert_eq!(error, Error::Conflict(Conflict::Taken(Thing::Attempt))),
        }
    }
    let kept = store.attempt("nexus-ops", TODAY, "ann").await.expect("a read").expect("an attempt");
    assert_eq!(won, [kept.table]);
    assert_eq!(store.tables_in(Phase::Playing, None).await, Ok(won), "the others have left no table");
    store.begin_attempt(attempt("bobs", "bob", TODAY)).await.expect("others have their own");
    store.begin_attempt(attempt("tomorrows", "ann", TODAY + 1)).await.expect("so has every day");
}

pub(crate) async fn the_first_end_of_an_attempt_stays(stage: &Stage) {
    let store = stage.with_users().await;
    store.begin_attempt(attempt("t", "ann", TODAY)).await.expect("begun");
    assert_eq!(today(&store, 9, "ann").await.ranking, []);
    store.finish_attempt("t", finish(500, -7)).await.expect("kept");
    store.finish_attempt("t", finish(600, 90)).await.expect("done before");
    store.finish_attempt("other", finish(600, 90)).await.expect("no attempt, nothing to keep");
    let kept = store.attempt_at("t").await.expect("a read").expect("an attempt");
    assert_eq!(kept.finish, Some(finish(500, -7)));
}

pub(crate) async fn equal_points_share_a_rank(stage: &Stage) {
    let store = stage.with_users().await;
    let ends = [
        ("ann", Some(40), 900),
        ("bob", Some(70), 800),
        ("cid", None, 100),
        ("dan", Some(40), 700),
        ("eve", Some(-3), 600),
    ];
    for name in ["cid", "dan", "eve", "fay"] {
        store.create_user(user(name)).await.expect("a user");
    }
    for (name, ..) in ends {
        store.create_account(account(name, MORNING - 1)).await.expect("an account");
    }
    for (name, points, at) in ends {
        store.begin_attempt(attempt(name, name, TODAY)).await.expect("begun");
        store.finish_attempt(name, finish(at, points)).await.expect("kept");
    }
    store.begin_attempt(attempt("fay", "fay", TODAY)).await.expect("begun");
    let standing = today(&store, 9, "fay").await;
    assert_eq!((standing.begun, standing.finished), (6, 5));
    assert_eq!(standing.options.as_deref(), Some(r#"{"adventure":3}"#));
    let (bob, dan, ann) = ((Some(1), "Name of bob", Some(70)), "Name of dan", "Name of ann");
    let (eve, cid) = ((Some(4), "Name of eve", Some(-3)), (None, "Name of cid", None));
    assert_eq!(lines(&standing), [bob, (Some(2), dan, Some(40)), (Some(2), ann, Some(40)), eve, cid]);
    assert_eq!(lines(&today(&store, 2, "eve").await), [bob, (Some(2), dan, Some(40)), eve], "and oneself");
    assert_eq!(lines(&today(&store, 0, "cid").await), [cid]);
    store.update_user("bob", Some("Robert"), Some("en")).await.expect("renamed");
    assert_eq!(lines(&today(&store, 1, "fay").await), [(Some(1), "Robert", Some(70))]);
}

/// The others are ranked among those who count, but for nobody else.
pub(crate) async fn who_came_late_sees_where_they_would_stand(stage: &Stage) {
    let store = stage.with_users().await;
    let ends = [("ann", 70), ("bob", 70), ("cid", 50), ("dan", 50), ("eve", 40)];
    for name in ["cid", "dan", "eve"] {
        store.create_user(user(name)).await.expect("a user");
    }
    // Ann is a guest, Dan comes too late.
    for (name, created) in [("bob", MORNING - 1), ("cid", 1), ("dan", MORNING), ("eve", 7)] {
        store.create_account(account(name, created)).await.expect("an account");
    }
    for (name, points) in ends {
        store.begin_attempt(attempt(name, name, TODAY)).await.expect("begun");
        store.finish_attempt(name, finish(500, points)).await.expect("kept");
    }
    let (bob, cid) = ((Some(1), "Name of bob", Some(70)), (Some(2), "Name of cid", Some(50)));
    let eve = (Some(3), "Name of eve", Some(40));
    assert_eq!(lines(&today(&store, 9, "eve").await), [bob, cid, eve]);
    assert_eq!(lines(&today(&store, 2, "dan").await), [bob, cid, (Some(2), "Name of dan", Some(50))]);
    let standing = today(&store, 1, "ann").await;
    assert_eq!(lines(&standing), [(Some(1), "Name of ann", Some(70)), bob]);
    assert_eq!(standing.ranking.iter().map(|line| line.counts).collect::<Vec<_>>(), [false, true]);
}

fn account(name: &str, created: u64) -> Account {
    let (login, user, password_hash) = (name.to_owned(), name.to_owned(), "hash".to_owned());
    Account { login, user, password_hash, created }
}

pub(crate) async fn days_with_attempts_are_found_from_any_day(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, day) in [("a", TODAY - 7), ("b", TODAY - 2), ("c", TODAY + 1)] {
        store.begin_attempt(attempt(id, "ann", day)).await.expect("begun");
    }
    let near = |standing: Standing| (standing.earlier, standing.later, standing.begun);
    assert_eq!(near(today(&store, 9, "bob").await), (Some(TODAY - 2), Some(TODAY + 1), 0));
    let first = store.standing("nexus-ops", TODAY - 7, 9, "bob", MORNING).await.expect("a standing");
    assert_eq!(near(first), (None, Some(TODAY - 2), 1));
    let other = store.standing("sample-game", TODAY, 9, "bob", MORNING).await.expect("a standing");
    assert_eq!(other, Standing::default());
}

pub(crate) async fn tables_that_are_over_without_an_end_are_found(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, name) in [("t", "ann"), ("u", "bob")] {
        store.begin_attempt(attempt(id, name, TODAY)).await.expect("begun");
    }
    assert_eq!(store.unfinished_attempts().await, Ok(vec![]));
    for id in ["t", "u"] {
        let mut over = Append::new(id, 2, vec![], 300);
        over.phase = Some(Phase::Over);
        store.append(over).await.expect("stored");
    }
    store.finish_attempt("u", finish(300, 1)).await.expect("kept");
    assert_eq!(store.unfinished_attempts().await, Ok(vec!["t".to_owned()]));
    store.delete_table("t").await.expect("deleted");
    assert_eq!(store.attempt("nexus-ops", TODAY, "ann").await, Ok(None), "a table takes its attempt with it");
}

pub(crate) async fn an_archive_has_every_day_on_which_somebody_played(stage: &Stage) {
    let store = stage.with_users().await;
    // Bob counts, Ann is a guest.
    store.create_account(account("bob", 1)).await.expect("an account");
    for (id, name, day, points) in
        [("a", "ann", TODAY - 1, Some(70)), ("b", "bob", TODAY - 1, Some(40)), ("c", "ann", TODAY, None)]
    {
        store.begin_attempt(attempt(id, name, day)).await.expect("begun");
        store.finish_attempt(id, finish(900, points)).await.expect("kept");
    }
    store.begin_attempt(attempt("d", "bob", TODAY)).await.expect("begun");
    let tally = |day, begun, finished, best, points, played| DayTally { day, begun, finished, best, points, played };
    let (today, before) = (tally(TODAY, 2, 1, None, None, true), tally(TODAY - 1, 2, 2, Some(40), Some(70), true));
    let days = store.days("nexus-ops", "ann", TODAY + 1, 9).await;
    assert_eq!(days, Ok(vec![today, before.clone()]));
    let stranger = DayTally { points: None, played: false, ..before };
    assert_eq!(store.days("nexus-ops", "nobody", TODAY, 9).await, Ok(vec![stranger]));
    assert_eq!(store.days("nexus-ops", "ann", TODAY + 1, 1).await.map(|days| days.len()), Ok(1));
    assert_eq!(store.days_finished("nexus-ops", "ann").await, Ok(vec![TODAY - 1]), "who gives up has not finished");
}
