//! What the program itself says, in every language.

use std::sync::LazyLock;

use clap::ValueEnum;
use game_text::Texts;
use serde_json::{Map, Value};
use table::wire::Text;

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// Russian
    Ru,
    /// English
    En,
}

impl Lang {
    /// Its code.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Lang::Ru => "ru",
            Lang::En => "en",
        }
    }
}

/// The language of the environment if we speak it, else the first language of the project.
impl Default for Lang {
    fn default() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        if locale.starts_with("en") { Lang::En } else { Lang::Ru }
    }
}

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let texts = Texts::new(&[("en", include_str!("../text/en.ftl")), ("ru", include_str!("../text/ru.ftl"))]);
    // The texts are part of the program, and a test below reads them.
    texts.unwrap_or_else(|why| panic!("{why}"))
});

impl Lang {
    /// A text without facts.
    pub(crate) fn word(self, id: &str) -> String {
        TEXTS.get(self.code(), id).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// A sentence that the table has put in words.
    pub(crate) fn of(self, text: &Text) -> String {
        match self {
            Lang::Ru => text.ru.to_string(),
            Lang::En => text.en.to_string(),
        }
    }

    /// A sentence with facts.
    pub(crate) fn say<const N: usize>(self, id: &str, facts: [(&str, Value); N]) -> String {
        let mut object: Map<String, Value> = facts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let (prefix, kind) = id.split_once('-').unwrap_or((id, ""));
        object.insert("type".to_owned(), Value::from(kind));
        TEXTS.say(self.code(), prefix, &object, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        TEXTS.assert_same_messages();
        assert_eq!(Lang::En.word("term-quit"), "You have left the table.");
        assert!(Lang::Ru.say("term-bot", [("bot", "greedy".into())]).contains("greedy"));
    }
}
