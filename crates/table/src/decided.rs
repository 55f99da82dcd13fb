//! What a command comes to, and the game as it then stands, so that the rules need not run a second time.

use std::fmt;

use game_registry::{Played, RunningGame};

use crate::{Entry, TableId};

/// What a command comes to: entries for the journal, to be stored all or none.
///
/// [`Table::settle`](crate::Table::settle) makes them so on the table that decided. Whoever has only the entries, as
/// after a restart, gives them to [`Table::apply`](crate::Table::apply) one by one and comes to the same table.
#[derive(Default)]
pub struct Decided {
    pub(crate) entries: Vec<Entry>,
    pub(crate) ahead: Option<Ahead>,
    pub(crate) noticed: bool,
}

impl Decided {
    /// The entries, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether anybody but the player concerned may notice: not so for a step of a secret turn, a step taken back there,
    /// and a preference.
    pub fn is_noticed(&self) -> bool {
        self.noticed
    }

    /// Whether there is nothing left to do.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// The game is not shown: it holds what lies face down.
impl fmt::Debug for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Decided").field(&self.entries).finish()
    }
}

impl IntoIterator for Decided {
    type Item = Entry;
    type IntoIter = std::vec::IntoIter<Entry>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

/// The game in which the action of the first entry was carried out, to find out whether that is legal.
pub(crate) struct Ahead {
    pub(crate) game: Box<dyn RunningGame>,
    pub(crate) played: Played,
    /// Whether nobody but the seat's own player notices.
    pub(crate) secret: bool,
    /// The table that decided, and how many entries it had seen: on any other the action is played again.
    pub(crate) table: TableId,
    pub(crate) position: u64,
}
