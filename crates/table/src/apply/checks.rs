//! What no table would have written: a journal from outside may hold anything.
//!
//! [`Table::decide`](crate::Table::decide) refuses such things when somebody asks for them; here they are refused once
//! more, so that the work and the memory that an entry costs are bounded whoever wrote it.

use serde_json::Value;

use super::Fault;
use crate::limits::{self, is_longer};
use crate::{Actor, Entry, Fact, Header, Lang, Millis, SeatHolder, Settings, Table};

/// The end of the year 9999: times beyond are no times of a game, and sums of them stay far from overflowing.
const END_OF_TIME: Millis = 253_402_300_799_999;
/// Bytes of the options of a game as JSON.
const OPTIONS: usize = 4_096;

pub(crate) fn check_header(header: &Header) -> Result<(), Fault> {
    let Header { id, game, host, daily, created, rules_version: _ } = header;
    for (what, text) in [("id of the table", id), ("name of the game", game), ("id of the host", host)] {
        check(what, text, limits::ID)?;
    }
    check("day", daily.as_deref().unwrap_or_default(), limits::ID)?;
    check_time(*created)
}

pub(super) fn check_entry(entry: &Entry) -> Result<(), Fault> {
    check_time(entry.at)?;
    match &entry.fact {
        Fact::Configured { options, seats, settings } => {
            seats.iter().take(limits::SEATS).try_for_each(check_holder)?;
            check_settings(settings)?;
            check_options(options)
        }
        Fact::Claimed { user, name, .. } | Fact::Renamed { user, name } => check_person(user, name),
        Fact::Action { by, action, id, decision, .. } => {
            check_actor(by)?;
            check("action", action, limits::ACTION)?;
            check("id of a click", id, limits::ID)?;
            check("number of a question", decision, limits::ID)
        }
        Fact::Undone { user, id, .. } => {
            check("id of a person", user, limits::ID)?;
            check("id of a click", id.as_deref().unwrap_or_default(), limits::ID)
        }
        Fact::UndoAsked { user, id, .. }
        | Fact::UndoAnswered { user, id, .. }
        | Fact::EndAsked { user, id }
        | Fact::EndAnswered { user, id, .. } => check_click(user, id),
        Fact::Preferred { user, window, id, .. } => {
            check_click(user, id)?;
            check("kind of a question", window, limits::ID)
        }
        Fact::StandingAnswer { user, kind, choice, id, .. } => {
            check_click(user, id)?;
            check("kind of a question", kind, limits::ID)?;
            check("standing answer", choice.as_deref().unwrap_or_default(), limits::ID)
        }
        Fact::Chat { user, name, text, id } => {
            check_person(user, name)?;
            check_click(user, id)?;
            check("line of chat", text, limits::CHAT)
        }
        Fact::Muted { user, name, id, .. } => {
            check_person(user, name)?;
            check_click(user, id)
        }
        Fact::SeatChanged { holder, by, .. } => {
            check_holder(holder)?;
            check_actor(by)
        }
        Fact::Away { user, until } => {
            check("id of a person", user, limits::ID)?;
            check_time(until.unwrap_or_default())
        }
        Fact::Resigned { user, .. } => check("id of a person", user, limits::ID),
        Fact::Ended { scores, .. } => check_count("scores", scores.len(), limits::SEATS),
        Fact::Rematch { table } => check("id of a table", table, limits::ID),
        Fact::Started { first_seat_order, .. } => check_count("seats", first_seat_order.len(), limits::SEATS),
        Fact::Left { .. } | Fact::ClockResumed {} | Fact::AgreedEnd {} => Ok(()),
    }
}

impl Table {
    /// Seats and options with which the game can start; those of other rules cannot be tried.
    pub(super) fn check_start(&self, options: &Value, seats: usize) -> Result<(), Fault> {
        if self.other_rules.is_some() {
            return check_count("seats", seats, limits::SEATS);
        }
        let range = self.entry.seats();
        let n_seats = u8::try_from(seats).ok().filter(|seats| range.contains(seats)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            format!("{} is for {least} to {most} seats, not {seats}.", self.header.game)
        })?;
        self.effort.spend(1);
        self.entry.start(options, n_seats, game_core::Seed::from(0)).map(|_| ()).map_err(|why| why.to_string())
    }
}

fn check_settings(settings: &Settings) -> Result<(), Fault> {
    crate::decide::check_settings(settings).map_err(|refusal| refusal.said(Lang::ENGLISH).text.to_string())
}

fn check_options(options: &Value) -> Result<(), Fault> {
    if !(options.is_object() || options.is_null()) {
        return Err("The options of a game are fields with names.".to_owned());
    }
    if options.to_string().len() > OPTIONS { Err(too_long("list of options", OPTIONS)) } else { Ok(()) }
}

fn check_holder(holder: &SeatHolder) -> Result<(), Fault> {
    match holder {
        SeatHolder::Open => Ok(()),
        SeatHolder::Human { user, name } => check_person(user, name),
        SeatHolder::Bot { spec } => check("kind of a bot", spec, limits::ID),
    }
}

fn check_actor(by: &Actor) -> Result<(), Fault> {
    match by {
        Actor::User(who) | Actor::Bot(who) => check("id of a person", who, limits::ID),
        Actor::Auto | Actor::Clock => Ok(()),
    }
}

fn check_person(user: &str, name: &str) -> Result<(), Fault> {
    check("id of a person", user, limits::ID)?;
    check("name of a person", name, limits::NAME)
}

fn check_click(user: &str, id: &str) -> Result<(), Fault> {
    check("id of a person", user, limits::ID)?;
    check("id of a click", id, limits::ID)
}

fn check(what: &str, text: &str, most: usize) -> Result<(), Fault> {
    if is_longer(text, most) { Err(too_long(what, most)) } else { Ok(()) }
}

fn check_count(what: &str, n: usize, most: usize) -> Result<(), Fault> {
    if n > most { Err(format!("There are {n} {what}, and no game has more than {most}.")) } else { Ok(()) }
}

fn check_time(at: Millis) -> Result<(), Fault> {
    if at > END_OF_TIME { Err("The time lies after the year 9999.".to_owned()) } else { Ok(()) }
}

fn too_long(what: &str, most: usize) -> Fault {
    format!("The {what} is too long: at most {most} characters.")
}
