//! Looks through what somebody was sent.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::guests::Listener;
use super::truth::Truths;
use crate::client::put_together;

#[derive(Default)]
pub(super) struct Findings {
    pub(super) leaks: Vec<String>,
    pub(super) messages: usize,
    pub(super) whys: usize,
    pub(super) foresights: usize,
    /// How many names were looked for in all messages together.
    pub(super) hidden: usize,
}

impl Findings {
    pub(super) fn add(&mut self, more: Findings) {
        self.leaks.extend(more.leaks);
        self.messages += more.messages;
        self.whys += more.whys;
        self.foresights += more.foresights;
        self.hidden += more.hidden;
    }
}

/// Everything that one listener was sent, as if it had been sent to a seat.
pub(super) fn scan(listener: &Listener, truths: &Truths, seat: Option<usize>) -> Findings {
    let mut findings = Findings::default();
    let mut look = |part: &Value, seq: u64, except: &str| {
        let hidden = truths.hidden_from(seat, seq);
        let asked = words(except);
        let text = part.to_string();
        let said = words(&text);
        findings.hidden += hidden.len();
        let leaked = hidden.iter().filter(|name| said.contains(*name) && !asked.contains(*name));
        findings.leaks.extend(leaked.map(|name| {
            format!("seat {seat:?} is told of {name} at {seq}: {}", place_of(name, part).unwrap_or_default())
        }));
        findings.leaks.extend(truths.seeds.iter().filter(|seed| text.contains(*seed)).map(|_| format!("seed: {text}")));
    };
    let mut now = 0;
    let mut told = BTreeMap::new();
    for text in &listener.record {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        // What is told is searched as it came, and put together.
        let changes = message["changes"].clone();
        put_together(&mut message, &mut told);
        for step in ["steps", "log"].iter().filter_map(|field| message[field].as_array()).flatten() {
            look(step, step["seq"].as_u64().expect("a number"), "");
        }
        match message["type"].as_str() {
            Some("table" | "update") => {
                now = message["state"]["seq"].as_u64().expect("a number");
                look(&message["state"], now, "");
                look(&changes, now, "");
            }
            Some("why" | "refused") => {
                findings_of_why(&message, &mut look, now);
            }
            _ => look(&message, now, ""),
        }
    }
    for answer in &listener.answers {
        // No list or error names any card at all.
        let said = words(answer);
        let named = truths.all.iter().filter(|name| said.contains(name.as_str()));
        findings.leaks.extend(named.map(|name| format!("a request is answered with {name}: {answer}")));
        findings
            .leaks
            .extend(truths.seeds.iter().filter(|seed| answer.contains(*seed)).map(|_| format!("seed: {answer}")));
    }
    findings.messages = listener.record.len() + listener.answers.len();
    findings.whys = listener.record.iter().filter(|text| text.contains("\"type\":\"why\"")).count();
    findings.foresights = listener.record.iter().filter(|text| text.contains("\"type\":\"foreseen\"")).count();
    findings
}

/// A refusal may repeat what it refuses: the reference of the question holds its words.
fn findings_of_why(message: &Value, look: &mut impl FnMut(&Value, u64, &str), now: u64) {
    let asked = message["ref"].as_str().unwrap_or_default();
    look(&message["refusal"], now, asked);
}

/// Where a name stands, and what it stands in.
fn place_of(name: &str, value: &Value) -> Option<String> {
    match value {
        Value::Object(fields) => fields.iter().find_map(|(field, inner)| {
            let place = place_of(name, inner).or_else(|| (field == name).then(String::new))?;
            Some(format!(".{field}{place}"))
        }),
        Value::Array(items) => {
            items.iter().enumerate().find_map(|(n, item)| Some(format!("[{n}]{}", place_of(name, item)?)))
        }
        Value::String(text) => words(text).contains(name).then(|| format!(" = {text}")),
        _ => None,
    }
}

/// Words as names of cards are written.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').filter(|word| !word.is_empty()).collect()
}
