//! The printed facts of the campaign.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::campaign::{ADVENTURES, Answer};
use crate::card::{Card, CardSet, Face};
use crate::data::{data, read};
use crate::pieces::{Effect, Number};

/// The turns in which an event can come.
/// § WM-C.9
pub(crate) const FIRST_TURN: u8 = 6;
/// The last of them.
pub(crate) const LAST_TURN: u8 = 14;

/// What the cards of the campaign say.
pub(crate) struct Data {
    /// Stars for the places of each adventure.
    pub(crate) stars: Vec<Vec<u8>>,
    /// What each option of each dilemma brings about.
    pub(crate) dilemmas: Vec<[Vec<Instruction>; Answer::ALL.len()]>,
    /// The starship cards of the box.
    pub(crate) base: CardSet,
    /// Sets of starship cards that are added.
    pub(crate) sets: Vec<CardSet>,
    /// Their names, as the texts know them.
    pub(crate) set_names: Vec<String>,
    /// Sets of starship cards that are taken out.
    pub(crate) removals: Vec<Removal>,
    /// Their names, as the texts know them.
    pub(crate) removal_names: Vec<String>,
    /// What each crew card does: an effect, a change of the number.
    pub(crate) crew: Vec<(Option<Effect>, u8)>,
    /// The stars from which on a single player has a title, the highest first.
    titles: Vec<u8>,
    events: BTreeMap<u8, EventKind>,
    /// Events that a single player is told otherwise.
    alone: Vec<u8>,
}

/// What is taken out of the deck.
/// § WM-C.7
pub(crate) struct Removal {
    /// Cards known to be out.
    pub(crate) known: CardSet,
    /// How many of each effect are taken out at random before each adventure, unseen.
    pub(crate) random: Vec<(Effect, usize)>,
}

/// What an answer brings about.
/// § WM-C.6
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instruction {
    /// Cards are taken out.
    Removal { set: u8 },
    /// Cards are added.
    Starships { set: usize },
    /// An event comes in an adventure.
    Event { adventure: u8, event: u8 },
    /// A place of an adventure gives more stars.
    StarBonus { adventure: u8, place: u8, stars: u8 },
    /// An adventure has more missions to draw from.
    Missions { adventure: u8 },
}

impl Instruction {
    pub(crate) fn removal(self) -> Option<u8> {
        if let Instruction::Removal { set } = self { Some(set) } else { None }
    }

    pub(crate) fn starships(self) -> Option<usize> {
        if let Instruction::Starships { set } = self { Some(set) } else { None }
    }
}

/// What an event does.
/// § WM-C.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum EventKind {
    /// Nobody may use an effect.
    NoEffects { turns: u8 },
    /// Everybody may use any effect.
    AnyEffect { turns: u8 },
    /// The combination of a pile may not be chosen.
    ClosePile { pile: u8, turns: u8 },
    /// Everybody may change the number.
    FreeShift { amount: u8, turns: u8 },
    /// Who has most stars may not claim missions.
    LeadersNoMissions { turns: u8 },
    /// The first open mission is turned over.
    FlipMission,
    /// Who has fewest stars may write an X.
    TrailingFreeX,
    /// The cards are shuffled.
    ReshuffleAll,
    /// The effect may be used twice.
    DoubleEffect { turns: u8 },
    /// The adventure ends some turns later.
    Deadline {
        #[serde(rename = "after_turns")]
        after: u8,
    },
}

impl EventKind {
    /// For how many turns it holds.
    pub(crate) fn turns(self) -> u8 {
        match self {
            EventKind::NoEffects { turns }
            | EventKind::AnyEffect { turns }
            | EventKind::ClosePile { turns, .. }
            | EventKind::FreeShift { turns, .. }
            | EventKind::LeadersNoMissions { turns }
            | EventKind::DoubleEffect { turns } => turns,
            EventKind::FlipMission | EventKind::TrailingFreeX | EventKind::ReshuffleAll => 1,
            EventKind::Deadline { after } => after + 1,
        }
    }

