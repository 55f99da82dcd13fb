//! One server for a database: tables live in the memory of one process, and a second one would leave its people behind.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::{ClientWrapper, Object, Pool};
use tokio::task::JoinHandle;

use super::fault::{column, within};
use crate::{Error, Result};

/// How long to wait for a process that is just going away, such as the one before a restart.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it is looked whether the lock is still held; the server may have been restarted.
const PULSE: Duration = Duration::from_secs(5);
const BREATH: Duration = Duration::from_millis(200);

/// A lock of this session, one for each schema: it goes with the connection, however that ends.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtext('lagrange'), hashtext(current_schema()))";

/// Whether this process has the database alone.
#[derive(Default)]
pub(super) struct Alone {
    keeper: Mutex<Option<JoinHandle<()>>>,
    /// Another process took the lock while the database was away.
    displaced: Arc<AtomicBool>,
}

impl Alone {
    pub(super) async fn take(&self, pool: &Pool) -> Result<()> {
        let started = Instant::now();
        let client = loop {
            if let Some(client) = lock(pool).await? {
                break client;
            }
            if started.elapsed() > PATIENCE {
                return Err(Error::Unfit(
                    "Another server already runs on this database, and two cannot share their tables. Stop the other \
                     one first, or give this one a database of its own."
                        .to_owned(),
                ));
            }
            tokio::time::sleep(BREATH).await;
        };
        let keeper = tokio::spawn(keep(client, pool.clone(), Arc::clone(&self.displaced)));
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner).replace(keeper);
        Ok(())
    }

    pub(super) fn check(&self) -> Result<()> {
        if self.displaced.load(Ordering::Relaxed) {
            let why = "Another server has taken this database while it was away.";
            return Err(Error::Unavailable(why.to_owned()));
        }
        Ok(())
    }

    /// Lets another process have it.
    pub(super) fn leave(&self) {
        if let Some(keeper) = self.keeper.lock().unwrap_or_else(PoisonError::into_inner).take() {
            keeper.abort();
        }
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        self.leave();
    }
}

/// A connection that holds the lock, unless somebody else does.
async fn lock(pool: &Pool) -> Result<Option<ClientWrapper>> {
    // Not one of the pool any more: the lock must not come back to it.
    let client = Object::take(pool.get().await?);
    let row = within(client.query_one(LOCK, &[])).await?;
    Ok(column::<bool>(&row, 0)?.then_some(client))
}

/// Holds the lock, and takes it again when the database was away.
async fn keep(client: ClientWrapper, pool: Pool, displaced: Arc<AtomicBool>) {
    let mut client = Some(client);
    loop {
        tokio::time::sleep(PULSE).await;
        let holds = match &client {
            Some(client) => within(client.simple_query("SELECT 1")).await.is_ok(),
            None => false,
        };
        if holds {
            continue;
        }
        client = match lock(&pool).await {
            Ok(taken) => {
                displaced.store(taken.is_none(), Ordering::Relaxed);
                taken
            }
            // It is still away.
            Err(_) => None,
        };
    }
}
