//! Adventure 4, the mine: its levels, what lies between them, the works.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, items, number, numbered, plain, position, prizes, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let mine = |of: &Value| position(items(&sheet["mines"]), text(of));
    let level =
        |slot: &Value| items(&sheet["slots"]).find(|one| one["id"] == *slot).map_or(0, |one| number(&one["level"]));
    let mut names: Vec<Naming> = items(&sheet["slots"])
        .map(|slot| {
            let called = Called::numbered("mine-space", number(&slot["level"])).with("mine", mine(&slot["mine"]));
            (id(slot), called)
        })
        .collect();
    names.extend(numbered(items(&sheet["mines"]), "mine", plain));
    names.extend(items(&sheet["resources"]).map(|resource| {
        let between = &resource["between"];
        let called = Called::new(format!("mine-{}", text(&resource["kind"])))
            .with("mine", mine(&resource["mine"]))
            .with("a", level(&between[0]))
            .with("b", level(&between[1]));
        (id(resource), called)
    }));
    for works in items(&sheet["main_structures"]) {
        names.extend(numbered(items(&works["symbols"]), &format!("stored-{}", text(&works["counts"])), plain));
        names.extend(upgrades(works));
    }
    names.extend(items(&sheet["optimisation_centres"]).flat_map(upgrades));
    names
        .extend(items(&sheet["races"]).flat_map(|race| {
            prizes(&race["id"], "works-prize", |called| called.by("of", owner(text(&race["owner"]))))
        }));
    names.extend(errors(sheet));
    names
}

fn owner(works: &str) -> String {
    format!("of-{}", works.replace('_', "-"))
}

fn upgrades(works: &Value) -> Vec<Naming> {
    let of_kind = |kind: &'static str| {
        let symbols = items(&works["upgrade_symbols"]).filter(move |symbol| symbol["kind"] == kind);
        numbered(symbols, &format!("upgrade-{kind}"), |called| called.by("of", owner(text(&works["id"]))))
    };
    ["energy", "robot"].into_iter().flat_map(of_kind).collect()
}
