//! Adventure 7, the starships: their blocks, engines, greenhouses and airlocks.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, in_pairs, items, numbered, plain, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let mut names = Vec::new();
    for (ship, starship) in (1..).zip(items(&sheet["starships"])) {
        let here = |called: Called| called.with("ship", ship);
        let own = items(&sheet["slots"]).filter(|slot| slot["starship"] == starship["id"]);
        names.extend(numbered(own, "ship-space", here));
        names.extend(numbered(items(&starship["engine"]), "ship-energy", here));
        let greenhouse = &starship["greenhouse"];
        names.extend(numbered(items(&greenhouse["plants"]), "ship-plant", here));
        names.push((format!("{}-first", text(&greenhouse["race"])), here(Called::new("ship-double"))));
    }
    let airlocks = items(&sheet["airlocks"]).chain(items(&sheet["base_airlocks"]));
    names.extend(airlocks.map(|airlock| self::airlock(sheet, airlock)));
    names.extend(items(&sheet["tanks"]).map(|tank| {
        let (ship, block) = block(sheet, &tank["block"]);
        (id(tank), Called::new("ship-tank").with("ship", ship).with("block", block))
    }));
    names.extend(in_pairs(&sheet["astronaut_track"]["groups"], "astronaut"));
    names.extend(numbered(items(&sheet["planning_track"]["boxes"]), "planning-box", plain));
    names.extend(errors(sheet));
    names
}

/// Starships are counted from below, their blocks from the left; 0 and 0 for the base.
fn block(sheet: &Value, wanted: &Value) -> (usize, usize) {
    for (ship, starship) in (1..).zip(items(&sheet["starships"])) {
        let mut blocks: Vec<&Value> = items(&starship["blocks"]).collect();
        blocks
            .sort_by(|a, b| a["rect"]["x"].as_f64().unwrap_or(0.0).total_cmp(&b["rect"]["x"].as_f64().unwrap_or(0.0)));
        if let Some(at) = blocks.iter().position(|block| block["id"] == *wanted) {
            return (ship, at + 1);
        }
    }
    (0, 0)
}

fn airlock(sheet: &Value, airlock: &Value) -> Naming {
    let ((low, a), (high, b)) = (block(sheet, &airlock["a"]), block(sheet, &airlock["b"]));
    let called = if low == 0 {
        Called::new("airlock-base").with("block", b)
    } else if low == high {
        Called::new("airlock").with("ship", low).with("a", a).with("b", b)
    } else {
        Called::new("airlock-up").with("low", low).with("a", a).with("high", high).with("b", b)
    };
    (id(airlock), called)
}
