//! The games on the shelf, their texts and their rules.

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game_registry::{GameEntry, Rulebook, find, shown_games};
use serde_json::{Value, json};
use table::wire::Text;

use crate::error::ApiError;

pub(super) async fn list() -> Json<Value> {
    let game = |entry: &'static dyn GameEntry| {
        let seats = entry.seats();
        json!({
            "slug": entry.slug(),
            "name": Text::each(|lang| entry.texts().get(lang, "game").unwrap_or_else(|| entry.slug().to_owned())),
            "rules_version": entry.rules_version(),
            "seats": { "min": seats.start(), "max": seats.end() },
            "options": entry.option_specs(),
            "defaults": entry.default_options(),
        })
    };
    Json(Value::Array(shown_games().map(game).collect()))
}

pub(super) async fn text(Path((slug, lang)): Path<(String, String)>) -> Result<Response, ApiError> {
    let entry = find(&slug).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let source = entry.text(&lang).ok_or_else(|| ApiError::missing("missing"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], source)
        .into_response())
}

pub(super) async fn rules(Path((slug, lang)): Path<(String, String)>) -> Result<Json<&'static Rulebook>, ApiError> {
    let entry = find(&slug).ok_or_else(|| ApiError::missing("no_such_game"))?;
    Ok(Json(entry.rulebook(&lang)))
}
