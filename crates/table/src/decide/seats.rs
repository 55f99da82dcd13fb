//! Who plays a seat while the game is on, and who gives up.

use game_core::{Outcome, ScoreSheet, Seat, Seed, SoloResult, Viewer};

use super::lobby::check_bot;
use crate::Refusal;
use crate::refusal::Reason;
use crate::wire::Phase;
use crate::{Actor, Entry, Fact, Header, Millis, SeatHolder, Table, TableId};

/// The bot that plays for people who are away.
pub(super) const STAND_IN: &str = "greedy";

impl Table {
    pub(super) fn hand_over(&self, by: &str, seat: Seat, spec: &str, absent: bool) -> Result<Vec<Fact>, Refusal> {
        self.playing()?;
        let place = self.place(seat)?;
        check_bot(spec)?;
        if self.header.daily.is_some() {
            return Err(Reason::DailyIsYours {}.into());
        }
        let is_host = by == self.header.host;
        let own = place.belongs_to(by) || (is_host && place.person().is_none());
        if !own && !is_host {
            return Err(Reason::NotYourSeat {}.into());
        }
        if !own && self.is_excused(place) {
            return Err(Reason::OnVacation {}.into());
        }
        if !own && !absent {
            return Err(Reason::NotAbsent {}.into());
        }
        let holder = SeatHolder::Bot { spec: spec.to_owned() };
        if place.holder == holder {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::SeatChanged { seat, holder, by: Actor::User(by.to_owned()) }])
    }

    pub(super) fn take_back(&self, user: &str, seat: Seat) -> Result<Vec<Fact>, Refusal> {
        self.playing()?;
        let place = self.place(seat)?;
        if place.is_played_by(user) {
            return Ok(Vec::new());
        }
        if place.resigned {
            return Err(Reason::HasResigned {}.into());
        }
        let owner = place.owner.as_ref().filter(|owner| owner.user == user).ok_or(Reason::NotYourSeat {})?;
        let holder = SeatHolder::Human { user: owner.user.clone(), name: owner.name.clone() };
        Ok(vec![Fact::SeatChanged { seat, holder, by: Actor::User(user.to_owned()) }])
    }

    /// A bot plays on for somebody who gives up, as long as there is a game for the others.
    pub(super) fn resign(&self, user: &str, at: Millis) -> Result<Vec<Fact>, Refusal> {
        self.playing()?;
        let own = self.seats_of(user);
        if own.is_empty() {
            return Err(Reason::NotAPlayer {}.into());
        }
        let seat = own.into_iter().find(|&seat| !self.has_resigned(seat)).ok_or(Reason::HasResigned {})?;
        let left: Vec<usize> = (0..self.body.places.len())
            .filter(|&place| place != seat.index() && !self.body.places[place].resigned)
            .collect();
        let people_left = left.iter().any(|&place| self.is_asked(&self.body.places[place], at));
        let resigned = Fact::Resigned { seat, user: user.to_owned() };
        if left.len() > 1 && people_left {
            let holder = SeatHolder::Bot { spec: STAND_IN.to_owned() };
            return Ok(vec![resigned, Fact::SeatChanged { seat, holder, by: Actor::User(user.to_owned()) }]);
        }
        Ok(vec![resigned, self.ended_now(Some(seat))?])
    }

    /// The end of a game that all agreed to end.
    pub(super) fn ended_early(&self) -> Result<Fact, Refusal> {
        self.ended_now(None)
    }

    /// The game as it stands: those who gave up come last, the others and rivals by their points. A game against oneself is
    /// lost by giving up and drawn by agreement.
    fn ended_now(&self, resigning: Option<Seat>) -> Result<Fact, Refusal> {
        let game = self.playing()?.game.as_ref();
        let scores: Vec<i32> = game.scores(Viewer::Spectator).iter().map(ScoreSheet::total).collect();
        let rivals: Vec<(bool, i32)> = game.rivals().iter().map(|rival| (true, rival.score.total())).collect();
        let merit = |seat: Seat| {
            let resigned = resigning == Some(seat) || self.body.places[seat.index()].resigned;
            (!resigned, scores.get(seat.index()).copied().unwrap_or_default())
        };
        let seats = u8::try_from(self.body.places.len()).unwrap_or(u8::MAX);
        let outcome = match (seats, resigning) {
            (1, Some(_)) => Outcome::Solo { result: SoloResult::Lost, margin: 0 },
            (1, None) => Outcome::Solo { result: SoloResult::Drawn, margin: 0 },
            _ => Outcome::ranked(seats, merit, &rivals),
        };
        Ok(Fact::Ended { outcome, scores, state: Some(game.digest()) })
    }

    /// A new table with the same seats, in which the others may sit again, when the game is over or cannot go on because its rules are
    /// not here: its header and its first entries. It is stored before the
    /// entry that [`Command::Rematch`](crate::Command::Rematch) comes to, and in the same turn, so there is only one.
    pub fn rematch(&self, user: &str, id: TableId, now: Millis) -> Result<(Header, Vec<Entry>), Refusal> {
        self.check_rematch(user)?;
        let header = Header {
            id,
            game: self.header.game.clone(),
            rules_version: self.entry.rules_version(),
            created: now,
            host: user.to_owned(),
            // The challenge of a day is played once.
            daily: None,
        };
        // The others are asked, and sit down themselves.
        let holder = |place: &crate::place::Place| match place.person() {
            Some(person) if person.user == user => SeatHolder::Human { user: person.user, name: person.name },
            Some(_) => SeatHolder::Open,
            None => place.holder.clone(),
        };
        let seats = self.body.places.iter().map(holder).collect();
        let settings = self.body.settings.clone();
        // Other rules may have had other options.
        let fit = self.entry.start(&self.body.options, self.n_seats() as u8, Seed::from(0)).is_ok();
        let options = if fit { self.body.options.clone() } else { self.entry.default_options() };
        Ok((header, vec![Entry { at: now, fact: Fact::Configured { options, seats, settings } }]))
    }

    pub(super) fn note_rematch(&self, user: &str, table: &str) -> Result<Vec<Fact>, Refusal> {
        self.check_rematch(user)?;
        // Another player was faster, and all meet at that table.
        if self.body.rematch.is_some() {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::Rematch { table: table.to_owned() }])
    }

    fn check_rematch(&self, user: &str) -> Result<(), Refusal> {
        let cannot_go_on = self.body.phase == Phase::Playing && self.other_rules.is_some();
        if self.body.phase != Phase::Over && !cannot_go_on {
            return Err(Reason::NotOver {}.into());
        }
        if self.seats_of(user).is_empty() {
            return Err(Reason::NotAPlayer {}.into());
        }
        Ok(())
    }
}
