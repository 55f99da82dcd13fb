//! The places that name games outside their own folders: each gets a line for the new one.

use std::path::Path;

use super::names::Names;

/// Files in which the new game's line stands beside the template's, in the order of the alphabet: a line of each list.
const BESIDE: [(&str, &[&str]); 5] = [
    ("Cargo.toml", &["sample-game = { path = \"crates/sample-game\" }"]),
    ("crates/bots/Cargo.toml", &["sample-game.workspace = true"]),
    ("crates/bots/src/eval/mod.rs", &["mod sample_game;"]),
    (
        "crates/game-registry/Cargo.toml",
        &["sample-game = { workspace = true, features = [\"drawing\"] }", "  \"sample-game/scenario\","],
    ),
    (REGISTRY, &["use sample_game::SampleGame;"]),
];
const REGISTRY: &str = "crates/game-registry/src/list.rs";
const SHELF: &str = "web/src/lib/games/shelf.json";
const ARCHITECTURE: &str = "docs/architecture.md";

/// Adds the game to every list; a sentence names the list that looks otherwise than we know it.
pub(super) fn add(root: &Path, names: &Names) -> Result<Vec<&'static str>, String> {
    for (path, lines) in BESIDE {
        lines.iter().try_for_each(|line| change(root, path, |text| beside(text, line, names)))?;
    }
    change(root, REGISTRY, |text| on_list(text, names))?;
    change(root, SHELF, |text| on_shelf(text, names))?;
    change(root, ARCHITECTURE, |text| in_picture(text, names))?;
    Ok(BESIDE.iter().map(|(path, _)| *path).chain([SHELF, ARCHITECTURE]).collect())
}

fn change(root: &Path, path: &str, with: impl FnOnce(&str) -> Option<String>) -> Result<(), String> {
    let file = root.join(path);
    let text = std::fs::read_to_string(&file).map_err(|why| format!("{path} cannot be read: {why}."))?;
    let text = with(&text).ok_or_else(|| format!("{path} has no line where a new game would stand."))?;
    std::fs::write(&file, text).map_err(|why| format!("{path} cannot be written: {why}."))
}

/// Puts the like of a line among those around it, before the first that comes later in the alphabet.
fn beside(text: &str, line: &str, names: &Names) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|one| *one == line)?;
    let indent = |line: &str| line.len() - line.trim_start().len();
    let like = |one: &&str| !one.is_empty() && indent(one) == indent(line) && !one.starts_with(['[', '#']);
    let begin = at - lines[..at].iter().rev().take_while(|one| like(one)).count();
    let end = at + lines[at..].iter().take_while(|one| like(one)).count();
    let new = names.renamed(line);
    let place = lines[begin..end].iter().position(|one| *one > new.as_str()).map_or(end, |i| begin + i);
    lines.insert(place, &new);
    Some(lines.join("\n") + "\n")
}

/// The entry of the registry, hidden at first, and its place behind all others.
fn on_list(text: &str, names: &Names) -> Option<String> {
    let Names { kind, .. } = names;
    let (entry, template) = (names.snake.to_uppercase(), Names::template().snake.to_uppercase());
    let (before, after) = text.split_once("static GAMES")?;
    let (list, after) = after.split_once("];").filter(|(list, _)| list.contains(&template))?;
    // Long lists have a line for each game, and a comma behind the last one.
    let list = list.trim_end().trim_end_matches(',');
    Some(format!("{before}static {entry}: Listed<{kind}> = Listed::new(true);\nstatic GAMES{list}, &{entry}];{after}"))
}

/// What the page shows of the game where hidden ones are offered.
fn on_shelf(text: &str, names: &Names) -> Option<String> {
    let Names { slug, title, .. } = names;
    let before = text.trim_end().strip_suffix(']')?.trim_end();
    Some(format!(
        "{before},\n  {{\n    \"slug\": \"{slug}\",\n    \"name\": \"{title}\",\n    \"players\": \"2–5\",\n    \
         \"minutes\": \"5–10\",\n    \"weight\": 1,\n    \"hidden\": true\n  }}\n]\n"
    ))
}

