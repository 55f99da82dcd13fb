//! Results and ratings in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, Row};

use super::SqliteStore;
use super::fault::Optional;
use crate::convert::{count, number, seat, small};
use crate::{BoardTally, Error, GameResult, Rated, Rating, Result, Results, SeatResult, Tally, Thing};

#[async_trait]
impl Results for SqliteStore {
    async fn put_result(&self, result: GameResult) -> Result<bool> {
        self.write(move |db| put(db, &result)).await
    }

    async fn without_result(&self) -> Result<Vec<String>> {
        self.read(|db| {
            db.prepare_cached(
                "SELECT t.id FROM tables t LEFT JOIN results r ON r.table_id = t.id
                 WHERE t.phase = 'over' AND r.table_id IS NULL ORDER BY t.updated, t.id",
            )?
            .all([], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn counted(&self) -> Result<Vec<String>> {
        self.read(|db| {
            db.prepare_cached("SELECT table_id FROM results ORDER BY number")?.all([], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn recount(&self, results: Vec<GameResult>) -> Result<()> {
        self.write(move |db| {
            db.execute_batch("DELETE FROM result_seats; DELETE FROM results; DELETE FROM ratings;")?;
            results.iter().try_for_each(|result| put(db, result).map(|_| ()))
        })
        .await
    }

    async fn result(&self, table: &str) -> Result<Option<GameResult>> {
        let table = table.to_owned();
        self.read(move |db| {
            let found = db.prepare_cached("SELECT game, at FROM results WHERE table_id = ?1")?;
            let found = found.first([&table], |row| Ok((row.get::<_, String>(0)?, count(row.get(1)?)?)))?;
            let Some((game, at)) = found else { return Ok(None) };
            let seats = db.prepare_cached(
                "SELECT seat, user_id, points, won, stayed, board, mu_before, mu_after FROM result_seats
                 WHERE table_id = ?1 ORDER BY seat",
            )?;
            Ok(Some(GameResult { seats: seats.all([&table], sat)?, table, game, at, ratings: Vec::new() }))
        })
        .await
    }

    async fn ratings(&self, game: &str, users: &[String]) -> Result<Vec<Rating>> {
        let (game, mut users) = (game.to_owned(), users.to_vec());
        users.sort();
        self.read(move |db| {
            let mut found = Vec::new();
            for user in &users {
                let sql = "SELECT user_id, game, mu, sigma, games FROM ratings WHERE user_id = ?1 AND game = ?2";
                found.extend(db.prepare_cached(sql)?.first((user, &game), rating)?);
            }
            Ok(found)
        })
        .await
    }

    async fn ratings_of(&self, user: &str) -> Result<Vec<Rating>> {
        let user = user.to_owned();
        self.read(move |db| {
            let sql = "SELECT user_id, game, mu, sigma, games FROM ratings WHERE user_id = ?1 ORDER BY game";
            db.prepare_cached(sql)?.all([&user], rating)
        })
        .await
    }

    async fn ladder(&self, game: &str, games: u32, first: u32) -> Result<Vec<Rated>> {
        let game = game.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT r.user_id, r.game, r.mu, r.sigma, r.games, u.name FROM ratings r
                    JOIN profiles p ON p.user_id = r.user_id AND p.open = 1 JOIN users u ON u.id = r.user_id
                 WHERE r.game = ?1 AND r.games >= ?2 ORDER BY r.mu DESC, r.user_id LIMIT ?3",
            )?
            .all((&game, games, first), |row| Ok(Rated { rating: rating(row)?, name: row.get(5)? }))
        })
        .await
    }

    async fn better(&self, game: &str, games: u32, mu: i64) -> Result<u32> {
        let game = game.to_owned();
        self.read(move |db| {
            let better = db.prepare_cached(
                "SELECT count(*) FROM ratings r JOIN profiles p ON p.user_id = r.user_id AND p.open = 1
                 WHERE r.game = ?1 AND r.games >= ?2 AND r.mu > ?3",
            )?;
            Ok(better.first((&game, games, mu), |row| small(row.get(0)?))?.unwrap_or_default())
        })
        .await
    }

    async fn tallies(&self, user: &str) -> Result<Vec<Tally>> {
        let user = user.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT game, count(*), sum(won), max(CASE WHEN stayed = 1 THEN points END),
                    coalesce(sum(CASE WHEN stayed = 1 THEN points END), 0),
                    count(CASE WHEN stayed = 1 THEN points END)
                 FROM result_seats WHERE user_id = ?1 GROUP BY game ORDER BY game",
            )?
            .all([&user], |row| {
                let (games, wins) = (small(row.get(1)?)?, small(row.get(2)?)?);
                let (sum, scored) = (row.get(4)?, small(row.get(5)?)?);
                Ok(Tally { game: row.get(0)?, games, wins, best: row.get(3)?, sum, scored })
            })
        })
        .await
    }

    async fn boards(&self, user: &str) -> Result<Vec<BoardTally>> {
        let user = user.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT game, board, count(*), sum(won) FROM result_seats WHERE user_id = ?1 AND board IS NOT NULL
                 GROUP BY game, board ORDER BY game, count(*) DESC, sum(won) DESC, board",
            )?
            .all([&user], |row| {
                let (games, wins) = (small(row.get(2)?)?, small(row.get(3)?)?);
                Ok(BoardTally { game: row.get(0)?, board: row.get(1)?, games, wins })
            })
        })
        .await
    }
}

/// Keeps a result as part of a transaction, unless there is one.
fn put(db: &Connection, result: &GameResult) -> Result<bool> {
    if !db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([&result.table])? {
        return Err(Error::Missing(Thing::Table));
    }
    let inserted = db
        .prepare_cached(
            "INSERT INTO results (table_id, number, game, at)
             VALUES (?1, (SELECT 1 + coalesce(max(number), 0) FROM results), ?2, ?3) ON CONFLICT (table_id) DO NOTHING",
        )?
        .execute((&result.table, &result.game, number(result.at)?))?;
    if inserted == 0 {
        return Ok(false);
    }
    let mut insert = db.prepare_cached(
        "INSERT INTO result_seats
            (table_id, seat, user_id, game, points, won, stayed, board, mu_before, mu_after)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    for seat in &result.seats {
        super::people::require_user(db, &seat.user)?;
        let (before, after) = seat.moved.unzip();
        let SeatResult { seat, user, points, won, stayed, board, .. } = seat;
        insert.execute((
            &result.table,
            seat,
            user,
            &result.game,
            points,
            i64::from(*won),
            i64::from(*stayed),
            board,
            before,
            after,
        ))?;
    }
    let mut insert = db.prepare_cached(
        "INSERT INTO ratings (user_id, game, mu, sigma, games) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (user_id, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
    )?;
    for rating in &result.ratings {
        super::people::require_user(db, &rating.user)?;
        insert.execute((&rating.user, &rating.game, rating.mu, rating.sigma, rating.games))?;
    }
    Ok(true)
}

fn sat(row: &Row<'_>) -> Result<SeatResult> {
    let before: Option<i64> = row.get(6)?;
    Ok(SeatResult {
        seat: seat(row.get(0)?)?,
        user: row.get(1)?,
        points: row.get(2)?,
        won: row.get(3)?,
        stayed: row.get(4)?,
        board: row.get(5)?,
        moved: before.zip(row.get(7)?),
    })
}

fn rating(row: &Row<'_>) -> Result<Rating> {
    let games = small(row.get(4)?)?;
    Ok(Rating { user: row.get(0)?, game: row.get(1)?, mu: row.get(2)?, sigma: row.get(3)?, games })
}
