//! What can be wrong with a journal.

use std::fmt;

/// What is wrong with a journal, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// The line, counted from 1. The header stands on the first, and each entry on a line of its own.
    pub line: u64,
    /// A sentence.
    pub reason: String,
}

impl JournalError {
    /// Something wrong with the header, or with the journal as a whole.
    pub fn of_header(reason: impl Into<String>) -> Self {
        JournalError { line: 1, reason: reason.into() }
    }

    /// Something wrong with the entry before which so many stand.
    pub fn of_entry(position: u64, reason: impl Into<String>) -> Self {
        JournalError { line: position + 2, reason: reason.into() }
    }

    /// The same on the line on which it was read: there may be empty lines.
    #[must_use]
    pub fn on_line(self, line: u64) -> Self {
        JournalError { line, ..self }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for JournalError {}
