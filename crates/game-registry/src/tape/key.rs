//! The names of fields in maps: texts, and what JSON writes as texts.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{Error as _, Impossible, Serializer};

use super::write::{Unwritable, push_key};

/// Writes a name.
pub(super) struct Key<'a>(pub(super) &'a mut Vec<u8>);

type Named = Result<(), Unwritable>;
type No = Impossible<(), Unwritable>;

fn no_name<T>() -> Result<T, Unwritable> {
    Err(Unwritable::custom("the name of a field is a text or a number"))
}

impl Key<'_> {
    fn shown(self, key: impl Display) -> Named {
        push_key(self.0, &key.to_string());
        Ok(())
    }
}

impl Serializer for Key<'_> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = No;
    type SerializeTuple = No;
    type SerializeTupleStruct = No;
    type SerializeTupleVariant = No;
    type SerializeMap = No;
    type SerializeStruct = No;
    type SerializeStructVariant = No;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_str(self, key: &str) -> Named {
        push_key(self.0, key);
        Ok(())
    }

    fn serialize_bool(self, key: bool) -> Named {
        self.shown(key)
    }

    fn serialize_i8(self, key: i8) -> Named {
        self.shown(key)
    }

    fn serialize_i16(self, key: i16) -> Named {
        self.shown(key)
    }

    fn serialize_i32(self, key: i32) -> Named {
        self.shown(key)
    }

    fn serialize_i64(self, key: i64) -> Named {
        self.shown(key)
    }

    fn serialize_u8(self, key: u8) -> Named {
        self.shown(key)
    }

    fn serialize_u16(self, key: u16) -> Named {
        self.shown(key)
    }

    fn serialize_u32(self, key: u32) -> Named {
        self.shown(key)
    }

    fn serialize_u64(self, key: u64) -> Named {
        self.shown(key)
    }

    fn serialize_char(self, key: char) -> Named {
        self.shown(key)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Named {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, key: &T) -> Named {
        key.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, key: &T) -> Named {
        key.serialize(self)
    }

    fn serialize_f32(self, _: f32) -> Named {
        no_name()
    }

    fn serialize_f64(self, _: f64) -> Named {
        no_name()
    }

    fn serialize_bytes(self, _: &[u8]) -> Named {
        no_name()
    }

    fn serialize_none(self) -> Named {
        no_name()
    }

    fn serialize_unit(self) -> Named {
        no_name()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Named {
        no_name()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Named {
        no_name()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<No, Unwritable> {
        no_name()
    }

    fn serialize_tuple(self, _: usize) -> Result<No, Unwritable> {
        no_name()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<No, Unwritable> {
        no_name()
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<No, Unwritable> {
        no_name()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<No, Unwritable> {
        no_name()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<No, Unwritable> {
        no_name()
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<No, Unwritable> {
        no_name()
    }
}
