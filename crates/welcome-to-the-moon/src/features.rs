//! What evaluations read: the desks of an imagined game, the room that is left for numbers, how far a mission has come.
//!
//! All of it looks into what a seat does in secret, so it is for searches in games they imagine. Readers of one
//! adventure stand in that adventure's `features.rs`.

use game_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::adventure::{Adventure, SheetsOf};
use crate::board::{Board, on_board};
use crate::data::data;
use crate::grid::{Grid, SLOTS, Slot, Slots, each};
use crate::pieces::{Cell, Claim, Effect, Letter, Number};
use crate::state::{Desk, Sheets, Table, WelcomeToTheMoon};

pub use crate::astra::features::Rival;
pub use crate::city::features::End;
pub use crate::colony::features::Quarter;
pub use crate::journey::features::Station;
pub use crate::launch::features::Cargo;
pub use crate::mine::features::{Shaft, Structure};
pub use crate::planets::features::{Planet, Worth};
pub use crate::quarantine::features::Ward;
pub use crate::ships::features::{Module, Starship};

impl WelcomeToTheMoon {
    /// What lies in the middle of the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The sheets of the adventure that is played.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The missions as a seat sees them, with what it has claimed in the present part.
    pub fn missions(&self, seat: Seat) -> [Mission; 3] {
        on_board!(&self.board, sheets => missions(&self.table, sheets, seat))
    }
}

impl<S: Copy + Default, C> Sheets<S, C> {
    /// A seat's sheet with what it has done in the present part.
    pub fn desk(&self, seat: Seat) -> &Desk<S> {
        self.desks.own(seat)
    }

    /// The sheets as they were when the present part began.
    pub fn open(&self) -> &PerSeat<S> {
        &self.open
    }

    /// What is the same on all sheets.
    pub fn common(&self) -> &C {
        &self.common
    }
}

/// How far a sheet has come with something that is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Progress {
    /// What there is.
    pub have: u8,
    /// What it takes.
    pub need: u8,
}

impl Progress {
    /// So much of so much; more than enough is enough.
    pub(crate) fn of(have: impl TryInto<u8>, need: impl TryInto<u8>) -> Self {
        let need = need.try_into().unwrap_or(u8::MAX).max(1);
        Progress { have: have.try_into().unwrap_or(u8::MAX).min(need), need }
    }

    /// Whether there is enough.
    pub fn is_met(self) -> bool {
        self.have >= self.need
    }

    /// Several things that are all asked for.
    pub(crate) fn sum(things: impl IntoIterator<Item = Progress>) -> Self {
        let add = |(have, need), thing: Progress| (have + u32::from(thing.have), need + u32::from(thing.need));
        let (have, need) = things.into_iter().fold((0, 0), add);
        Progress::of(have, need)
    }

    /// The filled spaces of a set.
    pub(crate) fn filled(grid: &Grid, slots: Slots) -> Self {
        Progress::of((slots & grid.filled()).count_ones(), slots.count_ones())
    }

    /// The best `n` of several things, taken together.
    pub(crate) fn best<const N: usize>(mut things: [Progress; N], n: usize) -> Self {
        things.sort_unstable_by_key(|thing| thing.need - thing.have);
        let sum = |count: fn(&Progress) -> u8| things.iter().take(n).map(|thing| u32::from(count(thing))).sum::<u32>();
        Progress::of(sum(|thing| thing.have), sum(|thing| thing.need))
    }
}

/// A mission on the table as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    /// Its place among the six of the adventure.
    pub place: usize,
    /// Whether and how the seat has claimed it.
    pub claim: Claim,
    /// Whether the higher value is still to be had.
    pub is_fresh: bool,
    /// What it is worth now; 0 where the value is read elsewhere.
    pub value: i32,
}

fn missions<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat) -> [Mission; 3] {
    let (printed, claims) = (A::printed(), &sheets.desk(seat).claims);
    Letter::ALL.map(|letter| {
        let i = letter.index();
        let card = printed.mission(table.missions[i]);
        let is_fresh = !table.flipped[i];
        let value = if is_fresh { card.first } else { card.later };
        Mission { place: printed.mission_place(table.missions[i]), claim: claims[i], is_fresh, value }
    })
}

/// The numbers that the empty spaces of a sheet still take.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The empty spaces.
    pub free: Slots,
    /// How many spaces there are, empty or not.
    pub spaces: u32,
    windows: [Window; SLOTS],
}

/// What an empty space still takes: whole numbers from `low` to `high`, none when `low` is larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Window {
    /// The smallest number.
    pub low: u8,
    /// The largest number.
    pub high: u8,
    /// How many empty spaces in a row or column compete for these numbers, this one included.
    pub crowd: u8,
}

