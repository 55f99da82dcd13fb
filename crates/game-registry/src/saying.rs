//! Something that is said, as data, with its sentence in every language.

use std::fmt;

use game_core::{Game, RuleId, noting_places};
use game_text::{Phrase, Place, Texts};
use serde::Serialize;
use serde_json::{Value, json};

/// An event, a question or a refusal: facts for programs, a sentence for people.
#[derive(Clone)]
pub struct Saying {
    /// The rule it rests on, to open when the reader asks "why?". Events cite none.
    pub rule: Option<RuleId>,
    /// What it says, as data.
    pub facts: Value,
    /// The places it speaks of.
    places: Vec<Place>,
    kind: &'static str,
    texts: &'static Texts,
}

impl Saying {
    /// Something that the message `<kind>-<type of the facts>` says.
    pub fn new(kind: &'static str, texts: &'static Texts, facts: &impl Serialize) -> Self {
        // What a game says is plain data by contract, so this gives `null` for no game there is.
        let (facts, ids) = noting_places(|| serde_json::to_value(facts).unwrap_or_default());
        let places = ids.into_iter().map(|id| Place { id, called: None }).collect();
        Saying { rule: None, facts, places, kind, texts }
    }

    /// Names its places as they are called in this game.
    pub(crate) fn in_game(mut self, game: &impl Game) -> Self {
        for place in &mut self.places {
            place.called = game.called(&place.id);
        }
        self
    }

    pub(crate) fn citing(self, rule: RuleId) -> Self {
        Saying { rule: Some(rule), ..self }
    }

    /// The places it speaks of.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Whether it names a place that another board of the same game calls otherwise.
    pub fn is_of_one_board(&self) -> bool {
        self.places.iter().any(|place| place.called.is_some())
    }

    /// The message that says it: `event-unit-bought`.
    pub fn key(&self) -> String {
        let kind = self.facts.get("type").and_then(Value::as_str).unwrap_or_default();
        format!("{}-{}", self.kind, kind.replace('_', "-"))
    }

    /// The sentence in a language, typeset and in parts; players are called by these names.
    pub fn phrase(&self, lang: &str, names: &[String]) -> Phrase {
        self.texts.phrase(lang, self.kind, &self.facts, names, &self.places)
    }

    /// The whole sentence as one text.
    pub fn sentence(&self, lang: &str, names: &[String]) -> String {
        self.phrase(lang, names).to_string()
    }

    /// All of it for one reader: `{"rule", "sentence", "facts"}`.
    pub fn to_json(&self, lang: &str, names: &[String]) -> Value {
        json!({ "rule": self.rule, "sentence": self.sentence(lang, names), "facts": self.facts })
    }
}

/// For logs of programs; people get [`Saying::sentence`] in their language.
impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence("en", &[]))
    }
}

impl fmt::Debug for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Saying").field("rule", &self.rule).field("facts", &self.facts).finish()
    }
}
