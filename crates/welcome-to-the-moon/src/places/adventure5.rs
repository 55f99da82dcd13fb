//! Adventure 5, the domed city: skyscrapers, the research tower, the dome.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, items, numbered, plain, prizes, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let mut names = Vec::new();
    for (tower, skyscraper) in (1..).zip(items(&sheet["skyscrapers"])) {
        let here = |called: Called| called.with("tower", tower);
        names.extend(storeys(sheet, skyscraper, here));
        names.extend(prizes(&skyscraper["races"]["top"], "roof-prize", here));
        names.extend(prizes(&skyscraper["races"]["bottom"], "base-prize", here));
    }
    for (level, floor) in (1..).zip(items(&sheet["research_tower"]["levels"])) {
        let here = |called: Called| called.with("level", level);
        names.extend(numbered(items(&floor["plants"]), "tower-plant", here));
        names.push((id(&floor["water"]), here(Called::new("tower-water"))));
    }
    let sections = || items(&sheet["dome"]["sections"]);
    names.extend(numbered(sections(), "dome", plain));
    for (section, dome) in (1..).zip(sections()) {
        let half = |(word, half): (&str, &Value)| (id(half), Called::new(word).with("section", section));
        names.extend(["dome-left", "dome-right"].into_iter().zip(items(&dome["halves"])).map(half));
    }
    for area in items(&sheet["energy_areas"]) {
        let of = format!("of-area-{}", text(&area["id"]));
        names.extend(numbered(items(&area["rows"]), "area-row", |called| called.by("of", of.as_str())));
    }
    names.extend(numbered(items(&sheet["astronaut_track"]["symbols"]), "astronaut", plain));
    names.extend(errors(sheet));
    names
}

/// Storeys are counted from the ground, upwards and downwards.
fn storeys(sheet: &Value, skyscraper: &Value, here: impl Fn(Called) -> Called) -> Vec<Naming> {
    let is_ground = |id: &Value| items(&sheet["slots"]).any(|slot| slot["id"] == *id && slot["start"] == "above");
    let ground = items(&skyscraper["slots"]).position(is_ground).unwrap_or_default();
    let storey = |(at, id): (usize, &Value)| {
        let called = match at.checked_sub(ground) {
            Some(above) => Called::numbered("storey", above + 1),
            None => Called::numbered("cellar", ground - at),
        };
        (text(id).to_owned(), here(called))
    };
    items(&skyscraper["slots"]).enumerate().map(storey).collect()
}
