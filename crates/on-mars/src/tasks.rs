//! What is still to be decided or to follow, and what is remembered within a turn.

use game_core::{IdSet, List};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Aboard, Building, Cell, Errand, Good, Goods, Lab, Main, Side, Slot, Tech, Who};

/// A task and who it belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Pending {
    /// Who decides, or to whom it happens.
    pub who: Who,
    /// What.
    pub task: Task,
}

/// A decision, or something that follows by itself. `must`: at least one step has to be taken while one is possible.
/// `boost`: colonists sent to the working area add steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Task {
    /// Choose a turn order space before the game, then take its benefit. § OM-2.5
    PickSpace,
    /// Put the shuttle on one of its red spaces. § OM-2.6
    PickShuttle,
    /// The game begins. § OM-4.1
    Begin,
    /// Choose a main or executive action, or end the turn. § OM-4.3
    #[default]
    Choose,
    /// Pay the extra cost of an action cell. § OM-5.3 OM-5.4
    Extra { main: Main, left: u8 },
    /// The colonist is placed and the main action begins. § OM-5.2
    Main { main: Main },
    /// Take blueprints. § OM-6.2
    Blueprints { left: u8, boost: bool, must: bool },
    /// Learn technologies; so many colonists may still boost. § OM-6.4
    Learn { left: u8, boosts: u8, must: bool },
    /// A technology is placed. § OM-6.4
    Learned { place: u8, lab: Lab },
    /// Develop technologies. § OM-6.8
    Develop { left: u8, free: bool, boost: bool, must: bool },
    /// A technology has moved. § OM-6.8
    Developed { tech: Tech, to: Lab },
    /// Take goods from the warehouse. § OM-6.15
    Warehouse { left: u8, resources: bool, boost: bool, must: bool },
    /// Move bots and the rover. § OM-8.1
    Move { moving: Moving },
    /// Claim the tile under the rover, or under a bot that counts as one. § OM-8.5
    Claim { cell: Cell },
    /// Construct a building: of one type, or of any. § OM-8.10
    Construct { what: Option<Building>, levels: u8, boost: bool, must: bool },
    /// Choose whose technology joins the buildings. § OM-7.2
    Tech { building: Building, cell: Cell, levels: u8 },
    /// The building is placed. § OM-8.19
    Place { building: Building, cell: Cell },
    /// What a new building brings, once displaced pieces have moved. § OM-8.19
    Raised { building: Building, cell: Cell },
    /// Choose how to pay. § OM-3.3
    Pay { cost: Cost },
    /// Upgrade buildings. § OM-8.28
    Upgrade { left: u8, free: bool, anywhere: bool, tech: bool, boost: bool, must: bool },
    /// A building is upgraded. § OM-8.28
    Upgraded { owned: u8, cell: Cell },
    /// Welcome ships. § OM-8.32
    Ships { left: u8, free: bool, private: bool, tech: bool, boost: bool, must: bool },
    /// A ship has come. § OM-8.32
    Docked { slot: Slot, aboard: Aboard, private: bool },
    /// Choose where a new bot lands. § OM-8.34
    Land,
    /// Hire a scientist or take a contract. § OM-8.38
    Hire { scientist: bool, contract: bool, free: bool, must: bool },
    /// A card of the agency is taken. § OM-8.39
    Hired { place: u8 },
    /// Fill a slot of the agency with a contract. § OM-8.40
    Refill { place: u8 },
    /// Take colonists back. § OM-8.20 OM-9.5
    Retrieve { left: u8, orbit: bool, colony: bool, working: bool, must: bool },
    /// Gain resources of one's choice, minerals excepted. § OM-10.6 OM-9.11
    GainAny { left: u8, boost: bool },
    /// Let one of one's sources produce once more. § OM-9.6
    Produce,
    /// Gain crystals, one for each colonist. § OM-9.5
    Casino,
    /// Choose the discovery tile for Radar. § OM-9.7
    Radar,
    /// Pay for a colonist, or not. § OM-2.5
    Offer,
    /// A colonist is gained. § OM-3.6
    Colonist { count: u8 },
    /// Put a discovery tile on the map. § OM-11.9
    Explore,
    /// Colonists come home, goods are produced. § OM-11.9 OM-11.10
    Arrive { side: Side },
    /// Choose a turn order space on the other side. § OM-11.9 OM-11.10
    Berth { side: Side },
    /// Move a displaced piece. § OM-8.12
    Displace { cell: Cell },
    /// Choose a benefit of the life support system. § OM-8.20
    Benefit,
    /// Keep the oxygen for a used technology, or develop it. § OM-7.6
    Owner { tech: Tech, by: Who, cell: Option<Cell> },
    /// Owners of used technologies decide. § OM-4.6
    Owners,
    /// Travel or stay. § OM-11.2
    Travel,
    /// Reveal a B card whose task was fulfilled. § OM-14.3
    Errand,
    /// The colony level is checked. § OM-8.26
    Update,
    /// The marker is laid down. § OM-4.2
    Lie,
    /// The next in turn order. § OM-4.2 OM-11.2
    Next,
    /// Choose the contract that gets what would be lost. § OM-8.44
    Excess { good: Good, left: u8 },
    /// Last deliveries. § OM-12.3
    Deliver,
    /// Points are counted. § OM-12.3
    Count,
    /// Lacerda's turn. § OM-15.4
    RivalTurn,
    /// Lacerda's travel. § OM-15.14
    RivalTravel,
    /// Lacerda builds a shelter, then welcomes a ship and takes a bot. § OM-15.16
    RivalLevel,
    /// Lacerda welcomes a ship and takes a bot. § OM-15.16
    RivalShip,
    /// Lacerda's rover moves. § OM-15.13
    RivalRover,
    /// Lacerda's bot goes to the icon after the type built. § OM-15.9
    RivalBot { built: Building },
    /// Lacerda answers for his technology. § OM-15.26
    RivalOwner { tech: Tech },
    /// Lacerda's rover is displaced. § OM-15.26
    RivalDisplace { cell: Cell },
}

