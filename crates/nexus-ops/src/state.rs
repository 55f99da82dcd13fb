//! The state: what lies open on the table, and what lies face down.

use game_core::{Agenda, Deck, IdSet, PerSeat, Rng, Row, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::battle::Battle;
use crate::data::{Layout, data, layout};
use crate::options::Options;
use crate::pieces::{
    ENERGIZE_CARDS, Energize, EnergizeBag, Figures, HEXES, Hex, HexSet, PLAYERS, Phase, SECRET_CARDS, SecretBag,
    SecretMission, Side, TILES, Terrain, Tile, Unit,
};
use crate::turn::{Feat, Turn};

/// A game of Nexus Ops: the open table and the hidden rest.
///
/// Everything public stands in [`Open`], which is also a part of every view: it is a wire type, so by type it
/// holds no secret. Everything face down stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NexusOps {
    pub(crate) open: Open,
    pub(crate) rng: Rng,
    pub(crate) hands: PerSeat<Hand, PLAYERS>,
    pub(crate) energize_deck: Deck<Energize, ENERGIZE_CARDS>,
    pub(crate) secret_deck: Deck<SecretMission, SECRET_CARDS>,
    /// The tile on each explorable hex, by number of the hex; nobody has seen one.
    /// § NX-2.5
    pub(crate) tiles: Secret<[Tile; TILES]>,
    /// The two missions of which the active player keeps one.
    /// § NX-13.4
    pub(crate) drawn: Secret<[SecretMission; 2]>,
}

/// A player's hidden cards.
/// § NX-11.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hand {
    pub(crate) energize: Secret<EnergizeBag>,
    pub(crate) secrets: Secret<SecretBag>,
}

impl Hand {
    pub(crate) fn of(seat: Seat, energize: EnergizeBag, secrets: SecretBag) -> Self {
        let seen = SeatSet::one(seat);
        Hand { energize: Secret::new(energize, seen), secrets: Secret::new(secrets, seen) }
    }
}

/// Everything that all at the table can see.
/// § NX-16.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Open {
    /// The options of this game.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// Hexes of each terrain: forest, crystal, rock, magma, Monolith.
    pub terrain: Row<HexSet, 5>,
    /// Value of the mine on each hex, 0 for none.
    pub mines: Row<u8, HEXES>,
    /// Hexes whose tile is still face down.
    pub unexplored: HexSet,
    /// Tiles turned up so far; they have left the game.
    pub revealed: IdSet<Tile>,
    /// Figures of each seat on each hex.
    pub units: PerSeat<Row<Figures, HEXES>, PLAYERS>,
    /// Hexes where each seat has a unit.
    pub presence: PerSeat<HexSet, PLAYERS>,
    /// What else each seat has.
    pub players: PerSeat<Player, PLAYERS>,
    /// Sold and played Energize cards.
    pub energize_discard: EnergizeBag,
    /// Sold Secret Missions.
    pub secret_discard: SecretBag,
    /// The turn in progress.
    pub turn: Turn,
    /// What is to be decided, most urgent first.
    pub agenda: Agenda<Task, 32>,
    /// The battle in progress.
    pub battle: Option<Battle>,
    /// What the active player achieved in the last battle or breath, while its mission window is open.
    pub feat: Option<Feat>,
    /// How the game ended.
    pub end: Option<End>,
}

/// A player's open possessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Player {
    /// Money.
    pub rubium: u16,
    /// Figures not on the board.
    pub supply: Figures,
    /// Energize cards in hand.
    pub energize: u8,
    /// Secret Mission cards in hand.
    pub secrets: u8,
    /// Secret Missions played, open in front of them.
    pub played: SecretBag,
    /// Mission cards taken.
    pub missions: u8,
    /// King of the Hill cards taken.
    pub hill: u8,
    /// Victory points on all of these.
    pub vp: u8,
}

impl Player {
    /// Takes rubium from the bank, which never runs out; nobody can use more than the number holds.
    /// § NX-1.5
    pub(crate) fn earn(&mut self, amount: u16) {
        self.rubium = self.rubium.saturating_add(amount);
    }
}

/// Something to be decided or carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Task {
    /// Buy and play cards until done.
    #[default]
    Deploy,
    /// Move until done.
    Move,
    /// Breathe until done.
    Breathe,
    /// The victim of a breath removes a unit.
    BreathLoss {
        /// The hex that was breathed at.
        hex: Hex,
        /// Whose unit.
        victim: Seat,
    },
    /// See which hexes are to be explored.
    Survey,
    /// Turn up this tile.
    Explore {
        /// Where it lies.
        hex: Hex,
    },
    /// Put units that may not stand where they were found on a home base hex.
    Settle {
        /// What was found.
        unit: Unit,
        /// How many units were found.
        count: u8,
    },
    /// Pick the next battle.
    Fight,
    /// Everyone with an Energize card may play one in the battle.
    Cards,
    /// The next step of the battle.
    Step,
    /// Count the hits of the step.
    Count,
    /// A side picks victims for its good Lava Leaper hits.
    Pick {
        /// Who picks.
        side: Side,
    },
    /// A side removes casualties.
    Lose {
        /// Who loses units.
        side: Side,
    },
    /// The active player may play missions for what they just did.
    Missions,
    /// Is somebody eliminated?
    Survival,
    /// Take rubium from mines.
    Income,
    /// Draw Secret Missions.
    DrawSecret,
    /// Keep one of two missions.
    Keep,
    /// The reward for holding the Monolith.
    Monolith,
    /// Take Energize cards for the Monolith.
    DrawEnergize,
    /// Or take a King of the Hill card.
    TakeHill,
    /// A last chance to sell and play missions.
    EndTurn,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum End {
    /// Somebody reached the target.
    /// § NX-12.1
    Target {
        /// Who won.
        seat: Seat,
    },
    /// Somebody has nothing left.
    /// § NX-12.2
    Elimination {
        /// Those who are out.
        out: SeatSet,
    },
}

