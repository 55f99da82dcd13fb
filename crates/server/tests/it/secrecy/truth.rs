//! What lay where at each moment of a game, as its journal tells.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use store::Store;
use table::{Entry, Fact, Header, Table};

/// Names of cards and tiles.
pub(super) type Names = BTreeSet<String>;

/// Who knew of which cards and tiles at one moment. A name counts as known when one of its kind is.
pub(super) struct Truth {
    open: Names,
    of_seats: Vec<Names>,
}

pub(super) struct Truths {
    by_seq: BTreeMap<u64, Truth>,
    /// Every card and tile there is.
    pub(super) all: Names,
    /// The seeds, as they are written.
    pub(super) seeds: Vec<String>,
}

impl Truths {
    pub(super) async fn of_journal(store: &dyn Store, table: &str) -> Truths {
        let record = store.table(table).await.expect("the store answers").expect("the table is there");
        let header: Header = serde_json::from_str(&record.header).expect("a header");
        let mut table = Table::new(header).expect("rules of this version");
        let mut truths = Truths { by_seq: BTreeMap::new(), all: Names::new(), seeds: Vec::new() };
        for line in store.entries(&record.id, 0).await.expect("a journal") {
            let entry: Entry = serde_json::from_str(&line).expect("an entry");
            table.apply(&entry).expect("the journal replays");
            match &entry.fact {
                Fact::Started { seed, .. } | Fact::Undone { reseed: Some(seed), .. } => {
                    truths.seeds.push(seed.to_string());
                }
                _ => {}
            }
            if let Some(game) = table.game() {
                let state = game.save()["state"].take();
                if truths.all.is_empty() {
                    let hidden = ["hands", "energize_deck", "secret_deck", "tiles"].map(|place| &state[place]);
                    hidden.iter().for_each(|place| names_in(place, &mut truths.all));
                }
                truths.by_seq.insert(table.seq(), Truth::of(&state, table.n_seats()));
            }
        }
        assert!(truths.all.len() > 40, "cards and tiles: {:?}", truths.all);
        truths
    }

    /// What a seat, or somebody who only watches, could not know when so much had happened, nor just before.
    pub(super) fn hidden_from(&self, seat: Option<usize>, seq: u64) -> BTreeSet<&str> {
        let mut moments = self.by_seq.range(..=seq).rev().take(2).map(|(_, truth)| truth).peekable();
        if moments.peek().is_none() {
            return BTreeSet::new();
        }
        let known: Vec<&Names> = moments
            .flat_map(|truth| std::iter::once(&truth.open).chain(seat.map(|seat| &truth.of_seats[seat])))
            .collect();
        self.all.iter().map(String::as_str).filter(|name| !known.iter().any(|names| names.contains(*name))).collect()
    }
}

impl Truth {
    fn of(state: &Value, seats: usize) -> Truth {
        let mut open = Names::new();
        names_in(&state["open"], &mut open);
        fields_of(&state["open"], &mut open);
        let of_seats = (0..seats).map(|seat| {
            let mut known = Names::new();
            for secret in ["hands", "energize_deck", "secret_deck", "tiles", "drawn"] {
                known_to(&state[secret], seat, &mut known);
            }
            known
        });
        Truth { of_seats: of_seats.collect(), open }
    }
}

/// The names in every secret that a seat has seen.
fn known_to(value: &Value, seat: usize, into: &mut Names) {
    match value {
        Value::Object(fields) if fields.contains_key("seen") => {
            let seen = fields["seen"].as_array().is_some_and(|seats| seats.contains(&Value::from(seat)));
            if seen {
                names_in(&fields["value"], into);
            }
        }
        Value::Object(fields) => fields.values().for_each(|field| known_to(field, seat, into)),
        Value::Array(items) => items.iter().for_each(|item| known_to(item, seat, into)),
        _ => {}
    }
}

/// The names of fields: one may be called like a card.
fn fields_of(value: &Value, into: &mut Names) {
    match value {
        Value::Object(fields) => {
            into.extend(fields.keys().cloned());
            fields.values().for_each(|field| fields_of(field, into));
        }
        Value::Array(items) => items.iter().for_each(|item| fields_of(item, into)),
        _ => {}
    }
}

fn names_in(value: &Value, into: &mut Names) {
    match value {
        Value::String(name) => drop(into.insert(name.clone())),
        Value::Array(items) => items.iter().for_each(|item| names_in(item, into)),
        Value::Object(fields) => fields.values().for_each(|field| names_in(field, into)),
        _ => {}
    }
}
