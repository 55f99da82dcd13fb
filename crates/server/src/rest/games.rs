//! The games on the shelf and their rules.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use game_core::Standing;
use game_registry::{GameEntry, find};
use table::wire::{GameInfo, SeatRange, StandingChoice};

use super::extract::At;
use crate::app::App;
use crate::error::ApiError;
use crate::hub::to_json;
use crate::lang::Speak;
use crate::packed::kept;

pub(super) async fn list(State(app): State<App>, Speak(lang): Speak) -> Json<Vec<GameInfo>> {
    let game = |entry: &'static dyn GameEntry| {
        let seats = entry.seats();
        GameInfo {
            slug: entry.slug().to_owned(),
            name: entry.texts().get(lang.code(), "game-name").unwrap_or_else(|| entry.slug().to_owned()),
            rules_version: entry.rules_version(),
            seats: SeatRange { min: *seats.start(), max: *seats.end() },
            options: entry.option_specs(),
            defaults: entry.default_options(),
            standing: entry.standing().iter().map(choices).collect(),
            windows: entry.windows().iter().map(|&kind| kind.to_owned()).collect(),
        }
    };
    Json(app.dailies.offered().map(game).collect())
}

fn choices(standing: &Standing) -> StandingChoice {
    let choices = standing.choices.iter().map(|&choice| choice.to_owned()).collect();
    StandingChoice { kind: standing.kind.to_owned(), choices }
}

pub(super) async fn rules(Speak(lang): Speak, asked: HeaderMap, At(slug): At<String>) -> Result<Response, ApiError> {
    let entry = find(&slug).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let name = format!("rules {} {}", lang.code(), entry.slug());
    Ok(kept(name, || to_json(entry.rulebook(lang.code()))).answer("application/json", &asked))
}