impl Open {
    /// The graph of the board at this table.
    #[inline]
    pub(crate) fn layout(&self) -> &'static Layout {
        layout(self.seats)
    }

    /// Whether two seats fight each other: partners never do.
    /// § NX-14.3
    #[inline]
    pub fn are_enemies(&self, a: Seat, b: Seat) -> bool {
        a != b && !(self.options.teams && a.0 % 2 == b.0 % 2)
    }

    /// The seat's partner in the team game.
    /// § NX-14.1
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.options.teams.then_some(Seat((seat.0 + 2) % 4))
    }

    /// Hexes where enemies of the seat have units.
    #[inline]
    pub fn enemy_presence(&self, seat: Seat) -> HexSet {
        let mut hexes = HexSet::EMPTY;
        for (other, &there) in self.presence.iter() {
            if self.are_enemies(seat, other) {
                hexes |= there;
            }
        }
        hexes
    }

    /// Hexes with a unit of the seat and none of an enemy. A live property: nothing marks it.
    /// § NX-0.2 NX-14.5
    #[inline]
    pub fn controlled(&self, seat: Seat) -> HexSet {
        self.presence[seat] & !self.enemy_presence(seat)
    }

    /// Hexes with units of the seat and of an enemy.
    /// § NX-0.3
    #[inline]
    pub fn contested(&self, seat: Seat) -> HexSet {
        self.presence[seat] & self.enemy_presence(seat)
    }

    /// Hexes with units of anybody.
    pub fn occupied(&self) -> HexSet {
        self.presence.as_slice().iter().fold(HexSet::EMPTY, |all, &there| all | there)
    }

    /// What the hex is made of.
    /// § NX-0.5
    #[inline]
    pub fn terrain_of(&self, hex: Hex) -> Terrain {
        let place = self.terrain.0.iter().position(|hexes| hexes.contains(hex));
        Terrain::ALL[place.unwrap_or(Terrain::Monolith as usize)]
    }

    /// Hexes of this game that a unit type may stand on.
    /// § NX-5.2
    #[inline]
    pub(crate) fn enterable(&self, unit: Unit) -> HexSet {
        let mut hexes = self.layout().exists;
        for &terrain in &data().unit(unit).forbidden {
            hexes = hexes & !self.terrain[terrain as usize];
        }
        hexes
    }

    /// The seat's figures of a type on a hex.
    #[inline]
    pub fn count(&self, seat: Seat, hex: Hex, unit: Unit) -> u8 {
        self.units[seat][hex.index()][unit.index()]
    }

    /// All the seat's figures on a hex.
    #[inline]
    pub fn army(&self, seat: Seat, hex: Hex) -> u8 {
        self.units[seat][hex.index()].0.iter().sum()
    }

    /// The seat's figures on the whole board.
    pub fn n_units(&self, seat: Seat) -> u32 {
        self.presence[seat].iter().map(|hex| u32::from(self.army(seat, hex))).sum()
    }

    /// Puts a figure from the supply on the board. Any number may stand on one hex.
    /// § NX-0.4
    pub(crate) fn place(&mut self, seat: Seat, hex: Hex, unit: Unit) {
        self.players[seat].supply[unit.index()] -= 1;
        self.units[seat][hex.index()][unit.index()] += 1;
        self.presence[seat].insert(hex);
    }

    /// Puts a figure back in the supply, ready to be bought again.
    /// § NX-4.1
    pub(crate) fn remove(&mut self, seat: Seat, hex: Hex, unit: Unit) {
        self.players[seat].supply[unit.index()] += 1;
        self.lift(seat, hex, unit);
    }

    /// Carries a figure from hex to hex.
    pub(crate) fn carry(&mut self, seat: Seat, unit: Unit, from: Hex, to: Hex) {
        self.lift(seat, from, unit);
        self.units[seat][to.index()][unit.index()] += 1;
        self.presence[seat].insert(to);
    }

    fn lift(&mut self, seat: Seat, hex: Hex, unit: Unit) {
        self.units[seat][hex.index()][unit.index()] -= 1;
        if self.army(seat, hex) == 0 {
            self.presence[seat].remove(hex);
        }
    }

    /// Whose decision is awaited.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.end.is_some() {
            return None;
        }
        let active = self.turn.active;
        let of_side = |side| self.battle.as_ref().map(|battle| battle.seat(active, side));
        match self.agenda.top()? {
            Task::BreathLoss { victim, .. } => Some(victim),
            Task::Cards => self.battle.as_ref().and_then(|battle| battle.asked),
            Task::Pick { side } | Task::Lose { side } => of_side(side),
            _ => Some(active),
        }
    }

    /// Whether the active player stands at a decision point of their own turn: not between a roll and its
    /// casualties, nor in the middle of placing or keeping something.
    /// § NX-3.2
    #[inline]
    pub(crate) fn at_leisure(&self) -> bool {
        match self.agenda.top() {
            Some(
                Task::Deploy
                | Task::Move
                | Task::Breathe
                | Task::Explore { .. }
                | Task::Fight
                | Task::Missions
                | Task::DrawEnergize
                | Task::TakeHill
                | Task::EndTurn,
            ) => true,
            Some(Task::Cards) => {
                self.battle.as_ref().is_some_and(|b| !b.has_rolled() && b.asked == Some(self.turn.active))
            }
            _ => false,
        }
    }

    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        self.turn.phase
    }
}
