//! Which adventure is played: the one place where the adventures are listed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::city::{CityCommon, CitySheet};
use crate::colony::{ColonyCommon, ColonySheet};
use crate::journey::{JourneyCommon, JourneySheet};
use crate::launch::{LaunchCommon, LaunchSheet};
use crate::mine::{MineCommon, MineSheet};
use crate::planets::{PlanetsCommon, PlanetsSheet};
use crate::quarantine::{QuarantineCommon, QuarantineSheet};
use crate::setup::printed;
use crate::ships::{ShipsCommon, ShipsSheet};
use crate::state::Sheets;
use crate::view::SheetsView;

/// The sheets on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Board {
    /// Adventure 1.
    Launch(Sheets<LaunchSheet, LaunchCommon>),
    /// Adventure 2.
    Journey(Sheets<JourneySheet, JourneyCommon>),
    /// Adventure 3.
    Colony(Sheets<ColonySheet, ColonyCommon>),
    /// Adventure 4.
    Mine(Sheets<MineSheet, MineCommon>),
    /// Adventure 5.
    City(Sheets<CitySheet, CityCommon>),
    /// Adventure 6.
    Quarantine(Sheets<QuarantineSheet, QuarantineCommon>),
    /// Adventure 7.
    Ships(Sheets<ShipsSheet, ShipsCommon>),
    /// Adventure 8.
    Planets(Sheets<PlanetsSheet, PlanetsCommon>),
}

/// The sheets as one viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BoardView {
    /// Adventure 1.
    Launch(SheetsView<LaunchSheet, LaunchCommon>),
    /// Adventure 2.
    Journey(SheetsView<JourneySheet, JourneyCommon>),
    /// Adventure 3.
    Colony(SheetsView<ColonySheet, ColonyCommon>),
    /// Adventure 4.
    Mine(SheetsView<MineSheet, MineCommon>),
    /// Adventure 5.
    City(SheetsView<CitySheet, CityCommon>),
    /// Adventure 6.
    Quarantine(SheetsView<QuarantineSheet, QuarantineCommon>),
    /// Adventure 7.
    Ships(SheetsView<ShipsSheet, ShipsCommon>),
    /// Adventure 8.
    Planets(SheetsView<PlanetsSheet, PlanetsCommon>),
}

/// The adventures that can be played.
pub(crate) const ADVENTURES: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];

/// Runs an expression on the sheets, whatever the adventure; inside, their type is known.
macro_rules! on_board {
    ($board:expr, $sheets:ident => $body:expr) => {
        match $board {
            $crate::board::Board::Launch($sheets) => $body,
            $crate::board::Board::Journey($sheets) => $body,
            $crate::board::Board::Colony($sheets) => $body,
            $crate::board::Board::Mine($sheets) => $body,
            $crate::board::Board::City($sheets) => $body,
            $crate::board::Board::Quarantine($sheets) => $body,
            $crate::board::Board::Ships($sheets) => $body,
            $crate::board::Board::Planets($sheets) => $body,
        }
    };
}
pub(crate) use on_board;

/// The same for two boards; nothing is done where they are of different adventures.
macro_rules! on_boards {
    ($one:expr, $other:expr, $sheets:ident, $others:ident => $body:expr) => {{
        use $crate::board::Board;
        match ($one, $other) {
            (Board::Launch($sheets), Board::Launch($others)) => $body,
            (Board::Journey($sheets), Board::Journey($others)) => $body,
            (Board::Colony($sheets), Board::Colony($others)) => $body,
            (Board::Mine($sheets), Board::Mine($others)) => $body,
            (Board::City($sheets), Board::City($others)) => $body,
            (Board::Quarantine($sheets), Board::Quarantine($others)) => $body,
            (Board::Ships($sheets), Board::Ships($others)) => $body,
            (Board::Planets($sheets), Board::Planets($others)) => $body,
            _ => {}
        }
    }};
}
pub(crate) use on_boards;

/// Maps the sheets to what is made of them, keeping the adventure: a board to its view, a view to a board, or the
/// number of an adventure to its sheets as printed.
macro_rules! map_board {
    ($from:ident $board:expr, $sheets:ident => $to:ident $body:expr) => {
        match $board {
            $crate::board::$from::Launch($sheets) => $crate::board::$to::Launch($body),
            $crate::board::$from::Journey($sheets) => $crate::board::$to::Journey($body),
            $crate::board::$from::Colony($sheets) => $crate::board::$to::Colony($body),
            $crate::board::$from::Mine($sheets) => $crate::board::$to::Mine($body),
            $crate::board::$from::City($sheets) => $crate::board::$to::City($body),
            $crate::board::$from::Quarantine($sheets) => $crate::board::$to::Quarantine($body),
            $crate::board::$from::Ships($sheets) => $crate::board::$to::Ships($body),
            $crate::board::$from::Planets($sheets) => $crate::board::$to::Planets($body),
        }
    };
}
pub(crate) use map_board;

impl Board {
    /// The sheets of an adventure as printed, if it can be played.
    pub(crate) fn printed(adventure: u8, seats: u8) -> Option<Self> {
        Some(match adventure {
            1 => Board::Launch(printed(seats)),
            2 => Board::Journey(printed(seats)),
            3 => Board::Colony(printed(seats)),
            4 => Board::Mine(printed(seats)),
            5 => Board::City(printed(seats)),
            6 => Board::Quarantine(printed(seats)),
            7 => Board::Ships(printed(seats)),
            8 => Board::Planets(printed(seats)),
            _ => return None,
        })
    }
}
