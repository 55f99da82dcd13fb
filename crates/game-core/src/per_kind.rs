//! One of something for each kind of a fixed set: hexes, unit types, resources.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Id, Row};

/// One `T` for each of the `N` kinds of `K`, indexed by the kind itself: what belongs to a hex cannot be asked of a unit.
/// It is stored as the plain row of its items.
pub struct PerKind<K, T, const N: usize>(Row<T, N>, PhantomData<K>);

impl<K: Id, T, const N: usize> PerKind<K, T, N> {
    /// What `make` gives for each kind.
    pub fn new(mut make: impl FnMut(K) -> T) -> Self {
        PerKind(Row(std::array::from_fn(|index| make(K::from_index(index as u8)))), PhantomData)
    }

    /// Each kind with what it has, in order of number.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        self.0.0.iter().enumerate().map(|(index, item)| (K::from_index(index as u8), item))
    }
}

impl<K, T, const N: usize> PerKind<K, T, N> {
    /// The items alone, in order of number.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.0.0
    }

    /// The items, to change them all.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.0.0
    }
}

impl<K, T: Clone, const N: usize> Clone for PerKind<K, T, N> {
    #[inline]
    fn clone(&self) -> Self {
        PerKind(Row(self.0.0.clone()), PhantomData)
    }
}
impl<K, T: Copy, const N: usize> Copy for PerKind<K, T, N> {}
impl<K, T: PartialEq, const N: usize> PartialEq for PerKind<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<K, T: Eq, const N: usize> Eq for PerKind<K, T, N> {}
impl<K, T: std::hash::Hash, const N: usize> std::hash::Hash for PerKind<K, T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<K, T: Copy + Default, const N: usize> Default for PerKind<K, T, N> {
    fn default() -> Self {
        PerKind(Row::default(), PhantomData)
    }
}
impl<K, T: fmt::Debug, const N: usize> fmt::Debug for PerKind<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K: Id, T, const N: usize> Index<K> for PerKind<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, kind: K) -> &T {
        &self.0.0[kind.index()]
    }
}

impl<K: Id, T, const N: usize> IndexMut<K> for PerKind<K, T, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.0.0[kind.index()]
    }
}

impl<K, T: Serialize + 'static, const N: usize> Serialize for PerKind<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, K, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for PerKind<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Row::deserialize(deserializer).map(|row| PerKind(row, PhantomData))
    }
}

impl<K: 'static, T: ts_rs::TS, const N: usize> ts_rs::TS for PerKind<K, T, N> {
    type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::inline(cfg)
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_dependencies(v);
    }

    fn visit_generics(v: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_generics(v);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Ore {
        Iron,
        Ice,
    }

    impl Id for Ore {
        fn from_index(index: u8) -> Self {
            [Ore::Iron, Ore::Ice][usize::from(index)]
        }

        fn index(self) -> usize {
            self as usize
        }

        fn count() -> usize {
            2
        }
    }

    #[test]
    fn it_is_asked_by_kind_and_stored_as_a_row() {
        let mut store: PerKind<Ore, u8, 2> = PerKind::new(|ore| if ore == Ore::Ice { 3 } else { 1 });
        store[Ore::Iron] += 4;
        assert_eq!((store[Ore::Iron], store[Ore::Ice]), (5, 3));
        assert_eq!(store.iter().map(|(ore, count)| (ore, *count)).collect::<Vec<_>>(), [(Ore::Iron, 5), (Ore::Ice, 3)]);
        assert_eq!(serde_json::to_string(&store).unwrap_or_default(), "[5,3]");
        assert_eq!(serde_json::from_str::<PerKind<Ore, u8, 2>>("[5,3]").ok(), Some(store));
        assert!(serde_json::from_str::<PerKind<Ore, u8, 2>>("[5]").is_err());
    }
}