impl Window {
    /// How many numbers fit.
    pub fn width(self) -> u8 {
        (self.high + 1).saturating_sub(self.low)
    }

    /// The numbers as bits.
    pub fn numbers(self) -> u32 {
        if self.low > self.high { 0 } else { (2 << self.high) - (1 << self.low) }
    }
}

/// Cards of the box end at 15.
const LARGEST: u8 = 15;

impl Room {
    /// The room in a writing area with these sequences, of any family.
    pub(crate) fn of(grid: &Grid, writable: Slots, sequences: impl IntoIterator<Item = Slots>) -> Self {
        let open = Window { low: 0, high: LARGEST, crowd: 0 };
        let mut room = Room { free: writable & !grid.filled(), spaces: writable.count_ones(), windows: [open; SLOTS] };
        for sequence in sequences {
            room.narrow(grid, sequence);
        }
        room
    }

    /// What an empty space takes.
    pub fn window(&self, slot: Slot) -> Window {
        self.windows[slot.index()]
    }

    fn narrow(&mut self, grid: &Grid, sequence: Slots) {
        let mut numbers = grid.numbered() & sequence;
        let mut low = 0;
        let mut rest = sequence;
        loop {
            let bit = numbers & numbers.wrapping_neg();
            let (gap, high) = if bit == 0 {
                (rest, LARGEST)
            } else {
                (rest & (bit - 1), below(grid.cell(Slot(bit.trailing_zeros() as u8))))
            };
            let gap = gap & self.free;
            let crowd = gap.count_ones() as u8;
            for slot in each(gap) {
                let window = &mut self.windows[slot.index()];
                window.low = window.low.max(low);
                window.high = window.high.min(high);
                window.crowd = window.crowd.max(crowd);
            }
            if bit == 0 {
                return;
            }
            low = above(grid.cell(Slot(bit.trailing_zeros() as u8)));
            rest &= !(bit | (bit - 1));
            numbers ^= bit;
        }
    }
}

/// The largest whole number before what stands in a space; wraps to none below 0.
fn below(cell: Cell) -> u8 {
    cell.number().map_or(LARGEST, |number| number.halves().div_ceil(2).saturating_sub(1))
}

/// The smallest whole number after what stands in a space.
fn above(cell: Cell) -> u8 {
    cell.number().map_or(0, |number| number.halves() / 2 + 1)
}

/// How many of the cards of the box show each number from 0 to 15.
pub fn cards_by_number() -> [u8; LARGEST as usize + 1] {
    let mut count = [0; LARGEST as usize + 1];
    for face in &data().cards {
        if let Some(n) = (0..=LARGEST).find(|&n| Number::whole(n) == face.number) {
            count[usize::from(n)] += 1;
        }
    }
    count
}

/// How many of the cards of the box have each effect, in the order of [`Effect::ALL`].
pub fn cards_by_effect() -> [u8; Effect::ALL.len()] {
    Effect::ALL.map(|effect| data().cards.iter().filter(|face| face.effect == effect).count() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_takes_what_lies_between_its_neighbours() {
        let mut grid = Grid::default();
        grid.write(Slot(1), Number::whole(4).into());
        grid.write(Slot(4), Number::whole(7).into());
        grid.write(Slot(2), Cell::X);
        let room = Room::of(&grid, 0b111_1111, [0b111_1111]);
        assert_eq!(room.free, 0b110_1001);
        assert_eq!(room.window(Slot(0)), Window { low: 0, high: 3, crowd: 1 });
        assert_eq!(room.window(Slot(3)), Window { low: 5, high: 6, crowd: 1 });
        assert_eq!(room.window(Slot(6)), Window { low: 8, high: 15, crowd: 2 });
        assert_eq!((room.window(Slot(3)).width(), room.window(Slot(3)).numbers()), (2, 0b110_0000));
    }

    #[test]
    fn no_number_fits_between_neighbours_in_value() {
        let mut grid = Grid::default();
        grid.write(Slot(0), Number::whole(8).into());
        grid.write(Slot(2), Number::whole(9).into());
        let window = Room::of(&grid, 0b111, [0b111]).window(Slot(1));
        assert_eq!((window.width(), window.numbers()), (0, 0));
    }

    #[test]
    fn the_best_of_several_count_together() {
        let things = [Progress::of(1, 4), Progress::of(3, 3), Progress::of(2, 3)];
        assert_eq!(Progress::best(things, 2), Progress { have: 5, need: 6 });
    }
}
