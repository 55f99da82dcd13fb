//! The challenges of the day in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::fault::{column, within};
use super::tables::insert;
use super::{Param, PostgresStore};
use crate::convert::{DAY, attempt, finish, number, ranked, small};
use crate::{Attempt, Attempts, DayTally, Error, Finish, NewAttempt, Ranked, Result, Standing, Thing};

/// Reads an [`Attempt`]; a condition follows.
const ATTEMPT: &str = "SELECT game, day, user_id, table_id, finished, points, ending FROM attempts";

#[async_trait]
impl Attempts for PostgresStore {
    async fn begin_attempt(&self, new: NewAttempt) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        insert(&transaction, &new.table).await?;
        let sql = "INSERT INTO attempts (game, day, user_id, table_id, options) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING";
        let values: [Param<'_>; 5] = [&new.table.game, &i64::from(new.day), &new.user, &new.table.id, &new.options];
        if within(transaction.execute(sql, &values)).await? == 0 {
            return Err(Error::taken(Thing::Attempt));
        }
        within(transaction.commit()).await
    }

    async fn attempt(&self, game: &str, day: u32, user: &str) -> Result<Option<Attempt>> {
        let sql = format!("{ATTEMPT} WHERE game = $1 AND day = $2 AND user_id = $3");
        let row = self.row(&sql, &[&game, &i64::from(day), &user]).await?;
        row.as_ref().map(one).transpose()
    }

    async fn attempt_at(&self, table: &str) -> Result<Option<Attempt>> {
        let row = self.row(&format!("{ATTEMPT} WHERE table_id = $1"), &[&table]).await?;
        row.as_ref().map(one).transpose()
    }

    async fn finish_attempt(&self, table: &str, finish: Finish) -> Result<()> {
        let sql = "UPDATE attempts SET finished = $2, points = $3, ending = $4
            WHERE table_id = $1 AND finished IS NULL";
        self.execute(sql, &[&table, &number(finish.at)?, &finish.points, &finish.ending]).await?;
        Ok(())
    }

    async fn standing(&self, game: &str, day: u32, first: u32, user: &str, before: u64) -> Result<Standing> {
        let (day, before) = (i64::from(day), number(before)?);
        let sql = "SELECT count(*), count(finished), min(options),
                (SELECT max(day) FROM attempts WHERE game = $1 AND day < $2),
                (SELECT min(day) FROM attempts WHERE game = $1 AND day > $2)
            FROM attempts WHERE game = $1 AND day = $2";
        let row = self.row(sql, &[&game, &day]).await?;
        let counted = row.as_ref().map(counted).transpose()?.unwrap_or_default();
        let sql = "SELECT game, day, user_id, table_id, finished, points, ending, name, place, counts FROM (
                SELECT a.*, u.name, CASE WHEN c.user_id IS NULL THEN 0 ELSE 1 END::bigint AS counts,
                        1 + coalesce(sum(CASE WHEN c.user_id IS NULL THEN 0 ELSE 1 END) OVER (
                            ORDER BY a.points DESC NULLS LAST
                            RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP), 0) AS place,
                        row_number() OVER (
                            PARTITION BY c.user_id IS NULL
                            ORDER BY a.points DESC NULLS LAST, a.finished, a.user_id) AS line
                    FROM attempts a JOIN users u ON u.id = a.user_id
                        LEFT JOIN accounts c ON c.user_id = a.user_id AND c.created < $5
                    WHERE a.game = $1 AND a.day = $2 AND a.finished IS NOT NULL) AS ranked
            WHERE (counts = 1 AND line <= $3) OR user_id = $4
            ORDER BY points DESC NULLS LAST, finished, user_id";
        let rows = self.rows(sql, &[&game, &day, &i64::from(first), &user, &before]).await?;
        Ok(Standing { ranking: rows.iter().map(rank).collect::<Result<_>>()?, ..counted })
    }

    async fn days(&self, game: &str, user: &str, before: u32, most: u32) -> Result<Vec<DayTally>> {
        let sql = "SELECT a.day, count(*), count(a.finished), max(a.points) FILTER (WHERE c.created < a.day * $5),
                max(a.points) FILTER (WHERE a.user_id = $2), bool_or(a.user_id = $2)
            FROM attempts a LEFT JOIN accounts c ON c.user_id = a.user_id
            WHERE a.game = $1 AND a.day < $3 GROUP BY a.day ORDER BY a.day DESC LIMIT $4";
        let tally = |row: &Row| {
            Ok(DayTally {
                day: small(column(row, 0)?)?,
                begun: small(column(row, 1)?)?,
                finished: small(column(row, 2)?)?,
                best: column(row, 3)?,
                points: column(row, 4)?,
                played: column(row, 5)?,
            })
        };
        let rows = self.rows(sql, &[&game, &user, &i64::from(before), &i64::from(most), &DAY]).await?;
        rows.iter().map(tally).collect()
    }

    async fn days_finished(&self, game: &str, user: &str) -> Result<Vec<u32>> {
        let sql = "SELECT day FROM attempts WHERE user_id = $2 AND game = $1 AND points IS NOT NULL ORDER BY day";
        self.rows(sql, &[&game, &user]).await?.iter().map(|row| small(column(row, 0)?)).collect()
    }

    async fn unfinished_attempts(&self) -> Result<Vec<String>> {
        let sql = "SELECT a.table_id FROM attempts a JOIN tables t ON t.id = a.table_id
            WHERE a.finished IS NULL AND t.phase = 'over' ORDER BY a.table_id";
        self.rows(sql, &[]).await?.iter().map(|row| column(row, 0)).collect()
    }
}

fn counted(row: &Row) -> Result<Standing> {
    let near = |i| column::<Option<i64>>(row, i)?.map(small).transpose();
    Ok(Standing {
        begun: small(column(row, 0)?)?,
        finished: small(column(row, 1)?)?,
        options: column(row, 2)?,
        earlier: near(3)?,
        later: near(4)?,
        ranking: Vec::new(),
    })
}

fn one(row: &Row) -> Result<Attempt> {
    let finish = finish(column(row, 4)?, column(row, 5)?, column(row, 6)?)?;
    attempt(column(row, 0)?, column(row, 1)?, column(row, 2)?, column(row, 3)?, finish)
}

fn rank(row: &Row) -> Result<Ranked> {
    ranked(one(row)?, column(row, 7)?, column(row, 8)?, column(row, 9)?)
}
