//! The languages in which people are spoken to.

use std::fmt;
use std::sync::OnceLock;

use game_text::added;
use serde::Serialize;
use ts_rs::TS;

use crate::texts::TEXTS;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang(u8);

/// A language that people may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Language {
    /// Names it in requests and files.
    pub code: String,
    /// What those who speak it call it.
    pub name: String,
    /// Whether it was added when the server started: the page finds its words among the server's texts.
    pub added: bool,
}

impl Lang {
    /// English, which stands in for what another language does not say.
    pub const ENGLISH: Lang = Lang(0);

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Lang> {
        (0..languages().len()).filter_map(|number| u8::try_from(number).ok().map(Lang))
    }

    /// The language of this code; of its first part, when there is none for all of it.
    pub fn find(code: &str) -> Option<Self> {
        let find = |wanted: &str| Lang::all().find(|lang| lang.code().eq_ignore_ascii_case(wanted));
        find(code).or_else(|| find(code.split(['-', '_']).next()?))
    }

    /// Its code, such as `en`.
    pub fn code(self) -> &'static str {
        languages().get(self.index()).map_or("en", |language| language.code.as_str())
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Every language: those the program was built with, then those added when it started.
pub fn languages() -> &'static [Language] {
    static LANGUAGES: OnceLock<Vec<Language>> = OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let built_in = crate::TEXT.iter().map(|(code, _)| (*code, false));
        let mut all: Vec<Language> = Vec::new();
        for (code, added) in built_in.chain(added().iter().map(|text| (text.lang, true))) {
            if all.iter().all(|language| language.code != code) {
                let name = TEXTS.texts().own(code, "language-name").unwrap_or_else(|| code.to_owned());
                all.push(Language { code: code.to_owned(), name, added });
            }
        }
        all
    })
}

/// Something made at most once for each language.
#[derive(Clone, Debug)]
pub struct PerLang<T>(Box<[OnceLock<T>]>);

impl<T> Default for PerLang<T> {
    fn default() -> Self {
        PerLang(Lang::all().map(|_| OnceLock::new()).collect())
    }
}

impl<T> PerLang<T> {
    /// What there is for a language, made now if it was not before.
    pub fn get(&self, lang: Lang, make: impl FnOnce() -> T) -> &T {
        self.0[lang.index()].get_or_init(make)
    }

    /// What there is already.
    pub fn found(&self, lang: Lang) -> Option<&T> {
        self.0[lang.index()].get()
    }

    /// All that there is already.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.0.iter().filter_map(OnceLock::get)
    }
}
