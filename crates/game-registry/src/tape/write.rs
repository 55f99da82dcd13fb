//! Writing a tape.

use std::fmt::{self, Display, Write as _};

use game_core::{ONCE, WRITTEN};
use serde::Serialize;
use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::key::Key;

pub(super) const NULL: u8 = 0;
pub(super) const FALSE: u8 = 1;
pub(super) const TRUE: u8 = 2;
/// A number in one byte.
pub(super) const SMALL: u8 = 3;
/// Numbers in eight.
pub(super) const POSITIVE: u8 = 4;
pub(super) const NEGATIVE: u8 = 5;
pub(super) const FLOAT: u8 = 6;
/// A text, after its length.
pub(super) const TEXT: u8 = 7;
/// JSON that is there as text, after its length.
pub(super) const RAW: u8 = 8;
/// Values, after the length of them all.
pub(super) const LIST: u8 = 9;
/// Numbers of one byte each, after their number: where there are many, they are taken over as they are.
pub(super) const ROW: u8 = 11;
/// Fields, after the length of them all: each a name after its length, and a value.
pub(super) const OBJECT: u8 = 10;

/// The length of a name that follows in four bytes.
pub(super) const LONG: u8 = u8::MAX;

/// Why something cannot be JSON: an object with a name that is no text.
#[derive(Debug)]
pub(super) struct Unwritable(String);

impl Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl serde::ser::Error for Unwritable {
    fn custom<T: Display>(why: T) -> Self {
        Unwritable(why.to_string())
    }
}

type Written = Result<(), Unwritable>;

pub(super) struct Writer<'a> {
    out: &'a mut Vec<u8>,
    /// Whether the next bytes are a tape.
    takes_over: bool,
}

/// A list or an object that is being written.
pub(super) struct Open<'w, 'a> {
    writer: &'w mut Writer<'a>,
    /// Where its contents begin.
    start: usize,
    /// Where those of the object begin that names a variant around it.
    outer: Option<usize>,
}

pub(super) fn push_text(out: &mut Vec<u8>, kind: u8, text: &str) {
    out.push(kind);
    out.extend_from_slice(&(text.len() as u32).to_le_bytes());
    out.extend_from_slice(text.as_bytes());
}

/// The name of a field after its length, which stands in one byte unless that is full.
pub(super) fn push_key(out: &mut Vec<u8>, key: &str) {
    match u8::try_from(key.len()) {
        Ok(length) if length < LONG => out.push(length),
        _ => {
            out.push(LONG);
            out.extend_from_slice(&(key.len() as u32).to_le_bytes());
        }
    }
    out.extend_from_slice(key.as_bytes());
}

/// Writes the length of what was written since, in front of it.
fn close(out: &mut [u8], start: usize) {
    let length = ((out.len() - start) as u32).to_le_bytes();
    out[start - 4..start].copy_from_slice(&length);
}

impl<'a> Writer<'a> {
    pub(super) fn new(out: &'a mut Vec<u8>) -> Self {
        Writer { out, takes_over: false }
    }

    /// Begins a list or an object; where its contents begin.
    fn begin(&mut self, kind: u8) -> usize {
        self.out.extend_from_slice(&[kind, 0, 0, 0, 0]);
        self.out.len()
    }

    fn key(&mut self, key: &str) {
        push_key(self.out, key);
    }

    fn number(&mut self, kind: u8, bits: u64) -> Written {
        self.out.push(kind);
        self.out.extend_from_slice(&bits.to_le_bytes());
        Ok(())
    }

    fn open(&mut self, kind: u8) -> Open<'_, 'a> {
        let start = self.begin(kind);
        Open { writer: self, start, outer: None }
    }

    fn open_variant(&mut self, kind: u8, variant: &str) -> Result<Open<'_, 'a>, Unwritable> {
        let outer = self.begin(OBJECT);
        self.key(variant);
        let start = self.begin(kind);
        Ok(Open { writer: self, start, outer: Some(outer) })
    }
}

