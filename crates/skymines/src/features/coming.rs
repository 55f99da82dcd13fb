//! Cards that the rounds to come will see: played as they come back from the resting decks.

use game_core::List;

use super::cards::Held;
use crate::pieces::{Card, CardSet, Kind};
use crate::state::{Lying, Person};

/// Most cards that can be planned for a round.
const SLOTS: usize = 5;

/// What somebody will play who takes the best cards at hand each round, then the best deck, and puts the best cards on the
/// decks that come back first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coming {
    /// Units of carbon, minerals and titanium.
    pub units: u8,
    /// Points of energy.
    pub energy: u8,
    /// Research cards.
    pub research: u8,
    /// Their points.
    pub points: u8,
    /// Field cards.
    pub fields: u8,
}

struct Cards {
    hand: CardSet,
    decks: [CardSet; 5],
    sums: [u16; 5],
}

/// The rounds that are left, from the cards in hand, those in the action area, and the decks.
pub(super) fn coming(person: &Person, slots: u8, out: bool, left: u8) -> Coming {
    let mut coming = Coming::default();
    if left == 0 {
        return coming;
    }
    let decks = person.rests.0;
    let mut cards = Cards { hand: person.hand, decks, sums: decks.map(|deck| deck.iter().map(merit).sum()) };
    if !out {
        let mut lying: List<(u16, Card), 9> = List::new();
        for card in person.area.iter().map(|lying| lying.card).filter(|card| !card.is_tile()) {
            lying.push((merit(card), card));
        }
        lying.as_mut_slice().sort_unstable_by_key(|(merit, _)| std::cmp::Reverse(*merit));
        cards.rest(lying.as_slice());
    }
    for round in 0..left {
        let played = cards.best(usize::from(slots).min(SLOTS));
        for (_, card) in &played {
            coming.add(*card);
            cards.hand.remove(*card);
        }
        if round + 1 < left {
            cards.rest(played.as_slice());
        }
    }
    coming
}

/// The best cards in hand for the slots that nothing is planned for.
pub(super) fn fill(person: &mut Person, slots: u8) {
    let planned = person.area.iter().filter(|lying| !lying.card.is_tile()).count();
    let cards = Cards { hand: person.hand, decks: [CardSet::EMPTY; 5], sums: [0; 5] };
    let best = cards.best(usize::from(slots).min(SLOTS).saturating_sub(planned));
    for (_, card) in &best {
        person.hand.remove(*card);
        person.area.push(Lying { card: *card, slot: None, up: true, plus: false });
    }
}

impl Coming {
    fn add(&mut self, card: Card) {
        let held = Held::new(card.facts());
        match held.kind {
            Kind::Energy => self.energy += held.value,
            Kind::Research => {
                self.research += 1;
                self.points += held.value;
            }
            Kind::Field => self.fields += 1,
            _ => self.units += held.value,
        }
    }
}

impl Cards {
    /// The best deck comes to hand, and each card goes to a deck of its own.
    fn rest(&mut self, played: &[(u16, Card)]) {
        let taken = (0..5).max_by_key(|deck| self.sums[*deck]).unwrap_or(0);
        self.hand |= std::mem::take(&mut self.decks[taken]);
        self.sums[taken] = 0;
        let mut free = [true; 5];
        for (merit, card) in played.iter().take(5) {
            let deck = (0..5).filter(|deck| free[*deck]).max_by_key(|deck| self.sums[*deck]).unwrap_or(0);
            free[deck] = false;
            self.decks[deck].insert(*card);
            self.sums[deck] += merit;
        }
    }

    /// The best cards at hand.
    fn best(&self, slots: usize) -> List<(u16, Card), SLOTS> {
        let mut best = [(0, Card(0)); SLOTS];
        for card in self.hand {
            let mut next = (merit(card), card);
            for place in &mut best[..slots] {
                if next.0 > place.0 {
                    std::mem::swap(place, &mut next);
                }
            }
        }
        let mut list = List::new();
        best[..slots].iter().filter(|(merit, _)| *merit > 0).for_each(|held| list.push(*held));
        list
    }
}

fn merit(card: Card) -> u16 {
    Held::new(card.facts()).merit.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(templates: &[u8]) -> CardSet {
        templates.iter().map(|template| Card::of_template(0, *template)).collect()
    }

    #[test]
    fn the_best_cards_of_the_hand_are_played() {
        let person = Person { hand: cards(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), ..Person::default() };
        let coming = coming(&person, 3, true, 1);
        assert_eq!((coming.units, coming.energy, coming.research, coming.points), (2, 2, 1, 2));
        assert_eq!(super::coming(&person, 4, true, 1).units, 4, "a fourth slot takes two units more");
    }

    #[test]
    fn the_best_deck_comes_first_and_cards_come_back() {
        let mut person = Person::default();
        person.rests.0[1] = cards(&[1]);
        person.rests.0[2] = cards(&[3, 5]);
        assert_eq!(coming(&person, 3, false, 1).units, 4, "minerals and titanium");
        assert_eq!(coming(&person, 3, false, 2).units, 6, "then carbon");
        assert_eq!(coming(&person, 3, true, 1).units, 0, "whoever has taken a deck has it in hand");
        assert_eq!(coming(&person, 3, false, 0), Coming::default());
    }

    #[test]
    fn free_slots_are_filled_with_the_best_cards() {
        let mut person = Person { hand: cards(&[0, 1, 7]), ..Person::default() };
        fill(&mut person, 2);
        assert_eq!(person.hand, cards(&[0]));
        assert_eq!(person.area.len(), 2);
    }
}
