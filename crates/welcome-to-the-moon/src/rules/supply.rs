//! The three piles of starship cards.

use game_core::{Deck, Fx, List, Rng, Seat, SeatSet, Secret, Stream};

use crate::campaign::DATA;
use crate::card::{Card, CardSet};
use crate::events::Event;
use crate::rules::astra;
use crate::state::{PILE, PILES, Table};

/// Deals the cards that are in play: into three piles, or into the deck of a single player.
/// § WM-0.2 WM-0.4 WM-C.7
pub(crate) fn deal(table: &mut Table, rng: &mut Rng, fx: &mut Fx<Event>) -> [Deck<Card, PILE>; PILES] {
    let mut cards: List<Card, { PILES * PILE }> = without_removed(table, table.stock, rng).iter().collect();
    table.pass = 1;
    if table.astra.is_some() {
        astra::deal(cards.as_mut_slice(), rng)
    } else {
        deal_piles(table, cards.as_mut_slice(), rng, fx)
    }
}

/// The cards without those that are taken out at random, unseen.
/// § WM-C.7
pub(crate) fn without_removed(table: &Table, cards: CardSet, rng: &mut Rng) -> CardSet {
    let Some(campaign) = &table.campaign else { return cards };
    let mut rest = cards;
    for &(effect, count) in campaign.random_removals() {
        let of = |card: &Card| DATA.base.contains(*card) && card.face().effect == effect;
        let mut those: List<Card, 32> = cards.iter().filter(of).collect();
        rng.shuffle(Stream::Table, those.as_mut_slice());
        those.iter().take(count).for_each(|card| rest.remove(*card));
    }
    rest
}

/// Shuffles all cards and deals them into piles, number side up.
/// § WM-0.2 WM-0.4
pub(crate) fn deal_piles(
    table: &mut Table,
    cards: &mut [Card],
    rng: &mut Rng,
    fx: &mut Fx<Event>,
) -> [Deck<Card, PILE>; PILES] {
    rng.shuffle(Stream::Table, cards);
    table.pass = 1;
    let mut dealt = cards.chunks(cards.len() / PILES);
    let mut decks = std::array::from_fn(|_| face_down(dealt.next().unwrap_or_default()));
    for (pile, deck) in table.piles.iter_mut().zip(&mut decks) {
        pile.shown = draw(deck, fx);
    }
    decks
}

/// Cards that lie in this order, seen by nobody.
pub(crate) fn face_down(cards: &[Card]) -> Deck<Card, PILE> {
    Deck::in_order(cards.iter().map(|&card| Secret::new(card, SeatSet::NONE)))
}

/// Step 1: the top card of each pile is turned to its effect side, and the next card shows its number. When the
/// flip has used the piles up, each discard becomes its own pile again; the cards just flipped stay out.
/// § WM-0.6 WM-0.7
pub(crate) fn flip(table: &mut Table, decks: &mut [Deck<Card, PILE>; PILES], rng: &mut Rng, fx: &mut Fx<Event>) {
    fx.stop_undo(SeatSet::ALL);
    let used_up = decks[0].is_empty();
    for (pile, deck) in table.piles.iter_mut().zip(decks.iter_mut()) {
        if let Some(old) = pile.flipped.replace(pile.shown) {
            pile.discard.insert(old);
        }
        if used_up {
            *deck = Deck::shuffled(pile.discard.iter(), rng, Stream::Table);
            pile.inside = std::mem::take(&mut pile.discard);
        }
        pile.shown = draw(deck, fx);
        pile.inside.remove(pile.shown);
    }
    if used_up {
        table.pass += 1;
        fx.tell(|| Event::CardsReshuffled);
    }
}

/// The next card is turned up for all: who draws it does not matter.
fn draw(deck: &mut Deck<Card, PILE>, fx: &mut Fx<Event>) -> Card {
    deck.draw(fx, Seat(0)).expect("a pile is shuffled again before it is empty")
}

/// Deals what nobody knows: in the first pass any unseen card may lie in any pile, later each pile has its own.
/// § WM-0.7 WM-0.36
pub(crate) fn redeal(table: &Table, left: [usize; PILES], rng: &mut Rng) -> [Deck<Card, PILE>; PILES] {
    if let Some(astra) = &table.astra {
        return astra::redeal(table, astra, left, rng);
    }
    if table.pass > 1 {
        return table.piles.map(|pile| Deck::shuffled(pile.inside.iter(), rng, Stream::Table));
    }
    let seen = |pile: &crate::state::Pile| {
        let mut seen = pile.discard;
        seen.insert(pile.shown);
        pile.flipped.into_iter().for_each(|card| seen.insert(card));
        seen
    };
    let unseen = table.piles.iter().fold(table.stock, |rest, pile| rest.without(seen(pile)));
    let unseen = without_removed(table, unseen, rng);
    let mut cards: List<Card, { PILES * PILE }> = unseen.iter().collect();
    rng.shuffle(Stream::Table, cards.as_mut_slice());
    let mut from = 0;
    left.map(|count| {
        from += count;
        face_down(&cards.as_slice()[from - count..from])
    })
}
