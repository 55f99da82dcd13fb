//! What a person does in secret while all do it at once.

use game_core::{Draft, List, Row};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Card, CardSet, Slot, Token};

/// The secret draft of a person: the choice of a token, then the plan of each round. It is shown to its owner alone.
/// § SK-1.3 SK-2.10 SK-3.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Desk {
    /// The tokens to choose from.
    pub offers: List<Token, 2>,
    /// The token chosen.
    pub token: Option<Token>,
    /// The card in each slot.
    pub slots: Row<Option<Card>, 5>,
    /// Whether the person is ready.
    pub ready: bool,
}

impl Draft for Desk {
    fn is_ready(&self) -> bool {
        self.ready
    }
}

impl Desk {
    /// The cards placed in slots.
    pub(crate) fn placed(&self) -> CardSet {
        self.slots.0.iter().flatten().copied().collect()
    }

    /// Places a card in a slot; without linked slots the cards lie in order, whichever came first.
    /// § SK-3.1
    pub(crate) fn place(&mut self, card: Card, slot: Option<Slot>, on: impl Iterator<Item = Slot>) {
        if let Some(slot) = slot {
            self.slots[slot.index()] = Some(card);
            return;
        }
        let cards = self.placed() | CardSet::one(card);
        self.slots = Row::default();
        on.zip(cards).for_each(|(slot, card)| self.slots[slot.index()] = Some(card));
    }
}
