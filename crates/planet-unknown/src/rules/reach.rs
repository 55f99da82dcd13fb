//! Where a rover can get to, step by step.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::Board;
use crate::geometry::Squares;
use crate::rules::rovers;
use crate::sight::{Reach, Reached};
use crate::state::Table;

/// The squares that a rover can get to, each with the last step of a cheapest way; of equally cheap ways one of the
/// shortest.
/// § PU-6.4 PU-6.9 PU-11.5 PU-12.13
pub(crate) fn reach(table: &Table, board: &Board, rover: usize) -> Reach {
    let from = board.rovers[rover].at;
    let mut squares = Vec::new();
    let mut seen = Squares::NONE;
    let mut on_the_way = *board;
    let mut open = BinaryHeap::from([Reverse((0u8, 0u8, from, from))]);
    while let Some(Reverse((points, steps, at, by))) = open.pop() {
        if seen.contains(at) {
            continue;
        }
        seen.insert(at);
        if at != from {
            squares.push(Reached { at, by, points });
        }
        on_the_way.rovers[rover].at = at;
        on_the_way.moves = board.moves - points;
        for to in rovers::steps(table, &on_the_way, at) & !seen {
            open.push(Reverse((points + rovers::cost(&on_the_way, to), steps + 1, to, at)));
        }
    }
    Reach { from, squares }
}
