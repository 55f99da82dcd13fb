//! How everything on the sheets is called: the message `place-<word>` and what stands in it.
//!
//! One file for each adventure; the numbers in the names follow the order of the printed data.

mod adventure1;
mod adventure2;
mod adventure3;
mod adventure4;
mod adventure5;
mod adventure6;
mod adventure7;
mod adventure8;
mod build;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game_core::Called;
use serde_json::Value;

use crate::data::SOURCES;

type Names = BTreeMap<String, Called>;

/// By adventure, from 1.
static NAMES: LazyLock<Vec<Names>> =
    LazyLock::new(|| SOURCES.iter().map(|(number, json)| names(*number, json)).collect());

fn names(adventure: u8, json: &str) -> Names {
    let sheet: Value = serde_json::from_str(json).unwrap_or_else(|why| panic!("a sheet cannot be read: {why}"));
    let list = match adventure {
        1 => adventure1::names(&sheet),
        2 => adventure2::names(&sheet),
        3 => adventure3::names(&sheet),
        4 => adventure4::names(&sheet),
        5 => adventure5::names(&sheet),
        6 => adventure6::names(&sheet),
        7 => adventure7::names(&sheet),
        _ => adventure8::names(&sheet),
    };
    list.into_iter().collect()
}

/// How a place on the sheet of an adventure is called; nothing for what is not on it.
pub(crate) fn called(adventure: u8, id: &str) -> Option<Called> {
    NAMES.get(usize::from(adventure).checked_sub(1)?)?.get(id).cloned()
}

/// Everything on every sheet, by adventure.
pub(crate) fn all() -> Vec<(u8, Vec<(String, Called)>)> {
    let list = |names: &Names| names.iter().map(|(id, called)| (id.clone(), called.clone())).collect();
    (1..).zip(NAMES.iter().map(list)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use game_core::{Fx, Game, Rng, Seed, Stream, noting_places};
    use game_text::{Place, Texts};
    use serde_json::json;

    use super::*;
    use crate::{Options, WelcomeToTheMoon};

    fn name(texts: &Texts, lang: &str, id: &str, called: &Called) -> String {
        let places = [Place { id: id.to_owned(), called: Some(called.clone()) }];
        let facts = json!({ "type": "cross", "spot": id });
        let phrase = texts.phrase(lang, "action", &facts, &[], &places);
        let part = phrase.0.into_iter().find(|part| part.place.is_some());
        part.unwrap_or_else(|| panic!("{id} is not named")).text
    }

    #[test]
    fn everything_on_a_sheet_has_a_name_of_its_own_in_every_language() {
        let texts = Texts::new(crate::TEXT).expect("the texts");
        for lang in ["en", "ru"] {
            for (adventure, names) in (1..).zip(NAMES.iter()) {
                let mut ids: BTreeMap<String, &str> = BTreeMap::new();
                for (id, called) in names {
                    let name = name(&texts, lang, id, called);
                    let russian = name.chars().any(|char| ('а'..='я').contains(&char));
                    assert!(!name.contains(['{', '}', '‹']), "{adventure} {id}: {name}");
                    assert_eq!(russian, lang == "ru", "{adventure} {id}: {name}");
                    assert_eq!(ids.insert(name.clone(), id), None, "{adventure}: two are called {name}");
                }
            }
        }
    }

    #[test]
    fn whatever_an_action_points_at_has_a_name() {
        let mut rng = Rng::new(Seed([7; 32]));
        for (adventure, _) in SOURCES {
            let options = Options { adventure, ..Options::default() };
            let mut game = WelcomeToTheMoon::setup(&options, 2, Seed([adventure; 32])).expect("a game");
            for _ in 0..400 {
                let Some(seat) = game.deciding().iter().next() else { break };
                let legal = game.legal_list(seat);
                let unnamed = |place: &String| game.called(place).is_none();
                let (_, places) = noting_places(|| serde_json::to_string(&legal));
                assert_eq!(places.into_iter().find(unnamed), None, "in adventure {adventure}");
                let chosen = legal[rng.below(Stream::Table, legal.len() as u32) as usize];
                game.apply(seat, chosen, &mut Fx::silent());
            }
        }
    }
}
