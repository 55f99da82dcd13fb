//! Reading a tape: a value and what it holds.

use std::fmt::Write as _;
use std::ops::Range;

use serde::ser::{Error as _, SerializeMap, SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::write::{FALSE, FLOAT, LIST, LONG, NEGATIVE, NULL, OBJECT, POSITIVE, RAW, ROW, SMALL, TEXT, TRUE};

/// One value of a tape. Equal values are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Part<'a>(&'a [u8]);

/// The fields of an object or the items of a list, one after another; items have no name.
#[derive(Clone)]
pub struct Parts<'a> {
    rest: &'a [u8],
    /// Of what these are the parts.
    kind: u8,
}

/// Every number that takes one byte, as a value of its own.
static NUMBERS: [[u8; 2]; 256] = {
    let (mut numbers, mut number) = ([[SMALL, 0]; 256], 0);
    while number < 256 {
        numbers[number][1] = number as u8;
        number += 1;
    }
    numbers
};

impl<'a> Part<'a> {
    /// What was written by [`Tape::write`](super::Tape::write).
    pub fn of(bytes: &'a [u8]) -> Self {
        Part(bytes)
    }

    /// The bytes that are compared: a piece of those that it was read from.
    pub fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// Whether it has fields.
    pub fn is_object(self) -> bool {
        self.kind() == OBJECT
    }

    /// Whether it has items.
    pub fn is_list(self) -> bool {
        matches!(self.kind(), LIST | ROW)
    }

    /// What an object or a list holds.
    pub fn parts(self) -> Parts<'a> {
        let rest = if self.is_object() || self.is_list() { &self.0[5..] } else { &[] };
        Parts { rest, kind: self.kind() }
    }

    /// As text it is at least this long.
    pub fn least(self) -> usize {
        match self.kind() {
            // An item takes at least two letters with its comma, and up to five bytes here.
            LIST | OBJECT => 2 * (self.0.len() / 5),
            TEXT | RAW => self.0.len() - 5,
            ROW => 2 * (self.0.len() - 5),
            _ => 1,
        }
    }

    /// Writes it as JSON.
    pub fn write_json(self, out: &mut String) {
        // Writing to a text cannot fail.
        let _ = match self.kind() {
            FALSE => out.write_str("false"),
            TRUE => out.write_str("true"),
            SMALL => {
                write_small(self.0[1], out);
                Ok(())
            }
            POSITIVE => write!(out, "{}", self.bits()),
            NEGATIVE => write!(out, "{}", self.bits() as i64),
            FLOAT => write_plain(&f64::from_bits(self.bits()), out),
            TEXT => {
                write_text(self.text(), out);
                Ok(())
            }
            RAW => out.write_str(self.text()),
            LIST | ROW => write_all(self.parts(), ('[', ']'), out),
            OBJECT => write_all(self.parts(), ('{', '}'), out),
            _ => out.write_str("null"),
        };
    }

    fn kind(self) -> u8 {
        self.0.first().copied().unwrap_or(NULL)
    }

    fn bits(self) -> u64 {
        self.0.get(1..9).and_then(|bits| bits.try_into().ok()).map_or(0, u64::from_le_bytes)
    }

    fn text(self) -> &'a str {
        std::str::from_utf8(&self.0[5..]).unwrap_or_default()
    }
}

impl<'a> Parts<'a> {
    /// Goes past the next part if it reads exactly like the next one of the others, name and all.
    pub fn pass_same(&mut self, others: &mut Parts<'_>) -> bool {
        if self.rest.is_empty() || others.rest.is_empty() || self.kind != others.kind {
            return false;
        }
        let length = others.extent();
        let same = self.rest.get(..length) == Some(&others.rest[..length]);
        if same {
            (self.rest, others.rest) = (&self.rest[length..], &others.rest[length..]);
        }
        same
    }

    /// How long the next part is, name and all.
    fn extent(&self) -> usize {
        if self.kind == ROW {
            return 1;
        }
        let value = self.name().end;
        value + extent(&self.rest[value..])
    }

