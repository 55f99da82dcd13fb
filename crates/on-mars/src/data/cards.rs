//! Blueprints, missions, private goals, discovery tiles, First Colonists.

use game_core::IdSet;
use serde_json::Value;

use super::board::read_cost;
use super::effects::{Deed, read_deed};
use crate::pieces::{Building, Errand, Feat, Good, Lab, Space};
use crate::tasks::Cost;

/// A blueprint.
pub struct BlueprintFacts {
    /// Its level: 1 or 3.
    pub level: u8,
    /// The type of building that it upgrades.
    pub building: Building,
    /// What taking it gives.
    pub gain: Good,
    /// The complex that the building must be part of.
    pub min_complex: u8,
    /// Points when it is built.
    pub points: i16,
    /// Points when it is not.
    pub unbuilt: i16,
    /// The action of the advanced building.
    pub deed: Deed,
}

/// Blueprints and what they cost.
pub(super) struct Blueprints {
    pub(super) cards: Vec<BlueprintFacts>,
    pub(super) upgrade_cost: Cost,
    pub(super) use_cost: u8,
}

/// A mission.
pub struct MissionFacts {
    /// What it counts.
    pub feat: Feat,
    /// How many it takes with two, three and four players.
    pub required: [u8; 3],
    /// Crystals for each contribution.
    pub crystals: u8,
    /// Whether it belongs to the long missions.
    pub long: bool,
}

/// A private goal.
pub struct GoalFacts {
    /// All of these must hold.
    pub conditions: Vec<Condition>,
    /// The card's own reward.
    pub reward: Deed,
}

/// What a private goal asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is named for what it asks")]
pub enum Condition {
    Blueprints(u8),
    Advanced(u8),
    Mines(u8),
    Discoveries(u8),
    Research(u8),
    Shelters(u8),
    ColonyLevel(u8),
    Colonists(u8),
    Techs(u8),
    Ships(u8),
    Scientists(u8),
    Contracts(u8),
    Progress(u8),
    SameResource(u8),
    /// Markers on buildings in complexes of this size, in so many of them.
    InComplex {
        size: u8,
        count: u8,
        different: bool,
    },
    /// A tile on each of these cells.
    OnCells([Lab; 3]),
}

/// Private goals and what they share.
pub(super) struct Goals {
    pub(super) cards: Vec<GoalFacts>,
    pub(super) common: Deed,
    pub(super) deal: u8,
}

/// The variant First Colonists.
pub struct FirstColonists {
    /// The missions of the variant.
    pub missions: Vec<Feat>,
    /// The turn order space of each tile.
    pub spaces: Vec<Space>,
    /// The buildings on each A card.
    pub a_cards: Vec<IdSet<Building>>,
    /// The task and the reward of each B card.
    pub b_cards: Vec<(Errand, Deed)>,
}

