//! Vacations and waiting invitations in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::fault::column;
use crate::convert::{count, number};
use crate::{Away, Result, Vacation, WaitingInvite};

fn vacation(row: &Row) -> Result<Vacation> {
    Ok(Vacation { user: column(row, 0)?, from: count(column(row, 1)?)?, until: count(column(row, 2)?)? })
}

#[async_trait]
impl Away for PostgresStore {
    async fn vacations(&self, user: &str) -> Result<Vec<Vacation>> {
        let sql = "SELECT user_id, from_at, until_at FROM vacations WHERE user_id = $1 ORDER BY from_at";
        self.rows(sql, &[&user]).await?.iter().map(vacation).collect()
    }

    async fn vacations_after(&self, at: u64) -> Result<Vec<Vacation>> {
        let sql = "SELECT user_id, from_at, until_at FROM vacations WHERE until_at > $1 ORDER BY user_id, from_at";
        self.rows(sql, &[&number(at)?]).await?.iter().map(vacation).collect()
    }

    async fn put_vacation(&self, new: Vacation) -> Result<()> {
        let sql = "INSERT INTO vacations (user_id, from_at, until_at) VALUES ($1, $2, $3)
            ON CONFLICT (user_id, from_at) DO UPDATE SET until_at = excluded.until_at";
        self.execute(sql, &[&new.user, &number(new.from)?, &number(new.until)?]).await.map(|_| ())
    }

    async fn remove_vacation(&self, user: &str, from: u64) -> Result<bool> {
        let sql = "DELETE FROM vacations WHERE user_id = $1 AND from_at = $2";
        Ok(self.execute(sql, &[&user, &number(from)?]).await? > 0)
    }

    async fn waiting_invites(&self, user: &str) -> Result<Vec<WaitingInvite>> {
        let sql = "SELECT user_id, table_id, by_id, since FROM waiting_invites
            WHERE user_id = $1 ORDER BY since, table_id";
        let one = |row: &Row| {
            let (user, table, by) = (column(row, 0)?, column(row, 1)?, column(row, 2)?);
            Ok(WaitingInvite { user, table, by, since: count(column(row, 3)?)? })
        };
        self.rows(sql, &[&user]).await?.iter().map(one).collect()
    }

    async fn keep_invite(&self, new: WaitingInvite) -> Result<()> {
        let sql = "INSERT INTO waiting_invites (user_id, table_id, by_id, since) VALUES ($1, $2, $3, $4)
            ON CONFLICT (user_id, table_id) DO UPDATE SET by_id = excluded.by_id, since = excluded.since";
        self.execute(sql, &[&new.user, &new.table, &new.by, &number(new.since)?]).await.map(|_| ())
    }

    async fn drop_invite(&self, user: &str, table: &str) -> Result<bool> {
        let sql = "DELETE FROM waiting_invites WHERE user_id = $1 AND table_id = $2";
        Ok(self.execute(sql, &[&user, &table]).await? > 0)
    }
}
