//! How components are written, in order of number.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;

fn ids_of(list: &Value) -> Vec<String> {
    let items = list.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().filter_map(|item| item["id"].as_str()).map(str::to_owned).collect()
}

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

names! {
    /// Market cards, starting cards, single-energy cards, tiles.
    cards = {
        let file: Value = super::read(include_str!("../../data/action_cards.json"));
        let lists = ["action_cards", "starting_cards", "single_energy_cards"];
        let mut all: Vec<String> = lists.iter().flat_map(|list| ids_of(&file[*list])).collect();
        all.extend(ids_of(&super::read::<Value>(include_str!("../../data/bonus_spaces.json"))["tiles"]));
        all
    };
    /// Plans, special plans, tokens.
    plans = {
        let file: Value = super::read(include_str!("../../data/research.json"));
        ["plans", "special_plans", "starting_tokens"].iter().flat_map(|list| ids_of(&file[*list])).collect()
    };
    tokens = ids_of(&super::read::<Value>(include_str!("../../data/research.json"))["starting_tokens"]);
    /// The numbers 1 to 27, then the cells of asteroids.
    spots = {
        let file: Belt = super::read(include_str!("../../data/board_belt.json"));
        let numbers = (1..=27).map(|number: u8| number.to_string());
        numbers.chain(file.asteroids.into_iter().flat_map(|asteroid| asteroid.outpost_cells).map(|cell| cell.id)).collect()
    };
    cells = (1..=12).map(|number: u8| number.to_string()).collect();
    plan_cells = ["A", "B", "C"].iter().flat_map(|row| (1..=4).map(move |column: u8| format!("{row}{column}"))).collect();
    missions = ids_of(&super::read::<Value>(include_str!("../../data/missions.json"))["cards"]);
    goals = {
        let file: Value = super::read(include_str!("../../data/missions.json"));
        let cards = file["cards"].as_array().map(Vec::as_slice).unwrap_or_default();
        cards.iter().flat_map(|card| ids_of(&card["tasks"])).collect()
    };
    luna_cards = ids_of(&super::read::<Value>(include_str!("../../data/luna.json"))["cards"]);
}

#[derive(Deserialize)]
struct Belt {
    asteroids: Vec<Asteroid>,
}

#[derive(Deserialize)]
struct Asteroid {
    outpost_cells: Vec<OutpostCell>,
}

#[derive(Deserialize)]
struct OutpostCell {
    id: String,
}
