//! Data in a form that costs little to write and little to compare: what is told to players is written with every
//! action, and most of it is as it was.
//!
//! A tape holds one value of JSON, part after part, each with its length in front: where a part ends is read and not
//! looked for, equal parts are equal bytes, and numbers and texts are put in words only when somebody is sent them.

mod key;
mod part;
mod write;

use std::cell::RefCell;
use std::fmt;

use game_core::WRITTEN;
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::Value;

pub use part::{Part, Parts, write_text};
use write::Writer;

thread_local! {
    /// Where tapes are written before anybody knows how long they are.
    static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A value of JSON as data: an object, a list, a text, a number.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Tape(Box<[u8]>);

impl Tape {
    /// What a value would be in JSON. Plain data can always be written; what cannot is `null`.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        let mut bytes = DESK.take();
        Tape::write(value, &mut bytes);
        let tape = Tape(bytes.as_slice().into());
        DESK.set(bytes);
        tape
    }

    /// The same, into a buffer that is used again and again.
    pub fn write(value: &(impl Serialize + ?Sized), bytes: &mut Vec<u8>) {
        bytes.clear();
        if value.serialize(&mut Writer::new(bytes)).is_err() {
            bytes.clear();
            bytes.push(write::NULL);
        }
    }

    /// A value that is there as text already: a part that is not looked into.
    pub fn raw(json: &str) -> Self {
        let mut bytes = Vec::with_capacity(json.len() + 5);
        write::push_text(&mut bytes, write::RAW, json);
        Tape(bytes.into())
    }

    /// The bytes that are compared.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// All of it.
    pub fn whole(&self) -> Part<'_> {
        Part::of(&self.0)
    }

    /// As text.
    pub fn json(&self) -> String {
        let mut out = String::with_capacity(self.0.len());
        self.whole().write_json(&mut out);
        out
    }

    /// As data to look into.
    pub fn to_value(&self) -> Value {
        self.read().unwrap_or_default()
    }

    /// As data of a type, if it is of that type.
    pub fn read<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_str(&self.json()).ok()
    }
}

impl fmt::Debug for Tape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.json())
    }
}

impl Serialize for Tape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return self.whole().serialize(serializer);
        }
        serializer.serialize_newtype_struct(WRITTEN, &Bytes(&self.0))
    }
}

struct Bytes<'a>(&'a [u8]);

impl Serialize for Bytes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0)
    }
}

#[cfg(test)]
mod tests;
