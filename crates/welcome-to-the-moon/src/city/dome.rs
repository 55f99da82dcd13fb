//! The dome of adventure 5: sections that are built from the ground inwards, whole or in halves.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{DATA, SECTIONS};
use crate::features::Progress;
use crate::grid::Bits;
use crate::pieces::Number;
use crate::spot::Spot;

/// What has been built of the dome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Dome {
    /// Halves built, from left to right; an unsplit section is built with both of its halves at once.
    pub built: Bits,
    /// Sections split.
    pub split: Bits,
}

/// Every half of every section.
const ALL: u64 = (1 << (2 * SECTIONS)) - 1;

impl Dome {
    /// The piece with this half: the half itself in a split section, else the whole section.
    fn piece(self, half: u32) -> u64 {
        if self.split.has(half as u8 / 2) { 1 << half } else { 0b11 << (half / 2 * 2) }
    }

    /// The first unbuilt piece from the left and the first from the right: what lies at the ground or beside something
    /// built. When one piece is left the two are the same.
    /// § WM-5.13 WM-5.14
    pub(super) fn open_ends(self) -> [u64; 2] {
        match ALL & !self.built.0 {
            0 => [0; 2],
            rest => [self.piece(rest.trailing_zeros()), self.piece(rest.ilog2())],
        }
    }

    /// The pieces that can be built with a number: open ends of its parity, from the left.
    /// § WM-5.13
    pub(super) fn candidates(self, number: Number) -> impl Iterator<Item = u64> {
        let [left, right] = self.open_ends();
        let right = if right == left { 0 } else { right };
        [left, right].into_iter().filter(move |&piece| piece != 0 && fits(piece, number))
    }

    /// Sections that can still be split: nothing of them is built, and a half is never split again.
    /// § WM-5.14 WM-5.15
    pub(super) fn splittable(self) -> impl Iterator<Item = u8> {
        (0..SECTIONS as u8).filter(move |&section| self.can_split(section))
    }

    /// § WM-5.14 WM-5.15
    pub(super) fn can_split(self, section: u8) -> bool {
        !self.split.has(section) && self.built.0 >> (2 * section) & 0b11 == 0
    }

    /// The piece that a spot of the dome stands for, if the section is split or whole as the spot says.
    pub(super) fn piece_at(self, half: u8, whole: bool) -> Option<u64> {
        (self.split.has(half / 2) != whole).then(|| self.piece(half.into()))
    }

    /// Whether a piece is built.
    pub(super) fn has(self, piece: u64) -> bool {
        self.built.0 & piece == piece
    }

    /// How many pieces are not built: a split section has two.
    /// § WM-5.20
    pub(super) fn unbuilt(self) -> i32 {
        let halves = (ALL & !self.built.0).count_ones() as i32;
        let whole = (0..SECTIONS as u8).filter(|&section| self.can_split(section)).count() as i32;
        halves - whole
    }

    /// The pieces built, of all there are now: a split section has two.
    /// § WM-5.18
    pub(super) fn progress(self) -> Progress {
        let pieces = SECTIONS as i32 + i32::from(self.split.len());
        Progress::of(pieces - self.unbuilt(), pieces)
    }

    /// Panics when a section is half built that is not split, or a piece stands on nothing.
    pub(super) fn assert_sound(self) {
        assert_eq!(self.built.0 & !ALL, 0, "something built beside the dome");
        for section in (0..SECTIONS as u8).filter(|&section| !self.split.has(section)) {
            let halves = self.built.0 >> (2 * section) & 0b11;
            assert!(matches!(halves, 0 | 0b11), "half of an unsplit section is built");
        }
        let gap = ALL & !self.built.0;
        let gap = gap >> gap.trailing_zeros().min(63);
        assert_eq!(gap & (gap + 1), 0, "a section is built beside nothing");
    }
}

/// The spot of a piece.
pub(super) fn spot_of(piece: u64) -> Spot {
    let half = piece.trailing_zeros() as usize;
    let section = &DATA.sections[half / 2];
    if piece.count_ones() == 2 { section.spot } else { section.halves[half % 2] }
}

/// Whether a piece has the parity of a number. Both halves of a section have the section's.
/// § WM-5.4 WM-5.13
pub(super) fn fits(piece: u64, number: Number) -> bool {
    let even = DATA.sections[piece.trailing_zeros() as usize / 2].even;
    if even { number.is_even() } else { number.is_odd() }
}
