//! Finished games to look through, from tables and from uploaded journals.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Replay as Stored, ReplayRecord};
use table::wire::{Phase, ReplayStory};
use table::{Journal, Replay, Table};

use super::extract::{Asked, At, Text};
use crate::app::App;
use crate::error::ApiError;
use crate::hub::entries;
use crate::identity::Me;
use crate::ids::{id, now};

#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
    seat: Option<u8>,
}

/// The journal of a table, as the command line reads it too; only when the game is over, since it tells everything.
/// What people said to each other stays at the table.
pub(super) async fn journal(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Response, ApiError> {
    check_reader(&app, &me, &id).await?;
    let user = me.id().to_owned();
    let read = move |table: &Table| (table.header().clone(), may_have_journal(table, &user));
    let (header, may_have) = app.hub.read(&id, read).await?;
    if !may_have {
        return Err(ApiError::forbidden("not_over"));
    }
    let entries = entries(app.store.as_ref(), &id).await?;
    let text = Journal { header, entries }.without_identities().to_jsonl();
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// A journal tells everything, so it is for games that are over; and for the players of one that cannot go on here.
/// The deal of a day's challenge is everybody's, so there it stays a secret.
fn may_have_journal(table: &Table, user: &str) -> bool {
    let stuck = table.is_without_rules() && table.header().daily.is_none() && !table.seats_of(user).is_empty();
    table.phase() == Phase::Over || stuck
}

pub(super) async fn of_table(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Asked(moment): Asked<Moment>,
) -> Result<Json<Value>, ApiError> {
    check_reader(&app, &me, &id).await?;
    let shown = app.hub.read(&id, move |table| show(&table.look_back()?, &moment));
    Ok(Json(shown.await??))
}

/// Who may watch a table may look back at it; so may others at a day's challenge, when it can help them no more.
async fn check_reader(app: &App, me: &Me, id: &str) -> Result<(), ApiError> {
    let user = me.id().to_owned();
    let (may_watch, daily) =
        app.hub.read(id, move |table| (table.may_watch(&user), table.header().daily.is_some())).await?;
    match may_watch {
        Err(_) if daily => super::daily::check_reader(app, me, id).await,
        watched => Ok(watched?),
    }
}

/// Keeps an uploaded journal, if it replays.
pub(super) async fn upload(State(app): State<App>, me: Me, Text(journal): Text) -> Result<Json<Value>, ApiError> {
    let opened = app.library.read(journal.clone()).await?;
    let (game, summary) = (opened.table.header().game.clone(), crate::summary::of(&opened.table));
    let id = id();
    let record = ReplayRecord { id: id.clone(), user: me.0.id, game, created: now(), summary };
    app.store.add_replay(Stored { record, journal }).await?;
    app.library.keep(&id, opened);
    Ok(Json(json!({ "id": id })))
}

pub(super) async fn of_upload(
    State(app): State<App>,
    At(id): At<String>,
    Asked(moment): Asked<Moment>,
) -> Result<Response, ApiError> {
    let stored = async {
        let stored = app.store.replay(&id).await?.ok_or_else(|| ApiError::missing("no_such_replay"))?;
        Ok(stored.journal)
    };
    let opened = app.library.open(&id, stored).await?;
    let seat = moment.seat.map(Seat);
    if let Some(at) = moment.at {
        return Ok(Json(app.library.moment(opened, at, seat).await?).into_response());
    }
    let story = app.library.story(opened, seat).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], story).into_response())
}

/// The whole story, or one moment of it through somebody's eyes.
fn show(replay: &Replay<'_>, moment: &Moment) -> Result<Value, table::wire::Refusal> {
    let seat = moment.seat.map(Seat);
    if let Some(at) = moment.at {
        return Ok(json!(replay.view(at, seat)?));
    }
    Ok(json!(ReplayStory { header: replay.info(), steps: replay.steps(seat) }))
}
