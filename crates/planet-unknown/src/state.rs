//! The whole game as plain data.

use game_core::{Deck, Drafts, IdSet, List, Outcome, PerSeat, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Options;
use crate::board::Board;
use crate::data::{EventEffect, Mix, data};
use crate::desk::Desk;
use crate::pieces::{Civ, EventCard, Objective, Ring, Tile};

/// Sectors of the space station.
pub(crate) const SECTORS: usize = crate::data::SECTORS;
/// The most cards in an event deck.
pub(crate) const EVENTS: usize = 20;
/// Cards of one civ level.
pub(crate) const LEVEL: usize = 9;
/// Objective cards.
pub(crate) const OBJECTIVES: usize = 28;

/// One game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanetUnknown {
    /// What lies in the middle of the table.
    pub(crate) table: Table,
    /// The tiles below the top one of each compartment, by sector and ring.
    /// § PU-1.4
    pub(crate) depots: [[Deck<Tile, 12>; 2]; SECTORS],
    /// The civ stacks, by level.
    pub(crate) civs: [Deck<Civ, LEVEL>; 4],
    /// Civ cards out of play, by level.
    pub(crate) unused: [Deck<Civ, LEVEL>; 4],
    /// Objective cards not dealt.
    pub(crate) objectives: Deck<Objective, OBJECTIVES>,
    /// The event deck.
    pub(crate) events: Deck<EventCard, EVENTS>,
    /// Every player's boards as all see them.
    pub(crate) boards: PerSeat<Board>,
    /// What each player is doing.
    pub(crate) desks: Drafts<Desk>,
    pub(crate) rng: Rng,
}

/// What lies in the middle of the table.
/// § PU-1.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Table {
    /// As chosen at the lobby.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// Rounds begun.
    pub round: u8,
    /// What is going on.
    pub part: Part,
    /// Who has the commander token.
    pub commander: Seat,
    /// Whoever decides alone, in the parts that go round the table.
    pub active: Option<Seat>,
    /// Where each player's indicator stands.
    pub places: PerSeat<u8>,
    /// How far the station is turned clockwise.
    pub rotation: u8,
    /// How far the inner ring is turned against the outer one.
    pub shift: u8,
    /// The top tile of each compartment, by sector and ring.
    pub tops: [[Option<Tile>; 2]; SECTORS],
    /// Tiles in each compartment, the top one included.
    pub left: [[u8; 2]; SECTORS],
    /// Cards in each civ stack.
    pub civs: [u8; 4],
    /// Civ cards out of play, by level.
    pub unused: [u8; 4],
    /// The event of this round.
    pub event: Option<EventCard>,
    /// Events of earlier rounds.
    pub past_events: IdSet<EventCard>,
    /// Event cards face down.
    pub events_left: u8,
    /// Signals in the event deck as it was built; none without events.
    pub mix: Option<MixView>,
    /// Objectives between neighbours: each with the next seat; with two players all three between them.
    pub neighbours: List<Objective, 6>,
    /// An objective for everybody (Jump Drive F).
    pub shared: Option<Objective>,
    /// Private objectives of each player.
    pub private: PerSeat<u8>,
    /// Whether the game ends with this round.
    pub ending: bool,
    /// Set once the game is over.
    pub outcome: Option<Outcome>,
}

/// How many cards of each signal the event deck was built of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct MixView {
    /// Green signals.
    pub green: u8,
    /// Orange signals.
    pub orange: u8,
    /// Red signals.
    pub red: u8,
}

impl From<Mix> for MixView {
    fn from(Mix { green, orange, red }: Mix) -> Self {
        MixView { green, orange, red }
    }
}

impl From<MixView> for Mix {
    fn from(MixView { green, orange, red }: MixView) -> Self {
        Mix { green, orange, red }
    }
}

/// What is going on. Parts end when all who take part have confirmed.
/// § PU-3.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Boards are chosen, one player after another.
    Draft,
    /// Private objectives and the flux token are chosen.
    #[default]
    Setup,
    /// The commander turns the station.
    Rotate,
    /// The event of the round.
    Event,
    /// Civ cards reached by the event, one player after another.
    EventCivs,
    /// Everybody takes and places a tile.
    Turn,
    /// Civ cards, one player after another.
    Civs,
    /// Before medals are counted: stored patches and the like.
    Final,
    /// Civ cards reached there, one player after another.
    FinalCivs,
    /// Nothing more.
    Over,
}

impl Part {
    /// Whether civ cards can be chosen now.
    pub(crate) fn picks(self) -> bool {
        matches!(self, Part::EventCivs | Part::Civs | Part::FinalCivs)
    }

    /// Whether the rounds are over.
    /// § PU-9.7
    pub(crate) fn is_final(self) -> bool {
        matches!(self, Part::Final | Part::FinalCivs)
    }
}

impl Table {
    /// The sector that faces a player.
    /// § PU-2.4 PU-3.3
    #[inline]
    pub(crate) fn sector(&self, seat: Seat) -> usize {
        let sectors = SECTORS as u8;
        usize::from((self.places[seat] + sectors - self.rotation) % sectors)
    }

    /// The sector that faces a player once the station has been turned by so many steps more.
    /// § PU-3.2
    pub(crate) fn sectors_after(&self, seat: Seat) -> [u8; SECTORS] {
        let turned = |steps| Table { rotation: (self.rotation + steps as u8) % SECTORS as u8, ..*self };
        std::array::from_fn(|steps| turned(steps).sector(seat) as u8)
    }

    /// The top tiles of the depot that faces a player, by ring.
    #[inline]
    pub(crate) fn offers(&self, seat: Seat) -> [Option<Tile>; 2] {
        self.tops[self.sector(seat)]
    }

    /// Which ring a tile on offer lies in.
    pub(crate) fn ring_of(&self, seat: Seat, tile: Tile) -> Option<Ring> {
        let offers = self.offers(seat);
        Ring::ALL.into_iter().find(|ring| offers[ring.index()] == Some(tile))
    }

    /// What the event of the round does, while it lasts.
    /// § PU-10.15 PU-9.7
    #[inline]
    pub(crate) fn effect(&self) -> Option<&'static EventEffect> {
        self.event.filter(|_| !self.part.is_final()).map(|event| &event.facts().effect)
    }

    /// Whether milestones give nothing this round.
    /// § PU-10.19
    pub(crate) fn no_milestones(&self) -> bool {
        matches!(self.effect(), Some(EventEffect::NoMilestones))
    }

    /// Whether synergy boosts are not gained this round.
    /// § PU-10.20
    pub(crate) fn no_synergy(&self) -> bool {
        matches!(self.effect(), Some(EventEffect::NoSynergy))
    }

    /// Whether one player plays alone.
    #[inline]
    pub(crate) fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether a civ milestone is taken at once and not in turn order.
    /// § PU-5.6.1
    pub(crate) fn picks_at_once(&self) -> bool {
        self.solo() || self.part.picks()
    }

    /// The medals to reach alone.
    /// § PU-13.5
    pub fn target(&self) -> Option<i32> {
        self.mix.filter(|_| self.solo()).map(|mix| data().solo.target(mix.into()))
    }
}

impl PlanetUnknown {
    /// The seats that have something to decide. Whether a seat has confirmed is known to all; what it did is not.
    #[inline]
    pub(crate) fn open_seats(&self) -> SeatSet {
        self.desks.deciding()
    }

    /// A seat's desk as the seat itself sees it.
    #[inline]
    pub(crate) fn desk(&self, seat: Seat) -> &Desk {
        self.desks.own(seat)
    }
}
