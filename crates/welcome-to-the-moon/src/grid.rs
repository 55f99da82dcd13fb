//! The writing area of a sheet: spaces that are filled in ascending order.

use game_core::Row;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::pieces::{Cell, Number};
use crate::spot::Spot;

/// No sheet has more spaces.
pub(crate) const SLOTS: usize = 56;

/// A space, by its place in the sheet's list of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Slot(pub u8);

impl Slot {
    /// Its place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its bit in a set of spaces.
    #[inline]
    pub fn bit(self) -> Slots {
        1 << self.0
    }
}

/// A set of spaces, as bits.
pub type Slots = u64;

/// The spaces of a set, in order.
pub(crate) fn each(slots: Slots) -> impl Iterator<Item = Slot> {
    Bits(slots).iter().map(Slot)
}

/// What stands in the spaces. Filled and numbered spaces are kept as bits beside the cells: they are asked for far
/// more often than they change. It travels as the list of its cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grid {
    cells: Row<Cell, SLOTS>,
    filled: Slots,
    numbered: Slots,
}

impl Grid {
    /// What stands in a space.
    #[inline]
    pub fn cell(&self, slot: Slot) -> Cell {
        self.cells[slot.index()]
    }

    /// Spaces with a number, an X or an infection.
    #[inline]
    pub fn filled(&self) -> Slots {
        self.filled
    }

    /// Spaces with a number.
    #[inline]
    pub fn numbered(&self) -> Slots {
        self.numbered
    }

    /// Writes into an empty space; what is written stays.
    /// § WM-0.13
    #[inline]
    pub(crate) fn write(&mut self, slot: Slot, cell: Cell) {
        self.cells[slot.index()] = cell;
        self.filled |= slot.bit();
        if cell.is_number() {
            self.numbered |= slot.bit();
        }
    }

    /// The empty spaces of an ascending sequence where a number fits: after every smaller number, before every
    /// larger one, nowhere when it stands there already. Empty spaces and X do not matter.
    /// § WM-0.10 WM-0.12
    #[inline]
    pub(crate) fn fits(&self, sequence: Slots, number: Number) -> Slots {
        let new = Cell::from(number);
        let mut free = sequence;
        let mut rest = self.numbered & sequence;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            let old = self.cells[rest.trailing_zeros() as usize];
            if old < new {
                free &= !(bit | (bit - 1));
            } else if old == new {
                return 0;
            } else {
                free &= bit - 1;
                break;
            }
            rest ^= bit;
        }
        free & !self.filled
    }

    /// The number in the sequence that a new number at a space would clash with.
    pub(crate) fn clash(&self, sequence: Slots, slot: Slot, number: Number) -> Option<Number> {
        each(self.numbered & sequence).find_map(|other| {
            let old = self.cell(other).number()?;
            let clashes = if other < slot { old >= number } else { old <= number };
            clashes.then_some(old)
        })
    }

    /// Puts what a scenario says into a space, or empties it.
    #[cfg(feature = "scenario")]
    pub(crate) fn set(&mut self, slot: Slot, cell: Cell) {
        self.filled &= !slot.bit();
        self.numbered &= !slot.bit();
        if cell == Cell::EMPTY {
            self.cells[slot.index()] = cell;
        } else {
            self.write(slot, cell);
        }
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cells.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Row::<Cell, SLOTS>::deserialize(deserializer)?;
        let mut grid = Grid::default();
        for (i, &cell) in cells.0.iter().enumerate().filter(|(_, cell)| **cell != Cell::EMPTY) {
            grid.write(Slot(i as u8), cell);
        }
        Ok(grid)
    }
}

impl TS for Grid {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Array<string>".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "Array<string>".to_owned()
    }
}

/// Which of a few symbols that are alike are marked. Whoever marks one picks any of them; only their number counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Alike(u8);

impl Alike {
    /// The first so many, as they are printed or as a scenario gives them.
    pub(crate) fn first(count: u8) -> Self {
        Alike(((1u16 << count) - 1) as u8)
    }

    /// How many are marked.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether none is marked.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn has(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, place: u8) {
        self.0 |= 1 << place;
    }

    /// Marks the first of so many that is left, if any is.
    pub(crate) fn insert_next(&mut self, of: usize) {
        let place = self.0.trailing_ones();
        if (place as usize) < of {
            self.insert(place as u8);
        }
    }

    /// Those of the symbols that are not marked.
    #[inline]
    pub(crate) fn open(self, symbols: &[Spot]) -> impl Iterator<Item = Spot> {
        (0..).zip(symbols).filter(move |(place, _)| !self.has(*place)).map(|(_, spot)| *spot)
    }

    /// Those of the symbols that have been marked since it was like this.
    pub(crate) fn since(self, before: Alike, symbols: &[Spot]) -> Vec<Spot> {
        let fresh = Alike(self.0 & !before.0);
        (0..).zip(symbols).filter(|(place, _)| fresh.has(*place)).map(|(_, spot)| *spot).collect()
    }
}

impl Serialize for Alike {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Bits(self.0.into()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Alike {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = Bits::deserialize(deserializer)?;
        bits.0.try_into().map(Alike).map_err(|_| serde::de::Error::custom("no more than eight symbols are alike"))
    }
}

impl TS for Alike {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Bits::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Bits::inline(config)
    }
}

/// A set of small numbered things on a sheet (cuts, tunnels, tanks). It travels as a list, since a browser has no
/// numbers of 64 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits(pub u64);

impl Bits {
    /// Whether the thing is in the set.
    #[inline]
    pub fn has(self, index: u8) -> bool {
        self.0 >> index & 1 != 0
    }

    /// Puts the thing in.
    #[inline]
    pub fn insert(&mut self, index: u8) {
        self.0 |= 1 << index;
    }

    /// How many things are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nothing is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many things of the longest run are in the set.
    pub(crate) fn longest_run(self) -> u8 {
        let shorter = |runs: &u64| Some(runs & (runs >> 1)).filter(|runs| *runs != 0);
        std::iter::successors(Some(self.0).filter(|all| *all != 0), shorter).count() as u8
    }

    /// The things in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (index < u64::BITS).then_some(index as u8)
        })
    }
}

impl Serialize for Bits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = game_core::List::<u8, 64>::deserialize(deserializer)?;
        if list.iter().any(|&index| u32::from(index) >= u64::BITS) {
            return Err(serde::de::Error::custom("a set holds things numbered 0 to 63"));
        }
        let mut bits = Bits::default();
        list.iter().for_each(|&index| bits.insert(index));
        Ok(bits)
    }
}

impl TS for Bits {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Array<number>".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "Array<number>".to_owned()
    }
}
