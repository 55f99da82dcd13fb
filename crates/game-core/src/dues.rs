//! Things that a seat owes or may do in its turn, in any order it likes.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::List;

/// How much something that is owed binds, as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// It must be carried out, and can be: the turn does not end before.
    Must,
    /// It may be left undone.
    May,
    /// It would have to be carried out, but cannot be: its owner may give it up.
    Stuck,
    /// It cannot be carried out yet, and what it waits for may still come: it neither holds the turn up nor can it be
    /// given up.
    Waits,
}

/// What a seat owes, at most `N` things. Its owner carries them out in any order; what cannot be carried out is given
/// up, and when nothing binds any more the turn can end.
///
/// How much a thing binds ([`Duty`]) is for the game to say, and may change with every action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct Dues<T, const N: usize>(List<T, N>);

crate::list::ts_as_vec!(Dues);

impl<T: Copy + Default, const N: usize> Default for Dues<T, N> {
    fn default() -> Self {
        Dues(List::new())
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Dues<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        Dues(things.into_iter().collect())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Dues<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T, const N: usize> Index<usize> for Dues<T, N> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.0.as_slice()[place]
    }
}

impl<T, const N: usize> IndexMut<usize> for Dues<T, N> {
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut self.0.as_mut_slice()[place]
    }
}

impl<T, const N: usize> Dues<T, N> {
    /// All that is owed, in the order in which it came up.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The same as a slice.
    pub fn as_slice(&self) -> &[T] {
        self.0.as_slice()
    }

    /// Whether nothing is owed.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether something that fits is owed.
    #[inline]
    pub fn any(&self, fits: impl Fn(&T) -> bool) -> bool {
        self.0.iter().any(fits)
    }
}

impl<T: Copy + Default, const N: usize> Dues<T, N> {
    /// Something more is owed.
    #[inline]
    pub fn gain(&mut self, thing: T) {
        self.0.push(thing);
    }

    /// Takes off the first thing that fits.
    pub fn take(&mut self, fits: impl Fn(&T) -> bool) -> Option<T> {
        let place = self.0.iter().position(fits)?;
        Some(self.0.remove(place))
    }

    /// Takes off the thing at a place.
    pub fn remove(&mut self, place: usize) -> T {
        self.0.remove(place)
    }

    /// Takes off the thing with the least key, the first of equals; those without a key stay.
    pub fn take_least<K: Ord>(&mut self, key: impl Fn(&T) -> Option<K>) -> Option<T> {
        let keyed = self.0.iter().enumerate().filter_map(|(place, thing)| Some((key(thing)?, place)));
        let (_, place) = keyed.min()?;
        Some(self.0.remove(place))
    }

    /// Nothing is owed any more: what is left was dropped.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The first thing that holds the turn up.
    pub fn binding(&self, duty: impl Fn(T) -> Duty) -> Option<T> {
        self.0.iter().copied().find(|thing| duty(*thing) == Duty::Must)
    }

    /// Whether its owner may give up something that fits.
    pub fn can_waive(&self, fits: impl Fn(T) -> bool, duty: impl Fn(T) -> Duty) -> bool {
        self.0.iter().any(|thing| fits(*thing) && duty(*thing) == Duty::Stuck)
    }

    /// Gives up the thing with the least key among those that its owner may give up and that have one.
    pub fn waive<K: Ord>(&mut self, key: impl Fn(T) -> Option<K>, duty: impl Fn(T) -> Duty) -> Option<T> {
        self.take_least(|thing| key(*thing).filter(|_| duty(*thing) == Duty::Stuck))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dues() -> Dues<u8, 8> {
        [5, 2, 7, 2].into_iter().collect()
    }

    /// 7 must be done, 5 may be left, 2 cannot be done.
    fn duty(thing: u8) -> Duty {
        match thing {
            7 => Duty::Must,
            5 => Duty::May,
            2 => Duty::Stuck,
            _ => Duty::Waits,
        }
    }

    #[test]
    fn things_are_carried_out_in_any_order() {
        let mut dues = dues();
        assert_eq!(dues.take(|thing| *thing == 7), Some(7));
        assert_eq!(dues.take(|thing| *thing == 7), None);
        assert_eq!(dues.take_least(|thing| Some(*thing)), Some(2));
        dues.gain(9);
        assert_eq!(dues.iter().copied().collect::<Vec<_>>(), [5, 2, 9]);
    }

    #[test]
    fn what_must_be_done_holds_the_turn_up() {
        let mut dues = dues();
        assert_eq!(dues.binding(duty), Some(7));
        dues.take(|thing| *thing == 7);
        assert_eq!(dues.binding(duty), None);
        dues.gain(1);
        assert_eq!(dues.binding(duty), None, "what waits does not");
    }

    #[test]
    fn only_what_cannot_be_done_is_given_up() {
        let mut dues = dues();
        assert!(dues.can_waive(|_| true, duty) && !dues.can_waive(|thing| thing > 2, duty));
        assert_eq!(dues.waive(Some, duty), Some(2));
        assert_eq!(dues.waive(Some, duty), Some(2));
        assert_eq!(dues.waive(Some, duty), None);
        assert_eq!(dues.iter().copied().collect::<Vec<_>>(), [5, 7]);
    }

    #[test]
    fn they_are_stored_as_a_list() {
        assert_eq!(serde_json::to_string(&dues()).unwrap_or_default(), "[5,2,7,2]");
        assert_eq!(serde_json::from_str::<Dues<u8, 8>>("[5,2,7,2]").ok(), Some(dues()));
    }
}
