//! JSON that is passed on as it is.

use std::borrow::Cow;

use game_registry::Tape;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

/// What a game wrote and a client reads: a server need not take it apart.
#[derive(Clone, Debug, TS)]
#[ts(type = "unknown")]
pub struct Json(Form);

#[derive(Clone, Debug)]
enum Form {
    Text(Box<RawValue>),
    Tape(Tape),
}

impl Json {
    /// As text.
    pub fn text(&self) -> Cow<'_, str> {
        match &self.0 {
            Form::Text(text) => text.get().into(),
            Form::Tape(tape) => tape.json().into(),
        }
    }

    /// As data.
    pub fn to_value(&self) -> Value {
        // It is JSON by type.
        serde_json::from_str(&self.text()).unwrap_or_default()
    }

    /// As data to be compared.
    pub(crate) fn tape(&self) -> Cow<'_, Tape> {
        match &self.0 {
            Form::Text(text) => Cow::Owned(Tape::raw(text.get())),
            Form::Tape(tape) => Cow::Borrowed(tape),
        }
    }
}

impl From<Box<RawValue>> for Json {
    fn from(text: Box<RawValue>) -> Self {
        Json(Form::Text(text))
    }
}

impl From<Tape> for Json {
    fn from(tape: Tape) -> Self {
        Json(Form::Tape(tape))
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Self {
        Json::from(Tape::of(value))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Form::Tape(one), Form::Tape(other)) if one == other => true,
            _ => self.text() == other.text() || self.to_value() == other.to_value(),
        }
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Text(text) if serializer.is_human_readable() => text.serialize(serializer),
            _ => self.tape().serialize(serializer),
        }
    }
}

/// Through a value, since raw text cannot be read inside a tagged enum.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Json::from(&Value::deserialize(deserializer)?))
    }
}
