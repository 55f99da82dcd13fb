//! The campaign: eight adventures at one table, stars, a captain, dilemmas and what follows from the answers.
//!
//! All that the answers bring about (cards added and taken out, events, star bonuses, missions) is read from the
//! answers themselves, so that nothing has to be kept beside them.

mod data;
mod view;

use std::fmt;
use std::str::FromStr;

use game_core::{List, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::CardSet;
pub(crate) use data::{DATA, EventKind, FIRST_TURN, Instruction, LAST_TURN, starship_faces};
pub(crate) use view::campaign_view;
pub use view::{Came, CampaignView, Coming, NamedSet, SetKind};

/// How many adventures a campaign has.
pub(crate) const ADVENTURES: usize = 8;
/// The most events that an adventure can have.
pub(crate) const EVENTS: usize = 4;

/// A campaign in progress. What a seat has won stays with the seat, whoever plays it.
/// § WM-C.1 WM-C.12 WM-C.14
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Campaign {
    /// Stars of each seat from each adventure.
    pub stars: PerSeat<[u8; ADVENTURES]>,
    /// The place of each seat in each adventure, 0 while it is not played.
    pub places: PerSeat<[u8; ADVENTURES]>,
    /// ASTRA's stars from each adventure.
    pub astra_stars: [u8; ADVENTURES],
    /// ASTRA's place in each adventure, 0 while it is not played.
    pub astra_places: [u8; ADVENTURES],
    /// Who answers the dilemma.
    pub captain: Seat,
    /// What was answered after each adventure but the last.
    pub answers: [Option<Answer>; ADVENTURES - 1],
    /// The crew card of each seat, until it is used.
    pub crew: PerSeat<Option<Crew>>,
    /// The set of cards that is taken out in this adventure.
    pub removal: Option<u8>,
    /// Events that have come in this adventure.
    pub come: List<Come, EVENTS>,
}

/// An answer to a dilemma.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The first option.
    #[default]
    A,
    /// The second one.
    B,
}

impl Answer {
    /// Both.
    pub(crate) const ALL: [Answer; 2] = [Answer::A, Answer::B];
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Answer::A { "a" } else { "b" })
    }
}

impl FromStr for Answer {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Answer::ALL.into_iter().find(|answer| answer.to_string() == s).ok_or_else(|| format!("`{s}` is not a or b"))
    }
}

/// A crew card, for use once in the next adventure.
/// § WM-C.10
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// Changes the number by 1.
    #[default]
    Navigator,
    /// The effect is Robot.
    Roboticist,
    /// The effect is Energy.
    Engineer,
    /// The effect is Plant.
    Botanist,
    /// The effect is Water.
    Hydrologist,
    /// Calls a system error off.
    Dispatcher,
}

impl Crew {
    /// All six, in the order of the data.
    pub(crate) const ALL: [Crew; 6] =
        [Crew::Navigator, Crew::Roboticist, Crew::Engineer, Crew::Botanist, Crew::Hydrologist, Crew::Dispatcher];

    /// Its notation.
    pub fn name(self) -> &'static str {
        match self {
            Crew::Navigator => "navigator",
            Crew::Roboticist => "roboticist",
            Crew::Engineer => "engineer",
            Crew::Botanist => "botanist",
            Crew::Hydrologist => "hydrologist",
            Crew::Dispatcher => "dispatcher",
        }
    }

    /// The effect that takes the place of the combination's.
    pub(crate) fn effect(self) -> Option<crate::pieces::Effect> {
        DATA.crew[self as usize].0
    }

    /// By how much the number may be changed.
    pub(crate) fn shift(self) -> u8 {
        DATA.crew[self as usize].1
    }
}

impl fmt::Display for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Crew {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Crew::ALL.into_iter().find(|crew| crew.name() == s).ok_or_else(|| format!("`{s}` is not a crew card"))
    }
}

/// An event that has come.
/// § WM-C.9
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Come {
    /// The number of its card.
    pub event: u8,
    /// The first turn it holds for.
    pub turn: u8,
}

impl Campaign {
    /// A campaign before its first adventure.
    pub(crate) fn new(seats: u8, captain: Seat) -> Self {
        Campaign {
            stars: PerSeat::new(seats, |_| [0; ADVENTURES]),
            places: PerSeat::new(seats, |_| [0; ADVENTURES]),
            astra_stars: [0; ADVENTURES],
            astra_places: [0; ADVENTURES],
            captain,
            answers: [None; ADVENTURES - 1],
            crew: PerSeat::new(seats, |_| None),
            removal: None,
            come: List::new(),
        }
    }

    /// What the answers so far tell to do, in the order of the adventures.
    /// § WM-C.6
    pub(crate) fn instructions(&self) -> impl Iterator<Item = Instruction> {
        let given = DATA.dilemmas.iter().zip(&self.answers);
        given.filter_map(|(options, answer)| answer.map(|answer| &options[answer as usize])).flatten().copied()
    }

    /// The starship cards that may be in the deck: those of the box without what is known to be taken out, and the set
    /// that was added last.
    /// § WM-C.6 WM-C.7
    pub(crate) fn stock(&self) -> CardSet {
        let mut stock = DATA.base;
        if let Some(set) = self.removal {
            stock = stock.without(DATA.removals[usize::from(set)].known);
        }
        match self.instructions().filter_map(Instruction::starships).last() {
            Some(set) => stock.union(DATA.sets[set]),
            None => stock,
        }
    }

