//! The rules as players read them, from the game's `RULES.md` and `RULES.ru.md`.

use serde::Serialize;
use ts_rs::TS;

/// A game's rules in one language. Texts are Markdown: paragraphs, tables, lists, emphasis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Rulebook {
    /// The heading of it all.
    pub title: String,
    /// What stands before the first chapter.
    pub intro: String,
    /// Chapters, the glossary and the rulings among them.
    pub chapters: Vec<Chapter>,
}

/// A chapter: a text of its own, rules, or both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// The same without "Chapter 5.", for a list that shows its number beside it.
    pub name: String,
    /// What the numbers of its rules begin with, such as `NX-5`; nothing for a chapter without rules.
    pub number: String,
    /// What stands before its first rule.
    pub intro: String,
    /// Its numbered rules.
    pub rules: Vec<Rule>,
}

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Rule {
    /// Its number: `NX-5.4`.
    pub id: String,
    /// The same without the letters of the game: `5.4`.
    pub number: String,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub body: String,
    /// Its last line, which tells where it comes from.
    pub source: Option<String>,
    /// What that line comes to, the same in every language.
    pub origin: Option<Origin>,
}

/// Where a rule comes from, first of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The printed rulebook.
    Book,
    /// Facts that are open to all: printed components, descriptions, other programs.
    Public,
    /// We decided.
    Decision,
    /// We had to complete what nobody could tell us.
    Reconstructed,
}

/// The words by which the English text of a rule names its source. What is named first counts.
const ORIGINS: [(&str, Origin); 7] = [
    ("rulebook", Origin::Book),
    ("public facts", Origin::Public),
    ("our decision", Origin::Decision),
    ("our ruling", Origin::Decision),
    ("our own design", Origin::Decision),
    ("convention of this program", Origin::Decision),
    ("reconstruct", Origin::Reconstructed),
];

impl Origin {
    fn named_in(source: &str) -> Option<Self> {
        let source = source.to_lowercase();
        let named = ORIGINS.iter().filter_map(|(words, origin)| Some((source.find(words)?, *origin)));
        named.min_by_key(|(at, _)| *at).map(|(_, origin)| origin)
    }
}

impl Rulebook {
    /// Reads `# Title`, `## Chapter`, `### ID Heading` and the texts below each. Comments are left out.
    pub fn parse(markdown: &str) -> Self {
        let markdown = without_comments(markdown);
        let mut book = Rulebook { title: String::new(), intro: String::new(), chapters: Vec::new() };
        for line in markdown.lines() {
            if let Some(title) = line.strip_prefix("### ") {
                let (id, title) = title.split_once(' ').unwrap_or((title, ""));
                book.last_chapter().add(Rule::titled(id, title.trim()));
            } else if let Some(title) = line.strip_prefix("## ") {
                book.chapters.push(Chapter::titled(title.trim()));
            } else if let Some(title) = line.strip_prefix("# ") {
                book.title = title.trim().to_owned();
            } else {
                let text = book.open_text();
                text.push_str(line);
                text.push('\n');
            }
        }
        book.trim();
        book.chapters.iter_mut().flat_map(|chapter| &mut chapter.rules).for_each(Rule::split_source);
        book
    }

    /// The same book, which says where each rule comes from as `english` does: only there the words are known.
    #[must_use]
    pub fn with_origins_of(mut self, english: &Self) -> Self {
        for rule in self.chapters.iter_mut().flat_map(|chapter| &mut chapter.rules) {
            rule.origin = english.find(&rule.id).and_then(|known| known.origin);
        }
        self
    }

    /// All rules in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule with this number. Capitals do not matter, and the game's letters may be left out: `5.4`.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        let short = |rule: &Rule| rule.id.split_once('-').is_some_and(|(_, number)| number.eq_ignore_ascii_case(id));
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id) || short(rule))
    }

    /// Rules whose number looks like this one, the likeliest first.
    pub fn near(&self, id: &str) -> Vec<&Rule> {
        let id = id.to_ascii_uppercase();
        let number = |text: &str| text.rsplit('-').next().unwrap_or_default().to_ascii_uppercase();
        let mut near: Vec<(usize, &Rule)> =
            self.rules().map(|rule| (distance(&number(&rule.id), &number(&id)), rule)).collect();
        near.sort_by_key(|(distance, _)| *distance);
        near.into_iter().take_while(|(distance, _)| *distance <= 2).take(5).map(|(_, rule)| rule).collect()
    }

    /// Rules in whose heading or text every one of the words occurs, whatever its case.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let has_all = |rule: &Rule| {
            let text = format!("{} {} {}", rule.id, rule.title, rule.body).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        self.rules().filter(|rule| !words.is_empty() && has_all(rule)).collect()
    }

    fn last_chapter(&mut self) -> &mut Chapter {
        if self.chapters.is_empty() {
            self.chapters.push(Chapter::titled(""));
        }
        let last = self.chapters.len() - 1;
        &mut self.chapters[last]
    }

    /// Where the next line of text belongs.
    fn open_text(&mut self) -> &mut String {
        match self.chapters.last_mut() {
            None => &mut self.intro,
            Some(Chapter { rules, intro, .. }) => rules.last_mut().map_or(intro, |rule| &mut rule.body),
        }
    }

    fn trim(&mut self) {
        let chapters = self.chapters.iter_mut();
        let texts = chapters.flat_map(|c| c.rules.iter_mut().map(|rule| &mut rule.body).chain([&mut c.intro]));
        for text in texts.chain([&mut self.intro]) {
            *text = text.trim().to_owned();
        }
    }
}

