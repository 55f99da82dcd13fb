//! What is kept beside the journal: what lists show, results of a day, snapshots, what finished games were.

use store::{Append, Snapshot};
use table::wire::Phase;
use tokio::time::Instant;

use super::{Actor, RETRY};
use crate::hub::to_json;
use crate::meet::note_of;
use crate::{daily, endings, summary};

impl Actor {
    /// Writes down what lists show of the table; it can always be rebuilt from the journal.
    pub(super) async fn list(&mut self) {
        self.shared.meet.lobbies.note(&self.table);
        let note = note_of(&self.table);
        self.shared.meet.board.note(self.shared.store.as_ref(), note).await;
        let kept = self.keep_summary().await && self.keep_result().await;
        self.keep_ending();
        self.list_at = (!kept).then(|| Instant::now() + RETRY);
    }

    /// What lists of tables show, if that has changed.
    async fn keep_summary(&mut self) -> bool {
        let summary = summary::of(&self.table);
        if summary == self.listed {
            return true;
        }
        self.note_absent(&summary).await;
        // That its rules are gone is no news of the table itself, nor what only this program wants to know: it stays where
        // it is in lists.
        let is_news = !self.table.is_without_rules() && !summary::show_the_same(&self.listed, &summary);
        let at = if is_news { self.time.now() } else { 0 };
        let mut note = Append::new(&self.table.header().id, self.table.position(), Vec::new(), at);
        note.phase = Some(summary::phase(&self.table));
        note.members = Some(summary::members(&self.table));
        note.summary = Some(summary.clone());
        let kept = self.shared.store.append(note).await.is_ok();
        if kept {
            let was = std::mem::replace(&mut self.listed, summary);
            self.tell_present(&was);
        }
        kept
    }

    /// How the challenge of a day ended, once.
    pub(super) async fn keep_result(&mut self) -> bool {
        let Some(finish) = daily::finish(&self.table, self.shared.clock.now()).filter(|_| !self.told_result) else {
            return true;
        };
        self.told_result = self.shared.store.finish_attempt(&self.table.header().id, finish).await.is_ok();
        self.told_result
    }

    /// What is to be known of a game that is over, whatever becomes of its rules; once, and away from the table, since
    /// it tells the whole game.
    fn keep_ending(&mut self) {
        if self.ending.is_some() || self.table.phase() != Phase::Over {
            return;
        }
        self.shared.meet.finished(&self.table.header().id);
        if let Some(finished) = self.table.finished() {
            let (id, shared) = (self.table.header().id.clone(), self.shared.clone());
            self.ending = Some(tokio::spawn(async move { endings::keep(&shared, &id, finished).await }));
        }
    }

    pub(super) async fn keep_snapshot(&mut self) {
        // The snapshot of a game by other rules is the last that is known of it.
        if self.table.position() == self.snapshot_at || self.table.is_without_rules() {
            return;
        }
        let state = to_json(&self.table.save()).into_bytes();
        let snapshot = Snapshot { length: self.table.position(), state };
        if self.shared.store.put_snapshot(&self.table.header().id, snapshot).await.is_ok() {
            self.snapshot_at = self.table.position();
        }
    }
}
