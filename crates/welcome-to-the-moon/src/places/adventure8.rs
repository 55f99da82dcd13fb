//! Adventure 8, the planets: their spaces, moons and the two sides of the sheet.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, id, items, number, numbered, numbered_ids, plain};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let mut names: Vec<Naming> = items(&sheet["planets"]).flat_map(planet).collect();
    names.extend(numbered(items(&sheet["asteroids"]), "asteroid", plain));
    for (rock, asteroid) in (1..).zip(items(&sheet["asteroids"])) {
        names.extend(numbered(items(&asteroid["bonuses"]), "asteroid-bonus", |called| called.with("rock", rock)));
    }
    names.extend(items(&sheet["sides"]).flat_map(side));
    names
}

/// A planet is called by the numbers that lead to it, as on its flag.
fn planet(planet: &Value) -> Vec<Naming> {
    let numbers = || items(&planet["numbers"]).map(number);
    let flag = format!("{}–{}", numbers().min().unwrap_or_default(), numbers().max().unwrap_or_default());
    let here = |called: Called| called.by("planet", flag.as_str());
    let mut names = vec![(id(planet), here(Called::new("planet")))];
    names.extend(numbered_ids(&planet["slots"], "planet-space", here));
    names.extend(numbered(items(&planet["moon"]), "planet-moon", here));
    names.extend(numbered(items(&planet["plants"]), "planet-plant", here));
    names.extend(numbered(items(&planet["waters"]), "planet-water", here));
    names
}

fn side(side: &Value) -> Vec<Naming> {
    let of = format!("of-side-{}", number(&side["side"]));
    let here = |called: Called| called.by("of", of.as_str());
    let lists = [
        (&side["plant_track"]["boxes"], "side-plant"),
        (&side["water_track"]["boxes"], "side-water"),
        (&side["planning_track"]["boxes"], "side-planning"),
        (&side["astronaut_track"]["symbols"], "side-astronaut"),
        (&side["errors"]["boxes"], "side-error"),
    ];
    let mut names: Vec<Naming> = lists.into_iter().flat_map(|(list, word)| numbered(items(list), word, here)).collect();
    let values = side["planet_value"].as_object().into_iter().flatten();
    names.extend(values.flat_map(|(kind, boxes)| numbered(items(&boxes["boxes"]), &format!("side-{kind}"), here)));
    names
}
