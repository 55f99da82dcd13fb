//! The table's own sentences.

use std::sync::Arc;

use game_core::Told;
use game_registry::Saying;
use game_text::{Bundle, Texts};
use serde::Serialize;

use crate::Lang;
use crate::names::SeatNames;
use crate::wire::Said;

/// Every sentence of the table, by language.
pub const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The table's own sentences.
pub static TEXTS: Bundle = Bundle::new("table", TEXT);

pub(crate) fn texts() -> &'static Texts {
    TEXTS.texts()
}

/// What the game says, for people who play under these names.
pub(crate) fn said(saying: &Saying, names: &SeatNames, lang: Lang) -> Said {
    Said {
        key: saying.key(),
        facts: saying.facts.clone(),
        rule: saying.rule.map(|rule| rule.to_string()),
        text: saying.phrase(lang.code(), names.of(lang)).into(),
    }
}

/// Both faces of what happened in words, which cost more than anything else about them.
pub(crate) fn in_words(events: &[Told<Saying>], names: &SeatNames, lang: Lang) -> Vec<Told<Arc<Said>>> {
    let words = |saying: &Saying| Arc::new(said(saying, names, lang));
    let each = |told: &Told<Saying>| match told {
        Told::All(event) => Told::All(words(event)),
        Told::Secret { seat, face_up, face_down } => {
            Told::Secret { seat: *seat, face_up: words(face_up), face_down: words(face_down) }
        }
    };
    events.iter().map(each).collect()
}

/// What the table itself says; the message is `table-<type>`.
pub(crate) fn told(happening: &impl Serialize, names: &SeatNames, lang: Lang) -> Said {
    let facts = serde_json::to_value(happening).unwrap_or_default();
    let kind = facts["type"].as_str().unwrap_or_default().replace('_', "-");
    let text = texts().phrase(lang.code(), "table", &facts, names.of(lang), &[]).into();
    Said { key: format!("table-{kind}"), facts, rule: None, text }
}
