//! Writes the TypeScript types of the wire into a folder, and those of each game, with its lists of words and the names of
//! its places, into a folder below it:
//! `cargo run -p table --example types -- web/src/lib/wire/generated`.

use std::error::Error;
use std::fs;
use std::path::Path;

use game_core::Called;
use game_registry::Rulebook;
use serde_json::{Value, json};
use table::wire::{
    BotToken, Circle, ClientMessage, DailyArchive, DailyStanding, GameInfo, InviteInfo, Invites, Leaderboard, Me,
    NewBrowser, NewTable, NoticeChange, NoticeSettings, PlayNow, PlayerProfile, RatedGame, Refusal, ReplayStory,
    ReplayView, ServerMessage, SetupChange, TableState, TableSummary,
};
use table::{Language, SeatHolder};
use ts_rs::{Config, TS};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("Name the folder for the types: `types web/src/lib/wire/generated`.")?;
    let folder = Path::new(&folder);
    // Numbers on the wire are times and counters far below 2^53; seeds and hashes travel as text.
    let config = |folder: &Path| Config::new().with_large_int("number").with_out_dir(folder);
    let wire = config(folder);
    ServerMessage::export_all(&wire)?;
    TableState::export_all(&wire)?;
    ClientMessage::export_all(&wire)?;
    Refusal::export_all(&wire)?;
    ReplayStory::export_all(&wire)?;
    ReplayView::export_all(&wire)?;
    SeatHolder::export_all(&wire)?;
    Me::export_all(&wire)?;
    Language::export_all(&wire)?;
    GameInfo::export_all(&wire)?;
    TableSummary::export_all(&wire)?;
    NewTable::export_all(&wire)?;
    SetupChange::export_all(&wire)?;
    Invites::export_all(&wire)?;
    BotToken::export_all(&wire)?;
    DailyStanding::export_all(&wire)?;
    Rulebook::export_all(&wire)?;
    PlayNow::export_all(&wire)?;
    InviteInfo::export_all(&wire)?;
    Leaderboard::export_all(&wire)?;
    PlayerProfile::export_all(&wire)?;
    RatedGame::export_all(&wire)?;
    Circle::export_all(&wire)?;
    DailyArchive::export_all(&wire)?;
    NoticeSettings::export_all(&wire)?;
    NoticeChange::export_all(&wire)?;
    NewBrowser::export_all(&wire)?;
    list(folder)?;
    for game in game_registry::shown_games() {
        let folder = folder.join(game.slug());
        game.export_types(&config(&folder))?;
        list(&folder)?;
        words(&folder)?;
        for (board, places) in game.boards() {
            fs::write(folder.join(format!("places-{board}.json")), called(&places)?)?;
        }
    }
    Ok(())
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
fn list(folder: &Path) -> Result<(), Box<dyn Error>> {
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
