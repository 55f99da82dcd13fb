//! Adventure 3, the colony: modules, tunnels, antennas, quarters.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, items, number, numbered, plain, prizes, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let mut names: Vec<Naming> = items(&sheet["slots"])
        .map(|slot| {
            let called = Called::numbered("module", number(&slot["col"])).with("row", number(&slot["row"]));
            (id(slot), called)
        })
        .collect();
    names.extend(items(&sheet["tunnels"]).map(|tunnel| self::tunnel(sheet, tunnel)));
    names.extend(items(&sheet["antennas"]).map(|antenna| self::antenna(sheet, antenna)));
    names.extend(items(&sheet["tanks"]).map(|tank| (id(tank), at(sheet, &tank["slot"], Called::new("module-tank")))));
    names.extend(items(&sheet["quarters"]).flat_map(quarter));
    let tracks = sheet["multiplier_tracks"].as_object().into_iter().flatten();
    names.extend(tracks.flat_map(|(track, boxes)| multipliers(track, &boxes["boxes"])));
    names.extend(numbered(items(&sheet["astronaut_track"]["symbols"]), "astronaut", plain));
    names.extend(numbered(items(&sheet["planning_track"]["boxes"]), "planning-box", plain));
    names.extend(errors(sheet));
    names
}

fn grid(sheet: &Value, slot: &Value) -> (usize, usize) {
    let found = items(&sheet["slots"]).find(|one| one["id"] == *slot);
    found.map_or((0, 0), |one| (number(&one["col"]), number(&one["row"])))
}

/// With the column and row of a module in its name.
fn at(sheet: &Value, slot: &Value, called: Called) -> Called {
    let (column, row) = grid(sheet, slot);
    called.with("column", column).with("row", row)
}

fn tunnel(sheet: &Value, tunnel: &Value) -> Naming {
    let (from, to) = (grid(sheet, &tunnel["a"]), grid(sheet, &tunnel["b"]));
    let called = if from.1 == to.1 {
        Called::new("tunnel-across").with("row", from.1).with("a", from.0).with("b", to.0)
    } else {
        Called::new("tunnel-up").with("column", from.0).with("a", from.1).with("b", to.1)
    };
    (id(tunnel), called)
}

/// One module has several antennas.
fn antenna(sheet: &Value, antenna: &Value) -> Naming {
    let own: Vec<&Value> = items(&sheet["antennas"]).filter(|one| one["slot"] == antenna["slot"]).collect();
    let n = own.iter().position(|one| one["id"] == antenna["id"]).map_or(0, |at| at + 1);
    let called = if own.len() > 1 { Called::numbered("antenna-of", n) } else { Called::new("antenna") };
    (id(antenna), at(sheet, &antenna["slot"], called))
}

fn quarter(quarter: &Value) -> Vec<Naming> {
    let here = |called: Called| called.by("of", format!("of-quarter-{}", text(&quarter["id"])));
    let mut names = vec![(id(quarter), here(Called::new("quarter")))];
    names.extend(numbered(items(&quarter["greenhouses"]), "greenhouse", here));
    names.extend(prizes(&quarter["race"], "quarter-prize", here));
    names
}

fn multipliers(track: &str, boxes: &Value) -> Vec<Naming> {
    let multiplier = |one: &Value| {
        let called = Called::new("multiplier").by("of", format!("of-{track}")).with("value", number(&one["value"]));
        (id(one), called)
    };
    items(boxes).map(multiplier).collect()
}
