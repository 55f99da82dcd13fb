//! Facts for programs, sentences for people.

use game_text::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A typeset sentence: plain, or in parts where it names places on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Sentence {
    /// No place is named.
    Plain(String),
    /// What to say, one after the other.
    Parts(Vec<SentencePart>),
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SentencePart {
    /// What is said.
    pub text: String,
    /// The place that this names, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
}

impl Default for Sentence {
    fn default() -> Self {
        Sentence::Plain(String::new())
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Sentence::Plain(text)
    }
}

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        if phrase.0.iter().all(|part| part.place.is_none()) {
            return Sentence::Plain(phrase.to_string());
        }
        let part = |part: game_text::Part| SentencePart { text: part.text, place: part.place };
        Sentence::Parts(phrase.0.into_iter().map(part).collect())
    }
}

impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Sentence::Plain(text) => f.write_str(text),
            Sentence::Parts(parts) => parts.iter().try_for_each(|part| f.write_str(&part.text)),
        }
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
    /// The sentence, with the players' names, in the language of whoever hears it.
    pub text: Sentence,
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
    /// The sentence, in the language of whoever asked.
    pub text: Sentence,
}
