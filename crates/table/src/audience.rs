//! Who is told what.

use game_core::{Seat, Told, Viewer};

use crate::{Table, UserId};

/// Those who may see the same: one player, or everybody who only watches. Equal audiences of a table are told the
/// same, so that a server puts it in words once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Audience {
    /// The player; nobody for those who only watch.
    user: Option<UserId>,
    seats: Vec<Seat>,
}

impl Audience {
    /// Somebody who looks through the eyes of a seat, or of those who only watch. Whoever calls vouches for them: a
    /// shared screen behind its curtain, or a game that is over.
    pub fn of_seat(seat: Option<Seat>) -> Self {
        Audience { user: None, seats: seat.into_iter().collect() }
    }

    /// The seats whose cards it sees.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The player; nobody for those who only watch.
    pub fn user(&self) -> Option<&str> {
        self.user.as_deref()
    }
}

impl Table {
    /// What a person belongs to. It changes when he takes or leaves a seat.
    pub fn audience(&self, user: &str) -> Audience {
        let seats = self.seats_of(user);
        Audience { user: Some(user.to_owned()).filter(|_| !seats.is_empty()), seats }
    }

    /// The face of an event that an audience is told. People who share a screen are told what all may know, since
    /// the log lies open before them, unless they play with open hands.
    pub(crate) fn face<'a, E>(&self, told: &'a Told<E>, audience: &Audience) -> &'a E {
        let entitled = |seat: &Seat| audience.seats.contains(seat) && self.is_frank_with(audience);
        match told {
            Told::Secret { seat, .. } if entitled(seat) => told.to(Viewer::Seat(*seat)),
            _ => told.to(Viewer::Spectator),
        }
    }

    /// Whether an audience has one pair of eyes, or does not mind.
    pub(crate) fn is_frank_with(&self, audience: &Audience) -> bool {
        audience.seats.len() == 1 || self.body.settings.open_hands
    }
}
