//! How components are written, in order of number.

use std::sync::LazyLock;

use serde_json::Value;

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident = $make:expr;)+) => {
        $(
            $(#[$doc])*
            pub(crate) fn $name() -> &'static [String] {
                static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| $make);
                &NAMES
            }
        )+
    };
}

fn numbers(count: u8) -> Vec<String> {
    (1..=count).map(|number| number.to_string()).collect()
}

/// The ids of a list, in its order.
fn ids(json: &str, list: &str) -> Vec<String> {
    let file: Value = super::read(json);
    let rows = file[list].as_array().map(Vec::as_slice).unwrap_or_default();
    rows.iter().filter_map(|row| row["id"].as_str()).map(str::to_owned).collect()
}

names! {
    cells = super::map::cell_names(include_str!("../../data/map.json"));
    spaces = numbers(8);
    slots = numbers(8);
    spots = numbers(2);
    blueprints = ids(include_str!("../../data/blueprints.json"), "cards");
    contracts = ids(include_str!("../../data/contracts.json"), "cards");
    missions = ids(include_str!("../../data/missions.json"), "cards");
    goals = ids(include_str!("../../data/private_goals.json"), "cards");
    discoveries = ids(include_str!("../../data/discovery.json"), "tiles");
    lss_tiles = ids(include_str!("../../data/lss.json"), "reward_tiles");
    solo_cards = ids(include_str!("../../data/solo.json"), "deck");
    a_cards = ids(include_str!("../../data/first_colonists.json"), "a_cards");
    b_cards = ids(include_str!("../../data/first_colonists.json"), "b_cards");
    /// Those of the stacks: starting buildings come from none.
    tiles = {
        let file: Value = super::read(include_str!("../../data/buildings.json"));
        let all = file["tiles"].as_array().map(Vec::as_slice).unwrap_or_default();
        let stacked = all.iter().filter(|tile| tile["start"] == false);
        stacked.filter_map(|tile| tile["id"].as_str()).map(str::to_owned).collect()
    };
}
