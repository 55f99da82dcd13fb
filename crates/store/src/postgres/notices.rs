//! Notices in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::fault::column;
use crate::convert::{count, number, prefs};
use crate::{DueNotice, NoticePrefs, Notices, Result, Subscription};

#[async_trait]
impl Notices for PostgresStore {
    async fn subscriptions(&self, user: &str) -> Result<Vec<Subscription>> {
        let sql = "SELECT endpoint, user_id, p256dh, auth, created, session FROM push_subscriptions
            WHERE user_id = $1 ORDER BY created, endpoint";
        let one = |row: &Row| {
            let (endpoint, user, created) = (column(row, 0)?, column(row, 1)?, count(column(row, 4)?)?);
            let session = column(row, 5)?;
            Ok(Subscription { endpoint, user, p256dh: column(row, 2)?, auth: column(row, 3)?, session, created })
        };
        self.rows(sql, &[&user]).await?.iter().map(one).collect()
    }

    async fn put_subscription(&self, new: Subscription) -> Result<()> {
        let sql = "INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created, session)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh,
                auth = excluded.auth, created = excluded.created, session = excluded.session";
        let (created, session) = (number(new.created)?, &new.session);
        let values: [super::Param<'_>; 6] = [&new.endpoint, &new.user, &new.p256dh, &new.auth, &created, session];
        self.execute(sql, &values).await.map(|_| ())
    }

    async fn remove_subscription(&self, user: &str, endpoint: &str) -> Result<bool> {
        let sql = "DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2";
        Ok(self.execute(sql, &[&user, &endpoint]).await? > 0)
    }

    async fn notice_prefs(&self, user: &str) -> Result<NoticePrefs> {
        let sql = "SELECT email, confirmed, by_mail, quiet_from, quiet_to, zone, zoned, digest, told FROM notice_prefs
            WHERE user_id = $1";
        let Some(row) = self.row(sql, &[&user]).await? else { return Ok(NoticePrefs::default()) };
        let mail = (column(&row, 0)?, column(&row, 1)?, column(&row, 2)?);
        let (hours, zone) = ((column(&row, 3)?, column(&row, 4)?), (column(&row, 5)?, column(&row, 6)?));
        prefs(mail, hours, zone, [column(&row, 7)?, column(&row, 8)?])
    }

    async fn set_notice_prefs(&self, user: &str, to: NoticePrefs) -> Result<()> {
        let sql = "INSERT INTO notice_prefs
                (user_id, email, confirmed, quiet_from, quiet_to, zone, digest, by_mail, zoned)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, confirmed = excluded.confirmed,
                quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone,
                digest = excluded.digest, by_mail = excluded.by_mail, zoned = excluded.zoned";
        let (from, until) = to.quiet.map(|(from, until)| (i64::from(from), i64::from(until))).unzip();
        let (zone, zoned, digest) = (i64::from(to.zone.unwrap_or_default()), to.zone.is_some(), i64::from(to.digest));
        let values: [super::Param<'_>; 9] =
            [&user, &to.email, &to.confirmed, &from, &until, &zone, &digest, &to.by_mail, &zoned];
        self.execute(sql, &values).await.map(|_| ())
    }

    async fn note_told(&self, user: &str, at: u64) -> Result<()> {
        let sql = "UPDATE notice_prefs SET told = $2 WHERE user_id = $1";
        self.execute(sql, &[&user, &number(at)?]).await.map(|_| ())
    }

    async fn mutes(&self, user: &str) -> Result<Vec<String>> {
        let sql = "SELECT table_id FROM notice_mutes WHERE user_id = $1 ORDER BY table_id";
        self.rows(sql, &[&user]).await?.iter().map(|row| column(row, 0)).collect()
    }

    async fn mute(&self, user: &str, table: &str, on: bool) -> Result<()> {
        let sql = if on {
            "INSERT INTO notice_mutes (user_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM notice_mutes WHERE user_id = $1 AND table_id = $2"
        };
        self.execute(sql, &[&user, &table]).await.map(|_| ())
    }

    async fn put_due(&self, due: DueNotice) -> Result<bool> {
        let sql =
            "INSERT INTO notices_due (user_id, table_id, reason, at) SELECT $1::text, $2::text, $3::text, $4::bigint
            WHERE EXISTS (SELECT 1 FROM tables WHERE id = $2)
                AND (EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = $1)
                    OR EXISTS (SELECT 1 FROM notice_prefs WHERE user_id = $1 AND confirmed AND by_mail))
                AND NOT EXISTS (SELECT 1 FROM notice_mutes WHERE user_id = $1 AND table_id = $2)
            ON CONFLICT (user_id, table_id) DO UPDATE SET reason = excluded.reason, at = excluded.at";
        Ok(self.execute(sql, &[&due.user, &due.table, &due.reason, &number(due.at)?]).await? > 0)
    }

    async fn remove_due(&self, due: DueNotice) -> Result<bool> {
        let sql = "DELETE FROM notices_due WHERE user_id = $1 AND table_id = $2 AND at = $3";
        Ok(self.execute(sql, &[&due.user, &due.table, &number(due.at)?]).await? > 0)
    }

    async fn due(&self) -> Result<Vec<DueNotice>> {
        let sql = "SELECT user_id, table_id, reason, at FROM notices_due ORDER BY user_id, table_id";
        let one = |row: &Row| {
            let at = count(column(row, 3)?)?;
            Ok(DueNotice { user: column(row, 0)?, table: column(row, 1)?, reason: column(row, 2)?, at })
        };
        self.rows(sql, &[]).await?.iter().map(one).collect()
    }
}
