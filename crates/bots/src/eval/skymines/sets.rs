//! Cards of a round, planned as a whole: two of a kind reach a majority, others meet a plan together.

use game_core::{Fx, Game, List, Seat};
use skymines::{Action, Card, Phase, Skymines};

use super::SkyJudge;

/// Cards of a hand that are looked at, the first in the list of legal actions that promise most.
const CARDS: usize = 9;

/// Sets of cards that fill the slots left free: by the first card of each set how far ahead it would leave somebody.
#[derive(Default)]
pub(super) struct Sets {
    cards: List<Card, CARDS>,
    leads: [f32; CARDS],
}

impl Sets {
    /// Tries all sets. Whether this is a decision about them.
    pub(super) fn look(&mut self, judge: &SkyJudge, game: &Skymines, seat: Seat, actions: &[Action]) -> bool {
        if game.table().phase != Phase::Planning || game.table().options.linked_slots {
            return false;
        }
        let mut all: List<(u8, Card), 48> = List::new();
        for action in actions {
            if let Action::Plan { card, .. } = action {
                all.push((skymines::Held::new(card.facts()).merit, *card));
            }
        }
        if all.is_empty() {
            return false;
        }
        all.as_mut_slice().sort_unstable_by_key(|(merit, card)| (std::cmp::Reverse(*merit), *card));
        all.iter().take(CARDS).for_each(|(_, card)| self.cards.push(*card));
        self.cards.as_mut_slice().sort_unstable();
        self.leads = [f32::NEG_INFINITY; CARDS];
        let slots = game.features(seat).slots - game.planned(seat).len() as u8;
        for first in 0..self.cards.len() {
            self.leads[first] = self.fill(judge, game, seat, first, slots);
        }
        true
    }

    /// The best of the sets that go on with this card and later ones.
    fn fill(&self, judge: &SkyJudge, game: &Skymines, seat: Seat, from: usize, slots: u8) -> f32 {
        let mut world = *game;
        world.apply(seat, Action::Plan { card: self.cards[from], slot: None }, &mut Fx::silent());
        if slots == 1 || from + 1 == self.cards.len() {
            return judge.lead(&world, seat);
        }
        let rest = from + 1..self.cards.len();
        rest.map(|next| self.fill(judge, &world, seat, next, slots - 1)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// How far ahead the best set leaves somebody that has no earlier card than this one.
    pub(super) fn best_from(&self, card: Card) -> f32 {
        let place = self.cards.iter().position(|other| *other == card);
        place.map_or(f32::NEG_INFINITY, |place| self.leads[place])
    }

    /// The first card of the best set.
    pub(super) fn best(&self) -> Card {
        let mut best = 0;
        for place in 1..self.cards.len() {
            if self.leads[place] > self.leads[best] {
                best = place;
            }
        }
        self.cards[best]
    }
}
