//! Languages and their words, for pages that are to speak them.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::Language;

use super::extract::At;
use crate::error::ApiError;
use crate::texts;

pub(super) async fn languages() -> Json<&'static [Language]> {
    Json(table::languages())
}

/// `table.ftl`, `page.ftl` or a game's.
pub(super) async fn file(At((lang, file)): At<(String, String)>) -> Result<Response, ApiError> {
    let text = file.strip_suffix(".ftl").and_then(|bundle| texts::file(&lang, bundle));
    let text = text.ok_or_else(|| ApiError::missing("missing"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], text)
        .into_response())
}
