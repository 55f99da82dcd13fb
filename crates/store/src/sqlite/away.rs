//! Vacations and waiting invitations in SQLite.

use async_trait::async_trait;

use super::SqliteStore;
use super::fault::Optional;
use super::people::require_user;
use crate::convert::{count, number};
use crate::{Away, Error, Result, Thing, Vacation, WaitingInvite};

#[async_trait]
impl Away for SqliteStore {
    async fn vacations(&self, user: &str) -> Result<Vec<Vacation>> {
        let user = user.to_owned();
        self.read(move |db| {
            let sql = "SELECT from_at, until_at FROM vacations WHERE user_id = ?1 ORDER BY from_at";
            db.prepare_cached(sql)?.all([&user], |row| {
                Ok(Vacation { user: user.clone(), from: count(row.get(0)?)?, until: count(row.get(1)?)? })
            })
        })
        .await
    }

    async fn vacations_after(&self, at: u64) -> Result<Vec<Vacation>> {
        let at = number(at)?;
        self.read(move |db| {
            let sql = "SELECT user_id, from_at, until_at FROM vacations WHERE until_at > ?1 ORDER BY user_id, from_at";
            db.prepare_cached(sql)?.all([at], |row| {
                Ok(Vacation { user: row.get(0)?, from: count(row.get(1)?)?, until: count(row.get(2)?)? })
            })
        })
        .await
    }

    async fn put_vacation(&self, new: Vacation) -> Result<()> {
        self.write(move |db| {
            require_user(db, &new.user)?;
            db.prepare_cached(
                "INSERT INTO vacations (user_id, from_at, until_at) VALUES (?1, ?2, ?3)
                 ON CONFLICT (user_id, from_at) DO UPDATE SET until_at = ?3",
            )?
            .execute((&new.user, number(new.from)?, number(new.until)?))?;
            Ok(())
        })
        .await
    }

    async fn remove_vacation(&self, user: &str, from: u64) -> Result<bool> {
        let (user, from) = (user.to_owned(), number(from)?);
        self.write(move |db| {
            let sql = "DELETE FROM vacations WHERE user_id = ?1 AND from_at = ?2";
            Ok(db.prepare_cached(sql)?.execute((&user, from))? > 0)
        })
        .await
    }

    async fn waiting_invites(&self, user: &str) -> Result<Vec<WaitingInvite>> {
        let user = user.to_owned();
        self.read(move |db| {
            let sql = "SELECT table_id, by_id, since FROM waiting_invites WHERE user_id = ?1 ORDER BY since, table_id";
            db.prepare_cached(sql)?.all([&user], |row| {
                let since = count(row.get(2)?)?;
                Ok(WaitingInvite { user: user.clone(), table: row.get(0)?, by: row.get(1)?, since })
            })
        })
        .await
    }

    async fn keep_invite(&self, new: WaitingInvite) -> Result<()> {
        self.write(move |db| {
            require_user(db, &new.user)?;
            require_user(db, &new.by)?;
            if !db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([&new.table])? {
                return Err(Error::Missing(Thing::Table));
            }
            db.prepare_cached(
                "INSERT INTO waiting_invites (user_id, table_id, by_id, since) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (user_id, table_id) DO UPDATE SET by_id = ?3, since = ?4",
            )?
            .execute((&new.user, &new.table, &new.by, number(new.since)?))?;
            Ok(())
        })
        .await
    }

    async fn drop_invite(&self, user: &str, table: &str) -> Result<bool> {
        let (user, table) = (user.to_owned(), table.to_owned());
        self.write(move |db| {
            let sql = "DELETE FROM waiting_invites WHERE user_id = ?1 AND table_id = ?2";
            Ok(db.prepare_cached(sql)?.execute((&user, &table))? > 0)
        })
        .await
    }
}
