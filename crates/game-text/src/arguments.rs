//! From data to the arguments of a message.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Value};

use game_core::CalledBy;

use crate::phrase::{Place, marked};
use crate::{Tongue, Whom};

/// The fields of a value as arguments of the message `id`.
pub(crate) fn of(language: Tongue<'_>, id: &str, value: &Value, whom: Whom<'_>) -> FluentArgs<'static> {
    let mut into = Arguments { language, id, whom, args: FluentArgs::new() };
    if let Value::Object(fields) = value {
        into.object("", fields);
    }
    into.args
}

struct Arguments<'a> {
    language: Tongue<'a>,
    id: &'a str,
    whom: Whom<'a>,
    args: FluentArgs<'static>,
}

impl Arguments<'_> {
    fn object(&mut self, within: &str, fields: &Map<String, Value>) {
        for (key, value) in fields {
            let field = if within.is_empty() { key.clone() } else { format!("{within}_{key}") };
            self.field(&field, value);
        }
    }

    fn field(&mut self, field: &str, value: &Value) {
        match value {
            Value::Object(fields) => self.object(field, fields),
            Value::Array(items) => self.array(field, items),
            Value::Number(number) if !holds_seats(field, "seat") => self.set(field, in_plurals(number)),
            Value::Number(number) => {
                self.set(field, self.player(value));
                self.set(&format!("{field}_id"), in_plurals(number));
            }
            Value::String(word) => {
                self.set(field, self.name(word));
                self.set(&format!("{field}_id"), word.clone());
                for (attribute, text) in self.attributes(word) {
                    self.set(&format!("{field}_{attribute}"), text);
                }
                self.place_attributes(field, word);
            }
            Value::Null => self.set(field, "none"),
            Value::Bool(flag) => self.set(field, flag.to_string()),
        }
    }

    fn array(&mut self, field: &str, items: &[Value]) {
        let seats = holds_seats(field, "seats");
        let each = |item: &Value| if seats { self.player(item) } else { self.item(field, item) };
        let list = self.places_together(items).unwrap_or_else(|| items.iter().map(each).collect());
        self.set(field, joined(list.into_iter()));
        self.set(&format!("{field}_count"), items.len());
        let words: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
        for (attribute, _) in words.first().map(|word| self.attributes(word)).unwrap_or_default() {
            let of = |word: &&str| self.attribute(word, &attribute).unwrap_or_else(|| self.name(word));
            self.set(&format!("{field}_{attribute}"), joined(words.iter().map(of)));
        }
    }

    fn item(&self, field: &str, item: &Value) -> String {
        match item {
            Value::String(word) => self.name(word),
            Value::Array(items) => joined(items.iter().map(|item| self.item(field, item))),
            Value::Object(fields) => self.object_item(field, item, fields),
            Value::Null => "none".to_owned(),
            plain => plain.to_string(),
        }
    }

    /// Objects in an array have a message of their own; without one their parts stand side by side.
    fn object_item(&self, field: &str, item: &Value, fields: &Map<String, Value>) -> String {
        let id = format!("{}-{}", self.id, field.replace('_', "-"));
        if self.language.has(&id) {
            return self.language.say(&id, item, self.whom).unwrap_or_else(|flawed| flawed.shown);
        }
        let parts = fields.iter().map(|(key, part)| match part {
            Value::Number(_) if holds_seats(key, "seat") => self.player(part),
            part => self.item(key, part),
        });
        parts.collect::<Vec<_>>().join(" ")
    }

    fn player(&self, seat: &Value) -> String {
        let name = seat.as_u64().and_then(|seat| self.whom.names.get(usize::try_from(seat).ok()?));
        name.cloned().unwrap_or_else(|| format!("s{seat}"))
    }

    fn name(&self, word: &str) -> String {
        if let Some((number, place)) = self.whom.place(word) {
            return marked(&self.place_name(place, place), number);
        }
        self.language.text(&message_for(word)).unwrap_or_else(|| word.to_owned())
    }

    /// The name of a place; with `last`, of all from one to the other.
    fn place_name(&self, first: &Place, last: &Place) -> String {
        let Some(called) = &first.called else {
            let id = format!("place-{}", dashed(&first.id));
            // A message that wants facts is the name of a kind of place, not of this one.
            let whole = |id: &str| self.language.format(id, None).and_then(Result::ok);
            let own = whole(&id).or_else(|| whole(&message_for(&first.id)));
            return own.unwrap_or_else(|| first.id.clone());
        };
        let mut args = FluentArgs::new();
        let end = last.called.as_ref().and_then(|called| called.number).or(called.number);
        if let (Some(from), Some(to)) = (called.number, end) {
            args.set("n", if to > from { format!("{from}–{to}") } else { from.to_string() });
            args.set("count", to - from + 1);
        }
        for (fact, value) in &called.facts {
            match value {
                CalledBy::Number(number) => args.set(fact.clone(), *number),
                CalledBy::Word(word) => {
                    args.set(fact.clone(), self.name(word));
                    args.set(format!("{fact}_id"), word.clone());
                }
            }
        }
        let name = self.language.format(&format!("place-{}", dashed(&called.word)), Some(&args));
        name.map_or_else(|| first.id.clone(), |name| name.unwrap_or_else(|flawed| flawed.shown))
    }

    /// The cases of a place that has a message of its own: `$hex_gen`.
    fn place_attributes(&mut self, field: &str, word: &str) {
        let Some((number, place)) = self.whom.place(word).filter(|(_, place)| place.called.is_none()) else { return };
        let id = format!("place-{}", dashed(&place.id));
        for attribute in self.language.attributes(&id) {
            let text = self.language.text(&format!("{id}.{attribute}")).unwrap_or_default();
            self.set(&format!("{field}_{attribute}"), marked(&text, number));
        }
    }

    /// A list of places, neighbours of one kind told together: `rockets 10–12`.
    fn places_together(&self, items: &[Value]) -> Option<Vec<String>> {
        let places: Vec<(usize, &Place)> =
            items.iter().map(|item| self.whom.place(item.as_str()?)).collect::<Option<_>>()?;
        let follows = |one: &Place, next: &Place| {
            one.called.as_ref().zip(next.called.as_ref()).is_some_and(|(one, next)| one.is_followed_by(next))
        };
        let runs = places.chunk_by(|(_, one), (_, next)| follows(one, next));
        let name = |run: &[(usize, &Place)]| {
            let (first, last) = (run.first()?, run.last()?);
            Some(marked(&self.place_name(first.1, last.1), first.0))
        };
        runs.map(name).collect()
    }

    fn attribute(&self, word: &str, attribute: &str) -> Option<String> {
        self.language.text(&format!("{}.{attribute}", message_for(word)))
    }

    fn attributes(&self, word: &str) -> Vec<(String, String)> {
        let named = |attribute: String| Some((attribute.clone(), self.attribute(word, &attribute)?));
        self.language.attributes(&message_for(word)).into_iter().filter_map(named).collect()
    }

    fn set(&mut self, field: &str, value: impl Into<FluentValue<'static>>) {
        self.args.set(field.to_owned(), value);
    }
}

fn message_for(word: &str) -> String {
    format!("name-{}", dashed(word))
}

/// A dot in a word would read as an attribute of a shorter word.
fn dashed(word: &str) -> String {
    word.replace(['_', '.'], "-")
}

fn holds_seats(field: &str, word: &str) -> bool {
    field == word || field.strip_suffix(word).is_some_and(|before| before.ends_with('_'))
}

fn in_plurals(number: &serde_json::Number) -> FluentValue<'static> {
    match number.as_i64() {
        Some(whole) => whole.into(),
        None => number.as_f64().unwrap_or_default().into(),
    }
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}
