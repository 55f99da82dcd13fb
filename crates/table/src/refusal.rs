//! Why the table does not do something.

use game_core::Seat;
use game_registry::{MoveError, Saying, StartError};
use serde::Serialize;

use crate::Millis;
use crate::names::Names;
use crate::texts::texts;
use crate::wire::{Refusal, Text};

/// A situation in which the table refuses. The sentences stand in `text/` under `refusal-…`.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Reason {
    NoSuchSeat {},
    NotHost {},
    NotYourSeat {},
    NotAPlayer {},
    NotAtTable { name: String },
    LaidOut {},
    SeatTaken {},
    SeatHeld { name: String },
    NotInSeat {},
    NoSeatLeft {},
    SeatsOpen {},
    AlreadyStarted {},
    NotStarted {},
    GameOver {},
    NotOver {},
    OtherRules { played: u32, known: u32 },
    WrongOptions { why: String },
    WrongClock {},
    WrongPause { most: u32 },
    UnknownBot { why: String },
    BotTooSlow { seconds: u32 },
    StaleDecision {},
    NotAsked {},
    Unreadable { action: String, why: String },
    TooEarly { at: Millis },
    NothingToUndo {},
    UndoDenied {},
    RequestPending {},
    NoRequest {},
    HasResigned {},
    NotAbsent {},
    NoSpectators {},
    Empty {},
    TooLong { most: usize },
    NoSuchWindow {},
    TooMany { most: usize },
    DailyStands {},
    DailyIsYours {},
    DailyToTheEnd {},
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        let facts = serde_json::to_value(&reason).unwrap_or_default();
        let code = facts["type"].as_str().unwrap_or_default().to_owned();
        let text = Text::each(|lang| texts().phrase(lang, "refusal", &facts, &[], &[]));
        let facts = facts.as_object().filter(|fields| fields.len() > 1).map(|_| Box::new(facts.clone()));
        Refusal { code, rule: None, facts, text }
    }
}

/// What the rules refuse.
pub(crate) fn illegal(saying: &Saying, names: &Names) -> Refusal {
    Refusal {
        code: "illegal".to_owned(),
        rule: saying.rule.map(|rule| rule.to_string()),
        facts: Some(Box::new(saying.facts.clone())),
        text: Text::each(|lang| saying.phrase(lang, names.of(lang))),
    }
}

pub(crate) fn refused_move(error: MoveError, action: &str, names: &Names) -> Refusal {
    match error {
        MoveError::NoSuchSeat => Reason::NoSuchSeat {}.into(),
        MoveError::Unreadable(why) => Reason::Unreadable { action: action.to_owned(), why }.into(),
        MoveError::Refused(saying) => illegal(&saying, names),
    }
}

pub(crate) fn refused_start(error: &StartError, names: &Names) -> Refusal {
    match error {
        StartError::Options(why) | StartError::Seats(why) => Reason::WrongOptions { why: why.clone() }.into(),
        StartError::Refused(saying) => illegal(saying, names),
    }
}

/// The seat's place in a list of so many.
pub(crate) fn checked_seat(seat: Seat, seats: usize) -> Result<usize, Refusal> {
    Some(seat.index()).filter(|&place| place < seats).ok_or_else(|| Reason::NoSuchSeat {}.into())
}
