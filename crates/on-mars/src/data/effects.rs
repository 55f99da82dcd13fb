//! What cards, tiles, cells and spaces do, in one closed vocabulary.

use serde_json::Value;

use crate::pieces::{Building, Good, Goods, Side};

/// What pays for more of an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fuel {
    /// It cannot be boosted.
    #[default]
    None,
    /// Colonists sent to the working area.
    /// § OM-5.6
    Colonist,
    /// Crystals from the depot.
    /// § OM-5.7
    Crystal,
}

/// An effect and how it can be boosted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What it does.
    pub effect: Effect,
    /// What pays for more.
    pub boost: Fuel,
}

/// What a card, a tile, a cell or a space does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Effect {
    /// Goods from the supply.
    Gain { good: Good, count: u8 },
    /// Resources of one's choice, minerals excepted.
    GainAny { count: u8 },
    /// Colonists from beside the board, for a price where there is one.
    Colonist { count: u8, paid: bool },
    /// Points at once.
    Points { count: u8 },
    /// Goods from the warehouse.
    Warehouse { count: u8, resources: bool },
    /// Technologies of the grid.
    Learn { count: u8 },
    /// Blueprints of the display.
    Blueprint { count: u8 },
    /// Single developments.
    Develop { count: u8, free: bool },
    /// A card of the agency.
    Hire { scientist: bool, contract: bool, free: bool },
    /// A building of one type, or of any.
    Construct { what: Option<Building> },
    /// Upgrades.
    Upgrade { count: u8, free: bool, anywhere: bool, tech: bool },
    /// Points of movement for bots.
    Bots { points: u8, as_rovers: bool },
    /// Points of movement for the rover.
    Rover { points: u8, tech: bool },
    /// As many points for the rover as the best Rover technology in play has levels.
    BestRover,
    /// Colonists back home; `u8::MAX` for any number.
    Retrieve { count: u8, orbit: bool, colony: bool, working: bool },
    /// Ships; private ones bring one more colonist.
    Ship { count: u8, free: bool, private: bool },
    /// A journey: to this side, or to the other one.
    Travel { to: Option<Side> },
    /// Everything of one's own produces.
    Produce,
    /// A resource for others.
    Trade { count: u8 },
    /// A discovery tile from the exploration space.
    Radar,
    /// An advanced building.
    Advanced,
}

/// Reads an effect object.
pub(super) fn read_deed(effect: &Value, boost: &Value) -> Deed {
    let with = |value: &Value| match value.as_str().or_else(|| value["with"].as_str()) {
        Some("colonist") => Fuel::Colonist,
        Some("crystal") => Fuel::Crystal,
        _ => Fuel::None,
    };
    let inside = with(&effect["boost"]);
    Deed { effect: read_effect(effect), boost: if inside == Fuel::None { with(boost) } else { inside } }
}

fn number(value: &Value) -> Option<u8> {
    value.as_u64().map(|number| number as u8)
}

fn read_effect(effect: &Value) -> Effect {
    let count = |key: &str| number(&effect[key]);
    let flag = |key: &str| effect[key].as_bool().unwrap_or(false);
    let tech = effect["tech"].is_string();
    people(effect).unwrap_or_else(|| {
        if let Some((good, count)) = gain(effect) {
            Effect::Gain { good, count }
        } else if let Some(count) = count("gain_any_non_mineral") {
            Effect::GainAny { count }
        } else if let Some(count) = count("op") {
            Effect::Points { count }
        } else if let Some(count) = count("warehouse_take") {
            Effect::Warehouse { count, resources: flag("resource_only") }
        } else if let Some(count) = count("learn_tech") {
            Effect::Learn { count }
        } else if let Some(count) = count("blueprint") {
            Effect::Blueprint { count }
        } else if let Some(count) = count("develop") {
            Effect::Develop { count, free: flag("free") }
        } else if let Some(what) = effect["construct"].as_str() {
            Effect::Construct { what: what.parse().ok() }
        } else if let Some(count) = count("upgrade") {
            Effect::Upgrade { count, free: flag("free"), anywhere: flag("anywhere"), tech }
        } else if let Some(points) = count("move_bots") {
            Effect::Bots { points, as_rovers: flag("as_rovers") }
        } else if let Some(points) = count("move_rover") {
            Effect::Rover { points, tech }
        } else if effect["move_rover"].is_string() {
            Effect::BestRover
        } else if let Some(count) = number(&effect["trade"]["gain_non_mineral"]) {
            Effect::Trade { count }
        } else {
            other(effect)
        }
    })
}

fn gain(effect: &Value) -> Option<(Good, u8)> {
    if let Some(count) = number(&effect["gain_crystal"]) {
        return Some((Good::Crystal, count));
    }
    let (good, count) = effect["gain"].as_object()?.iter().next()?;
    Some((good.parse().ok()?, number(count)?))
}

/// Effects with colonists, ships and cards of the agency.
fn people(effect: &Value) -> Option<Effect> {
    let free = effect["free"].as_bool().unwrap_or(false);
    if let Some(count) = number(&effect["gain_colonist"]) {
        return Some(Effect::Colonist { count, paid: effect["cost"].is_object() });
    }
    if !effect["retrieve_colonist"].is_null() {
        let count = number(&effect["retrieve_colonist"]).unwrap_or(u8::MAX);
        let from = |word: &str| effect["from"].as_array().is_some_and(|list| list.iter().any(|one| one == word));
        let any = from("action_slots_any_side");
        let (orbit, colony) = (any || from("action_slots_orbit"), any || from("action_slots_colony"));
        return Some(Effect::Retrieve { count, orbit, colony, working: from("working_area") });
    }
    if let Some(count) = number(&effect["welcome_ship"]) {
        return Some(Effect::Ship { count, free, private: effect["reward_options"].is_array() });
    }
    let agency = [("hire", true, true), ("take_contract", false, true), ("take_scientist", true, false)];
    let (_, scientist, contract) = agency.into_iter().find(|(key, ..)| effect[*key].is_u64())?;
    Some(Effect::Hire { scientist, contract, free })
}

fn other(effect: &Value) -> Effect {
    match effect["travel"].as_str() {
        Some("orbit") => return Effect::Travel { to: Some(Side::Orbit) },
        Some(_) => return Effect::Travel { to: None },
        None => {}
    }
    if effect["produce"].is_string() {
        Effect::Produce
    } else if effect["radar"].is_boolean() {
        Effect::Radar
    } else if effect["use_advanced_building"].is_u64() {
        Effect::Advanced
    } else {
        panic!("no effect is known that is written {effect}")
    }
}

/// Reads a list of goods: `{"battery": 1}`.
pub(super) fn read_goods(value: &Value) -> Goods {
    Goods::new(|good: Good| number(&value[good.word()]).unwrap_or(0))
}
