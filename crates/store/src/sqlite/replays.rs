//! Uploaded journals in SQLite.

use async_trait::async_trait;
use rusqlite::Row;

use super::SqliteStore;
use super::fault::Optional;
use super::people::require_user;
use crate::convert::{count, number, place};
use crate::{Error, Page, Replay, ReplayRecord, Replays, Result, Thing};

#[async_trait]
impl Replays for SqliteStore {
    async fn add_replay(&self, replay: Replay) -> Result<()> {
        self.write(move |db| {
            let record = &replay.record;
            require_user(db, &record.user)?;
            let inserted = db
                .prepare_cached(
                    "INSERT INTO replays (id, user_id, game, created, looked, summary, journal)
                     VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
                )?
                .execute((
                    &record.id,
                    &record.user,
                    &record.game,
                    number(record.created)?,
                    &record.summary,
                    &replay.journal,
                ))?;
            if inserted == 0 { Err(Error::taken(Thing::Replay)) } else { Ok(()) }
        })
        .await
    }

    async fn replay(&self, id: &str) -> Result<Option<Replay>> {
        let id = id.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT id, user_id, game, created, summary, journal FROM replays WHERE id = ?1")?
                .first([&id], |row| Ok(Replay { record: record(row)?, journal: row.get(5)? }))
        })
        .await
    }

    async fn look_at_replay(&self, id: &str, now: u64) -> Result<()> {
        let (id, now) = (id.to_owned(), number(now)?);
        self.write(move |db| {
            db.prepare_cached("UPDATE replays SET looked = max(looked, ?2) WHERE id = ?1")?.execute((&id, now))?;
            Ok(())
        })
        .await
    }

    async fn sweep_replays(&self, before: u64) -> Result<u64> {
        let before = number(before)?;
        self.write(move |db| Ok(db.prepare_cached("DELETE FROM replays WHERE looked < ?1")?.execute([before])? as u64))
            .await
    }

    async fn replays_of(&self, user: &str, page: Page) -> Result<Vec<ReplayRecord>> {
        let user = user.to_owned();
        let (at, id) = place(page.after)?;
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, user_id, game, created, summary FROM replays
                 WHERE user_id = ?1 AND (?2 IS NULL OR (created, id) < (?2, ?3))
                 ORDER BY created DESC, id DESC LIMIT ?4",
            )?
            .all((&user, at, id, page.limit), record)
        })
        .await
    }

    async fn remove_replay(&self, user: &str, id: &str) -> Result<bool> {
        let (user, id) = (user.to_owned(), id.to_owned());
        self.write(move |db| {
            Ok(db.prepare_cached("DELETE FROM replays WHERE user_id = ?1 AND id = ?2")?.execute((&user, &id))? > 0)
        })
        .await
    }
}

fn record(row: &Row<'_>) -> Result<ReplayRecord> {
    let created = count(row.get(3)?)?;
    Ok(ReplayRecord { id: row.get(0)?, user: row.get(1)?, game: row.get(2)?, created, summary: row.get(4)? })
}
