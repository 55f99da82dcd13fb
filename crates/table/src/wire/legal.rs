//! All that a seat may do, written so that it costs little to send.
//!
//! A seat may have hundreds of choices that differ in little: a tile here, or one square further. So each row says only
//! what differs from the row before: `[kept, rest, change]`, where the notation is the first `kept` letters of the one
//! before and then `rest`, and the data are those before with a change as [`changed`] reads them.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::Deref;
use std::sync::OnceLock;

use game_registry::{Tape, write_text};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use ts_rs::TS;

use super::Json;
use crate::changes::{changed, write_change, write_whole};

/// An action that is legal now. Its words are asked for by whoever shows them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LegalAction {
    /// How it is written: the name by which it is sent and its words are asked for.
    pub notation: String,
    /// The game's own data of the action.
    #[ts(type = "{ type: string }")]
    pub action: Json,
}

/// All that a seat may do, in the game's own order. It is sent as rows, which are made once.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    actions: Vec<LegalAction>,
    /// A list of rows, each as it is sent.
    rows: OnceLock<Tape>,
}

impl Legal {
    fn rows(&self) -> &Tape {
        self.rows.get_or_init(|| Tape::of(&rows(&self.actions)))
    }
}

impl Deref for Legal {
    type Target = [LegalAction];

    fn deref(&self) -> &[LegalAction] {
        &self.actions
    }
}

impl FromIterator<LegalAction> for Legal {
    fn from_iter<I: IntoIterator<Item = LegalAction>>(actions: I) -> Self {
        Legal { actions: actions.into_iter().collect(), rows: OnceLock::new() }
    }
}

impl PartialEq for Legal {
    fn eq(&self, other: &Self) -> bool {
        self.actions == other.actions
    }
}

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.rows().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Legal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let actions = written_out(&Value::deserialize(deserializer)?);
        let actions: Vec<LegalAction> = serde_json::from_value(actions).map_err(D::Error::custom)?;
        Ok(actions.into_iter().collect())
    }
}

fn rows(actions: &[LegalAction]) -> Vec<Tape> {
    let (mut notation, mut before): (&str, Option<Cow<'_, Tape>>) = ("", None);
    let mut row = String::new();
    let rows = actions.iter().map(|legal| {
        let action = legal.action.tape();
        let kept = shared(notation, &legal.notation);
        row.clear();
        // Writing to a text cannot fail.
        let _ = write!(row, "[{kept},");
        write_text(&legal.notation[kept..], &mut row);
        row.push(',');
        match &before {
            None => write_whole(action.whole(), &mut row),
            Some(before) => {
                if !write_change(before.whole(), action.whole(), &mut row) {
                    row.push_str("{}");
                }
            }
        }
        row.push(']');
        (notation, before) = (&legal.notation, Some(action));
        Tape::raw(&row)
    });
    rows.collect()
}

/// How many letters two notations begin with alike. Only plain ones count: languages measure others differently.
fn shared(one: &str, other: &str) -> usize {
    one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b && a.is_ascii()).count()
}

/// What rows stand for, each action with its notation and its data.
pub fn written_out(rows: &Value) -> Value {
    let (mut notation, mut action) = (String::new(), Value::Null);
    let offer = |row: &Value| {
        notation.truncate(row[0].as_u64().unwrap_or_default() as usize);
        notation.push_str(row[1].as_str().unwrap_or_default());
        action = changed(action.take(), &row[2]);
        serde_json::json!({ "notation": notation, "action": action })
    };
    rows.as_array().into_iter().flatten().map(offer).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn legal(list: &[(&str, Value)]) -> Legal {
        let action = |(notation, action): &(&str, Value)| LegalAction {
            notation: (*notation).to_owned(),
            action: Json::from(action),
        };
        list.iter().map(action).collect()
    }

    #[test]
    fn rows_say_what_differs() {
        let list = legal(&[
            ("place I2 r1 x5y7", json!({ "type": "place", "tile": "I2", "at": "x5y7" })),
            ("place I2 r1 x5y8", json!({ "type": "place", "tile": "I2", "at": "x5y8" })),
            ("pass", json!({ "type": "pass" })),
        ]);
        let text = serde_json::to_string(&list).expect("plain data");
        assert!(text.contains(r#"[15,"8",{"at":["x5y8"]}],[1,"ass",[{"type":"pass"}]]"#), "{text}");
        let read: Legal = serde_json::from_str(&text).expect("rows");
        assert_eq!(read, list);
    }

    #[test]
    fn nothing_is_legal_and_odd_letters_come_through() {
        assert_eq!(serde_json::to_string(&Legal::default()).expect("plain data"), "[]");
        let list = legal(&[("ход \"é", json!({ "type": "a" })), ("ход \"ё", json!({ "type": "a" }))]);
        let text = serde_json::to_string(&list).expect("plain data");
        let read: Legal = serde_json::from_str(&text).expect("rows");
        assert_eq!(read, list);
    }
}
