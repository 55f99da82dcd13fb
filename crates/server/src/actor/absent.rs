//! For whom the table has begun to wait, wherever they are.

use table::wire::Notice;

use super::Actor;
use crate::notices::Reason;
use crate::summary::Summary;

impl Actor {
    /// Has those told who are away and are asked something now, or whose game is over; whoever has answered need not be
    /// told any more. What lists showed last says what is new, so nothing is missed by a server that was killed.
    pub(super) async fn note_absent(&mut self, summary: &str) {
        let (Some(was), Some(is)) = (read(&self.listed), read(summary)) else { return };
        // Nobody is called back to a game against bots.
        if self.table.people().len() < 2 || self.table.is_without_rules() {
            return;
        }
        let (id, shared) = (self.table.header().id.clone(), self.shared.clone());
        let queue = &shared.notices.queue;
        let ends = is.outcome.is_some() && was.outcome.is_none();
        for user in self.table.people() {
            let reason = match (was.asks(&user), is.asks(&user)) {
                _ if ends => Reason::Over,
                (false, true) => Reason::Turn,
                (true, false) => {
                    queue.drop_one(&user, &id, Some(Reason::Turn)).await;
                    continue;
                }
                _ => continue,
            };
            if !shared.meet.here.is_connected(&user) {
                queue.add(&user, &id, reason).await;
            }
        }
    }

    /// Tells those who are here, at this table or elsewhere, once lists show it.
    pub(super) fn tell_present(&self, listed: &str) {
        let (Some(was), Some(is)) = (read(listed), read(&self.listed)) else { return };
        for user in self.table.people() {
            let waits = is.asks(&user);
            if waits != was.asks(&user) {
                let table = self.table.header().id.clone();
                self.shared.meet.here.notify(&user, Notice::Waits { table, waits });
            }
        }
    }
}

fn read(summary: &str) -> Option<Summary> {
    serde_json::from_str(summary).ok()
}
