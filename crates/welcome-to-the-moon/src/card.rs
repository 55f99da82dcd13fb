//! Starship cards: a number on one side, an effect on the other.

use std::fmt;

use game_core::List;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::data::data;
use crate::pieces::{Effect, Number};

/// A starship card. Written by its two sides, since cards with the same sides are alike: `7-energy`.
/// § WM-0.2 WM-0.3
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

/// The two sides of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The number side.
    pub number: Number,
    /// The effect side; it shows as a small icon on the number side, too.
    pub effect: Effect,
}

impl Card {
    /// Its two sides.
    #[inline]
    pub fn face(self) -> Face {
        data().cards[usize::from(self.0)]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Face { number, effect } = self.face();
        write!(f, "{number}-{effect}")
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{self}", self.0)
    }
}

/// A set of starship cards; room for those that a campaign adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Whether the card is in it.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// How many cards are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        CardSet(self.0 & !other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        CardSet(self.0 | other.0)
    }

    /// The cards in order of number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (index < u128::BITS).then_some(Card(index as u8))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A card travels as its printed number; a set as the numbers of its cards.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let printed = u8::deserialize(deserializer)?;
        let card = printed.checked_sub(1).filter(|&card| usize::from(card) < data().cards.len());
        card.map(Card).ok_or_else(|| serde::de::Error::custom(format!("there is no starship card {printed}")))
    }
}

impl TS for Card {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(List::<Card, 128>::deserialize(deserializer)?.iter().copied().collect())
    }
}

impl TS for CardSet {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Array<number>".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "Array<number>".to_owned()
    }
}

/// A number and an effect as offered this turn, written `7 robot`.
/// § WM-0.6
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Combination {
    /// What to write.
    pub number: Number,
    /// What may be done with it.
    pub effect: Effect,
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.effect)
    }
}
