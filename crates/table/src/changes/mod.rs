//! What has changed between two states that an audience was told, and nothing else.
//!
//! A change says what becomes of a value:
//!
//! - `{"key": change, …}` changes fields of an object, or items of an array by their index; the others stay.
//! - `[value]` puts a value in its place, `[null]` the value `null`.
//! - `[]` takes a field away.
//! - `[at, n, item, …]` replaces `n` items of an array, from index `at` on, by these.
//!
//! Only texts that this audience was told are compared, so a change cannot tell what the states do not.

mod outline;

use std::fmt::Write;

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use self::outline::{Part, Parts};
use crate::wire::Json;

pub(crate) use self::outline::Outline;

/// What an audience was told last.
#[derive(Default)]
pub struct Told {
    revision: u64,
    state: Outline,
}

impl Told {
    /// Counts the states that the audience was told; 0 before the first.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Goes on to another state. Says what has changed, if anything; before the first state all has. When there is more
    /// to tell than the state, an equal one counts too.
    pub(crate) fn go_on(&mut self, state: &impl Serialize, more: bool) -> Option<Json> {
        // A state is about as long as the one before.
        let mut text = Vec::with_capacity(self.state.len() + self.state.len() / 16 + 256);
        // Plain data can always be written, and as UTF-8.
        serde_json::to_writer(&mut text, state).ok()?;
        let state = Outline::new(String::from_utf8(text).ok()?);
        let mut change = String::new();
        let changed = match (self.state.whole(), state.whole()) {
            (Some(old), Some(new)) => write_change(old, new, &mut change),
            (None, Some(new)) => {
                write_whole(new, &mut change);
                true
            }
            (_, None) => false,
        };
        if !changed && !more {
            return None;
        }
        if !changed {
            change.push_str("{}");
        }
        self.revision += 1;
        self.state = state;
        // It is put together from parts of JSON.
        RawValue::from_string(change).ok().map(Json::from)
    }
}

/// Writes how one value becomes another; nothing, and false, when they are equal.
pub(crate) fn write_change(old: Part<'_>, new: Part<'_>, out: &mut String) -> bool {
    if old.text() == new.text() {
        return false;
    }
    let start = out.len();
    let in_parts = if old.is_object() && new.is_object() {
        write_fields(old.parts(), new.parts(), out)
    } else if old.is_array() && new.is_array() {
        write_items(old.parts(), new.parts(), out);
        true
    } else {
        false
    };
    // What is longer than the value itself is no help.
    if !in_parts || out.len() - start > new.text().len() + 2 {
        out.truncate(start);
        write_whole(new, out);
    }
    true
}

/// Writes a value that stands in place of whatever was there.
pub(crate) fn write_whole(new: Part<'_>, out: &mut String) {
    out.push('[');
    out.push_str(new.text());
    out.push(']');
}

/// Writes the fields that have changed. False when the order of those that stay, or the place of a new one, would not
/// come out: whoever reads the fields in order shall see them as they were told.
fn write_fields(old: Parts<'_>, mut new: Parts<'_>, out: &mut String) -> bool {
    out.push('{');
    for was in old.clone() {
        if new.pass_same(was) {
            continue;
        }
        let mut after = new.clone();
        match after.next().filter(|is| is.key() == was.key()) {
            Some(is) => {
                new = after;
                begin(was.key(), out);
                write_change(was, is, out);
            }
            None => {
                begin(was.key(), out);
                out.push_str("[]");
            }
        }
    }
    // Those left are new, unless one of them stood there before in another place.
    let strange = new.clone().all(|is| old.clone().all(|was| was.key() != is.key()));
    for is in new {
        begin(is.key(), out);
        write_whole(is, out);
    }
    out.push('}');
    strange
}

fn begin(key: &str, out: &mut String) {
    if !out.ends_with('{') {
        out.push(',');
    }
    out.push_str(key);
    out.push(':');
}

/// Writes what has changed in an array: item by item, or by replacing those between the first and the last that differ,
/// whichever is shorter.
fn write_items(mut old: Parts<'_>, mut new: Parts<'_>, out: &mut String) {
    let start = out.len();
    let mut head = 0;
    let mut rest = old.clone();
    while rest.next().is_some_and(|was| new.pass_same(was)) {
        head += 1;
        old = rest.clone();
    }
    let (old, new): (Vec<Part<'_>>, Vec<Part<'_>>) = (old.collect(), new.collect());
    let same = |(was, is): &(&Part<'_>, &Part<'_>)| was.text() == is.text();
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
    let (stale, fresh) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    // Writing to a text cannot fail.
    let _ = write!(out, "[{head},{}", stale.len());
    for is in fresh {
        out.push(',');
        out.push_str(is.text());
    }
    out.push(']');
    if stale.len() != fresh.len() {
        return;
    }
    let end = out.len();
    out.push('{');
    for (index, (&was, &is)) in stale.iter().zip(fresh).enumerate() {
        if was.text() != is.text() {
            begin(&format!("\"{}\"", head + index), out);
            write_change(was, is, out);
        }
    }
    out.push('}');
    if out.len() - end < end - start {
        out.drain(start..end);
    } else {
        out.truncate(end);
    }
}

