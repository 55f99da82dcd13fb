//! Notices in SQLite.

use async_trait::async_trait;

use super::SqliteStore;
use super::fault::Optional;
use super::people::require_user;
use crate::convert::{count, number, prefs};
use crate::{DueNotice, Error, NoticePrefs, Notices, Result, Subscription, Thing};

#[async_trait]
impl Notices for SqliteStore {
    async fn subscriptions(&self, user: &str) -> Result<Vec<Subscription>> {
        let user = user.to_owned();
        self.read(move |db| {
            let sql = "SELECT endpoint, user_id, p256dh, auth, created, session FROM push_subscriptions
                WHERE user_id = ?1 ORDER BY created, endpoint";
            db.prepare_cached(sql)?.all([&user], |row| {
                let created = count(row.get(4)?)?;
                let (endpoint, user) = (row.get(0)?, row.get(1)?);
                let session = row.get(5)?;
                Ok(Subscription { endpoint, user, p256dh: row.get(2)?, auth: row.get(3)?, session, created })
            })
        })
        .await
    }

    async fn put_subscription(&self, new: Subscription) -> Result<()> {
        self.write(move |db| {
            require_user(db, &new.user)?;
            db.prepare_cached(
                "INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created, session)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (endpoint)
                 DO UPDATE SET user_id = ?2, p256dh = ?3, auth = ?4, created = ?5, session = ?6",
            )?
            .execute((
                &new.endpoint,
                &new.user,
                &new.p256dh,
                &new.auth,
                number(new.created)?,
                &new.session,
            ))?;
            Ok(())
        })
        .await
    }

    async fn remove_subscription(&self, user: &str, endpoint: &str) -> Result<bool> {
        let (user, endpoint) = (user.to_owned(), endpoint.to_owned());
        self.write(move |db| {
            let sql = "DELETE FROM push_subscriptions WHERE user_id = ?1 AND endpoint = ?2";
            Ok(db.prepare_cached(sql)?.execute((&user, &endpoint))? > 0)
        })
        .await
    }

    async fn notice_prefs(&self, user: &str) -> Result<NoticePrefs> {
        let user = user.to_owned();
        self.read(move |db| {
            let sql =
                "SELECT email, confirmed, by_mail, quiet_from, quiet_to, zone, zoned, digest, told FROM notice_prefs
                WHERE user_id = ?1";
            let found = db.prepare_cached(sql)?.first([&user], |row| {
                let (mail, hours) = ((row.get(0)?, row.get(1)?, row.get(2)?), (row.get(3)?, row.get(4)?));
                prefs(mail, hours, (row.get(5)?, row.get(6)?), [row.get(7)?, row.get(8)?])
            })?;
            Ok(found.unwrap_or_default())
        })
        .await
    }

    async fn set_notice_prefs(&self, user: &str, to: NoticePrefs) -> Result<()> {
        let user = user.to_owned();
        self.write(move |db| {
            require_user(db, &user)?;
            let (from, until) = to.quiet.unzip();
            db.prepare_cached(
                "INSERT INTO notice_prefs
                    (user_id, email, confirmed, quiet_from, quiet_to, zone, digest, by_mail, zoned)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                 ON CONFLICT (user_id) DO UPDATE SET email = ?2, confirmed = ?3, quiet_from = ?4, quiet_to = ?5,
                    zone = ?6, digest = ?7, by_mail = ?8, zoned = ?9",
            )?
            .execute((
                &user,
                &to.email,
                to.confirmed,
                from,
                until,
                to.zone.unwrap_or_default(),
                to.digest,
                to.by_mail,
                to.zone.is_some(),
            ))?;
            Ok(())
        })
        .await
    }

    async fn note_told(&self, user: &str, at: u64) -> Result<()> {
        let (user, at) = (user.to_owned(), number(at)?);
        self.write(move |db| {
            db.prepare_cached("UPDATE notice_prefs SET told = ?2 WHERE user_id = ?1")?.execute((&user, at))?;
            Ok(())
        })
        .await
    }

    async fn mutes(&self, user: &str) -> Result<Vec<String>> {
        let user = user.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT table_id FROM notice_mutes WHERE user_id = ?1 ORDER BY table_id")?
                .all([&user], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn mute(&self, user: &str, table: &str, on: bool) -> Result<()> {
        let (user, table) = (user.to_owned(), table.to_owned());
        self.write(move |db| {
            let sql = if on {
                require_user(db, &user)?;
                if !db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([&table])? {
                    return Err(Error::Missing(Thing::Table));
                }
                "INSERT INTO notice_mutes (user_id, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM notice_mutes WHERE user_id = ?1 AND table_id = ?2"
            };
            db.prepare_cached(sql)?.execute((&user, &table))?;
            Ok(())
        })
        .await
    }

    async fn put_due(&self, due: DueNotice) -> Result<bool> {
        self.write(move |db| {
            let sql = "INSERT INTO notices_due (user_id, table_id, reason, at) SELECT ?1, ?2, ?3, ?4
                WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?2)
                    AND (EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ?1)
                        OR EXISTS (SELECT 1 FROM notice_prefs WHERE user_id = ?1 AND confirmed = 1 AND by_mail = 1))
                    AND NOT EXISTS (SELECT 1 FROM notice_mutes WHERE user_id = ?1 AND table_id = ?2)
                ON CONFLICT (user_id, table_id) DO UPDATE SET reason = ?3, at = ?4";
            let at = number(due.at)?;
            Ok(db.prepare_cached(sql)?.execute((&due.user, &due.table, &due.reason, at))? > 0)
        })
        .await
    }

    async fn remove_due(&self, due: DueNotice) -> Result<bool> {
        self.write(move |db| {
            let sql = "DELETE FROM notices_due WHERE user_id = ?1 AND table_id = ?2 AND at = ?3";
            Ok(db.prepare_cached(sql)?.execute((&due.user, &due.table, number(due.at)?))? > 0)
        })
        .await
    }

    async fn due(&self) -> Result<Vec<DueNotice>> {
        self.read(move |db| {
            let sql = "SELECT user_id, table_id, reason, at FROM notices_due ORDER BY user_id, table_id";
            db.prepare_cached(sql)?.all([], |row| {
                let at = count(row.get(3)?)?;
                Ok(DueNotice { user: row.get(0)?, table: row.get(1)?, reason: row.get(2)?, at })
            })
        })
        .await
    }
}
