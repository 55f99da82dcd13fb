//! Finished games to look through, from tables and from uploaded journals.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Replay as Stored, ReplayRecord};
use table::wire::Phase;
use table::{Journal, Replay, Table};

use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{id, now};

#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
    seat: Option<u8>,
}

/// The journal in the one format that tables, the command line and tests share; only when the game is over, since
/// it tells everything.
pub(super) async fn journal(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<Response, ApiError> {
    let user = me.id().to_owned();
    let record = app
        .hub
        .read(&id, move |table| {
            table.may_watch(&user).map(|()| table.record().filter(|_| table.phase() == Phase::Over))
        })
        .await??;
    let text = record.ok_or_else(|| ApiError::forbidden("not_over"))?;
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

pub(super) async fn of_table(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Json<Value>, ApiError> {
    let user = me.id().to_owned();
    let shown = app.hub.read(&id, move |table| {
        table.may_watch(&user)?;
        show(&table.look_back()?, &moment)
    });
    Ok(Json(shown.await??))
}

/// Keeps an uploaded journal, if it replays.
pub(super) async fn upload(State(app): State<App>, me: Me, journal: String) -> Result<Json<Value>, ApiError> {
    let table = read(journal.clone()).await?;
    let id = id();
    let record = ReplayRecord {
        id: id.clone(),
        user: me.0.id,
        game: table.header().game.clone(),
        created: now(),
        summary: crate::summary::of(&table),
    };
    app.store.add_replay(Stored { record, journal }).await?;
    Ok(Json(json!({ "id": id })))
}

pub(super) async fn of_upload(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Json<Value>, ApiError> {
    let stored = app.store.replay(&id).await?.ok_or_else(|| ApiError::missing("no_such_replay"))?;
    let table = read(stored.journal).await?;
    Ok(Json(show(&Replay::of_record(&table)?, &moment)?))
}

/// Replaying a long game takes a moment, so it has a thread of its own.
async fn read(journal: String) -> Result<Table, ApiError> {
    let table = tokio::task::spawn_blocking(move || Journal::from_jsonl(&journal).and_then(|journal| journal.table()));
    let table = table.await.map_err(|_| ApiError::bad("bad_request"))?;
    table.map_err(|error| {
        tracing::info!(%error, "an uploaded journal does not replay");
        ApiError::bad("bad_request")
    })
}

/// The whole story, or one moment of it through somebody's eyes.
fn show(replay: &Replay<'_>, moment: &Moment) -> Result<Value, table::wire::Refusal> {
    let seat = moment.seat.map(Seat);
    if let Some(at) = moment.at {
        return Ok(json!(replay.view(at, seat)?));
    }
    Ok(json!({ "header": replay.info(), "steps": replay.steps(seat) }))
}
