//! The challenges of the day in SQLite.

use async_trait::async_trait;
use rusqlite::Row;

use super::SqliteStore;
use super::fault::Optional;
use super::people::require_user;
use super::tables::create;
use crate::convert::{DAY, attempt, finish, number, ranked, small};
use crate::{Attempt, Attempts, DayTally, Error, Finish, NewAttempt, Ranked, Result, Standing, Thing};

/// Reads an [`Attempt`]; a condition follows.
const ATTEMPT: &str = "SELECT game, day, user_id, table_id, finished, points, ending FROM attempts ";

#[async_trait]
impl Attempts for SqliteStore {
    async fn begin_attempt(&self, new: NewAttempt) -> Result<()> {
        self.write(move |db| {
            require_user(db, &new.user)?;
            create(db, &new.table)?;
            let inserted = db
                .prepare_cached(
                    "INSERT INTO attempts (game, day, user_id, table_id, options) VALUES (?1, ?2, ?3, ?4, ?5)
                     ON CONFLICT DO NOTHING",
                )?
                .execute((&new.table.game, new.day, &new.user, &new.table.id, &new.options))?;
            if inserted == 0 { Err(Error::taken(Thing::Attempt)) } else { Ok(()) }
        })
        .await
    }

    async fn attempt(&self, game: &str, day: u32, user: &str) -> Result<Option<Attempt>> {
        let (game, user) = (game.to_owned(), user.to_owned());
        self.read(move |db| {
            let sql = format!("{ATTEMPT} WHERE game = ?1 AND day = ?2 AND user_id = ?3");
            db.prepare_cached(&sql)?.first((&game, day, &user), one)
        })
        .await
    }

    async fn attempt_at(&self, table: &str) -> Result<Option<Attempt>> {
        let table = table.to_owned();
        self.read(move |db| db.prepare_cached(&format!("{ATTEMPT} WHERE table_id = ?1"))?.first([&table], one)).await
    }

    async fn finish_attempt(&self, table: &str, finish: Finish) -> Result<()> {
        let (table, at) = (table.to_owned(), number(finish.at)?);
        self.write(move |db| {
            db.prepare_cached(
                "UPDATE attempts SET finished = ?2, points = ?3, ending = ?4 WHERE table_id = ?1 AND finished IS NULL",
            )?
            .execute((&table, at, finish.points, &finish.ending))?;
            Ok(())
        })
        .await
    }

    async fn standing(&self, game: &str, day: u32, first: u32, user: &str, before: u64) -> Result<Standing> {
        let (game, user, before) = (game.to_owned(), user.to_owned(), number(before)?);
        self.read(move |db| {
            let counted = db.prepare_cached(
                "SELECT count(*), count(finished), min(options),
                    (SELECT max(day) FROM attempts WHERE game = ?1 AND day < ?2),
                    (SELECT min(day) FROM attempts WHERE game = ?1 AND day > ?2)
                 FROM attempts WHERE game = ?1 AND day = ?2",
            )?;
            let counted = counted.first((&game, day), |row| {
                let near = |i| row.get::<_, Option<i64>>(i)?.map(small).transpose();
                Ok(Standing {
                    begun: small(row.get(0)?)?,
                    finished: small(row.get(1)?)?,
                    options: row.get(2)?,
                    earlier: near(3)?,
                    later: near(4)?,
                    ranking: Vec::new(),
                })
            })?;
            let ranking = db.prepare_cached(
                "SELECT game, day, user_id, table_id, finished, points, ending, name, place, counts FROM (
                    SELECT a.*, u.name, CASE WHEN c.user_id IS NULL THEN 0 ELSE 1 END AS counts,
                        1 + coalesce(sum(CASE WHEN c.user_id IS NULL THEN 0 ELSE 1 END) OVER (
                            ORDER BY a.points DESC NULLS LAST
                            RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP), 0) AS place,
                        row_number() OVER (
                            PARTITION BY c.user_id IS NULL
                            ORDER BY a.points DESC NULLS LAST, a.finished, a.user_id) AS line
                    FROM attempts a JOIN users u ON u.id = a.user_id
                        LEFT JOIN accounts c ON c.user_id = a.user_id AND c.created < ?5
                    WHERE a.game = ?1 AND a.day = ?2 AND a.finished IS NOT NULL)
                 WHERE (counts = 1 AND line <= ?3) OR user_id = ?4
                 ORDER BY points DESC NULLS LAST, finished, user_id",
            )?;
            let ranking = ranking.all((&game, day, first, &user, before), rank)?;
            Ok(Standing { ranking, ..counted.unwrap_or_default() })
        })
        .await
    }

    async fn days(&self, game: &str, user: &str, before: u32, most: u32) -> Result<Vec<DayTally>> {
        let (game, user) = (game.to_owned(), user.to_owned());
        self.read(move |db| {
            db.prepare_cached(
                "SELECT a.day, count(*), count(a.finished), max(CASE WHEN c.created < a.day * ?5 THEN a.points END),
                    max(CASE WHEN a.user_id = ?2 THEN a.points END), max(a.user_id = ?2)
                 FROM attempts a LEFT JOIN accounts c ON c.user_id = a.user_id
                 WHERE a.game = ?1 AND a.day < ?3 GROUP BY a.day ORDER BY a.day DESC LIMIT ?4",
            )?
            .all((&game, &user, before, most, DAY), |row| {
                Ok(DayTally {
                    day: small(row.get(0)?)?,
                    begun: small(row.get(1)?)?,
                    finished: small(row.get(2)?)?,
                    best: row.get(3)?,
                    points: row.get(4)?,
                    played: row.get(5)?,
                })
            })
        })
        .await
    }

    async fn days_finished(&self, game: &str, user: &str) -> Result<Vec<u32>> {
        let (game, user) = (game.to_owned(), user.to_owned());
        self.read(move |db| {
            let sql = "SELECT day FROM attempts WHERE user_id = ?2 AND game = ?1 AND points IS NOT NULL ORDER BY day";
            db.prepare_cached(sql)?.all((&game, &user), |row| small(row.get(0)?))
        })
        .await
    }

    async fn unfinished_attempts(&self) -> Result<Vec<String>> {
        self.read(|db| {
            db.prepare_cached(
                "SELECT a.table_id FROM attempts a JOIN tables t ON t.id = a.table_id
                 WHERE a.finished IS NULL AND t.phase = 'over' ORDER BY a.table_id",
            )?
            .all([], |row| Ok(row.get(0)?))
        })
        .await
    }
}

fn one(row: &Row<'_>) -> Result<Attempt> {
    let finish = finish(row.get(4)?, row.get(5)?, row.get(6)?)?;
    attempt(row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, finish)
}

fn rank(row: &Row<'_>) -> Result<Ranked> {
    ranked(one(row)?, row.get(7)?, row.get(8)?, row.get(9)?)
}
