//! Writes the TypeScript types of the wire into a folder: `cargo run -p table --example types -- FOLDER`. Those of a game
//! are written by an example of its own; `cargo xtask types` runs all of them.

use std::error::Error;
use std::path::Path;

use game_registry::Rulebook;
use game_testkit::types;
use table::wire::{
    BotToken, Circle, ClientMessage, DailyArchive, DailyStanding, GameInfo, InviteInfo, Invites, Leaderboard,
    LetterLink, Me, Missed, NewBrowser, NewTable, NewVacation, NoticeChange, NoticeSettings, PlayNow, PlayerProfile,
    RatedGame, Refusal, ReplayStory, ReplayView, ServerMessage, SetupChange, TableState, TableSummary,
    VacationSettings, WaitingInvitation,
};
use table::{Language, SeatHolder};
use ts_rs::TS;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("Name the folder for the types: `types web/src/lib/wire/generated`.")?;
    let folder = Path::new(&folder);
    let wire = types::config(folder);
    ServerMessage::export_all(&wire)?;
    TableState::export_all(&wire)?;
    ClientMessage::export_all(&wire)?;
    Refusal::export_all(&wire)?;
    ReplayStory::export_all(&wire)?;
    ReplayView::export_all(&wire)?;
    Missed::export_all(&wire)?;
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
    LetterLink::export_all(&wire)?;
    NewVacation::export_all(&wire)?;
    VacationSettings::export_all(&wire)?;
    WaitingInvitation::export_all(&wire)?;
    NoticeChange::export_all(&wire)?;
    NewBrowser::export_all(&wire)?;
    types::list(folder)
}
