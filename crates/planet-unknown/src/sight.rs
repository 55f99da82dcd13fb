//! What a board shows all the time, worked out by the rules: lines that pay, how objectives stand, where trackers and
//! rovers can go next.

use game_core::{IdSet, List, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Board;
use crate::data::{CellFacts, Instead};
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
    /// Every step that a tracker can take. § PU-5.2 PU-6.2 PU-11.13
    pub steps: Vec<Step>,
    /// The squares that rovers can get to. § PU-6.4
    pub reach: Vec<Reach>,
}

/// A step that a tracker can take, whatever pays for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Step {
    /// The tracker.
    pub track: Track,
    /// The cell as an advance names it; nothing where the tracker keeps to its way.
    pub to: Option<Cell>,
    /// Where it comes to; its own cell where it takes the points of the end again.
    pub cell: Cell,
    /// The row of that cell.
    pub row: u8,
    /// The column of that cell, where the tracker leaves the one it stands in.
    pub on: Option<Track>,
    /// What is printed there.
    pub gives: Vec<Given>,
}

/// What is printed in a cell of a track.
/// § PU-5.6 PU-5.9 PU-5.10 PU-6.1 PU-8.1 PU-11.18
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Given {
    /// Medals at the end.
    Medal,
    /// Movement points.
    Move,
    /// A rover.
    PlaceRover,
    /// A synergy boost.
    Synergy,
    /// A civ card.
    CivCard,
    /// One advance of another tracker.
    Advance {
        /// The track that is followed.
        track: Track,
    },
    /// A biomass patch.
    BiomassPatch,
    /// A technology.
    Tech,
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
        steps: Track::ALL.into_iter().flat_map(|track| steps(board, track)).collect(),
        reach: reached.filter(|reach| !reach.squares.is_empty()).collect(),
    }
}

/// The steps of one tracker.
fn steps(board: &Board, track: Track) -> Vec<Step> {
    let now = board.tracker(track);
    let step = |&cell: &Cell| Step {
        track,
        to: tracks::named(board, now, cell),
        cell,
        row: cell.row,
        on: (cell.track != now.track).then_some(cell.track),
        gives: printed(board.firm().cell(cell)),
    };
    tracks::targets(board, track).iter().map(step).collect()
}

/// What is printed in a cell, as it stands there from left to right.
fn printed(cell: &CellFacts) -> Vec<Given> {
    let instead = cell.instead.map(|instead| match instead {
        Instead::Synergy => Given::Synergy,
        Instead::Advance(track) => Given::Advance { track },
    });
    let one = |yes: bool, given: Given| yes.then_some(given);
    let synergies = std::iter::repeat_n(Given::Synergy, cell.synergy.into());
    let before =
        [one(cell.medal.is_some(), Given::Medal), one(cell.moves > 0, Given::Move), one(cell.rover, Given::PlaceRover)];
    let after = [
        one(cell.civ > 0, Given::CivCard),
        instead,
        one(cell.patch, Given::BiomassPatch),
        one(cell.tech > 0, Given::Tech),
    ];
    before.into_iter().flatten().chain(synergies).chain(after.into_iter().flatten()).collect()
}
