//! What is seen at the table.

use game_core::{RivalMove, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{
    ACard, BCard, Blueprint, Building, Cell, Contract, Discovery, Find, Goal, Good, Lab, LssTile, Main, Mission, Mover,
    Party, Scientist, Side, Slot, SoloCard, Space, Tech, Vessel,
};

/// By which card Lacerda chose among things of a kind, and why.
pub(crate) type Why<T> = RivalMove<SoloCard, T>;

/// One thing seen at the table. `seat` is a person or, where it can be one, Lacerda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Event {
    /// A marker stands on a turn order space. § OM-2.5 OM-11.9
    SpaceTaken { seat: Party, space: Space },
    /// The shuttle stands on its red space. § OM-2.6
    ShuttlePlaced { seat: Party, side: Side },
    /// A round begins. § OM-4.1
    RoundStarted { round: u16 },
    /// A turn begins. § OM-4.2
    TurnStarted { seat: Party },
    /// Waiting crystals are moved into the depot; some may not fit. § OM-3.5
    CrystalsStored { seat: Party, count: u8, lost: u8 },
    /// A main action is chosen. § OM-4.3
    MainChosen { seat: Party, main: Main },
    /// Colonists are removed from full action cells. § OM-5.2
    Evicted { seat: Party, main: Main, count: u8 },
    /// Extra cost is paid with crystals and colonists. § OM-5.3
    ExtraPaid { seat: Party, crystals: u8, colonists: u8 },
    /// A colonist stands on an action cell. § OM-5.2
    ColonistPosted { seat: Party, main: Main },
    /// Colonists work for one more step. § OM-5.6
    Boosted { seat: Party, colonists: u8 },
    /// A crystal is spent for a point of movement. § OM-5.7
    Fuelled { seat: Party, mover: Mover },
    /// Goods are paid. § OM-3.3
    Paid { seat: Party, goods: Vec<Amount> },
    /// Goods are gained; some may find no room. § OM-3.1 OM-3.2
    Gained { seat: Party, good: Good, count: u8, lost: u8 },
    /// Goods come from the warehouse. § OM-6.15
    TakenFromWarehouse { seat: Party, good: Good },
    /// Points are scored. § OM-8.20
    PointsScored { seat: Party, points: i16, reason: &'static str },
    /// Colonists are gained; some may find no room. § OM-3.6
    ColonistsGained { seat: Party, count: u8, lost: u8 },
    /// Colonists come back to the living quarters. § OM-11.9
    ColonistsReturned { seat: Party, count: u8, lost: u8 },
    /// One colonist comes back from an action cell. § OM-8.20
    ColonistRetrieved { seat: Party, main: Main },
    /// One colonist comes back from the working area. § OM-8.20
    WorkerRetrieved { seat: Party },
    /// A blueprint is taken. § OM-6.2
    BlueprintTaken { seat: Party, blueprint: Blueprint },
    /// A technology is learned. § OM-6.4
    TechLearned { seat: Party, tech: Tech, lab: Lab },
    /// A technology is developed. § OM-6.8
    TechDeveloped { seat: Party, tech: Tech, from: Lab, to: Lab },
    /// Somebody's technology is used. § OM-7.2 OM-7.6
    TechUsed { seat: Party, owner_seat: Party, own: bool, tech: Tech, level: u8 },
    /// The owner keeps the oxygen for it. § OM-7.6
    OxygenKept { seat: Party, tech: Tech, lost: u8 },
    /// A piece moves by one cell. § OM-8.2
    Moved { seat: Party, mover: Mover, from: Cell, to: Cell },
    /// A crystal is picked up. § OM-8.4
    CrystalCollected { seat: Party, cell: Cell },
    /// A bot destroys what lies under it. § OM-8.6
    CrystalDestroyed { seat: Party, cell: Cell },
    /// A tile on the map is destroyed. § OM-8.6 OM-8.12
    FindDestroyed { seat: Party, cell: Cell, find: Find },
    /// A tile is claimed. § OM-8.5
    Claimed { seat: Party, cell: Cell, find: Find },
    /// A building is constructed. § OM-8.10
    Constructed { seat: Party, building: Building, cell: Cell, size: u8 },
    /// A crystal appears where an arrow points. § OM-8.14
    CrystalAppeared { cell: Cell },
    /// The next tile of a stack shows its back. § OM-1.8
    StackTurned { building: Building, left: u8 },
    /// A piece has to make way. § OM-8.12
    Displaced { seat: Party, mover: Mover, from: Cell, to: Cell },
    /// A cube goes to the progress area. § OM-8.16
    ProgressMade { seat: Party, building: Building },
    /// A marker of the life support system rises. § OM-8.17
    LssRaised { building: Building, row: u8 },
    /// The reward tile above a column is scored. § OM-8.20
    LssRewarded { seat: Party, tile: LssTile, points: i16 },
    /// A colonist goes down a mine. § OM-8.18
    MinerPlaced { seat: Party, cell: Cell },
    /// A miner makes way for an advanced building. § OM-8.29
    MinerReturned { seat: Party, cell: Cell },
    /// A building is upgraded. § OM-8.28
    Upgraded { seat: Party, blueprint: Blueprint, cell: Cell },
    /// A ship is welcomed. § OM-8.32
    ShipWelcomed { seat: Party, slot: Option<Slot> },
    /// A bot lands. § OM-8.34
    BotLanded { seat: Party, cell: Option<Cell> },
    /// A scientist is hired. § OM-8.38
    ScientistHired { seat: Party, scientist: Scientist },
    /// A contract is taken. § OM-8.38
    ContractTaken { seat: Party, contract: Contract },
    /// A slot of the agency is filled. § OM-8.40
    AgencyFilled { seat: Party, contract: Contract },
    /// Goods go to a contract. § OM-8.44
    Delivered { seat: Party, contract: Contract, good: Good, count: u8 },
    /// The condition of a contract is met. § OM-8.46
    ContractCompleted { seat: Party, contract: Contract },
    /// An executive action is used. § OM-9.1
    ExecutiveUsed { seat: Party, slot: Slot, crystals: u8 },
    /// The action of an advanced building is used. § OM-9.2
    BuildingUsed { seat: Party, blueprint: Blueprint, crystals: u8 },
    /// A scientist goes to work. § OM-9.4
    ScientistSent { seat: Party, scientist: Scientist, blueprint: Blueprint },
    /// Radar has a tile. § OM-9.7
    RadarTuned { seat: Party, discovery: Discovery },
    /// A discovery tile is turned up. § OM-1.2
    DiscoveryTurned { discovery: Discovery },
    /// A mission is one step further. § OM-10.1
    MissionAdvanced { seat: Party, mission: Mission, left: u8, crystals: u8 },
    /// A mission is completed. § OM-10.2
    MissionCompleted { mission: Mission, remaining: u8 },
    /// A private goal is completed. § OM-10.6
    GoalCompleted { seat: Seat, goal: Goal },
    /// A private goal is spent as a crystal; only its owner knows which. § OM-10.8
    GoalSpent { seat: Seat, goal: Option<Goal> },
    /// The colony rises. § OM-8.26
    LevelRaised { level: u8 },
    /// Blueprints are turned up. § OM-8.26
    BlueprintsTurned { blueprints: Vec<Blueprint> },
    /// Technologies are turned up. § OM-8.26
    TechsTurned { techs: Vec<Tech> },
    /// The warehouse is full again. § OM-8.26
    WarehouseFilled,
    /// One mission less is needed. § OM-8.26
    MissionSpared { remaining: u8 },
    /// The shuttle comes nearer, or flies. § OM-11.1
    ShuttleMoved { side: Side, space: u8 },
    /// The shuttle flies. § OM-11.1
    ShuttleFlew { side: Side, space: u8 },
    /// Somebody travels. § OM-11.3
    Travelled { seat: Party, side: Side, vessel: Option<Vessel> },
    /// Somebody stays. § OM-11.4
    Stayed { seat: Party },
    /// A discovery tile lies on the map. § OM-11.9
    DiscoveryPlaced { seat: Party, discovery: Discovery, cell: Cell },
    /// What buildings and miners produce. § OM-11.10
    Produced { seat: Party, goods: Vec<Amount> },
    /// An A card is revealed. § OM-14.3
    ACardRevealed { seat: Seat, card: ACard },
    /// B cards are drawn; only their owner sees them. § OM-14.3
    BCardsDrawn { seat: Seat, cards: Vec<BCard>, count: u8 },
    /// A B card is revealed. § OM-14.3
    BCardRevealed { seat: Seat, card: BCard },
    /// Nothing has moved for so many rounds that the end comes by itself. § OM-12.7
    ColonyStalled { rounds: u8 },
    /// The end is in sight: one more round. § OM-12.1
    EndTriggered,
    /// The last round begins. § OM-12.1
    LastRound,
    /// The result of somebody. § OM-12.3
    Scored { seat: Party, points: i16 },
    /// Whether a demand of the goal is met. § OM-15.2
    Judged { demand: String, have: i32, need: i32, met: bool },
    /// Lacerda turns up a card. § OM-15.4
    RivalCard { seat: Party, card: SoloCard },
    /// Lacerda shuffles his cards again. § OM-15.4
    RivalShuffled { seat: Party },
    /// Lacerda's bot goes on. § OM-15.9
    RivalBot { seat: Party, building: Building },
    /// Lacerda moves his rover instead: `occupied`, `impossible` or `too_dear`. § OM-15.6
    RivalHindered { seat: Party, main: Main, reason: &'static str },
    /// Lacerda can build nothing, or nothing of this type. § OM-15.22
    RivalCannotBuild { seat: Party, building: Option<Building> },
    /// Lacerda's rover does not move: `no_target` or `no_room`. § OM-15.24
    RivalRoverStays { seat: Party, reason: &'static str },
    /// Lacerda does not board the shuttle that leaves: his card shows the cross. § OM-15.14
    RivalGrounded { seat: Party, card: SoloCard },
    /// Lacerda has chosen, and why; what was chosen stands beside it for the sentence. § OM-15.18
    RivalChoseBuilding { seat: Party, chosen: Option<Building>, why: Why<Building> },
    /// The cell for his building. § OM-15.9
    RivalChoseCell { seat: Party, building: Building, chosen: Option<Cell>, why: Why<Cell> },
    /// The blueprint he takes. § OM-15.8
    RivalChoseBlueprint { seat: Party, chosen: Option<Blueprint>, why: Why<Blueprint> },
    /// The blueprint he builds. § OM-15.11
    RivalChoseUnbuilt { seat: Party, chosen: Option<Blueprint>, why: Why<Blueprint> },
    /// The building he upgrades. § OM-15.11
    RivalChoseUpgrade { seat: Party, blueprint: Blueprint, chosen: Option<Cell>, why: Why<Cell> },
    /// The technology he learns. § OM-15.8
    RivalChoseTech { seat: Party, chosen: Option<Tech>, why: Why<Tech> },
    /// The technology he develops. § OM-15.8
    RivalChoseDevelopment { seat: Party, chosen: Option<Tech>, why: Why<Tech> },
    /// The scientist he hires. § OM-15.12
    RivalChoseScientist { seat: Party, chosen: Option<Scientist>, why: Why<Scientist> },
    /// The contract he takes. § OM-15.12
    RivalChoseContract { seat: Party, chosen: Option<Contract>, why: Why<Contract> },
    /// His turn order space. § OM-15.14
    RivalChoseSpace { seat: Party, chosen: Option<Space>, why: Why<Space> },
    /// What he takes from the warehouse. § OM-15.15
    RivalChoseGood { seat: Party, chosen: Option<Good>, why: Why<Good> },
    /// The tile towards which the rover goes, where it stops, where it makes way to. § OM-15.13 OM-15.26
    RivalChoseTarget { seat: Party, chosen: Option<Cell>, why: Why<Cell> },
    /// Where his rover stops short of it. § OM-15.13 OM-15.21
    RivalChoseStop { seat: Party, chosen: Option<Cell>, why: Why<Cell> },
    /// Where his displaced rover goes. § OM-15.26
    RivalChoseRefuge { seat: Party, chosen: Option<Cell>, why: Why<Cell> },
    /// The cell for a discovery tile. § OM-15.14
    RivalChoseFrontier { seat: Party, discovery: Discovery, chosen: Option<Cell>, why: Why<Cell> },
    /// Solo cards are drawn until one shows the number of an option; the last decides. § OM-15.18
    RivalLot { seat: Party, options: u8, number: u8, cards: Vec<SoloCard> },
    /// Chance decides evenly. § OM-15.14 OM-15.18
    RivalChance { seat: Party, options: u8, number: u8 },
}

/// So many of a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Amount {
    /// Which.
    pub good: Good,
    /// How many.
    pub count: u8,
}