/// A move of bots and rover.
/// § OM-8.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Moving {
    /// Points left for bots.
    pub bots: u8,
    /// Points left for the rover.
    pub rover: u8,
    /// Whether crystals buy points for bots.
    pub boost_bots: bool,
    /// Whether crystals buy points for the rover.
    pub boost_rover: bool,
    /// Whether a Rover technology can still be used.
    pub tech: bool,
    /// Whether bots collect what rovers collect.
    pub as_rovers: bool,
    /// Whether the rover has moved.
    pub rover_moved: bool,
    /// Bots that have moved, by their place in the list.
    pub bots_moved: u8,
}

/// What is to be paid.
/// § OM-3.3 OM-3.4
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Cost {
    /// Named goods.
    pub goods: Goods,
    /// Resources of any kind.
    pub any: u8,
}

impl Cost {
    /// One good.
    pub fn of(good: Good, count: u8) -> Self {
        let mut cost = Cost::default();
        cost.goods[good] = count;
        cost
    }

    /// Whether nothing is to be paid.
    pub fn is_free(&self) -> bool {
        self.any == 0 && self.goods.as_slice().iter().all(|count| *count == 0)
    }
}

/// What is remembered within a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Turn {
    /// Whether the main action was chosen. § OM-4.3
    pub main: bool,
    /// Whether the executive action was used. § OM-9.1
    pub executive: bool,
    /// Crystals paid in advance with private goals. § OM-10.8
    pub credit: u8,
    /// Technologies of others that were used. § OM-7.6
    pub used: List<Used, 16>,
    /// Empty slots of the agency to be filled. § OM-8.40
    pub refill: u8,
    /// Tasks of First Colonists that were fulfilled. § OM-14.3
    pub errands: IdSet<Errand>,
    /// Whether a B card was revealed. § OM-14.3
    pub errand_done: bool,
    /// Developments of own tiles. § OM-14.3
    pub developed: u8,
    /// Order of the shuttle phase that is left. § OM-11.2
    pub order: List<Who, 4>,
}

/// A technology of somebody else's that was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Used {
    /// Whose.
    pub owner: Who,
    /// Which one.
    pub tech: Tech,
    /// By whom.
    pub by: Who,
    /// Where the building stands that it joined to others.
    pub cell: Option<Cell>,
}
