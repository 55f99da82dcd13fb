//! The whole table in words, as programs are told it: written once for all who see the same.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use table::{Audience, Glance, Lang};
use tokio::time::Instant;

use super::Actor;

/// Clocks run, so what was written is good for so long.
const FRESH: Duration = Duration::from_secs(1);

/// A table where somebody has to decide, or that is over.
pub(crate) struct Written {
    /// The whole state.
    pub(crate) text: String,
    /// What each of their seats is asked.
    pub(crate) asked: Vec<Option<String>>,
    pub(crate) over: bool,
}

/// What was written of a table as it is now.
#[derive(Default)]
pub(super) struct Pages {
    position: u64,
    pages: HashMap<Audience, (Instant, Arc<Written>)>,
}

impl Actor {
    /// Nothing while somebody else is to move.
    pub(super) fn written_for(&mut self, user: &str, lang: Lang) -> Option<Arc<Written>> {
        let (own, over) = (self.table.seats_of(user), self.table.outcome().is_some());
        if !over && !self.table.deciding().iter().any(|seat| own.contains(seat)) {
            return None;
        }
        if self.pages.position != self.table.position() {
            self.pages = Pages { position: self.table.position(), pages: HashMap::new() };
        }
        let audience = self.table.audience(user, lang);
        let found = self.pages.pages.get(&audience).filter(|(at, _)| at.elapsed() < FRESH);
        if let Some((_, written)) = found {
            return Some(written.clone());
        }
        self.shared.metrics.written();
        let glance = Glance { now: self.time.now(), connected: &|_| true };
        let state = self.table.state(&audience, &glance);
        let asked = state.views.iter().map(|view| view.decision.clone()).collect();
        let written = Arc::new(Written { asked, over, text: state.written_out().to_string() });
        self.pages.pages.insert(audience, (Instant::now(), written.clone()));
        Some(written)
    }
}
