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
    /// Its heading.
    pub title: String,
    /// What it says.
    pub body: String,
}

impl Rulebook {
    /// Reads `# Title`, `## Chapter`, `### ID Heading` and the texts below each. Comments are left out.
    pub fn parse(markdown: &str) -> Self {
        let markdown = without_comments(markdown);
        let mut book = Rulebook { title: String::new(), intro: String::new(), chapters: Vec::new() };
        for line in markdown.lines() {
            if let Some(title) = line.strip_prefix("### ") {
                let (id, title) = title.split_once(' ').unwrap_or((title, ""));
                let rule = Rule { id: id.to_owned(), title: title.trim().to_owned(), body: String::new() };
                book.last_chapter().rules.push(rule);
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
        book
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
        Chapter { title: title.to_owned(), intro: String::new(), rules: Vec::new() }
    }
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
