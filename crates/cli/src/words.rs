//! What the program itself says, in every language.

use std::fmt;
use std::str::FromStr;

use game_text::Bundle;
use serde_json::{Map, Value};

/// A language of the interface, by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lang(&'static str);

impl Lang {
    /// English, which stands in where nothing else is asked for.
    pub(crate) const ENGLISH: Lang = Lang("en");

    /// Its code.
    pub(crate) fn code(self) -> &'static str {
        self.0
    }

    fn all() -> impl Iterator<Item = Lang> {
        TEXT.iter().map(|(code, _)| Lang(code))
    }
}

/// The language of the environment if we speak it, else English.
impl Default for Lang {
    fn default() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        locale.split(['_', '.', '-']).next().and_then(|code| code.parse().ok()).unwrap_or(Lang::ENGLISH)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        let known = || Lang::all().map(Lang::code).collect::<Vec<_>>().join(", ");
        Lang::all()
            .find(|lang| lang.0 == code)
            .ok_or_else(|| format!("There is no such language. There is: {}.", known()))
    }
}

const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

static TEXTS: Bundle = Bundle::new("cli", TEXT);

impl Lang {
    /// A text without facts.
    pub(crate) fn word(self, id: &str) -> String {
        TEXTS.texts().get(self.code(), id).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// The same for the table.
    pub(crate) fn spoken(self) -> table::Lang {
        table::Lang::find(self.0).unwrap_or_default()
    }

    /// A sentence with facts.
    pub(crate) fn say<const N: usize>(self, id: &str, facts: [(&str, Value); N]) -> String {
        let mut object: Map<String, Value> = facts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let (prefix, kind) = id.split_once('-').unwrap_or((id, ""));
        object.insert("type".to_owned(), Value::from(kind));
        TEXTS.texts().say(self.code(), prefix, &object, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_say_the_same_things() {
        TEXTS.texts().assert_same_messages();
        assert_eq!(Lang::ENGLISH.word("term-quit"), "You have left the table.");
        assert!(Lang::all().all(|lang| lang.say("term-bot", [("bot", "greedy".into())]).contains("greedy")));
        assert_eq!("tlh".parse::<Lang>(), Err("There is no such language. There is: en, ru.".to_owned()));
    }
}
