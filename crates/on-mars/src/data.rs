//! The printed facts: `data/*.json`, parsed once and checked. Rule code never repeats a printed number.

mod agency;
mod board;
mod cards;
mod effects;
mod lss;
mod map;
pub(crate) mod names;
mod solo;

use std::sync::LazyLock;

use serde::de::DeserializeOwned;

pub use agency::{Agency, ContractFacts, ScientistFacts};
pub use board::{BoardFacts, LabFacts};
pub use cards::{BlueprintFacts, Condition, FirstColonists, GoalFacts, MissionFacts};
pub use effects::{Deed, Effect, Fuel};
pub use lss::{LssFacts, Per};
pub use map::MapFacts;
pub use solo::{Requirement, SoloFacts, SoloGoal};

use crate::pieces::{
    ACard, BCard, Blueprint, Building, CellSet, Contract, Discovery, Errand, Goal, Goods, Lab, Mission, Scientist,
    SoloCard, Tech, Tile,
};
use crate::tasks::Cost;

/// Everything that is printed.
pub struct Data {
    /// The surface.
    pub map: MapFacts,
    /// Turn order, warehouse, technologies, laboratory, depot.
    pub board: BoardFacts,
    /// The life support system.
    pub lss: LssFacts,
    /// The price of a building in goods, by type.
    pub prices: [Cost; 6],
    /// The arrows on the back of each tile: directions by number.
    pub arrows: Vec<Vec<u8>>,
    /// The type of each tile.
    pub tile_types: Vec<Building>,
    /// Blueprints.
    pub blueprints: Vec<BlueprintFacts>,
    /// What an upgrade costs.
    pub upgrade_cost: Cost,
    /// Crystals to use an advanced building.
    pub use_cost: u8,
    /// Scientists and contracts.
    pub agency: Agency,
    /// Missions.
    pub missions: Vec<MissionFacts>,
    /// How many short and long missions a short and a long game have.
    pub mission_mix: [[u8; 2]; 2],
    /// Private goals.
    pub goals: Vec<GoalFacts>,
    /// The reward that every private goal offers.
    pub common_reward: Deed,
    /// How many private goals everybody is dealt.
    pub goals_dealt: u8,
    /// What each discovery tile gives.
    pub discoveries: Vec<Deed>,
    /// Whether Lacerda goes for it.
    pub useful: Vec<bool>,
    /// What a research tile gives.
    pub research: Deed,
    /// Ships, shelters, colonists and other pieces of a person.
    pub ships: u8,
    /// Colonists of a person.
    pub colonists: u8,
    /// Bots of a person.
    pub bots: u8,
    /// Shelters of a person.
    pub shelters: u8,
    /// Advanced building markers of a person.
    pub markers: u8,
    /// What everybody starts with.
    pub start: Goods,
    /// Colonists in the living quarters at the start.
    pub start_colonists: u8,
    /// First Colonists.
    pub first: FirstColonists,
    /// Lacerda and the goals of a game alone.
    pub solo: SoloFacts,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let (prices, arrows, tile_types) = board::read_buildings(include_str!("../data/buildings.json"));
    let cards = cards::read_blueprints(include_str!("../data/blueprints.json"));
    let (missions, mission_mix) = cards::read_missions(include_str!("../data/missions.json"));
    let goals = cards::read_goals(include_str!("../data/private_goals.json"));
    let (discoveries, useful) = cards::read_discoveries(include_str!("../data/discovery.json"));
    let kit = board::read_kit(include_str!("../data/player_board.json"), include_str!("../data/components.json"));
    Data {
        map: map::read_map(include_str!("../data/map.json")),
        board: board::read_board(include_str!("../data/board.json"), include_str!("../data/player_board.json")),
        lss: lss::read_lss(include_str!("../data/lss.json")),
        prices,
        arrows,
        tile_types,
        blueprints: cards.cards,
        upgrade_cost: cards.upgrade_cost,
        use_cost: cards.use_cost,
        agency: agency::read_agency(include_str!("../data/scientists.json"), include_str!("../data/contracts.json")),
        missions,
        mission_mix,
        goals: goals.cards,
        common_reward: goals.common,
        goals_dealt: goals.deal,
        discoveries,
        useful,
        research: cards::read_research(include_str!("../data/research.json")),
        ships: kit.ships,
        colonists: kit.colonists,
        bots: kit.bots,
        shelters: kit.shelters,
        markers: kit.markers,
        start: kit.start,
        start_colonists: kit.start_colonists,
        first: cards::read_first(include_str!("../data/first_colonists.json")),
        solo: solo::read_solo(include_str!("../data/solo.json")),
    }
});

