//! Counts all finished games again, from their journals.

use ratings::Ladder;
use store::Place;

use super::rater::{accounts, read, result};
use crate::{Keep, ServeError};

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recounted {
    /// Finished games.
    pub games: usize,
    /// Those among them that changed somebody's rating.
    pub rated: usize,
    /// Ratings, one for each person and game.
    pub ratings: usize,
}

/// Makes all results and ratings again: each finished game in the order in which it was counted before, then those that
/// were not counted yet. Whatever was stored is replaced at once, or not at all. No server may run meanwhile.
pub async fn rebuild_ratings(keep: Keep) -> Result<Recounted, ServeError> {
    let place = match keep {
        Keep::Folder(folder) => Place::Folder(folder),
        Keep::Postgres(url) => Place::Postgres(url),
    };
    let store = store::open(&place).await.map_err(ServeError::Store)?;
    store.alone().await.map_err(ServeError::Store)?;
    let recounted = recount(store.as_ref()).await;
    store.close().await;
    recounted.map_err(ServeError::Store)
}

async fn recount(store: &dyn store::Store) -> store::Result<Recounted> {
    let mut tables = store.counted().await?;
    tables.extend(store.without_result().await?);
    let (mut ladder, mut results) = (Ladder::default(), Vec::with_capacity(tables.len()));
    for table in tables {
        if let Some(played) = read(store, &table).await? {
            let accounts = accounts(store, &played).await?;
            results.push(result(&table, &played, &accounts, &mut ladder));
        }
    }
    let (games, rated) = (results.len(), results.iter().filter(|result| !result.ratings.is_empty()).count());
    store.recount(results).await?;
    Ok(Recounted { games, rated, ratings: ladder.all().count() })
}
