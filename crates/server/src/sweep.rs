//! What nobody has needed for long is deleted. Finished games at which a person acted, and their journals, stay.

use std::time::Duration;

use store::Phase;
use table::{Actor, Fact};

use crate::app::App;
use crate::hub::entries;
use crate::ids::now;

/// After how many days something is deleted; 0 for never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// Tables that have not started, since something last happened there.
    pub lobbies: u32,
    /// Guests who have left nothing, since they came.
    pub guests: u32,
    /// Games that are not over, since something last happened there.
    pub tables: u32,
    /// Finished games at which no person did anything, since they ended.
    pub bot_tables: u32,
    /// Uploaded journals, since somebody last looked at them.
    pub uploads: u32,
}

impl Expiry {
    /// Nothing is deleted.
    pub const NEVER: Expiry = Expiry { lobbies: 0, guests: 0, tables: 0, bot_tables: 0, uploads: 0 };
}

impl Default for Expiry {
    fn default() -> Self {
        Expiry { lobbies: 7, guests: 30, tables: 180, bot_tables: 30, uploads: 90 }
    }
}

/// How often it is looked for.
const PULSE: Duration = Duration::from_secs(3_600);
/// A day in milliseconds.
const DAY: u64 = 24 * 3_600 * 1_000;
/// The pause after each table, so that nobody has to wait for the database.
const BREATH: Duration = Duration::from_millis(5);

/// Deletes what has expired, now and every hour. What fails is tried again then.
pub(crate) async fn sweep(app: &App, expiry: Expiry) {
    loop {
        for (phase, days) in [(Phase::Lobby, expiry.lobbies), (Phase::Playing, expiry.tables)] {
            let Some(before) = days_ago(days) else { continue };
            for id in app.store.tables_in(phase, Some(before)).await.unwrap_or_default() {
                remove(app, &id, before).await;
                tokio::time::sleep(BREATH).await;
            }
        }
        sweep_bot_tables(app, expiry.bot_tables).await;
        let guests = match days_ago(expiry.guests) {
            Some(before) => app.store.sweep_guests(before).await.unwrap_or_default(),
            None => 0,
        };
        let uploads = match days_ago(expiry.uploads) {
            Some(before) => app.store.sweep_replays(before).await.unwrap_or_default(),
            None => 0,
        };
        let tokens = app.store.sweep_tokens(now()).await.unwrap_or_default();
        let sessions = app.store.sweep_sessions(now()).await.unwrap_or_default();
        if guests + uploads + tokens + sessions > 0 {
            tracing::info!(guests, uploads, tokens, sessions, "what nobody has needed for long is deleted");
        }
        tokio::time::sleep(PULSE).await;
    }
}

/// Deletes games that bots have played to their end for nobody.
async fn sweep_bot_tables(app: &App, days: u32) {
    let Some(before) = days_ago(days) else { return };
    for id in app.store.over_without_people(before).await.unwrap_or_default() {
        if is_of_bots_alone(app, &id).await {
            remove(app, &id, before).await;
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// Whether no person has done anything in a game where nobody has a seat any more. What cannot be read is left alone.
async fn is_of_bots_alone(app: &App, id: &str) -> bool {
    let entries = entries(app.store.as_ref(), id).await;
    let acts = |fact: &Fact| matches!(fact, Fact::Action { by: Actor::User(_), .. } | Fact::Resigned { .. });
    entries.is_ok_and(|entries| !entries.iter().any(|entry| acts(&entry.fact)))
}

fn days_ago(days: u32) -> Option<u64> {
    (days > 0).then(|| now().saturating_sub(u64::from(days) * DAY))
}

/// Deletes a table at which nothing has happened, unless somebody is there just now.
async fn remove(app: &App, id: &str, before: u64) {
    if !app.hub.is_awake(id) && app.store.table(id).await.is_ok_and(|table| table.is_some_and(|t| t.updated < before)) {
        match app.store.delete_table(id).await {
            Ok(_) => {
                app.hub.shared.meet.board.remove(id);
                app.hub.shared.meet.lobbies.remove(id);
                tracing::info!(id, "a table that nobody has needed for long is deleted");
            }
            Err(error) => tracing::warn!(id, %error, "a table that nobody needs cannot be deleted yet"),
        }
    }
}
