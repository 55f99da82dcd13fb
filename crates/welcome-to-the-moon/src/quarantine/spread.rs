//! How viruses spread.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::data::{DATA, Quarters};
use super::sheet::{QuarantineCommon, QuarantineSheet, quarters};
use crate::grid::{Bits, Slots, each};
use crate::pieces::Cell;

/// What the viruses have still to infect on a sheet: the propagations that have not begun, and the rest of the one that
/// goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Spread {
    /// Propagations that have not begun.
    pub left: u8,
    /// Quarters whose virus has not come yet in the present one.
    pub sources: Bits,
    /// Quarters in which a cell has to be infected by the present virus.
    pub struck: Bits,
}

impl Spread {
    /// Whether nothing is left to infect.
    pub(super) fn is_over(self) -> bool {
        self == Spread::default()
    }
}

impl QuarantineSheet {
    /// The quarter in which the player has to choose a cell to infect.
    #[inline]
    pub(super) fn struck(&self) -> Option<usize> {
        self.spread.struck.iter().next().map(usize::from)
    }

    /// The cells of which one has to be infected now.
    /// § WM-6.17
    pub(super) fn infectable(&self) -> Slots {
        self.struck().map_or(0, |quarter| self.empty(quarter))
    }

    /// Goes through the propagations up to the next cell that has to be chosen. Where one empty cell is left there is
    /// nothing to choose. Viruses come in the order of their quarters, and each looks at the sheet as it is by then.
    /// § WM-6.16 WM-6.17
    pub(super) fn go_on_spreading(&mut self, common: &QuarantineCommon) {
        loop {
            while let Some(quarter) = self.struck() {
                let empty = self.empty(quarter);
                if empty.count_ones() > 1 {
                    return;
                }
                self.infect(quarter, empty);
            }
            if self.spread.sources.is_empty() {
                if self.spread.left == 0 {
                    return;
                }
                self.spread.left -= 1;
                self.spread.sources = Bits(self.active_quarters(common).into());
            }
            let Some(source) = self.spread.sources.iter().next() else { continue };
            self.spread.sources.0 &= !(1 << source);
            self.spread.struck = Bits(self.struck_by(source.into()).into());
        }
    }

    /// Infects a cell of a quarter that the present virus has come to.
    pub(super) fn infect(&mut self, quarter: usize, cell: Slots) {
        each(cell).for_each(|slot| self.grid.write(slot, Cell::INFECTED));
        self.spread.struck.0 &= !(1 << quarter);
    }

    /// The quarters with an active virus.
    /// § WM-6.4 WM-6.16
    fn active_quarters(&self, common: &QuarantineCommon) -> Quarters {
        let own = self.grey.map_or(0, |quarter| 1 << quarter);
        common.active.iter().fold(own, |set, virus| set | 1 << DATA.viruses[usize::from(virus)].quarter)
    }

    /// Where the virus of a quarter infects a cell: at home while there is an empty one, else in every quarter that an
    /// open walkway leads to and that has one.
    /// § WM-6.17 WM-6.18
    fn struck_by(&self, source: usize) -> Quarters {
        if self.empty(source) != 0 {
            return 1 << source;
        }
        let open = Bits(DATA.quarters[source].walkways & !self.closed.0);
        let near = open.iter().fold(0, |set, walkway| set | DATA.walkways[usize::from(walkway)].1);
        quarters(near).filter(|&quarter| self.empty(quarter) != 0).fold(0, |set, quarter| set | 1 << quarter)
    }
}
