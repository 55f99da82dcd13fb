//! Chat, and what a seat wants passed or answered for it.

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

    pub(super) fn chat(
        &self,
        user: &str,
        name: &str,
        text: &str,
        id: &str,
        watching: bool,
    ) -> Result<Vec<Fact>, Refusal> {
        self.may_watch(user)?;
        self.check_talker(user, watching)?;
        // A program may have been let in under an earlier name; at the table the name on the seat is the one that is known.
        let seated = self.body.places.iter().filter_map(|place| place.person()).find(|person| person.user == user);
        let name = seated.map_or_else(|| name.to_owned(), |person| person.name);
        let (user, id) = (user.to_owned(), id.to_owned());
        Ok(vec![Fact::Chat {
            user,
            name: checked_text(&name, limits::NAME)?,
            text: checked_text(text, limits::CHAT)?,
            id,
        }])
    }

    /// Those with a seat may talk, and those who watch, unless the host wants it otherwise. A line from somewhere else
    /// would be from somebody who cannot hear an answer.
    fn check_talker(&self, user: &str, watching: bool) -> Result<(), Refusal> {
        let has_seat = user == self.header.host || self.body.places.iter().any(|place| place.belongs_to(user));
        if self.body.muted.contains_key(user) {
            Err(Reason::Muted {}.into())
        } else if !has_seat && !watching {
            Err(Reason::NotWatching {}.into())
        } else if !has_seat && self.body.settings.silent_spectators {
            Err(Reason::SilentSpectators {}.into())
        } else {
            Ok(())
        }
    }

    /// Only people who have said something, or have a seat, can be silenced: nobody else is known by name.
    pub(super) fn mute(&self, by: &str, user: &str, on: bool, id: &str) -> Result<Vec<Fact>, Refusal> {
        self.check_host(by)?;
        if self.body.muted.contains_key(user) == on || user == by {
            return Ok(Vec::new());
        }
        if on && self.body.muted.len() >= limits::MUTED {
            return Err(Reason::TooMany { most: limits::MUTED }.into());
        }
        let seated = self.body.places.iter().filter_map(|place| place.person()).find(|person| person.user == user);
        let spoke = || self.body.chat.iter().rev().find(|line| line.user == user).map(|line| line.name.clone());
        let name = seated.map(|person| person.name).or_else(spoke).or_else(|| self.body.muted.get(user).cloned());
        let name = name.ok_or(Reason::NobodyThere {})?;
        Ok(vec![Fact::Muted { user: user.to_owned(), name, on, id: id.to_owned() }])
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
        let place = self.own_place(user, seat)?;
        if !self.entry.windows().contains(&window) {
            return Err(Reason::NoSuchWindow {}.into());
        }
        if place.prefer.get(window) == Some(&self.preference(seat, window, mode)) {
            return Ok(Vec::new());
        }
        let (user, window, id) = (user.to_owned(), window.to_owned(), id.to_owned());
        Ok(vec![Fact::Preferred { seat, user, window, mode, id }])
    }

    pub(super) fn stand(
        &self,
        user: &str,
        seat: Seat,
        kind: &str,
        choice: Option<&str>,
        id: &str,
    ) -> Result<Vec<Fact>, Refusal> {
        self.playing()?;
        let place = self.own_place(user, seat)?;
        if !self.knows_standing(kind, choice) {
            return Err(Reason::NoSuchWindow {}.into());
        }
        if place.standing.get(kind).map(String::as_str) == choice {
            return Ok(Vec::new());
        }
        let (user, kind, choice, id) = (user.to_owned(), kind.to_owned(), choice.map(str::to_owned), id.to_owned());
        Ok(vec![Fact::StandingAnswer { seat, user, kind, choice, id }])
    }
}