fn number(value: &Value) -> u8 {
    value.as_u64().unwrap_or_default() as u8
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn word<T: std::str::FromStr<Err = String>>(value: &Value) -> T {
    value.as_str().unwrap_or_default().parse().unwrap_or_else(|why| panic!("{why}"))
}

pub(super) fn read_blueprints(json: &str) -> Blueprints {
    let file: Value = super::read(json);
    let card = |card: &Value| BlueprintFacts {
        level: number(&card["level"]),
        building: word(&card["building"]),
        gain: word::<Building>(&card["building"]).makes(),
        min_complex: number(&card["min_complex"]),
        points: card["op_built"].as_i64().unwrap_or_default() as i16,
        unbuilt: card["op_unbuilt"].as_i64().unwrap_or_default() as i16,
        deed: read_deed(&card["action"]["effect"], &card["action"]["boost"]),
    };
    Blueprints {
        cards: list(&file["cards"]).iter().map(card).collect(),
        upgrade_cost: read_cost(&file["upgrade_cost"]),
        use_cost: number(&file["executive_cost"]["crystal"]),
    }
}

pub(super) fn read_missions(json: &str) -> (Vec<MissionFacts>, [[u8; 2]; 2]) {
    let file: Value = super::read(json);
    let card = |card: &Value| MissionFacts {
        feat: word(&card["key"]),
        required: ["2", "3", "4"].map(|players| number(&card["required"][players])),
        crystals: number(&card["crystals"]),
        long: card["type"] == "long",
    };
    let mix = ["short_game", "long_game"].map(|game| ["short", "long"].map(|kind| number(&file[game][kind])));
    (list(&file["cards"]).iter().map(card).collect(), mix)
}

pub(super) fn read_goals(json: &str) -> Goals {
    let file: Value = super::read(json);
    let card = |card: &Value| GoalFacts {
        conditions: read_conditions(&card["condition"]),
        reward: read_deed(&card["alternative_reward"]["effect"], &Value::Null),
    };
    Goals {
        cards: list(&file["cards"]).iter().map(card).collect(),
        common: read_deed(&file["common_reward"]["effect"], &Value::Null),
        deal: number(&file["deal"]),
    }
}

fn read_conditions(condition: &Value) -> Vec<Condition> {
    let all = condition.as_object().cloned().unwrap_or_default();
    all.iter().filter_map(|(key, value)| read_condition(condition, key, value)).collect()
}

fn read_condition(all: &Value, key: &str, value: &Value) -> Option<Condition> {
    let count = number(value);
    Some(match key {
        "blueprints_owned" => Condition::Blueprints(count),
        "own_advanced_buildings" => Condition::Advanced(count),
        "mines_with_own_colonist_or_marker" => Condition::Mines(count),
        "own_discovery_tiles" => Condition::Discoveries(count),
        "own_research_tiles" => Condition::Research(count),
        "own_shelters" => Condition::Shelters(count),
        "colony_level" => Condition::ColonyLevel(count),
        "colonists_in_living_quarters" => Condition::Colonists(count),
        "tech_tiles" => Condition::Techs(count),
        "ships_in_hangar" => Condition::Ships(count),
        "scientists" => Condition::Scientists(count),
        "contracts_completed" => Condition::Contracts(count),
        "progress_cubes" => Condition::Progress(count),
        "same_resource_non_mineral" => Condition::SameResource(count),
        "marker_in_complex" => Condition::InComplex {
            size: count,
            count: number(&all["count"]),
            different: all["different_complexes"] == true,
        },
        "tech_tiles_on_cells" => {
            let cells = list(value);
            Condition::OnCells(std::array::from_fn(|place| word(&cells[place])))
        }
        "count" | "different_complexes" => return None,
        _ => panic!("no condition is known that is written {key}"),
    })
}

/// What each discovery tile gives, and whether Lacerda goes for it.
pub(super) fn read_discoveries(json: &str) -> (Vec<Deed>, Vec<bool>) {
    let file: Value = super::read(json);
    let tiles = list(&file["tiles"]);
    let deeds = tiles.iter().map(|tile| read_deed(&tile["effect"], &Value::Null)).collect();
    (deeds, tiles.iter().map(|tile| tile["useful_to_lacerda"] == true).collect())
}

pub(super) fn read_research(json: &str) -> Deed {
    let file: Value = super::read(json);
    read_deed(&file["benefit"]["effect"], &Value::Null)
}

pub(super) fn read_first(json: &str) -> FirstColonists {
    let file: Value = super::read(json);
    let b_card = |card: &Value| (word(&card["task"]), read_deed(&card["effect"], &Value::Null));
    FirstColonists {
        missions: list(&file["missions"]).iter().map(word).collect(),
        spaces: list(&file["tiles"]).iter().map(|tile| Space(number(&tile["turn_order_space"]) - 1)).collect(),
        a_cards: list(&file["a_cards"])
            .iter()
            .map(|card| list(&card["buildings"]).iter().map(word).collect())
            .collect(),
        b_cards: list(&file["b_cards"]).iter().map(b_card).collect(),
    }
}
