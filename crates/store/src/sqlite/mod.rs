//! The default store: one SQLite file in the data folder.
//!
//! One thread writes (`writer`), many connections read (`readers`). The write-ahead log lets them work side by side,
//! and `synchronous = FULL` makes every commit wait for the disk. Another thread (`checkpoint`) keeps the log short.

mod attempts;
mod away;
mod checkpoint;
mod circles;
mod fault;
mod invites;
mod notices;
mod people;
mod readers;
mod replays;
mod results;
mod schema;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use rusqlite::Connection;

use crate::{Error, Result, Stats, Store, folder, migrations};
use checkpoint::Lengths;
use fault::Optional;
use readers::Readers;
use writer::Writer;

/// The name of the database file in the data folder.
const FILE: &str = "lagrange.sqlite3";

/// A [`Store`] in a folder of this machine.
pub struct SqliteStore {
    writer: Writer,
    readers: Arc<Readers>,
    path: PathBuf,
}

impl SqliteStore {
    /// Opens the database in a folder and brings it up to date; creates both if they are not there. The folder
    /// belongs to this process until the store is closed.
    pub async fn open(folder: impl Into<PathBuf>) -> Result<SqliteStore> {
        let folder = folder.into();
        let opened = tokio::task::spawn_blocking(move || Self::open_blocking(&folder));
        opened.await.map_err(|error| Error::Unavailable(format!("Opening the database was stopped: {error}.")))?
    }

    fn open_blocking(folder: &Path) -> Result<SqliteStore> {
        folder::create_private(folder)?;
        let lock = folder::lock(folder)?;
        let path = folder.join(FILE);
        drop(folder::private_file(&path)?);
        let mut db = schema::connect(&path)?;
        schema::migrate(&mut db, migrations::SQLITE)?;
        let checkpoints = checkpoint::in_background(&mut db, &path, Lengths::default())?;
        let readers = Arc::new(Readers::new(path.clone()));
        Ok(SqliteStore { writer: Writer::start(db, checkpoints, lock)?, readers, path })
    }

    /// The database file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Has SQLite look through the whole file. Takes a while on a large one.
    pub async fn check_integrity(&self) -> Result<()> {
        self.read(|db| {
            let mut statement = db.prepare("PRAGMA integrity_check")?;
            let lines = statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
            if lines == ["ok"] { Ok(()) } else { Err(Error::Damaged(lines.join("; "))) }
        })
        .await
    }

    /// Has the writer do something in a transaction of its own or together with others. It may be asked to do it
    /// again, when a transaction failed.
    async fn write<T: Send + 'static>(&self, work: impl FnMut(&Connection) -> Result<T> + Send + 'static) -> Result<T> {
        self.writer.write(work).await
    }

    /// Reads from one state of the database.
    async fn read<T: Send + 'static>(&self, work: impl FnOnce(&Connection) -> Result<T> + Send + 'static) -> Result<T> {
        self.readers.read(work).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>> {
        let (name, fresh) = (name.to_owned(), fresh.to_vec());
        self.write(move |db| {
            db.prepare_cached("INSERT INTO secrets (name, secret) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
                .execute((&name, &fresh))?;
            let kept = db.prepare_cached("SELECT secret FROM secrets WHERE name = ?1")?;
            kept.first([&name], |row| Ok(row.get(0)?))?.ok_or_else(|| Error::Damaged(format!("No secret {name}.")))
        })
        .await
    }

    async fn ready(&self) -> Result<()> {
        // A full disk takes no writes, so it is tried.
        let beat = crate::store::heartbeat();
        self.write(move |db| {
            db.prepare_cached(
                "INSERT INTO secrets (name, secret) VALUES ('ready', ?1) \
                 ON CONFLICT (name) DO UPDATE SET secret = excluded.secret",
            )?
            .execute([beat])?;
            Ok(())
        })
        .await?;
        self.read(|db| Ok(db.prepare_cached("SELECT count(*) FROM secrets")?.query_row([], |_| Ok(()))?)).await
    }

    async fn close(&self) {
        self.readers.close();
        self.writer.close().await;
    }

    async fn alone(&self) -> Result<()> {
        // The lock on the folder, which is taken when it is opened, says so already.
        Ok(())
    }

    fn stats(&self) -> Stats {
        self.writer.stats()
    }
}
