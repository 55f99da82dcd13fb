//! The texts of one part of the program, in the languages that it was built with and those added when it starts.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, io};

use crate::Texts;

/// The texts of a game, of the table, of the page. They are read when they are first needed.
pub struct Bundle {
    name: &'static str,
    built_in: &'static [(&'static str, &'static str)],
    texts: OnceLock<Texts>,
}

impl Bundle {
    /// Texts by language, the first language standing in for what another does not say.
    pub const fn new(name: &'static str, built_in: &'static [(&'static str, &'static str)]) -> Self {
        Bundle { name, built_in, texts: OnceLock::new() }
    }

    /// The name by which files of other languages are found.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The sentences in every language.
    pub fn texts(&self) -> &Texts {
        // What was built in is read by tests; what was added was read before it was added.
        let read = || Texts::new(&self.sources()).unwrap_or_else(|why| panic!("{}: {why}", self.name));
        self.texts.get_or_init(read)
    }

    /// The file of a language.
    pub fn source(&self, lang: &str) -> Option<&'static str> {
        self.sources().into_iter().find(|(code, _)| *code == lang).map(|(_, source)| source)
    }

    fn sources(&self) -> Vec<(&'static str, &'static str)> {
        let added = added().iter().filter(|text| text.kind == Kind::Sentences && text.bundle == self.name);
        self.built_in.iter().copied().chain(added.map(|text| (text.lang, text.source))).collect()
    }
}

/// A file of a language that was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    /// The language's code.
    pub lang: &'static str,
    /// The bundle it belongs to.
    pub bundle: &'static str,
    /// What is in it.
    pub kind: Kind,
    /// The whole file.
    pub source: &'static str,
}

/// What a file of a language holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Sentences, as Fluent: `<bundle>.ftl`.
    Sentences,
    /// The rules of a game as players read them, as Markdown: `<game>.rules.md`.
    Rules,
}

impl Kind {
    const fn ending(self) -> &'static str {
        match self {
            Kind::Sentences => ".ftl",
            Kind::Rules => ".rules.md",
        }
    }
}

/// The files there may be in the folder of a language.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Whose sentences there may be.
    pub bundles: &'a [&'static str],
    /// Whose rules there may be.
    pub games: &'a [&'static str],
    /// The languages that are there already.
    pub built_in: &'a [&'static str],
}

static ADDED: OnceLock<Vec<Added>> = OnceLock::new();

/// The files of languages that the program was not built with.
pub fn added() -> &'static [Added] {
    ADDED.get().map(Vec::as_slice).unwrap_or_default()
}

/// Adds languages, once and before any text is read; false when that was done before.
pub fn add(texts: Vec<Added>) -> bool {
    ADDED.set(texts).is_ok()
}

/// Why a folder of texts cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTexts {
    file: PathBuf,
    why: String,
}

impl BadTexts {
    /// This file, for this reason.
    pub fn new(file: PathBuf, why: String) -> Self {
        BadTexts { file, why }
    }
}

impl fmt::Display for BadTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.why)
    }
}

impl std::error::Error for BadTexts {}

/// Reads a folder of languages, `<lang>/<bundle>.ftl` and `<lang>/<game>.rules.md`. What was read stays for as long as
/// the program runs.
pub fn read_folder(folder: &Path, wanted: &Wanted<'_>) -> Result<Vec<Added>, BadTexts> {
    let mut texts = Vec::new();
    for home in list(folder)? {
        let lang = name(&home);
        let bad = |why: String| BadTexts { file: home.clone(), why };
        if !home.is_dir() {
            return Err(
                bad("This is not the folder of a language. Files are found as <lang>/<bundle>.ftl.".to_owned()),
            );
        }
        if wanted.built_in.contains(&lang.as_str()) {
            return Err(bad(format!("`{lang}` is a language of the program. A folder of texts adds another one.")));
        }
        let lang: &'static str = lang.leak();
        for file in list(&home)? {
            texts.push(read(&file, lang, wanted)?);
        }
    }
    if texts.is_empty() {
        return Err(BadTexts { file: folder.to_owned(), why: "There is no <lang>/<bundle>.ftl here.".to_owned() });
    }
    Ok(texts)
}

fn read(file: &Path, lang: &'static str, wanted: &Wanted<'_>) -> Result<Added, BadTexts> {
    let bad = |why: String| BadTexts { file: file.to_owned(), why };
    let name = name(file);
    let kinds = [(Kind::Sentences, wanted.bundles), (Kind::Rules, wanted.games)];
    let found = kinds.into_iter().find_map(|(kind, names)| {
        let stem = name.strip_suffix(kind.ending())?;
        names.iter().find(|name| **name == stem).map(|bundle| (kind, *bundle))
    });
    let (kind, bundle) = found.ok_or_else(|| {
        let (bundles, games) = (wanted.bundles.join(", "), wanted.games.join(", "));
        bad(format!("There are no such texts. A file is one of {bundles}, .ftl, or one of {games}, .rules.md."))
    })?;
    let source = fs::read_to_string(file).map_err(|why| bad(format!("{why}.")))?;
    let sentences = if kind == Kind::Sentences { source.as_str() } else { "" };
    Texts::new(&[(lang, sentences)]).map_err(bad)?;
    Ok(Added { lang, bundle, kind, source: source.leak() })
}

fn list(folder: &Path) -> Result<Vec<PathBuf>, BadTexts> {
    let paths = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> =
        paths.map_err(|why: io::Error| BadTexts { file: folder.to_owned(), why: format!("{why}.") })?;
    paths.sort_unstable();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