    /// Cards that are taken out at random, so many of each effect.
    /// § WM-C.7
    pub(crate) fn random_removals(&self) -> &'static [(crate::pieces::Effect, usize)] {
        self.removal.map_or(&[], |set| &DATA.removals[usize::from(set)].random)
    }

    /// Makes the sets that the answers named last those of the adventure that begins, with no event come.
    /// § WM-C.6 WM-C.13
    pub(crate) fn begin(&mut self) {
        self.removal = self.instructions().filter_map(Instruction::removal).last();
        self.come.clear();
    }

    /// The events of an adventure, by their cards.
    /// § WM-C.6 WM-C.9
    pub(crate) fn events(&self, adventure: u8) -> List<u8, EVENTS> {
        let of = |instruction: Instruction| match instruction {
            Instruction::Event { adventure: of, event } if of == adventure => Some(event),
            _ => None,
        };
        self.instructions().filter_map(of).collect()
    }

    /// Whether the missions of the campaign join those of an adventure.
    /// § WM-C.6
    pub(crate) fn adds_missions(&self, adventure: u8) -> bool {
        self.instructions().any(|instruction| instruction == Instruction::Missions { adventure })
    }

    /// The stars for a place in an adventure.
    /// § WM-C.2 WM-C.6
    pub(crate) fn stars_for(&self, adventure: u8, place: u8) -> u8 {
        let printed = DATA.stars[usize::from(adventure - 1)].get(usize::from(place) - 1).copied().unwrap_or(0);
        let bonus = |instruction: Instruction| match instruction {
            Instruction::StarBonus { adventure: of, place: at, stars } if (of, at) == (adventure, place) => stars,
            _ => 0,
        };
        printed + self.instructions().map(bonus).sum::<u8>()
    }

    /// The place of a seat in an adventure.
    pub(crate) fn place(&self, seat: Seat, adventure: u8) -> u8 {
        self.places[seat][usize::from(adventure) - 1]
    }

    /// All stars of a seat.
    pub(crate) fn total(&self, seat: Seat) -> u8 {
        self.stars[seat].iter().sum()
    }

    /// All stars of ASTRA.
    pub(crate) fn astra_total(&self) -> u8 {
        self.astra_stars.iter().sum()
    }

    /// The adventures in which the single player alone was first.
    /// § WM-C.11
    pub(crate) fn wins(&self) -> u8 {
        self.astra_places.iter().filter(|&&place| place == 2).count() as u8
    }

    /// What decides the campaign: stars, first places, the place in the last adventure; more is better.
    /// § WM-C.4
    pub(crate) fn merit(&self, seat: Seat) -> (u8, usize, i8) {
        let places = &self.places[seat];
        let firsts = places.iter().filter(|&&place| place == 1).count();
        (self.total(seat), firsts, -(places[ADVENTURES - 1] as i8))
    }

    /// Whether an event of a kind is in force in a turn.
    /// § WM-C.9
    pub(crate) fn in_force(&self, turn: u8, holds: impl Fn(EventKind) -> bool) -> bool {
        self.kinds_in_force(turn).any(holds)
    }

    /// The events in force in a turn.
    pub(crate) fn kinds_in_force(&self, turn: u8) -> impl Iterator<Item = EventKind> {
        let now = move |come: &&Come| {
            let kind = DATA.event(come.event);
            (come.turn..come.turn + kind.turns()).contains(&turn)
        };
        self.come.iter().filter(now).map(|come| DATA.event(come.event))
    }

    /// The pile that is closed in a turn, from 1.
    /// § WM-C.9
    pub(crate) fn closed_pile(&self, turn: u8) -> Option<u8> {
        self.kinds_in_force(turn).find_map(|kind| match kind {
            EventKind::ClosePile { pile, .. } => Some(pile),
            _ => None,
        })
    }

    /// The last turn, if one is set.
    /// § WM-C.9
    pub(crate) fn deadline(&self) -> Option<u8> {
        self.come.iter().find_map(|come| match DATA.event(come.event) {
            EventKind::Deadline { after } => Some(come.turn + after),
            _ => None,
        })
    }

    /// The seats with most stars, or nobody when all have equally many; a single player is compared with ASTRA.
    /// § WM-C.9 WM-C.11
    pub(crate) fn leaders(&self) -> SeatSet {
        let all = || Seat::all(self.stars.seats());
        if self.stars.seats() == 1 {
            return all().filter(|&seat| self.total(seat) > self.astra_total()).collect();
        }
        let most = all().map(|seat| self.total(seat)).max().unwrap_or(0);
        let leaders: SeatSet = all().filter(|&seat| self.total(seat) == most).collect();
        if leaders.len() == u32::from(self.stars.seats()) { SeatSet::NONE } else { leaders }
    }

    /// The seats with fewest stars; a single player if they have no more than ASTRA.
    /// § WM-C.9 WM-C.11
    pub(crate) fn trailing(&self) -> SeatSet {
        let all = || Seat::all(self.stars.seats());
        if self.stars.seats() == 1 {
            return all().filter(|&seat| self.total(seat) <= self.astra_total()).collect();
        }
        let fewest = all().map(|seat| self.total(seat)).min().unwrap_or(0);
        all().filter(|&seat| self.total(seat) == fewest).collect()
    }
}
