//! Fixed-size lists and rows: plain `Copy` data, so that cloning a state is one memcpy.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// To the browser a list, a row and a thing per seat are all arrays.
macro_rules! ts_as_vec {
    ($ty:ident) => {
        crate::list::ts_as_vec!([T, const N: usize] $ty<T, N>);
    };
    ([$t:ident $(, const $n:ident: usize)?] $ty:ty) => {
        impl<$t: ts_rs::TS $(, const $n: usize)?> ts_rs::TS for $ty {
            type WithoutGenerics = <Vec<$t> as ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn name(cfg: &ts_rs::Config) -> String {
                <Vec<$t> as ts_rs::TS>::name(cfg)
            }

            fn inline(cfg: &ts_rs::Config) -> String {
                <Vec<$t> as ts_rs::TS>::inline(cfg)
            }

            fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$t> as ts_rs::TS>::visit_dependencies(v);
            }

            fn visit_generics(v: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$t> as ts_rs::TS>::visit_generics(v);
            }
        }
    };
}
pub(crate) use ts_as_vec;

/// A list of at most `N` items kept in place. Unlike other fixed vectors it is `Copy`, and slots past its end
/// always hold the default, so equal lists are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

ts_as_vec!(List);

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end. Panics when the list is full: capacities are bounds that the rules imply.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(std::mem::take(&mut self.items[usize::from(last)]))
    }

    /// Takes the item at `index`, closing the gap.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self.as_slice()[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.pop();
        item
    }

    /// Puts an item before all others.
    pub fn push_front(&mut self, item: T) {
        self.items.copy_within(0..usize::from(self.len), 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        *self = List::new();
    }

    /// Drops what lies at and past `len`.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }
}

impl<T, const N: usize> List<T, N> {
    /// How many items there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is nothing in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The items, to change them.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// The items in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> Index<usize> for List<T, N> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.as_slice()[index]
    }
}

impl<T, const N: usize> IndexMut<usize> for List<T, N> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.as_mut_slice()[index]
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(AtMost::<T, N>(PhantomData))
    }
}

struct AtMost<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for AtMost<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut list = List::new();
        while let Some(item) = seq.next_element()? {
            if list.len() == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}

/// Exactly `N` items, one for each of something (hexes, unit types, card kinds).
/// An array that serde can store whatever its length.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row<T, const N: usize>(pub [T; N]);

ts_as_vec!(Row);

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row([T::default(); N])
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T, const N: usize> Index<usize> for Row<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, index: usize) -> &T {
        &self.0[index]
    }
}

impl<T, const N: usize> IndexMut<usize> for Row<T, N> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.0[index]
    }
}

/// Where nobody reads along, a row of bytes is given as bytes: boards have hundreds of them.
impl<T: Serialize + 'static, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = (&self.0 as &dyn Any).downcast_ref::<[u8; N]>();
        match bytes.filter(|_| !serializer.is_human_readable()) {
            Some(bytes) => serializer.serialize_bytes(bytes),
            None => serializer.collect_seq(&self.0),
        }
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const { assert!(N <= u8::MAX as usize) };
        let list = List::<T, N>::deserialize(deserializer)?;
        if list.len() < N {
            return Err(Error::invalid_length(list.len(), &"a full row"));
        }
        Ok(Row(list.items))
    }
}