/// The printed facts.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Lab {
    /// The column.
    /// § OM-7.1
    #[inline]
    pub fn level(self) -> u8 {
        data().board.lab[self.index()].level
    }

    /// What is printed on the cell.
    #[inline]
    pub fn facts(self) -> &'static LabFacts {
        &data().board.lab[self.index()]
    }
}

impl Building {
    /// What it costs.
    /// § OM-8.10
    #[inline]
    pub fn price(self) -> Cost {
        data().prices[self.index()]
    }
}

impl Blueprint {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static BlueprintFacts {
        &data().blueprints[usize::from(self.0)]
    }
}

impl Scientist {
    /// What is printed on the card.
    #[inline]
    pub fn facts(self) -> &'static ScientistFacts {
        &data().agency.scientists[self.index()]
    }
}

impl Contract {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static ContractFacts {
        &data().agency.contracts[usize::from(self.0)]
    }
}

impl Mission {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static MissionFacts {
        &data().missions[usize::from(self.0)]
    }
}

impl Goal {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static GoalFacts {
        &data().goals[usize::from(self.0)]
    }
}

impl Discovery {
    /// What it gives.
    #[inline]
    pub fn deed(self) -> Deed {
        data().discoveries[usize::from(self.0)]
    }
}

impl Tile {
    /// Its type.
    #[inline]
    pub fn building(self) -> Building {
        data().tile_types[usize::from(self.0)]
    }

    /// The neighbours that its arrows point at, when it lies on a cell.
    /// § OM-8.14
    pub fn points_at(self, cell: crate::pieces::Cell) -> CellSet {
        let arrows = &data().arrows[usize::from(self.0)];
        arrows.iter().filter_map(|arrow| data().map.towards[cell.0 as usize][usize::from(*arrow)]).collect()
    }
}

impl ACard {
    /// The buildings it shows.
    pub fn buildings(self) -> game_core::IdSet<Building> {
        data().first.a_cards[usize::from(self.0)]
    }
}

impl BCard {
    /// What it asks for and what it gives.
    pub fn facts(self) -> (Errand, Deed) {
        data().first.b_cards[usize::from(self.0)]
    }
}

impl SoloCard {
    /// The number of the action, the mission slot, and whether Lacerda travels.
    pub fn facts(self) -> (u8, u8, bool) {
        data().solo.deck[usize::from(self.0)]
    }
}

impl Tech {
    /// Those of the grid: everything but the shelter's, with which everybody starts.
    pub const GRID: [Tech; 8] = [
        Tech::Mine,
        Tech::Generator,
        Tech::WaterExtractor,
        Tech::Greenhouse,
        Tech::OxygenCondenser,
        Tech::Rover,
        Tech::Upgrade,
        Tech::Ship,
    ];
}

/// Reads one of our own files. Panics when it is damaged: there is nothing to play then.
fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|why| panic!("the component data of On Mars are damaged: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_are_complete() {
        let data = data();
        assert_eq!(data.map.all.len(), 91);
        assert_eq!((data.blueprints.len(), data.goals.len(), data.discoveries.len()), (24, 16, 19));
        assert_eq!((data.missions.len(), data.arrows.len(), data.solo.deck.len()), (9, 30, 12));
        assert_eq!((data.agency.contracts.len(), data.agency.scientists.len()), (12, 6));
        assert_eq!((data.first.a_cards.len(), data.first.b_cards.len(), data.first.spaces.len()), (4, 8, 6));
        assert_eq!(data.solo.goals.len(), 4);
    }

    #[test]
    fn cells_are_named_by_column_and_row() {
        let named = |cell: crate::pieces::Cell| cell.to_string();
        assert_eq!(named(data().map.mine), "G5");
        assert_eq!(data().map.lss.map(named), ["G3", "G7", "E5", "I5"].map(str::to_owned));
        let shelters: Vec<String> = data().map.shelters[2].iter().copied().map(named).collect();
        assert_eq!(shelters, ["E3", "I3", "I7", "E7"]);
    }
}