/// The picture of the crates, and their table.
fn in_picture(text: &str, names: &Names) -> Option<String> {
    let Names { slug, title, .. } = names;
    let template = Names::template().slug;
    let row = "| `bots` |";
    let (mut drawn_in, mut listed) = (false, false);
    let drawn = text.lines().map(|line| {
        let sides = line.split(" ──► ").map(|side| {
            let mut crates: Vec<&str> = side.split(", ").collect();
            if line.contains(" ──► ") && crates.contains(&template.as_str()) {
                drawn_in = true;
                crates.push(slug);
                crates.sort_unstable();
            }
            crates.join(", ")
        });
        let line = sides.collect::<Vec<_>>().join(" ──► ");
        if !line.starts_with(row) {
            return line + "\n";
        }
        listed = true;
        format!("| `{slug}` | the same for {title} | as above |\n{line}\n")
    });
    let drawn: String = drawn.collect();
    (drawn_in && listed).then_some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nim() -> Names {
        Names::of("nim", Some("NM")).expect("a good name")
    }

    #[test]
    fn a_line_stands_where_the_alphabet_puts_it() {
        let manifest = "[dependencies]\ngame-core.workspace = true\nsample-game.workspace = true\nskymines.workspace = true\n\n[lints]\nworkspace = true\n";
        let with = |name| beside(manifest, "sample-game.workspace = true", &Names::of(name, None).expect("a name"));
        let line =
            |name| with(name).expect("a list").lines().position(|line| line == format!("{name}.workspace = true"));
        assert_eq!([line("chess"), line("nim"), line("zeta")], [Some(1), Some(2), Some(4)]);
        let features = "scenario = [\n  \"on-mars/scenario\",\n  \"sample-game/scenario\",\n]\n";
        let told = beside(features, "  \"sample-game/scenario\",", &nim()).expect("a list");
        assert_eq!(
            told,
            "scenario = [\n  \"nim/scenario\",\n  \"on-mars/scenario\",\n  \"sample-game/scenario\",\n]\n"
        );
        assert_eq!(beside("mod other;\n", "mod sample_game;", &nim()), None);
    }

    #[test]
    fn the_registry_gets_an_entry_that_is_hidden() {
        let list = "static SAMPLE_GAME: Listed<SampleGame> = Listed::new(true);\nstatic GAMES: &[&dyn GameEntry] = &[&A, &SAMPLE_GAME];\n\n/// All.\n";
        let told = on_list(list, &nim()).expect("a list");
        assert!(told.contains("static NIM: Listed<Nim> = Listed::new(true);\nstatic GAMES: &[&dyn"), "{told}");
        assert!(told.contains("= &[&A, &SAMPLE_GAME, &NIM];\n\n/// All.\n"), "{told}");
        assert_eq!(on_list("static OTHER: [u8; 0] = [];", &nim()), None);
    }

    #[test]
    fn the_shelf_has_it_hidden() {
        let told = on_shelf("[\n  { \"slug\": \"a\" }\n]\n", &nim()).expect("a list");
        let read: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(
            [&read[1]["slug"], &read[1]["name"], &read[1]["hidden"]],
            [&"nim".into(), &"Nim".into(), &serde_json::Value::Bool(true)]
        );
    }

    #[test]
    fn picture_and_table_of_the_crates_have_it() {
        let text = "```\nbots ──► on-mars, sample-game\non-mars, sample-game ──► kit\n```\n| `bots` | search |\nsample-game, alone\n";
        let told = in_picture(text, &nim()).expect("a picture");
        assert!(
            told.starts_with("```\nbots ──► nim, on-mars, sample-game\nnim, on-mars, sample-game ──► kit\n"),
            "{told}"
        );
        assert!(
            told.contains("| `nim` | the same for Nim | as above |\n| `bots` | search |\nsample-game, alone\n"),
            "{told}"
        );
        assert_eq!(in_picture("# Nothing\n", &nim()), None);
    }

    /// The lists of this very workspace are those that we know.
    #[test]
    fn every_list_is_where_we_look_for_it() {
        let folder = std::env::temp_dir().join(format!("xtask-lists-{}", std::process::id()));
        let lists = BESIDE.iter().map(|(path, _)| *path).chain([SHELF, ARCHITECTURE]);
        for path in lists {
            let to = folder.join(path);
            std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            std::fs::copy(crate::run::root().join(path), to).expect("a list of the workspace");
        }
        let changed = add(&folder, &nim()).expect("all lists are known");
        for path in changed {
            let text = std::fs::read_to_string(folder.join(path)).expect("a list");
            assert!(["nim", "NIM"].iter().any(|name| text.contains(name)), "{path}");
        }
        std::fs::remove_dir_all(folder).expect("to clean up");
    }
}
