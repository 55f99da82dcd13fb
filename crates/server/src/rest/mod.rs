//! REST: everything but playing.

pub(crate) mod advice;
mod calls;
mod circle;
mod daily;
mod extract;
mod games;
mod ladder;
mod lobby;
mod mail;
mod me;
mod meet;
mod notices;
mod openapi;
mod programs;
mod prompts;
mod replays;
mod state;
mod tables;
mod texts;
mod vacation;
mod waiting;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::any;

use crate::app::App;
use crate::error::ApiError;

pub(crate) use self::state::{Readiness, figures};

/// No body is longer, but for an uploaded journal.
const BODY: usize = 64 * 1024;

pub(crate) fn routes() -> Router<App> {
    let router = calls::calls().into_iter().fold(Router::new(), |router, call| router.route(call.path, call.route));
    let nothing = || any(|| async { ApiError::missing("no_such_call") });
    router
        .route("/api", nothing())
        .route("/api/", nothing())
        .route("/api/{*path}", nothing())
        .method_not_allowed_fallback(|| async { ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "no_such_method") })
        .layer(DefaultBodyLimit::max(BODY))
}