impl Open<'_, '_> {
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Written {
        value.serialize(&mut *self.writer)
    }

    fn field(&mut self, key: &str, value: &(impl Serialize + ?Sized)) -> Written {
        self.writer.key(key);
        value.serialize(&mut *self.writer)
    }

    fn close(self) -> Written {
        close(self.writer.out, self.start);
        if let Some(outer) = self.outer {
            close(self.writer.out, outer);
        }
        Ok(())
    }
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Open<'w, 'a>;
    type SerializeTuple = Open<'w, 'a>;
    type SerializeTupleStruct = Open<'w, 'a>;
    type SerializeTupleVariant = Open<'w, 'a>;
    type SerializeMap = Open<'w, 'a>;
    type SerializeStruct = Open<'w, 'a>;
    type SerializeStructVariant = Open<'w, 'a>;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.out.push(if value { TRUE } else { FALSE });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        match u64::try_from(value) {
            Ok(value) => self.serialize_u64(value),
            Err(_) => self.number(NEGATIVE, value as u64),
        }
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.out.extend_from_slice(&[SMALL, value]);
        Ok(())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        match u8::try_from(value) {
            Ok(value) => self.serialize_u8(value),
            Err(_) => self.number(POSITIVE, value),
        }
    }

    fn serialize_f32(self, value: f32) -> Written {
        // As JSON has it: the shortest text that is this number.
        let text = serde_json::to_string(&value).map_err(Unwritable::custom)?;
        push_text(self.out, RAW, &text);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Written {
        if value.is_finite() { self.number(FLOAT, value.to_bits()) } else { self.serialize_unit() }
    }

    fn serialize_char(self, value: char) -> Written {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Written {
        push_text(self.out, TEXT, value);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Written {
        let start = self.begin(TEXT);
        write!(Utf8(self.out), "{value}").map_err(Unwritable::custom)?;
        close(self.out, start);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        if !std::mem::take(&mut self.takes_over) {
            self.out.push(ROW);
            self.out.extend_from_slice(&(value.len() as u32).to_le_bytes());
        }
        self.out.extend_from_slice(value);
        Ok(())
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.out.push(NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Written {
        self.takes_over = name == WRITTEN;
        if name != ONCE {
            return value.serialize(self);
        }
        let start = self.out.len();
        value.serialize(&mut *self)?;
        game_core::keep(&self.out[start..]);
        Ok(())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut open = self.open(OBJECT);
        open.field(variant, value)?;
        open.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'w, 'a>, Unwritable> {
        Ok(self.open(LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'w, 'a>, Unwritable> {
        Ok(self.open(LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'w, 'a>, Unwritable> {
        Ok(self.open(LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'w, 'a>, Unwritable> {
        self.open_variant(LIST, variant)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'w, 'a>, Unwritable> {
        Ok(self.open(OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'w, 'a>, Unwritable> {
        Ok(self.open(OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'w, 'a>, Unwritable> {
        self.open_variant(OBJECT, variant)
    }
}

/// Text that is written piece by piece.
struct Utf8<'a>(&'a mut Vec<u8>);

impl fmt::Write for Utf8<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

/// Lists are written alike, whatever they are in Rust.
macro_rules! lists {
    ($($kind:ident :: $method:ident),*) => {$(
        impl $kind for Open<'_, '_> {
            type Ok = ();
            type Error = Unwritable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.item(value)
            }

            fn end(self) -> Written {
                self.close()
            }
        }
    )*};
}

/// Objects too.
macro_rules! objects {
    ($($kind:ident),*) => {$(
        impl $kind for Open<'_, '_> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Written {
                self.field(key, value)
            }

            fn end(self) -> Written {
                self.close()
            }
        }
    )*};
}

lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);
objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Open<'_, '_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        key.serialize(Key(self.writer.out))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.item(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}
