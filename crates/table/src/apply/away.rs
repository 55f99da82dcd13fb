//! People go on vacation and come back.

use super::Fault;
use crate::update::Happening;
use crate::{Millis, Table};

impl Table {
    pub(super) fn went_away(&mut self, user: &str, until: Option<Millis>) -> Result<Happening, Fault> {
        let own = self.seats_of(user);
        let Some(&seat) = own.first() else { return Err("Somebody without a seat goes on vacation.".to_owned()) };
        match until {
            Some(until) => self.leave_for(user, until),
            None => self.come_back(user),
        }
        Ok(if until.is_some() { Happening::WentAway { seat } } else { Happening::CameBack { seat } })
    }

    fn leave_for(&mut self, user: &str, until: Millis) {
        // Whoever has left the table is forgotten, so that there are never more than seats.
        let people = self.people();
        self.body.away.retain(|known, _| people.contains(known));
        self.body.away.insert(user.to_owned(), until);
        let (at, over_days) = (self.body.at, self.body.settings.is_over_days());
        let Some(rule) = self.body.settings.clock.filter(|_| over_days) else { return };
        for place in self.body.places.iter_mut().filter(|place| place.is_played_by(user)) {
            place.clocks.hold(rule, at);
        }
    }

    fn come_back(&mut self, user: &str) {
        self.body.away.remove(user);
        let at = self.body.at;
        for place in self.body.places.iter_mut().filter(|place| place.belongs_to(user)) {
            place.clocks.release(at);
            // Days of a vacation are no days of absence.
            place.handed_over = place.handed_over.map(|_| at);
        }
    }
}
