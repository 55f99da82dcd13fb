//! What can be asked of a table at work.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use table::wire::Invites;
use table::{Command, Lang, Refusal, Table};
use tokio::sync::{mpsc, oneshot};

use super::Written;
use crate::bots::Answer;
use crate::reply::Reply;

/// Number of a connection.
pub(crate) type Conn = u64;

/// What a connection is sent.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// Something asked of a table.
pub(crate) enum Ask {
    /// Carry out a command.
    Do { command: Command, reply: Reply },
    /// Tell a connection everything from now on.
    Watch { conn: Conn, user: String, lang: Lang, out: Outbox, reply: oneshot::Sender<Result<(), Refusal>> },
    /// Tell it everything again, in another language.
    Speak { conn: Conn, lang: Lang },
    /// No longer.
    Unwatch { conn: Conn },
    /// Say how to come to its free seats.
    Invites { user: String, reply: oneshot::Sender<Result<Invites, Refusal>> },
    /// Write down the whole table for a program, if its person has to decide or the game is over.
    Write { user: String, lang: Lang, reply: oneshot::Sender<Option<Arc<Written>>> },
    /// Read something.
    Read(Box<dyn FnOnce(&Table) + Send>),
    /// A bot has decided.
    Bot(Answer),
    /// Finish.
    Close(oneshot::Sender<()>),
}
