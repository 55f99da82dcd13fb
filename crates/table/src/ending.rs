//! What is kept of a game when it is over, so that it can be read when its rules are no longer known.
//!
//! Facts, not sentences: whoever reads it puts it in the words of the day.

use std::sync::Arc;

use game_core::{Rival, ScoreSheet, Seat, Told, Viewer};
use game_registry::{GameEntry, Saying};
use game_text::Place;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::names::SeatNames;
use crate::play::Play;
use crate::texts::texts;
use crate::wire::{Phase, Said};
use crate::{JournalError, Lang, Table};

/// Grows whenever it is written differently.
const VERSION: u32 = 1;

/// What is kept of a game that is over: what happened step by step, and how it was scored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    version: u32,
    pub(crate) steps: Vec<KeptStep>,
    pub(crate) scores: Vec<ScoreSheet>,
    /// Automated opponents; what was kept before they had a place has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) rivals: Vec<Rival>,
    /// Points of each seat at the start and after each action.
    pub(crate) points: Vec<Vec<i32>>,
    pub(crate) chapters: Vec<u32>,
}

/// An action and what it brought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KeptStep {
    pub(crate) seq: u64,
    pub(crate) seat: Seat,
    pub(crate) action: Box<str>,
    pub(crate) events: Vec<KeptEvent>,
}

/// The facts of an event, with what all others were told if it was one seat's secret.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum KeptEvent {
    Secret { secret_of: Seat, face_up: KeptFacts, face_down: KeptFacts },
    All(KeptFacts),
}

/// What is needed to say it again: the facts, and how its places were called on the board of the day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KeptFacts {
    facts: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    places: Vec<Place>,
}

impl From<Saying> for KeptFacts {
    fn from(saying: Saying) -> Self {
        KeptFacts { places: saying.places().to_vec(), facts: saying.facts }
    }
}

impl KeptEvent {
    fn of(told: Told<Saying>) -> Self {
        match told {
            Told::All(saying) => KeptEvent::All(saying.into()),
            Told::Secret { seat, face_up, face_down } => {
                KeptEvent::Secret { secret_of: seat, face_up: face_up.into(), face_down: face_down.into() }
            }
        }
    }

    /// In words, for people who play under these names.
    pub(crate) fn told(&self, entry: &'static dyn GameEntry, names: &SeatNames, lang: Lang) -> Told<Arc<Said>> {
        let words = |facts: &KeptFacts| Arc::new(said(entry, facts, names, lang));
        match self {
            KeptEvent::All(facts) => Told::All(words(facts)),
            KeptEvent::Secret { secret_of, face_up, face_down } => {
                Told::Secret { seat: *secret_of, face_up: words(face_up), face_down: words(face_down) }
            }
        }
    }
}

impl Ending {
    /// As it is stored.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Plain data, so this gives nothing for no ending there is.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// As it was stored.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, JournalError> {
        let wrong = |why: String| JournalError::of_header(format!("What was kept of the game cannot be read: {why}"));
        let ending: Ending = serde_json::from_slice(bytes).map_err(|why| wrong(why.to_string()))?;
        if ending.version == VERSION { Ok(ending) } else { Err(wrong("it is of another version.".to_owned())) }
    }
}

/// A game that is over, apart from its table: to tell it takes a while.
pub struct Finished(Play);

impl Table {
    /// The game, once it is over.
    pub fn finished(&self) -> Option<Finished> {
        self.play.as_ref().filter(|_| self.body.phase == Phase::Over).map(|play| Finished(play.fork()))
    }
}

impl Finished {
    /// What is to be kept of it.
    pub fn tell(self) -> Option<Ending> {
        let Finished(play) = self;
        let mut steps = Vec::with_capacity(play.past.len());
        let retold = play.retell(0..play.past.len(), |past, played, _| {
            let events = played.events.into_iter().map(KeptEvent::of).collect();
            steps.push(KeptStep { seq: past.seq.whole(), seat: past.seat, action: past.action.clone(), events });
        });
        retold.ok()?;
        let (scores, points, chapters) =
            (play.game.scores(Viewer::Spectator), play.points_over_time(), play.chapters());
        let rivals = play.game.rivals();
        Some(Ending { version: VERSION, steps, scores, rivals, points, chapters })
    }
}

/// An event in today's words. One that no longer happens may have none left.
fn said(entry: &'static dyn GameEntry, kept: &KeptFacts, names: &SeatNames, lang: Lang) -> Said {
    let KeptFacts { facts, places } = kept;
    let kind = facts["type"].as_str().unwrap_or_default().replace('_', "-");
    let key = format!("event-{kind}");
    let text = match entry.texts().get(lang.code(), &key) {
        Some(_) => entry.texts().phrase(lang.code(), "event", facts, names.of(lang), places).into(),
        None => texts().get(lang.code(), "table-without-words").unwrap_or_default().into(),
    };
    Said { key, facts: facts.clone(), rule: None, text }
}
