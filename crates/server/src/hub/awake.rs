//! The tables that are awake.

use std::collections::HashMap;

use tokio::sync::mpsc;

use crate::actor::Ask;

/// The tables that are awake, and some that have fallen asleep since: those are looked for when there are so many that
/// each table that wakes pays for two.
pub(super) struct Awake {
    tables: HashMap<String, mpsc::Sender<Ask>>,
    sweep_at: usize,
}

/// Tables that are kept without looking for those that sleep.
const KEPT: usize = 64;

impl Default for Awake {
    fn default() -> Self {
        Awake { tables: HashMap::new(), sweep_at: KEPT }
    }
}

impl Awake {
    pub(super) fn get(&self, id: &str) -> Option<&mpsc::Sender<Ask>> {
        self.tables.get(id).filter(|sender| !sender.is_closed())
    }

    pub(super) fn add(&mut self, id: &str, sender: mpsc::Sender<Ask>) {
        self.tables.insert(id.to_owned(), sender);
        if self.tables.len() >= self.sweep_at {
            self.tables.retain(|_, sender| !sender.is_closed());
            self.sweep_at = KEPT.max(2 * self.tables.len());
        }
    }

    /// Forgets a table that was found asleep, unless it is awake again.
    pub(super) fn forget(&mut self, id: &str, gone: &mpsc::Sender<Ask>) {
        if self.tables.get(id).is_some_and(|sender| sender.same_channel(gone)) {
            self.tables.remove(id);
        }
    }

    pub(super) fn drain(&mut self) -> Vec<mpsc::Sender<Ask>> {
        self.tables.drain().map(|(_, sender)| sender).collect()
    }

    pub(super) fn len(&self) -> usize {
        self.tables.values().filter(|sender| !sender.is_closed()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_sleep_are_forgotten_without_a_look_at_all_of_them_each_time() {
        let mut awake = Awake::default();
        let mut sweeps = 0;
        let mut stay = Vec::new();
        for n in 0..10_000 {
            let (sender, actor) = mpsc::channel(1);
            let before = awake.tables.len();
            awake.add(&n.to_string(), sender);
            sweeps += usize::from(awake.tables.len() <= before);
            // Every tenth table stays awake.
            stay.extend((n % 10 == 0).then_some(actor));
        }
        assert_eq!(awake.len(), stay.len());
        assert!(awake.tables.len() <= 2 * stay.len() + KEPT, "{} are remembered", awake.tables.len());
        assert!((1..=200).contains(&sweeps), "looked for {sweeps} times");
        assert!(awake.get("10").is_some() && awake.get("11").is_none());
    }
}
