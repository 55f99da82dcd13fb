//! Things that are written as words, in notation, JSON and TypeScript alike.

/// Makes a type travel as the text it is written as.
macro_rules! as_text {
    ($ty:ident) => {
        impl ::serde::Serialize for $ty {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $ty {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }

        impl ::ts_rs::TS for $ty {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                "string".to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                "string".to_owned()
            }
        }
    };
}
pub(crate) use as_text;

/// Makes an enum of words: all of them in order, their notation, and their way through JSON.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident, $what:literal; $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the words speak for themselves")]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// Its place in an array.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its notation.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;

            fn from_str(s: &str) -> Result<Self, String> {
                let found = $name::ALL.into_iter().find(|one| one.word() == s);
                found.ok_or_else(|| format!(concat!("`{}` is not ", $what), s))
            }
        }
    };
}
pub(crate) use words;
