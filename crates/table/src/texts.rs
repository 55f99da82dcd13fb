//! The table's own sentences.

use std::sync::{Arc, OnceLock};

use game_core::Told;
use game_registry::Saying;
use game_text::Texts;
use serde::Serialize;

use crate::names::Names;
use crate::wire::{Said, Text};

/// Every sentence of the table, by language.
pub const TEXT: &[(&str, &str)] = &[("en", include_str!("../text/en.ftl")), ("ru", include_str!("../text/ru.ftl"))];

pub(crate) fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    // The texts are part of the program, and a test reads them.
    TEXTS.get_or_init(|| Texts::new(TEXT).unwrap_or_else(|why| panic!("table: {why}")))
}

/// What the game says, for people who play under these names.
pub(crate) fn said(saying: &Saying, names: &Names) -> Said {
    Said {
        key: saying.key(),
        facts: saying.facts.clone(),
        rule: saying.rule.map(|rule| rule.to_string()),
        text: Text::each(|lang| saying.phrase(lang, names.of(lang))),
    }
}

/// Both faces of what happened in words, which cost more than anything else about them.
pub(crate) fn in_words(events: &[Told<Saying>], names: &Names) -> Vec<Told<Arc<Said>>> {
    let words = |saying: &Saying| Arc::new(said(saying, names));
    let each = |told: &Told<Saying>| match told {
        Told::All(event) => Told::All(words(event)),
        Told::Secret { seat, face_up, face_down } => {
            Told::Secret { seat: *seat, face_up: words(face_up), face_down: words(face_down) }
        }
    };
    events.iter().map(each).collect()
}

/// What the table itself says; the message is `table-<type>`.
pub(crate) fn told(happening: &impl Serialize, names: &Names) -> Said {
    let facts = serde_json::to_value(happening).unwrap_or_default();
    let kind = facts["type"].as_str().unwrap_or_default().replace('_', "-");
    let text = Text::each(|lang| texts().phrase(lang, "table", &facts, names.of(lang), &[]));
    Said { key: format!("table-{kind}"), facts, rule: None, text }
}