    /// Where the next name stands; its value follows. Items have none.
    fn name(&self) -> Range<usize> {
        match self.rest.first().filter(|_| self.kind == OBJECT) {
            None => 0..0,
            Some(&LONG) => 5..5 + number(&self.rest[1..]),
            Some(&length) => 1..1 + usize::from(length),
        }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = (&'a str, Part<'a>);

    fn next(&mut self) -> Option<(&'a str, Part<'a>)> {
        let first = *self.rest.first()?;
        if self.kind == ROW {
            self.rest = &self.rest[1..];
            return Some(("", Part(&NUMBERS[usize::from(first)])));
        }
        let name = self.name();
        let (key, after) = (&self.rest[name.clone()], &self.rest[name.end..]);
        let (value, rest) = after.split_at(extent(after));
        self.rest = rest;
        Some((std::str::from_utf8(key).unwrap_or_default(), Part(value)))
    }
}

/// How long a value is that begins here.
fn extent(bytes: &[u8]) -> usize {
    match bytes.first() {
        None => 0,
        Some(&(TEXT | RAW | LIST | ROW | OBJECT)) => 5 + number(&bytes[1..]),
        Some(&(POSITIVE | NEGATIVE | FLOAT)) => 9,
        Some(&SMALL) => 2,
        Some(_) => 1,
    }
}

fn number(bytes: &[u8]) -> usize {
    bytes.get(..4).and_then(|bytes| bytes.try_into().ok()).map_or(0, |bytes| u32::from_le_bytes(bytes) as usize)
}

fn write_all(parts: Parts<'_>, (open, close): (char, char), out: &mut String) -> std::fmt::Result {
    let (named, mut first) = (parts.kind == OBJECT, true);
    out.write_char(open)?;
    for (key, value) in parts {
        if !std::mem::take(&mut first) {
            out.push(',');
        }
        if named {
            write_text(key, out);
            out.push(':');
        }
        value.write_json(out);
    }
    out.write_char(close)
}

/// Most numbers are small, and there are many.
fn write_small(number: u8, out: &mut String) {
    let digit = |n: u8| char::from(b'0' + n % 10);
    if number >= 100 {
        out.push(digit(number / 100));
    }
    if number >= 10 {
        out.push(digit(number / 10));
    }
    out.push(digit(number));
}

/// Writes a text as JSON has it, in quotation marks.
pub fn write_text(text: &str, out: &mut String) {
    let plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    if text.bytes().all(plain) {
        out.push('"');
        out.push_str(text);
        out.push('"');
    } else {
        // Writing to a text cannot fail.
        let _ = write_plain(text, out);
    }
}

fn write_plain(value: &(impl Serialize + ?Sized), out: &mut String) -> std::fmt::Result {
    out.push_str(&serde_json::to_string(value).map_err(|_| std::fmt::Error)?);
    Ok(())
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.kind() {
            FALSE => serializer.serialize_bool(false),
            TRUE => serializer.serialize_bool(true),
            SMALL => serializer.serialize_u8(self.0[1]),
            POSITIVE => serializer.serialize_u64(self.bits()),
            NEGATIVE => serializer.serialize_i64(self.bits() as i64),
            FLOAT => serializer.serialize_f64(f64::from_bits(self.bits())),
            TEXT => serializer.serialize_str(self.text()),
            RAW => <&RawValue>::deserialize(&mut serde_json::Deserializer::from_str(self.text()))
                .map_err(S::Error::custom)?
                .serialize(serializer),
            LIST | ROW => {
                let mut list = serializer.serialize_seq(None)?;
                self.parts().try_for_each(|(_, item)| list.serialize_element(&item))?;
                list.end()
            }
            OBJECT => {
                let mut fields = serializer.serialize_map(None)?;
                self.parts().try_for_each(|(key, field)| fields.serialize_entry(key, &field))?;
                fields.end()
            }
            _ => serializer.serialize_unit(),
        }
    }
}
