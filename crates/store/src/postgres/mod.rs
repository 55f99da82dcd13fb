//! The store for more than one machine: a PostgreSQL server.
//!
//! Reads and rare writes take a connection from a pool. Appends go through one task (`appends`) that sends all that
//! wait in a single statement, so they share a round trip and a commit.

mod alone;
mod appends;
mod attempts;
mod away;
mod circles;
mod connect;
mod fault;
mod invites;
mod notices;
mod people;
mod replays;
mod results;
mod schema;
mod tables;

use async_trait::async_trait;
use deadpool_postgres::{Object, Pool};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::{Error, Result, Stats, Store, migrations};
pub use connect::unencrypted;

use alone::Alone;
use appends::Appends;
use fault::{column, within};

/// A value for a statement.
type Param<'a> = &'a (dyn ToSql + Sync);

/// A [`Store`] in a PostgreSQL database. It connects again by itself after the server was away; what is asked
/// meanwhile is answered with [`Error::Unavailable`].
pub struct PostgresStore {
    pool: Pool,
    appends: Appends,
    alone: Alone,
}

impl PostgresStore {
    /// Connects to `postgres://user:password@host:port/database` and brings the schema up to date. Several processes
    /// may do so at once. With `?sslmode=require` the connection is encrypted and the server's certificate checked
    /// against those the system trusts; otherwise it is not encrypted.
    pub async fn open(url: &str) -> Result<PostgresStore> {
        let pool = connect::pool(url)?;
        let mut client = pool.get().await?;
        connect::check_durable(&client).await?;
        schema::migrate(&mut client, migrations::POSTGRES).await?;
        Ok(PostgresStore { appends: Appends::start(pool.clone()), pool, alone: Alone::default() })
    }

    async fn client(&self) -> Result<Object> {
        Ok(self.pool.get().await?)
    }

    /// All rows of a query.
    async fn rows(&self, sql: &str, params: &[Param<'_>]) -> Result<Vec<Row>> {
        let client = self.client().await?;
        within(async { client.query(&client.prepare_cached(sql).await?, params).await }).await
    }

    /// The only row of a query, if there is one.
    async fn row(&self, sql: &str, params: &[Param<'_>]) -> Result<Option<Row>> {
        let client = self.client().await?;
        within(async { client.query_opt(&client.prepare_cached(sql).await?, params).await }).await
    }

    /// Does something in a transaction of its own and says how many rows it changed.
    async fn execute(&self, sql: &str, params: &[Param<'_>]) -> Result<u64> {
        let client = self.client().await?;
        within(async { client.execute(&client.prepare_cached(sql).await?, params).await }).await
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>> {
        let insert = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.execute(insert, &[&name, &fresh]).await?;
        let row = self.row("SELECT secret FROM secrets WHERE name = $1", &[&name]).await?;
        column(&row.ok_or_else(|| Error::Damaged(format!("The secret {name} is gone.")))?, 0)
    }

    async fn ready(&self) -> Result<()> {
        self.alone.check()?;
        self.appends.ready()?;
        // A standby and a full disk take no writes, so it is tried.
        let write = "INSERT INTO secrets (name, secret) VALUES ('ready', $1) \
                     ON CONFLICT (name) DO UPDATE SET secret = excluded.secret";
        self.execute(write, &[&crate::store::heartbeat().as_slice()]).await.map(|_| ())
    }

    async fn alone(&self) -> Result<()> {
        self.alone.take(&self.pool).await
    }

    async fn close(&self) {
        self.appends.close().await;
        self.alone.leave();
        self.pool.close();
    }

    fn stats(&self) -> Stats {
        self.appends.stats()
    }
}
