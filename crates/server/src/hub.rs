//! All tables of this process: each is an actor that is woken when somebody needs it.

mod awake;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;
use store::{NewTable, Store};
use table::wire::Invites;
use table::{Command, Ending, Entry, Header, Refusal, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};

use self::awake::Awake;
use crate::actor::{Actor, Ask};
use crate::alarms::Alarms;
use crate::daily::Clock;
use crate::endings;
use crate::error::refusal;
use crate::homes::Homes;
use crate::meet::Meet;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::reply::Reply;
use crate::summary::{self, Summary};
use crate::thinkers::Thinkers;
use crate::vacation::Vacations;

/// A table that cannot be woken, since the store is away, is tried again after this.
const RETRY: Duration = Duration::from_secs(5);
/// So many entries are applied where people are served; more take a while.
const AT_ONCE: usize = 50;
/// What happened in so many milliseconds before a server was killed may be missing in lists.
const UNLISTED: u64 = 60_000;

/// How the tables of this process behave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// A bot takes at least so long over a decision, so that people can follow.
    pub(crate) bot_pause_ms: u64,
    /// How long somebody has to be away before the host may hand their seat over.
    pub(crate) absence: Duration,
    /// Connections of people without a seat that may watch one table; 0 for any number.
    pub(crate) spectators: u32,
}

/// What every table needs.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Metrics,
    pub(crate) pace: Pace,
    pub(crate) thinkers: Arc<Thinkers>,
    /// Where people come from, at whose cost bots think.
    pub(crate) homes: Arc<Homes>,
    /// What time it is for the challenges of the day.
    pub(crate) clock: Clock,
    /// Tables that sleep until something is due.
    pub(crate) alarms: Alarms,
    /// Where people meet.
    pub(crate) meet: Meet,
    /// How people who are away are told.
    pub(crate) notices: Notices,
    /// Who is away for days.
    pub(crate) vacations: Vacations,
    /// Finished games are written down one at a time.
    pub(crate) writers: Semaphore,
}

/// All tables of this process.
pub(crate) struct Hub {
    pub(crate) shared: Arc<Shared>,
    tables: Mutex<Awake>,
}