    /// Whether it holds for some turns; the others only happen, before the turn begins.
    pub(crate) fn lasts(self) -> bool {
        !matches!(self, EventKind::FlipMission | EventKind::TrailingFreeX | EventKind::ReshuffleAll)
    }
}

impl Data {
    /// What an event does.
    pub(crate) fn event(&self, card: u8) -> EventKind {
        self.events[&card]
    }

    /// What an event says: a single player, who has no piles and nobody but ASTRA to compare stars with, is told some
    /// of them otherwise.
    pub(crate) fn told(&self, card: u8, alone: bool) -> String {
        let other = if alone && self.alone.contains(&card) { "-alone" } else { "" };
        format!("event-card-{card}{other}")
    }

    /// What an answer says, with the events that it brings.
    pub(crate) fn answer(&self, adventure: u8, answer: Answer, alone: bool) -> String {
        let brings = &self.dilemmas[usize::from(adventure) - 1][answer as usize];
        let is_other =
            |one: &Instruction| matches!(one, Instruction::Event { event, .. } if self.alone.contains(event));
        let other = if alone && brings.iter().any(is_other) { "-alone" } else { "" };
        format!("dilemma-{adventure}{answer}{other}")
    }

    /// The title of a single player with so many stars, by the least stars that it takes.
    /// § WM-C.11
    pub(crate) fn title(&self, stars: u8) -> u8 {
        self.titles.iter().copied().find(|least| *least <= stars).unwrap_or(0)
    }
}

pub(crate) static DATA: LazyLock<Data> = LazyLock::new(load);

fn raw() -> Raw {
    read(include_str!("../../data/campaign.json"))
}

/// The starship cards of the campaign, in the order of their numbers.
/// § WM-C.8
pub(crate) fn starship_faces() -> Vec<Face> {
    let raw = raw();
    let face = |card: &RawCard| {
        let (number, also) = match &card.number {
            RawNumber::X => (Number::X, None),
            RawNumber::Value { .. } => (number(&card.number), None),
            RawNumber::Choice { values } => (Number::whole(values[0]), Some(Number::whole(values[1]))),
        };
        let wild = card.effects.iter().any(|effect| effect == "wild");
        let named = || card.effects.iter().map(|effect| effect.parse().expect("an effect"));
        let effects: Vec<Effect> = if wild { Effect::ALL.to_vec() } else { named().collect() };
        Face { number, also, effect: effects[0], others: effects[1..].iter().copied().collect() }
    };
    raw.starship_sets.iter().flat_map(|set| &set.cards).map(face).collect()
}

fn number(raw: &RawNumber) -> Number {
    let RawNumber::Value { value } = raw else { return Number::X };
    value.to_string().parse().expect("a number")
}

fn load() -> Data {
    let raw = raw();
    let mut first = Card::CAMPAIGN;
    let set = |set: &RawSet| {
        let from = first;
        first += set.cards.len() as u8;
        (from..first).map(Card).collect()
    };
    let sets: Vec<CardSet> = raw.starship_sets.iter().map(set).collect();
    let instruction = |raw_do: &RawDo| match raw_do {
        RawDo::RemovalSet { set } => Instruction::Removal { set: place(&raw.removal_sets, |r| r.id == *set) as u8 },
        RawDo::StarshipSet { set } => Instruction::Starships { set: place(&raw.starship_sets, |s| s.id == *set) },
        RawDo::Event { adventure, event } => Instruction::Event { adventure: *adventure, event: *event },
        RawDo::StarBonus { adventure, place, stars } => {
            Instruction::StarBonus { adventure: *adventure, place: *place, stars: *stars }
        }
        RawDo::AddMissions { adventure } => Instruction::Missions { adventure: *adventure },
    };
    let option = |option: &RawOption| option.instructions.iter().map(instruction).collect::<Vec<_>>();
    let dilemma = |dilemma: &RawDilemma| [option(&dilemma.options[0]), option(&dilemma.options[1])];
    let base: CardSet = (0..Card::BASE).map(Card).collect();
    let crew = |card: &RawCrew| match card.effect {
        RawCrewEffect::ShiftNumber { amount } => (None, amount),
        RawCrewEffect::ReplaceEffect { effect } => (Some(effect), 0),
        RawCrewEffect::CancelError => (None, 0),
    };
    let data = Data {
        stars: (1..=ADVENTURES as u8).map(|adventure| raw.stars_by_adventure[&adventure].clone()).collect(),
        dilemmas: raw.dilemmas.iter().map(dilemma).collect(),
        base,
        sets,
        set_names: raw.starship_sets.iter().map(|set| set.id.clone()).collect(),
        removals: raw.removal_sets.iter().map(|set| set.removal(base)).collect(),
        removal_names: raw.removal_sets.iter().map(|set| set.id.clone()).collect(),
        crew: raw.crew_cards.cards.iter().map(crew).collect(),
        titles: raw.solo_campaign.result.iter().map(|title| title.stars).collect(),
        events: raw.events.cards.iter().map(|card| (card.id, card.effect)).collect(),
        alone: raw.events.cards.iter().filter(|card| card.alone).map(|card| card.id).collect(),
    };
    assert_eq!(data.dilemmas.len(), ADVENTURES - 1, "a dilemma after each adventure but the last");
    data
}

