//! What can be chosen this turn.

use game_core::List;

use crate::campaign::EventKind;
use crate::card::Card;
use crate::choice::{Effects, Offer};
use crate::state::{OFFERS, Table};

impl Table {
    /// The combinations of this turn: of each pile the number on top and the effect turned over last; for a single
    /// player one drawn card for its number and another one for its effect.
    /// § WM-0.6 WM-S.5
    #[inline]
    pub(crate) fn offers(&self) -> List<Offer, OFFERS> {
        let mut offers: List<Offer, OFFERS> = match &self.astra {
            Some(astra) => drawn(astra.drawn.as_slice()),
            None => {
                let pile = |(place, pile): (u8, &crate::state::Pile)| {
                    offer(pile.shown, pile.flipped.unwrap_or(pile.shown), [place, place])
                };
                (1..).zip(&self.piles).map(pile).collect()
            }
        };
        if let Some(campaign) = &self.campaign {
            let closed = campaign.closed_pile(self.turn);
            let any = campaign.in_force(self.turn, |kind| matches!(kind, EventKind::AnyEffect { .. }));
            for offer in offers.as_mut_slice() {
                offer.closed = closed.is_some_and(|pile| offer.cards.contains(&pile));
                if any {
                    offer.others = Effects::ALL;
                }
            }
        }
        offers
    }
}

/// Every ordered pair of the drawn cards.
/// § WM-S.5
fn drawn(cards: &[Card]) -> List<Offer, OFFERS> {
    let mut offers = List::new();
    for (i, number) in (1..).zip(cards) {
        for (k, effect) in (1..).zip(cards) {
            if i != k {
                offers.push(offer(*number, *effect, [i, k]));
            }
        }
    }
    offers
}

#[inline]
fn offer(number: Card, effect: Card, cards: [u8; 2]) -> Offer {
    let (number, effect) = (number.face(), effect.face());
    Offer {
        number: number.number,
        also: number.also,
        effect: effect.effect,
        others: effect.others,
        closed: false,
        cards,
    }
}
