//! Writes the TypeScript types of the wire into a folder, and those of each game, with the names of its places, into a
//! folder below it:
//! `cargo run -p table --example types -- web/src/lib/wire/generated`.

use std::error::Error;
use std::fs;
use std::path::Path;

use game_core::Called;
use game_registry::Rulebook;
use serde_json::{Value, json};
use table::wire::{
    BotToken, ClientMessage, DailyStanding, GameInfo, Invites, Me, NewTable, Refusal, ReplayStory, ReplayView,
    ServerMessage, SetupChange, TableState, TableSummary,
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
    list(folder)?;
    for game in game_registry::shown_games() {
        let folder = folder.join(game.slug());
        game.export_types(&config(&folder))?;
        list(&folder)?;
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

/// An `index.ts` by which all types of a folder can be imported at once.
fn list(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path().file_name()?.to_str()?.strip_suffix(".ts")?.to_owned()))
        .filter(|name| name != "index")
        .collect();
    names.sort();
    let lines: String = names.iter().map(|name| format!("export type {{ {name} }} from './{name}';\n")).collect();
    fs::write(folder.join("index.ts"), lines)?;
    Ok(())
}
