//! Seats are taken, left, handed over and given up.

use game_core::Seat;
use serde_json::Value;

use super::Fault;
use crate::place::{Person, Place};
use crate::update::Happening;
use crate::wire::Phase;
use crate::{Actor, SeatHolder, Settings, Table};

impl Table {
    /// What can happen only before the game.
    pub(crate) fn check_in_lobby(&self) -> Result<(), Fault> {
        if self.body.phase != Phase::Lobby { Err("The game has started already.".to_owned()) } else { Ok(()) }
    }

    pub(super) fn configured(
        &mut self,
        options: &Value,
        seats: &[SeatHolder],
        settings: &Settings,
    ) -> Result<Happening, Fault> {
        self.check_in_lobby()?;
        self.check_start(options, seats.len())?;
        self.body.options = options.clone();
        self.body.settings = settings.clone();
        self.body.places = seats.iter().cloned().map(Place::held_by).collect();
        Ok(Happening::Configured {})
    }

    pub(super) fn claimed(&mut self, seat: Seat, user: &str, name: &str) -> Result<Happening, Fault> {
        let holder = SeatHolder::Human { user: user.to_owned(), name: name.to_owned() };
        self.place_mut(seat)?.holder = holder;
        Ok(Happening::Claimed { seat })
    }

    pub(super) fn left(&mut self, seat: Seat) -> Result<Happening, Fault> {
        let place = self.place_mut(seat)?;
        let name = place.person().map(|person| person.name).unwrap_or_default();
        place.holder = SeatHolder::Open;
        Ok(Happening::Left { name })
    }

    pub(super) fn renamed(&mut self, renamed: &str, new: &str) -> Result<Happening, Fault> {
        for place in &mut self.body.places {
            match (&mut place.holder, &mut place.owner) {
                (SeatHolder::Human { user, name }, _) if user == renamed => *name = new.to_owned(),
                (_, Some(Person { user, name })) if user == renamed => *name = new.to_owned(),
                _ => {}
            }
        }
        let seat = self.seats_of(renamed).first().copied();
        seat.map(|seat| Happening::Renamed { seat }).ok_or_else(|| "Somebody without a seat is renamed.".to_owned())
    }

    pub(super) fn seat_changed(&mut self, seat: Seat, holder: &SeatHolder, by: &Actor) -> Result<Happening, Fault> {
        let at = self.body.at;
        let place = self.place_mut(seat)?;
        let person = place.person();
        let (owner, happening) = match holder {
            SeatHolder::Bot { .. } if *by == Actor::Clock => (person, Happening::TimedOut { seat }),
            SeatHolder::Bot { spec } => (person, Happening::HandedOver { seat, bot: spec.clone() }),
            SeatHolder::Human { .. } | SeatHolder::Open => (None, Happening::TakenBack { seat }),
        };
        place.holder = holder.clone();
        // One bot may follow another: the person is away all the time.
        place.handed_over = owner.as_ref().map(|_| place.handed_over.unwrap_or(at));
        place.owner = owner;
        if place.is_human() {
            place.clocks.grant_grace();
        }
        // Who asked for an undo or has to answer may just have gone.
        self.body.request = None;
        self.run_clocks(None, false);
        Ok(happening)
    }

    pub(super) fn resigned(&mut self, seat: Seat) -> Result<Happening, Fault> {
        self.place_mut(seat)?.resigned = true;
        Ok(Happening::Resigned { seat })
    }

    pub(super) fn clock_resumed(&mut self) -> Happening {
        let at = self.body.at;
        self.body.places.iter_mut().for_each(|place| place.clocks.resume(at));
        Happening::ClockResumed {}
    }
}
