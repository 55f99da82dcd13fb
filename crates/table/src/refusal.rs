//! Why the table does not do something.

use std::fmt;

use game_core::Seat;
use game_registry::{MoveError, Saying, StartError};
use game_text::Texts;
use serde::Serialize;
use serde_json::Value;

use crate::names::SeatNames;
use crate::texts::texts;
use crate::wire;
use crate::{Lang, Millis};

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
    EndDenied {},
    RequestPending {},
    NoRequest {},
    HasResigned {},
    NotAbsent {},
    OnVacation {},
    NoSpectators {},
    NotWatching {},
    SilentSpectators {},
    Muted {},
    NobodyThere {},
    Empty {},
    TooLong { most: usize },
    NoSuchWindow {},
    TooMany { most: usize },
    LobbyWorn {},
    JournalLong {},
    JournalFull {},
    TalkFull {},
    DailyStands {},
    DailyIsYours {},
    DailyToTheEnd {},
}

/// Why something is not done, before it is said to anybody. Nothing has changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// For programs: `illegal` when the rules refuse, else the situation, such as `stale_decision`.
    pub code: String,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// The facts behind the sentence.
    pub facts: Option<Box<Value>>,
    says: Box<Says>,
}

/// What is to be said, and what the players are called.
#[derive(Clone, Debug)]
struct Says {
    saying: Saying,
    names: SeatNames,
}

impl Refusal {
    /// What a message says, `<kind>-<type of the facts>`; the type is the code for programs. Facts besides it are told.
    pub fn new(kind: &'static str, texts: &'static Texts, facts: &impl Serialize) -> Self {
        let saying = Saying::new(kind, texts, facts);
        let code = saying.facts["type"].as_str().unwrap_or_default().to_owned();
        let told = saying.facts.as_object().is_some_and(|fields| fields.len() > 1);
        let facts = told.then(|| Box::new(saying.facts.clone()));
        Refusal { code, rule: None, facts, says: Box::new(Says { saying, names: SeatNames::default() }) }
    }

    /// What the rules refuse.
    fn illegal(saying: Saying, names: &SeatNames) -> Self {
        Refusal {
            code: "illegal".to_owned(),
            rule: saying.rule.map(|rule| rule.to_string()),
            facts: Some(Box::new(saying.facts.clone())),
            says: Box::new(Says { saying, names: names.clone() }),
        }
    }

    /// In words, for somebody who speaks this language.
    pub fn said(&self, lang: Lang) -> wire::Refusal {
        let Says { saying, names } = self.says.as_ref();
        let text = saying.phrase(lang.code(), names.of(lang)).into();
        wire::Refusal { code: self.code.clone(), rule: self.rule.clone(), facts: self.facts.clone(), text }
    }
}

/// The words do not matter: they follow from the rest.
impl PartialEq for Refusal {
    fn eq(&self, other: &Self) -> bool {
        (&self.code, &self.rule, &self.facts) == (&other.code, &other.rule, &other.facts)
    }
}

/// For logs of programs.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.said(Lang::ENGLISH).text, self.code)
    }
}

impl std::error::Error for Refusal {}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Refusal::new("refusal", texts(), &reason)
    }
}

pub(crate) fn refused_move(error: MoveError, action: &str, names: &SeatNames) -> Refusal {
    match error {
        MoveError::NoSuchSeat => Reason::NoSuchSeat {}.into(),
        MoveError::Unreadable(why) => Reason::Unreadable { action: action.to_owned(), why }.into(),
        MoveError::Refused(saying) => Refusal::illegal(saying, names),
    }
}

pub(crate) fn refused_start(error: &StartError, names: &SeatNames) -> Refusal {
    match error {
        StartError::Options(why) | StartError::Seats(why) => Reason::WrongOptions { why: why.clone() }.into(),
        StartError::Refused(saying) => Refusal::illegal(saying.clone(), names),
    }
}

/// The seat's place in a list of so many.
pub(crate) fn checked_seat(seat: Seat, seats: usize) -> Result<usize, Refusal> {
    Some(seat.index()).filter(|&place| place < seats).ok_or_else(|| Reason::NoSuchSeat {}.into())
}
