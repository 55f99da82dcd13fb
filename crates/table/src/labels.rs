//! Names of actions for buttons.
//!
//! The same few hundred actions are offered over and over, at every table of a game, and putting one in words costs
//! more than finding out that it is legal. So words are remembered, unless players are named in them.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use game_registry::{GameEntry, Offer};
use serde_json::Value;

use crate::names::Names;
use crate::wire::{LegalAction, Text};

/// When so many are remembered, all are forgotten.
const REMEMBERED: usize = 20_000;

/// By game and notation.
static LABELS: RwLock<BTreeMap<(&'static str, String), Arc<LegalAction>>> = RwLock::new(BTreeMap::new());

/// What a seat may do, in words.
pub(crate) fn labelled(entry: &'static dyn GameEntry, offers: &[Offer], names: &Names) -> Vec<Arc<LegalAction>> {
    let slug = entry.slug();
    let known: Option<Vec<Arc<LegalAction>>> = {
        let labels = LABELS.read().unwrap_or_else(PoisonError::into_inner);
        offers.iter().map(|offer| labels.get(&(slug, offer.notation.clone())).cloned()).collect()
    };
    known.unwrap_or_else(|| {
        let actions: Vec<_> = offers.iter().map(|offer| Arc::new(put_in_words(entry, offer, names))).collect();
        let nameless = |(_, offer): &(_, &Offer)| !names_players(&offer.action);
        remember(slug, actions.iter().zip(offers).filter(nameless).map(|(action, _)| action));
        actions
    })
}

fn put_in_words(entry: &'static dyn GameEntry, offer: &Offer, names: &Names) -> LegalAction {
    let texts = entry.texts();
    LegalAction {
        label: Text::each(|lang| texts.say(lang, "action", &offer.action, names.of(lang))),
        action: (&offer.action).into(),
        notation: offer.notation.clone(),
    }
}

fn remember<'a>(slug: &'static str, actions: impl Iterator<Item = &'a Arc<LegalAction>>) {
    let mut labels = LABELS.write().unwrap_or_else(PoisonError::into_inner);
    if labels.len() > REMEMBERED {
        labels.clear();
    }
    labels.extend(actions.map(|action| ((slug, action.notation.clone()), Arc::clone(action))));
}

/// Whether the words would name a player: a field is a seat by its name.
fn names_players(action: &Value) -> bool {
    let is_seat = |field: &str| field.ends_with("seat") || field.ends_with("seats");
    match action {
        Value::Object(fields) => fields.iter().any(|(field, value)| is_seat(field) || names_players(value)),
        Value::Array(items) => items.iter().any(names_players),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use game_core::Seed;
    use game_registry::{Move, find};

    use super::*;
    use crate::SeatHolder;
    use crate::place::Place;

    fn people(first: &str) -> Names {
        let person = |name: &str| SeatHolder::Human { user: name.to_owned(), name: name.to_owned() };
        let places = [first, "Bob", "Cid", "Dan"].map(|name| Place::held_by(person(name)));
        Names::of_places(&places)
    }

    #[test]
    fn remembered_words_are_the_words_put_together_afresh() {
        let entry = find("nexus-ops").expect("a game of that name");
        let mut game = entry.start(&entry.default_options(), 4, Seed([7; 32])).expect("a game");
        for turn in 0..400 {
            // The second table asks for what the first has had remembered, under other names.
            let names = people(if turn % 2 == 0 { "Ann" } else { "Eve" });
            let Some(seat) = game.deciding().iter().next() else { break };
            let offers = game.legal(seat);
            let remembered = labelled(entry, &offers, &names);
            let afresh: Vec<LegalAction> = offers.iter().map(|offer| put_in_words(entry, offer, &names)).collect();
            assert!(remembered.iter().map(AsRef::as_ref).eq(&afresh), "{remembered:?} differ from {afresh:?}");
            let chosen = &afresh[turn * 31 % afresh.len()].notation;
            game.play(seat, Move::Notation(chosen)).expect("a legal action");
        }
    }
}
