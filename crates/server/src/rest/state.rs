//! How the server is, for those who run it.

use std::time::Duration;

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

/// A store that does not answer soon is not ready either.
const SOON: Duration = Duration::from_secs(2);

pub(super) async fn ready(State(app): State<App>) -> Response {
    let unready = |code| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code).into_response();
    match tokio::time::timeout(SOON, app.store.ready()).await {
        Ok(Ok(())) if *app.closing.borrow() => unready("closing"),
        Ok(Ok(())) => "ready".into_response(),
        Ok(Err(error)) => ApiError::from(error).into_response(),
        Err(_) => unready("try_again"),
    }
}
