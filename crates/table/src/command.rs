//! What people, bots and the clock want of a table.

use game_core::{Seat, Seed};
use serde_json::Value;

use crate::wire::SetupChange;
use crate::{Actor, Millis, PassMode, SeatHolder, Settings, TableId, UserId};

/// Something wanted of a table. Whoever calls vouches for who it is that wants it; the table knows what each may.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Command {
    /// The host lays out a new table, which is the first that happens at it. Nobody but the host can be put on a seat.
    LayOut { by: UserId, options: Value, seats: Vec<SeatHolder>, settings: Settings },
    /// A person changes one thing before the start.
    SetUp { by: UserId, name: String, change: SetupChange },
    /// A person follows a link to a seat, or wants any that is free; whoever sits already stays.
    Join { user: UserId, name: String, seat: Option<Seat> },
    /// A person goes by another name.
    Rename { user: UserId, name: String },
    /// The host starts the game; with a seed of their own the table is marked.
    Start { by: UserId, seed: Option<Seed> },
    /// A seat answers its question, in notation.
    Act { by: Actor, seat: Seat, decision: String, id: String, action: String },
    /// A person takes the last action of their seat back, or asks the others for leave.
    Undo { user: UserId, seat: Seat, id: String },
    /// Answers that; by whoever asked, `accept: false` takes the wish back.
    AnswerUndo { user: UserId, accept: bool, id: String },
    /// Asks the others to end the game here.
    AskEnd { user: UserId, id: String },
    /// Answers that.
    AnswerEnd { user: UserId, accept: bool, id: String },
    /// A bot plays on for a person: for oneself at any time, for somebody else by the host while they are `absent`.
    HandOver { by: UserId, seat: Seat, spec: String, absent: bool },
    /// A person plays on again.
    TakeBack { user: UserId, seat: Seat },
    /// A person says when the table may pass for their seat.
    Prefer { user: UserId, seat: Seat, window: String, mode: PassMode, id: String },
    /// A person gives a standing answer to a kind of question, or wants to be asked again.
    Stand { user: UserId, seat: Seat, kind: String, choice: Option<String>, id: String },
    /// Says something to the table; somebody without a seat only while `watching`.
    Chat { user: UserId, name: String, text: String, id: String, watching: bool },
    /// The host has somebody say nothing more, or lets them speak again.
    Mute { by: UserId, user: UserId, on: bool, id: String },
    /// A player gives up; with several seats, one by one.
    Resign { user: UserId },
    /// The same people play again, at a table of this id that the caller makes with
    /// [`Table::rematch`](crate::Table::rematch), unless they do so already: see
    /// [`Table::next_table`](crate::Table::next_table).
    Rematch { user: UserId, table: TableId },
    /// A person is on vacation until a time, or no longer.
    Away { user: UserId, until: Option<Millis> },
    /// Time has passed: see [`Table::next_due`](crate::Table::next_due).
    Tick,
    /// The server was away and is back.
    Resume,
}
