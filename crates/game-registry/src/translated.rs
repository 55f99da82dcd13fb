//! Rules in a language that was added when the program started: English stands in, rule by rule.

use crate::rulebook::{Chapter, Rulebook};

impl Rulebook {
    /// This book in another language, as far as `other` has it. A rule is known by its number, a chapter by the first of
    /// its rules; a chapter without rules stands where it stands here, behind the one before it.
    pub(crate) fn translated(&self, other: Rulebook) -> Self {
        let mut book = self.clone();
        put(&mut book.title, other.title);
        put(&mut book.intro, other.intro);
        let mut next = 0;
        for mut chapter in other.chapters {
            let Some(at) = self.chapter_like(&chapter, next) else { continue };
            next = at + 1;
            let home = &mut book.chapters[at];
            if !chapter.title.is_empty() {
                home.rename(&std::mem::take(&mut chapter.title));
            }
            put(&mut home.intro, std::mem::take(&mut chapter.intro));
            for rule in chapter.rules {
                let rules = book.chapters.iter_mut().flat_map(|chapter| &mut chapter.rules);
                if let Some(known) = rules.into_iter().find(|known| known.id == rule.id) {
                    put(&mut known.title, rule.title);
                    put(&mut known.body, rule.body);
                    known.source = rule.source.or(known.source.take());
                }
            }
        }
        book
    }

    /// What is wrong with rules that are to be this book in another language, with the line.
    pub(crate) fn check_translation(&self, markdown: &str) -> Result<(), String> {
        let known = |id: &str| self.rules().any(|rule| rule.id == id);
        for (number, line) in markdown.lines().enumerate() {
            let id = line.strip_prefix("### ").map(|rest| rest.split(' ').next().unwrap_or_default());
            if let Some(id) = id.filter(|id| !known(id)) {
                return Err(format!("The game has no rule `{id}` (line {}).", number + 1));
            }
        }
        let mut next = 0;
        for chapter in Rulebook::parse(markdown).chapters {
            let at = self.chapter_like(&chapter, next);
            next = 1 + at.ok_or_else(|| format!("The game has no such chapter here: {}.", chapter.title))?;
        }
        Ok(())
    }

    /// The chapter that one in another language stands for; one without rules is the `next`.
    fn chapter_like(&self, chapter: &Chapter, next: usize) -> Option<usize> {
        match chapter.rules.first() {
            Some(first) => self.chapters.iter().position(|own| own.rules.iter().any(|rule| rule.id == first.id)),
            None => Some(next).filter(|&next| self.chapters.get(next).is_some_and(|own| own.rules.is_empty())),
        }
    }
}

/// What is empty is not said.
fn put(text: &mut String, other: String) {
    if !other.is_empty() {
        *text = other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
# A game

## Words
Many.

## Start
### AG-1.1 First
One moves.
### AG-1.2 Second
Another moves.

## End
### AG-2.1 Last
It ends.

## Rulings
None.
";

    #[test]
    fn english_stands_in_rule_by_rule() {
        let german = "# Ein Spiel\n## Wörter\nViele.\n## Ende\n### AG-2.1 Zuletzt\nEs endet.\n## Urteile\n";
        let book = Rulebook::parse(ENGLISH).translated(Rulebook::parse(german));
        let titles: Vec<&str> = book.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles, ["Wörter", "Start", "Ende", "Urteile"]);
        assert_eq!((book.title.as_str(), book.chapters[0].intro.as_str()), ("Ein Spiel", "Viele."));
        assert_eq!(book.chapters[3].intro, "None.");
        let text = |id| book.find(id).map(|rule| format!("{}: {}", rule.title, rule.body));
        assert_eq!(text("AG-1.1").as_deref(), Some("First: One moves."));
        assert_eq!(text("AG-2.1").as_deref(), Some("Zuletzt: Es endet."));
        assert_eq!(book.rules().count(), 3);
    }

    #[test]
    fn the_books_of_every_game_fit_each_other() {
        let crates = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).expect("the crates");
        let mut games = 0;
        for game in crates.map(|entry| entry.expect("a crate").path()).filter(|game| game.join("RULES.md").is_file()) {
            let book = |name| Rulebook::parse(&std::fs::read_to_string(game.join(name)).expect("its rules"));
            let (english, russian) = (book("RULES.md"), book("RULES.ru.md"));
            let russian = russian.with_origins_of(&english);
            assert!(english.translated(russian.clone()) == russian, "{}", game.display());
            games += 1;
        }
        assert_eq!(games, game_registry::games().len());
    }

    #[test]
    fn what_the_game_does_not_have_is_refused() {
        let english = Rulebook::parse(ENGLISH);
        assert_eq!(english.check_translation(ENGLISH), Ok(()));
        let strange = english.check_translation("# Spiel\n## Anfang\n### AG-7.7 Nie\n");
        assert_eq!(strange, Err("The game has no rule `AG-7.7` (line 3).".to_owned()));
        let chapter = english.check_translation("# Spiel\n## Ende\n### AG-2.1 Zuletzt\nEs endet.\n## A\nB\n## C\nD\n");
        assert_eq!(chapter, Err("The game has no such chapter here: C.".to_owned()));
    }
}
