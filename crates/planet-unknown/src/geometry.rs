//! Squares of a planet and sets of them, as bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// Squares on a side of the board.
pub const SIDE: u8 = 12;

/// One square of the grid, by column and row from the upper left: `x5y7`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in a column and a row, both below 12.
    pub const fn new(x: u8, y: u8) -> Self {
        Square(y << 4 | x)
    }

    /// Column, from 0 at the left.
    #[inline]
    pub const fn x(self) -> u8 {
        self.0 & 15
    }

    /// Row, from 0 at the top.
    #[inline]
    pub const fn y(self) -> u8 {
        self.0 >> 4
    }

    /// Its bit in a set.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}y{}", self.x(), self.y())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is not a square; write x0y0 to x11y11");
        let (x, y) = s.strip_prefix('x').and_then(|s| s.split_once('y')).ok_or_else(wrong)?;
        let (x, y): (u8, u8) = (x.parse().map_err(|_| wrong())?, y.parse().map_err(|_| wrong())?);
        let square = (x < SIDE && y < SIDE).then_some(Square::new(x, y));
        // `x05y7` would parse too, and then one square had two names.
        square.filter(|square| square.to_string() == s).ok_or_else(wrong)
    }
}

game_core::as_text!(Square, place);

/// A set of squares. A row takes 16 bits, of which the last four are always empty, so that what is shifted over the
/// edge of one row never reaches another.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares([u64; 3]);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; 3]);
    /// Every square of the board, on the grid of a planet or not.
    pub const ALL: Squares = Squares([0x0fff_0fff_0fff_0fff; 3]);

    /// Just this square.
    #[inline]
    pub const fn one(square: Square) -> Self {
        let mut bits = [0; 3];
        bits[square.0 as usize >> 6] = 1 << (square.0 & 63);
        Squares(bits)
    }

    /// A whole row.
    #[inline]
    pub fn row(y: u8) -> Self {
        let mut bits = [0; 3];
        bits[usize::from(y >> 2)] = 0xfff << (16 * (y & 3));
        Squares(bits)
    }

    /// A whole column.
    #[inline]
    pub fn column(x: u8) -> Self {
        Squares([0x0001_0001_0001_0001 << x; 3])
    }

    /// Whether no square is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many squares are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether the square is in it.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0[square.0 as usize >> 6] >> (square.0 & 63) & 1 != 0
    }

    /// Whether some square is in both.
    #[inline]
    pub fn meets(self, other: Squares) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every square of it is in the other, too.
    #[inline]
    pub fn within(self, other: Squares) -> bool {
        (self & !other).is_empty()
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        *self |= Squares::one(square);
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        *self &= !Squares::one(square);
    }

    /// Each square moved so many bits towards the upper left corner: the origins from which a cell that far away
    /// would lie in the set.
    #[inline]
    pub(crate) const fn back(self, bits: u8) -> Self {
        let [a, b, c] = if bits >= 64 { [self.0[1], self.0[2], 0] } else { self.0 };
        let n = bits & 63;
        if n == 0 {
            return Squares([a, b, c]);
        }
        Squares([a >> n | b << (64 - n), b >> n | c << (64 - n), c >> n])
    }

    /// Each square moved so many bits away from the upper left corner; at most one row.
    #[inline]
    pub(crate) const fn forth(self, bits: u8) -> Self {
        let [a, b, c] = self.0;
        Squares([a << bits, b << bits | a >> (64 - bits), c << bits | b >> (64 - bits)])
    }

    /// Each square moved any number of bits away from the upper left corner.
    #[inline]
    pub(crate) const fn ahead(self, bits: u8) -> Self {
        let [a, b, c] = match bits >> 6 {
            0 => self.0,
            1 => [0, self.0[0], self.0[1]],
            _ => [0, 0, self.0[0]],
        };
        match bits & 63 {
            0 => Squares([a, b, c]),
            n => Squares([a << n, b << n | a >> (64 - n), c << n | b >> (64 - n)]),
        }
    }

    /// The set with all that shares a side with it; may reach beyond the board.
    #[inline]
    pub(crate) fn grown(self) -> Self {
        self | self.beside()
    }

    /// What shares a side with a square of the set; may reach beyond the board, and into the set.
    #[inline]
    pub(crate) fn beside(self) -> Self {
        self.back(1) | self.forth(1) | self.back(16) | self.forth(16)
    }

    /// The squares of `ground` connected with the set by sides, through squares of `ground`.
    #[inline]
    pub(crate) fn flood(self, ground: Squares) -> Self {
        let mut area = self & ground;
        loop {
            let wider = area.grown() & ground;
            if wider == area {
                return area;
            }
            area = wider;
        }
    }

    /// The first square.
    #[inline]
    pub fn first(self) -> Option<Square> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Square((word as u8) << 6 | self.0[word].trailing_zeros() as u8))
    }

    /// The squares, row by row.
    pub fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

/// Iterates over a set of squares, row by row.
#[derive(Clone)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        for (word, bits) in self.0.0.iter_mut().enumerate() {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Square((word as u8) << 6 | bit));
            }
        }
        None
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Squares::NONE, |set, square| set | Squares::one(square))
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Squares([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}
impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Squares([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}
impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}
impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
impl Not for Squares {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Squares(self.0.map(|word| !word))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl serde::Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Squares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl ts_rs::TS for Squares {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Array<string>".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "Array<string>".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_follow_the_grid() {
        let middle = Squares::one(Square::new(3, 4));
        assert_eq!(middle.forth(16).first(), Some(Square::new(3, 5)));
        assert_eq!(middle.back(16).first(), Some(Square::new(3, 3)));
        assert_eq!(middle.back(66).first(), Some(Square::new(1, 0)));
        assert_eq!(middle.ahead(66).first(), Some(Square::new(5, 8)));
        assert_eq!(Squares::one(Square::new(0, 1)).ahead(130).first(), Some(Square::new(2, 9)));
        let corner = Squares::one(Square::new(11, 3)).beside() & Squares::ALL;
        assert_eq!(corner.iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["x11y2", "x10y3", "x11y4"]);
        assert_eq!(Squares::row(11).len() + Squares::column(0).len(), 24);
        assert_eq!(Squares::ALL.iter().count(), 144);
    }
}
