//! Who is at the table, and who has gone.

use std::time::Duration;

use table::{Command, Refusal};
use tokio::time::Instant;

use super::{Actor, Conn};
use crate::error::refusal_of;

impl Actor {
    /// Nobody's word but the table's own counts for whether a person is away or there.
    pub(super) fn note_presence(&self, command: &mut Command) {
        match command {
            Command::HandOver { seat, absent, .. } => {
                let holder = self.table.holders().find(|(place, _)| place == seat).map(|(_, holder)| holder);
                *absent = !holder.and_then(|holder| holder.user()).is_some_and(|person| self.was_just_here(person));
            }
            Command::Chat { user, watching, .. } => *watching = self.is_here(user),
            _ => {}
        }
    }

    /// Whether there is room for one more connection of somebody without a seat. Players always find room.
    pub(super) fn check_room(&self, conn: Conn, user: &str) -> Result<(), Refusal> {
        let most = self.shared.pace.spectators;
        let plays = |user: &str| user == self.table.header().host || !self.table.seats_of(user).is_empty();
        if most == 0 || self.watchers.contains_key(&conn) || plays(user) {
            return Ok(());
        }
        let people = self.table.people();
        let host = &self.table.header().host;
        let watching = self.watchers.values().filter(|w| w.user != *host && !people.contains(&w.user)).count();
        if watching < most as usize { Ok(()) } else { Err(refusal_of("too_many_spectators", most)) }
    }

    fn is_here(&self, user: &str) -> bool {
        self.watchers.values().any(|watcher| watcher.user == user)
    }

    /// Whether somebody is there, or not yet away for long enough that others may act on it: with a clock, for as long as
    /// it gives them.
    fn was_just_here(&self, user: &str) -> bool {
        let last = self.gone.get(user).copied().unwrap_or(self.awake_since);
        let clock = self.table.settings().clock.map_or(Duration::ZERO, |clock| Duration::from_millis(clock.full()));
        self.is_here(user) || last.elapsed() < clock.max(self.shared.pace.absence)
    }

    /// Remembers when a player went. Of others nobody asks.
    pub(super) fn note_gone(&mut self, user: String) {
        if !self.table.seats_of(&user).is_empty() && !self.is_here(&user) {
            self.gone.insert(user, Instant::now());
        }
    }
}
