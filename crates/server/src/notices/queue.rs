//! What people are still to be told. It is stored, so that a server that is killed forgets none of it; this is what the
//! store holds, so that nobody has to ask it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{DueNotice, Store};
use table::Millis;
use tokio::sync::Notify;

use super::reason::Reason;
use crate::ids::now;

/// The store is asked again after this when it was away.
const RETRY: Duration = Duration::from_secs(5);

/// What people are still to be told.
pub(crate) struct Queue {
    store: Arc<dyn Store>,
    /// So long after something has happened people are told, if they have not come back by themselves.
    delay: Millis,
    people: Mutex<BTreeMap<String, Person>>,
    changed: Notify,
}

/// What one person is to be told, by table.
#[derive(Default)]
struct Person {
    tables: BTreeMap<String, (Reason, Millis)>,
    /// They are being told right now.
    busy: bool,
    /// How often that has failed.
    failures: u32,
}

impl Queue {
    pub(crate) fn new(store: Arc<dyn Store>, delay: Duration) -> Self {
        let delay = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        Queue { store, delay, people: Mutex::default(), changed: Notify::new() }
    }

    /// Takes up what an earlier server has left.
    pub(crate) async fn load(&self) {
        let left = loop {
            match self.store.due().await {
                Ok(left) => break left,
                Err(_) => tokio::time::sleep(RETRY).await,
            }
        };
        let mut people = self.lock();
        for due in left {
            let Some(reason) = Reason::stored(&due.reason) else { continue };
            people.entry(due.user).or_default().tables.entry(due.table).or_insert((reason, due.at));
        }
    }

    /// Somebody is to be told of a table. Whoever is to be told already is told of the newest, no later. Says whether
    /// there is a way to tell them.
    pub(crate) async fn add(&self, user: &str, table: &str, reason: Reason) -> bool {
        let known = self.lock().get(user).and_then(|person| person.tables.get(table).copied());
        if known.is_some_and(|(known, _)| known == reason) {
            return true;
        }
        let at = known.map_or_else(|| now() + self.delay, |(_, at)| at);
        self.put(user, table, reason, at).await
    }

    /// They are told at another time, if they are still to be told; also what came meanwhile.
    pub(super) async fn postpone(&self, due: &DueNotice, at: Millis) {
        let known = self.lock().get(&due.user).and_then(|person| person.tables.get(&due.table).copied());
        if let Some((reason, _)) = known {
            self.put(&due.user, &due.table, reason, at).await;
        }
    }

    async fn put(&self, user: &str, table: &str, reason: Reason, at: Millis) -> bool {
        let due = as_stored(user, table, reason, at);
        let noted = match self.store.put_due(due).await {
            Ok(noted) => noted,
            Err(error) => {
                tracing::warn!(%error, "a notice cannot be kept");
                return false;
            }
        };
        if noted {
            let mut people = self.lock();
            people.entry(user.to_owned()).or_default().tables.insert(table.to_owned(), (reason, at));
            drop(people);
            self.changed.notify_one();
        } else {
            self.drop_one(user, table, None).await;
        }
        noted
    }

    /// Somebody wants to be told otherwise: looked at again now.
    pub(crate) async fn reconsider(&self, user: &str) {
        let tables: Vec<_> = match self.lock().get(user) {
            Some(person) => person.tables.iter().map(|(table, (reason, at))| (table.clone(), *reason, *at)).collect(),
            None => return,
        };
        let soon = now() + self.delay;
        for (table, reason, _) in tables.into_iter().filter(|(.., at)| *at > soon) {
            self.put(user, &table, reason, soon).await;
        }
    }

    /// What did not get through is tried again later, each time twice as late.
    pub(super) fn again(&self, failures: u32) -> Millis {
        now() + (self.delay << failures)
    }

    /// They need not be told of a table any more, or not for this reason.
    pub(crate) async fn drop_one(&self, user: &str, table: &str, only: Option<Reason>) {
        let gone = {
            let mut people = self.lock();
            let Some(person) = people.get_mut(user) else { return };
            let fits = person.tables.get(table).is_some_and(|(reason, _)| only.is_none_or(|only| only == *reason));
            let gone = if fits { person.tables.remove(table) } else { None };
            if person.tables.is_empty() && !person.busy {
                people.remove(user);
            }
            gone
        };
        if let Some((reason, at)) = gone {
            self.forget(as_stored(user, table, reason, at)).await;
        }
    }

    /// Somebody has come: they see for themselves.
    pub(crate) async fn drop_all(&self, user: &str) {
        let tables: Vec<String> = match self.lock().get(user) {
            Some(person) => person.tables.keys().cloned().collect(),
            None => return,
        };
        for table in tables {
            self.drop_one(user, &table, None).await;
        }
    }

    /// They have been told this; there may be news since.
    pub(super) async fn told(&self, due: DueNotice) {
        {
            let mut people = self.lock();
            let Some(person) = people.get_mut(&due.user) else { return };
            if person.tables.get(&due.table).is_some_and(|(reason, at)| reason.word() == due.reason && *at == due.at) {
                person.tables.remove(&due.table);
            }
        }
        self.forget(due).await;
    }

    async fn forget(&self, due: DueNotice) {
        if let Err(error) = self.store.remove_due(due).await {
            // At worst somebody is told twice, after the next start.
            tracing::warn!(%error, "a notice cannot be taken back");
        }
    }

    /// Waits until somebody is to be told something, and gives all that they are to be told. Until it is given back
    /// with [`Queue::done`] nothing more is given of that person.
    pub(super) async fn next(&self) -> Vec<DueNotice> {
        loop {
            let first = {
                let mut people = self.lock();
                let waiting = people.iter_mut().filter(|(_, person)| !person.busy);
                let first = waiting
                    .filter_map(|(user, person)| Some((person.first()?, user.clone(), person)))
                    .min_by_key(|(at, ..)| *at);
                match first {
                    Some((at, user, person)) if at <= now() => {
                        person.busy = true;
                        let tables = person.tables.iter();
                        return tables.map(|(table, (reason, at))| as_stored(&user, table, *reason, *at)).collect();
                    }
                    other => other.map(|(at, ..)| at),
                }
            };
            let wait = first.map_or(Duration::from_secs(3_600), |at| Duration::from_millis(at.saturating_sub(now())));
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.changed.notified() => {}
            }
        }
    }

    /// Nothing gets through to a person. Says how often in a row.
    pub(super) fn failed(&self, user: &str) -> u32 {
        let mut people = self.lock();
        people.get_mut(user).map_or(0, |person| {
            person.failures += 1;
            person.failures
        })
    }

    /// A person has been told, or is to be told later.
    pub(super) fn done(&self, user: &str, failed: bool) {
        let mut people = self.lock();
        if let Some(person) = people.get_mut(user) {
            person.busy = false;
            person.failures = if failed { person.failures } else { 0 };
            if person.tables.is_empty() {
                people.remove(user);
            }
        }
        drop(people);
        self.changed.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Person>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Person {
    fn first(&self) -> Option<Millis> {
        self.tables.values().map(|(_, at)| *at).min()
    }
}

fn as_stored(user: &str, table: &str, reason: Reason, at: Millis) -> DueNotice {
    DueNotice { user: user.to_owned(), table: table.to_owned(), reason: reason.word().to_owned(), at }
}
