//! Scientists and Earth contracts.

use serde_json::Value;

use super::board::read_cost;
use super::effects::read_goods;
use crate::pieces::{Building, Good};
use crate::tasks::Cost;

/// Scientists and contracts.
pub struct Agency {
    /// Scientists in the order of their slots.
    pub scientists: Vec<ScientistFacts>,
    /// Contracts.
    pub contracts: Vec<ContractFacts>,
    /// Points for each advanced building of the type that a scientist scores.
    pub scientist_points: u8,
    /// What it costs to take a contract.
    pub contract_cost: Cost,
}

/// A scientist.
pub struct ScientistFacts {
    /// What hiring costs.
    pub cost: Cost,
    /// Colonists that hiring sends to the working area.
    pub colonists: u8,
    /// The type of building they work in.
    pub works_in: Building,
    /// The type of building that gives points.
    pub scores: Building,
}

/// A contract.
pub struct ContractFacts {
    /// Goods to deliver, in order; none for an upgrade contract.
    pub deliver: Vec<(Good, u8)>,
    /// The type of building to upgrade.
    pub upgrade: Option<Building>,
    /// The complex that it must be part of.
    pub min_complex: u8,
    /// Points when it is completed.
    pub points: i16,
    /// Points when it is not.
    pub failed: i16,
}

pub(super) fn read_agency(scientists: &str, contracts: &str) -> Agency {
    let (scientists, contracts): (Value, Value) = (super::read(scientists), super::read(contracts));
    let cards = |file: &Value| file["cards"].as_array().cloned().unwrap_or_default();
    Agency {
        scientists: cards(&scientists).iter().map(read_scientist).collect(),
        contracts: cards(&contracts).iter().map(read_contract).collect(),
        scientist_points: scientists["op_per_building"].as_u64().unwrap_or_default() as u8,
        contract_cost: read_cost(&contracts["cost_to_take"]),
    }
}

fn building(value: &Value) -> Building {
    let word = value.as_str().unwrap_or_default();
    word.parse().unwrap_or_else(|why| panic!("{why}"))
}

fn read_scientist(card: &Value) -> ScientistFacts {
    ScientistFacts {
        cost: read_cost(&card["cost"]),
        colonists: card["cost"]["move_colonists_to_working_area"].as_u64().unwrap_or(0) as u8,
        works_in: building(&card["works_in"]),
        scores: building(&card["scores"]),
    }
}

fn read_contract(card: &Value) -> ContractFacts {
    let goods = read_goods(&card["deliver"]);
    let points = |key: &str| card[key].as_i64().unwrap_or_default() as i16;
    ContractFacts {
        deliver: goods.iter().filter(|(_, count)| **count > 0).map(|(good, count)| (good, *count)).collect(),
        upgrade: card["building"].is_string().then(|| building(&card["building"])),
        min_complex: card["min_complex"].as_u64().unwrap_or(0) as u8,
        points: points("op"),
        failed: points("op_failed"),
    }
}
