//! How the server is, for those who run it.

use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;

/// Figures count everything, steps of secret turns among it, so they are for those who run the server: asked from the
/// same machine, and not on behalf of somebody else.
pub(super) async fn metrics(State(app): State<App>, request: Request) -> Result<String, ApiError> {
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let passed_on = ["forwarded", "x-forwarded-for"].iter().any(|name| request.headers().contains_key(*name));
    if passed_on || !from.is_some_and(|from| from.is_loopback()) {
        return Err(ApiError::forbidden("not_from_here"));
    }
    Ok(app.hub.shared.metrics.text(app.hub.awake(), app.store.stats().commits))
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
