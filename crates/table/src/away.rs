//! Who is on vacation, and what that excuses them from.

use crate::place::Place;
use crate::refusal::Reason;
use crate::wire::Phase;
use crate::{ClockRule, Fact, Millis, Refusal, Table, UserId};

impl Table {
    /// Until when somebody is on vacation, as far as the table has been told.
    pub fn away_until(&self, user: &str) -> Option<Millis> {
        self.body.away.get(user).copied()
    }

    /// Whether others have to wait for the player of a seat: they are on vacation, and nobody has to be at this game all
    /// the time.
    pub(crate) fn is_excused(&self, place: &Place) -> bool {
        let away = || place.person().is_some_and(|person| self.body.away.contains_key(&person.user));
        self.body.settings.is_over_days() && away()
    }

    /// A person is on vacation until a time, or no longer.
    pub(crate) fn go_away(&self, user: &str, until: Option<Millis>, at: Millis) -> Result<Vec<Fact>, Refusal> {
        if self.seats_of(user).is_empty() {
            return Err(Reason::NotAPlayer {}.into());
        }
        // Whoever plays alone, and not against time, keeps nobody waiting.
        let waits = self.people().len() > 1 || self.body.settings.clock.is_some_and(ClockRule::is_over_days);
        let until = until.filter(|until| waits && *until > at);
        if self.body.phase == Phase::Over || self.other_rules.is_some() || self.away_until(user) == until {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::Away { user: user.to_owned(), until }])
    }

    /// Those whose vacation is over.
    pub(crate) fn back_by(&self, now: Millis) -> Vec<Fact> {
        let mut over: Vec<&UserId> =
            self.body.away.iter().filter(|(_, until)| **until <= now).map(|(user, _)| user).collect();
        // Somebody may have left the table in the meantime.
        over.retain(|user| !self.seats_of(user).is_empty());
        over.into_iter().map(|user| Fact::Away { user: user.clone(), until: None }).collect()
    }

    /// When the next of them is over.
    pub(crate) fn next_back(&self) -> Option<Millis> {
        let away = self.body.away.iter().filter(|(user, _)| !self.seats_of(user).is_empty());
        away.map(|(_, until)| *until).min()
    }
}
