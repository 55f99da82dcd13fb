//! Windows: questions that a seat may let go by. Which of them the table passes for a seat, and when.
//!
//! The game says what a window is and how it is passed. Unless a player wants it otherwise, the table passes for a
//! seat that can do nothing else. The time that takes must not tell others whether it could: a pass counts after the
//! same pause, whether the player, a bot or the table gives it. Where all other seats are bots nobody is there to
//! learn anything, so the table passes at once and its player is never asked.

use game_core::Seat;
use game_registry::{BotSpec, Budget};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::place::Place;
use crate::{Millis, PassMode, SeatHolder, Table};

/// How long at least a bot takes over a window where one person plays against bots: it must not be quicker when it
/// holds nothing, but nobody wants to wait for it either.
const BOT_PAUSE: Millis = 300;

/// How much longer than its budget a bot may take to come up with an answer.
const OVERTIME: Millis = 50;

/// When the table passes for a seat in one kind of window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Preference {
    pub(crate) mode: PassMode,
    /// What the question was about when the player wanted to pass this time: the battle, by its hex.
    pub(crate) about: Map<String, Value>,
    /// What holds again after that.
    pub(crate) after: Option<PassMode>,
}

impl Preference {
    pub(crate) fn lasting(mode: PassMode) -> Self {
        Preference { mode, about: Map::new(), after: None }
    }

    /// What is left of it once these questions are asked: "this time" ends when anybody is asked about something
    /// else, since the battle is then over.
    pub(crate) fn among(self, asked: &[Value]) -> Option<Self> {
        let is_about = |facts: &Value| self.about.iter().all(|(field, value)| facts.get(field) == Some(value));
        if self.mode != PassMode::ThisTime || asked.iter().all(is_about) {
            return Some(self);
        }
        self.after.map(Preference::lasting)
    }
}

/// What a question is about: its facts without its type, or its type when it has no other facts.
pub(crate) fn about(facts: &Value) -> Map<String, Value> {
    let mut about = facts.as_object().cloned().unwrap_or_default();
    if about.len() > 1 {
        about.remove("type");
    }
    about
}

/// Who else sits at the table and could learn something from the way a seat passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    /// Nobody but bots.
    Bots,
    /// People elsewhere, who see when a seat has passed.
    People,
    /// People who take turns at the same screen: who has to be called to it can play something, and no pause hides
    /// that.
    OneScreen,
}

impl Table {
    /// When the table passes for the seat, if it does; not while people talk about an undo.
    pub(crate) fn passes_at(&self, seat: Seat) -> Option<Millis> {
        let place = self.body.places.get(seat.index()).filter(|place| place.is_human())?;
        let asked = place.asked.as_ref().filter(|asked| !asked.by_hand && self.body.request.is_none())?;
        let passes = match self.pass_mode(seat, asked.window.as_deref()?) {
            PassMode::Ask => false,
            PassMode::UnlessPlayable => !asked.playable,
            PassMode::ThisTime => true,
        };
        passes.then(|| asked.asked_at + self.pass_pause(seat))
    }

    /// When a pass of whoever plays the seat may count.
    pub(crate) fn pass_counts_at(&self, seat: Seat) -> Option<Millis> {
        let asked = self.body.places.get(seat.index())?.asked.as_ref().filter(|asked| asked.window.is_some())?;
        Some(asked.asked_at + self.pass_pause(seat))
    }

    /// What the seat's player wants in a kind of window, or what is usual.
    pub(crate) fn pass_mode(&self, seat: Seat, kind: &str) -> PassMode {
        let chosen = self.body.places.get(seat.index()).and_then(|place| place.prefer.get(kind));
        chosen.map_or_else(|| self.usual_mode(seat), |preference| preference.mode)
    }

    /// What a seat's wish in a kind of window comes to now.
    pub(crate) fn preference(&self, seat: Seat, window: &str, mode: PassMode) -> Preference {
        if mode != PassMode::ThisTime {
            return Preference::lasting(mode);
        }
        let before = self.body.places.get(seat.index()).and_then(|place| place.prefer.get(window));
        let after = before.and_then(|before| if before.mode == mode { before.after } else { Some(before.mode) });
        Preference { mode, about: self.occasion(seat), after }
    }

    /// What the seat is asked about or, while it waits, what another seat is asked about.
    fn occasion(&self, seat: Seat) -> Map<String, Value> {
        let Some(play) = &self.play else { return Map::new() };
        let asked = play.asking(seat).or_else(|| play.asking.iter().flatten().next());
        asked.map(|asking| about(&asking.facts())).unwrap_or_default()
    }

    fn usual_mode(&self, seat: Seat) -> PassMode {
        match self.company(seat) {
            Company::Bots | Company::People => PassMode::UnlessPlayable,
            Company::OneScreen => PassMode::Ask,
        }
    }

    /// Whether the seat's question is passed before its player sees it.
    pub(crate) fn passes_unseen(&self, seat: Seat) -> bool {
        let asked = self.body.places.get(seat.index()).and_then(|place| place.asked.as_ref());
        asked.is_some_and(|asked| asked.window.is_some() && !asked.playable) && self.company(seat) == Company::Bots
    }

    fn pass_pause(&self, seat: Seat) -> Millis {
        let pause = Millis::from(self.body.settings.pass_pause_ms);
        match self.body.places.get(seat.index()).map(|place| &place.holder) {
            Some(SeatHolder::Bot { spec }) if pause > 0 => {
                let people = self.body.places.iter().filter(|place| may_watch(place)).count();
                thinking_time(spec).max(if people > 1 { pause } else { BOT_PAUSE })
            }
            Some(SeatHolder::Human { .. }) if self.company(seat) == Company::Bots => 0,
            _ => pause,
        }
    }

    fn company(&self, seat: Seat) -> Company {
        let user = self.body.places.get(seat.index()).and_then(Place::person).map(|person| person.user);
        let others = self.seats().zip(&self.body.places).filter(|(other, place)| *other != seat && may_watch(place));
        let mut company = Company::Bots;
        for (_, other) in others {
            if !user.as_ref().is_some_and(|user| other.belongs_to(user)) {
                company = Company::People;
            } else if !self.body.settings.open_hands {
                return Company::OneScreen;
            }
        }
        company
    }
}

/// Whether somebody follows the game from this place: also one for whom a bot plays, who may come back.
fn may_watch(place: &Place) -> bool {
    place.person().is_some() && !place.resigned
}

/// A bot that has nothing to play must not be quicker than one that has to think.
fn thinking_time(spec: &str) -> Millis {
    match spec.parse() {
        Ok(BotSpec::Mcts { budget: Budget::Time(time), .. }) => {
            Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX / 2) + OVERTIME
        }
        _ => 0,
    }
}
