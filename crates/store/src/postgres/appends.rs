//! Appends, grouped: while one group is on its way to the server and its disk, the next one gathers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use deadpool_postgres::{Object, Pool};
use tokio::sync::{mpsc, oneshot};

use super::Param;
use super::fault::{column, within};
use crate::convert::{count, number, seat_number};
use crate::{Append, Conflict, Error, Phase, Result, Stats, Thing};

const APPEND: &str = include_str!("append.sql");
/// How many appends may wait before the next one waits to be let in.
const QUEUE: usize = 4096;
/// The most appends in one statement.
const GROUP: usize = 512;

/// The way to the task that appends.
pub(super) struct Appends {
    requests: mpsc::Sender<Request>,
    counters: Arc<Counters>,
}

#[derive(Default)]
struct Counters {
    writes: AtomicU64,
    commits: AtomicU64,
}

enum Request {
    Append(Waiting),
    Close(oneshot::Sender<()>),
}

struct Waiting {
    append: Append,
    reply: oneshot::Sender<Result<u64>>,
}

impl Appends {
    /// Starts the task, which ends when the store is closed or dropped.
    pub(super) fn start(pool: Pool) -> Appends {
        let (requests, queue) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        let task = Task { pool, client: None, counters: Arc::clone(&counters) };
        tokio::spawn(task.serve(queue));
        Appends { requests, counters }
    }

    /// Waits until the append is committed.
    pub(super) async fn append(&self, append: Append) -> Result<u64> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Append(Waiting { append, reply })).await.map_err(|_| Error::closed())?;
        answer.await.map_err(|_| Error::closed())?
    }

    pub(super) fn ready(&self) -> Result<()> {
        if self.requests.is_closed() { Err(Error::closed()) } else { Ok(()) }
    }

    /// Waits until everything is committed.
    pub(super) async fn close(&self) {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Close(reply)).await.is_ok() {
            // No answer would mean that the task is gone, and nothing waits any more.
            let _ = answer.await;
        }
    }

    pub(super) fn stats(&self) -> Stats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats { writes: read(&self.counters.writes), commits: read(&self.counters.commits) }
    }
}

struct Task {
    pool: Pool,
    /// Kept between groups, until something goes wrong with it.
    client: Option<Object>,
    counters: Arc<Counters>,
}

impl Task {
    async fn serve(mut self, mut queue: mpsc::Receiver<Request>) {
        let (mut requests, mut closing) = (Vec::with_capacity(GROUP), Vec::new());
        while queue.recv_many(&mut requests, GROUP).await > 0 {
            let mut waiting = Vec::with_capacity(requests.len());
            for request in requests.drain(..) {
                match request {
                    Request::Append(append) => waiting.push(append),
                    Request::Close(reply) => {
                        queue.close();
                        closing.push(reply);
                    }
                }
            }
            while !waiting.is_empty() {
                let (group, later) = one_for_each_table(waiting);
                self.commit_group(group).await;
                waiting = later;
            }
        }
        drop(self.client);
        for reply in closing {
            let _ = reply.send(());
        }
    }

    /// Stores the group in one statement. If the server refuses that for something in it, each append is tried in a
    /// statement of its own, so that only the one to blame fails.
    async fn commit_group(&mut self, group: Vec<Waiting>) {
        match self.commit(&group).await {
            Ok(results) => {
                for (waiting, result) in group.into_iter().zip(results) {
                    // A caller that no longer waits has hung up; the append stands all the same.
                    let _ = waiting.reply.send(result);
                }
            }
            Err(error) if group.len() == 1 || error.is_temporary() => {
                for waiting in group {
                    let _ = waiting.reply.send(Err(error.clone()));
                }
            }
            Err(_) => {
                for waiting in group {
                    Box::pin(self.commit_group(vec![waiting])).await;
                }
            }
        }
    }

    /// The results of the group's appends, in order. On an error nothing of it is stored, unless the connection broke.
    async fn commit(&mut self, group: &[Waiting]) -> Result<Vec<Result<u64>>> {
        let columns = Columns::of(group)?;
        let client = match self.client.take().filter(|client| !client.is_closed()) {
            Some(client) => client,
            None => self.pool.get().await?,
        };
        let answer =
            within(async { client.query(&client.prepare_cached(APPEND).await?, &columns.params()).await }).await;
        match &answer {
            // It may be in any state: let go of it for good.
            Err(error) if error.is_temporary() => drop(Object::take(client)),
            _ => self.client = Some(client),
        }
        let mut lengths = BTreeMap::new();
        for row in &answer? {
            lengths.insert(column::<String>(row, 0)?, (count(column(row, 1)?)?, column::<bool>(row, 2)?));
        }
        self.counters.writes.fetch_add(group.len() as u64, Ordering::Relaxed);
        self.counters.commits.fetch_add(1, Ordering::Relaxed);
        Ok(group.iter().map(|waiting| result(&waiting.append, lengths.get(&waiting.append.table))).collect())
    }
}

/// The first append of each table, and the others for later: the second can only fit when the first is stored.
fn one_for_each_table(waiting: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let mut tables = BTreeSet::new();
    waiting.into_iter().partition(|waiting| tables.insert(waiting.append.table.clone()))
}

fn result(append: &Append, found: Option<&(u64, bool)>) -> Result<u64> {
    match found {
        Some((length, true)) => Ok(length + append.entries.len() as u64),
        Some((length, false)) => Err(Error::Conflict(Conflict::Journal {
            table: append.table.clone(),
            expected: append.expected,
            length: *length,
        })),
        None => Err(Error::Missing(Thing::Table)),
    }
}

/// A group as the columns that `append.sql` takes.
#[derive(Default)]
struct Columns<'a> {
    tables: Vec<&'a str>,
    expected: Vec<i64>,
    added: Vec<i64>,
    at: Vec<i64>,
    phases: Vec<Option<&'static str>>,
    summaries: Vec<Option<&'a str>>,
    reseated: Vec<bool>,
    entries: (Vec<&'a str>, Vec<i64>, Vec<&'a str>),
    members: (Vec<&'a str>, Vec<&'a str>, Vec<i16>),
}

impl<'a> Columns<'a> {
    fn of(group: &'a [Waiting]) -> Result<Columns<'a>> {
        let mut columns = Columns::default();
        for Waiting { append, .. } in group {
            columns.tables.push(&append.table);
            columns.expected.push(number(append.expected)?);
            columns.added.push(number(append.entries.len() as u64)?);
            columns.at.push(number(append.at)?);
            columns.phases.push(append.phase.map(Phase::as_str));
            columns.summaries.push(append.summary.as_deref());
            columns.reseated.push(append.members.is_some());
            for (seq, entry) in (append.expected..).zip(&append.entries) {
                columns.entries.0.push(&append.table);
                columns.entries.1.push(number(seq)?);
                columns.entries.2.push(entry);
            }
            for member in append.members.iter().flatten() {
                columns.members.0.push(&append.table);
                columns.members.1.push(&member.user);
                columns.members.2.push(seat_number(member.seat));
            }
        }
        Ok(columns)
    }

    fn params(&self) -> [Param<'_>; 13] {
        let Columns { tables, expected, added, at, phases, summaries, reseated, entries, members } = self;
        [
            tables, expected, added, at, phases, summaries, reseated, &entries.0, &entries.1, &entries.2, &members.0,
            &members.1, &members.2,
        ]
    }
}
