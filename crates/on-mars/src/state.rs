//! The whole game as plain data: what lies open, what lies face down, and everybody's belongings.

use game_core::{Deck, IdSet, List, Outcome, PerKind, PerSeat, Rng, Row, Seat, Secret};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::Base;
use crate::data::data;
use crate::options::Options;
use crate::pieces::{
    ACard, BCard, Blueprint, Building, Cell, CellSet, Contract, Discovery, Find, GoalSet, Good, Goods, LssTile, Main,
    Mission, Party, PerBuilding, RivalName, Scientist, Side, SoloCard, Space, Tech, Tile, Who,
};
use crate::tasks::{Pending, Turn};

/// Nobody else takes part.
pub(crate) const PARTIES: usize = 4;
/// Decisions and consequences that can be pending at once.
pub(crate) const TASKS: usize = 40;

/// One game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnMars {
    /// What lies open.
    pub(crate) open: Open,
    /// Blueprints not yet turned up, those of level 1 on top.
    pub(crate) blueprints: Deck<Blueprint, 18>,
    /// Technologies for later colony levels.
    pub(crate) techs: Deck<Tech, 8>,
    /// Discovery tiles.
    pub(crate) discoveries: Deck<Discovery, 17>,
    /// Building tiles under the top one, by type; shelters have none.
    pub(crate) stacks: [Deck<Tile, 5>; 5],
    /// What each person holds in secret.
    pub(crate) hands: PerSeat<Secret<Hand>, PARTIES>,
    /// B cards of First Colonists.
    pub(crate) b_deck: Deck<BCard, 8>,
    /// Lacerda's cards.
    pub(crate) solo_deck: Deck<SoloCard, 12>,
    pub(crate) rng: Rng,
}

/// What a person holds in secret.
/// § OM-10.5 OM-14.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Hand {
    /// Private goals, neither completed nor spent.
    pub goals: GoalSet,
    /// Private goals that were spent as crystals: nobody else knows which.
    pub spent: GoalSet,
    /// The A card of First Colonists.
    pub a: Option<ACard>,
    /// B cards of First Colonists.
    pub b: IdSet<BCard>,
}

/// What lies open on the table. It is part of every view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Open {
    /// As chosen at the lobby.
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// What is going on.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Rounds in a row in which no mission and no marker of the life support system has moved.
    pub idle: u8,
    /// Whether this round is the last one; once the end is triggered, one more is played.
    pub ending: Ending,
    /// Whose turn it is.
    pub active: Who,
    /// Who chose a turn order space first.
    pub first: Seat,
    /// Everybody's belongings: people by seat, then Lacerda.
    pub bases: List<Base, PARTIES>,
    /// Common buildings by type; nothing under shelters, which stand with their owners.
    pub buildings: PerBuilding<CellSet>,
    /// Crystals on the map.
    pub crystals: CellSet,
    /// Research and discovery tiles on the map.
    pub finds: List<Lying, 27>,
    /// The top tile of each stack, whose arrows are open to all.
    pub tops: Row<Option<Tile>, 5>,
    /// Tiles that have left their stack for the map.
    pub turned: IdSet<Tile>,
    /// Colonists on action cells, by action and party.
    pub posts: PerKind<Main, Row<u8, PARTIES>, 10>,
    /// Goods in the warehouse.
    pub warehouse: Goods,
    /// Face-up technologies by cell of the grid: three on top, three in the middle, two at the bottom.
    pub grid: Row<Option<Tech>, 8>,
    /// Face-up blueprints: the upper row of six, then the lower one.
    pub display: Row<Option<Blueprint>, 12>,
    /// Blueprints out of the game.
    pub boxed: IdSet<Blueprint>,
    /// Face-up discovery tiles, the left one first.
    pub exploration: Row<Option<Discovery>, 2>,
    /// Discovery tiles destroyed on the map.
    pub destroyed: IdSet<Discovery>,
    /// The discovery tile on the card Radar.
    pub radar: Option<Discovery>,
    /// Scientists and contracts on display, by slot.
    pub agency: Row<Option<Offer>, 6>,
    /// The blueprint at which each hired scientist works.
    pub working: PerKind<Scientist, Option<Blueprint>, 6>,
    /// Goods delivered to each contract, in the order of its list.
    pub delivered: Row<Row<u8, 2>, 12>,
    /// Contracts whose condition was met.
    pub completed: IdSet<Contract>,
    /// Missions and how many steps each still needs.
    pub missions: Row<MissionState, 3>,
    /// Missions still to complete.
    pub remaining: u8,
    /// Rows of the markers of the life support system.
    pub lss: Row<u8, 4>,
    /// Reward tiles above the columns.
    pub lss_tiles: Row<LssTile, 4>,
    /// The colony level.
    pub level: u8,
    /// The side the shuttle is on.
    pub shuttle: Side,
    /// Its space there, 1 being next to fly.
    pub shuttle_space: u8,
    /// The side the shuttle has left in this shuttle phase.
    pub flown: Option<Side>,
    /// Solo cards that lie face up, the latest last.
    pub solo_discard: List<SoloCard, 12>,
    /// How often the solo deck was shuffled again.
    pub solo_passes: u8,
    /// The type on which Lacerda's bot stands.
    pub solo_bot: Building,
    /// B cards out of the game.
    pub b_boxed: IdSet<BCard>,
    /// A cards revealed.
    pub a_boxed: IdSet<ACard>,
    /// What is still to be decided or to follow, the most urgent last.
    pub tasks: List<Pending, TASKS>,
    /// What is remembered within a turn.
    pub turn: Turn,
    /// Set once the game is over.
    pub outcome: Option<Outcome>,
}

