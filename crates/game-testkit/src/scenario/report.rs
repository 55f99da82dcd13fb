//! What came of a scenario.

use std::fmt;

/// What came of a scenario.
#[derive(Clone, Debug)]
pub struct Report {
    /// What the rule says, in a sentence; empty when the file cannot be read.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// How many lines held.
    pub lines: usize,
    /// The first line that did not hold.
    pub failure: Option<Failure>,
}

impl Report {
    /// Whether every line held.
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }
}

/// The line that did not hold.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Where it stands, counted from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// What was expected and what was got.
    pub reason: String,
    /// Whether the game panicked while reading a line: a fault of the game, whatever the line says.
    pub panicked: bool,
}

/// `line 7: Red bid 9`, then the reason.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text)?;
        self.reason.lines().try_for_each(|line| write!(f, "\n  {line}"))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.rules.join(" ");
        match &self.failure {
            None => write!(f, "passed: {} § {rules} ({} lines)", self.title, self.lines),
            Some(failure) => write!(f, "FAILED: {} § {rules}\n{failure}", self.title),
        }
    }
}
