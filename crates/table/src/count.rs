//! How much has happened, as each audience may know it.
//!
//! In a secret turn a seat takes steps that nobody else may notice: not that there was one, nor how many. So there is no
//! number that counts everything. Each audience counts what it was told.

use game_core::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// What all could see, and besides that what each seat did in secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Count {
    open: u64,
    secret: [u32; MAX_SEATS],
}

impl Count {
    /// One more, noticed by all or by a single seat.
    pub(crate) fn add(&mut self, only_for: Option<Seat>) {
        match only_for.and_then(|seat| self.secret.get_mut(seat.index())) {
            Some(secret) => *secret += 1,
            None => self.open += 1,
        }
    }

    /// The same with one more.
    pub(crate) fn and(mut self, only_for: Option<Seat>) -> Self {
        self.add(only_for);
        self
    }

    /// What all could see.
    pub(crate) fn open(&self) -> u64 {
        self.open
    }

    /// What an audience with these seats could see.
    pub(crate) fn known_to(&self, seats: &[Seat]) -> u64 {
        let own = seats.iter().filter_map(|seat| self.secret.get(seat.index()));
        self.open + own.map(|&n| u64::from(n)).sum::<u64>()
    }

    /// Everything, for a game that is over.
    pub(crate) fn whole(&self) -> u64 {
        self.open + self.secret.iter().map(|&n| u64::from(n)).sum::<u64>()
    }
}

impl FromIterator<Option<Seat>> for Count {
    fn from_iter<I: IntoIterator<Item = Option<Seat>>>(items: I) -> Self {
        items.into_iter().fold(Count::default(), Count::and)
    }
}
