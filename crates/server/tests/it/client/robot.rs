//! A player who picks among what is offered.

use serde_json::{Value, json};

use super::Dice;

/// The first view of a state in which its person has to decide.
pub(crate) fn asked(state: &Value) -> Option<&Value> {
    state["views"].as_array()?.iter().find(|view| !view["decision"].is_null())
}

/// One of the legal actions. Ending a phase early is all too easy a choice, so it is taken less often.
pub(crate) fn picked<'a>(view: &'a Value, dice: &mut Dice) -> &'a str {
    let legal = view["legal"].as_array().expect("a list");
    let mut choice = &legal[dice.below(legal.len())];
    if choice["notation"] == "done" {
        choice = &legal[dice.below(legal.len())];
    }
    choice["notation"].as_str().expect("a notation")
}

/// The message that answers a view's question.
pub(crate) fn act(table: &str, view: &Value, id: &str, action: &str) -> Value {
    let (seat, decision) = (&view["seat"], &view["decision"]);
    json!({ "type": "act", "table": table, "seat": seat, "decision": decision, "id": id, "action": action })
}
