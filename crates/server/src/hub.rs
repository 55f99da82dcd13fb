//! All tables of this process: each is an actor that is woken when somebody needs it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;
use store::{NewTable, Store};
use table::wire::Invites;
use table::{Command, Ending, Entry, Header, Refusal, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::actor::{Actor, Ask};
use crate::endings;
use crate::error::refusal;
use crate::metrics::Metrics;
use crate::reply::Reply;
use crate::summary;

/// How the tables of this process behave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// A bot takes at least so long over a decision, so that people can follow.
    pub(crate) bot_pause_ms: u64,
}

/// What every table needs.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Metrics,
    pub(crate) pace: Pace,
    /// Bots think on threads of their own, not more of them than there are cores.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Finished games are written down one at a time.
    pub(crate) writers: Semaphore,
}

/// All tables of this process.
pub(crate) struct Hub {
    pub(crate) shared: Arc<Shared>,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, pace: Pace) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let thinkers = Arc::new(Semaphore::new(cores));
        let shared = Shared { store, metrics: Metrics::default(), pace, thinkers, writers: Semaphore::new(1) };
        Hub { shared: Arc::new(shared), tables: Mutex::default() }
    }

    /// Opens a table with its first entries, durably.
    pub(crate) async fn create(&self, header: Header, entries: Vec<Entry>) -> Result<(), Refusal> {
        let new = laid_out(&header, &entries)?;
        self.shared.store.create_table(new).await.map_err(|error| store_refusal(&error))
    }

    /// Asks a table to do something; the answer is the number of what all have seen by then.
    pub(crate) async fn command(&self, table: &str, command: Command) -> Result<u64, Refusal> {
        let (sender, answer) = oneshot::channel();
        let reply = Reply::new(|answer| {
            // One who no longer waits has gone; the command stands all the same.
            let _ = sender.send(answer);
        });
        self.order(table, command, reply).await;
        answer.await.unwrap_or_else(|_| Err(refusal("try_again")))
    }

    /// The same for one who does not wait: the answer is told when it is there.
    pub(crate) async fn order(&self, table: &str, command: Command, reply: Reply) {
        if let Err(back) = self.deliver(table, Ask::Do { command, reply }).await
            && let (refusal, Ask::Do { reply, .. }) = *back
        {
            reply.send(Err(refusal));
        }
    }

    /// Reads something off a table.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        table: &str,
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |table: &Table| {
            let _ = reply.send(look(table));
        });
        self.ask(table, Ask::Read(look)).await?;
        answer.await.map_err(|_| refusal("try_again"))
    }

    /// The ways to a table's free seats, for its host.
    pub(crate) async fn invites(&self, table: &str, user: String) -> Result<Invites, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.ask(table, Ask::Invites { user, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(refusal("try_again")))
    }

    /// Sends a table a message, waking it if it sleeps.
    pub(crate) async fn ask(&self, table: &str, ask: Ask) -> Result<(), Refusal> {
        self.deliver(table, ask).await.map_err(|back| back.0)
    }

    /// The same; what cannot be delivered comes back with the reason.
    async fn deliver(&self, table: &str, ask: Ask) -> Result<(), Box<(Refusal, Ask)>> {
        let mut ask = ask;
        // A table may fall asleep between finding and asking it: then it is woken anew.
        for _ in 0..3 {
            let sender = match self.sender(table).await {
                Ok(sender) => sender,
                Err(refusal) => return Err(Box::new((refusal, ask))),
            };
            match sender.send(ask).await {
                Ok(()) => return Ok(()),
                Err(back) => {
                    self.forget(table, &sender);
                    ask = back.0;
                }
            }
        }
        Err(Box::new((refusal("try_again"), ask)))
    }

    /// Wakes the tables that have something to do by themselves: bots to move, clocks that run, results to tell.
    pub(crate) async fn wake_all(&self) {
        let store = &self.shared.store;
        let playing = store.tables_in(store::Phase::Playing, None).await.unwrap_or_default();
        // A server that was killed may not have come to write down how the challenge of a day ended.
        let unfinished = store.unfinished_attempts().await.unwrap_or_default();
        for id in playing.into_iter().chain(unfinished) {
            let _ = self.sender(&id).await;
        }
        tokio::spawn(endings::keep_all(self.shared.clone()));
    }

    /// Tells every table to finish, and waits for it.
    pub(crate) async fn close(&self) {
        let senders: Vec<_> = self.lock().drain().map(|(_, sender)| sender).collect();
        for sender in senders {
            let (reply, done) = oneshot::channel();
            if sender.send(Ask::Close(reply)).await.is_ok() {
                let _ = done.await;
            }
        }
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        self.lock().len()
    }

    async fn sender(&self, id: &str) -> Result<mpsc::Sender<Ask>, Refusal> {
        if let Some(sender) = self.lock().get(id).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        let (table, listed) = load(self.shared.store.as_ref(), id).await?;
        let mut tables = self.lock();
        // Somebody else may have woken it meanwhile; there must be only one.
        if let Some(sender) = tables.get(id).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        let sender = Actor::start(table, listed, self.shared.clone());
        tables.insert(id.to_owned(), sender.clone());
        tables.retain(|_, sender| !sender.is_closed());
        Ok(sender)
    }

    fn forget(&self, id: &str, gone: &mpsc::Sender<Ask>) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(|sender| sender.same_channel(gone)) {
            tables.remove(id);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table as it is stored at first.
pub(crate) fn laid_out(header: &Header, entries: &[Entry]) -> Result<NewTable, Refusal> {
    let table = Table::replay(header.clone(), entries).map_err(|_| refusal("bad_request"))?;
    Ok(NewTable {
        id: header.id.clone(),
        game: header.game.clone(),
        header: to_json(header),
        summary: summary::of(&table),
        phase: summary::phase(&table),
        at: header.created,
        entries: entries.iter().map(to_json).collect(),
        members: summary::members(&table),
    })
}

/// Builds a table from the store: the last snapshot, then the journal from there; without one the whole journal.
/// Gives also what lists show of it.
async fn load(store: &dyn Store, id: &str) -> Result<(Table, String), Refusal> {
    let record = store.table(id).await.map_err(|error| store_refusal(&error))?;
    let record = record.ok_or_else(|| refusal("no_such_table"))?;
    let header: Header = serde_json::from_str(&record.header).map_err(|_| refusal("broken"))?;
    let snapshot = store.snapshot(id).await.ok().flatten();
    let snapshot: Option<Value> = snapshot.and_then(|snapshot| serde_json::from_slice(&snapshot.state).ok());
    if game_registry::find(&header.game).is_some_and(|entry| entry.rules_version() != header.rules_version) {
        let entries = entries(store, id).await?;
        if Table::is_of_other_rules(&header, &entries) {
            let mut table = of_other_rules(store, header, &entries, snapshot).await?;
            table.recall_points(summary::points(&record.summary));
            return Ok((table, record.summary));
        }
    }
    let kept = snapshot.and_then(|snapshot| Table::load(header.clone(), &snapshot).ok());
    let mut table = match kept {
        Some(table) => table,
        None => Table::new(header).map_err(|_| refusal("broken"))?,
    };
    catch_up(store, id, &mut table).await?;
    Ok((table, record.summary))
}

/// What is left of a table whose rules this program does not have.
async fn of_other_rules(
    store: &dyn Store,
    header: Header,
    entries: &[Entry],
    snapshot: Option<Value>,
) -> Result<Table, Refusal> {
    let broken = |error: table::JournalError| {
        tracing::error!(%error, "a journal of other rules cannot be read");
        refusal("broken")
    };
    let ending = store.ending(&header.id).await.map_err(|error| store_refusal(&error))?;
    let mut table = Table::of_other_rules(header).map_err(broken)?;
    for entry in entries {
        table.apply(entry).map_err(broken)?;
    }
    table.recall(ending.and_then(|ending| Ending::from_bytes(&ending).ok()), snapshot.as_ref());
    Ok(table)
}

/// A whole journal.
pub(crate) async fn entries(store: &dyn Store, id: &str) -> Result<Vec<Entry>, Refusal> {
    let lines = store.entries(id, 0).await.map_err(|error| store_refusal(&error))?;
    lines.iter().map(|line| serde_json::from_str(line).map_err(|_| refusal("broken"))).collect()
}

/// Applies what the journal holds beyond the table's position, and says what changed.
pub(crate) async fn catch_up(store: &dyn Store, id: &str, table: &mut Table) -> Result<Vec<table::Update>, Refusal> {
    let lines = store.entries(id, table.position()).await.map_err(|error| store_refusal(&error))?;
    let mut updates = Vec::new();
    for line in lines {
        let entry: Entry = serde_json::from_str(&line).map_err(|_| refusal("broken"))?;
        updates.push(table.apply(&entry).map_err(|error| {
            tracing::error!(%error, id, "a journal cannot be replayed");
            refusal("broken")
        })?);
    }
    Ok(updates)
}

pub(crate) fn store_refusal(error: &store::Error) -> Refusal {
    tracing::warn!(%error, "the store refuses");
    match error {
        store::Error::Damaged(_) | store::Error::Newer { .. } | store::Error::Unfit(_) => refusal("broken"),
        store::Error::Missing(_) => refusal("no_such_table"),
        store::Error::Unavailable(_) | store::Error::Conflict(_) => refusal("try_again"),
    }
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
