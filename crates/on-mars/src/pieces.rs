//! The nouns: goods, buildings, technologies, cards, cells, and how they are written.

use std::fmt;
use std::str::FromStr;

use game_core::{IdSet, Seat, WideSet, named_id, numbered, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::names;

words! {
    /// A resource or a crystal; crystals are no resource.
    /// § OM-3.1
    Good, "a resource or crystal";
    #[default]
    Mineral = "mineral",
    Battery = "battery",
    Water = "water",
    Plant = "plant",
    Oxygen = "oxygen",
    Crystal = "crystal",
}

impl Good {
    /// The five resources.
    pub const RESOURCES: [Good; 5] = [Good::Mineral, Good::Battery, Good::Water, Good::Plant, Good::Oxygen];
    /// What the warehouse holds, from left to right.
    /// § OM-1.3
    pub const WAREHOUSE: [Good; 5] = [Good::Crystal, Good::Battery, Good::Water, Good::Plant, Good::Oxygen];
}

words! {
    /// A type of building. Everybody's shelters are a type of their own.
    /// § OM-3.8
    Building, "a type of building";
    #[default]
    Mine = "mine",
    Generator = "generator",
    WaterExtractor = "water_extractor",
    Greenhouse = "greenhouse",
    OxygenCondenser = "oxygen_condenser",
    Shelter = "shelter",
}

impl Building {
    /// The columns of the life support system, from left to right.
    /// § OM-8.17
    pub const LSS: [Building; 4] =
        [Building::Generator, Building::WaterExtractor, Building::Greenhouse, Building::OxygenCondenser];

    /// What a building of this type makes.
    /// § OM-8.15
    pub const fn makes(self) -> Good {
        match self {
            Building::Mine => Good::Mineral,
            Building::Generator => Good::Battery,
            Building::WaterExtractor => Good::Water,
            Building::Greenhouse => Good::Plant,
            Building::OxygenCondenser => Good::Oxygen,
            Building::Shelter => Good::Crystal,
        }
    }

    /// The technology that joins it to others of its type.
    /// § OM-7.3
    pub const fn tech(self) -> Tech {
        match self {
            Building::Mine => Tech::Mine,
            Building::Generator => Tech::Generator,
            Building::WaterExtractor => Tech::WaterExtractor,
            Building::Greenhouse => Tech::Greenhouse,
            Building::OxygenCondenser => Tech::OxygenCondenser,
            Building::Shelter => Tech::Shelter,
        }
    }

    /// Its column of the life support system.
    pub fn column(self) -> Option<usize> {
        Building::LSS.into_iter().position(|other| other == self)
    }
}

words! {
    /// A technology: nobody owns two tiles of one type.
    /// § OM-6.5
    Tech, "a technology";
    #[default]
    Mine = "tech-mine",
    Generator = "tech-generator",
    WaterExtractor = "tech-water_extractor",
    Greenhouse = "tech-greenhouse",
    OxygenCondenser = "tech-oxygen_condenser",
    Rover = "tech-rover",
    Upgrade = "tech-upgrade",
    Ship = "tech-ship",
    Shelter = "tech-shelter",
}

words! {
    /// A cell of the laboratory: column, then top, middle or bottom.
    /// § OM-6.8
    Lab, "a cell of the laboratory";
    #[default]
    L1T = "L1T", L1B = "L1B", L2T = "L2T", L2M = "L2M", L2B = "L2B", L3T = "L3T", L3B = "L3B",
    L4T = "L4T", L4M = "L4M", L4B = "L4B", L5T = "L5T", L5B = "L5B", L6M = "L6M",
}

words! {
    /// A main action.
    /// § OM-4.3
    Main, "a main action";
    #[default]
    LandingPod = "landing_pod",
    ObtainBlueprint = "obtain_blueprint",
    LearnTech = "learn_tech",
    Develop = "research_development",
    Resupply = "resupply",
    ControlCenter = "control_center",
    Construct = "construct",
    Upgrade = "upgrade",
    WelcomeShip = "welcome_ship",
    Hire = "hire",
}

impl Main {
    /// The side it belongs to.
    pub const fn side(self) -> Side {
        if (self as u8) < Main::ControlCenter as u8 { Side::Orbit } else { Side::Colony }
    }
}

words! {
    /// A side of the board.
    /// § OM-1.1
    Side, "a side of the board";
    #[default]
    Orbit = "orbit", Colony = "colony",
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Side::Orbit => Side::Colony,
            Side::Colony => Side::Orbit,
        }
    }
}

words! {
    /// A scientist.
    /// § OM-1.6
    Scientist, "a scientist";
    #[default]
    Geologist = "geologist",
    RdEngineer = "rd_engineer",
    Hydrologist = "hydrologist",
    Biochemist = "biochemist",
    Geochemist = "geochemist",
    SystemsEngineer = "systems_engineer",
}

words! {
    /// A type of research tile.
    /// § OM-1.9
    Research, "a type of research tile";
    #[default]
    A = "RA", B = "RB", C = "RC", D = "RD",
}

