//! Languages and their words, for pages that are to speak them.

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use table::Language;

use super::extract::At;
use crate::error::ApiError;
use crate::packed::kept;
use crate::texts;

pub(super) async fn languages() -> Json<&'static [Language]> {
    Json(table::languages())
}

/// `table.ftl`, `page.ftl` or a game's.
pub(super) async fn file(asked: HeaderMap, At((lang, file)): At<(String, String)>) -> Result<Response, ApiError> {
    let text = file.strip_suffix(".ftl").and_then(|bundle| texts::file(&lang, bundle));
    let text = text.ok_or_else(|| ApiError::missing("missing"))?;
    let mut answer =
        kept(format!("texts {lang} {file}"), || text.to_owned()).answer("text/plain; charset=utf-8", &asked);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(answer)
}
