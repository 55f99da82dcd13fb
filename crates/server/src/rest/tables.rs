//! Tables: open, list, hand over, play again.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::{Seat, Seed};
use game_registry::find;
use serde_json::{Value, json};
use store::{Page, Phase, TableRecord};
use table::wire::{self, NewTable, SeatRequest, SeatSummary, TableSummary};
use table::{Command, Entry, Header, Lang, SeatHolder, Table};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{entropy, id, now};
use crate::lang::Speak;
use crate::summary::{Sitting, Summary};

/// Tables in one list at most.
const LISTED: u32 = 50;

/// A seat of a table that this person opens.
fn holder_of(seat: &SeatRequest, me: &Me) -> Result<SeatHolder, ApiError> {
    match seat.kind.as_str() {
        "you" | "human" => Ok(SeatHolder::Human { user: me.id().to_owned(), name: me.0.name.clone() }),
        "bot" => Ok(SeatHolder::Bot { spec: seat.bot.clone().unwrap_or_else(|| "greedy".to_owned()) }),
        "open" => Ok(SeatHolder::Open),
        _ => Err(ApiError::bad("bad_seats")),
    }
}

pub(super) async fn create(State(app): State<App>, me: Me, Body(new): Body<NewTable>) -> Result<Json<Value>, ApiError> {
    let entry = find(&new.game).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let seed = new.seed.map(read_seed).transpose()?;
    let header = Header {
        id: id(),
        game: new.game,
        rules_version: entry.rules_version(),
        created: now(),
        host: me.id().to_owned(),
        daily: None,
    };
    let seats = new.seats.iter().map(|seat| holder_of(seat, &me)).collect::<Result<Vec<_>, _>>()?;
    let options = if new.options.is_null() { entry.default_options() } else { new.options };
    let by = me.id().to_owned();
    let mut commands = vec![Command::LayOut { by: by.clone(), options, seats, settings: new.settings }];
    if new.start {
        commands.push(Command::Start { by, seed });
    }
    let entries = first_entries(&header, &commands)?;
    let id = header.id.clone();
    app.hub.create(header, entries).await?;
    // Awake, so that a bot that is first to move does not wait for somebody to look.
    app.hub.read(&id, |_| ()).await?;
    app.joined(&id, [me.0.id]);
    Ok(Json(json!({ "id": id })))
}

/// What the journal of a new table begins with, when this is done at it.
pub(super) fn first_entries(header: &Header, commands: &[Command]) -> Result<Vec<Entry>, ApiError> {
    let mut table = Table::new(header.clone()).map_err(|_| ApiError::bad("bad_request"))?;
    let mut entries = Vec::new();
    for command in commands {
        for entry in table.decide(command, now(), &entropy())? {
            table.apply(&entry).map_err(|_| ApiError::bad("bad_request"))?;
            entries.push(entry);
        }
    }
    Ok(entries)
}

fn read_seed(seed: Value) -> Result<Seed, ApiError> {
    let text = seed.as_str().map_or_else(|| seed.to_string(), str::to_owned);
    text.parse().map_err(|_| ApiError::bad("bad_seed"))
}

pub(super) async fn mine(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    list(&app, &me, lang, &[Phase::Lobby, Phase::Playing]).await
}

pub(super) async fn history(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    list(&app, &me, lang, &[Phase::Over]).await
}

async fn list(app: &App, me: &Me, lang: Lang, phases: &[Phase]) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let records = app.store.tables_of(me.id(), phases, Page::first(LISTED)).await?;
    Ok(Json(records.iter().filter_map(|record| summary(record, me, lang)).collect()))
}

pub(super) async fn one(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    At(id): At<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let may_watch = {
        let user = me.id().to_owned();
        app.hub.read(&id, move |table| table.may_watch(&user)).await?
    };
    may_watch?;
    let record = app.store.table(&id).await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
    summary(&record, &me, lang).map(Json).ok_or_else(|| ApiError::missing("no_such_table"))
}

/// A table as lists show it to one person.
pub(super) fn summary(record: &TableRecord, me: &Me, lang: Lang) -> Option<TableSummary> {
    let summary: Summary = serde_json::from_str(&record.summary).ok()?;
    let header: Header = serde_json::from_str(&record.header).ok()?;
    let is_mine = |user: &Option<String>| user.as_deref() == Some(me.id());
    let played = summary.rules_version.unwrap_or(header.rules_version);
    let known = find(&record.game).map(|entry| entry.rules_version());
    // What has not begun yet begins by the rules there are.
    let other_rules = record.phase != Phase::Lobby && known != Some(played);
    let your_turn = !other_rules && summary.seats.iter().any(|seat| seat.deciding && is_mine(&seat.user));
    let names = summary.names(lang);
    let seat = |(seat, label): (Sitting, &String)| SeatSummary {
        you: is_mine(&seat.user),
        label: label.clone(),
        kind: seat.kind,
        bot: seat.bot,
        deciding: seat.deciding && !other_rules,
    };
    Some(TableSummary {
        id: record.id.clone(),
        game: record.game.clone(),
        phase: match record.phase {
            Phase::Lobby => wire::Phase::Lobby,
            Phase::Playing => wire::Phase::Playing,
            Phase::Over => wire::Phase::Over,
        },
        seats: summary.seats.into_iter().zip(names.as_slice()).map(seat).collect(),
        your_turn,
        updated: record.updated,
        created: record.created,
        outcome: summary.outcome,
        points: summary.scores,
        daily: header.daily,
        other_rules,
    })
}

/// Hands a seat over to a bot or takes it back, while the game is on.
pub(super) async fn change_seat(
    State(app): State<App>,
    me: Me,
    At((id, seat)): At<(String, u8)>,
    Body(to): Body<SeatRequest>,
) -> Result<StatusCode, ApiError> {
    let (user, seat) = (me.0.id, Seat(seat));
    let command = match to.kind.as_str() {
        "bot" => {
            let spec = to.bot.unwrap_or_else(|| "greedy".to_owned());
            // The table itself knows whether the person is there.
            Command::HandOver { by: user, seat, spec, absent: false }
        }
        "you" => Command::TakeBack { user, seat },
        _ => return Err(ApiError::bad("bad_seats")),
    };
    app.hub.command(&id, command).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same people at a new table; whoever asks later is led to the same one.
pub(super) async fn rematch(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<Value>, ApiError> {
    app.hub.command(&id, Command::Rematch { user: me.0.id, table: crate::ids::id() }).await?;
    let (next, people) = app.hub.read(&id, |table| (table.next_table().cloned(), table.people())).await?;
    let next = next.ok_or_else(|| ApiError::missing("no_such_table"))?;
    app.joined(&next, people);
    Ok(Json(json!({ "id": next })))
}

pub(super) async fn resign(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, ApiError> {
    app.hub.command(&id, Command::Resign { user: me.0.id }).await?;
    Ok(StatusCode::NO_CONTENT)
}
