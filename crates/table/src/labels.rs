//! Names of actions for buttons.
//!
//! The same few hundred actions are offered over and over, at every table of a game, and putting one in words costs
//! more than finding out that it is legal. So words are remembered, unless players are named in them.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use game_core::Seat;
use game_registry::{Offer, RunningGame};
use serde_json::Value;

use crate::names::Names;
use crate::wire::{LegalAction, Text};

/// When so many are remembered, all are forgotten.
const REMEMBERED: usize = 20_000;

/// By game and notation.
static LABELS: RwLock<BTreeMap<(&'static str, String), Arc<LegalAction>>> = RwLock::new(BTreeMap::new());

/// All that a seat may do, in words.
pub(crate) fn labelled(game: &dyn RunningGame, seat: Seat, names: &Names) -> Vec<Arc<LegalAction>> {
    let slug = game.entry().slug();
    let known: Option<Vec<Arc<LegalAction>>> = {
        let labels = LABELS.read().unwrap_or_else(PoisonError::into_inner);
        game.notations(seat).into_iter().map(|notation| labels.get(&(slug, notation)).cloned()).collect()
    };
    known.unwrap_or_else(|| {
        let offers = game.legal(seat);
        let named: Vec<bool> = offers.iter().map(|offer| names_players(&offer.action)).collect();
        let actions: Vec<_> = offers.into_iter().map(|offer| Arc::new(put_in_words(game, offer, names))).collect();
        remember(slug, actions.iter().zip(named).filter(|(_, named)| !named).map(|(action, _)| action));
        actions
    })
}

fn put_in_words(game: &dyn RunningGame, offer: Offer, names: &Names) -> LegalAction {
    let texts = game.entry().texts();
    LegalAction {
        label: Text::each(|lang| texts.say(lang, "action", &offer.action, names.of(lang))),
        action: (&offer.action).into(),
        notation: offer.notation,
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
