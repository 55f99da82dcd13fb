//! A wish that the others at the table have to grant.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::place::{Person, Place};
use crate::{Millis, Table, UserId};

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

/// Somebody for whom a bot has played so long is no longer asked, unless the game has a clock, which says it then.
const AWAY: Millis = 24 * 3_600 * 1_000;

impl Table {
    /// Whether somebody will come back to a seat, as far as others have to reckon with it: whoever owns it has neither
    /// given up nor left it to a bot for a day, or for as long as the clock of the game gives; days of a vacation do not
    /// count.
    pub(crate) fn is_asked(&self, place: &Place, at: Millis) -> bool {
        let away = self.body.settings.clock.map_or(AWAY, |clock| clock.full());
        let gone = place.handed_over.is_some_and(|since| at.saturating_sub(since) >= away);
        place.person().is_some() && !place.resigned && (!gone || self.is_excused(place))
    }

    /// The other people whose game it is, each once. Bots that play for them have no say.
    pub(crate) fn others(&self, user: &str, at: Millis) -> Vec<UserId> {
        let asked = self.body.places.iter().filter(|place| self.is_asked(place, at));
        let mut others: Vec<UserId> =
            asked.filter_map(Place::person).map(|Person { user, .. }| user).filter(|other| other != user).collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    /// Who has not answered yet.
    pub(crate) fn waiting(&self, request: &Request, at: Millis) -> Vec<UserId> {
        let mut others = self.others(&request.user, at);
        others.retain(|other| !request.accepted.contains(other));
        others
    }
}
