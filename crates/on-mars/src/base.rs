//! What belongs to a person or to Lacerda.

use game_core::{IdSet, List, PerKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;
use crate::pieces::{
    Blueprint, Building, Cell, CellSet, Contract, Discovery, Goal, Goods, Lab, Research, Scientist, Slot, Space, Tech,
};

/// A blueprint somebody owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Owned {
    /// Which one.
    pub blueprint: Blueprint,
    /// The building that carries its marker; nothing while it is unbuilt.
    pub built: Option<Cell>,
}

/// What belongs to a person or to Lacerda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Base {
    /// Points scored so far.
    pub op: i16,
    /// Resources in storage and crystals in the depot.
    pub stock: Goods,
    /// Crystals waiting below the depot.
    pub waiting: u8,
    /// Slots of the depot that hold a ship.
    pub ships: IdSet<Slot>,
    /// Ships in the hangar.
    pub hangar: u8,
    /// Colonists in the living quarters.
    pub quarters: u8,
    /// How many of them were gained in this turn.
    pub fresh: u8,
    /// Colonists in the working area.
    pub working: u8,
    /// Colonists beside the board.
    pub beside: u8,
    /// Bots on the map.
    pub bots: List<Cell, 4>,
    /// Bots beside the board.
    pub spare_bots: u8,
    /// The rover, once it has left the starting mine.
    pub rover: Option<Cell>,
    /// Shelters on the map.
    pub shelters: CellSet,
    /// Mines with a colonist.
    pub miners: CellSet,
    /// Buildings with an advanced building marker.
    pub advanced: CellSet,
    /// Markers neither on a card nor on the map.
    pub markers: u8,
    /// The laboratory cell of each technology.
    pub lab: PerKind<Tech, Option<Lab>, 9>,
    /// Blueprints.
    pub blueprints: List<Owned, 8>,
    /// Scientists.
    pub scientists: IdSet<Scientist>,
    /// Contracts.
    pub contracts: IdSet<Contract>,
    /// Research tiles.
    pub research: IdSet<Research>,
    /// Discovery tiles taken from the map.
    pub discoveries: IdSet<Discovery>,
    /// Types whose cube is in the progress area.
    pub progress: IdSet<Building>,
    /// How many private goals are in hand.
    pub goals: u8,
    /// The private goal that was completed.
    pub goal: Option<Goal>,
    /// Whether the A card is still face down.
    pub a_card: bool,
    /// How many B cards are in hand.
    pub b_cards: u8,
    /// The turn order space of the marker; nothing before one is chosen.
    pub space: Option<Space>,
    /// Whether the marker lies down: its turn is over.
    pub down: bool,
}

impl Base {
    /// Where the rover is, or would start.
    /// § OM-8.3
    #[inline]
    pub(crate) fn rover_at(&self) -> Cell {
        self.rover.unwrap_or(data().map.mine)
    }

    /// How many of each resource can be stored.
    /// § OM-3.2
    #[inline]
    pub(crate) fn limit(&self) -> u8 {
        self.shelters.len() as u8 + 1
    }

    /// How many crystals the depot holds.
    /// § OM-3.5
    #[inline]
    pub(crate) fn depot(&self) -> u8 {
        8 - self.ships.len() as u8
    }

    /// How many colonists the living quarters hold.
    /// § OM-3.6
    #[inline]
    pub(crate) fn room(&self) -> u8 {
        2 * self.shelters.len() as u8 + 2
    }

    /// Ships that ever left the depot.
    /// § OM-8.33
    #[inline]
    pub(crate) fn ships_gone(&self) -> u8 {
        data().ships - self.ships.len() as u8
    }

    /// The technology that stands on a cell of the laboratory.
    pub(crate) fn tech_on(&self, cell: Lab) -> Option<Tech> {
        Tech::ALL.into_iter().find(|tech| self.lab[*tech] == Some(cell))
    }

    /// The level of a technology, 0 where there is no tile.
    /// § OM-7.1
    #[inline]
    pub(crate) fn tech_level(&self, tech: Tech) -> u8 {
        self.lab[tech].map_or(0, Lab::level)
    }

    /// A blueprint that this base has.
    pub(crate) fn blueprint(&self, blueprint: Blueprint) -> Option<&Owned> {
        self.blueprints.iter().find(|owned| owned.blueprint == blueprint)
    }
}