impl Hub {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        pace: Pace,
        (clock, homes): (Clock, Homes),
        (notices, vacations): (Notices, Vacations),
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let thinkers = Arc::new(Thinkers::new(cores));
        let (metrics, alarms, writers) = (Metrics::default(), Alarms::default(), Semaphore::new(1));
        let (homes, meet) = (Arc::new(homes), Meet::default());
        let shared = Shared { store, metrics, pace, thinkers, homes, clock, alarms, meet, notices, vacations, writers };
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
            // A caller that no longer waits has gone; the command stands all the same.
            let _ = sender.send(answer);
        });
        self.order(table, command, reply).await;
        answer.await.unwrap_or_else(|_| Err(refusal("try_again")))
    }

    /// The same for somebody who does not wait: the answer is told when it is there.
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
        // A table may fall asleep between finding and asking it: then it is woken again.
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

    /// Wakes the tables that have something to do by themselves: bots to move, clocks that run, results to tell. One
    /// after the other, while people are served already.
    pub(crate) async fn wake_all(&self) {
        let store = &self.shared.store;
        // A server that was killed may not have come to write down how the challenge of a day ended.
        for id in store.unfinished_attempts().await.unwrap_or_default() {
            let _ = self.sender(&id).await;
        }
        let mut playing = Vec::new();
        for id in store.tables_in(store::Phase::Playing, None).await.unwrap_or_default() {
            if let Ok(Some(record)) = store.table(&id).await {
                playing.push((id, record.updated, summary::wakes(&record.summary)));
            }
        }
        // Neither may it have come to write down what lists show of what happened last.
        let last = playing.iter().map(|(_, updated, _)| *updated).max().unwrap_or_default();
        for (id, updated, wakes) in playing {
            if wakes || updated + UNLISTED >= last {
                let _ = self.sender(&id).await;
            }
        }
        // Tables that are open to strangers list themselves when they wake.
        for id in store.tables_in(store::Phase::Lobby, None).await.unwrap_or_default() {
            if let Ok(Some(record)) = store.table(&id).await
                && serde_json::from_str(&record.summary).is_ok_and(|summary: Summary| summary.open)
            {
                let _ = self.sender(&id).await;
            }
        }
        endings::keep_all(self.shared.clone()).await;
    }

    /// Wakes tables that sleep whenever something is due there.
    pub(crate) async fn wake_in_time(&self) {
        loop {
            for id in self.shared.alarms.due().await {
                if self.sender(&id).await.is_err() {
                    self.shared.alarms.snooze(&id, RETRY);
                }
            }
        }
    }

    /// Tells every table to finish, and waits for it.
    pub(crate) async fn close(&self) {
        let senders = self.lock().drain();
        for sender in senders {
            let (reply, done) = oneshot::channel();
            if sender.send(Ask::Close(reply)).await.is_ok() {
                let _ = done.await;
            }
        }
    }

    /// Whether a table is awake.
    pub(crate) fn is_awake(&self, id: &str) -> bool {
        self.lock().get(id).is_some()
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        self.lock().len()
    }

    async fn sender(&self, id: &str) -> Result<mpsc::Sender<Ask>, Refusal> {
        if let Some(sender) = self.lock().get(id) {
            return Ok(sender.clone());
        }
        let (table, listed) = load(self.shared.store.as_ref(), id).await?;
        // What a home has at open tables, and at whose cost bots think, must not be forgotten over a restart.
        let seated = if table.phase() == table::wire::Phase::Lobby { table.people() } else { Vec::new() };
        for user in seated.iter().chain([&table.header().host]) {
            self.shared.homes.recall(self.shared.store.as_ref(), user).await;
        }
        let mut tables = self.lock();
        // Somebody else may have woken it meanwhile; there must be only one.
        if let Some(sender) = tables.get(id) {
            return Ok(sender.clone());
        }
        let sender = Actor::start(table, listed, self.shared.clone());
        tables.add(id, sender.clone());
        Ok(sender)
    }

    fn forget(&self, id: &str, gone: &mpsc::Sender<Ask>) {
        self.lock().forget(id, gone);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Awake> {
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
    let table = match kept {
        Some(table) => table,
        None => Table::new(header).map_err(|_| refusal("broken"))?,
    };
    let lines = store.entries(id, table.position()).await.map_err(|error| store_refusal(&error))?;
    Ok((brought_up_to(table, lines).await?, record.summary))
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

/// A whole journal, read away from the threads that serve people.
pub(crate) async fn entries(store: &dyn Store, id: &str) -> Result<Vec<Entry>, Refusal> {
    let lines = store.entries(id, 0).await.map_err(|error| store_refusal(&error))?;
    let read = move || lines.iter().map(|line| serde_json::from_str(line).ok()).collect::<Option<Vec<Entry>>>();
    let read = tokio::task::spawn_blocking(read).await;
    read.ok().flatten().ok_or_else(|| refusal("broken"))
}

/// Applies what the journal holds beyond the table's position, and says what changed.
pub(crate) async fn catch_up(store: &dyn Store, id: &str, table: &mut Table) -> Result<Vec<table::Update>, Refusal> {
    let lines = store.entries(id, table.position()).await.map_err(|error| store_refusal(&error))?;
    apply(table, &lines)
}

fn apply(table: &mut Table, lines: &[String]) -> Result<Vec<table::Update>, Refusal> {
    let mut updates = Vec::new();
    for line in lines {
        let entry: Entry = serde_json::from_str(line).map_err(|_| refusal("broken"))?;
        updates.push(table.apply(&entry).map_err(|error| {
            tracing::error!(%error, id = table.header().id, "a journal cannot be replayed");
            refusal("broken")
        })?);
    }
    Ok(updates)
}

/// The table with these entries of its journal: many of them away from the threads that serve people.
async fn brought_up_to(mut table: Table, lines: Vec<String>) -> Result<Table, Refusal> {
    if lines.len() <= AT_ONCE {
        return apply(&mut table, &lines).map(|_| table);
    }
    let applied = tokio::task::spawn_blocking(move || apply(&mut table, &lines).map(|_| table)).await;
    applied.unwrap_or_else(|_| Err(refusal("broken")))
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
