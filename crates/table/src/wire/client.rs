//! What a client sends.

use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::PassMode;

/// A message from a client. `id` is of the client's own making: sent twice, it is done once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`table`, `seat` and `id` mean the same in every message")]
pub enum ClientMessage {
    /// Wants to see a table from now on.
    Watch { table: String },
    /// No longer wants to.
    Unwatch { table: String },
    /// Answers a question with an action in notation.
    Act { table: String, seat: Seat, decision: String, id: String, action: String },
    /// Takes the seat's last action back, or asks the others whether it may.
    Undo { table: String, seat: Seat, id: String },
    /// Answers somebody's wish to undo; from whoever asked, `accept: false` takes the wish back.
    AnswerUndo { table: String, accept: bool, id: String },
    /// Asks the others to end the game here.
    AskEnd { table: String, id: String },
    /// Answers that.
    AnswerEnd { table: String, accept: bool, id: String },
    /// Asks why an action, as the game's own data, is not legal.
    Why {
        table: String,
        seat: Seat,
        #[ts(type = "{ type: string }")]
        action: Value,
        #[serde(rename = "ref")]
        reference: String,
    },
    /// Asks for the words of actions in notation.
    Words {
        table: String,
        seat: Seat,
        actions: Vec<String>,
        #[serde(rename = "ref")]
        reference: String,
    },
    /// Asks what actions would bring about, one after another; each is notation or the action's own data.
    Foresee {
        table: String,
        seat: Seat,
        decision: String,
        #[ts(type = "unknown[]")]
        actions: Vec<Value>,
        #[serde(rename = "ref")]
        reference: String,
    },
    /// Asks for steps of the log before the one with this number.
    Log { table: String, before: u64 },
    /// Wants to be spoken to in another language from now on: all that it watches is shown again.
    Speak { lang: String },
    /// Says something to the table.
    Chat { table: String, text: String, id: String },
    /// The host has somebody say nothing more at this table, or lets them speak again.
    Mute { table: String, user: String, on: bool, id: String },
    /// Says when the table may pass for the seat.
    Prefer { table: String, seat: Seat, window: String, mode: PassMode, id: String },
    /// Gives a standing answer to a kind of question; without a `choice` the seat is asked again.
    Stand {
        table: String,
        seat: Seat,
        kind: String,
        #[serde(default)]
        choice: Option<String>,
        id: String,
    },
    /// Wants to see the list of open tables from now on, or no longer.
    Browse { on: bool },
    /// Is there.
    Ping,
}
