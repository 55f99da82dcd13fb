//! Spots: everything drawn on a sheet that can be pointed at, by its printed id.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde_json::Value;

use crate::data::SOURCES;

/// A space, symbol or line of a sheet: `n14`, `cut05`, `greenhouse-r2`. All sheets share one list of ids, so that an
/// action can be read without knowing the adventure; what the id means there is each adventure's own.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u16);

impl Spot {
    /// Its place in a table over all spots.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All spots of all sheets.
    pub(crate) fn all() -> impl Iterator<Item = Spot> {
        (0..NAMES.list.len() as u16).map(Spot)
    }

    /// How many spots there are on all sheets together.
    pub(crate) fn count() -> usize {
        NAMES.list.len()
    }

    /// The spot of this id. Panics when there is none: for reading the data, which is complete or broken.
    pub(crate) fn known(id: &str) -> Self {
        id.parse().unwrap_or_else(|why| panic!("the component data of Welcome to the Moon is damaged: {why}"))
    }
}

struct Names {
    list: Vec<String>,
    index: BTreeMap<String, u16>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let mut names = Names { list: Vec::new(), index: BTreeMap::new() };
    for (_, json) in SOURCES {
        let sheet: Value = serde_json::from_str(json).unwrap_or_else(|why| panic!("a sheet cannot be read: {why}"));
        collect(&sheet, &mut names);
    }
    names
});

/// Every `id` of something with a place on the sheet, and the two values of each race.
fn collect(value: &Value, names: &mut Names) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
        Value::Object(fields) => {
            if let Some(id) = fields.get("id").and_then(Value::as_str) {
                add(id.to_owned(), names);
                if fields.contains_key("first") && fields.contains_key("later") {
                    add(format!("{id}-first"), names);
                    add(format!("{id}-later"), names);
                }
            }
            fields.values().for_each(|field| collect(field, names));
        }
        _ => {}
    }
}

fn add(id: String, names: &mut Names) {
    if !names.index.contains_key(&id) {
        names.index.insert(id.clone(), names.list.len() as u16);
        names.list.push(id);
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES.list.get(self.index()).map_or("?", String::as_str))
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        NAMES.index.get(s).copied().map(Spot).ok_or_else(|| format!("`{s}` is on no sheet"))
    }
}

game_core::as_text!(Spot, place);