/// What becomes of a value by a change, as [`Told`] makes them.
pub fn changed(value: Value, change: &Value) -> Value {
    match (value, change) {
        (_, Value::Array(parts)) if parts.len() == 1 => parts[0].clone(),
        (Value::Array(mut items), Value::Array(parts)) if parts.len() > 1 => {
            let index = |at: usize| parts[at].as_u64().map_or(items.len(), |n| n as usize);
            let from = index(0).min(items.len());
            let to = (from + index(1)).min(items.len());
            items.splice(from..to, parts[2..].iter().cloned());
            Value::Array(items)
        }
        (Value::Array(mut items), Value::Object(fields)) => {
            for (key, change) in fields {
                if let Some(item) = key.parse().ok().and_then(|index: usize| items.get_mut(index)) {
                    *item = changed(item.take(), change);
                }
            }
            Value::Array(items)
        }
        (Value::Object(was), Value::Object(fields)) => Value::Object(changed_fields(was, fields)),
        (value, _) => value,
    }
}

fn changed_fields(mut was: Map<String, Value>, fields: &Map<String, Value>) -> Map<String, Value> {
    for (key, change) in fields {
        if change.as_array().is_some_and(Vec::is_empty) {
            was.remove(key);
        } else {
            let value = was.remove(key).unwrap_or_default();
            was.insert(key.clone(), changed(value, change));
        }
    }
    was
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The change from one value to another, as text.
    fn change(old: &Value, new: &Value) -> String {
        let mut told = Told::default();
        told.go_on(old, false);
        assert_eq!(told.go_on(old, false), None);
        let change = told.go_on(new, true).expect("a change").as_str().to_owned();
        assert_eq!(told.revision(), 2);
        let read: Value = serde_json::from_str(&change).expect("JSON");
        assert_eq!(changed(old.clone(), &read), *new, "{old} becomes {new} by {change}");
        change
    }

    #[test]
    fn only_what_differs_is_written() {
        let old = json!({ "a": 1, "b": { "c": "x", "long": "is left out, whatever it says" }, "d": [1, 2, 3] });
        let with = |pointer: &str, value: Value| {
            let mut new = old.clone();
            *new.pointer_mut(pointer).expect("a field") = value;
            change(&old, &new)
        };
        assert_eq!(change(&old, &old), "{}");
        assert_eq!(with("/a", json!(2)), r#"{"a":[2]}"#);
        assert_eq!(with("/a", json!(null)), r#"{"a":[null]}"#);
        assert_eq!(with("/b/c", json!([])), r#"{"b":{"c":[[]]}}"#);
        assert_eq!(with("/d/1", json!(7)), r#"{"d":[1,1,7]}"#);
        assert_eq!(with("/d", json!([1, 3])), r#"{"d":[1,1]}"#);
        assert_eq!(with("/d", json!({})), r#"{"d":[{}]}"#);
        assert_eq!(with("", json!(5)), "[5]");
    }

    #[test]
    fn fields_come_and_go_in_their_order() {
        let long = "a text that nobody wants to send twice";
        assert_eq!(change(&json!({ "a": long, "b": 1 }), &json!({ "a": long })), r#"{"b":[]}"#);
        assert_eq!(change(&json!({ "a": long }), &json!({ "a": long, "b": null })), r#"{"b":[null]}"#);
        let before = change(&json!({ "b": long }), &json!({ "a": 1, "b": long }));
        assert_eq!(before, format!(r#"[{{"a":1,"b":"{long}"}}]"#), "a field in front needs the whole object");
    }

    #[test]
    fn marks_inside_texts_are_no_marks() {
        let odd = json!({ "a": "}],{[\"\\", "ключ \"x\":": ["\\\"", "[", 1.5e3, true], "": {} });
        let mut new = odd.clone();
        new["ключ \"x\":"][1] = json!("]\\");
        assert_eq!(change(&odd, &new), r#"{"ключ \"x\":":[1,1,"]\\"]}"#);
        change(&json!([]), &odd);
        change(&odd, &json!([[], {}]));
    }

    #[test]
    fn long_lists_change_where_they_differ() {
        let list = |n: std::ops::Range<u32>| n.map(|n| json!({ "number": n, "kind": "item" })).collect::<Vec<_>>();
        let (old, mut new) = (list(0..50), list(0..50));
        new.remove(20);
        assert_eq!(change(&json!(old), &json!(new)), "[20,1]");
        let mut new = old.clone();
        (new[3]["number"], new[40]["number"]) = (json!(99), json!(98));
        assert_eq!(change(&json!(old), &json!(new)), r#"{"3":{"number":[99]},"40":{"number":[98]}}"#);
        new.push(json!(7));
        change(&json!(old), &json!(new));
        change(&json!(new), &json!([]));
    }
}
