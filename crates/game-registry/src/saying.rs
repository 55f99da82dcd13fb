//! Something a game says as data, with its sentence in every language.

use std::fmt;

use game_core::RuleId;
use game_text::Texts;
use serde::Serialize;
use serde_json::{Value, json};

/// An event, a question or a refusal: facts for programs, a sentence for people.
#[derive(Clone)]
pub struct Saying {
    /// The rule it rests on, to open when the reader asks "why?". Events cite none.
    pub rule: Option<RuleId>,
    /// What it says, as data.
    pub facts: Value,
    kind: &'static str,
    texts: &'static Texts,
}

impl Saying {
    pub(crate) fn new(kind: &'static str, texts: &'static Texts, facts: &impl Serialize) -> Self {
        // What a game says is plain data by contract, so this gives `null` for no game there is.
        let facts = serde_json::to_value(facts).unwrap_or_default();
        Saying { rule: None, facts, kind, texts }
    }

    pub(crate) fn citing(self, rule: RuleId) -> Self {
        Saying { rule: Some(rule), ..self }
    }

    /// The message that says it: `event-unit-bought`.
    pub fn key(&self) -> String {
        let kind = self.facts.get("type").and_then(Value::as_str).unwrap_or_default();
        format!("{}-{}", self.kind, kind.replace('_', "-"))
    }

    /// The sentence in a language; players are called by these names.
    pub fn sentence(&self, lang: &str, names: &[String]) -> String {
        self.texts.say(lang, self.kind, &self.facts, names)
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
