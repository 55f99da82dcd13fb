//! What has changed between two states that an audience was told, and nothing else.
//!
//! A change says what becomes of a value:
//!
//! - `{"key": change, …}` changes fields of an object, or items of an array by their index; the others stay.
//! - `[value]` puts a value in its place, `[null]` the value `null`.
//! - `[]` takes a field away.
//! - `[at, n, item, …]` replaces `n` items of an array, from index `at` on, by these.
//!
//! Only states that this audience was told are compared, so a change cannot tell what the states do not.

mod pen;

use std::sync::Arc;

use game_registry::{Part, Tape};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use self::pen::Pen;
use crate::wire::Json;

pub(crate) use self::pen::{Compared, write_change, write_whole};

/// What an audience was told last.
#[derive(Default)]
pub struct Told {
    revision: u64,
    /// Nothing before the first.
    state: Arc<Vec<u8>>,
}

impl Told {
    /// Counts the states that the audience was told; 0 before the first.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Goes on to another state. Says what has changed, if anything; before the first state all has. When there is more
    /// to tell than the state, an equal one counts too. `last` is what was compared for the audience before.
    pub(crate) fn go_on(&mut self, state: &impl Serialize, more: bool, last: &mut Compared) -> Option<Json> {
        // A state is about as long as the one before.
        let mut new = Vec::with_capacity(self.state.len() + self.state.len() / 16 + 256);
        Tape::write(state, &mut new);
        let new = Arc::new(new);
        let change = if self.state.is_empty() {
            let mut change = String::with_capacity(new.len());
            write_whole(Part::of(&new), &mut change);
            change
        } else {
            let (change, compared) = Pen::compare(&self.state, &new, last);
            *last = compared;
            change
        };
        if change.is_empty() && !more {
            return None;
        }
        let change = if change.is_empty() { "{}".to_owned() } else { change };
        self.revision += 1;
        self.state = new;
        // It is put together from parts of JSON.
        RawValue::from_string(change).ok().map(Json::from)
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
        let (mut told, mut last) = (Told::default(), Compared::default());
        told.go_on(old, false, &mut last);
        assert_eq!(told.go_on(old, false, &mut last), None);
        let change = told.go_on(new, true, &mut last).expect("a change").text().into_owned();
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
    fn what_was_compared_for_others_is_compared_once_and_never_mixed_up() {
        let list = |n: u32| (0..90).map(|i| json!({ "number": i * n % 7, "kind": "item" })).collect::<Vec<_>>();
        let state =
            |own: u32, open: u32| json!({ "own": own, "open": { "a": list(open), "b": [own, list(open + 1)] } });
        let moves = [(1, 1, 2, 2), (5, 1, 6, 2), (5, 1, 6, 3), (5, 2, 6, 3), (1, 1, 2, 2), (1, 1, 1, 1)];
        let mut last = Compared::default();
        for (own, open, own_then, open_then) in moves {
            let (old, new) = (state(own, open), state(own_then, open_then));
            let mut told = Told::default();
            told.go_on(&old, false, &mut Compared::default());
            let told = told.go_on(&new, true, &mut last).expect("a change");
            assert_eq!(told.text(), change(&old, &new), "alone it is compared in the same way");
        }
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
