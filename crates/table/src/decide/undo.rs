//! Wishes: to undo, and to end the game here.

use game_core::{Seat, Seed};

use crate::Refusal;
use crate::refusal::Reason;
use crate::request::{Request, Wish};
use crate::wire::UndoRight;
use crate::{Entropy, Fact, Millis, Table};

impl Table {
    /// Whether a person can take back the last action of a seat.
    pub fn undo_right(&self, user: &str, seat: Seat) -> UndoRight {
        let Ok(play) = self.playing() else { return UndoRight::No };
        let Ok(place) = self.own_place(user, seat) else { return UndoRight::No };
        let denied = place.denied_at == Some(play.n_known(0, &self.seats_of(user)));
        if self.body.request.is_some() || play.last_of(seat).is_none() {
            UndoRight::No
        } else if play.can_undo(seat) || self.may_redeal(user, self.body.at) {
            UndoRight::Can
        } else if denied || self.header.daily.is_some() {
            UndoRight::No
        } else {
            UndoRight::Ask
        }
    }

    pub(super) fn undo(
        &self,
        user: &str,
        seat: Seat,
        id: &str,
        (at, entropy): (Millis, &Entropy),
    ) -> Result<Vec<Fact>, Refusal> {
        let play = self.playing()?;
        let place = self.own_place(user, seat)?;
        self.check_no_request()?;
        let last = play.last_of(seat).ok_or(Reason::NothingToUndo {})?;
        let (user, to, id) = (user.to_owned(), last as u32, id.to_owned());
        if play.can_undo(seat) {
            let (by_agreement, reseed) = (false, None);
            return Ok(vec![Fact::Undone { seat, user, to, by_agreement, reseed, id: Some(id) }]);
        }
        if self.header.daily.is_some() {
            return Err(Reason::DailyStands {}.into());
        }
        if self.may_redeal(&user, at) {
            let (by_agreement, reseed) = (true, play.reseed(last, Seed(*entropy)));
            return Ok(vec![Fact::Undone { seat, user, to, by_agreement, reseed, id: Some(id) }]);
        }
        if place.denied_at == Some(play.n_known(0, &self.seats_of(&user))) {
            return Err(Reason::UndoDenied {}.into());
        }
        Ok(vec![Fact::UndoAsked { seat, user, to, id }])
    }

    pub(super) fn answer_undo(
        &self,
        user: &str,
        accept: bool,
        id: &str,
        (at, entropy): (Millis, &Entropy),
    ) -> Result<Vec<Fact>, Refusal> {
        let play = self.playing()?;
        let request = self.body.request.as_ref().ok_or(Reason::NoRequest {})?;
        let Wish::Undo { seat, to } = request.wish else { return Err(Reason::NoRequest {}.into()) };
        let granted = self.check_answer(request, user, accept, at)?;
        let mut facts = vec![Fact::UndoAnswered { user: user.to_owned(), accept, id: id.to_owned() }];
        if granted {
            let (user, reseed) = (request.user.clone(), play.reseed(to as usize, Seed(*entropy)));
            facts.push(Fact::Undone { seat, user, to, by_agreement: true, reseed, id: None });
        }
        Ok(facts)
    }

    pub(super) fn ask_end(&self, user: &str, id: &str, at: Millis) -> Result<Vec<Fact>, Refusal> {
        let play = self.playing()?;
        self.check_no_request()?;
        if self.header.daily.is_some() {
            return Err(Reason::DailyToTheEnd {}.into());
        }
        if !self.body.places.iter().any(|place| place.is_played_by(user)) {
            return Err(Reason::NotAPlayer {}.into());
        }
        if self.body.end_denied.get(user) == Some(&play.n_known(0, &[])) {
            return Err(Reason::EndDenied {}.into());
        }
        let asked = Fact::EndAsked { user: user.to_owned(), id: id.to_owned() };
        if self.others(user, at).is_empty() {
            return Ok(vec![asked, Fact::AgreedEnd {}, self.ended_early()?]);
        }
        Ok(vec![asked])
    }

    pub(super) fn answer_end(&self, user: &str, accept: bool, id: &str, at: Millis) -> Result<Vec<Fact>, Refusal> {
        self.playing()?;
        let request = self.body.request.as_ref().filter(|request| request.wish == Wish::End);
        let granted = self.check_answer(request.ok_or(Reason::NoRequest {})?, user, accept, at)?;
        let mut facts = vec![Fact::EndAnswered { user: user.to_owned(), accept, id: id.to_owned() }];
        if granted {
            facts.extend([Fact::AgreedEnd {}, self.ended_early()?]);
        }
        Ok(facts)
    }

    /// Whether a person who goes back past chance need ask nobody: they play alone. Chance is the same for all who
    /// play a day's challenge, so there it stands.
    fn may_redeal(&self, user: &str, at: Millis) -> bool {
        self.header.daily.is_none() && self.others(user, at).is_empty()
    }

    /// Whether this answer was the last one needed. Whoever asked can only take the wish back.
    fn check_answer(&self, request: &Request, user: &str, accept: bool, at: Millis) -> Result<bool, Refusal> {
        let waiting = self.waiting(request, at);
        let may = if user == request.user { !accept } else { waiting.iter().any(|other| other == user) };
        if !may {
            return Err(Reason::NoRequest {}.into());
        }
        Ok(accept && waiting.len() == 1)
    }

    fn check_no_request(&self) -> Result<(), Refusal> {
        if self.body.request.is_some() { Err(Reason::RequestPending {}.into()) } else { Ok(()) }
    }
}
