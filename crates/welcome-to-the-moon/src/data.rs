//! The printed facts: `data/*.json`, parsed once and checked. Rule code never repeats a printed number.

mod sheet;

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

pub(crate) use sheet::{MISSIONS, Printed, mask, source};

use crate::card::{Card, Face};
use crate::pieces::{Effect, Number};

/// The adventure sheets, by number.
pub(crate) const SOURCES: [(u8, &str); 8] = [
    (1, include_str!("../data/adventure1.json")),
    (2, include_str!("../data/adventure2.json")),
    (3, include_str!("../data/adventure3.json")),
    (4, include_str!("../data/adventure4.json")),
    (5, include_str!("../data/adventure5.json")),
    (6, include_str!("../data/adventure6.json")),
    (7, include_str!("../data/adventure7.json")),
    (8, include_str!("../data/adventure8.json")),
];

/// What is the same in all adventures.
pub struct Data {
    /// All cards by their place: the starship cards of the box, ASTRA's effect cards (without a face), the starship
    /// cards of the campaign.
    pub(crate) cards: Vec<Face>,
    /// Points for the most, the next and the third.
    /// § WM-0.27
    pub(crate) ranking: Vec<i32>,
    /// Points lost by each system error.
    pub(crate) error_points: i32,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let common: Common = read(include_str!("../data/common.json"));
    let face =
        |card: &StarshipCard| Face { number: Number::whole(card.number), effect: card.effect, ..Face::default() };
    let base: Vec<Face> = common.starship_cards.iter().map(face).collect();
    assert_eq!(base.len(), usize::from(Card::BASE), "starship cards");
    assert_eq!(base.len(), common.piles.count * common.piles.cards_each, "starship cards and piles do not agree");
    for effect in Effect::ALL {
        let printed = common.effects.iter().find(|row| row.id == effect).map_or(0, |row| row.count);
        assert_eq!(base.iter().filter(|card| card.effect == effect).count(), printed, "cards with {effect}");
    }
    let effect_cards = [Face::default(); 3];
    Data {
        cards: base.into_iter().chain(effect_cards).chain(crate::campaign::starship_faces()).collect(),
        ranking: common.ranking_bonus.values,
        error_points: common.system_errors.penalty_each,
    }
});

/// The facts that all adventures share.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

/// Reads one of our own files. Panics when it is damaged: there is nothing to play then.
pub(crate) fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json)
        .unwrap_or_else(|why| panic!("the component data of Welcome to the Moon is damaged: {why}"))
}

#[derive(Deserialize)]
struct Common {
    starship_cards: Vec<StarshipCard>,
    effects: Vec<EffectRow>,
    piles: Piles,
    ranking_bonus: Ranking,
    system_errors: SystemErrors,
}

#[derive(Deserialize)]
struct StarshipCard {
    number: u8,
    effect: Effect,
}

#[derive(Deserialize)]
struct EffectRow {
    id: Effect,
    count: usize,
}

#[derive(Deserialize)]
struct Piles {
    count: usize,
    cards_each: usize,
}

#[derive(Deserialize)]
struct Ranking {
    values: Vec<i32>,
}

#[derive(Deserialize)]
struct SystemErrors {
    penalty_each: i32,
}
