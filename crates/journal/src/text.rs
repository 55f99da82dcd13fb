//! Journals as text: one line of JSON for the header and one for each entry.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Entry, Header, JournalError, plain};

/// A whole journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// What never changes about the table.
    pub header: Header,
    /// What has happened.
    pub entries: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename = "header")]
struct HeaderLine {
    #[serde(flatten)]
    header: Header,
}

impl Journal {
    /// As text.
    pub fn to_jsonl(&self) -> String {
        let header = serde_json::to_string(&HeaderLine { header: self.header.clone() });
        let entries = self.entries.iter().map(serde_json::to_string);
        std::iter::once(header).chain(entries).map(|line| line.unwrap_or_default() + "\n").collect()
    }

    /// From text. Nothing is played yet.
    pub fn from_jsonl(text: &str) -> Result<Self, JournalError> {
        let Lines { header, entries } = Lines::of(text)?;
        let entries = entries.map(|entry| entry.map(|(_, entry)| entry)).collect::<Result<_, _>>()?;
        Ok(Journal { header, entries })
    }
}

/// A journal as it is read: whoever plays it can stop at the first line that is wrong.
pub struct Lines<'a> {
    /// What never changes about the table.
    pub header: Header,
    /// What has happened, each with the line it stands on.
    pub entries: Box<dyn Iterator<Item = Result<(u64, Entry), JournalError>> + 'a>,
}

impl<'a> Lines<'a> {
    /// Reads the header of a text; the entries are read when they are asked for.
    pub fn of(text: &'a str) -> Result<Self, JournalError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (at, first) = lines.next().ok_or_else(|| JournalError::of_header("The journal is empty."))?;
        let header: Value = read(at, first)?;
        if header["type"] != "header" {
            return Err(JournalError::of_header("A journal starts with its header.").on_line(at));
        }
        if header.get("seed").is_some() {
            return plain::lines(at, first, lines);
        }
        let HeaderLine { header } = read(at, first)?;
        Ok(Lines { header, entries: Box::new(lines.map(|(at, text)| Ok((at, read(at, text)?)))) })
    }
}

pub(crate) fn read<'a, T: Deserialize<'a>>(line: u64, text: &'a str) -> Result<T, JournalError> {
    let wrong = |why| JournalError { line, reason: format!("This line is not one of a journal: {why}.") };
    serde_json::from_str(text).map_err(wrong)
}
