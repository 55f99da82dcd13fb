//! Results and ratings in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::fault::{column, within};
use super::{Param, PostgresStore};
use crate::convert::{count, number, seat, small};
use crate::{BoardTally, GameResult, Phase, Rated, Rating, Result, Results, SeatResult, Tally};

/// Reads a [`Rating`]; a condition follows.
const RATING: &str = "SELECT r.user_id, r.game, r.mu, r.sigma, r.games";

#[async_trait]
impl Results for PostgresStore {
    async fn put_result(&self, result: GameResult) -> Result<bool> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        let kept = put(&transaction, &result).await?;
        within(transaction.commit()).await?;
        Ok(kept)
    }

    async fn without_result(&self) -> Result<Vec<String>> {
        let sql = "SELECT t.id FROM tables t WHERE t.phase = $1
            AND NOT EXISTS (SELECT FROM results r WHERE r.table_id = t.id) ORDER BY t.updated, t.id";
        self.rows(sql, &[&Phase::Over.as_str()]).await?.iter().map(|row| column(row, 0)).collect()
    }

    async fn counted(&self) -> Result<Vec<String>> {
        let rows = self.rows("SELECT table_id FROM results ORDER BY number", &[]).await?;
        rows.iter().map(|row| column(row, 0)).collect()
    }

    async fn recount(&self, results: Vec<GameResult>) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        for table in ["result_seats", "results", "ratings"] {
            within(transaction.execute(&format!("DELETE FROM {table}"), &[])).await?;
        }
        for result in &results {
            put(&transaction, result).await?;
        }
        within(transaction.commit()).await
    }

    async fn result(&self, table: &str) -> Result<Option<GameResult>> {
        let Some(found) = self.row("SELECT game, at FROM results WHERE table_id = $1", &[&table]).await? else {
            return Ok(None);
        };
        let sql = "SELECT seat, user_id, points, won, stayed, board, mu_before, mu_after FROM result_seats
            WHERE table_id = $1 ORDER BY seat";
        let seats = self.rows(sql, &[&table]).await?.iter().map(sat).collect::<Result<_>>()?;
        let (game, at) = (column(&found, 0)?, count(column(&found, 1)?)?);
        Ok(Some(GameResult { table: table.to_owned(), game, at, seats, ratings: Vec::new() }))
    }

    async fn ratings(&self, game: &str, users: &[String]) -> Result<Vec<Rating>> {
        let sql = format!("{RATING} FROM ratings r WHERE r.game = $1 AND r.user_id = ANY ($2) ORDER BY r.user_id");
        self.rows(&sql, &[&game, &users]).await?.iter().map(rating).collect()
    }

    async fn ratings_of(&self, user: &str) -> Result<Vec<Rating>> {
        let sql = format!("{RATING} FROM ratings r WHERE r.user_id = $1 ORDER BY r.game");
        self.rows(&sql, &[&user]).await?.iter().map(rating).collect()
    }

    async fn ladder(&self, game: &str, games: u32, first: u32) -> Result<Vec<Rated>> {
        let sql = format!(
            "{RATING}, u.name FROM ratings r
                JOIN profiles p ON p.user_id = r.user_id AND p.open JOIN users u ON u.id = r.user_id
             WHERE r.game = $1 AND r.games >= $2 ORDER BY r.mu DESC, r.user_id LIMIT $3"
        );
        let rows = self.rows(&sql, &[&game, &i64::from(games), &i64::from(first)]).await?;
        rows.iter().map(|row| Ok(Rated { rating: rating(row)?, name: column(row, 5)? })).collect()
    }

    async fn better(&self, game: &str, games: u32, mu: i64) -> Result<u32> {
        let sql = "SELECT count(*) FROM ratings r JOIN profiles p ON p.user_id = r.user_id AND p.open
            WHERE r.game = $1 AND r.games >= $2 AND r.mu > $3";
        let row = self.row(sql, &[&game, &i64::from(games), &mu]).await?;
        row.map_or(Ok(0), |row| small(column(&row, 0)?))
    }

    async fn tallies(&self, user: &str) -> Result<Vec<Tally>> {
        let sql = "SELECT game, count(*), count(*) FILTER (WHERE won), max(points) FILTER (WHERE stayed),
                coalesce(sum(points) FILTER (WHERE stayed), 0)::bigint, count(points) FILTER (WHERE stayed)
            FROM result_seats WHERE user_id = $1 GROUP BY game ORDER BY game";
        let tally = |row: &Row| {
            Ok(Tally {
                game: column(row, 0)?,
                games: small(column(row, 1)?)?,
                wins: small(column(row, 2)?)?,
                best: column(row, 3)?,
                sum: column(row, 4)?,
                scored: small(column(row, 5)?)?,
            })
        };
        self.rows(sql, &[&user]).await?.iter().map(tally).collect()
    }

    async fn boards(&self, user: &str) -> Result<Vec<BoardTally>> {
        let sql = "SELECT game, board, count(*) AS games, count(*) FILTER (WHERE won) AS wins FROM result_seats
            WHERE user_id = $1 AND board IS NOT NULL GROUP BY game, board
            ORDER BY game, games DESC, wins DESC, board";
        let tally = |row: &Row| {
            let (games, wins) = (small(column(row, 2)?)?, small(column(row, 3)?)?);
            Ok(BoardTally { game: column(row, 0)?, board: column(row, 1)?, games, wins })
        };
        self.rows(sql, &[&user]).await?.iter().map(tally).collect()
    }
}

/// Keeps a result as part of a transaction, unless there is one.
async fn put(transaction: &Transaction<'_>, result: &GameResult) -> Result<bool> {
    let sql = "INSERT INTO results (table_id, number, game, at)
        VALUES ($1, (SELECT 1 + coalesce(max(number), 0) FROM results), $2, $3) ON CONFLICT (table_id) DO NOTHING";
    let values: [Param<'_>; 3] = [&result.table, &result.game, &number(result.at)?];
    if within(transaction.execute(sql, &values)).await? == 0 {
        return Ok(false);
    }
    let sql =
        "INSERT INTO result_seats (table_id, seat, user_id, game, points, won, stayed, board, mu_before, mu_after)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    for seat in &result.seats {
        let (before, after) = seat.moved.unzip();
        let SeatResult { seat, user, points, won, stayed, board, .. } = seat;
        let seat = i16::from(*seat);
        let values: [Param<'_>; 10] =
            [&result.table, &seat, user, &result.game, points, won, stayed, board, &before, &after];
        within(transaction.execute(sql, &values)).await?;
    }
    let sql = "INSERT INTO ratings (user_id, game, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (user_id, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games";
    for Rating { user, game, mu, sigma, games } in &result.ratings {
        within(transaction.execute(sql, &[user, game, mu, sigma, &i64::from(*games)])).await?;
    }
    Ok(true)
}

fn sat(row: &Row) -> Result<SeatResult> {
    let before: Option<i64> = column(row, 6)?;
    Ok(SeatResult {
        seat: seat(column(row, 0)?)?,
        user: column(row, 1)?,
        points: column(row, 2)?,
        won: column(row, 3)?,
        stayed: column(row, 4)?,
        board: column(row, 5)?,
        moved: before.zip(column(row, 7)?),
    })
}

fn rating(row: &Row) -> Result<Rating> {
    let games = small(column(row, 4)?)?;
    Ok(Rating { user: column(row, 0)?, game: column(row, 1)?, mu: column(row, 2)?, sigma: column(row, 3)?, games })
}
