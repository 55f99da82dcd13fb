//! Journals as text: one line of JSON for the header and one for each entry.
//!
//! The plain journals of the testkit and of `lagrange replay` (options, seats and seed in the header, then actions
//! and the end) are read as well.

use std::collections::BTreeMap;

use game_core::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Actor, Budget, Entry, Fact, Header, JournalError, SeatHolder, Settings, Table};

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
        let Lines { header, entries } = lines(text)?;
        let entries = entries.map(|entry| entry.map(|(_, entry)| entry)).collect::<Result<_, _>>()?;
        Ok(Journal { header, entries })
    }

    /// The table to which a journal leads that somebody brought, within a budget: line by line, so that whatever is
    /// wrong with it ends the work.
    pub fn read(text: &str, budget: &Budget) -> Result<Table, JournalError> {
        let Lines { header, entries } = lines(text)?;
        let mut table = Table::new(header).map_err(|error| error.on_line(1))?;
        for entry in entries {
            let (line, entry) = entry?;
            let over = |why: String| Err(JournalError::at(table.position(), why).on_line(line));
            if line as usize > budget.lines {
                return over(format!("A journal may have {} lines.", budget.lines));
            }
            if table.effort() > budget.steps {
                return over(format!("To play this journal takes more than {} steps.", budget.steps));
            }
            if budget.is_stopped() {
                return over("Nobody waits for this journal any more.".to_owned());
            }
            table.apply(&entry).map_err(|error| error.on_line(line))?;
        }
        Ok(table)
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

/// A journal as it is read: entries come with the line they stand on.
struct Lines<'a> {
    header: Header,
    entries: Box<dyn Iterator<Item = Result<(u64, Entry), JournalError>> + 'a>,
}

fn lines(text: &str) -> Result<Lines<'_>, JournalError> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (at, first) = lines.next().ok_or_else(|| JournalError::at(0, "The journal is empty.".to_owned()))?;
    let header: Value = read(at, first)?;
    if header["type"] != "header" {
        return Err(JournalError::at(0, "A journal starts with its header.".to_owned()).on_line(at));
    }
    if header.get("seed").is_some() {
        return Ok(plain(at, read(at, first)?, lines));
    }
    let HeaderLine { header } = read(at, first)?;
    Ok(Lines { header, entries: Box::new(lines.map(|(at, text)| Ok((at, read(at, text)?)))) })
}

/// A plain journal as that of a table at which bots sat.
fn plain<'a>(at: u64, header: PlainHeader, lines: impl Iterator<Item = (u64, &'a str)> + 'a) -> Lines<'a> {
    let PlainHeader { game, rules_version, options, seats, seed } = header;
    let bot = SeatHolder::Bot { spec: "random".to_owned() };
    let configured = Fact::Configured { options, seats: vec![bot; seats.into()], settings: Settings::default() };
    let (known_seed, first_seat_order) = (true, Seat::all(seats).collect());
    let started = Fact::Started { seed, known_seed, first_seat_order, rules_version: None };
    let entry = |fact: Fact| Entry { at: 0, fact };
    let begun = [configured, started].map(|fact| Ok((at, entry(fact))));
    let played = lines.filter_map(move |(at, text)| match read(at, text) {
        Ok(PlainLine::Action { seat, action }) => {
            let (by, id, decision) = (Actor::Bot("random".to_owned()), String::new(), String::new());
            Some(Ok((at, entry(Fact::Action { seat, by, action, id, decision }))))
        }
        Ok(PlainLine::End { outcome: Some(outcome), scores }) => Some(Ok((at, entry(Fact::Ended { outcome, scores })))),
        Ok(PlainLine::End { outcome: None, .. }) => None,
        Err(error) => Some(Err(error)),
    });
    let header = Header { id: String::new(), game, rules_version, created: 0, host: String::new(), daily: None };
    Lines { header, entries: Box::new(begun.into_iter().chain(played)) }
}

fn read<'a, T: Deserialize<'a>>(line: u64, text: &'a str) -> Result<T, JournalError> {
    let wrong = |why| format!("This line is not one of a journal: {why}.");
    serde_json::from_str(text).map_err(|why| JournalError::at(line - 1, wrong(why)).on_line(line))
}
