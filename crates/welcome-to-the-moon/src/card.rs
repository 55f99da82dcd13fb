//! Starship cards: a number on one side, an effect on the other.

use std::fmt;

use game_core::List;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::choice::Effects;
use crate::data::data;
use crate::pieces::{Effect, Letter, Number};

/// A starship card. Written by its two sides, since cards with the same sides are alike: `7-energy`.
/// § WM-0.2 WM-0.3
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

/// The two sides of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// The number side.
    pub number: Number,
    /// The other number to choose, on the card 6/9. § WM-C.8
    pub also: Option<Number>,
    /// The effect side; it shows as a small icon on the number side, too.
    pub effect: Effect,
    /// Further effects to choose from. § WM-C.8
    pub others: Effects,
}

/// The places of the cards of each kind: starship cards of the box, ASTRA's effect cards, starship cards of the
/// campaign; each with the number printed on the first.
const KINDS: [(u8, u8); 3] = [(0, 1), (Card::ASTRA, 112), (Card::CAMPAIGN, 149)];

impl Card {
    /// How many starship cards there are in the box, the campaign's apart.
    pub(crate) const BASE: u8 = 63;
    /// The first of ASTRA's effect cards.
    const ASTRA: u8 = Card::BASE;
    /// The first starship card of the campaign.
    pub(crate) const CAMPAIGN: u8 = Card::ASTRA + 3;

    /// ASTRA's effect card with a letter.
    /// § WM-S.2
    pub(crate) fn of_astra(letter: Letter) -> Card {
        Card(Card::ASTRA + letter as u8)
    }

    /// The letter, if it is one of ASTRA's effect cards.
    /// § WM-S.4
    #[inline]
    pub fn letter(self) -> Option<Letter> {
        Letter::ALL.get(usize::from(self.0.checked_sub(Card::ASTRA)?)).copied()
    }

    /// Its two sides.
    #[inline]
    pub fn face(self) -> Face {
        data().cards[usize::from(self.0)]
    }

    /// The number printed on it.
    fn printed(self) -> u8 {
        let (first, printed) = KINDS.into_iter().rfind(|(first, _)| *first <= self.0).unwrap_or_default();
        self.0 - first + printed
    }

    fn with_printed(number: u8) -> Option<Card> {
        (0..data().cards.len() as u8).map(Card).find(|card| card.printed() == number)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(letter) = self.letter() {
            return write!(f, "ASTRA-{letter}");
        }
        let Face { number, also, effect, others } = self.face();
        write!(f, "{number}")?;
        also.map_or(Ok(()), |other| write!(f, "/{other}"))?;
        match others.iter().count() {
            0 => write!(f, "-{effect}"),
            5 => f.write_str("-wild"),
            _ => others.iter().try_fold(write!(f, "-{effect}")?, |(), other| write!(f, "/{other}")),
        }
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

    /// Without ASTRA's effect cards.
    #[must_use]
    pub(crate) fn starships(self) -> Self {
        self.without(Letter::ALL.into_iter().map(Card::of_astra).collect())
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
        serializer.serialize_u8(self.printed())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let printed = u8::deserialize(deserializer)?;
        Card::with_printed(printed)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no starship card {printed}")))
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
