//! The games on the shelf, their texts and their rules.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game_registry::{GameEntry, Rulebook, find, shown_games};
use table::wire::{GameInfo, SeatRange, Text};

use super::extract::At;
use crate::error::ApiError;

pub(super) async fn list() -> Json<Vec<GameInfo>> {
    let game = |entry: &'static dyn GameEntry| {
        let seats = entry.seats();
        GameInfo {
            slug: entry.slug().to_owned(),
            name: Text::each(|lang| entry.texts().get(lang, "game-name").unwrap_or_else(|| entry.slug().to_owned())),
            rules_version: entry.rules_version(),
            seats: SeatRange { min: *seats.start(), max: *seats.end() },
            options: entry.option_specs(),
            defaults: entry.default_options(),
            windows: entry.windows().iter().map(|&kind| kind.to_owned()).collect(),
        }
    };
    Json(shown_games().map(game).collect())
}

pub(super) async fn text(At((slug, lang)): At<(String, String)>) -> Result<Response, ApiError> {
    let entry = find(&slug).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let source = entry.text(&lang).ok_or_else(|| ApiError::missing("missing"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], source)
        .into_response())
}

pub(super) async fn rules(At((slug, lang)): At<(String, String)>) -> Result<Json<&'static Rulebook>, ApiError> {
    let entry = find(&slug).ok_or_else(|| ApiError::missing("no_such_game"))?;
    Ok(Json(entry.rulebook(&lang)))
}
