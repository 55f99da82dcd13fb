//! Cards that somebody owns: what they come to together.

use game_core::List;

use crate::data::CardFacts;
use crate::pieces::{Kind, PerCompany};
use crate::state::Person;

/// Cards beyond these are not looked at: nobody plays so many.
const HELD: usize = 20;

/// A card that somebody owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// What it is good for in a round, in tenths of a unit.
    pub merit: u8,
    /// What it is.
    pub kind: Kind,
    /// Units, energy, research points, or helium.
    pub value: u8,
}

/// Cards that somebody owns, wherever they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owned {
    /// Those that can be planned, the best first.
    pub cards: List<Held, HELD>,
    /// Research cards.
    pub research: u8,
    /// Field cards.
    pub fields: u8,
    /// The most that one card, two, and three of a kind give: carbon, minerals, titanium, energy.
    pub best: [[u8; 3]; 4],
}

impl Held {
    /// What a card is good for.
    pub fn new(facts: &CardFacts) -> Self {
        let (merit, value) = match facts.kind {
            Kind::Energy => (12 * facts.value, facts.value),
            Kind::Research => (11 * facts.points, facts.points),
            Kind::Field => (10 + 5 * facts.field.helium, facts.field.helium),
            Kind::Share | Kind::Plus => (0, 0),
            _ => (10 * facts.value, facts.value),
        };
        Held { merit, kind: facts.kind, value }
    }
}

/// All cards, and the shares on them.
pub(super) fn owned(person: &Person) -> (Owned, PerCompany<u8>) {
    let (mut owned, mut shares) = (Owned::default(), PerCompany::new(|_| 0));
    for card in person.owned() {
        let facts = card.facts();
        facts.share.iter().for_each(|company| shares[*company] += 1);
        match facts.kind {
            Kind::Carbon => insert(&mut owned.best[0], facts.value),
            Kind::Minerals => insert(&mut owned.best[1], facts.value),
            Kind::Titanium => insert(&mut owned.best[2], facts.value),
            Kind::Energy => insert(&mut owned.best[3], facts.value),
            Kind::Research => owned.research += 1,
            Kind::Field => owned.fields += 1,
            Kind::Share | Kind::Plus => continue,
        }
        if owned.cards.len() < HELD {
            owned.cards.push(Held::new(facts));
        }
    }
    owned.cards.as_mut_slice().sort_unstable_by_key(|held| std::cmp::Reverse(held.merit));
    for best in &mut owned.best {
        best[1] += best[0];
        best[2] += best[1];
    }
    (owned, shares)
}

/// Keeps the greatest, the greatest first.
fn insert(best: &mut [u8], mut value: u8) {
    for place in best {
        if value > *place {
            std::mem::swap(place, &mut value);
        }
    }
}
