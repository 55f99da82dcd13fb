//! Journals as text: one line of JSON for the header and one for each entry.
//!
//! The plain journals of the testkit and of `lagrange replay` (options, seats and seed in the header, then actions
//! and the end) are read as well.

use std::collections::BTreeMap;

use game_core::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Actor, Entry, Fact, Header, JournalError, SeatHolder, Settings, Table};

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

/// The header of a plain journal.
#[derive(Deserialize)]
struct PlainHeader {
    game: String,
    rules_version: u32,
    #[serde(default)]
    options: Value,
    seats: u8,
    seed: Seed,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum PlainLine {
    Action { seat: Seat, action: String },
    End { outcome: Option<Outcome>, scores: Vec<i32> },
}

impl Journal {
    /// As text.
    pub fn to_jsonl(&self) -> String {
        let header = serde_json::to_string(&HeaderLine { header: self.header.clone() });
        let entries = self.entries.iter().map(serde_json::to_string);
        std::iter::once(header).chain(entries).map(|line| line.unwrap_or_default() + "\n").collect()
    }

    /// From text. Nothing is replayed yet: [`Journal::table`] does that.
    pub fn from_jsonl(text: &str) -> Result<Self, JournalError> {
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let first = lines.next().ok_or_else(|| JournalError::at(0, "The journal is empty.".to_owned()))?;
        let header: Value = read(0, first)?;
        if header["type"] != "header" {
            return Err(JournalError::at(0, "A journal starts with its header.".to_owned()));
        }
        if header.get("seed").is_some() {
            return plain(read(0, first)?, lines);
        }
        let HeaderLine { header } = read(0, first)?;
        let entries = (1..).zip(lines).map(|(line, text)| read(line, text)).collect::<Result<_, _>>()?;
        Ok(Journal { header, entries })
    }

    /// The table to which it leads.
    pub fn table(&self) -> Result<Table, JournalError> {
        Table::replay(self.header.clone(), &self.entries)
    }

    /// The same for others to read: without chat, and people are known by their names only.
    #[must_use]
    pub fn without_identities(&self) -> Self {
        let mut known = BTreeMap::new();
        let mut alias = |user: &mut String| {
            let next = known.len();
            let number = known.entry(user.clone()).or_insert(next);
            *user = format!("u{number}");
        };
        let mut header = self.header.clone();
        alias(&mut header.host);
        let mut entries: Vec<Entry> =
            self.entries.iter().filter(|entry| !matches!(entry.fact, Fact::Chat { .. })).cloned().collect();
        entries.iter_mut().for_each(|entry| each_user(&mut entry.fact, &mut alias));
        Journal { header, entries }
    }
}

fn each_user(fact: &mut Fact, visit: &mut impl FnMut(&mut String)) {
    match fact {
        Fact::Configured { seats, .. } => seats.iter_mut().for_each(|holder| each_holder(holder, visit)),
        Fact::SeatChanged { holder, by, .. } => {
            each_holder(holder, visit);
            each_actor(by, visit);
        }
        Fact::Action { by, .. } => each_actor(by, visit),
        Fact::Claimed { user, .. }
        | Fact::Renamed { user, .. }
        | Fact::Undone { user, .. }
        | Fact::UndoAsked { user, .. }
        | Fact::UndoAnswered { user, .. }
        | Fact::EndAsked { user, .. }
        | Fact::EndAnswered { user, .. }
        | Fact::Preferred { user, .. }
        | Fact::Chat { user, .. }
        | Fact::Resigned { user, .. } => visit(user),
        Fact::Left { .. }
        | Fact::Started { .. }
        | Fact::ClockResumed {}
        | Fact::AgreedEnd {}
        | Fact::Ended { .. }
        | Fact::Rematch { .. } => {}
    }
}

fn each_holder(holder: &mut SeatHolder, visit: &mut impl FnMut(&mut String)) {
    if let SeatHolder::Human { user, .. } = holder {
        visit(user);
    }
}

fn each_actor(actor: &mut Actor, visit: &mut impl FnMut(&mut String)) {
    if let Actor::User(user) = actor {
        visit(user);
    }
}

/// A plain journal as that of a table at which bots sat.
fn plain<'a>(header: PlainHeader, lines: impl Iterator<Item = &'a str>) -> Result<Journal, JournalError> {
    let PlainHeader { game, rules_version, options, seats, seed } = header;
    let bot = SeatHolder::Bot { spec: "random".to_owned() };
    let configured = Fact::Configured { options, seats: vec![bot; seats.into()], settings: Settings::default() };
    let order = Seat::all(seats).collect();
    let mut facts = vec![configured, Fact::Started { seed, known_seed: true, first_seat_order: order }];
    for (line, text) in (1..).zip(lines) {
        match read(line, text)? {
            PlainLine::Action { seat, action } => {
                let (by, id, decision) = (Actor::Bot("random".to_owned()), String::new(), String::new());
                facts.push(Fact::Action { seat, by, action, id, decision });
            }
            PlainLine::End { outcome: Some(outcome), scores } => facts.push(Fact::Ended { outcome, scores }),
            PlainLine::End { outcome: None, .. } => {}
        }
    }
    let header = Header { id: String::new(), game, rules_version, created: 0, host: String::new(), daily: None };
    Ok(Journal { header, entries: facts.into_iter().map(|fact| Entry { at: 0, fact }).collect() })
}

fn read<'a, T: Deserialize<'a>>(line: u64, text: &'a str) -> Result<T, JournalError> {
    serde_json::from_str(text)
        .map_err(|why| JournalError::at(line, format!("The next line is not one of a journal: {why}.")))
}
