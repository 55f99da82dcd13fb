//! What a server sends.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ForesightAnswer, Json, Notice, OpenTable, Refusal, Said, Sentence, TableState};
use crate::Millis;

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "`table`, `seq` and `id` mean the same in every message")]
pub enum ServerMessage {
    /// The first message: who the client is.
    Hello { user: String, server_version: String },
    /// All there is to see, after `watch` and whenever a client may have missed something.
    Table {
        #[ts(as = "ToldState")]
        state: Box<TableState>,
        /// Counts the states that this client and those who may see the same were told.
        revision: u64,
        /// The last steps, oldest first.
        log: Vec<Step>,
        /// Whether there are older steps, which `log` asks for.
        more: bool,
        /// The last lines said, oldest first.
        chat: Vec<ChatLine>,
    },
    /// Something has happened.
    Update {
        table: String,
        seq: u64,
        /// What, in order, as told to this client.
        steps: Vec<Step>,
        /// Counts the told states; one that was missed means that the whole has to be asked for.
        revision: u64,
        /// What has changed in the state since the revision before. `[state]` is the whole: no other is needed.
        #[ts(as = "Change")]
        changes: Json,
    },
    /// What the client sent under this id is done, for good.
    Accepted { table: String, id: String, seq: u64 },
    /// It is not done, and why. A question that cannot be read has its `ref` instead of an id.
    Refused {
        table: String,
        id: String,
        #[serde(rename = "ref", default, skip_serializing_if = "String::is_empty")]
        #[ts(optional, as = "Option<String>")]
        reference: String,
        refusal: Refusal,
    },
    /// Why an action is not legal; without a refusal it is.
    Why {
        table: String,
        #[serde(rename = "ref")]
        reference: String,
        refusal: Option<Refusal>,
    },
    /// What actions would bring about.
    Foresight {
        table: String,
        #[serde(rename = "ref")]
        reference: String,
        answer: ForesightAnswer,
    },
    /// Actions in words, in the order in which they were asked for; none when they cannot be told.
    Words {
        table: String,
        #[serde(rename = "ref")]
        reference: String,
        words: Vec<Arc<Sentence>>,
    },
    /// A bot starts or stops thinking.
    Thinking { table: String, seat: Seat, on: bool },
    /// Older steps of the log, oldest first, as they are told to this client now.
    Log {
        table: String,
        steps: Vec<Step>,
        /// Whether there are still older ones.
        more: bool,
    },
    /// Who is connected.
    Presence { table: String, seats: Vec<bool>, spectators: u32 },
    /// Somebody says something.
    Chat { table: String, line: ChatLine },
    /// Open tables: all of them, or those that have changed and those that are gone.
    OpenTables {
        whole: bool,
        #[ts(as = "Vec<OpenTable>")]
        tables: Vec<Json>,
        gone: Vec<String>,
        /// How many people are here.
        here: u32,
    },
    /// Something to be heard wherever one is.
    Notice { notice: Notice },
    /// The server goes away.
    Closing { reason: String },
    /// Answers `ping`.
    Pong,
}

/// A state of a table as it travels: legal actions come in rows. All else stands in it as well.
#[derive(Clone, Debug, TS)]
pub struct ToldState {
    /// Which table.
    pub id: String,
    /// The language of all that is said here.
    pub lang: String,
    /// One for each of this person's seats.
    pub views: Vec<ToldView>,
}

/// What one seat sees and may do, as it travels.
#[derive(Clone, Debug, TS)]
pub struct ToldView {
    /// All that the seat may do.
    pub legal: Vec<LegalRow>,
}

/// A legal action by what differs from the one before: how many first letters of that notation stay and what follows
/// them, and what changes in its data.
#[derive(Clone, Debug, TS)]
pub struct LegalRow(pub u32, pub String, pub Change);

/// What becomes of a value. `{"key": change, …}` changes fields of an object, or items of an array by their index;
/// `[value]` puts a value in its place; `[]` takes a field away; `[at, n, item, …]` replaces `n` items of an array, from
/// index `at` on, by these.
#[derive(Clone, Debug, TS)]
#[ts(untagged)]
pub enum Change {
    /// Some of its parts change.
    Parts(BTreeMap<String, Change>),
    /// Something stands in its place.
    Instead(#[ts(type = "Array<unknown>")] Vec<Json>),
}

/// One entry of the log and what to animate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Step {
    /// Grows with every step; a gap means that something was missed.
    pub seq: u64,
    /// Who did it.
    pub actor_seat: Option<Seat>,
    /// What, in notation; only its own seat is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<String>,
    /// Whether nobody else was told, since it was a step of a secret turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub secret: bool,
    /// What happened, as told to this client.
    pub events: Vec<Arc<Said>>,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts the lines of the table from 1.
    pub number: u64,
    /// When it was said.
    pub at: Millis,
    /// Who, as an id.
    pub user: String,
    /// Who, by name.
    pub name: String,
    /// The words, as they were written.
    pub text: String,
}
