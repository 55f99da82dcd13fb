//! `lagrange rules`.

use game_registry::{Chapter, Rule, Rulebook};

use super::print;
use crate::args::Rules;
use crate::error::CliError;
use crate::page::Page;
use crate::words::Lang;

/// Prints the whole book, one rule, or the rules in which some words occur.
pub(crate) fn run(args: &Rules) -> Result<(), CliError> {
    let book = args.game.rulebook(args.lang.code());
    let page = Page::of_stdout();
    match (&args.id, &args.search) {
        (Some(id), _) => print(one(args.lang, book, id, &page).map_err(CliError::Usage)?),
        (None, Some(words)) => {
            let found = book.search(words);
            if found.is_empty() {
                return Err(CliError::Failed(args.lang.say("rules-none", [("words", words.as_str().into())])));
            }
            print(found.into_iter().flat_map(|rule| with_gap(rule_lines(rule, &page))))
        }
        (None, None) => print(all(book, &page)),
    }
}

/// The lines of one rule, or a sentence that names rules with a number like it.
pub(crate) fn one(lang: Lang, book: &Rulebook, id: &str, page: &Page) -> Result<Vec<String>, String> {
    if let Some(rule) = book.find(id) {
        return Ok(rule_lines(rule, page));
    }
    let near: Vec<String> = book.near(id).iter().map(|rule| format!("{} {}", rule.id, rule.title)).collect();
    if near.is_empty() {
        return Err(lang.say("rules-unknown", [("rule", id.into())]));
    }
    Err(lang.say("rules-near", [("rule", id.into()), ("near", near.join("; ").into())]))
}

/// The lines of one rule.
pub(crate) fn rule_lines(rule: &Rule, page: &Page) -> Vec<String> {
    let mut lines = vec![page.heading(&format!("{} {}", rule.id, rule.title))];
    let source = rule.source.iter().map(|source| format!("\n\n*{source}*"));
    lines.extend(page.lines(&source.fold(rule.body.clone(), |text, source| text + &source)));
    lines
}

fn all(book: &Rulebook, page: &Page) -> Vec<String> {
    let mut lines = with_gap(vec![page.heading(&book.title)]);
    lines.extend(with_gap(page.lines(&book.intro)));
    lines.extend(book.chapters.iter().flat_map(|chapter| chapter_lines(chapter, page)));
    lines
}

fn chapter_lines(chapter: &Chapter, page: &Page) -> Vec<String> {
    let mut lines = with_gap(vec![page.heading(&chapter.title.to_uppercase())]);
    if !chapter.intro.is_empty() {
        lines.extend(with_gap(page.lines(&chapter.intro)));
    }
    lines.extend(chapter.rules.iter().flat_map(|rule| with_gap(rule_lines(rule, page))));
    lines
}

fn with_gap(mut lines: Vec<String>) -> Vec<String> {
    lines.push(String::new());
    lines
}