words! {
    /// What one of the four benefits of the life support system gives.
    /// § OM-8.20
    Benefit, "a benefit of the life support system";
    #[default]
    Crystal = "crystal", Mineral = "mineral", Bots = "bots", Retrieve = "retrieve",
}

words! {
    /// Who comes with a ship: a bot among them, or colonists alone.
    /// § OM-8.32
    Aboard, "what comes with a ship";
    #[default]
    Bot = "bot", Crew = "crew",
}

words! {
    /// What travels.
    /// § OM-11.3
    Vessel, "a way to travel";
    #[default]
    Shuttle = "shuttle", Ship = "ship",
}

words! {
    /// One of the two rewards of a private goal.
    /// § OM-10.6
    GoalReward, "a reward of a private goal";
    #[default]
    Develop = "develop", Own = "own",
}

words! {
    /// A piece that moves over the map.
    Mover, "a piece that moves";
    #[default]
    Bot = "bot", Rover = "rover",
}

words! {
    /// What a mission counts.
    /// § OM-10.1
    Feat, "something that missions count";
    #[default]
    Research = "research_taken",
    Blueprint = "blueprints_taken",
    Advanced = "advanced_buildings",
    Bot = "bots_placed",
    Discovery = "discovery_taken",
    Tech = "techs_taken",
    Progress = "progress_cubes",
    Scientist = "scientists_hired",
    Contract = "contracts_completed",
}

words! {
    /// What a task of First Colonists asks for.
    /// § OM-14.3
    Errand, "a task of First Colonists";
    #[default]
    Blueprint = "obtain_blueprint",
    Learn = "learn_tech",
    Shuttle = "travel_by_shuttle",
    Shelter = "construct_shelter",
    Scientist = "hire_scientist",
    Develop = "develop_once",
    DevelopTwice = "develop_twice_in_turn",
    Discovery = "place_discovery",
}

words! {
    /// The automated opponent.
    /// § OM-15.1
    RivalName, "the automated opponent";
    #[default]
    Lacerda = "lacerda",
}

numbered!(Good, Building, Tech, Lab, Main, Scientist, Research, Errand, Feat);

macro_rules! ids {
    ($($(#[$doc:meta])* $ty:ident, $what:literal, $names:ident $(, $place:ident)?;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $ty(pub u8);
            named_id!($ty, $what, names::$names $(, $place)?);
        )+
    };
}

ids! {
    /// A cell of the surface: column A to M from the left, number from the top.
    Cell, "a cell of the map", cells, place;
    /// A space of the turn order, 1 to 8.
    Space, "a turn order space", spaces, place;
    /// A slot of the depot with its executive action, 1 to 8.
    Slot, "a slot of the depot", slots;
    /// A blueprint.
    Blueprint, "a blueprint", blueprints;
    /// An Earth contract.
    Contract, "an Earth contract", contracts;
    /// A mission.
    Mission, "a mission", missions;
    /// A private goal.
    Goal, "a private goal", goals;
    /// A discovery tile.
    Discovery, "a discovery tile", discoveries;
    /// A reward tile of the life support system.
    LssTile, "a reward tile of the life support system", lss_tiles;
    /// A tile of a building stack; its arrows are printed on its back.
    Tile, "a building tile", tiles;
    /// A card of the solo deck.
    SoloCard, "a solo card", solo_cards;
    /// A card of First Colonists that shows buildings.
    ACard, "an A card", a_cards;
    /// A card of First Colonists with a task.
    BCard, "a B card", b_cards;
    /// One of the two places for face-up discovery tiles, the left one first.
    Spot, "a place for a discovery tile", spots;
}

impl Space {
    /// The side it lies on.
    /// § OM-2.5
    pub const fn side(self) -> Side {
        if self.0 < 4 { Side::Orbit } else { Side::Colony }
    }
}

/// A set of cells.
pub type CellSet = WideSet<Cell>;
/// So many of each good.
pub type Goods = game_core::PerKind<Good, u8, 6>;
/// One of something for each type of building.
pub type PerBuilding<T> = game_core::PerKind<Building, T, 6>;
/// A set of private goals.
pub type GoalSet = IdSet<Goal>;

/// Who takes part: a person, or the automated opponent, who has no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Party {
    /// A person.
    Seat(Seat),
    /// The automated opponent.
    Rival(RivalName),
}

/// The same as a number: people by seat, then the automated opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Who(pub u8);

impl Who {
    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for Who {
    fn from(seat: Seat) -> Self {
        Who(seat.0)
    }
}

/// A tile that lies on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Find {
    /// A research tile.
    Research(Research),
    /// A discovery tile.
    Discovery(Discovery),
}

impl Default for Find {
    fn default() -> Self {
        Find::Research(Research::A)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Party::Seat(seat) => seat.fmt(f),
            Party::Rival(rival) => rival.fmt(f),
        }
    }
}

impl FromStr for Party {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let rival = s.parse().map(Party::Rival);
        rival.or_else(|_: String| s.parse().map(Party::Seat).map_err(|_| format!("`{s}` is nobody at this table")))
    }
}
