//! What people, bots and the clock want of a table.

use game_core::{Seat, Seed};
use serde_json::Value;

use crate::{Actor, PassMode, SeatHolder, Settings, TableId, UserId};

/// Something wanted of a table. Whoever calls vouches for who it is that wants it; the table knows what each may.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Command {
    /// The host chooses game options, seats and settings. People can be left where they sit or sent away; only
    /// the host himself can be put on a seat. Before the start only.
    Configure { by: UserId, options: Value, seats: Vec<SeatHolder>, settings: Settings },
    /// A person takes a free seat.
    Claim { user: UserId, name: String, seat: Seat },
    /// A person leaves a seat before the start; afterwards he hands it over.
    Leave { user: UserId, seat: Seat },
    /// A person goes by another name.
    Rename { user: UserId, name: String },
    /// The host starts the game; with a seed of his own the table is marked.
    Start { by: UserId, seed: Option<Seed> },
    /// A seat answers its question, in notation.
    Act { by: Actor, seat: Seat, decision: String, id: String, action: String },
    /// A person takes the last action of his seat back, or asks the others whether he may.
    Undo { user: UserId, seat: Seat, id: String },
    /// Answers that; by the one who asked, `accept: false` takes the wish back.
    AnswerUndo { user: UserId, accept: bool, id: String },
    /// Asks the others to end the game here.
    AskEnd { user: UserId, id: String },
    /// Answers that.
    AnswerEnd { user: UserId, accept: bool, id: String },
    /// A bot plays on for a person: for oneself at any time, for somebody else by the host while he is `absent`.
    HandOver { by: UserId, seat: Seat, spec: String, absent: bool },
    /// A person plays on himself.
    TakeBack { user: UserId, seat: Seat },
    /// A person says when the table may pass for his seat.
    Prefer { user: UserId, seat: Seat, window: String, mode: PassMode, id: String },
    /// Says something to the table.
    Chat { user: UserId, name: String, text: String, id: String },
    /// A player gives up.
    Resign { user: UserId, seat: Seat },
    /// The same people play again, at a table that the caller has made with [`Table::rematch`](crate::Table::rematch).
    Rematch { user: UserId, table: TableId },
    /// Time has passed: see [`Table::next_due`](crate::Table::next_due).
    Tick,
    /// The server was away and is back.
    Resume,
}
