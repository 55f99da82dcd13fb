//! The printed ids, in the order of the data.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;

use super::read;

#[derive(Deserialize)]
struct Row {
    id: String,
}

fn ids(json: &str, list: &str) -> Vec<String> {
    let mut file: Value = read(json);
    let rows: Vec<Row> = serde_json::from_value(file[list].take())
        .unwrap_or_else(|why| panic!("the component data of Planet Unknown have no list `{list}`: {why}"));
    rows.into_iter().map(|row| row.id).collect()
}

macro_rules! lists {
    ($($name:ident, $file:literal, $list:literal;)+) => {
        $(
            pub(crate) fn $name() -> &'static [String] {
                static NAMES: LazyLock<Vec<String>> =
                    LazyLock::new(|| ids(include_str!(concat!("../../data/", $file)), $list));
                &NAMES
            }
        )+
    };
}

lists! {
    tiles, "tiles.json", "tiles";
    planets, "planets.json", "planets";
    corporations, "corporations.json", "corporations";
    civs, "civ_cards.json", "cards";
    objectives, "objectives.json", "objectives";
    events, "events.json", "events";
}
