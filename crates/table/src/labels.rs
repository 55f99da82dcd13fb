//! Names of actions for buttons.

use game_core::Seat;
use game_registry::RunningGame;

use crate::names::Names;
use crate::wire::{LegalAction, Text};

/// All that a seat may do, in words.
pub(crate) fn labelled(game: &dyn RunningGame, seat: Seat, names: &Names) -> Vec<LegalAction> {
    let texts = game.entry().texts();
    let label = |offer: game_registry::Offer| LegalAction {
        label: Text::each(|lang| texts.say(lang, "action", &offer.action, names.of(lang))),
        notation: offer.notation,
        action: offer.action,
    };
    game.legal(seat).into_iter().map(label).collect()
}
