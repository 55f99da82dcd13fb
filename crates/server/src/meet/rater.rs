//! Counts finished games, one after the other: what came of them for their players, and what that does to ratings.
//!
//! Nothing is counted twice, since a result and its ratings are stored together and once for each table; nothing is
//! lost, since every start looks for games that are over without a result.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use ratings::{Ladder, Party, Played, Rating};
use serde_json::{Value, json};
use store::{GameResult, SeatResult, Store};
use table::{Entry, Header};

use crate::hub::Shared;

/// The database is asked again after this when it was away. Games are counted in the order in which they ended, so
/// the others wait.
const RETRY: Duration = Duration::from_secs(5);

/// Counts all games that are over and not counted, then each one that ends.
pub(crate) async fn count_finished(shared: Arc<Shared>) {
    let Some(mut queue) = shared.meet.take_queue() else { return };
    let left = loop {
        match shared.store.without_result().await {
            Ok(left) => break left,
            Err(_) => tokio::time::sleep(RETRY).await,
        }
    };
    for table in left {
        count_in_the_end(&shared, &table).await;
    }
    while let Some(table) = queue.recv().await {
        count_in_the_end(&shared, &table).await;
    }
}

async fn count_in_the_end(shared: &Shared, table: &str) {
    while let Err(error) = count(shared.store.as_ref(), table).await {
        if !error.is_temporary() {
            return tracing::error!(%error, table, "a finished game cannot be counted");
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Counts a game, unless it is counted.
async fn count(store: &dyn Store, table: &str) -> store::Result<()> {
    if store.result(table).await?.is_some() {
        return Ok(());
    }
    let Some(played) = read(store, table).await? else { return Ok(()) };
    let accounts = accounts(store, &played).await?;
    let mut ladder = Ladder::default();
    let people: Vec<String> = accounts.iter().cloned().collect();
    for known in store.ratings(&played.game, &people).await? {
        ladder.know(&known.game, &known.user, Rating { mu: known.mu, sigma: known.sigma }, known.games);
    }
    store.put_result(result(table, &played, &accounts, &mut ladder)).await.map(|_| ())
}

/// What the journal of a table tells, if its game is over. A journal that cannot be read tells that nobody played.
pub(super) async fn read(store: &dyn Store, table: &str) -> store::Result<Option<Played>> {
    let Some(record) = store.table(table).await?.filter(|record| record.phase == store::Phase::Over) else {
        return Ok(None);
    };
    let lines = store.entries(table, 0).await?;
    let game = record.game;
    let told = move || {
        let header: Header = serde_json::from_str(&record.header).ok()?;
        let entries: Vec<Entry> = lines.iter().map(|line| serde_json::from_str(line).ok()).collect::<Option<_>>()?;
        Played::of(&header, &entries)
    };
    // A long journal is read away from the threads that serve people.
    let told = tokio::task::spawn_blocking(told).await.ok().flatten();
    let nobody = Played { game, at: 0, options: Value::Null, seats: Vec::new(), unrated: None };
    Ok(Some(told.unwrap_or(nobody)))
}

/// Those of the people who had an account when the game ended.
pub(super) async fn accounts(store: &dyn Store, played: &Played) -> store::Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for user in played.people() {
        if store.account_of(user).await?.is_some_and(|account| account.created <= played.at) {
            found.insert(user.to_owned());
        }
    }
    Ok(found)
}

/// What came of a game, and the ratings after it.
pub(super) fn result(table: &str, played: &Played, accounts: &BTreeSet<String>, ladder: &mut Ladder) -> GameResult {
    let bots = game_registry::find(&played.game).map(|entry| entry.strengths());
    let changes = bots.map(|bots| ladder.count(played, bots, |user| accounts.contains(user))).unwrap_or_default();
    let seat = |(index, sat): (usize, &ratings::Sat)| {
        let Party::Person(user) = &sat.party else { return None };
        let change = changes.iter().find(|change| change.user == *user);
        Some(SeatResult {
            seat: u8::try_from(index).ok()?,
            user: user.clone(),
            points: sat.points,
            won: sat.won,
            stayed: sat.stayed,
            board: board_of(&played.game, &played.options, index),
            moved: change.map(|change| (change.before.mu, change.after.mu)),
        })
    };
    let ratings = changes.iter().map(|change| store::Rating {
        user: change.user.clone(),
        game: played.game.clone(),
        mu: change.after.mu,
        sigma: change.after.sigma,
        games: change.games,
    });
    GameResult {
        table: table.to_owned(),
        game: played.game.clone(),
        at: played.at,
        seats: played.seats.iter().enumerate().filter_map(seat).collect(),
        ratings: ratings.collect(),
    }
}

/// On which board a seat played, as the option that decided it and its value.
fn board_of(game: &str, options: &Value, seat: usize) -> Option<String> {
    let deciding = game_registry::find(game)?.played_on();
    let usual = deciding.last()?;
    let value = |option: &&str| options.get(option.replace("{seat}", &(seat + 1).to_string()));
    let chosen = deciding.iter().filter_map(value).find(|value| *value != "table")?;
    Some(json!([usual, chosen]).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_what_the_seat_chose_else_what_the_table_did() {
        let board = |game, options: Value, seat| board_of(game, &options, seat);
        let options = json!({ "planets": "random", "planet_1": "table", "planet_2": "KSB-4156" });
        assert_eq!(board("planet-unknown", options.clone(), 0).as_deref(), Some(r#"["planets","random"]"#));
        assert_eq!(board("planet-unknown", options, 1).as_deref(), Some(r#"["planets","KSB-4156"]"#));
        assert_eq!(board("welcome-to-the-moon", json!({ "adventure": 3 }), 0).as_deref(), Some(r#"["adventure",3]"#));
        assert_eq!(board("nexus-ops", json!({}), 0), None);
    }
}
