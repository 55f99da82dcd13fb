//! A type that is nothing but words has one home: the generated one, with its list. Neither is written by hand in the folder
//! of a game.

use std::collections::BTreeSet;

use super::source::File;
use super::{Finding, still};

const GENERATED: &str = "web/src/lib/wire/generated/";
const GAMES: &str = "web/src/lib/games/";
/// Fewer words may be the same by chance.
const FEW: usize = 3;

/// Finds unions and lists of words that say what a generated type of the game says.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let generated: Vec<Words<'_>> = files.iter().filter_map(Words::of).collect();
    files.iter().filter(|file| is_board(&file.path)).flat_map(|file| copies(file, &generated)).collect()
}

/// What a game draws; tests may make things up.
fn is_board(path: &str) -> bool {
    let code = path.ends_with(".svelte") || path.ends_with(".ts") && !path.ends_with(".test.ts");
    code && path.starts_with(GAMES) && !still::passes("lists", path)
}

/// The words of a generated type of a game.
struct Words<'a> {
    game: &'a str,
    name: &'a str,
    words: BTreeSet<&'a str>,
}

impl<'a> Words<'a> {
    fn of(file: &'a File) -> Option<Self> {
        let (game, file_name) = file.path.strip_prefix(GENERATED)?.split_once('/')?;
        let name = file_name.strip_suffix(".ts").filter(|name| name.starts_with(char::is_uppercase))?;
        let (_, declared) = file.text.split_once(" = ")?;
        let (words, rest) = run(declared, '|');
        let whole = rest.trim_start().starts_with(';');
        (whole && words.len() >= FEW).then(|| Words { game, name, words: words.into_iter().collect() })
    }
}

fn copies(file: &File, generated: &[Words<'_>]) -> Vec<Finding> {
    let game = file.path.strip_prefix(GAMES).and_then(|rest| rest.split_once('/')).map_or("", |(game, _)| game);
    let own: Vec<&Words<'_>> = generated.iter().filter(|words| words.game == game).collect();
    let text = &file.text;
    let starts = text.char_indices().filter(|(at, c)| is_quote(*c) && !follows_a_word(&text[..*at]));
    let copy = |(at, _): (usize, char)| {
        let of = |separator| -> Option<&Words<'_>> {
            let words: BTreeSet<&str> = run(&text[at..], separator).0.into_iter().collect();
            own.iter().find(|one| words.len() >= FEW && one.words == words).copied()
        };
        let name = of('|').or_else(|| of(','))?.name;
        let what = format!("the words of the generated type `{name}`; import it, or its list from `lists`");
        Some(Finding { path: file.path.clone(), line: text[..at].lines().count().max(1), what })
    };
    starts.filter_map(copy).collect()
}

fn is_quote(c: char) -> bool {
    matches!(c, '\'' | '"')
}

/// Whether a run of words goes on here, or a word ends.
fn follows_a_word(before: &str) -> bool {
    let before = before.trim_end();
    let earlier = before.trim_end_matches([',', '|']).trim_end();
    before.ends_with(|c: char| c.is_alphanumeric()) || earlier.len() < before.len() && earlier.ends_with(is_quote)
}

/// The words in quotes that begin a text, with this between them, and what follows.
fn run(text: &str, separator: char) -> (Vec<&str>, &str) {
    let (mut words, mut rest) = (Vec::new(), text.trim_start().trim_start_matches('|').trim_start());
    loop {
        let Some(quote) = rest.chars().next().filter(|c| is_quote(*c)) else { return (words, rest) };
        let Some((word, after)) = rest[1..].split_once(quote) else { return (words, rest) };
        words.push(word);
        let Some(next) = after.trim_start().strip_prefix(separator) else { return (words, after) };
        rest = next.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let made = "// Made.\nexport type Ring = \"outer\" | \"inner\" | \"core\";";
        let list = "export const RINGS: readonly Ring[] = [\"outer\", \"inner\", \"core\"];";
        let (ring, rings) = (format!("{GENERATED}ludo/Ring.ts"), format!("{GENERATED}ludo/lists.ts"));
        let files = [file(&ring, made), file(&rings, list), file(path, text)];
        check(&files).into_iter().map(|finding| finding.to_string()).collect()
    }

    #[test]
    fn all_words_of_a_generated_type_are_not_written_again() {
        let board = "web/src/lib/games/ludo/view.ts";
        for copy in [
            "export type Circle =\n  | 'inner'\n  | 'outer'\n  | 'core';",
            "const RINGS = ['outer', 'inner', 'core'] as const;",
            "const RINGS: Ring[] = [\n  \"outer\",\n  \"inner\",\n  \"core\",\n];",
        ] {
            assert_eq!(found(board, copy).len(), 1, "{copy}");
        }
        for fine in ["['outer', 'inner']", "['outer', 'inner', 'core', 'none']", "f('outer', x, 'inner', 'core')"] {
            assert_eq!(found(board, fine), Vec::<String>::new(), "{fine}");
        }
        let copy = "const RINGS = ['outer', 'inner', 'core'];";
        assert_eq!(found("web/src/lib/games/halma/view.ts", copy).len(), 0, "another game's words");
        assert_eq!(found("web/src/lib/games/ludo/view.test.ts", copy).len(), 0);
        assert!(found(board, &format!("\n{copy}"))[0].starts_with("web/src/lib/games/ludo/view.ts:2: "));
    }
}
