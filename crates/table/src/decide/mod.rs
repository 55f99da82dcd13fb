//! What a command would come to: entries for the journal, or a refusal. Nothing changes here.

mod game;
mod lobby;
mod room;
mod seats;
mod setup;
mod talk;
mod undo;

use game_core::Seat;

pub(crate) use setup::check_settings;

use crate::Refusal;
use crate::decided::Ahead;
use crate::limits::check_id;
use crate::place::Place;
use crate::play::Play;
use crate::refusal::{Reason, checked_seat};
use crate::wire::{OtherRules, Phase};
use crate::{Actor, Command, Decided, Entropy, Entry, Fact, Millis, Table};

impl Table {
    /// What a command comes to: the entries to be stored, all or none, and then applied in order. No entries mean
    /// that there is nothing left to do, as for an id that was dealt with before.
    ///
    /// Time and chance come from outside: `now` should not go back, and `entropy` must be fresh and unguessable.
    pub fn decide(&self, command: &Command, now: Millis, entropy: &Entropy) -> Result<Decided, Refusal> {
        if let Some((user, id)) = signature(command) {
            check_id(id)?;
            if self.answered(&user, id).is_some() {
                return Ok(Decided::default());
            }
        }
        if !self.has_room(command)? {
            return Ok(Decided::default());
        }
        // A clock that is set back must not make the journal go back too.
        let at = now.max(self.body.at);
        let (facts, ahead) = match command {
            Command::Act { by, seat, decision, id, action } => self.act(by, *seat, decision, id, action, at)?,
            Command::Tick => self.tick(at)?,
            _ => (self.facts(command, at, entropy)?, None),
        };
        let noticed = self.is_noticed(&facts, ahead.as_ref());
        Ok(Decided { entries: facts.into_iter().map(|fact| Entry { at, fact }).collect(), ahead, noticed })
    }

    /// How much its sender could see to have happened when a command was dealt with, now or before: sent again, it gets
    /// the same answer.
    pub fn answer_to(&self, command: &Command) -> u64 {
        let Some((user, id)) = signature(command) else { return self.seq() };
        self.answered(&user, id).unwrap_or_else(|| self.seq_for(&self.seats_of(&user)))
    }

    /// Whether anybody but the player concerned may notice what a command comes to.
    fn is_noticed(&self, facts: &[Fact], ahead: Option<&Ahead>) -> bool {
        let secret = |fact: &Fact| match (fact, &self.play) {
            (Fact::Action { .. }, _) => ahead.is_some_and(|ahead| ahead.secret),
            (Fact::Undone { seat, to, by_agreement: false, .. }, Some(play)) => {
                play.is_undone_in_secret(*seat, *to as usize)
            }
            (Fact::Preferred { .. } | Fact::StandingAnswer { .. }, _) => true,
            _ => false,
        };
        !facts.iter().all(secret)
    }

    fn facts(&self, command: &Command, at: Millis, entropy: &Entropy) -> Result<Vec<Fact>, Refusal> {
        match command {
            Command::LayOut { by, options, seats, settings } => self.lay_out(by, options, seats, settings),
            Command::SetUp { by, name, change } => self.set_up(by, name, change),
            Command::Join { user, name, seat } => self.join(user, name, *seat),
            Command::Rename { user, name } => self.rename(user, name),
            Command::Start { by, seed } => self.start(by, *seed, entropy),
            Command::Undo { user, seat, id } => self.undo(user, *seat, id, (at, entropy)),
            Command::AnswerUndo { user, accept, id } => self.answer_undo(user, *accept, id, (at, entropy)),
            Command::AskEnd { user, id } => self.ask_end(user, id, at),
            Command::AnswerEnd { user, accept, id } => self.answer_end(user, *accept, id, at),
            Command::HandOver { by, seat, spec, absent } => self.hand_over(by, *seat, spec, *absent),
            Command::TakeBack { user, seat } => self.take_back(user, *seat),
            Command::Prefer { user, seat, window, mode, id } => self.prefer(user, *seat, window, *mode, id),
            Command::Stand { user, seat, kind, choice, id } => self.stand(user, *seat, kind, choice.as_deref(), id),
            Command::Chat { user, name, text, id, watching } => self.chat(user, name, text, id, *watching),
            Command::Mute { by, user, on, id } => self.mute(by, user, *on, id),
            Command::Resign { user } => self.resign(user, at),
            Command::Rematch { user, table } => self.note_rematch(user, table),
            Command::Resume => Ok(self.resume()),
            Command::Away { user, until } => self.go_away(user, *until, at),
            // These play on a copy of the game, which they hand on.
            Command::Act { .. } | Command::Tick => Ok(Vec::new()),
        }
    }

    fn in_lobby(&self) -> Result<(), Refusal> {
        match self.body.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing | Phase::Over => Err(Reason::AlreadyStarted {}.into()),
        }
    }

    /// The game, while it is on.
    pub(crate) fn playing(&self) -> Result<&Play, Refusal> {
        match (&self.play, self.body.phase) {
            (Some(play), Phase::Playing) => Ok(play),
            (None, Phase::Playing) => Err(self.rules_are_others()),
            (_, Phase::Over) => Err(Reason::GameOver {}.into()),
            _ => Err(Reason::NotStarted {}.into()),
        }
    }

    /// Why a game cannot go on that has started and is not there.
    pub(crate) fn rules_are_others(&self) -> Refusal {
        match self.other_rules_told() {
            Some(OtherRules { played, known, .. }) => Reason::OtherRules { played, known }.into(),
            None => Reason::NotStarted {}.into(),
        }
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        Ok(&self.body.places[checked_seat(seat, self.body.places.len())?])
    }

    /// The seat, if this person plays it now.
    pub(crate) fn own_place(&self, user: &str, seat: Seat) -> Result<&Place, Refusal> {
        let place = self.place(seat)?;
        if place.is_played_by(user) { Ok(place) } else { Err(Reason::NotYourSeat {}.into()) }
    }
}

/// Who sends a command under which id.
fn signature(command: &Command) -> Option<(String, &str)> {
    match command {
        Command::Act { by, id, .. } => Some((by.to_string(), id)),
        Command::Undo { user, id, .. }
        | Command::AnswerUndo { user, id, .. }
        | Command::AskEnd { user, id }
        | Command::AnswerEnd { user, id, .. }
        | Command::Prefer { user, id, .. }
        | Command::Stand { user, id, .. }
        | Command::Mute { by: user, id, .. }
        | Command::Chat { user, id, .. } => Some((user.clone(), id)),
        _ => None,
    }
}

/// Who made an entry under which id: what makes a command sent again be recognised. What the host says of somebody's
/// talk comes to the same when it is said twice.
pub(crate) fn signature_of(fact: &Fact) -> Option<(String, &str)> {
    match fact {
        // Neither the table nor a bot sends anything twice.
        Fact::Action { by: Actor::User(user), id, .. } => Some((user.clone(), id)),
        Fact::Undone { user, id: Some(id), .. }
        | Fact::UndoAsked { user, id, .. }
        | Fact::UndoAnswered { user, id, .. }
        | Fact::EndAsked { user, id }
        | Fact::EndAnswered { user, id, .. }
        | Fact::Preferred { user, id, .. }
        | Fact::StandingAnswer { user, id, .. }
        | Fact::Chat { user, id, .. } => Some((user.clone(), id)),
        _ => None,
    }
}
