//! Places: what a sentence can name and a board can light up. A hex, a space of a sheet, a square, a card slot.
//!
//! A place travels as its id, like everything else. That it *is* a place is known from its type: while a value is
//! put into facts by [`noting_places`], each place in it is noted, so that whoever makes the sentence can name it in
//! any language and mark where its name begins and ends.

use std::cell::RefCell;
use std::fmt::Display;

use serde::{Serialize, Serializer};

/// How a place is called: the message `place-<word>` of the game's texts, with these facts in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Called {
    /// The message.
    pub word: String,
    /// What places of one kind are counted by. Neighbours in a list are told together: `rockets 10–12`.
    pub number: Option<i32>,
    /// What else the message needs, tagged by name; words become their `name-…`.
    pub facts: Vec<(&'static str, CalledBy)>,
}

/// A fact in the name of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum CalledBy {
    /// A number.
    Number(i32),
    /// A word with a name of its own.
    Word(String),
}

impl Called {
    /// A place with nothing but a name.
    pub fn new(word: impl Into<String>) -> Self {
        Called { word: word.into(), number: None, facts: Vec::new() }
    }

    /// One of several that are counted.
    pub fn numbered(word: impl Into<String>, number: usize) -> Self {
        Called { number: i32::try_from(number).ok(), ..Called::new(word) }
    }

    /// With a number in its name.
    pub fn with(mut self, fact: &'static str, number: usize) -> Self {
        self.facts.push((fact, CalledBy::Number(i32::try_from(number).unwrap_or(i32::MAX))));
        self
    }

    /// With a word in its name.
    pub fn by(mut self, fact: &'static str, word: impl Into<String>) -> Self {
        self.facts.push((fact, CalledBy::Word(word.into())));
        self
    }

    /// Whether the other is the next of the same kind.
    pub fn is_followed_by(&self, next: &Called) -> bool {
        let counted = self.number.zip(next.number).is_some_and(|(one, other)| other == one + 1);
        counted && self.word == next.word && self.facts == next.facts
    }
}

thread_local! {
    static NOTED: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Writes a place as its id, and notes that it is one. For the `Serialize` of place types.
pub fn serialize_place<S: Serializer>(place: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    NOTED.with_borrow_mut(|noted| {
        if let Some(noted) = noted {
            let id = place.to_string();
            if !noted.contains(&id) {
                noted.push(id);
            }
        }
    });
    serializer.collect_str(place)
}

/// Does something that serialises, and says which places were written, each once.
pub fn noting_places<R>(serialise: impl FnOnce() -> R) -> (R, Vec<String>) {
    let before = NOTED.replace(Some(Vec::new()));
    let made = serialise();
    (made, NOTED.replace(before).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Hex(u8);

    impl Display for Hex {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "A{}", self.0)
        }
    }

    impl Serialize for Hex {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serialize_place(self, serializer)
        }
    }

    #[test]
    fn places_are_noted_once_and_only_while_somebody_listens() {
        let (text, places) = noting_places(|| serde_json::to_string(&[Hex(1), Hex(2), Hex(1)]));
        assert_eq!(text.expect("plain data"), r#"["A1","A2","A1"]"#);
        assert_eq!(places, ["A1", "A2"]);
        let _ = serde_json::to_string(&Hex(3));
        assert_eq!(noting_places(|| ()).1, Vec::<String>::new());
    }

    #[test]
    fn neighbours_are_of_one_kind_and_differ_by_one() {
        let storey = |number, tower| Called::numbered("storey", number).with("tower", tower);
        assert!(storey(4, 1).is_followed_by(&storey(5, 1)));
        assert!(!storey(4, 1).is_followed_by(&storey(6, 1)));
        assert!(!storey(4, 1).is_followed_by(&storey(5, 2)));
        assert!(!Called::new("roof").is_followed_by(&Called::new("roof")));
    }
}