fn place<T>(list: &[T], is: impl Fn(&T) -> bool) -> usize {
    list.iter().position(is).expect("a set that exists")
}

#[derive(Deserialize)]
struct Raw {
    stars_by_adventure: BTreeMap<u8, Vec<u8>>,
    starship_sets: Vec<RawSet>,
    removal_sets: Vec<RawRemoval>,
    events: RawEvents,
    dilemmas: Vec<RawDilemma>,
    crew_cards: RawCrewCards,
    solo_campaign: RawSolo,
}

#[derive(Deserialize)]
struct RawSolo {
    result: Vec<RawTitle>,
}

#[derive(Deserialize)]
struct RawTitle {
    stars: u8,
}

#[derive(Deserialize)]
struct RawSet {
    id: String,
    cards: Vec<RawCard>,
}

#[derive(Deserialize)]
struct RawCard {
    number: RawNumber,
    effects: Vec<String>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum RawNumber {
    X,
    /// Kept as written: halves are exact.
    Value {
        value: serde_json::Number,
    },
    Choice {
        values: Vec<u8>,
    },
}

#[derive(Deserialize)]
struct RawRemoval {
    id: String,
    remove_numbers: Vec<u8>,
    remove_random: BTreeMap<Effect, usize>,
    cards_removed: usize,
}

impl RawRemoval {
    fn removal(&self, base: CardSet) -> Removal {
        let out = |card: &Card| {
            self.remove_numbers.iter().any(|&n| Number::whole(n) == data().cards[usize::from(card.0)].number)
        };
        let known: CardSet = base.iter().filter(out).collect();
        let random: Vec<(Effect, usize)> = self.remove_random.iter().map(|(effect, n)| (*effect, *n)).collect();
        let count = known.len() + random.iter().map(|(_, n)| n).sum::<usize>();
        assert_eq!(count, self.cards_removed, "cards taken out by {}", self.id);
        Removal { known, random }
    }
}

#[derive(Deserialize)]
struct RawEvents {
    cards: Vec<RawEvent>,
}

#[derive(Deserialize)]
struct RawEvent {
    id: u8,
    #[serde(default)]
    alone: bool,
    effect: EventKind,
}

#[derive(Deserialize)]
struct RawDilemma {
    options: Vec<RawOption>,
}

#[derive(Deserialize)]
struct RawOption {
    #[serde(rename = "do")]
    instructions: Vec<RawDo>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum RawDo {
    RemovalSet { set: String },
    StarshipSet { set: String },
    Event { adventure: u8, event: u8 },
    StarBonus { adventure: u8, place: u8, stars: u8 },
    AddMissions { adventure: u8 },
}

#[derive(Deserialize)]
struct RawCrewCards {
    cards: Vec<RawCrew>,
}

#[derive(Deserialize)]
struct RawCrew {
    effect: RawCrewEffect,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum RawCrewEffect {
    ShiftNumber { amount: u8 },
    ReplaceEffect { effect: Effect },
    CancelError,
}
