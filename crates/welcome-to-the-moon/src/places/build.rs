//! Reading the printed data for names.

use game_core::Called;
use serde_json::Value;

/// A place and how it is called.
pub(super) type Naming = (String, Called);

/// The items of a list; nothing where the data has none.
pub(super) fn items(value: &Value) -> impl Iterator<Item = &Value> + Clone {
    value.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// A text of the data.
pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A number of the data.
pub(super) fn number(value: &Value) -> usize {
    value.as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or_default()
}

/// The id of a thing.
pub(super) fn id(thing: &Value) -> String {
    text(&thing["id"]).to_owned()
}

/// The position of an id in a list of things, from 1; 0 where it is not.
pub(super) fn position<'a>(mut things: impl Iterator<Item = &'a Value>, wanted: &str) -> usize {
    things.position(|thing| text(&thing["id"]) == wanted).map_or(0, |at| at + 1)
}

/// Things that are counted from 1 in the order of the data, each with the same facts.
pub(super) fn numbered<'a>(
    things: impl Iterator<Item = &'a Value>,
    word: &str,
    facts: impl Fn(Called) -> Called,
) -> Vec<Naming> {
    (1..).zip(things).map(|(n, thing)| (id(thing), facts(Called::numbered(word, n)))).collect()
}

/// The same for plain ids.
pub(super) fn numbered_ids(ids: &Value, word: &str, facts: impl Fn(Called) -> Called) -> Vec<Naming> {
    (1..).zip(items(ids)).map(|(n, id)| (text(id).to_owned(), facts(Called::numbered(word, n)))).collect()
}

/// Both values of a reward that is better for whoever is first.
pub(super) fn prizes(race: &Value, word: &str, facts: impl Fn(Called) -> Called) -> Vec<Naming> {
    let prize = |which: &str| (format!("{}-{which}", text(race)), facts(Called::new(word)).by("which", which));
    ["first", "later"].map(prize).to_vec()
}

/// Pairs of symbols are counted through; each pair has its wild.
pub(super) fn in_pairs(groups: &Value, word: &str) -> Vec<Naming> {
    let symbols = items(groups).flat_map(|group| items(&group["symbols"]));
    let wilds = items(groups).map(|group| &group["wild"]).filter(|wild| wild.is_object());
    let mut names = numbered(symbols, word, plain);
    names.extend(numbered(wilds, &format!("{word}-wild"), plain));
    names
}

/// The boxes for system errors.
pub(super) fn errors(sheet: &Value) -> Vec<Naming> {
    numbered(items(&sheet["errors"]["boxes"]), "error", plain)
}

/// Nothing more in the name.
pub(super) fn plain(called: Called) -> Called {
    called
}
