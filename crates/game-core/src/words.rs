//! Things that are written as words, in notation, JSON and TypeScript alike.

/// Makes an enum of words: all of them in order, their notation, and their way through JSON.
#[macro_export]
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

/// Lets things of such an enum be counted: sets of them, one of something for each.
#[macro_export]
macro_rules! numbered {
    ($($name:ident),+) => {
        $(impl $crate::Id for $name {
            #[inline]
            fn from_index(index: u8) -> Self {
                $name::ALL[usize::from(index)]
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn count() -> usize {
                $name::ALL.len()
            }
        })+
    };
}
