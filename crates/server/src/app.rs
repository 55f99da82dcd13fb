//! What every request can reach.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;
use tokio::sync::{broadcast, watch};

use crate::daily::{Dailies, Daily};
use crate::hub::{Hub, Pace};
use crate::identity::Me;
use crate::library::Library;
use crate::limits::{Allowance, Limits};

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Hub,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    pub(crate) dailies: Dailies,
    /// Uploaded journals.
    pub(crate) library: Library,
    /// True once the server goes down.
    pub(crate) closing: watch::Sender<bool>,
    /// What connections of programs have to know at once.
    pub(crate) news: broadcast::Sender<News>,
}

/// Something that changes what an open connection may see.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// A person sits at one more table.
    Joined { user: String, table: String },
    /// A token is no longer valid.
    Revoked { token: String },
}

/// Comes when the server goes down.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// News that wait for a slow reader; one who misses some looks for himself.
const NEWS: usize = 64;

impl App {
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        pace: Pace,
        allowance: Allowance,
        daily: Daily,
    ) -> store::Result<Self> {
        let mut fresh = [0; 64];
        fresh[..32].copy_from_slice(&crate::ids::entropy());
        fresh[32..].copy_from_slice(&crate::ids::entropy());
        let secret = store.secret("cookies", &fresh).await?;
        let dailies = Dailies::new(daily, store.secret("daily", &crate::ids::entropy()).await?);
        let hub = Hub::new(store.clone(), pace);
        let closing = watch::Sender::new(false);
        let (key, limits, news) = (Key::from(&secret), Limits::new(allowance), broadcast::Sender::new(NEWS));
        let library = Library::default();
        Ok(App(Arc::new(Inner { store, hub, key, limits, dailies, library, closing, news })))
    }

    /// Tells the programs of these people that they sit at a table now.
    pub(crate) fn joined(&self, table: &str, people: impl IntoIterator<Item = String>) {
        for user in people {
            // Nobody listens when no program is connected.
            let _ = self.news.send(News::Joined { user, table: table.to_owned() });
        }
    }

    /// Whether the token by which a program is known was revoked while it was still being let in. To be asked by one
    /// who hears the news already.
    pub(crate) async fn is_gone(&self, me: &Me) -> bool {
        let Some(token) = &me.1 else { return false };
        // A store that is away does not say that the token is gone.
        self.store.tokens(me.id()).await.is_ok_and(|tokens| tokens.iter().all(|known| known.id != *token))
    }

    /// Comes when the token by which a program is known is revoked; never for people.
    pub(crate) async fn revoked(&self, me: &Me) {
        let Some(token) = &me.1 else { return std::future::pending().await };
        let mut news = self.news.subscribe();
        if self.is_gone(me).await {
            return;
        }
        loop {
            match news.recv().await {
                Ok(News::Revoked { token: gone }) if gone == *token => return,
                Ok(_) => {}
                // What was missed may have been just that, so the program has to show its token again.
                Err(_) => return,
            }
        }
    }
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}
