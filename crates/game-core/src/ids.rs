//! Small numbered things (hexes, cards, tiles), and bags of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{IdSet, Row};

/// One of a fixed, numbered set of things. Stored as its number, written as its printed name.
pub trait Id: Copy + fmt::Debug + 'static {
    /// The thing with this number.
    fn from_index(index: u8) -> Self;
    /// Its number.
    fn index(self) -> usize;
    /// How many things there are.
    fn count() -> usize;
}

/// Makes a one-byte newtype an [`Id`] that is written (notation, JSON, TypeScript) as its printed name.
/// `names` is a function that returns all names in order of number.
/// With `place` at the end it is a place on the board, which sentences can point at.
#[macro_export]
macro_rules! named_id {
    ($ty:ident, $what:literal, $names:path $(, $place:ident)?) => {
        $crate::as_text!($ty $(, $place)?);

        impl $crate::Id for $ty {
            #[inline]
            fn from_index(index: u8) -> Self {
                $ty(index)
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn count() -> usize {
                $names().len()
            }
        }

        impl ::std::fmt::Display for $ty {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($names().get(usize::from(self.0)).map_or("?", |name| name.as_ref()))
            }
        }

        impl ::std::fmt::Debug for $ty {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        impl ::std::str::FromStr for $ty {
            type Err = String;

            fn from_str(s: &str) -> Result<Self, String> {
                $names()
                    .iter()
                    .position(|name| AsRef::<str>::as_ref(name) == s)
                    .map(|i| $ty(i as u8))
                    .ok_or_else(|| format!(concat!("`{}` is not ", $what), s))
            }
        }
    };
}

crate::list::ts_as_vec!([I, const N: usize] Bag<I, N>);

/// A multiset of at most 64 kinds of things: a hand, a discard pile whose order does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<I, const N: usize> {
    counts: Row<u8, N>,
    kinds: IdSet<I>,
}

impl<I: Id, const N: usize> Default for Bag<I, N> {
    fn default() -> Self {
        Bag { counts: Row::default(), kinds: IdSet::EMPTY }
    }
}

impl<I: Id, const N: usize> Bag<I, N> {
    /// How many of this kind are in it.
    #[inline]
    pub fn of(&self, id: I) -> u8 {
        self.counts[id.index()]
    }

    /// Whether one of this kind is in it.
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        self.kinds.contains(id)
    }

    /// Puts one in.
    pub fn add(&mut self, id: I) {
        self.counts[id.index()] += 1;
        self.kinds.insert(id);
    }

    /// Takes one out. Panics if there is none: the caller has checked.
    pub fn take(&mut self, id: I) {
        let count = &mut self.counts[id.index()];
        *count = count.checked_sub(1).expect("taken from a bag that holds it");
        if *count == 0 {
            self.kinds.remove(id);
        }
    }

    /// The kinds of which at least one is in it.
    #[inline]
    pub fn kinds(&self) -> IdSet<I> {
        self.kinds
    }

    /// How many things are in it.
    pub fn len(&self) -> usize {
        self.kinds.iter().map(|id| usize::from(self.of(id))).sum()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Each thing, like things together.
    pub fn iter(&self) -> impl Iterator<Item = I> {
        self.kinds.iter().flat_map(|id| std::iter::repeat_n(id, usize::from(self.of(id))))
    }
}

impl<I: Id, const N: usize> FromIterator<I> for Bag<I, N> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut bag = Bag::default();
        for id in ids {
            bag.add(id);
        }
        bag
    }
}

impl<I: Id, const N: usize> fmt::Debug for Bag<I, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<I: Id + Serialize, const N: usize> Serialize for Bag<I, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, I: Id + Deserialize<'de>, const N: usize> Deserialize<'de> for Bag<I, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<I>::deserialize(deserializer)?;
        if ids.iter().any(|id| id.index() >= N) || ids.len() > usize::from(u8::MAX) {
            return Err(serde::de::Error::custom("more things than the bag can hold"));
        }
        Ok(ids.into_iter().collect())
    }
}
