//! Journals for others to read.

use std::collections::BTreeMap;

use crate::{Actor, Entry, Fact, Journal, SeatHolder};

impl Journal {
    /// The same for others to read: without chat, and people are known by their names only.
    #[must_use]
    pub fn without_identities(&self) -> Self {
        let mut known = BTreeMap::new();
        let mut alias = |user: &mut String| {
            let next = known.len();
            let number = known.entry(user.clone()).or_insert(next);
            *user = format!("u{number}");
        };
        let mut header = self.header.clone();
        alias(&mut header.host);
        let mut entries: Vec<Entry> = self
            .entries
            .iter()
            .filter(|entry| !matches!(entry.fact, Fact::Chat { .. } | Fact::Muted { .. }))
            .cloned()
            .collect();
        entries.iter_mut().for_each(|entry| each_user(&mut entry.fact, &mut alias));
        Journal { header, entries }
    }
}

fn each_user(fact: &mut Fact, visit: &mut impl FnMut(&mut String)) {
    match fact {
        Fact::Configured { seats, .. } => seats.iter_mut().for_each(|holder| each_holder(holder, visit)),
        Fact::SeatChanged { holder, by, .. } => {
            each_holder(holder, visit);
            each_actor(by, visit);
        }
        Fact::Action { by, .. } => each_actor(by, visit),
        Fact::Claimed { user, .. }
        | Fact::Renamed { user, .. }
        | Fact::Undone { user, .. }
        | Fact::UndoAsked { user, .. }
        | Fact::UndoAnswered { user, .. }
        | Fact::EndAsked { user, .. }
        | Fact::EndAnswered { user, .. }
        | Fact::Preferred { user, .. }
        | Fact::StandingAnswer { user, .. }
        | Fact::Chat { user, .. }
        | Fact::Muted { user, .. }
        | Fact::Away { user, .. }
        | Fact::Resigned { user, .. } => visit(user),
        Fact::Left { .. }
        | Fact::Started { .. }
        | Fact::ClockResumed {}
        | Fact::AgreedEnd {}
        | Fact::Ended { .. }
        | Fact::Rematch { .. } => {}
    }
}

fn each_holder(holder: &mut SeatHolder, visit: &mut impl FnMut(&mut String)) {
    if let SeatHolder::Human { user, .. } = holder {
        visit(user);
    }
}

fn each_actor(actor: &mut Actor, visit: &mut impl FnMut(&mut String)) {
    if let Actor::User(user) = actor {
        visit(user);
    }
}
