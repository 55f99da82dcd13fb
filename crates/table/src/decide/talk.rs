//! Chat, and what a seat wants passed for it.

use game_core::Seat;

use crate::Refusal;
use crate::limits::{self, checked_text};
use crate::refusal::Reason;
use crate::wire::Phase;
use crate::{Fact, PassMode, Table};

impl Table {
    /// Whether a person may see the table: its players always, others unless the host has closed it. Before the
    /// start everybody who knows the address may, to take a seat. Who watched a day's challenge would know the deal.
    pub fn may_watch(&self, user: &str) -> Result<(), Refusal> {
        let in_lobby = self.body.phase == Phase::Lobby;
        let invited = in_lobby || user == self.header.host || self.body.places.iter().any(|p| p.belongs_to(user));
        let open = self.body.settings.spectators && self.header.daily.is_none();
        if invited || open { Ok(()) } else { Err(Reason::NoSpectators {}.into()) }
    }

    pub(super) fn chat(&self, user: &str, name: &str, text: &str, id: &str) -> Result<Vec<Fact>, Refusal> {
        self.may_watch(user)?;
        let (user, id) = (user.to_owned(), id.to_owned());
        Ok(vec![Fact::Chat {
            user,
            name: checked_text(name, limits::NAME)?,
            text: checked_text(text, limits::CHAT)?,
            id,
        }])
    }

    pub(super) fn prefer(
        &self,
        user: &str,
        seat: Seat,
        window: &str,
        mode: PassMode,
        id: &str,
    ) -> Result<Vec<Fact>, Refusal> {
        self.playing()?;
        self.own_place(user, seat)?;
        if !self.entry.windows().contains(&window) {
            return Err(Reason::NoSuchWindow {}.into());
        }
        let (user, window, id) = (user.to_owned(), window.to_owned(), id.to_owned());
        Ok(vec![Fact::Preferred { seat, user, window, mode, id }])
    }
}
