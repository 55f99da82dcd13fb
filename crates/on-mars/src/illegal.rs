//! Why an action is refused.

use std::fmt;

use game_core::{CitesRule, RuleId};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::pieces::{
    BCard, Blueprint, Building, Cell, Contract, Goal, Good, Lab, Main, Party, Scientist, Side, Slot, Space, Spot, Tech,
};
use crate::tasks::Cost;

/// What something costs, told as a list of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price(pub Cost);

told_as_amounts!(Price);

#[derive(Serialize)]
struct Part {
    good: &'static str,
    count: u8,
}

impl Serialize for Price {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = Good::ALL.into_iter().map(|good| Part { good: good.word(), count: self.0.goods[good] });
        let any = Part { good: "any_resource", count: self.0.any };
        serializer.collect_seq(named.chain([any]).filter(|part| part.count > 0))
    }
}

macro_rules! illegal {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),+ })? = $rule:literal),+ $(,)?) => {
        /// Why an action is refused; the sentence is `illegal-<type>` in the texts.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
        #[serde(tag = "type", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each field is named for what it holds")]
        pub enum Illegal {
            /// Another question is asked.
            NotNow { question: &'static str, rule: RuleId },
            $($(#[$doc])* $name $({ $($field: $ty),+ })?),+
        }

        impl CitesRule for Illegal {
            fn rule(&self) -> RuleId {
                match self {
                    Illegal::NotNow { rule, .. } => *rule,
                    $(Illegal::$name { .. } => RuleId($rule)),+
                }
            }
        }
    };
}

illegal! {
    WrongNumberOfPlayers { players: u8 } = "OM-1.1",
    FirstColonistsAlone = "OM-14.2",
    GoalNeedsOne { players: u8 } = "OM-15.2",
    GameOver = "OM-12.1",
    NotYourTurn = "OM-4.2",
    /// A price is being paid, or a choice of the effect made.
    InTheMiddle = "OM-4.5",
    /// What was begun could not be finished without it.
    NeededNow { good: Good } = "OM-4.5",
    SpaceTaken { space: Space } = "OM-2.5",
    SpaceOnOtherSide { space: Space, side: Side } = "OM-11.9",
    MainDone = "OM-4.3",
    MainFirst = "OM-4.4",
    OtherSide { main: Main, side: Side } = "OM-4.3",
    /// No step of its effect is possible.
    NothingToDo { main: Main } = "OM-4.4",
    /// At least one step has to be taken.
    StepFirst = "OM-4.4",
    NoColonist { main: Main } = "OM-5.2",
    ExtraTooDear { main: Main, left: u8 } = "OM-5.2",
    AlreadyThere { main: Main } = "OM-5.5",
    NoBoost = "OM-5.6",
    NobodyToBoost { fresh: u8 } = "OM-5.6",
    NoCrystal { needed: u8, crystals: u8 } = "OM-5.7",
    WrongPayment { price: Price } = "OM-3.3",
    CannotPay { price: Price } = "OM-3.3",
    NotOnDisplay { blueprint: Blueprint } = "OM-6.2",
    NoMarker = "OM-6.2",
    NotInGrid { tech: Tech } = "OM-6.4",
    HasTech { tech: Tech } = "OM-6.5",
    LabFull { lab: Lab } = "OM-6.4",
    NotFirstColumn { lab: Lab } = "OM-6.4",
    NoTileThere { lab: Lab } = "OM-6.8",
    NotNext { from: Lab, to: Lab } = "OM-6.8",
    LabTaken { to: Lab } = "OM-6.8",
    WarehouseEmpty { good: Good } = "OM-6.15",
    NotInWarehouse { good: Good } = "OM-1.3",
    NoCrystalsHere = "OM-9.1",
    CannotStore { good: Good, limit: u8 } = "OM-6.16",
    NoTech { seat: Party, tech: Tech } = "OM-7.2",
    TechTooLow { tech: Tech, level: u8, needed: u8 } = "OM-7.3",
    TechNotAllowed = "OM-8.31",
    NoPoints = "OM-8.1",
    NotBeside { cell: Cell } = "OM-8.2",
    NoBotThere { cell: Cell } = "OM-8.2",
    /// Two pieces would share a cell when the move is over.
    NoRoomToStop { cell: Cell } = "OM-3.10",
    /// Pieces that share a cell have to part before anything else.
    PartFirst { cell: Cell } = "OM-3.10",
    /// A rover cannot stop on a tile that it cannot claim.
    CannotStopHere { cell: Cell } = "OM-8.5",
    CannotClaim = "OM-8.5",
    StackEmpty { building: Building } = "OM-8.10",
    NoShelterLeft = "OM-8.10",
    NoColonistForMine = "OM-8.18",
    OtherBuilding { building: Building, wanted: Building } = "OM-8.10",
    CellBuilt { cell: Cell } = "OM-8.11",
    OutsideZone { cell: Cell } = "OM-8.11",
    WrongDistance { building: Building, cell: Cell } = "OM-8.11",
    NoTechForComplex { building: Building, needed: u8 } = "OM-7.3",
    NotUnbuilt { blueprint: Blueprint } = "OM-8.28",
    WrongBuilding { blueprint: Blueprint, cell: Cell, needed: Building } = "OM-8.28",
    AlreadyAdvanced { cell: Cell } = "OM-8.28",
    ComplexTooSmall { cell: Cell, size: u8, needed: u8 } = "OM-8.28",
    OutsideUpgradeZone { cell: Cell } = "OM-8.28",
    OthersShelter { cell: Cell } = "OM-8.28",
    NoUpgradesLeft = "OM-8.30",
    NoShip { slot: Slot } = "OM-8.32",
    LevelTooLow { level: u8, ships: u8 } = "OM-8.33",
    NoShipsLeft = "OM-8.32",
    CannotLand { cell: Cell } = "OM-8.34",
    NotForHire { scientist: Scientist } = "OM-8.38",
    NotForTaking { contract: Contract } = "OM-8.38",
    TooFewColonists { needed: u8, colonists: u8 } = "OM-8.38",
    OnlyContracts = "OM-9.5",
    OnlyScientists = "OM-10.9",
    NotInDeck { contract: Contract } = "OM-8.40",
    NobodyThere { main: Main } = "OM-8.20",
    NobodyWorking = "OM-8.20",
    NotFromThere = "OM-8.20",
    QuartersFull { room: u8 } = "OM-3.6",
    NoMinerals = "OM-9.11",
    NoSource { building: Building } = "OM-9.6",
    NoDiscovery { spot: Spot } = "OM-9.7",
    DiscoveryUseless { spot: Spot } = "OM-9.7",
    ExecutiveDone = "OM-9.1",
    ShipInSlot { slot: Slot } = "OM-9.1",
    ExecutiveTooDear { slot: Slot, cost: u8, crystals: u8 } = "OM-9.1",
    ExecutiveUseless { slot: Slot } = "OM-9.1",
    NotBuilt { blueprint: Blueprint } = "OM-6.3",
    NotYours { blueprint: Blueprint } = "OM-9.2",
    UseTooDear { blueprint: Blueprint, cost: u8, crystals: u8 } = "OM-9.2",
    UseUseless { blueprint: Blueprint } = "OM-9.5",
    NotYourScientist { scientist: Scientist } = "OM-9.4",
    WorksElsewhere { scientist: Scientist, building: Building } = "OM-9.4",
    AlreadyWorks { scientist: Scientist } = "OM-9.4",
    NotYourGoal { goal: Goal } = "OM-10.5",
    OneGoalOnly = "OM-10.6",
    GoalNotMet { goal: Goal } = "OM-10.6",
    /// Its reward is a journey, which is made between actions.
    TravelInBetween { goal: Goal } = "OM-10.7",
    NothingToSpendOn = "OM-10.8",
    NotYourContract { contract: Contract } = "OM-8.44",
    NotNeeded { contract: Contract, good: Good } = "OM-8.44",
    NothingToDeliver { good: Good } = "OM-8.44",
    NotYourCard { card: BCard } = "OM-14.3",
    ErrandNotDone { card: BCard } = "OM-14.3",
    OneErrandOnly = "OM-14.3",
    NotNearest { cell: Cell } = "OM-8.12",
    NoShuttle { side: Side } = "OM-11.3",
    NoShipInHangar = "OM-11.3",
    NotThreeAway { cell: Cell } = "OM-11.9",
    NotEmpty { cell: Cell } = "OM-11.9",
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} ({})", self.rule().0)
    }
}

impl std::error::Error for Illegal {}
