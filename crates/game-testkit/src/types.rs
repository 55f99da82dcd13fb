//! The TypeScript types of a game: what the page reads of views, events and actions.
//!
//! Each game writes its own, by the example that [`types_example!`](crate::types_example) makes of it. So nothing that plays carries
//! the code that writes types.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use game_core::{Called, Game, Nothing};
use serde_json::{Value, json};
use ts_rs::{Config, TS};

/// Makes the `main` of an example that writes the types of a game into a folder below the one it is given:
/// `game_testkit::types_example!(SampleGame);`
#[macro_export]
macro_rules! types_example {
    ($game:ty) => {
        fn main() -> Result<(), Box<dyn std::error::Error>> {
            let folder = std::env::args().nth(1).ok_or("Name the folder for the types.")?;
            $crate::types::write::<$game>(std::path::Path::new(&folder))
        }
    };
}

/// How types are written into a folder. Numbers on the wire are times and counters far below 2^53; seeds and hashes
/// travel as text.
pub fn config(folder: &Path) -> Config {
    Config::new().with_large_int("number").with_out_dir(folder)
}

/// Writes all types of a game into its own folder below this one.
pub fn write<G: Game>(folder: &Path) -> Result<(), Box<dyn Error>> {
    export::<G>(&folder.join(G::SLUG))
}

/// Writes the types of options, actions, events, views, refusals and questions, lists of words, and how places are
/// called, into this folder.
fn export<G: Game>(folder: &Path) -> Result<(), Box<dyn Error>> {
    let config = config(folder);
    G::Options::export_all(&config)?;
    G::Action::export_all(&config)?;
    G::Event::export_all(&config)?;
    G::View::export_all(&config)?;
    G::Illegal::export_all(&config)?;
    G::Due::export_all(&config)?;
    if TypeId::of::<G::Note>() != TypeId::of::<Nothing>() {
        G::Note::export_all(&config)?;
    }
    if TypeId::of::<G::Odds>() != TypeId::of::<Nothing>() {
        G::Odds::export_all(&config)?;
    }
    G::Prompt::export_all(&config)?;
    list(folder)?;
    words(folder)?;
    for (board, places) in G::boards() {
        fs::write(folder.join(format!("places-{board}.json")), called(&places)?)?;
    }
    Ok(())
}

/// Compares the types of a game in the web app (`kept`) with those of today, which are written into `fresh`. When
/// `UPDATE_EXPECT` is set, those of the web app are written again first.
pub fn check<G: Game>(kept: &Path, fresh: &Path) -> Result<(), String> {
    let write = |folder: &Path| {
        let _ = fs::remove_dir_all(folder);
        export::<G>(folder).map_err(|why| format!("{} cannot be written: {why}.", folder.display()))
    };
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        write(kept)?;
    }
    write(fresh)?;
    let (kept, fresh) = (files(kept)?, files(fresh)?);
    let names = kept.keys().chain(fresh.keys());
    let stale: Vec<&str> = names.filter(|name| kept.get(*name) != fresh.get(*name)).map(String::as_str).collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!(
        "The types {} in the web app are not those of the rules; write them with UPDATE_EXPECT=1.",
        stale.join(", ")
    ))
}

fn files(folder: &Path) -> Result<BTreeMap<String, String>, String> {
    let failed = |why: std::io::Error| format!("{}: {why}", folder.display());
    // A game that has never been written has none.
    let Ok(entries) = fs::read_dir(folder) else { return Ok(BTreeMap::new()) };
    let paths = entries.map(|entry| Ok(entry.map_err(failed)?.path())).collect::<Result<Vec<_>, String>>()?;
    let read = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, fs::read_to_string(path).map_err(failed)?))
    };
    paths.iter().map(|path| read(path)).collect()
}

/// How the places of a board are called, a line each: the page names what nobody has spoken of yet.
fn called(places: &[(String, Called)]) -> Result<String, Box<dyn Error>> {
    let line = |(id, called): &(String, Called)| {
        let facts: serde_json::Map<String, Value> =
            called.facts.iter().map(|(fact, value)| (fact.clone(), json!(value))).collect();
        let mut entry = json!({ "id": id, "word": called.word, "facts": facts });
        if let Some(number) = called.number {
            entry["n"] = json!(number);
        }
        serde_json::to_string(&entry)
    };
    let lines: Vec<String> = places.iter().map(line).collect::<Result<_, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

/// A `lists.ts` with the words of each type that is nothing but words, in the order of the rules: `TRACKS` of `Track`.
/// Whoever goes through all of them, or through a row in that order, need not write them again.
fn words(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut types = String::new();
    let mut lists = String::new();
    for name in names(folder)? {
        let text = fs::read_to_string(folder.join(format!("{name}.ts")))?;
        let Some(words) = words_of(&text) else { continue };
        types += &format!("import type {{ {name} }} from './{name}';\n");
        let words = words.join(", ");
        lists += &format!("\nexport const {}: readonly {name}[] = [{words}];\n", plural(&name));
    }
    fs::write(folder.join("lists.ts"), types + &lists)?;
    Ok(())
}

/// The words of a type that is `"a" | "b"`, in quotes.
fn words_of(text: &str) -> Option<Vec<&str>> {
    let (_, declared) = text.split_once("export type ")?;
    let words: Vec<&str> = declared.split_once(" = ")?.1.trim_end().trim_end_matches(';').split(" | ").collect();
    let is_word = |word: &&str| {
        word.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).is_some_and(|word| !word.contains('"'))
    };
    (words.len() > 1 && words.iter().all(is_word)).then_some(words)
}

/// The name of a list of all of a type: `Tech` makes `TECHS`, `ThreatPick` `THREAT_PICKS`, `Company` `COMPANIES`.
fn plural(name: &str) -> String {
    let mut list = String::new();
    for (i, letter) in name.char_indices() {
        if i > 0 && letter.is_uppercase() {
            list.push('_');
        }
        list.push(letter.to_ascii_uppercase());
    }
    match list.strip_suffix('Y') {
        Some(stem) if stem.len() > 1 && !stem.ends_with(['A', 'E', 'O', 'U']) => format!("{stem}IES"),
        _ if list.ends_with(['S', 'X']) => format!("{list}ES"),
        _ => format!("{list}S"),
    }
}

/// An `index.ts` by which all types of a folder can be imported at once.
pub fn list(folder: &Path) -> Result<(), Box<dyn Error>> {
    let names = names(folder)?;
    let lines: String = names.iter().map(|name| format!("export type {{ {name} }} from './{name}';\n")).collect();
    fs::write(folder.join("index.ts"), lines)?;
    Ok(())
}

/// The types of a folder, in alphabetical order.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path().file_name()?.to_str()?.strip_suffix(".ts")?.to_owned()))
        .filter(|name| name.starts_with(char::is_uppercase))
        .collect();
    names.sort();
    Ok(names)
}

/// Makes a test that the types of a game in the web app are those of the rules: `types!(SampleGame);`
#[macro_export]
macro_rules! types {
    ($game:ty) => {
        #[test]
        fn types() {
            let slug = <$game as $crate::Game>::SLUG;
            let home = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            let kept = home.join("../../web/src/lib/wire/generated").join(slug);
            let fresh = ::std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("types").join(slug);
            if let Err(wrong) = $crate::types::check::<$game>(&kept, &fresh) {
                panic!("\n{wrong}");
            }
        }
    };
}
