//! Time at a table, and tables that sleep until something is due.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::Millis;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use crate::ids::now;

/// What time it is at a table: that of the system when it woke, and from then on as time passes, whatever is done to
/// the clock of the system. It is never behind what has happened at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableTime {
    at: Millis,
    since: Instant,
}

impl TableTime {
    pub(crate) fn from(last: Millis) -> Self {
        TableTime { at: now().max(last), since: Instant::now() }
    }

    pub(crate) fn now(&self) -> Millis {
        self.at + self.since.elapsed().as_millis() as Millis
    }

    /// How long it is until a moment.
    pub(crate) fn until(&self, due: Millis) -> Duration {
        Duration::from_millis(due.saturating_sub(self.now()))
    }
}

/// The tables that sleep although something will be due there, such as a clock that runs for days.
#[derive(Default)]
pub(crate) struct Alarms {
    set: Mutex<Set>,
    changed: Notify,
}

/// Alarms by table and in the order in which they go off, so that however many there are nobody looks through them.
#[derive(Default)]
struct Set {
    tables: HashMap<String, (Instant, TableTime)>,
    order: BTreeSet<(Instant, String)>,
    /// How many alarms were looked at, for tests.
    #[cfg(test)]
    looked_at: usize,
}

impl Set {
    fn add(&mut self, table: &str, wake: Instant, time: TableTime) {
        self.remove(table);
        self.tables.insert(table.to_owned(), (wake, time));
        self.order.insert((wake, table.to_owned()));
    }

    fn remove(&mut self, table: &str) -> Option<TableTime> {
        let (table, (wake, time)) = self.tables.remove_entry(table)?;
        self.order.remove(&(wake, table));
        Some(time)
    }

    /// When the next one goes off.
    fn next(&self) -> Option<Instant> {
        self.order.first().map(|(wake, _)| *wake)
    }

    /// The tables whose alarm has gone off by a moment. They are on the list until they wake.
    fn due(&mut self, reached: Instant) -> Vec<String> {
        let gone_off = self.order.iter().take_while(|(wake, _)| *wake <= reached);
        let due: Vec<String> = gone_off.map(|(_, table)| table.clone()).collect();
        #[cfg(test)]
        {
            self.looked_at += due.len() + 1;
        }
        due
    }
}

impl Alarms {
    /// Has a table woken when something is due there.
    pub(crate) fn set(&self, table: &str, time: TableTime, due: Millis) {
        self.put(table, Instant::now() + time.until(due), time);
    }

    fn put(&self, table: &str, wake: Instant, time: TableTime) {
        let mut set = self.lock();
        let is_first = set.next().is_none_or(|next| wake < next);
        set.add(table, wake, time);
        drop(set);
        // Whoever waits for the first one need not hear of any other.
        if is_first {
            self.changed.notify_one();
        }
    }

    /// A table wakes. What time it is there, if it fell asleep in this process: then its clocks ran on.
    pub(crate) fn wake(&self, table: &str) -> Option<TableTime> {
        self.lock().remove(table)
    }

    /// Waits until something is due at tables that sleep.
    pub(crate) async fn due(&self) -> Vec<String> {
        loop {
            let next = self.lock().next();
            let far = Instant::now() + Duration::from_secs(3_600);
            tokio::select! {
                () = sleep_until(next.unwrap_or(far)) => {}
                () = self.changed.notified() => continue,
            }
            let due = self.lock().due(Instant::now());
            if !due.is_empty() {
                return due;
            }
        }
    }

    /// One that cannot be woken now is tried again later.
    pub(crate) fn snooze(&self, table: &str, pause: Duration) {
        let mut set = self.lock();
        if let Some(time) = set.remove(table) {
            set.add(table, Instant::now() + pause, time);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Set> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_is_woken_when_something_is_due_and_its_time_went_on() {
        let alarms = Alarms::default();
        let time = TableTime::from(0);
        let fell_asleep = time.now();
        alarms.set("late", time, fell_asleep + 600);
        alarms.set("soon", time, fell_asleep + 100);
        assert_eq!(alarms.due().await, ["soon"]);
        assert!(time.now() >= fell_asleep + 100);
        assert!(alarms.wake("soon").is_some() && alarms.wake("soon").is_none());
        assert_eq!(alarms.due().await, ["late"]);
        assert!(alarms.wake("late").expect("asleep").now() >= fell_asleep + 600, "its clocks ran on");
    }

    #[tokio::test]
    async fn of_a_hundred_thousand_alarms_only_those_that_go_off_are_looked_at() {
        let alarms = Alarms::default();
        let time = TableTime::from(0);
        let tomorrow = Instant::now() + Duration::from_secs(86_400);
        for n in 0..100_000 {
            alarms.put(&format!("t{n}"), tomorrow + Duration::from_millis(n), time);
        }
        // One after the other something is due at some of them, and then they sleep again.
        for n in 0..200 {
            let table = format!("t{}", n * 499);
            alarms.put(&table, Instant::now(), time);
            assert_eq!(alarms.due().await, std::slice::from_ref(&table));
            if n % 2 == 0 {
                alarms.snooze(&table, Duration::from_secs(3_600));
            } else {
                assert!(alarms.wake(&table).is_some() && alarms.wake(&table).is_none());
                alarms.put(&table, tomorrow, time);
            }
        }
        let set = alarms.lock();
        assert_eq!((set.tables.len(), set.order.len()), (100_000, 100_000));
        assert!(set.looked_at <= 10 * 200, "{} alarms were looked at", set.looked_at);
        assert!(set.next().is_some_and(|next| next < tomorrow), "those that snooze come first");
    }

    #[tokio::test]
    async fn one_that_cannot_be_woken_now_goes_off_again() {
        let alarms = Alarms::default();
        alarms.put("t", Instant::now(), TableTime::from(0));
        assert_eq!(alarms.due().await, ["t"]);
        alarms.snooze("t", Duration::from_millis(50));
        assert_eq!(alarms.due().await, ["t"]);
        alarms.snooze("unknown", Duration::ZERO);
        assert!(alarms.wake("unknown").is_none());
    }

    #[tokio::test]
    async fn a_table_whose_journal_is_ahead_of_the_clock_goes_on_from_there() {
        let tomorrow = now() + 86_400_000;
        let time = TableTime::from(tomorrow);
        assert!((tomorrow..tomorrow + 1_000).contains(&time.now()));
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(time.now() >= tomorrow + 50, "nobody waits until the clock of the system has caught up");
    }
}
