//! What was chosen for a game, in the words of players.

use game_core::{OptionKind, OptionSpec};
use game_registry::GameEntry;
use serde_json::{Value, json};
use table::Lang;
use table::wire::DailyOption;

/// An option with what players call it.
pub(crate) fn named(entry: &'static dyn GameEntry, id: String, value: Value, lang: Lang) -> DailyOption {
    let word = |word: &str| word.replace('_', "-");
    let key = format!("option-{}", word(&id));
    let text = |key: &str| entry.texts().get(lang.code(), key);
    let name = text(&key).unwrap_or_else(|| id.clone());
    let key = format!("{key}-{}", word(value.as_str().unwrap_or(&value.to_string())));
    DailyOption { id, value, name, choice: text(&key) }
}

/// What differs from a game for which nobody chose anything, in the order in which a lobby offers it.
pub(crate) fn unusual(entry: &'static dyn GameEntry, options: &Value, seats: u8) -> Vec<(String, Value)> {
    let offered = |spec: &OptionSpec| spec.seats.is_empty() || spec.seats.contains(&seats);
    let chosen = |spec: OptionSpec| {
        let usual = match &spec.kind {
            OptionKind::Flag { default } => json!(default),
            OptionKind::Number { default, .. } => json!(default),
            OptionKind::Choice { default, .. } => json!(default),
        };
        let value = options.get(&spec.id)?.clone();
        (value != usual).then_some((spec.id, value))
    };
    entry.option_specs().into_iter().filter(offered).filter_map(chosen).collect()
}
