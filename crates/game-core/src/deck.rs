//! A face-down pile.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::{Fx, List, Rng, Seat, SeatSet, Secret, Stream, Unknown, Viewer};

/// A face-down pile of at most `N` cards, drawn from the top. Each card remembers who has looked at it (a player who
/// puts a card under the pile knows it is there). Like [`Secret`] it is no `TS` type: a view shows its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct Deck<T, const N: usize> {
    /// The last is the top.
    cards: List<Secret<T>, N>,
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Deck { cards: List::new() }
    }
}

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// The cards shuffled, nobody knowing where any of them is.
    pub fn shuffled(cards: impl IntoIterator<Item = T>, rng: &mut Rng, stream: Stream) -> Self {
        let mut cards: List<Secret<T>, N> = cards.into_iter().map(|c| Secret::new(c, SeatSet::NONE)).collect();
        rng.shuffle(stream, cards.as_mut_slice());
        Deck { cards }
    }

    /// The cards in this order, the first on top. For imagining a deck from what is known of it.
    pub fn in_order(from_top: impl DoubleEndedIterator<Item = Secret<T>>) -> Self {
        Deck { cards: from_top.rev().collect() }
    }

    /// How many cards are left.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Takes the top card into a seat's hand, unseen by others. The drawer cannot undo past it.
    pub fn draw<E>(&mut self, fx: &mut Fx<E>, drawer: Seat) -> Option<T>
    where
        T: Display,
    {
        let scripted = self.stack_scripted(fx);
        let card = self.cards.pop()?;
        let (seen, card) = (card.seen(), card.into_value());
        if !scripted {
            fx.drawn_by_chance(&card);
        }
        fx.stop_undo(SeatSet::one(drawer));
        fx.meet(Unknown::Draw, seen);
        Some(card)
    }

    /// Takes out a card that somebody names, wherever it lies; the others keep their order. Nothing is looked at.
    pub fn take_out(&mut self, card: T)
    where
        T: PartialEq,
    {
        if let Some(place) = self.cards.iter().position(|other| other.is(&card)) {
            self.cards.remove(place);
        }
    }

    /// Puts a card under the pile; the given seats know that it is there.
    pub fn put_under(&mut self, card: T, seen: SeatSet) {
        self.cards.push_front(Secret::new(card, seen));
    }

    /// Shuffles the cards nobody has looked at among their places; a card that somebody knows stays where it is.
    pub fn reshuffle_unseen(&mut self, rng: &mut Rng, stream: Stream) {
        let mut unseen: List<Secret<T>, N> = self.cards.iter().filter(|card| card.seen().is_empty()).copied().collect();
        rng.shuffle(stream, unseen.as_mut_slice());
        for place in self.cards.as_mut_slice().iter_mut().filter(|card| card.seen().is_empty()) {
            if let Some(card) = unseen.pop() {
                *place = card;
            }
        }
    }

    /// What the viewer knows of each card, from top to bottom.
    pub fn known_to(&self, viewer: Viewer) -> impl Iterator<Item = Option<T>> {
        self.cards.as_slice().iter().rev().map(move |card| card.seen_by(viewer).copied())
    }

    /// Everything in the pile, from top to bottom, for rules at work and checks.
    pub fn inside<E>(&self, fx: &Fx<E>) -> impl Iterator<Item = T> {
        self.cards.as_slice().iter().rev().map(|card| *card.inside(fx))
    }

    /// A scenario may say which card comes next; it is then taken from wherever in the pile it lies. Whether it does;
    /// an empty pile gives no card and uses no word of it.
    fn stack_scripted<E>(&mut self, fx: &mut Fx<E>) -> bool
    where
        T: Display,
    {
        if self.is_empty() {
            return false;
        }
        let Some(name) = fx.scripted_draw() else { return false };
        let place = self.cards.iter().position(|card| card.inside(fx).to_string() == name);
        match place {
            Some(place) => {
                let card = self.cards.remove(place);
                self.cards.push(card);
            }
            None => fx.script_failed(self.lacks(&name, fx)),
        }
        true
    }

    /// Why a card cannot be drawn here: a short deck is told whole.
    fn lacks<E>(&self, name: &str, fx: &Fx<E>) -> String
    where
        T: Display,
    {
        const TOLD: usize = 12;
        let cards: Vec<String> = self.inside(fx).take(TOLD).map(|card| card.to_string()).collect();
        let more = self.len() - cards.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        format!("`{name}` is not in the deck it should be drawn from, which holds {}{more}", cards.join(" "))
    }
}
