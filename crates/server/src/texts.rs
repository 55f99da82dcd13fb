//! The texts that the server has, by language, and those that somebody adds when it starts.

use std::path::Path;

use game_text::{BadTexts, Bundle, read_folder};

use crate::error::TEXTS;

/// The page's own words: built into the page, so only languages that were added are here.
static PAGE: Bundle = Bundle::new("page", &[]);

/// What is said besides games.
static OWN: [&Bundle; 3] = [&table::TEXTS, &TEXTS, &PAGE];

/// Adds the languages of a folder, `<lang>/<bundle>.ftl`, where a bundle is a game's slug, `table`, `server` or `page`.
/// To be done before anything is said, and once: of two folders the first stands.
pub fn add_texts(folder: &Path) -> Result<(), BadTexts> {
    let slugs = game_registry::games().iter().map(|game| game.slug());
    let bundles: Vec<&str> = slugs.chain(OWN.iter().map(|bundle| bundle.name())).collect();
    let built_in: Vec<&str> = table::TEXT.iter().map(|(lang, _)| *lang).collect();
    game_text::add(read_folder(folder, &bundles, &built_in)?);
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