/// What is going on.
/// § OM-4.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Turn order spaces are chosen, then the shuttle's side.
    #[default]
    Setup,
    /// Everybody takes a turn.
    Colonization,
    /// Everybody may travel.
    Shuttle,
    /// Last deliveries before points are counted.
    Scoring,
    /// Nothing more.
    Over,
}

/// How near the end is.
/// § OM-12.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Not in sight.
    #[default]
    No,
    /// One more round follows this one.
    OneMore,
    /// This is the last round.
    Last,
}

/// A tile that lies on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Lying {
    /// Where.
    pub cell: Cell,
    /// What.
    pub find: Find,
}

/// A card of the agency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Offer {
    /// A scientist for hire.
    Scientist { scientist: Scientist },
    /// A contract to take.
    Contract { contract: Contract },
}

/// A mission and how far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct MissionState {
    /// Which one.
    pub mission: Mission,
    /// Contributions still needed; 0 once it is completed.
    pub left: u8,
}

impl Open {
    /// Everybody who takes part.
    #[inline]
    pub(crate) fn parties(&self) -> impl DoubleEndedIterator<Item = Who> + use<> {
        (0..self.bases.len() as u8).map(Who)
    }

    /// As events and texts name them.
    pub(crate) fn party(&self, who: Who) -> Party {
        if who.0 < self.seats { Party::Seat(Seat(who.0)) } else { Party::Rival(RivalName::Lacerda) }
    }

    /// The seat, if it is a person.
    #[inline]
    pub(crate) fn seat_of(&self, who: Who) -> Option<Seat> {
        (who.0 < self.seats).then_some(Seat(who.0))
    }

    /// Whether this is Lacerda.
    #[inline]
    pub(crate) fn is_rival(&self, who: Who) -> bool {
        who.0 >= self.seats
    }

    /// What belongs to somebody.
    #[inline]
    pub(crate) fn base(&self, who: impl Into<Who>) -> &Base {
        &self.bases.as_slice()[who.into().index()]
    }

    /// The same, to change it.
    #[inline]
    pub(crate) fn base_mut(&mut self, who: impl Into<Who>) -> &mut Base {
        &mut self.bases.as_mut_slice()[who.into().index()]
    }

    /// Whether the rules for two players hold: the extra cost counts colonists, not colours.
    /// § OM-13.1 OM-15.1
    #[inline]
    pub(crate) fn for_two(&self) -> bool {
        self.bases.len() == 2
    }

    /// The side that somebody's marker is on.
    #[inline]
    pub(crate) fn side(&self, who: Who) -> Side {
        self.base(who).space.map_or(Side::Orbit, Space::side)
    }

    /// All shelters.
    #[inline]
    pub(crate) fn all_shelters(&self) -> CellSet {
        self.bases.iter().fold(CellSet::EMPTY, |all, base| all | base.shelters)
    }

