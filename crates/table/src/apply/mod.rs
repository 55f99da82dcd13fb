//! What an entry of the journal does to a table.

mod away;
mod checks;
mod game;
mod questions;
mod seats;
mod talk;

use game_core::Seat;

pub(crate) use checks::check_header;

use crate::decide::signature_of;
use crate::decided::{Ahead, Decided};
use crate::names::SeatNames;
use crate::place::Place;
use crate::play::Play;
use crate::update::{Happening, News, Update};
use crate::{Entry, Fact, JournalError, Table};

/// What went wrong, in a sentence; the position is known to the caller.
pub(crate) type Fault = String;

/// What an entry comes to, and the seat whose player alone may notice, if it is one's secret.
struct Made {
    only_for: Option<Seat>,
    news: News,
}

impl From<News> for Made {
    fn from(news: News) -> Self {
        Made { only_for: None, news }
    }
}

impl Table {
    /// Makes an entry so that [`Table::decide`] gave and the store keeps. Fails only on a journal that no table
    /// can have written; the table is then useless. What an entry costs in time and memory is bounded, whoever
    /// wrote it.
    pub fn apply(&mut self, entry: &Entry) -> Result<Update, JournalError> {
        self.enter(entry, None)
    }

    /// Makes all so that [`Table::decide`] gave, once the store keeps it, as [`Table::apply`] would for each entry. The
    /// rules do not run again for an action: the table takes over the game in which it was tried.
    pub fn settle(&mut self, decided: Decided) -> Result<Vec<Update>, JournalError> {
        let Decided { entries, ahead, .. } = decided;
        let fits = |ahead: &Ahead| ahead.position == self.body.position && ahead.table == self.header.id;
        let mut ahead = ahead.filter(fits);
        entries.iter().map(|entry| self.enter(entry, ahead.take())).collect()
    }

    fn enter(&mut self, entry: &Entry, ahead: Option<Ahead>) -> Result<Update, JournalError> {
        let position = self.body.position;
        checks::check_entry(entry).map_err(|reason| JournalError::of_entry(position, reason))?;
        self.body.at = self.body.at.max(entry.at);
        let made = self.make_so(&entry.fact, ahead).map_err(|reason| JournalError::of_entry(position, reason))?;
        let Made { only_for, news } = made;
        // Actions rename nobody; whatever else happens may.
        if !matches!(entry.fact, Fact::Action { .. }) {
            self.names = SeatNames::of_places(&self.body.places);
        }
        self.body.position += 1;
        if !matches!(news, News::Quiet | News::Said(_)) {
            self.body.seq.add(only_for);
        }
        if let Some((user, id)) = signature_of(&entry.fact) {
            let own = self.seats_of(&user);
            let (seq, has_seat) = (self.seq_for(&own), !own.is_empty());
            self.body.memory.remember(&user, id, seq, has_seat);
        }
        Ok(Update { seq: self.body.seq, only_for, news })
    }

    fn make_so(&mut self, fact: &Fact, ahead: Option<Ahead>) -> Result<Made, Fault> {
        let happening = match fact {
            Fact::Configured { options, seats, settings } => self.configured(options, seats, settings)?,
            Fact::Claimed { seat, user, name } => self.claimed(*seat, user, name)?,
            Fact::Left { seat } => self.left(*seat)?,
            Fact::Renamed { user, name } => self.renamed(user, name)?,
            Fact::Started { rules_version, first_seat_order, .. } if self.other_rules.is_some() => {
                self.started_by_other_rules(*rules_version, first_seat_order)?
            }
            Fact::Started { seed, known_seed, first_seat_order, rules_version } => {
                self.check_rules(*rules_version)?;
                self.started(*seed, *known_seed, first_seat_order)?
            }
            Fact::Action { seat, action, .. } if self.other_rules.is_some() => {
                return Ok(self.acted_by_other_rules(*seat, action).into());
            }
            Fact::Action { seat, by, action, .. } => return self.acted(*seat, by, action, ahead),
            Fact::Undone { seat, to, by_agreement, .. } if self.other_rules.is_some() => {
                self.undone_by_other_rules(*seat, *to, *by_agreement)
            }
            Fact::Undone { seat, to, by_agreement, reseed, .. } => {
                return self.undone(*seat, *to as usize, *by_agreement, *reseed);
            }
            Fact::UndoAsked { seat, user, to, .. } => self.undo_asked(*seat, user, *to),
            Fact::UndoAnswered { user, accept, .. } => self.undo_answered(user, *accept)?,
            Fact::EndAsked { user, .. } => self.end_asked(user),
            Fact::EndAnswered { user, accept, .. } => self.end_answered(user, *accept)?,
            Fact::SeatChanged { seat, holder, by } => self.seat_changed(*seat, holder, by)?,
            Fact::Preferred { seat, window, mode, .. } => {
                self.preferred(*seat, window, *mode)?;
                return Ok(Made { only_for: Some(*seat), news: News::Quiet });
            }
            Fact::StandingAnswer { seat, kind, choice, .. } => {
                self.stood(*seat, kind, choice.as_deref())?;
                return Ok(Made { only_for: Some(*seat), news: News::Quiet });
            }
            Fact::Chat { user, name, text, .. } => return Ok(self.said(user, name, text).into()),
            Fact::Muted { user, name, on, .. } => self.muted(user, name, *on)?,
            Fact::ClockResumed {} => self.clock_resumed(),
            Fact::Away { user, until } => self.went_away(user, *until)?,
            Fact::Resigned { seat, .. } => self.resigned(*seat)?,
            Fact::AgreedEnd {} => Happening::AgreedEnd {},
            Fact::Ended { outcome, scores, .. } => self.ended(*outcome, scores),
            Fact::Rematch { table } => {
                self.body.rematch = Some(table.clone());
                Happening::Rematch {}
            }
        };
        Ok(News::Happened(happening).into())
    }

    /// The game must begin by the rules that are here.
    fn check_rules(&self, started: Option<u32>) -> Result<(), Fault> {
        let (played, known) = (started.unwrap_or(self.header.rules_version), self.entry.rules_version());
        if played == known {
            return Ok(());
        }
        Err(format!("The table plays by version {played} of the rules; this is version {known}."))
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Fault> {
        self.body.places.get_mut(seat.index()).ok_or_else(|| format!("The table has no seat {}.", seat.0))
    }

    fn play_mut(&mut self) -> Result<&mut Play, Fault> {
        self.play.as_mut().ok_or_else(|| "The game has not started.".to_owned())
    }

    /// What a person at the table is called.
    fn name_of(&self, user: &str) -> String {
        let people = self.body.places.iter().filter_map(Place::person);
        people.filter(|person| person.user == user).map(|person| person.name).next().unwrap_or_default()
    }
}
