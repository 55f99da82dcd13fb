//! What a board shows all the time, worked out by the rules: lines that pay, how objectives stand, where trackers and
//! rovers can go next.

use game_core::{IdSet, List, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Board;
use crate::desk::Desk;
use crate::geometry::{Square, Squares};
use crate::objectives;
use crate::pieces::{Cell, Line, Objective, Track};
use crate::rules::{reach, tracks};
use crate::scoring::empty_squares;
use crate::state::Table;

/// How a player's boards stand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sight {
    /// Rows and columns that pay. § PU-9.4
    pub done: Vec<Line>,
    /// Rows and columns without an empty square that a meteorite keeps from paying. § PU-9.4
    pub spoiled: Vec<Line>,
    /// Squares each of which is all that a row or column lacks.
    pub last: Squares,
    /// How many squares are empty.
    pub empty: u32,
    /// Private objectives that are fulfilled, as far as the viewer knows the cards. § PU-10.13
    pub fulfilled: IdSet<Objective>,
}

/// How those who share an objective stand in it.
/// § PU-10.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// The card.
    pub card: Objective,
    /// What each of them has.
    pub shares: List<Share, 6>,
    /// Who has the best of it; several are tied.
    pub leaders: SeatSet,
}

/// What one of them has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Share {
    /// The player whose share it is.
    pub seat: Seat,
    /// How much.
    pub value: i32,
}

/// Where a player's trackers and rovers can go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ahead {
    /// The cell that each tracker comes to when it keeps to its way; its own where it takes the points of the end
    /// again. § PU-5.2 PU-6.2
    pub next: [Option<Cell>; 5],
    /// The squares that rovers can get to. § PU-6.4
    pub reach: Vec<Reach>,
}

/// The squares that a rover can get to with the points that are left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reach {
    /// Where it stands.
    pub from: Square,
    /// Where it can get to, the cheapest first.
    pub squares: Vec<Reached>,
}

/// A square within reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reached {
    /// The square.
    pub at: Square,
    /// The square from which the last step is made.
    pub by: Square,
    /// Movement points it takes to get there.
    pub points: u8,
}

/// How a player's boards stand; `known` are the private objectives that the viewer knows.
pub(crate) fn sight(board: &Board, known: IdSet<Objective>) -> Sight {
    let mut sight = Sight { empty: empty_squares(board), ..Sight::default() };
    for (line, facts) in board.rows_and_columns().filter(|(_, facts)| facts.squares.meets(board.world().grid)) {
        match (facts.empty.len(), facts.meteorites) {
            (0, 0) => sight.done.push(line),
            (0, _) => sight.spoiled.push(line),
            (1, 0) => sight.last |= facts.empty,
            _ => {}
        }
    }
    let fulfilled = known.iter().filter(|card| objectives::fulfils(board, card.facts().private.asks));
    sight.fulfilled = fulfilled.collect();
    sight
}

/// Where the trackers and rovers of a desk can go.
pub(crate) fn ahead(table: &Table, desk: &Desk) -> Ahead {
    let board = &desk.board;
    let rovers = if desk.done { &[][..] } else { board.rovers.as_slice() };
    let reached = (0..rovers.len()).map(|rover| reach::reach(table, board, rover));
    Ahead {
        next: Track::ALL.map(|track| tracks::straight(board, track)),
        reach: reached.filter(|reach| !reach.squares.is_empty()).collect(),
    }
}