impl Chapter {
    fn titled(title: &str) -> Self {
        let (title, name) = (title.to_owned(), without_number(title).to_owned());
        Chapter { title, name, number: String::new(), intro: String::new(), rules: Vec::new() }
    }

    fn add(&mut self, rule: Rule) {
        if self.rules.is_empty() {
            self.number = rule.id.split('.').next().unwrap_or_default().to_owned();
        }
        self.rules.push(rule);
    }

    /// Gives it another heading.
    pub(crate) fn rename(&mut self, title: &str) {
        self.title = title.to_owned();
        self.name = without_number(title).to_owned();
    }
}

impl Rule {
    fn titled(id: &str, title: &str) -> Self {
        Rule {
            id: id.to_owned(),
            number: id.split_once('-').map_or(id, |(_, number)| number).to_owned(),
            title: title.to_owned(),
            body: String::new(),
            source: None,
            origin: None,
        }
    }

    /// A last paragraph that stands wholly in asterisks tells where the rule comes from.
    fn split_source(&mut self) {
        let (body, last) = self.body.rsplit_once("\n\n").unwrap_or(("", &self.body));
        let inside = last.strip_prefix('*').and_then(|rest| rest.strip_suffix('*'));
        let Some(source) = inside.filter(|text| !text.contains('*')) else { return };
        (self.source, self.origin) = (Some(source.to_owned()), Origin::named_in(source));
        self.body = body.trim().to_owned();
    }
}

/// "Chapter 5. Moving" without its first two words; a heading that has no such words stays.
fn without_number(title: &str) -> &str {
    let numbered = |(before, _): &(&str, &str)| {
        before
            .split_once(' ')
            .is_some_and(|(_, number)| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    };
    title.split_once(". ").filter(numbered).map_or(title, |(_, name)| name)
}

fn without_comments(markdown: &str) -> String {
    let mut parts = markdown.split("<!--");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str(part.split_once("-->").map_or("", |(_, after)| after));
    }
    text
}

/// How many letters must be changed, added or dropped to make one text of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A game: rules

Words before.

## Chapter 1. Start

### AG-1.1 First
One *moves*.

Then another.
<!-- META -->
### AG-1.2 Second
Кто ПЕРВЫЙ, тот и ходит.

*Source: public facts; our decision*

## Rulings

1. None.
";

    #[test]
    fn chapters_and_rules_are_read() {
        let book = Rulebook::parse(TEXT);
        assert_eq!((book.title.as_str(), book.intro.as_str()), ("A game: rules", "Words before."));
        assert_eq!(book.chapters.len(), 2);
        assert_eq!(book.chapters[1].intro, "1. None.");
        let rule = book.find("ag-1.1").expect("the first rule");
        assert_eq!((rule.title.as_str(), rule.body.as_str()), ("First", "One *moves*.\n\nThen another."));
        assert_eq!(book.find("1.2").map(|rule| rule.id.as_str()), Some("AG-1.2"));
    }

    #[test]
    fn a_rule_says_where_it_comes_from_and_a_chapter_what_it_is_called() {
        let book = Rulebook::parse(TEXT);
        let rules: Vec<&Rule> = book.rules().collect();
        assert_eq!((rules[0].source.as_deref(), rules[0].origin), (None, None));
        assert_eq!(rules[1].source.as_deref(), Some("Source: public facts; our decision"));
        assert_eq!(rules[1].origin, Some(Origin::Public));
        assert_eq!(rules[1].body, "Кто ПЕРВЫЙ, тот и ходит.");
        assert_eq!(rules[1].number, "1.2");
        let chapters: Vec<_> = book.chapters.iter().map(|c| (c.name.as_str(), c.number.as_str())).collect();
        assert_eq!(chapters, [("Start", "AG-1"), ("Rulings", "")]);
        let russian =
            Rulebook::parse("## Г\n### AG-1.2 Второе\nТак.\n\n*Источник: открытые сведения*").with_origins_of(&book);
        assert_eq!(russian.rules().next().and_then(|rule| rule.origin), Some(Origin::Public));
    }

    #[test]
    fn every_source_of_every_game_is_known_in_every_language() {
        for game in game_registry::games() {
            let (english, russian) = (game.rulebook("en"), game.rulebook("ru"));
            for (rule, other) in english.rules().zip(russian.rules()) {
                assert_eq!(rule.source.is_some(), rule.origin.is_some(), "{}: {:?}", rule.id, rule.source);
                assert_eq!((&rule.id, rule.origin), (&other.id, other.origin));
                assert_eq!(rule.source.is_some(), other.source.is_some(), "{}: {:?}", rule.id, other.source);
                assert!(!rule.body.contains("*Source:") && !other.body.contains("*Источник:"), "{}", rule.id);
            }
        }
    }

    #[test]
    fn an_unknown_number_has_neighbours_and_words_are_found_in_any_case() {
        let book = Rulebook::parse(TEXT);
        assert_eq!(book.find("AG-1.3"), None);
        assert_eq!(book.near("AG-1.3").len(), 2);
        assert!(book.near("something-else-entirely").is_empty());
        let ids = |words| book.search(words).iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>();
        assert_eq!(ids("первый ХОДИТ"), ["AG-1.2"]);
        assert_eq!(ids("moves"), ["AG-1.1"]);
        assert!(ids("").is_empty());
    }
}