    /// Every cell with a building.
    #[inline]
    pub(crate) fn built(&self) -> CellSet {
        self.buildings.as_slice().iter().fold(self.all_shelters(), |all, cells| all | *cells)
    }

    /// The buildings of a type, for somebody: shelters of others are of another type.
    /// § OM-3.8 OM-8.11
    #[inline]
    pub(crate) fn of_type(&self, building: Building, who: Who) -> CellSet {
        if building == Building::Shelter { self.base(who).shelters } else { self.buildings[building] }
    }

    /// What is built on a cell, and whose shelter it is.
    pub(crate) fn building_on(&self, cell: Cell) -> Option<(Building, Option<Who>)> {
        let common = Building::ALL.into_iter().find(|building| self.buildings[*building].contains(cell));
        let shelter = || self.parties().find(|who| self.base(*who).shelters.contains(cell));
        match common {
            Some(building) => Some((building, None)),
            None => shelter().map(|who| (Building::Shelter, Some(who))),
        }
    }

    /// The connected group of one type that a building belongs to.
    /// § OM-3.8
    pub(crate) fn group(&self, cell: Cell) -> CellSet {
        let ground = match self.building_on(cell) {
            Some((Building::Shelter, Some(who))) => self.base(who).shelters,
            Some((building, _)) => self.buildings[building],
            None => return CellSet::EMPTY,
        };
        data().map.ways.connected(CellSet::one(cell), ground)
    }

    /// Cells with an advanced building marker.
    #[inline]
    pub(crate) fn all_advanced(&self) -> CellSet {
        self.bases.iter().fold(CellSet::EMPTY, |all, base| all | base.advanced)
    }

    /// Cells with a piece: bots, rovers, colonists, advanced building markers.
    /// § OM-3.10
    #[inline]
    pub(crate) fn pieces(&self) -> CellSet {
        self.bases.iter().fold(CellSet::EMPTY, |all, base| {
            let mut cells = all | base.miners | base.advanced;
            base.bots.iter().for_each(|cell| cells.insert(*cell));
            if let Some(cell) = base.rover {
                cells.insert(cell);
            }
            cells
        })
    }

    /// Cells with a research or discovery tile.
    #[inline]
    pub(crate) fn with_find(&self) -> CellSet {
        self.finds.iter().map(|lying| lying.cell).collect()
    }

    /// Cells with nothing at all on them.
    /// § OM-3.9
    #[inline]
    pub(crate) fn empty(&self) -> CellSet {
        data().map.all & !(self.built() | self.pieces() | self.crystals | self.with_find())
    }

    /// The tile on a cell of the map.
    pub(crate) fn find_on(&self, cell: Cell) -> Option<Find> {
        self.finds.iter().find(|lying| lying.cell == cell).map(|lying| lying.find)
    }

    /// The building zone: own bots and all cells beside them.
    /// § OM-8.7
    #[inline]
    pub(crate) fn zone(&self, who: Who) -> CellSet {
        let bots: CellSet = self.base(who).bots.iter().copied().collect();
        bots | data().map.ways.around(bots)
    }

    /// The row of the colony level marker.
    /// § OM-1.12
    #[inline]
    pub(crate) const fn level_row(&self) -> u8 {
        self.level + 1
    }

    /// Everybody by turn order space.
    /// § OM-3.11
    pub(crate) fn in_order(&self) -> List<Who, PARTIES> {
        let mut order: List<Who, PARTIES> = self.parties().collect();
        order.as_mut_slice().sort_by_key(|who| self.base(*who).space);
        order
    }

    /// What comes next.
    #[inline]
    pub(crate) fn task(&self) -> Option<Pending> {
        self.tasks.last().copied()
    }

    /// Who has the blueprint.
    pub(crate) fn owner_of(&self, blueprint: Blueprint) -> Option<Who> {
        self.parties().find(|who| self.base(*who).blueprint(blueprint).is_some())
    }

    /// How many of a good somebody can spend; crystals by spent goals included.
    #[inline]
    pub(crate) fn purse(&self, who: Who, good: Good) -> u8 {
        let credit = if good == Good::Crystal && self.active == who { self.turn.credit } else { 0 };
        self.base(who).stock[good] + credit
    }
}

impl Open {
    /// Who that is, if they take part.
    pub(crate) fn who(&self, party: Party) -> Option<Who> {
        self.parties().find(|who| self.party(*who) == party)
    }
}
