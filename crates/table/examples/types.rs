//! Writes the TypeScript types of the wire into a folder, and those of each game into a folder below it:
//! `cargo run -p table --example types -- web/src/lib/wire`.

use std::error::Error;
use std::path::Path;

use table::SeatHolder;
use table::wire::{ClientMessage, Refusal, ReplayInfo, ReplayView, ServerMessage};
use ts_rs::{Config, TS};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("Name the folder for the types: `types web/src/lib/wire`.")?;
    let folder = Path::new(&folder);
    // Numbers on the wire are times and counters far below 2^53; seeds and hashes travel as text.
    let config = |folder: &Path| Config::new().with_large_int("number").with_out_dir(folder);
    let wire = config(folder);
    ServerMessage::export_all(&wire)?;
    ClientMessage::export_all(&wire)?;
    Refusal::export_all(&wire)?;
    ReplayInfo::export_all(&wire)?;
    ReplayView::export_all(&wire)?;
    SeatHolder::export_all(&wire)?;
    for game in game_registry::games() {
        game.export_types(&config(&folder.join(game.slug())))?;
    }
    Ok(())
}
