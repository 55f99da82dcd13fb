//! The whole game as plain data.

use game_core::{Agenda, Deck, Draft, Drafts, List, Outcome, PerSeat, Rng, Secret};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Options;
use crate::astra::Astra;
use crate::board::Board;
use crate::campaign::{Answer, Campaign, Crew, EVENTS};
use crate::card::{Card, CardSet};
use crate::grid::Slot;
use crate::pieces::{Claim, Effect, Letter, Number};

/// How many piles of starship cards there are.
pub(crate) const PILES: usize = 3;
/// The most cards a pile can have: a campaign adds one, and a pack of the solo deck holds ASTRA's effect cards, too.
pub(crate) const PILE: usize = 25;
/// The most combinations: a single player has the ordered pairs of three cards.
pub(crate) const OFFERS: usize = 6;
/// The most decisions that can wait for one seat.
pub(crate) const WAITING: usize = 12;

/// One game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WelcomeToTheMoon {
    /// What all see, the sheets apart.
    pub(crate) table: Table,
    /// The cards that lie face down: three piles, or the packs of the solo deck, which are drawn one after another.
    pub(crate) decks: [Deck<Card, PILE>; PILES],
    /// The turns in which the events of this adventure come, seen by nobody.
    /// § WM-C.9 WM-C.12
    pub(crate) omens: List<Secret<u8>, EVENTS>,
    /// The sheets of the adventure that is played, and what each player is doing to their own.
    pub(crate) board: Board,
    pub(crate) rng: Rng,
}

/// What lies in the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Table {
    /// As chosen at the lobby.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The adventure that is played now.
    pub adventure: u8,
    /// The starship cards that may be in play.
    /// § WM-C.7
    pub stock: CardSet,
    /// Turns begun.
    pub turn: u8,
    /// What is going on.
    pub part: Part,
    /// The three piles.
    pub piles: [Pile; PILES],
    /// How often the cards were gone through, the present pass included.
    pub pass: u8,
    /// The mission card of each type.
    pub missions: [u8; 3],
    /// Missions that somebody has claimed in an earlier turn.
    /// § WM-0.29
    pub flipped: [bool; 3],
    /// What each player has claimed.
    pub claims: PerSeat<[Claim; 3]>,
    /// The opponent of a single player.
    pub astra: Option<Astra>,
    /// The campaign this adventure is a part of.
    pub campaign: Option<Campaign>,
    /// Set once the game is over.
    pub outcome: Option<Outcome>,
}

/// The parts of a turn that end when all have confirmed.
/// § WM-0.5 WM-0.32
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Something the sheet needs before the first turn (adventure 6).
    Setup,
    /// Drawing the cards of a single player, where ASTRA does something that needs decisions.
    /// § WM-S.4
    Draw,
    /// Steps 2 to 4, and 6 where missions need not wait.
    #[default]
    Turn,
    /// Step 5, where it needs decisions (adventure 6).
    Incidents,
    /// Step 6, where it waits for everybody.
    Missions,
    /// A card goes to ASTRA. § WM-S.6
    Give,
    /// Between two adventures of a campaign: the captain answers the dilemma. § WM-C.13
    Dilemma,
    /// Then crew cards are picked, and all get ready. § WM-C.13
    Ready,
    /// Nothing more: the game has ended.
    Over,
}

/// A pile with what is seen of it.
/// § WM-0.3 WM-0.6
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Pile {
    /// On top, number side up: this turn's number, and next turn's effect.
    pub shown: Card,
    /// Turned over last: this turn's effect.
    pub flipped: Option<Card>,
    /// Turned over before.
    pub discard: CardSet,
    /// Known to lie in the pile, in unknown order; in the first pass nothing is known.
    pub inside: CardSet,
}

