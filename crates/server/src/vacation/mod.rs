//! Vacations: people say that they are away, their clocks stand still, and nobody writes to them.
//!
//! What the store holds is true. Tables are told of it: when somebody goes or comes back, when a vacation begins that was
//! planned, and when a table wakes, so that nothing is missed by a server that was killed in between. When one ends
//! each table sees for itself.

mod days;
mod telling;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Store, Vacation};
use table::Millis;
use tokio::sync::Notify;

pub(crate) use self::days::{A_YEAR, AHEAD, DAY, days_left, most_from};
pub(crate) use self::telling::{keep_told, tell_tables};

/// Who is away now, or has planned to be.
pub(crate) struct Vacations {
    store: Arc<dyn Store>,
    people: Mutex<BTreeMap<String, Span>>,
    changed: Notify,
}

/// From when until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) from: Millis,
    pub(crate) until: Millis,
}

impl Vacations {
    /// As the store has them.
    pub(crate) async fn new(store: Arc<dyn Store>, now: Millis) -> store::Result<Self> {
        let known = store.vacations_after(now).await?;
        let people = known.into_iter().map(|Vacation { user, from, until }| (user, Span { from, until })).collect();
        Ok(Vacations { store, people: Mutex::new(people), changed: Notify::new() })
    }

    /// Until when somebody is away, if they are now.
    pub(crate) fn until(&self, user: &str, now: Millis) -> Option<Millis> {
        let span = self.lock().get(user).copied()?;
        (span.from <= now && now < span.until).then_some(span.until)
    }

    /// The vacation that somebody has begun or planned.
    pub(crate) fn of(&self, user: &str, now: Millis) -> Option<Span> {
        self.lock().get(user).copied().filter(|span| now < span.until)
    }

    /// Somebody goes away, now or later. To be asked in the person's turn.
    pub(crate) async fn plan(&self, user: &str, span: Span) -> store::Result<()> {
        let Span { from, until } = span;
        self.store.put_vacation(Vacation { user: user.to_owned(), from, until }).await?;
        self.lock().insert(user.to_owned(), span);
        self.changed.notify_one();
        Ok(())
    }

    /// Somebody is back, or does not go. One that has not begun leaves no trace. To be asked in the person's turn.
    pub(crate) async fn end(&self, user: &str, now: Millis) -> store::Result<()> {
        let Some(Span { from, .. }) = self.of(user, now) else { return Ok(()) };
        if from > now {
            self.store.remove_vacation(user, from).await?;
        } else {
            self.store.put_vacation(Vacation { user: user.to_owned(), from, until: now }).await?;
        }
        self.lock().remove(user);
        Ok(())
    }

    /// Those whose vacation begins between two moments, and when the next one after them begins.
    fn beginning(&self, since: Millis, now: Millis) -> (Vec<String>, Option<Millis>) {
        let mut people = self.lock();
        people.retain(|_, span| now < span.until);
        let begun = people.iter().filter(|(_, span)| since < span.from && span.from <= now);
        let next = people.values().map(|span| span.from).filter(|from| *from > now).min();
        (begun.map(|(user, _)| user.clone()).collect(), next)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Span>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
