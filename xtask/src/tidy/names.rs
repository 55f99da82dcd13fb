//! A game's name stands in its own folders, the registry and the bots' list, and nowhere else: whoever adds a game need
//! not look for places where games are named.

use super::Finding;
use super::source::File;

/// Where games are hosted, checked and measured, whichever they are.
const NAMELESS: [&str; 14] = [
    "crates/cli/",
    "crates/game-core/",
    "crates/game-testkit/",
    "crates/game-text/",
    "crates/journal/",
    "crates/load/",
    "crates/ratings/",
    "crates/server/",
    "crates/store/",
    "crates/table/",
    "crates/text-files/",
    "xtask/",
    "web/src/",
    "crates/game-registry/src/work/",
];

/// What is made of the games, or is theirs, in the web app; and what makes a game of the template.
const OWN: [&str; 3] = ["web/src/lib/games/", "web/src/lib/wire/generated/", "xtask/src/new_game/"];

/// Finds code outside tests that names a game, by its slug, its crate, its type or its title.
pub(super) fn check(files: &[File], games: &[String]) -> Vec<Finding> {
    let names: Vec<String> = games.iter().flat_map(|game| spellings(game)).collect();
    let code = files.iter().filter(|file| is_nameless(file));
    code.flat_map(|file| in_file(file, &names)).collect()
}

fn is_nameless(file: &File) -> bool {
    let ours = NAMELESS.iter().any(|folder| file.path.starts_with(folder));
    let page = matches!(file.extension(), "ts" | "svelte")
        && !file.path.ends_with(".test.ts")
        && !file.path.ends_with("/fixture.ts");
    let code = matches!(file.extension(), "rs" | "ftl") || page || file.path.ends_with("/Cargo.toml");
    let own = OWN.iter().any(|folder| file.path.starts_with(folder));
    ours && code && !own && !file.path.contains("/tests/")
}

fn in_file(file: &File, names: &[String]) -> Vec<Finding> {
    // Tests close a file, and need some game to play.
    let lines = file.code().take_while(|(_, line)| line.trim() != "#[cfg(test)]");
    let lines = lines.take_while(|(_, line)| line.trim() != "[dev-dependencies]");
    let named = |(line, code): (usize, &str)| {
        let name = names.iter().find(|name| has_name(code, name))?;
        let what = format!("names `{name}`; a game's entry or its own folder answers instead");
        Some(Finding { path: file.path.clone(), line, what })
    };
    lines.filter_map(named).collect()
}

/// Whether a name stands there as words of its own: `nim` is in `minimum` and does not.
fn has_name(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        let goes_on = after.starts_with(|c: char| c.is_ascii_lowercase());
        !goes_on && !before.ends_with(|c: char| c.is_ascii_alphanumeric())
    })
}

/// `nine-mens-morris`, `nine_mens_morris`, `NineMensMorris`, `Nine Mens Morris`.
fn spellings(slug: &str) -> [String; 4] {
    let words = slug.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    let words: Vec<String> = words.collect();
    [slug.to_owned(), slug.replace('-', "_"), words.concat(), words.join(" ")]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        let file = File { path: path.to_owned(), text: text.to_owned() };
        check(&[file], &["nine-mens-morris".to_owned()]).len()
    }

    #[test]
    fn a_game_is_named_in_its_own_places_alone() {
        for name in ["\"nine-mens-morris\"", "nine_mens_morris::Board", "NineMensMorris", "\"Nine Mens Morris\""] {
            let code = format!("let game = {name};");
            assert_eq!(found("crates/cli/src/terminal/board.rs", &code), 1, "{name}");
            assert_eq!(found("crates/nine-mens-morris/src/lib.rs", &code), 0);
            assert_eq!(found("crates/game-registry/src/list.rs", &code), 0);
            assert_eq!(found("crates/cli/tests/it/games.rs", &code), 0, "tests need some game");
            assert_eq!(found("crates/table/src/words.rs", &format!("#[cfg(test)]\nmod tests {{ {code} }}")), 0);
            assert_eq!(found("crates/table/src/words.rs", &format!("// {code}")), 0);
        }
        let hidden = File { path: "crates/cli/src/a.rs".to_owned(), text: "minimum, Animate, nimble".to_owned() };
        assert_eq!(check(&[hidden], &["nim".to_owned()]).len(), 0, "a part of a word");
        let manifest = "[dependencies]\nserde = 1\n[dev-dependencies]\nnine-mens-morris = 1";
        assert_eq!(found("crates/game-testkit/Cargo.toml", manifest), 0);
        assert_eq!(found("crates/server/Cargo.toml", "[dependencies]\nnine-mens-morris = 1"), 1);
    }
}
