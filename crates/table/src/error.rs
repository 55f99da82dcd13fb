//! What can be wrong with a journal.

use std::fmt;

/// Why a journal does not lead to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// How many entries were good.
    pub position: u64,
    /// The line of the text at fault, counted from 1, when it was read as text.
    pub line: Option<u64>,
    /// A sentence.
    pub reason: String,
}

impl JournalError {
    pub(crate) fn at(position: u64, reason: String) -> Self {
        JournalError { position, line: None, reason }
    }

    pub(crate) fn on_line(self, line: u64) -> Self {
        JournalError { line: Some(line), ..self }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.position) {
            (Some(line), _) => write!(f, "Line {line}: {}", self.reason),
            (None, 0) => f.write_str(&self.reason),
            (None, n) => write!(f, "After {n} entries: {}", self.reason),
        }
    }
}

impl std::error::Error for JournalError {}
