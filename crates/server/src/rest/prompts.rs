//! The questions put to one person, at all their tables, for a program to answer.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use axum::http::StatusCode;
use axum::response::sse::Event;
use serde::Deserialize;
use serde::de::IgnoredAny;
use store::{Page, Phase};
use table::Lang;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::actor::{Ask, Conn, Outbox};
use crate::app::{App, News, closed};
use crate::error::ApiError;
use crate::identity::Me;

/// Connections of programs are numbered from here, apart from those of browsers.
static PROGRAMS: AtomicU64 = AtomicU64::new(1 << 62);

/// Tables that one program watches at most.
const TABLES: u32 = 50;
/// Messages that wait for a slow program before it is dropped.
const WAITING: usize = 256;
/// How long a program in haste waits before it is looked again whether it may go on.
const BREATH: Duration = Duration::from_millis(50);

/// A message that shows a table, or says that something has changed at one.
#[derive(Deserialize)]
struct Told {
    state: Option<Shown>,
    changes: Option<IgnoredAny>,
    table: Option<String>,
}

#[derive(Deserialize)]
struct Shown {
    id: String,
}

impl Told {
    /// The table that looks different now, if one does.
    fn table(&self) -> Option<&str> {
        let changed = self.table.as_deref().filter(|_| self.changes.is_some());
        self.state.as_ref().map(|shown| shown.id.as_str()).or(changed)
    }
}

/// A program that listens. When it goes away, its tables are told.
pub(super) struct Prompts {
    app: App,
    me: Me,
    from: IpAddr,
    lang: Lang,
    conn: Conn,
    out: Outbox,
    inbox: mpsc::Receiver<Utf8Bytes>,
    news: broadcast::Receiver<News>,
    watched: BTreeSet<String>,
    /// The questions told last, by table: the same ones are not told again.
    told: BTreeMap<String, Vec<Option<String>>>,
}

impl Prompts {
    pub(super) async fn open(app: App, (me, from): (Me, IpAddr), lang: Lang) -> Result<Self, ApiError> {
        let (out, inbox) = mpsc::channel(WAITING);
        let conn = PROGRAMS.fetch_add(1, Ordering::Relaxed);
        let news = app.news.subscribe();
        if app.is_gone(&me).await {
            return Err(ApiError::new(StatusCode::UNAUTHORIZED, "bad_token"));
        }
        let (watched, told) = (BTreeSet::new(), BTreeMap::new());
        let mut prompts = Prompts { app, me, from, lang, conn, out, inbox, news, watched, told };
        prompts.watch_all().await?;
        Ok(prompts)
    }

    /// The next event: `prompt` with the state of a table where a seat of the person has to decide, `over` when a
    /// game has ended. Nothing more comes when the server goes down, the token is revoked or the program is too slow.
    pub(super) async fn next(&mut self) -> Option<Event> {
        let mut closing = self.app.closing.subscribe();
        loop {
            let text = tokio::select! {
                text = self.inbox.recv() => text?,
                news = self.news.recv() => {
                    if self.hear(news).await { continue } else { return None }
                }
                () = closed(&mut closing) => return None,
            };
            // Something was left out if there was no room: the program comes back and is told everything.
            if self.inbox.len() + 1 >= WAITING {
                return None;
            }
            let event = match serde_json::from_str::<Told>(&text) {
                Ok(told) => match told.table() {
                    Some(table) => self.look_at(table).await,
                    None => None,
                },
                Err(_) => None,
            };
            if event.is_some() {
                return event;
            }
        }
    }

    /// The whole state of a table, written out: programs need not put changes together. The table writes it once for
    /// all who see the same, and each look counts as a message: a program in haste waits.
    async fn look_at(&mut self, table: &str) -> Option<Event> {
        while !self.app.limits.message(self.me.id(), self.from) {
            tokio::time::sleep(BREATH).await;
        }
        let (reply, written) = oneshot::channel();
        let ask = Ask::Write { user: self.me.id().to_owned(), lang: self.lang, reply };
        self.app.hub.ask(table, ask).await.ok()?;
        let Some(written) = written.await.ok()? else {
            // What is asked next is news, even if it was asked before.
            self.told.remove(table);
            return None;
        };
        if written.over {
            self.told.remove(table);
            return self.unwatch(table).then(|| Event::default().event("over").data(&written.text));
        }
        let is_due = written.asked.iter().any(Option::is_some);
        let is_new = self.told.get(table).is_none_or(|before| *before != written.asked);
        self.told.insert(table.to_owned(), written.asked.clone());
        (is_due && is_new).then(|| Event::default().event("prompt").data(&written.text))
    }

    /// False when the program may listen no longer.
    async fn hear(&mut self, news: Result<News, RecvError>) -> bool {
        match news {
            Ok(News::Joined { user, table }) if user == self.me.id() => self.watch(table).await,
            Ok(News::Revoked { token }) => return self.me.token() != Some(token.as_str()),
            Ok(News::Joined { .. }) => {}
            // What was missed may have been that the token is revoked: the program has to show it again.
            Err(RecvError::Lagged(_) | RecvError::Closed) => return false,
        }
        true
    }

    async fn watch_all(&mut self) -> Result<(), ApiError> {
        let phases = [Phase::Lobby, Phase::Playing];
        let records = self.app.store.tables_of(self.me.id(), &phases, Page::first(TABLES)).await?;
        for record in records {
            // Who comes and goes all the time is shown no more than who stays.
            if !self.app.limits.look(self.me.id(), self.from) {
                return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
            }
            self.watch(record.id).await;
        }
        Ok(())
    }

    async fn watch(&mut self, table: String) {
        if self.watched.len() >= TABLES as usize || self.watched.contains(&table) {
            return;
        }
        let (reply, allowed) = oneshot::channel();
        let user = self.me.id().to_owned();
        let watch = Ask::Watch { conn: self.conn, user, lang: self.lang, out: self.out.clone(), reply };
        // Noted before it is asked for: a program that goes away meanwhile is not watched forever.
        self.watched.insert(table.clone());
        let asked = self.app.hub.ask(&table, watch).await;
        if asked.is_err() || !matches!(allowed.await, Ok(Ok(()))) {
            self.watched.remove(&table);
        }
    }

    /// False when the table was not watched any more.
    fn unwatch(&mut self, table: &str) -> bool {
        if !self.watched.remove(table) {
            return false;
        }
        let (app, conn, table) = (self.app.clone(), self.conn, table.to_owned());
        tokio::spawn(async move {
            // A table that cannot be reached does not watch anybody.
            let _ = app.hub.ask(&table, Ask::Unwatch { conn }).await;
        });
        true
    }
}

impl Drop for Prompts {
    fn drop(&mut self) {
        for table in self.watched.clone() {
            self.unwatch(&table);
        }
    }
}
