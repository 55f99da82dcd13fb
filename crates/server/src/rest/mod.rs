//! REST: everything but playing.

mod games;
mod me;
mod openapi;
mod programs;
mod replays;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};

use crate::app::App;
use crate::error::ApiError;
use crate::socket;

/// No body is longer, but for an uploaded journal.
const BODY: usize = 64 * 1024;
/// A journal of a long game.
const JOURNAL: usize = 4 * 1024 * 1024;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/me", get(me::me).put(me::rename))
        .route("/api/account", post(me::register))
        .route("/api/login", post(me::login))
        .route("/api/logout", post(me::logout))
        .route("/api/games", get(games::list))
        .route("/api/games/{slug}/text/{lang}", get(games::text))
        .route("/api/games/{slug}/rules/{lang}", get(games::rules))
        .route("/api/tables", get(tables::mine).post(tables::create))
        .route("/api/tables/{id}", get(tables::one))
        .route("/api/tables/{id}/setup", put(tables::configure))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/invites", get(tables::invites))
        .route("/api/tables/{id}/seats/{seat}", put(tables::change_seat))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/resign", post(tables::resign))
        .route("/api/tables/{id}/journal", get(replays::journal))
        .route("/api/tables/{id}/replay", get(replays::of_table))
        .route("/api/join", post(tables::join))
        .route("/api/history", get(tables::history))
        .route("/api/replays", post(replays::upload).layer(DefaultBodyLimit::max(JOURNAL)))
        .route("/api/replays/{id}/replay", get(replays::of_upload))
        .route("/api/tokens", get(programs::tokens).post(programs::new_token))
        .route("/api/tokens/{id}", delete(programs::remove_token))
        .route("/api/bot/tables", get(programs::tables))
        .route("/api/bot/prompts", get(programs::prompts))
        .route("/api/bot/tables/{id}/act", post(programs::act))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/ws", get(socket::upgrade))
        .route("/metrics", get(metrics))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .layer(DefaultBodyLimit::max(BODY))
}

async fn metrics(State(app): State<App>) -> String {
    app.hub.shared.metrics.text(app.hub.awake(), app.store.stats().commits)
}

async fn ready(State(app): State<App>) -> Response {
    match app.store.ready().await {
        Ok(()) if !*app.closing.borrow() => "ready".into_response(),
        Ok(()) => ApiError::new(axum::http::StatusCode::SERVICE_UNAVAILABLE, "closing").into_response(),
        Err(error) => ApiError::from(error).into_response(),
    }
}
