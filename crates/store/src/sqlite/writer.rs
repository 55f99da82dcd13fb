//! The one thread that writes.
//!
//! It takes all requests that wait, does them in one transaction, commits, and only then answers them: while the
//! disk is busy with one group the next one gathers, so the cost of a durable commit is shared by whoever waits.
//! Each request stands in a savepoint of its own, so one that fails takes nothing from the others. When the
//! transaction as a whole fails, each request is tried once more in a transaction of its own.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::{Error, Result, Stats};

/// How many requests may wait before the next one waits to be let in.
const QUEUE: usize = 4096;
/// The most requests in one transaction: nobody waits longer than it takes to do these.
const GROUP: usize = 512;

pub(super) struct Writer {
    requests: mpsc::Sender<Request>,
    counters: Arc<Counters>,
}

#[derive(Default)]
struct Counters {
    writes: AtomicU64,
    commits: AtomicU64,
}

enum Request {
    Work(Box<dyn Work>),
    Close(oneshot::Sender<()>),
}

/// A request with a result of any type.
trait Work: Send {
    /// Does it and remembers the result; says whether it is to be committed. May be called again.
    fn run(&mut self, db: &Connection) -> bool;

    /// Forgets the result of a transaction that failed: another work of the group may have been the reason for it.
    fn forget(&mut self);

    /// Tells the result to whoever waits for it, or why the commit failed.
    fn answer(self: Box<Self>, committed: Result<()>);
}

struct Waiting<T, F> {
    work: F,
    result: Option<Result<T>>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T: Send, F: FnMut(&Connection) -> Result<T> + Send> Work for Waiting<T, F> {
    fn run(&mut self, db: &Connection) -> bool {
        let result = (self.work)(db);
        self.result.insert(result).is_ok()
    }

    fn forget(&mut self) {
        self.result = None;
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        let answer = match (committed, self.result) {
            // The work's own error is the cause when the transaction failed with it.
            (_, Some(Err(error))) | (Err(error), _) => Err(error),
            (Ok(()), Some(Ok(value))) => Ok(value),
            (Ok(()), None) => Err(Error::closed()),
        };
        // A caller that no longer waits has hung up; the write stands all the same.
        let _ = self.reply.send(answer);
    }
}

impl Writer {
    /// Starts the thread. It keeps `lock` until the connection is closed and the thread of the checkpoints gone.
    pub(super) fn start(db: Connection, checkpoints: JoinHandle<()>, lock: File) -> Result<Writer> {
        let (requests, queue) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        let thread = Thread { db, counters: Arc::clone(&counters) };
        thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || thread.serve(queue, checkpoints, lock))
            .map_err(|error| Error::Unavailable(format!("The thread that writes could not be started: {error}.")))?;
        Ok(Writer { requests, counters })
    }

    /// Waits until the work is committed.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        let work = Request::Work(Box::new(Waiting { work, result: None, reply }));
        self.requests.send(work).await.map_err(|_| Error::closed())?;
        answer.await.map_err(|_| Error::closed())?
    }

    /// Waits until everything is committed and the file closed.
    pub(super) async fn close(&self) {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Close(reply)).await.is_ok() {
            // No answer would mean that the thread is gone, and the file with it.
            let _ = answer.await;
        }
    }

    pub(super) fn stats(&self) -> Stats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats { writes: read(&self.counters.writes), commits: read(&self.counters.commits) }
    }
}

struct Thread {
    db: Connection,
    counters: Arc<Counters>,
}

impl Thread {
    /// Works until the store is closed or dropped, and until the queue is empty.
    fn serve(mut self, mut queue: mpsc::Receiver<Request>, checkpoints: JoinHandle<()>, lock: File) {
        let (mut requests, mut closing) = (Vec::with_capacity(GROUP), Vec::new());
        while queue.blocking_recv_many(&mut requests, GROUP) > 0 {
            let mut group = Vec::with_capacity(requests.len());
            for request in requests.drain(..) {
                match request {
                    Request::Work(work) => group.push(work),
                    Request::Close(reply) => {
                        queue.close();
                        closing.push(reply);
                    }
                }
            }
            self.commit_group(group);
        }
        drop(self.db);
        // It ends with the connection; had it failed, there would be nothing left to wait for either.
        let _ = checkpoints.join();
        drop(lock);
        for reply in closing {
            let _ = reply.send(());
        }
    }

    fn commit_group(&mut self, mut group: Vec<Box<dyn Work>>) {
        if group.is_empty() {
            return;
        }
        match self.commit(&mut group) {
            Ok(()) => group.into_iter().for_each(|work| work.answer(Ok(()))),
            Err(error) if group.len() == 1 => group.into_iter().for_each(|work| work.answer(Err(error.clone()))),
            Err(_) => {
                for mut work in group {
                    work.forget();
                    self.commit_group(vec![work]);
                }
            }
        }
    }

    /// Does the works in one transaction. On an error nothing of it is stored.
    fn commit(&mut self, group: &mut [Box<dyn Work>]) -> Result<()> {
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for work in group.iter_mut() {
            transaction.prepare_cached("SAVEPOINT work")?.execute([])?;
            if !work.run(&transaction) {
                transaction.prepare_cached("ROLLBACK TO work")?.execute([])?;
            }
            // SQLite gives up the whole transaction after some errors. The savepoint is then gone, this fails, and
            // nobody in the group is told that their work is stored.
            transaction.prepare_cached("RELEASE work")?.execute([])?;
        }
        transaction.commit()?;
        self.counters.writes.fetch_add(group.len() as u64, Ordering::Relaxed);
        self.counters.commits.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
