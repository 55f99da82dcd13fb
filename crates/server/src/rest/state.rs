//! How the server is, for those who run it.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;

pub(super) async fn metrics(State(app): State<App>) -> String {
    app.hub.shared.metrics.text(app.hub.awake(), app.store.stats().commits)
}

pub(super) async fn healthy() -> &'static str {
    "ok"
}

pub(super) async fn ready(State(app): State<App>) -> Response {
    match app.store.ready().await {
        Ok(()) if !*app.closing.borrow() => "ready".into_response(),
        Ok(()) => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "closing").into_response(),
        Err(error) => ApiError::from(error).into_response(),
    }
}
