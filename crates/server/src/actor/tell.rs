//! Telling those who watch a table.

use std::collections::{BTreeMap, HashMap};

use axum::extract::ws::Utf8Bytes;
use table::wire::ServerMessage;
use table::{Audience, Glance, Millis, Update};

use super::{Actor, Conn, Watcher};
use crate::hub::to_json;

impl Actor {
    /// Tells everyone who watches; equal audiences are told the same words, made once. Whoever belongs to another
    /// audience than before has not been told what that was, and is shown everything.
    pub(super) fn publish(&mut self, updates: &[Update]) {
        let at = self.time.now();
        let mut news: HashMap<Audience, Vec<Utf8Bytes>> = HashMap::new();
        let (mut gone, mut moved) = (Vec::new(), Vec::new());
        for (&conn, watcher) in &self.watchers {
            if self.table.may_watch(&watcher.user).is_err() {
                gone.push(conn);
                continue;
            }
            let audience = self.table.audience(&watcher.user, watcher.lang);
            if audience != watcher.audience {
                moved.push((conn, audience));
                continue;
            }
            let told = &mut self.told;
            let messages = news.entry(audience).or_insert_with_key(|audience| {
                let told = told.entry(audience.clone()).or_default();
                let connected = |user: &str| is_here(&self.watchers, user);
                let glance = Glance { now: at, connected: &connected };
                self.table.tell(updates, audience, &glance, told).iter().map(|m| to_json(m).into()).collect()
            });
            // A connection that cannot keep up is dropped; it comes back and is shown everything.
            if messages.iter().any(|message| watcher.out.try_send(message.clone()).is_err()) {
                gone.push(conn);
            }
        }
        for conn in gone {
            self.watchers.remove(&conn);
        }
        for (conn, audience) in moved {
            if let Some(watcher) = self.watchers.get_mut(&conn) {
                watcher.audience = audience;
            }
            self.show(conn, at);
        }
        self.forget_absent();
    }

    /// Shows a connection everything. Others of its audience are told what has changed since they were told something.
    pub(super) fn show(&mut self, conn: Conn, at: Millis) {
        let Some(Watcher { audience, .. }) = self.watchers.get(&conn) else { return };
        let connected = |user: &str| is_here(&self.watchers, user);
        let glance = Glance { now: at, connected: &connected };
        let told = self.told.entry(audience.clone()).or_default();
        let (shown, changes) = self.table.show(audience, &glance, told);
        let (shown, changes): (Utf8Bytes, Option<Utf8Bytes>) =
            (to_json(&shown).into(), changes.map(|changes| to_json(&changes).into()));
        let together = audience.clone();
        let table = &self.table.header().id;
        let thinking =
            self.thinking.iter().map(|&seat| ServerMessage::Thinking { table: table.clone(), seat, on: true });
        let thinking: Vec<Utf8Bytes> = thinking.map(|message| to_json(&message).into()).collect();
        self.watchers.retain(|&other, watcher| {
            let send = |message: &Utf8Bytes| watcher.out.try_send(message.clone()).is_ok();
            if other == conn {
                return send(&shown) && thinking.iter().all(send);
            }
            changes.as_ref().filter(|_| watcher.audience == together).is_none_or(send)
        });
    }

    /// An audience that nobody belongs to any more is shown everything when somebody comes.
    pub(super) fn forget_absent(&mut self) {
        let watchers = &self.watchers;
        self.told.retain(|audience, _| watchers.values().any(|watcher| watcher.audience == *audience));
    }

    /// Tells who is connected if that has changed, and in any case whoever has just come.
    pub(super) fn tell_presence(&mut self, newcomer: Option<Conn>) {
        let here = |user: Option<&str>| user.is_some_and(|user| is_here(&self.watchers, user));
        let people = self.table.people();
        let seats = self.table.holders().map(|(_, holder)| here(holder.user())).collect();
        let spectators = self.watchers.values().filter(|w| !people.contains(&w.user)).count() as u32;
        let table = self.table.header().id.clone();
        let presence = ServerMessage::Presence { table, seats, spectators };
        if self.presence.as_ref() != Some(&presence) {
            self.tell_all(&presence);
            self.presence = Some(presence);
        } else if let Some(newcomer) = newcomer.and_then(|conn| self.watchers.get(&conn)) {
            // One that cannot keep up is dropped when something happens.
            let _ = newcomer.out.try_send(to_json(&presence).into());
        }
    }

    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        let text: Utf8Bytes = to_json(message).into();
        self.watchers.retain(|_, watcher| watcher.out.try_send(text.clone()).is_ok());
    }
}

/// Whether a person is connected.
fn is_here(watchers: &BTreeMap<Conn, Watcher>, user: &str) -> bool {
    watchers.values().any(|watcher| watcher.user == user)
}
