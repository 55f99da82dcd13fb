//! Results and ratings.

use std::sync::Arc;

use store::{Append, BoardTally, Error, GameResult, Phase, Rating, SeatResult, Store, Tally, Thing};

use crate::stage::{Stage, table};

/// A table that is over since a time.
async fn over(store: &Arc<dyn Store>, id: &str, at: u64) {
    store.create_table(table(id, 1)).await.expect("a table");
    let mut over = Append::new(id, 2, vec![], at);
    over.phase = Some(Phase::Over);
    store.append(over).await.expect("stored");
}

fn rating(user: &str, mu: i64, games: u32) -> Rating {
    Rating { user: user.to_owned(), game: "nexus-ops".to_owned(), mu, sigma: 7, games }
}

fn seat(seat: u8, user: &str, points: Option<i32>, won: bool) -> SeatResult {
    let (user, board) = (user.to_owned(), Some("moon".to_owned()));
    SeatResult { seat, user, points, won, stayed: true, board, moved: Some((25, 25 + i64::from(won))) }
}

/// Ann beats Bob.
fn result(table: &str, ratings: Vec<Rating>) -> GameResult {
    let seats = vec![seat(0, "ann", Some(12), true), seat(1, "bob", Some(9), false)];
    GameResult { table: table.to_owned(), game: "nexus-ops".to_owned(), at: 300, seats, ratings }
}

pub(crate) async fn a_result_is_counted_once(stage: &Stage) {
    let store = stage.with_users().await;
    over(&store, "t", 300).await;
    let tries = (0..8).map(|n| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.put_result(result("t", vec![rating("ann", 26 + n, 1)])).await })
    });
    let mut kept = Vec::new();
    for (n, answer) in (0..).zip(tries.collect::<Vec<_>>()) {
        if let Ok(true) = answer.await.expect("not stopped") {
            kept.push(n);
        }
    }
    assert_eq!(kept.len(), 1, "of those who are at it at once one counts it");
    assert_eq!(store.put_result(result("t", vec![rating("ann", 99, 2)])).await, Ok(false));
    assert_eq!(store.ratings_of("ann").await, Ok(vec![rating("ann", 26 + kept[0], 1)]));
    assert_eq!(store.result("t").await, Ok(Some(result("t", vec![]))));
    assert_eq!(store.result("u").await, Ok(None));
}

pub(crate) async fn a_result_and_its_ratings_are_one(stage: &Stage) {
    let store = stage.with_users().await;
    over(&store, "t", 300).await;
    let stranger = store.put_result(result("t", vec![rating("ann", 26, 1), rating("nobody", 24, 1)])).await;
    assert_eq!(stranger, Err(Error::Missing(Thing::User)));
    assert_eq!(store.result("t").await, Ok(None));
    assert_eq!(store.ratings_of("ann").await, Ok(vec![]), "all or nothing");
    assert_eq!(store.put_result(result("nowhere", vec![])).await, Err(Error::Missing(Thing::Table)));
    assert_eq!(store.put_result(result("t", vec![rating("ann", 26, 1), rating("bob", 24, 1)])).await, Ok(true));
    let both = store.ratings("nexus-ops", &["bob".to_owned(), "nobody".to_owned(), "ann".to_owned()]).await;
    assert_eq!(both, Ok(vec![rating("ann", 26, 1), rating("bob", 24, 1)]));
    assert_eq!(store.ratings("on-mars", &["ann".to_owned()]).await, Ok(vec![]));
    store.delete_table("t").await.expect("deleted");
    assert_eq!(store.tallies("ann").await, Ok(vec![]), "a table takes its result with it");
}

pub(crate) async fn tables_without_a_result_are_found_in_the_order_of_their_ends(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, at) in [("late", 500), ("b", 300), ("early", 200), ("a", 300)] {
        over(&store, id, at).await;
    }
    store.create_table(table("goes-on", 1)).await.expect("a table");
    let found = |ids: &[&str]| Ok(ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>());
    assert_eq!(store.without_result().await, found(&["early", "a", "b", "late"]));
    store.put_result(result("b", vec![])).await.expect("kept");
    store.put_result(result("early", vec![])).await.expect("kept");
    assert_eq!(store.without_result().await, found(&["a", "late"]));
    assert_eq!(store.counted().await, found(&["b", "early"]), "in the order of counting");
}

