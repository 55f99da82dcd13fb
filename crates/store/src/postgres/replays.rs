//! Uploaded journals in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::fault::column;
use crate::convert::{count, number, place};
use crate::{Error, Page, Replay, ReplayRecord, Replays, Result, Thing};

#[async_trait]
impl Replays for PostgresStore {
    async fn add_replay(&self, replay: Replay) -> Result<()> {
        let sql = "INSERT INTO replays (id, user_id, game, created, looked, summary, journal)
            VALUES ($1, $2, $3, $4, $4, $5, $6) ON CONFLICT DO NOTHING";
        let ReplayRecord { id, user, game, created, summary } = &replay.record;
        match self.execute(sql, &[id, user, game, &number(*created)?, summary, &replay.journal]).await? {
            0 => Err(Error::taken(Thing::Replay)),
            _ => Ok(()),
        }
    }

    async fn replay(&self, id: &str) -> Result<Option<Replay>> {
        let sql = "SELECT id, user_id, game, created, summary, journal FROM replays WHERE id = $1";
        let row = self.row(sql, &[&id]).await?;
        row.map(|row| Ok(Replay { record: record(&row)?, journal: column(&row, 5)? })).transpose()
    }

    async fn look_at_replay(&self, id: &str, now: u64) -> Result<()> {
        let sql = "UPDATE replays SET looked = greatest(looked, $2) WHERE id = $1";
        self.execute(sql, &[&id, &number(now)?]).await.map(|_| ())
    }

    async fn sweep_replays(&self, before: u64) -> Result<u64> {
        self.execute("DELETE FROM replays WHERE looked < $1", &[&number(before)?]).await
    }

    async fn replays_of(&self, user: &str, page: Page) -> Result<Vec<ReplayRecord>> {
        let sql = "SELECT id, user_id, game, created, summary FROM replays
            WHERE user_id = $1 AND ($2::bigint IS NULL OR (created, id) < ($2, $3::text))
            ORDER BY created DESC, id DESC LIMIT $4";
        let (at, id) = place(page.after)?;
        self.rows(sql, &[&user, &at, &id, &i64::from(page.limit)]).await?.iter().map(record).collect()
    }

    async fn remove_replay(&self, user: &str, id: &str) -> Result<bool> {
        Ok(self.execute("DELETE FROM replays WHERE user_id = $1 AND id = $2", &[&user, &id]).await? > 0)
    }
}

fn record(row: &Row) -> Result<ReplayRecord> {
    let created = count(column(row, 3)?)?;
    let (id, user, game) = (column(row, 0)?, column(row, 1)?, column(row, 2)?);
    Ok(ReplayRecord { id, user, game, created, summary: column(row, 4)? })
}
