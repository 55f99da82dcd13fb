//! What every request can reach.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;
use tokio::sync::{broadcast, watch};

use crate::access::Access;
use crate::daily::{Dailies, Daily};
use crate::homes::Homes;
use crate::hosts::Hosts;
use crate::hub::{Hub, Pace};
use crate::identity::{Me, Proof, Session};
use crate::ids::now;
use crate::library::Library;
use crate::limits::{Allowance, Limits};
use crate::logouts::Logouts;
use crate::notices::{Notices, Telling};
use crate::passwords::Passwords;
use crate::quotas::{Quotas, Turns};
use crate::rest::Readiness;
use crate::vacation::Vacations;

/// What a server insists on with every request, and tells of it.
pub(crate) struct Doors {
    pub(crate) hosts: Hosts,
    pub(crate) access: Access,
    /// Whether figures are told on an address of their own.
    pub(crate) figures_elsewhere: bool,
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Hub,
    pub(crate) key: Key,
    pub(crate) doors: Doors,
    pub(crate) readiness: Readiness,
    pub(crate) limits: Limits,
    pub(crate) quotas: Quotas,
    pub(crate) turns: Turns,
    pub(crate) passwords: Passwords,
    pub(crate) dailies: Dailies,
    /// Uploaded journals.
    pub(crate) library: Library,
    /// True once the server goes down.
    pub(crate) closing: watch::Sender<bool>,
    /// What connections of programs have to know at once.
    pub(crate) news: broadcast::Sender<News>,
    /// Two people between whom something has changed about who plays with whom.
    pub(crate) bonds: broadcast::Sender<[String; 2]>,
    /// What is open in which session.
    logouts: Logouts,
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

/// News that wait for a slow reader; a reader who misses some looks for themselves.
const NEWS: usize = 64;

impl App {
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        pace: Pace,
        (allowance, quotas): (Allowance, Quotas),
        (daily, telling): (Daily, Telling),
        doors: Doors,
    ) -> store::Result<Self> {
        let mut fresh = [0; 64];
        fresh[..32].copy_from_slice(&crate::ids::entropy());
        fresh[32..].copy_from_slice(&crate::ids::entropy());
        let secret = store.secret("cookies", &fresh).await?;
        let dailies = Dailies::new(daily, store.secret("daily", &crate::ids::entropy()).await?);
        let notices = Notices::new(&store, telling).await?;
        let homes = Homes::new(store.secret("homes", &crate::ids::entropy()).await?);
        let vacations = Vacations::new(store.clone(), now()).await?;
        let told = (notices, vacations);
        let hub = Hub::new(store.clone(), pace, (dailies.clock.clone(), homes), told);
        let closing = watch::Sender::new(false);
        let (key, limits, news) = (Key::from(&secret), Limits::new(allowance, quotas), broadcast::Sender::new(NEWS));
        let library = Library::new(hub.shared.thinkers.clone());
        let (turns, passwords) = (Turns::default(), Passwords::default());
        let readiness = Readiness::default();
        let (bonds, logouts) = (broadcast::Sender::new(NEWS), Logouts::default());
        let inner = Inner {
            store,
            hub,
            key,
            doors,
            readiness,
            limits,
            quotas,
            turns,
            passwords,
            dailies,
            library,
            closing,
            news,
            bonds,
            logouts,
        };
        Ok(App(Arc::new(inner)))
    }

    /// Somebody is here, from this address.
    pub(crate) fn seen(&self, user: &str, from: IpAddr) {
        self.hub.shared.homes.note(&self.store, user, from);
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
        let Some(token) = me.token() else { return false };
        // A store that is away does not say that the token is gone.
        self.store.tokens(me.id()).await.is_ok_and(|tokens| tokens.iter().all(|known| known.id != *token))
    }

    /// Closes what a person has open in one session, or in all; whoever may still come back does.
    pub(crate) fn logged_out(&self, user: &str, session: Option<&Session>) {
        self.logouts.end(user, session);
    }

    /// Comes when a person has ended this session, or all.
    async fn left(&self, me: &Me, session: &Session) {
        let listening = self.logouts.listen(me.id(), session);
        // It may have been ended while it was still being let in. A store that is away does not say so.
        let user = self.store.user(me.id()).await.ok().flatten();
        let all_ended = user.is_some_and(|user| user.sessions != me.0.sessions);
        if !all_ended && !self.store.has_ended(&session.name).await.unwrap_or(false) {
            listening.ended().await;
        }
    }

    /// Comes when somebody may no longer listen: the token by which a program is known is revoked, or a person has
    /// ended the session.
    pub(crate) async fn revoked(&self, me: &Me) {
        let token = match &me.1 {
            Proof::Token(token) => token,
            Proof::Cookie(session) => return self.left(me, session).await,
        };
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
