//! Lacerda's cards and the goals of a game alone.

use game_core::words;
use serde_json::Value;

use crate::pieces::{Building, Contract, Lab, Scientist, Side, Tech};

words! {
    /// What must be reached in a game alone.
    /// § OM-15.2
    SoloGoal, "a goal of a game alone";
    #[default]
    Colonists = "colonists",
    NextGeneration = "next_generation",
    HunkyDory = "hunky_dory",
    MartianPotato = "martian_potato",
}

/// Lacerda and the goals of a game alone.
pub struct SoloFacts {
    /// The number of the action, the mission slot, and whether he travels, by card.
    pub deck: Vec<(u8, u8, bool)>,
    /// The order in which his bot goes through the types.
    pub sequence: [Building; 5],
    /// Scientists he hires at most.
    pub scientists: u8,
    /// What each goal demands.
    pub goals: Vec<Vec<Requirement>>,
}

/// Something that a goal of a game alone demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is named for what it asks")]
pub enum Requirement {
    ColonyLevel(u8),
    Contracts(u8),
    ContractsOfEachType(u8),
    Contract(Contract),
    Goals(u8),
    TechOnLevel(u8),
    TechLevel(Tech, u8),
    Research(u8),
    Shelters(u8),
    Mines(u8),
    Advanced(u8),
    AdvancedGreenhouses(u8),
    GreenhouseComplex(u8),
    Plants(u8),
    Scientist(Scientist),
    Finish(Side),
    Margin(u8),
}

impl Requirement {
    /// Its name in the texts.
    pub const fn word(&self) -> &'static str {
        match self {
            Requirement::ColonyLevel(_) => "colony_level",
            Requirement::Contracts(_) => "contracts_completed",
            Requirement::ContractsOfEachType(_) => "contracts_completed_each_type",
            Requirement::Contract(_) => "contract_completed",
            Requirement::Goals(_) => "private_goals_completed",
            Requirement::TechOnLevel(_) => "tech_tile_level",
            Requirement::TechLevel(..) => "tech_at_level",
            Requirement::Research(_) => "research_tiles",
            Requirement::Shelters(_) => "own_shelters",
            Requirement::Mines(_) => "mines_with_own_colonist_or_marker",
            Requirement::Advanced(_) => "own_advanced_buildings",
            Requirement::AdvancedGreenhouses(_) => "own_advanced_greenhouses",
            Requirement::GreenhouseComplex(_) => "greenhouse_complex",
            Requirement::Plants(_) => "plants_in_storage",
            Requirement::Scientist(_) => "scientist",
            Requirement::Finish(_) => "finish_side",
            Requirement::Margin(_) => "op_margin",
        }
    }
}

pub(super) fn read_solo(json: &str) -> SoloFacts {
    let file: Value = super::read(json);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let card = |card: &Value| {
        let action = card["action"].as_u64().unwrap_or_default() as u8;
        let mission = card["mission"].as_str().and_then(|letter| letter.bytes().next()).unwrap_or(b'A') - b'A';
        (action, mission, card["travels"] == true)
    };
    let sequence = list(&file["bot_sequence"]);
    SoloFacts {
        deck: list(&file["deck"]).iter().map(card).collect(),
        sequence: std::array::from_fn(|place| word(&sequence[place])),
        scientists: file["max_scientists"].as_u64().unwrap_or_default() as u8,
        goals: list(&file["goals"])
            .iter()
            .map(|goal| list(&goal["requirements"]).iter().map(read_requirement).collect())
            .collect(),
    }
}

fn word<T: std::str::FromStr<Err = String>>(value: &Value) -> T {
    let text = value.as_str().unwrap_or_default();
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

fn read_requirement(value: &Value) -> Requirement {
    let (key, what) = value.as_object().and_then(|all| all.iter().next()).unwrap_or_else(|| panic!("{value} is empty"));
    let count = what.as_u64().unwrap_or_default() as u8;
    match key.as_str() {
        "colony_level" => Requirement::ColonyLevel(count),
        "contracts_completed" => Requirement::Contracts(count),
        "contracts_completed_each_type" => Requirement::ContractsOfEachType(count),
        "contract_completed" => Requirement::Contract(Contract(count - 1)),
        "private_goals_completed" => Requirement::Goals(count),
        "tech_tile_level" => Requirement::TechOnLevel(count),
        "tech_at_level" => {
            let building: Building = word(&what["type"]);
            Requirement::TechLevel(building.tech(), what["level"].as_u64().unwrap_or_default() as u8)
        }
        "research_tiles" => Requirement::Research(count),
        "own_shelters" => Requirement::Shelters(count),
        "mines_with_own_colonist_or_marker" => Requirement::Mines(count),
        "own_advanced_buildings" => Requirement::Advanced(count),
        "own_advanced_greenhouses" => Requirement::AdvancedGreenhouses(count),
        "greenhouse_complex" => Requirement::GreenhouseComplex(count),
        "plants_in_storage" => Requirement::Plants(count),
        "scientist" => Requirement::Scientist(word(what)),
        "finish_side" => Requirement::Finish(word(what)),
        "op_margin" => Requirement::Margin(count),
        _ => panic!("no requirement is known that is written {key}"),
    }
}

impl Lab {
    /// The last column.
    pub const TOP: u8 = 6;
}
