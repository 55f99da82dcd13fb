//! Adventure 6, the quarantine: quarters, walkways, viruses, their signs on the tracks.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, in_pairs, items, numbered, numbered_ids, plain, position, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let mut names = Vec::new();
    for (number, quarter) in (1..).zip(items(&sheet["quarters"])) {
        let here = |called: Called| called.with("quarter", number);
        names.push((id(quarter), Called::numbered("block", number)));
        names.extend(numbered_ids(&quarter["slots"], "block-space", here));
        names.extend(numbered(items(&quarter["energies"]), "block-energy", here));
        names.extend(numbered(items(&quarter["plants"]), "block-plant", here));
        names.extend(quarter["tank"].as_str().map(|tank| (tank.to_owned(), here(Called::new("block-tank")))));
    }
    let quarter = |of: &Value| position(items(&sheet["quarters"]), text(of));
    names.extend(items(&sheet["walkways"]).map(|walkway| {
        (id(walkway), Called::new("walkway").with("a", quarter(&walkway["a"])).with("b", quarter(&walkway["b"])))
    }));
    names.extend(
        items(&sheet["viruses"])
            .map(|virus| (id(virus), Called::new("virus").by("of", format!("of-virus-{}", text(&virus["id"]))))),
    );
    names.extend(track(&sheet["plant_track"], "track-plant"));
    names.extend(track(&sheet["water_track"], "track-water"));
    names.extend(in_pairs(&sheet["astronaut_track"]["groups"], "astronaut"));
    names.extend(in_pairs(&sheet["planning_track"]["groups"], "calendar"));
    names.extend(errors(sheet));
    names
}

/// The symbols of a track, and what is set off when some of them are reached.
fn track(track: &Value, word: &str) -> Vec<Naming> {
    let symbols = || items(&track["rows"]).flat_map(|row| items(&row["symbols"]));
    let sign = |(n, symbol): (usize, &Value)| {
        let mark = Some(&symbol["mark"]).filter(|mark| mark.is_object())?;
        let called = match mark["virus"].as_str() {
            Some(virus) => Called::new("virus-sign").by("of", format!("of-sign-{virus}")),
            None => Called::new("spread-sign").by("of", format!("of-{word}-symbol")).with("symbol", n),
        };
        Some((id(mark), called))
    };
    let mut names = numbered(symbols(), word, plain);
    names.extend((1..).zip(symbols()).filter_map(sign));
    names
}
