//! JSON that is passed on as it is.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;

/// What a game wrote and a client reads, kept as text: a server need not take it apart.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(type = "unknown")]
pub struct Json(Box<RawValue>);

impl Json {
    /// The text.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// The data.
    pub fn to_value(&self) -> Value {
        // It is JSON by type.
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl From<Box<RawValue>> for Json {
    fn from(text: Box<RawValue>) -> Self {
        Json(text)
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Self {
        // Data that is JSON already can always be written.
        Json(to_raw_value(value).unwrap_or_default())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str() || self.to_value() == other.to_value()
    }
}

/// Through a value, since raw text cannot be read inside a tagged enum.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Json::from(&Value::deserialize(deserializer)?))
    }
}
