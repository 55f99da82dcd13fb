//! Adventure 1, the launch: floors, compartments, the launch track.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, items, number, numbered, plain, position, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let floors = || items(&sheet["floors"]);
    let mut names: Vec<Naming> = floors().flat_map(|floor| spaces(sheet, floor)).collect();
    names.extend(floors().flat_map(|floor| compartments(sheet, floor)));
    let rows = || items(&sheet["launch_track"]["rows"]);
    names.extend(
        rows().map(|row| (id(row), Called::new("launch-score").with("value", number(&row["score_box"]["value"])))),
    );
    names.extend(numbered(rows().flat_map(|row| items(&row["rockets"])), "launch-rocket", plain));
    names.extend(numbered(items(&sheet["launch_track"]["tie_break_rockets"]), "final-rocket", plain));
    names.extend(errors(sheet));
    names
}

fn floor_number(sheet: &Value, floor: &Value) -> usize {
    position(items(&sheet["floors"]), text(&floor["id"]))
}

fn spaces(sheet: &Value, floor: &Value) -> Vec<Naming> {
    let number = floor_number(sheet, floor);
    let space = |(n, id): (usize, &Value)| {
        let called = Called::numbered("floor-space", n).with("floor", number).by("purpose", text(&floor["purpose"]));
        (text(id).to_owned(), called)
    };
    (1..).zip(items(&floor["slots"])).map(space).collect()
}

/// The bonuses of each compartment; equal ones are counted.
fn compartments(sheet: &Value, floor: &Value) -> Vec<Naming> {
    let number = floor_number(sheet, floor);
    let own = items(&sheet["compartments"]).filter(|room| room["floor"] == floor["id"]);
    let mut names = Vec::new();
    for (room, compartment) in (1..).zip(own) {
        let here = |called: Called| called.with("floor", number).with("room", room);
        for (at, bonus) in items(&compartment["bonuses"]).enumerate() {
            let same = items(&compartment["bonuses"]).take(at).filter(|other| other["kind"] == bonus["kind"]).count();
            let word = format!("bonus-{}", text(&bonus["kind"]).replace('_', "-"));
            names.push((id(bonus), here(Called::numbered(word, same + 1))));
            if bonus["arrow"].is_object() {
                names.push((id(&bonus["arrow"]), here(Called::new("fuel"))));
            }
        }
    }
    names
}
