//! The write-ahead log, carried over into the database by a thread of its own.
//!
//! SQLite would do it within every so-manieth commit, and whoever waits for that commit would wait for thousands of
//! pages and two more turns of the disk. Here it happens beside the commits. Only the log cannot start over while
//! there are always new pages in it, so when it has grown long the writer carries over the last few pages itself.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::schema;
use crate::{Error, Result};

/// After so many writes the log is worth carrying over: about a thousand pages.
const WRITES: usize = 400;
/// So many pages (32 MB) are long: the log should start over.
const LONG: i64 = 8000;

/// The writer's side of the thread, which ends when this is dropped.
pub(super) struct Checkpoints {
    wake: Option<SyncSender<()>>,
    long: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    writes: usize,
}

impl Checkpoints {
    /// Starts the thread on a connection of its own.
    pub(super) fn start(path: &Path) -> Result<Checkpoints> {
        let db = schema::connect(path)?;
        let (wake, woken) = sync_channel(1);
        let long = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&long);
        let thread = thread::Builder::new()
            .name("store-checkpoint".to_owned())
            .spawn(move || serve(&db, &woken, &flag))
            .map_err(|error| {
                Error::Unavailable(format!("The thread for checkpoints could not be started: {error}."))
            })?;
        Ok(Checkpoints { wake: Some(wake), long, thread: Some(thread), writes: 0 })
    }

    /// Called by the writer between two commits.
    pub(super) fn after(&mut self, writes: usize, db: &Connection) {
        self.writes += writes;
        if self.long.swap(false, Ordering::Relaxed) {
            carry_over(db);
        } else if self.writes >= WRITES {
            self.writes = 0;
            // It is awake already if there is no room for the message.
            let _ = self.wake.as_ref().map(|wake| wake.try_send(()));
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wake = None;
        // It never panics, and if it did there would be nothing to do about it here.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn serve(db: &Connection, woken: &Receiver<()>, long: &AtomicBool) {
    while woken.recv().is_ok() {
        if carry_over(db).is_some_and(|pages| pages > LONG) {
            long.store(true, Ordering::Relaxed);
        }
    }
}

/// Carries over what no reader is in the way of, and says how many pages the log has. A failure loses nothing: the
/// pages stay in the log, and the next commit tells whoever should know that the disk is in trouble.
fn carry_over(db: &Connection) -> Option<i64> {
    db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1)).ok()
}
