//! Who is here: people whose browser is connected, and for a moment those whose connection was cut.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use store::Bond;
use table::wire::{Notice, ServerMessage};

use crate::actor::{Conn, Outbox};
use crate::hub::{Shared, to_json};

/// Whoever reloads a page has not gone.
const GRACE: Duration = Duration::from_secs(20);

/// Everybody who is here, and how to tell them something.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<String, Vec<(Conn, Outbox)>>>);

/// A connection by which somebody is here, for as long as it is kept.
pub(crate) struct Here {
    shared: Arc<Shared>,
    user: String,
    conn: Conn,
}

impl Presence {
    /// Somebody is connected.
    pub(crate) fn enter(shared: &Arc<Shared>, user: &str, conn: Conn, out: Outbox) -> Here {
        let fresh = {
            let mut people = shared.meet.here.lock();
            let fresh = !people.contains_key(user);
            people.entry(user.to_owned()).or_default().push((conn, out));
            fresh
        };
        if fresh {
            tokio::spawn(changed(shared.clone(), user.to_owned(), true));
        }
        let (queue, person) = (shared.clone(), user.to_owned());
        tokio::spawn(async move { queue.notices.queue.drop_all(&person).await });
        Here { shared: shared.clone(), user: user.to_owned(), conn }
    }

    pub(crate) fn is_here(&self, user: &str) -> bool {
        self.lock().contains_key(user)
    }

    /// Whether somebody has a connection right now: whoever was cut off may not come back.
    pub(crate) fn is_connected(&self, user: &str) -> bool {
        self.lock().get(user).is_some_and(|connections| !connections.is_empty())
    }

    /// How many people are here.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.lock().len()).unwrap_or(u32::MAX)
    }

    /// Tells somebody something on all their connections; whoever is away hears nothing.
    pub(crate) fn notify(&self, user: &str, notice: Notice) {
        let text: Utf8Bytes = to_json(&ServerMessage::Notice { notice }).into();
        for (_, out) in self.lock().get(user).into_iter().flatten() {
            // One that cannot keep up is dropped by whoever tells it more.
            let _ = out.try_send(text.clone());
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<(Conn, Outbox)>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let gone = {
            let mut people = self.shared.meet.here.lock();
            let connections = people.get_mut(&self.user);
            connections.is_some_and(|connections| {
                connections.retain(|(conn, _)| *conn != self.conn);
                connections.is_empty()
            })
        };
        // A server that goes down has no runtime any more, and nobody to tell.
        if gone && let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let (shared, user) = (self.shared.clone(), std::mem::take(&mut self.user));
            runtime.spawn(async move {
                tokio::time::sleep(GRACE).await;
                let stays_away = {
                    let mut people = shared.meet.here.lock();
                    let away = people.get(&user).is_some_and(Vec::is_empty);
                    if away {
                        people.remove(&user);
                    }
                    away
                };
                if stays_away {
                    changed(shared, user, false).await;
                }
            });
        }
    }
}

/// Tells those who should know that somebody has come or gone: whoever looks at open tables, and friends who are here.
async fn changed(shared: Arc<Shared>, user: String, here: bool) {
    shared.meet.board.touch(&user);
    let known = shared.store.profile(&user).await;
    if !known.is_ok_and(|profile| profile.seen) {
        return;
    }
    for other in shared.store.circle(&user).await.unwrap_or_default() {
        if other.bond == Bond::Friend {
            shared.meet.here.notify(&other.user, Notice::Here { user: user.clone(), here });
        }
    }
}
