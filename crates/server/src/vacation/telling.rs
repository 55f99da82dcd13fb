//! Tables hear who is away.

use std::time::Duration;

use store::{Page, Phase};
use table::Command;

use crate::app::App;
use crate::ids::now;

/// Tables that are read at a time.
const PAGE: u32 = 100;
/// Nobody waits longer, since a clock may be set.
const LONGEST: Duration = Duration::from_secs(3_600);

/// Has every table of a person know whether they are away.
pub(crate) async fn tell_tables(app: &App, user: &str) -> store::Result<()> {
    let mut page = Page::first(PAGE);
    loop {
        let tables = app.store.tables_of(user, &[Phase::Lobby, Phase::Playing], page).await?;
        for table in &tables {
            let until = app.hub.shared.vacations.until(user, now());
            let away = Command::Away { user: user.to_owned(), until };
            if let Err(refusal) = app.hub.command(&table.id, away).await {
                // It asks by itself when it wakes; the host who only watches has no seat.
                tracing::debug!(%refusal, table = table.id, "a table is not told who is away");
            }
        }
        let Some(last) = tables.last().filter(|_| tables.len() == PAGE as usize) else { return Ok(()) };
        page = Page { limit: PAGE, after: Some(last.cursor()) };
    }
}

/// Tells tables when vacations begin that were planned, and at the start who is away, until the server goes down.
pub(crate) async fn keep_told(app: App) {
    let vacations = &app.hub.shared.vacations;
    let mut since = 0;
    loop {
        let at = now();
        let (begun, next) = vacations.beginning(since, at);
        for user in begun {
            if let Err(error) = tell_tables(&app, &user).await {
                tracing::warn!(%error, "tables are not told that somebody is away");
            }
        }
        since = at;
        let wait = next.map_or(LONGEST, |next| Duration::from_millis(next.saturating_sub(now())).min(LONGEST));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = vacations.changed.notified() => {}
        }
    }
}
