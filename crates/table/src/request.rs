//! A wish that the others at the table have to grant.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Table, UserId};

/// What somebody wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Wish {
    /// To take back the seat's last action, at `to`, and all after it.
    Undo { seat: Seat, to: u32 },
    /// To end the game here.
    End,
}

/// A wish and who has granted it. It lapses as soon as anybody acts so that others
/// notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Request {
    pub(crate) wish: Wish,
    pub(crate) user: UserId,
    pub(crate) accepted: Vec<UserId>,
}

impl Table {
    /// The other people who play now, each once.
    pub(crate) fn others(&self, user: &str) -> Vec<UserId> {
        let playing = self.body.places.iter().filter_map(|place| place.holder.user());
        let mut others: Vec<UserId> = playing.filter(|other| *other != user).map(str::to_owned).collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    /// Who has not answered yet.
    pub(crate) fn waiting(&self, request: &Request) -> Vec<UserId> {
        let mut others = self.others(&request.user);
        others.retain(|other| !request.accepted.contains(other));
        others
    }
}
