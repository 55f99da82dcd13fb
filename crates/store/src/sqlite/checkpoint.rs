//! Carrying the write-ahead log over into the database file while others write.
//!
//! Left to itself SQLite does this inside a commit, which then takes many times as long as the others, and so does
//! everybody who waits for it. Here a thread of its own carries the bulk while commits go on. The first commit
//! after that carries the little that has come since, so that the log can start again from its beginning.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use rusqlite::hooks::Wal;

use super::schema;
use crate::{Error, Result};

/// How long the log may get, in pages of 4 kB.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    /// From here on it is carried over in the background.
    pub(super) carry: i32,
    /// Here a commit waits for that: the disk cannot keep up.
    pub(super) most: i32,
}

impl Default for Lengths {
    fn default() -> Self {
        Lengths { carry: 4_000, most: 16_000 }
    }
}

/// Starts the thread for the connection that writes. It ends when that connection is closed.
pub(super) fn in_background(writer: &mut Connection, path: &Path, lengths: Lengths) -> Result<JoinHandle<()>> {
    let (ask, asked) = mpsc::channel();
    let (tell, carried) = mpsc::channel();
    let db = schema::connect(path)?;
    let thread = thread::Builder::new()
        .name("store-checkpoint".to_owned())
        .spawn(move || carry(&db, &asked, &tell))
        .map_err(|error| Error::Unavailable(format!("The thread for checkpoints could not be started: {error}.")))?;
    let mut courier = Courier { lengths, ask, carried, is_asked: false };
    writer.wal_hook(Some(move |log: &mut Wal, pages| {
        courier.after_commit(log, pages);
        Ok(())
    }))?;
    Ok(thread)
}

fn carry(db: &Connection, asked: &Receiver<()>, tell: &Sender<()>) {
    while asked.recv().is_ok() {
        // What it could not carry it carries the next time; nothing is lost while it is in the log.
        let _ = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        if tell.send(()).is_err() {
            return;
        }
    }
}

/// The writer's side.
struct Courier {
    lengths: Lengths,
    ask: Sender<()>,
    carried: Receiver<()>,
    is_asked: bool,
}

impl Courier {
    /// A commit stands whatever happens here, so nothing that fails here may make it seem to fail.
    fn after_commit(&mut self, log: &mut Wal, pages: i32) {
        if self.is_asked {
            let wait = pages >= self.lengths.most;
            let carried = if wait { self.carried.recv().is_ok() } else { self.carried.try_recv().is_ok() };
            if carried {
                self.is_asked = false;
                let _ = log.checkpoint();
            }
        } else if pages >= self.lengths.carry {
            self.is_asked = self.ask.send(()).is_ok();
            if !self.is_asked {
                let _ = log.checkpoint();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const LENGTHS: Lengths = Lengths { carry: 20, most: 60 };

    fn filled(folder: &Path) -> (Connection, JoinHandle<()>) {
        let path = folder.join("test.sqlite3");
        drop(crate::folder::private_file(&path).expect("created"));
        let mut db = schema::connect(&path).expect("opened");
        db.execute_batch("CREATE TABLE t (n INTEGER PRIMARY KEY, filling TEXT)").expect("a table");
        let thread = in_background(&mut db, &path, LENGTHS).expect("started");
        for n in 0..1_000 {
            db.execute("INSERT INTO t VALUES (?1, ?2)", (n, "x".repeat(3_000))).expect("inserted");
        }
        (db, thread)
    }

    #[test]
    fn the_log_starts_again_instead_of_growing() {
        let folder = tempfile::tempdir().expect("a folder");
        let (db, _thread) = filled(folder.path());
        let log = fs::metadata(folder.path().join("test.sqlite3-wal")).expect("a log").len();
        // A thousand pages were written; a few more than the most may stand in the log when it is waited for.
        assert!(log < 2 * 60 * 4_200, "the log has {log} bytes");
        let kept: i64 = db.query_row("SELECT count(*) FROM t", [], |row| row.get(0)).expect("a count");
        assert_eq!(kept, 1_000);
    }

    #[test]
    fn the_thread_ends_with_the_connection() {
        let folder = tempfile::tempdir().expect("a folder");
        let (db, thread) = filled(folder.path());
        drop(db);
        thread.join().expect("it ends well");
        let db = Connection::open(folder.path().join("test.sqlite3")).expect("opened again");
        let kept: i64 = db.query_row("SELECT count(*) FROM t", [], |row| row.get(0)).expect("a count");
        assert_eq!(kept, 1_000);
    }
}
