//! Facts for programs, sentences for people.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A sentence in every language of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In Russian.
    pub ru: String,
}

impl Text {
    /// What `say` gives for each language.
    pub fn each(mut say: impl FnMut(&str) -> String) -> Self {
        Text { en: say("en"), ru: say("ru") }
    }
}

/// Something the game or the table says: an event or a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Said {
    /// The message that says it: `event-unit-bought`, `prompt-deploy`, `table-undone`.
    pub key: String,
    /// The same as data, tagged by `type`.
    #[ts(type = "unknown")]
    pub facts: Value,
    /// The rule it rests on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The sentence, with the players' names.
    pub text: Text,
}

/// Why something is not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// For programs: `illegal` when the rules refuse, else the situation, such as `stale_decision`.
    pub code: String,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The facts behind the sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub facts: Option<Box<Value>>,
    /// The sentence.
    pub text: Text,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.text.en, self.code)
    }
}

impl std::error::Error for Refusal {}
