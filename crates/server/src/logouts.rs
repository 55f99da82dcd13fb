//! Who has something open in which session: ending one closes it, and nobody else need hear of that.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::identity::Session;

/// What is open, by person.
#[derive(Default)]
pub(crate) struct Logouts(Mutex<HashMap<String, Vec<Open>>>);

/// Something that is open in a session.
struct Open {
    session: Session,
    ended: Arc<Notify>,
}

impl Logouts {
    /// Something is open from now on, for as long as the result is kept.
    pub(crate) fn listen(&self, user: &str, session: &Session) -> Listening<'_> {
        let ended = Arc::new(Notify::new());
        let open = Open { session: session.clone(), ended: ended.clone() };
        self.lock().entry(user.to_owned()).or_default().push(open);
        Listening { logouts: self, user: user.to_owned(), ended }
    }

    /// A person has ended a session, or all.
    pub(crate) fn end(&self, user: &str, session: Option<&Session>) {
        let all = self.lock();
        let open = all.get(user).into_iter().flatten();
        let concerned = open.filter(|open| session.is_none_or(|ended| open.session == *ended));
        concerned.for_each(|open| open.ended.notify_one());
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Open>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hears of the end of its session.
pub(crate) struct Listening<'a> {
    logouts: &'a Logouts,
    user: String,
    ended: Arc<Notify>,
}

impl Listening<'_> {
    /// Comes when the session has been ended since it began to listen.
    pub(crate) async fn ended(&self) {
        self.ended.notified().await;
    }
}

impl Drop for Listening<'_> {
    fn drop(&mut self) {
        let mut all = self.logouts.lock();
        if let Some(open) = all.get_mut(&self.user) {
            open.retain(|open| !Arc::ptr_eq(&open.ended, &self.ended));
            if open.is_empty() {
                all.remove(&self.user);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    async fn is_told(listening: &Listening<'_>) -> bool {
        tokio::time::timeout(Duration::from_millis(20), listening.ended()).await.is_ok()
    }

    #[tokio::test]
    async fn those_hear_of_an_end_whose_session_it_was() {
        let logouts = Logouts::default();
        let (laptop, phone) = (Session::new(), Session::new());
        let open = [("ann", &laptop), ("ann", &laptop), ("ann", &phone), ("bob", &phone)];
        let open = open.map(|(user, session)| logouts.listen(user, session));
        logouts.end("ann", Some(&laptop));
        logouts.end("nobody", None);
        let mut told = Vec::new();
        for listening in &open {
            told.push(is_told(listening).await);
        }
        assert_eq!(told, [true, true, false, false], "also of one that came before they waited");
        logouts.end("ann", None);
        assert!(is_told(&open[2]).await && !is_told(&open[3]).await);
        drop(open);
        assert!(logouts.lock().is_empty(), "who has gone is forgotten");
    }
}
