//! Connections that read while the writer writes. Each waits for the disk off the asynchronous threads.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::Semaphore;

use super::schema;
use crate::{Error, Result};

/// As many connections as the machine can use, opened when first needed.
pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Readers {
        let n = thread::available_parallelism().map_or(2, |n| n.get().clamp(2, 8));
        Readers { path, idle: Mutex::default(), permits: Arc::new(Semaphore::new(n)) }
    }

    /// Reads from one state of the database, whatever is written meanwhile.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| Error::closed())?;
        let readers = Arc::clone(self);
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut db = readers.connection()?;
            let transaction = db.transaction_with_behavior(TransactionBehavior::Deferred)?;
            let result = work(&transaction);
            transaction.finish()?;
            readers.give_back(db);
            result
        });
        reading.await.map_err(|error| Error::Unavailable(format!("Reading was stopped: {error}.")))?
    }

    /// Lets nobody read any more.
    pub(super) fn close(&self) {
        self.permits.close();
        self.idle().clear();
    }

    fn connection(&self) -> Result<Connection> {
        let idle = self.idle().pop();
        idle.map_or_else(|| schema::connect_to_read(&self.path), Ok)
    }

    fn give_back(&self, db: Connection) {
        if !self.permits.is_closed() {
            self.idle().push(db);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
