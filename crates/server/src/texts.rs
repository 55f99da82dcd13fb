//! The texts that the server has, by language, and those that somebody adds when it starts.

use std::path::Path;

use game_text::{BadTexts, Bundle, Kind, Wanted, read_folder};

use crate::error::TEXTS;

/// The page's own words: built into the page, so only languages that were added are here.
static PAGE: Bundle = Bundle::new("page", &[]);

/// What is said besides games.
static OWN: [&Bundle; 3] = [&table::TEXTS, &TEXTS, &PAGE];

/// Adds the languages of a folder: `<lang>/<bundle>.ftl`, where a bundle is a game's slug, `table`, `server` or `page`,
/// and `<lang>/<game>.rules.md`. To be done before anything is said, and once: of two folders the first stands.
pub fn add_texts(folder: &Path) -> Result<(), BadTexts> {
    let games: Vec<&str> = game_registry::games().iter().map(|game| game.slug()).collect();
    let bundles: Vec<&str> = games.iter().copied().chain(OWN.iter().map(|bundle| bundle.name())).collect();
    let built_in: Vec<&str> = table::TEXT.iter().map(|(lang, _)| *lang).collect();
    let texts = read_folder(folder, &Wanted { bundles: &bundles, games: &games, built_in: &built_in })?;
    for text in texts.iter().filter(|text| text.kind == Kind::Rules) {
        let checked = game_registry::find(text.bundle).map_or(Ok(()), |game| game.check_rules(text.source));
        let file = || folder.join(text.lang).join(format!("{}.rules.md", text.bundle));
        checked.map_err(|why| BadTexts::new(file(), why))?;
    }
    game_text::add(texts);
    Ok(())
}

/// All that a bundle says in a language, as a Fluent file: empty where it says nothing of its own, as the page's words
/// in a language that the page was built with.
pub(crate) fn file(lang: &str, bundle: &str) -> Option<&'static str> {
    table::languages().iter().find(|known| known.code == lang)?;
    let source = match OWN.iter().find(|own| own.name() == bundle) {
        Some(own) => own.source(lang),
        None => game_registry::find(bundle)?.text(lang),
    };
    Some(source.unwrap_or_default())
}
