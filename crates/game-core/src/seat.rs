//! Who sits where: seats, sets of seats, things each seat has one of.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::List;

/// No game of ours seats more.
pub const MAX_SEATS: usize = 6;

/// One place at the table, numbered from 0 in turn order. Written `s0`, `s1`, … in notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table with `n` of them, in turn order.
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..n).map(Seat)
    }

    /// The seat to the left (clockwise) at a table with `n` seats.
    #[must_use]
    pub fn next(self, n: u8) -> Self {
        Seat(if self.0 + 1 >= n { 0 } else { self.0 + 1 })
    }

    /// All seats once, clockwise, starting with this one.
    pub fn clockwise(self, n: u8) -> impl Iterator<Item = Self> {
        (0..n).map(move |i| Seat((self.0 + i) % n))
    }

    /// The seat's place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        s.strip_prefix('s')
            .filter(|d| d.len() == 1)
            .and_then(|d| d.parse().ok())
            .filter(|&n| usize::from(n) < MAX_SEATS)
            .map(Seat)
            .ok_or_else(|| format!("`{s}` is not a seat; write s0 to s{}", MAX_SEATS - 1))
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees what is open and what is theirs.
    Seat(Seat),
    /// Anybody else, who sees what is open.
    Spectator,
}

impl Viewer {
    /// The seat this viewer plays, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, TS)]
#[ts(as = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = SeatSet(0);
    /// Every seat there can be.
    pub const ALL: Self = SeatSet((1 << MAX_SEATS) - 1);

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// The first `n` seats: everybody at a table of `n`.
    pub const fn first(n: u8) -> Self {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        SeatSet(self.0 | other.0)
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|s| s.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom("no such seat"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// One `T` for each seat of the table, at most `N` of them. Indexed by [`Seat`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct PerSeat<T, const N: usize = MAX_SEATS>(List<T, N>);

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// What `make` gives for each of the `n` seats.
    pub fn new(n: u8, make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(Seat::all(n).map(make).collect())
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Each seat with its `T`, in turn order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }

    /// The `T`s in turn order.
    pub fn as_slice(&self) -> &[T] {
        self.0.as_slice()
    }
}

crate::list::ts_as_vec!(PerSeat);

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0.as_slice()[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0.as_mut_slice()[seat.index()]
    }
}
