//! What is kept of finished games, so that they can be read when their rules are no longer known.

use std::sync::Arc;

use table::{Finished, Header, Table};

use crate::hub::{Shared, entries};

/// Writes down what happened in a game, unless that was done before. Whatever fails is done at the next start.
pub(crate) async fn keep(shared: &Shared, id: &str, finished: Finished) {
    let store = &shared.store;
    if !matches!(store.ending(id).await, Ok(None)) {
        return;
    }
    let Ok(_turn) = shared.writers.acquire().await else { return };
    let told = tokio::task::spawn_blocking(move || finished.tell().map(|ending| ending.to_bytes()));
    let Ok(Some(told)) = told.await else {
        return tracing::error!(id, "a finished game cannot be told");
    };
    if let Err(error) = store.put_ending(id, told).await {
        tracing::warn!(%error, id, "what a finished game was cannot be kept yet");
    }
}

/// The same for every finished game that has none: those from before there were any, and those that a server was
/// killed over. One after the other, in the background.
pub(crate) async fn keep_all(shared: Arc<Shared>) {
    for id in shared.store.without_ending().await.unwrap_or_default() {
        if let Some(finished) = finished(&shared, &id).await {
            keep(&shared, &id, finished).await;
        }
    }
}

/// The game of a table that is over, if this program has its rules.
async fn finished(shared: &Shared, id: &str) -> Option<Finished> {
    let record = shared.store.table(id).await.ok()??;
    let header: Header = serde_json::from_str(&record.header).ok()?;
    let entries = entries(shared.store.as_ref(), id).await.ok()?;
    if Table::is_of_other_rules(&header, &entries) {
        return None;
    }
    let replayed = tokio::task::spawn_blocking(move || Table::replay(header, &entries).ok()?.finished());
    replayed.await.ok().flatten()
}
