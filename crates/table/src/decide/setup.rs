//! Seats, options and settings before the game. Every change is made to the table as it is now, not as whoever
//! asks for it last saw it.

use game_core::{Seat, Seed};
use serde_json::{Map, Value};

use super::lobby::check_bot;
use crate::Refusal;
use crate::limits::{self, checked_text};
use crate::place::Place;
use crate::refusal::{Reason, checked_seat, refused_start};
use crate::wire::SetupChange;
use crate::{Fact, SeatHolder, Settings, Table};

/// All that can be chosen before the start.
#[derive(PartialEq)]
struct Setup {
    options: Value,
    seats: Vec<SeatHolder>,
    settings: Settings,
}

impl Table {
    /// A new table is laid out once; from then on it is changed.
    pub(super) fn lay_out(
        &self,
        by: &str,
        options: &Value,
        seats: &[SeatHolder],
        settings: &Settings,
    ) -> Result<Vec<Fact>, Refusal> {
        self.in_lobby()?;
        self.check_host(by)?;
        if self.body.position > 0 {
            return Err(Reason::LaidOut {}.into());
        }
        let seats = seats.iter().map(|holder| self.checked_holder(holder)).collect::<Result<_, _>>()?;
        self.checked(Setup { options: options.clone(), seats, settings: settings.clone() })
    }

    pub(super) fn set_up(&self, by: &str, name: &str, change: &SetupChange) -> Result<Vec<Fact>, Refusal> {
        match change {
            SetupChange::Sit { seat } => return self.claim(by, name, *seat),
            SetupChange::StandUp { seat } => return self.stand_up(by, *seat),
            _ => {}
        }
        self.in_lobby()?;
        self.check_host(by)?;
        let now = self.setup();
        let mut next = self.setup();
        self.change(&mut next, change)?;
        if next == now { Ok(Vec::new()) } else { self.checked(next) }
    }

    fn setup(&self) -> Setup {
        let seats = self.body.places.iter().map(|place| place.holder.clone()).collect();
        Setup { options: self.body.options.clone(), seats, settings: self.body.settings.clone() }
    }

    fn change(&self, setup: &mut Setup, change: &SetupChange) -> Result<(), Refusal> {
        match change {
            SetupChange::AddSeat {} => setup.seats.push(SeatHolder::Open),
            SetupChange::RemoveSeat { seat } => {
                setup.seats.remove(self.without_person(*seat)?);
            }
            SetupChange::SeatBot { seat, bot } => setup.seats[self.without_person(*seat)?] = bot_holder(bot)?,
            SetupChange::FillSeats { bot } => {
                let bot = bot_holder(bot)?;
                let free = setup.seats.iter_mut().filter(|holder| **holder == SeatHolder::Open);
                free.for_each(|holder| *holder = bot.clone());
            }
            SetupChange::FreeSeat { seat } => setup.seats[self.without_person(*seat)?] = SeatHolder::Open,
            SetupChange::SendAway { seat, user } => {
                let place = checked_seat(*seat, setup.seats.len())?;
                if setup.seats[place].user() != Some(user) {
                    return Err(Reason::NotInSeat {}.into());
                }
                setup.seats[place] = SeatHolder::Open;
            }
            SetupChange::Options { options } => setup.options = merged(&setup.options, options),
            SetupChange::Settings { settings } => setup.settings = settings.made_to(&setup.settings),
            SetupChange::Sit { .. } | SetupChange::StandUp { .. } => {}
        }
        Ok(())
    }

    /// A seat that can be changed without sending anybody away who was not meant.
    fn without_person(&self, seat: Seat) -> Result<usize, Refusal> {
        match self.place(seat)?.person() {
            Some(person) => Err(Reason::SeatHeld { name: person.name }.into()),
            None => Ok(seat.index()),
        }
    }

    /// A game could be set up like this.
    fn checked(&self, setup: Setup) -> Result<Vec<Fact>, Refusal> {
        let Setup { options, seats, settings } = setup;
        check_settings(&settings)?;
        let n_seats = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let try_out = self.entry.start(&options, n_seats, Seed::from(0));
        try_out.map_err(|why| refused_start(&why, self.names()))?;
        Ok(vec![Fact::Configured { options, seats, settings }])
    }

    /// Nobody can be put on a seat by somebody else.
    fn checked_holder(&self, holder: &SeatHolder) -> Result<SeatHolder, Refusal> {
        match holder {
            SeatHolder::Open => Ok(SeatHolder::Open),
            SeatHolder::Bot { spec } => bot_holder(spec),
            SeatHolder::Human { user, name } if *user == self.header.host => {
                Ok(SeatHolder::Human { user: user.clone(), name: checked_text(name, limits::NAME)? })
            }
            SeatHolder::Human { name, .. } => Err(Reason::NotAtTable { name: name.clone() }.into()),
        }
    }

    /// The seat of a link, or the first that is free. A link to a seat that has been removed leads to a free one, too.
    pub(super) fn join(&self, user: &str, name: &str, seat: Option<Seat>) -> Result<Vec<Fact>, Refusal> {
        if !self.seats_of(user).is_empty() {
            return Ok(Vec::new());
        }
        self.in_lobby()?;
        let is_open = |place: &Place| place.holder == SeatHolder::Open;
        let free = || self.seats().zip(&self.body.places).find(|(_, place)| is_open(place)).map(|(seat, _)| seat);
        let seat = seat.filter(|seat| seat.index() < self.n_seats()).or_else(free).ok_or(Reason::NoSeatLeft {})?;
        self.claim(user, name, seat)
    }
}

fn bot_holder(spec: &str) -> Result<SeatHolder, Refusal> {
    check_bot(spec)?;
    Ok(SeatHolder::Bot { spec: spec.to_owned() })
}

fn merged(options: &Value, change: &Map<String, Value>) -> Value {
    let mut all = options.as_object().cloned().unwrap_or_default();
    all.extend(change.clone());
    Value::Object(all)
}

pub(crate) fn check_settings(settings: &Settings) -> Result<(), Refusal> {
    if settings.clock.is_some_and(|clock| !clock.is_sensible()) {
        return Err(Reason::WrongClock {}.into());
    }
    if settings.pass_pause_ms > limits::PAUSE {
        return Err(Reason::WrongPause { most: limits::PAUSE }.into());
    }
    Ok(())
}
