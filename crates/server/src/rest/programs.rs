//! The same tables for programs: tokens, questions as a stream, actions.

use std::convert::Infallible;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use game_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Page, Phase, Token};
use table::wire::ServerMessage;
use table::{Actor as By, Command};
use tokio::sync::{mpsc, oneshot};

use crate::actor::Ask;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{hash, id, now, secret};

/// Connections of programs are numbered from here, apart from those of browsers.
static PROGRAMS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1 << 62);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    name: String,
}

/// A new token; it is shown this once and only its digest is kept.
pub(super) async fn new_token(
    State(app): State<App>,
    me: Me,
    Json(new): Json<NewToken>,
) -> Result<Json<Value>, ApiError> {
    let name = new.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 40 {
        return Err(ApiError::bad("name_form"));
    }
    let secret = secret();
    let token = Token {
        id: id(),
        hash: hash(&secret),
        user: me.0.id,
        kind: "bot".to_owned(),
        label: name.clone(),
        created: now(),
        expires: None,
    };
    let body = json!({ "id": token.id, "name": name, "created": token.created, "last_used": null, "token": secret });
    app.store.add_token(token).await?;
    Ok(Json(body))
}

pub(super) async fn tokens(State(app): State<App>, me: Me) -> Result<Json<Value>, ApiError> {
    let tokens = app.store.tokens(me.id()).await?;
    let shown = tokens.iter().map(|t| json!({ "id": t.id, "name": t.label, "created": t.created, "last_used": null }));
    Ok(Json(shown.collect()))
}

pub(super) async fn remove_token(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let removed = app.store.remove_token(me.id(), &id).await?;
    if removed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing("missing")) }
}

/// The tables the program's user plays at, with the questions put to him.
pub(super) async fn tables(State(app): State<App>, me: Me) -> Result<Json<Value>, ApiError> {
    let records = app.store.tables_of(me.id(), &[Phase::Lobby, Phase::Playing], Page::first(50)).await?;
    Ok(Json(records.iter().filter_map(|record| super::tables::summary(record, &me)).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    seat: u8,
    decision: String,
    action: String,
    #[serde(default)]
    id: Option<String>,
}

pub(super) async fn act(
    State(app): State<App>,
    me: Me,
    Path(table): Path<String>,
    Json(act): Json<Act>,
) -> Result<Json<Value>, ApiError> {
    let command = Command::Act {
        by: By::User(me.0.id),
        seat: Seat(act.seat),
        decision: act.decision,
        id: act.id.unwrap_or_else(id),
        action: act.action,
    };
    let seq = app.hub.command(&table, command).await?;
    Ok(Json(json!({ "seq": seq })))
}

/// Every question put to the user at his tables, as server-sent events: the state of the table each time one of
/// his seats has to decide, and once more when a game is over.
pub(super) async fn prompts(
    State(app): State<App>,
    me: Me,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let (out, inbox) = mpsc::channel(128);
    let conn = PROGRAMS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let records = app.store.tables_of(me.id(), &[Phase::Lobby, Phase::Playing], Page::first(50)).await?;
    for record in records {
        let (reply, _) = oneshot::channel();
        let watch = Ask::Watch { conn, user: me.id().to_owned(), out: out.clone(), reply };
        app.hub.ask(&record.id, watch).await?;
    }
    let stream = unfold((inbox, app), |(mut inbox, app)| async move {
        loop {
            let text = inbox.recv().await?;
            let state = match serde_json::from_str(&text) {
                Ok(ServerMessage::Table { state, .. } | ServerMessage::Update { state, .. }) => state,
                _ => continue,
            };
            let asked = state.views.iter().any(|view| view.seat.is_some() && view.decision.is_some());
            if asked || state.outcome.is_some() {
                let name = if state.outcome.is_some() { "over" } else { "prompt" };
                let event = Event::default().event(name).json_data(&state).unwrap_or_default();
                return Some((Ok(event), (inbox, app)));
            }
        }
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}
