//! Where people meet: who is here, which tables are open to strangers, whose games have been counted.

mod board;
mod browse;
mod options;
mod presence;
mod previews;
mod rater;
mod rebuild;
mod vacate;

use std::sync::{Mutex, PoisonError};

use tokio::sync::mpsc;

pub(crate) use self::board::{Board, Viewer, note_of};
pub(crate) use self::browse::Browsing;
pub(crate) use self::options::{named, unusual};
pub(crate) use self::presence::Presence;
pub(crate) use self::previews::{Preview, preview_of};
pub(crate) use self::rater::count_finished;
pub use self::rebuild::{Recounted, rebuild_ratings};
pub(crate) use self::vacate::{Lobbies, vacate};

/// Where people meet.
pub(crate) struct Meet {
    pub(crate) here: Presence,
    pub(crate) board: Board,
    pub(crate) lobbies: Lobbies,
    finished: mpsc::UnboundedSender<String>,
    /// Taken by whoever counts them.
    to_count: Mutex<Option<mpsc::UnboundedReceiver<String>>>,
}

impl Default for Meet {
    fn default() -> Self {
        let (finished, to_count) = mpsc::unbounded_channel();
        let (here, board) = (Presence::default(), Board::default());
        Meet { here, board, lobbies: Lobbies::default(), finished, to_count: Mutex::new(Some(to_count)) }
    }
}

impl Meet {
    /// Has a finished game counted, unless it was.
    pub(crate) fn finished(&self, table: &str) {
        // Nobody counts any more when the server goes down; the next start does.
        let _ = self.finished.send(table.to_owned());
    }

    fn take_queue(&self) -> Option<mpsc::UnboundedReceiver<String>> {
        self.to_count.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
