//! A sentence in parts: what names a place on the board can be lit up there.
//!
//! Names are put into a sentence with marks around them (characters of the private-use area, which no text holds),
//! so that plural forms, cases and word order stay each language's own business; the finished sentence is cut at the
//! marks.

use game_core::Called;
use serde::Serialize;

use crate::typeset::typeset;

/// Opens the name of the first place; that of the next one is opened by the next character.
const FIRST: u32 = 0xE100;
/// So many places of one sentence can be told apart.
const MOST: usize = 0x700;
/// Closes the name of a place.
pub(crate) const CLOSES: char = '\u{E000}';

/// A place that a sentence may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its id, as it stands in the facts.
    pub id: String,
    /// How it is called; without it by the message `place-<id>`.
    pub called: Option<Called>,
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// What is said.
    pub text: String,
    /// The place that this names.
    pub place: Option<String>,
}

/// A typeset sentence in parts. `to_string` gives the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Phrase(pub Vec<Part>);

impl std::fmt::Display for Phrase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|part| f.write_str(&part.text))
    }
}

pub(crate) fn is_opening(char: char) -> bool {
    place_of(char).is_some()
}

fn place_of(mark: char) -> Option<usize> {
    let number = u32::from(mark).checked_sub(FIRST)? as usize;
    (number < MOST).then_some(number)
}

/// The name with marks that say which place it is; the last places of a very long list stay unmarked.
pub(crate) fn marked(name: &str, place: usize) -> String {
    match u32::try_from(place).ok().filter(|_| place < MOST).and_then(|place| char::from_u32(FIRST + place)) {
        Some(opens) => format!("{opens}{name}{CLOSES}"),
        None => name.to_owned(),
    }
}

/// A sentence without its marks.
pub(crate) fn plain(sentence: &str) -> String {
    sentence.chars().filter(|&char| char != CLOSES && !is_opening(char)).collect()
}

/// Typesets a sentence with marks and cuts it at them.
pub(crate) fn cut(sentence: &str, lang: &str, places: &[Place]) -> Phrase {
    let mut parts = vec![Part { text: String::new(), place: None }];
    for char in with_capital(&typeset(sentence, lang)).chars() {
        let next = match place_of(char) {
            Some(place) => places.get(place).map(|place| place.id.clone()),
            None if char == CLOSES => None,
            None => {
                if let Some(part) = parts.last_mut() {
                    part.text.push(char);
                }
                continue;
            }
        };
        parts.push(Part { text: String::new(), place: next });
    }
    parts.retain(|part| !part.text.is_empty());
    Phrase(parts)
}

/// A sentence that begins with the name of a place begins with a capital all the same.
fn with_capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    match (chars.next(), chars.next()) {
        (Some(opens), Some(first)) if is_opening(opens) => {
            std::iter::once(opens).chain(first.to_uppercase()).chain(chars).collect()
        }
        _ => sentence.to_owned(),
    }
}
