//! Things that travel as the text they are written as: in notation, JSON and TypeScript alike.

use std::fmt::Display;

use serde::Serializer;

/// Writes a thing as its text.
pub fn serialize_text<S: Serializer>(thing: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(thing)
}

/// Makes a type with `Display` and `FromStr` travel as its text. With `place` it is a place on the board, which
/// sentences can point at.
#[macro_export]
macro_rules! as_text {
    ($ty:ident) => {
        $crate::as_text!(@ $ty, $crate::serialize_text);
    };
    ($ty:ident, place) => {
        $crate::as_text!(@ $ty, $crate::serialize_place);
    };
    (@ $ty:ident, $serialize:path) => {
        impl $crate::serde::Serialize for $ty {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $serialize(self, serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $ty {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'_, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(<D::Error as $crate::serde::de::Error>::custom)
            }
        }

        impl $crate::ts_rs::TS for $ty {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> String {
                "string".to_owned()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                "string".to_owned()
            }
        }
    };
}
