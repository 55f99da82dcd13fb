//! What can be wrong with a journal.

use std::fmt;

/// Why a journal does not lead to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// How many entries were good.
    pub position: u64,
    /// A sentence.
    pub reason: String,
}

impl JournalError {
    pub(crate) fn at(position: u64, reason: String) -> Self {
        JournalError { position, reason }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.position {
            0 => f.write_str(&self.reason),
            n => write!(f, "After {n} entries: {}", self.reason),
        }
    }
}

impl std::error::Error for JournalError {}
