//! Friends, blocks and profiles in SQLite.

use async_trait::async_trait;
use rusqlite::Connection;

use super::SqliteStore;
use super::fault::Optional;
use super::people::require_user;
use crate::convert::{bond, count, number};
use crate::{Acquaintance, Bond, Circles, Profile, Result};

#[async_trait]
impl Circles for SqliteStore {
    async fn circle(&self, user: &str) -> Result<Vec<Acquaintance>> {
        let user = user.to_owned();
        self.read(move |db| {
            let all = db.prepare_cached(
                "SELECT c.other_id, u.name, c.kind, c.since, 0 FROM circles c JOIN users u ON u.id = c.other_id
                    WHERE c.user_id = ?1
                 UNION ALL
                 SELECT c.user_id, u.name, c.kind, c.since, 1 FROM circles c JOIN users u ON u.id = c.user_id
                    WHERE c.other_id = ?1 AND c.kind = 'asked'",
            )?;
            let mut all = all.all([&user], |row| {
                let kind = bond(row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?)?;
                let bond = if row.get(4)? { Bond::Asks } else { kind };
                Ok(Acquaintance { user: row.get(0)?, name: row.get(1)?, bond, since: count(row.get(3)?)? })
            })?;
            all.sort_by(|a, b| (a.bond, &a.name, &a.user).cmp(&(b.bond, &b.name, &b.user)));
            Ok(all)
        })
        .await
    }

    async fn add_bond(&self, user: &str, other: &str, bond: Bond, since: u64) -> Result<()> {
        let (user, other, since) = (user.to_owned(), other.to_owned(), number(since)?);
        self.write(move |db| insert(db, &user, &other, bond, since)).await
    }

    async fn remove_bond(&self, user: &str, other: &str, bond: Bond) -> Result<bool> {
        let (user, other) = (user.to_owned(), other.to_owned());
        self.write(move |db| {
            let sql = "DELETE FROM circles WHERE user_id = ?1 AND other_id = ?2 AND kind = ?3";
            Ok(db.prepare_cached(sql)?.execute((&user, &other, bond.word()))? > 0)
        })
        .await
    }

    async fn befriend(&self, one: &str, other: &str, since: u64) -> Result<()> {
        let (one, other, since) = (one.to_owned(), other.to_owned(), number(since)?);
        self.write(move |db| {
            forget(db, &one, &other)?;
            insert(db, &one, &other, Bond::Friend, since)?;
            insert(db, &other, &one, Bond::Friend, since)
        })
        .await
    }

    async fn part(&self, one: &str, other: &str) -> Result<bool> {
        let (one, other) = (one.to_owned(), other.to_owned());
        self.write(move |db| forget(db, &one, &other)).await
    }

    async fn block(&self, user: &str, other: &str, since: u64) -> Result<()> {
        let (user, other, since) = (user.to_owned(), other.to_owned(), number(since)?);
        self.write(move |db| {
            forget(db, &user, &other)?;
            insert(db, &user, &other, Bond::Blocked, since)
        })
        .await
    }

    async fn shut_out(&self, user: &str) -> Result<Vec<String>> {
        let user = user.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT other_id AS id FROM circles WHERE user_id = ?1 AND kind = 'blocked'
                 UNION SELECT user_id FROM circles WHERE other_id = ?1 AND kind = 'blocked' ORDER BY id",
            )?
            .all([&user], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn have_met(&self, one: &str, other: &str) -> Result<bool> {
        let (one, other) = (one.to_owned(), other.to_owned());
        self.read(move |db| {
            let sql = "SELECT 1 FROM table_users a JOIN table_users b ON b.table_id = a.table_id
                WHERE a.user_id = ?1 AND b.user_id = ?2 AND a.user_id <> b.user_id LIMIT 1";
            Ok(db.prepare_cached(sql)?.exists((&one, &other))?)
        })
        .await
    }

    async fn profile(&self, user: &str) -> Result<Profile> {
        let user = user.to_owned();
        self.read(move |db| {
            let found = db.prepare_cached("SELECT open, seen, link FROM profiles WHERE user_id = ?1")?;
            let profile =
                found.first([&user], |row| Ok(Profile { open: row.get(0)?, seen: row.get(1)?, link: row.get(2)? }))?;
            Ok(profile.unwrap_or_default())
        })
        .await
    }

    async fn set_profile(&self, user: &str, open: Option<bool>, seen: Option<bool>) -> Result<()> {
        let (user, open, seen) = (user.to_owned(), open.map(i64::from), seen.map(i64::from));
        self.write(move |db| {
            require_user(db, &user)?;
            db.prepare_cached(
                "INSERT INTO profiles (user_id, open, seen) VALUES (?1, coalesce(?2, 0), coalesce(?3, 1))
                 ON CONFLICT (user_id) DO UPDATE SET open = coalesce(?2, open), seen = coalesce(?3, seen)",
            )?
            .execute((&user, open, seen))?;
            Ok(())
        })
        .await
    }

    async fn set_link(&self, user: &str, link: Option<&str>) -> Result<()> {
        let (user, link) = (user.to_owned(), link.map(str::to_owned));
        self.write(move |db| {
            require_user(db, &user)?;
            db.prepare_cached(
                "INSERT INTO profiles (user_id, link) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET link = ?2",
            )?
            .execute((&user, &link))?;
            Ok(())
        })
        .await
    }

    async fn user_by_link(&self, link: &str) -> Result<Option<String>> {
        let link = link.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT user_id FROM profiles WHERE link = ?1")?.first([&link], |row| Ok(row.get(0)?))
        })
        .await
    }
}

fn insert(db: &Connection, user: &str, other: &str, bond: Bond, since: i64) -> Result<()> {
    require_user(db, user)?;
    require_user(db, other)?;
    db.prepare_cached(
        "INSERT INTO circles (user_id, other_id, kind, since) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    )?
    .execute((user, other, bond.word(), since))?;
    Ok(())
}

/// They are no friends, and have not asked to be.
fn forget(db: &Connection, one: &str, other: &str) -> Result<bool> {
    let sql = "DELETE FROM circles WHERE kind IN ('friend', 'asked')
        AND (user_id = ?1 AND other_id = ?2 OR user_id = ?2 AND other_id = ?1)";
    Ok(db.prepare_cached(sql)?.execute((one, other))? > 0)
}
