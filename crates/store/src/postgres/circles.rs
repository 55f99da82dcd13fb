//! Friends, blocks and profiles in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::PostgresStore;
use super::fault::{column, within};
use crate::convert::{bond, count, number};
use crate::{Acquaintance, Bond, Circles, Profile, Result};

const INSERT: &str =
    "INSERT INTO circles (user_id, other_id, kind, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
/// They are no friends, and have not asked to be.
const FORGET: &str = "DELETE FROM circles WHERE kind IN ('friend', 'asked')
    AND (user_id = $1 AND other_id = $2 OR user_id = $2 AND other_id = $1)";

#[async_trait]
impl Circles for PostgresStore {
    async fn circle(&self, user: &str) -> Result<Vec<Acquaintance>> {
        let sql = "SELECT c.other_id, u.name, c.kind, c.since, false FROM circles c JOIN users u ON u.id = c.other_id
                WHERE c.user_id = $1
            UNION ALL
            SELECT c.user_id, u.name, c.kind, c.since, true FROM circles c JOIN users u ON u.id = c.user_id
                WHERE c.other_id = $1 AND c.kind = 'asked'";
        let one = |row: &Row| {
            let bond = if column(row, 4)? { Bond::Asks } else { bond(column(row, 2)?)? };
            Ok(Acquaintance { user: column(row, 0)?, name: column(row, 1)?, bond, since: count(column(row, 3)?)? })
        };
        let mut all: Vec<Acquaintance> = self.rows(sql, &[&user]).await?.iter().map(one).collect::<Result<_>>()?;
        all.sort_by(|a, b| (a.bond, &a.name, &a.user).cmp(&(b.bond, &b.name, &b.user)));
        Ok(all)
    }

    async fn add_bond(&self, user: &str, other: &str, bond: Bond, since: u64) -> Result<()> {
        self.execute(INSERT, &[&user, &other, &bond.word(), &number(since)?]).await.map(|_| ())
    }

    async fn remove_bond(&self, user: &str, other: &str, bond: Bond) -> Result<bool> {
        let sql = "DELETE FROM circles WHERE user_id = $1 AND other_id = $2 AND kind = $3";
        Ok(self.execute(sql, &[&user, &other, &bond.word()]).await? > 0)
    }

    async fn befriend(&self, one: &str, other: &str, since: u64) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        forget(&transaction, one, other).await?;
        for (user, other) in [(one, other), (other, one)] {
            insert(&transaction, user, other, Bond::Friend, since).await?;
        }
        within(transaction.commit()).await
    }

    async fn part(&self, one: &str, other: &str) -> Result<bool> {
        Ok(self.execute(FORGET, &[&one, &other]).await? > 0)
    }

    async fn block(&self, user: &str, other: &str, since: u64) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        forget(&transaction, user, other).await?;
        insert(&transaction, user, other, Bond::Blocked, since).await?;
        within(transaction.commit()).await
    }

    async fn shut_out(&self, user: &str) -> Result<Vec<String>> {
        let sql = "SELECT other_id AS id FROM circles WHERE user_id = $1 AND kind = 'blocked'
            UNION SELECT user_id FROM circles WHERE other_id = $1 AND kind = 'blocked' ORDER BY id";
        self.rows(sql, &[&user]).await?.iter().map(|row| column(row, 0)).collect()
    }

    async fn have_met(&self, one: &str, other: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM table_users a JOIN table_users b ON b.table_id = a.table_id
            WHERE a.user_id = $1 AND b.user_id = $2 AND a.user_id <> b.user_id LIMIT 1";
        Ok(self.row(sql, &[&one, &other]).await?.is_some())
    }

    async fn profile(&self, user: &str) -> Result<Profile> {
        let row = self.row("SELECT open, seen, link FROM profiles WHERE user_id = $1", &[&user]).await?;
        let profile = |row: Row| Ok(Profile { open: column(&row, 0)?, seen: column(&row, 1)?, link: column(&row, 2)? });
        row.map_or_else(|| Ok(Profile::default()), profile)
    }

    async fn set_profile(&self, user: &str, open: Option<bool>, seen: Option<bool>) -> Result<()> {
        let sql = "INSERT INTO profiles (user_id, open, seen) VALUES ($1, coalesce($2, false), coalesce($3, true))
            ON CONFLICT (user_id) DO UPDATE
            SET open = coalesce($2, profiles.open), seen = coalesce($3, profiles.seen)";
        self.execute(sql, &[&user, &open, &seen]).await.map(|_| ())
    }

    async fn set_link(&self, user: &str, link: Option<&str>) -> Result<()> {
        let sql = "INSERT INTO profiles (user_id, link) VALUES ($1, $2)
            ON CONFLICT (user_id) DO UPDATE SET link = excluded.link";
        self.execute(sql, &[&user, &link]).await.map(|_| ())
    }

    async fn user_by_link(&self, link: &str) -> Result<Option<String>> {
        let row = self.row("SELECT user_id FROM profiles WHERE link = $1", &[&link]).await?;
        row.map(|row| column(&row, 0)).transpose()
    }
}

async fn insert(transaction: &Transaction<'_>, user: &str, other: &str, bond: Bond, since: u64) -> Result<()> {
    within(transaction.execute(INSERT, &[&user, &other, &bond.word(), &number(since)?])).await.map(|_| ())
}

async fn forget(transaction: &Transaction<'_>, one: &str, other: &str) -> Result<()> {
    within(transaction.execute(FORGET, &[&one, &other])).await.map(|_| ())
}
