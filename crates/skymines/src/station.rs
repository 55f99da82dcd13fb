//! The station of a company: columns of pieces over coin icons.

use game_core::Row;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::StationFacts;

/// A column. Pieces lie in the lowest cells without gaps, so two facts are enough.
/// § SK-6.4 SK-6.7
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Column {
    /// Pieces in it.
    pub pieces: u8,
    /// Whether the crossed-out cell at the bottom was uncovered, which then stays vacant.
    /// § SK-6.9
    pub bottom_open: bool,
}

/// The three columns of a station.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Station {
    /// The columns; the first is the one beside the logo.
    pub columns: Row<Column, 3>,
}

impl Station {
    /// Every cell is covered.
    /// § SK-2.3 SK-16.1
    pub(crate) fn full(facts: &StationFacts) -> Self {
        let column = |place: usize| Column { pieces: facts.columns[place].len() as u8, bottom_open: false };
        Station { columns: Row(std::array::from_fn(column)) }
    }

    /// Whether a column holds a piece.
    #[inline]
    pub(crate) fn holds(&self, column: u8) -> bool {
        self.columns[usize::from(column)].pieces > 0
    }

    /// Takes the top piece of a column.
    pub(crate) fn take(&mut self, column: u8) {
        let column = &mut self.columns[usize::from(column)];
        column.pieces -= 1;
        column.bottom_open |= column.pieces == 0;
    }

    /// Whether a column has a vacant cell that is not crossed out.
    #[inline]
    pub(crate) fn has_room(&self, facts: &StationFacts, column: u8) -> bool {
        let Column { pieces, bottom_open } = self.columns[usize::from(column)];
        pieces + u8::from(bottom_open) < facts.columns[usize::from(column)].len() as u8
    }

    /// Puts a piece back, on the lowest vacant cell that is not crossed out.
    pub(crate) fn put(&mut self, column: u8) {
        self.columns[usize::from(column)].pieces += 1;
    }

    /// Whether an earlier column of outposts is like this one, cell by cell: it serves for both.
    /// § SK-6.4 SK-6.7
    pub(crate) fn repeats(&self, facts: &StationFacts, column: u8) -> bool {
        let here = usize::from(column);
        let alike = |other: usize| {
            let printed = facts.columns[other].as_slice() == facts.columns[here].as_slice();
            printed && !facts.shuttles[other] && self.columns[other] == self.columns[here]
        };
        (0..here).any(alike)
    }

    /// Vacant cells of a column.
    pub(crate) fn vacant(&self, facts: &StationFacts, column: u8) -> u8 {
        facts.columns[usize::from(column)].len() as u8 - self.columns[usize::from(column)].pieces
    }

    /// Coin icons uncovered in a column.
    #[inline]
    pub(crate) fn icons(&self, facts: &StationFacts, column: u8) -> u8 {
        let coins = facts.columns[usize::from(column)].as_slice();
        let Column { pieces, bottom_open } = self.columns[usize::from(column)];
        let last = coins.len() - usize::from(bottom_open);
        let open: u8 = coins[..last - usize::from(pieces)].iter().sum();
        open + if bottom_open { coins[last] } else { 0 }
    }

    /// What a share of the company is worth.
    /// § SK-6.11 SK-16.9
    #[inline]
    pub(crate) fn value(&self, facts: &StationFacts) -> u8 {
        (0..3).map(|column| self.icons(facts, column)).sum()
    }

    /// Whether an outpost is left, in a column that holds outposts.
    /// § SK-6.2
    pub(crate) fn has_outposts(&self, facts: &StationFacts) -> bool {
        (0..3).any(|column| !facts.shuttles[usize::from(column)] && self.holds(column))
    }

    /// Whether a shuttle is left.
    /// § SK-16.4
    pub(crate) fn has_shuttles(&self, facts: &StationFacts) -> bool {
        (0..3).any(|column| facts.shuttles[usize::from(column)] && self.holds(column))
    }
}