pub(crate) async fn counting_again_replaces_everything(stage: &Stage) {
    let store = stage.with_users().await;
    for id in ["a", "b"] {
        over(&store, id, 300).await;
        store.put_result(result(id, vec![rating("ann", 30, 1), rating("bob", 20, 1)])).await.expect("kept");
    }
    let again = vec![result("b", vec![rating("ann", 26, 1)]), result("a", vec![rating("ann", 27, 2)])];
    assert_eq!(store.recount(again).await, Ok(()));
    assert_eq!(store.counted().await, Ok(vec!["b".to_owned(), "a".to_owned()]));
    assert_eq!(store.ratings_of("ann").await, Ok(vec![rating("ann", 27, 2)]), "the last of them");
    assert_eq!(store.ratings_of("bob").await, Ok(vec![]));
    let stranger = vec![result("a", vec![rating("nobody", 1, 1)])];
    assert_eq!(store.recount(stranger).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.ratings_of("ann").await, Ok(vec![rating("ann", 27, 2)]), "what fails changes nothing");
}

pub(crate) async fn a_leaderboard_names_those_who_let_it(stage: &Stage) {
    let store = stage.with_users().await;
    for name in ["cid", "dan"] {
        store.create_user(crate::stage::user(name)).await.expect("a user");
    }
    over(&store, "t", 300).await;
    let ratings = vec![rating("ann", 30, 12), rating("bob", 40, 30), rating("cid", 35, 9), rating("dan", 20, 10)];
    store.put_result(result("t", ratings)).await.expect("kept");
    for name in ["ann", "cid", "dan"] {
        store.set_profile(name, Some(true), None).await.expect("opened");
    }
    let ladder = |first| {
        let store = Arc::clone(&store);
        async move {
            let lines = store.ladder("nexus-ops", 10, first).await.expect("a ladder");
            lines.into_iter().map(|line| (line.name, line.rating.mu)).collect::<Vec<_>>()
        }
    };
    let (ann, dan) = (("Name of ann".to_owned(), 30), ("Name of dan".to_owned(), 20));
    assert_eq!(ladder(9).await, [ann.clone(), dan], "bob keeps to himself, cid has played too little");
    assert_eq!(ladder(1).await, [ann]);
    assert_eq!(store.better("nexus-ops", 10, 25).await, Ok(1));
    assert_eq!(store.better("nexus-ops", 10, 30).await, Ok(0));
    assert_eq!(store.ladder("on-mars", 10, 9).await, Ok(vec![]));
}

pub(crate) async fn what_somebody_has_played_is_added_up(stage: &Stage) {
    let store = stage.with_users().await;
    let games = [("a", Some(12), true, true), ("b", Some(4), false, true), ("c", Some(90), false, false)];
    for (id, points, won, stayed) in games {
        over(&store, id, 300).await;
        let board = if id == "a" { "moon" } else { "belt" };
        let own = SeatResult { stayed, board: Some(board.to_owned()), ..seat(0, "ann", points, won) };
        let played = GameResult { seats: vec![own], ..result(id, vec![]) };
        store.put_result(played).await.expect("kept");
    }
    let nexus = "nexus-ops".to_owned();
    let tally = Tally { game: nexus.clone(), games: 3, wins: 1, best: Some(12), sum: 16, scored: 2 };
    assert_eq!(store.tallies("ann").await, Ok(vec![tally]), "points of a game that was left do not count");
    let board = |board: &str, games, wins| BoardTally { game: nexus.clone(), board: board.to_owned(), games, wins };
    assert_eq!(store.boards("ann").await, Ok(vec![board("belt", 2, 0), board("moon", 1, 1)]));
    assert_eq!(store.tallies("bob").await, Ok(vec![]));
}