/// What a seat still has to decide before its part is finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Task {
    /// Choose a combination, or take the error. § WM-0.8
    #[default]
    Choose,
    /// Write its number. § WM-0.9
    Write,
    /// Use its effect or not. § WM-0.18
    Effect,
    /// Do what needs no decision at the end of one's own steps. § WM-0.39
    WrapUp,
    /// Claim missions or not, and confirm. § WM-0.28
    Finish,
    /// Adventure 1: use the bonuses of filled compartments. § WM-1.5
    Bonuses,
    /// Adventure 2: draw a cut. § WM-2.3
    Cut,
    /// Adventure 4: cross off robots anywhere, so many more. § WM-4.6
    Robots {
        /// How many are left.
        left: u8,
    },
    /// Adventure 5: split a section of the dome. § WM-5.14
    Split,
    /// Adventure 6: let the grey virus break out. § WM-6.4
    Outbreak,
    /// Adventure 6: infect a cell. § WM-6.17
    Infect,
    /// Adventure 6: close a walkway, for a complete row of plants. § WM-6.12
    Close,
    /// Adventure 6: circle an energy, for a complete row of water. § WM-6.12
    Power,
    /// Adventure 7: open an airlock. § WM-7.7 WM-7.14
    Airlock {
        /// Whether it may be left closed.
        optional: bool,
    },
    /// Solo: choose what ASTRA's effect hits, or where she plays. § WM-S.20
    Strike,
    /// Solo: give a card to ASTRA. § WM-S.6
    Give,
    /// Campaign: write an X at once. § WM-C.9
    Reinforce,
    /// Campaign: answer the dilemma. § WM-C.6
    Dilemma,
    /// Campaign: pick a crew card. § WM-C.10
    Crew,
    /// Adventure 8: use the bonus of a space or an asteroid. § WM-8.15
    Bonus {
        /// What it is.
        bonus: Effect,
        /// Whether it may be left.
        optional: bool,
    },
}

/// What a seat has done so far this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Turn {
    /// The number of the chosen combination, before any change.
    pub offered: Number,
    /// The effect in force: that of the combination, or what the wild stands for.
    pub effect: Option<Effect>,
    /// The number as written.
    pub number: Number,
    /// Where it was written.
    pub slot: Option<Slot>,
    /// Whether the turn was a system error.
    pub error: bool,
    /// The other number that may be written. § WM-C.8
    pub also: Option<Number>,
    /// By how much more the number may be changed. § WM-C.9 WM-C.10
    pub shift: u8,
    /// Whether effects do nothing this turn. § WM-C.9
    pub barred: bool,
    /// The places of the cards in use, from 1.
    pub cards: [u8; 2],
    /// Whether the crew card is used.
    pub crew: bool,
    /// What was decided for ASTRA or in the campaign.
    pub decided: Decided,
}

/// A decision about something that is not on the sheet. It takes effect when the part ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Decided {
    /// Nothing.
    #[default]
    Nothing,
    /// What ASTRA hits, or where she plays.
    Strike {
        /// The element of the sheet.
        spot: crate::spot::Spot,
    },
    /// Which card she gets, or is spared from her.
    Give {
        /// Which of the three, from 1.
        card: u8,
        /// Whether a solo bonus was crossed off.
        spare: bool,
    },
    /// What the captain answered.
    Answer {
        /// Which option.
        answer: Answer,
    },
    /// Which crew card was picked.
    Crew {
        /// Which one.
        crew: Crew,
    },
}

/// A player's own sheet as it is being changed, unseen by the others until all have finished.
/// § WM-0.36
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Desk<S> {
    /// The sheet.
    pub sheet: S,
    /// Missions claimed.
    pub claims: [Claim; 3],
    /// This turn.
    pub turn: Turn,
    /// What is still to be decided; nothing once the seat has confirmed.
    pub agenda: Agenda<Task, WAITING>,
}

/// The sheets of one adventure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(
    serialize = "S: Serialize, C: Serialize",
    deserialize = "S: Copy + Default + Deserialize<'de>, C: Deserialize<'de>"
))]
pub struct Sheets<S, C> {
    /// As they were when the present part began: what all may see.
    pub(crate) open: PerSeat<S>,
    /// What is the same on all sheets: races that are over and the like.
    pub(crate) common: C,
    /// What each player is doing.
    pub(crate) desks: Drafts<Desk<S>>,
}

impl<S> Draft for Desk<S> {
    /// Whether a seat has confirmed is known to all; only what it did is not.
    #[inline]
    fn is_ready(&self) -> bool {
        self.agenda.is_empty()
    }
}

impl<S> Desk<S> {
    /// How many missions are claimed.
    pub(crate) fn claimed(&self) -> usize {
        self.claims.iter().filter(|&&claim| claim != Claim::Open).count()
    }
}

impl Table {
    /// What a mission asks, as the name of a text.
    pub(crate) fn asks(&self, mission: Letter) -> String {
        format!("mission-{}", self.missions[mission.index()])
    }
}
