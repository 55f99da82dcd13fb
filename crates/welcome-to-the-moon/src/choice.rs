//! What a combination offers: a number and an effect, sometimes with a choice.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::card::Card;
use crate::pieces::{Effect, Number};

/// A set of effects.
/// § WM-C.8
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effects(u8);

impl Effects {
    /// All six.
    pub const ALL: Effects = Effects(0b11_1111);

    /// Whether an effect is in it.
    #[inline]
    pub fn has(self, effect: Effect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The effects in the order of the data.
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |effect| self.has(*effect))
    }
}

impl FromIterator<Effect> for Effects {
    fn from_iter<I: IntoIterator<Item = Effect>>(effects: I) -> Self {
        Effects(effects.into_iter().fold(0, |set, effect| set | 1 << effect as u8))
    }
}

impl Serialize for Effects {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Effects {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(game_core::List::<Effect, 6>::deserialize(deserializer)?.iter().copied().collect())
    }
}

impl TS for Effects {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        <Vec<Effect> as TS>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Vec<Effect> as TS>::inline(config)
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        v.visit::<Effect>();
    }

    fn visit_generics(v: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        v.visit::<Effect>();
    }
}

/// A number and an effect that can be chosen this turn.
/// § WM-0.6 WM-S.5
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Offer {
    /// What to write.
    pub number: Number,
    /// The other number that may be written instead. § WM-C.8
    pub also: Option<Number>,
    /// What may be done with it.
    pub effect: Effect,
    /// Effects that may be chosen instead, free of charge. § WM-C.8
    pub others: Effects,
    /// Whether it may not be chosen this turn. § WM-C.9
    pub closed: bool,
    /// From which pile or drawn card the number comes, and from which the effect, from 1.
    pub cards: [u8; 2],
}

/// A number and an effect as they are told, written `7 robot`.
/// § WM-0.6
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Combination {
    /// What to write.
    pub number: Number,
    /// What may be done with it.
    pub effect: Effect,
}

impl From<Offer> for Combination {
    fn from(offer: Offer) -> Self {
        Combination { number: offer.number, effect: offer.effect }
    }
}

impl From<Card> for Combination {
    fn from(card: Card) -> Self {
        Combination { number: card.face().number, effect: card.face().effect }
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.effect)
    }
}
