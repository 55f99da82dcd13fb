//! Sets of numbered things, as bits.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Id;

/// A set of numbered things, whatever its width: what maps and other parts need of it.
pub trait Places<I>:
    Copy
    + Eq
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + IntoIterator<Item = I>
    + FromIterator<I>
{
    /// Nothing.
    const EMPTY: Self;
    /// Just this thing.
    fn one(id: I) -> Self;
    /// Whether it is in the set.
    fn contains(self, id: I) -> bool;
    /// Whether nothing is in it.
    fn is_empty(self) -> bool;
}

macro_rules! sets {
    ($(#[$doc:meta])* $set:ident, $iter:ident, $bits:ident) => {
        $(#[$doc])*
        pub struct $set<I>($bits, PhantomData<I>);

        impl<I> Clone for $set<I> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<I> Copy for $set<I> {}
        impl<I> PartialEq for $set<I> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl<I> Eq for $set<I> {}
        impl<I> std::hash::Hash for $set<I> {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.0.hash(state);
            }
        }
        impl<I> Default for $set<I> {
            fn default() -> Self {
                $set::EMPTY
            }
        }

        impl<I> $set<I> {
            /// Nothing.
            pub const EMPTY: Self = $set(0, PhantomData);

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                $set(bits, PhantomData)
            }

            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many things are in it.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
        }

        impl<I: Id> $set<I> {
            /// Just this thing.
            #[inline]
            pub fn one(id: I) -> Self {
                $set(1 << id.index(), PhantomData)
            }

            /// Whether it is in the set.
            #[inline]
            pub fn contains(self, id: I) -> bool {
                self.0 >> id.index() & 1 != 0
            }

            /// Adds it.
            #[inline]
            pub fn insert(&mut self, id: I) {
                self.0 |= 1 << id.index();
            }

            /// Takes it out.
            #[inline]
            pub fn remove(&mut self, id: I) {
                self.0 &= !(1 << id.index());
            }

            /// The things in order of number.
            #[inline]
            pub fn iter(self) -> $iter<I> {
                $iter(self)
            }
        }

        impl<I: Id> IntoIterator for $set<I> {
            type Item = I;
            type IntoIter = $iter<I>;

            #[inline]
            fn into_iter(self) -> $iter<I> {
                $iter(self)
            }
        }

        #[doc = concat!("Iterates over [`", stringify!($set), "`].")]
        #[derive(Clone)]
        pub struct $iter<I>($set<I>);

        impl<I: Id> Iterator for $iter<I> {
            type Item = I;

            #[inline]
            fn next(&mut self) -> Option<I> {
                if self.0.is_empty() {
                    return None;
                }
                let index = self.0.0.trailing_zeros();
                self.0.0 &= self.0.0 - 1;
                Some(I::from_index(index as u8))
            }
        }

        impl<I: Id> DoubleEndedIterator for $iter<I> {
            fn next_back(&mut self) -> Option<I> {
                if self.0.is_empty() {
                    return None;
                }
                let id = I::from_index(($bits::BITS - 1 - self.0.0.leading_zeros()) as u8);
                self.0.remove(id);
                Some(id)
            }
        }

        impl<I: Id> FromIterator<I> for $set<I> {
            fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
                let mut set = $set::EMPTY;
                for id in ids {
                    set.insert(id);
                }
                set
            }
        }

        impl<I> BitAnd for $set<I> {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                $set(self.0 & other.0, PhantomData)
            }
        }
        impl<I> BitOr for $set<I> {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                $set(self.0 | other.0, PhantomData)
            }
        }
        impl<I> BitOrAssign for $set<I> {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl<I> Not for $set<I> {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                $set(!self.0, PhantomData)
            }
        }

        impl<I: Id> fmt::Debug for $set<I> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl<I: Id + Serialize> Serialize for $set<I> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de, I: Id + Deserialize<'de>> Deserialize<'de> for $set<I> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<I>::deserialize(deserializer)?.into_iter().collect())
            }
        }

        crate::list::ts_as_vec!([I] $set<I>);

        impl<I: Id> Places<I> for $set<I> {
            const EMPTY: Self = $set::EMPTY;

            #[inline]
            fn one(id: I) -> Self {
                $set::one(id)
            }

            #[inline]
            fn contains(self, id: I) -> bool {
                $set::contains(self, id)
            }

            #[inline]
            fn is_empty(self) -> bool {
                $set::is_empty(self)
            }
        }
    };
}

sets! {
    /// A set of at most 64 numbered things, as bits.
    IdSet, IdSetIter, u64
}

sets! {
    /// A set of at most 128 numbered things, as bits: the cells of a large map.
    WideSet, WideSetIter, u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
    struct Cell(u8);

    impl Id for Cell {
        fn from_index(index: u8) -> Self {
            Cell(index)
        }

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn count() -> usize {
            91
        }
    }

    #[test]
    fn a_wide_set_holds_the_cells_of_a_large_map() {
        let mut set: WideSet<Cell> = [90, 3, 64].map(Cell).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Cell(3), Cell(64), Cell(90)]);
        assert_eq!(set.iter().next_back(), Some(Cell(90)));
        set.remove(Cell(64));
        assert!(!set.contains(Cell(64)) && set.contains(Cell(90)) && set.len() == 2);
        let json = serde_json::to_string(&set).unwrap_or_default();
        assert_eq!((json.as_str(), serde_json::from_str(&json).ok()), ("[3,90]", Some(set)));
    }
}
