//! What a bot would do in somebody's place: for the stories of the browser, on servers that were started for them.

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use game_core::{Seat, Seed};
use game_registry::BotSpec;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{SeatHolder, Table};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::entropy;
use crate::thinkers::{Lane, Payer};

/// It stands in no document: no server for people offers it.
pub(crate) fn route() -> Router<App> {
    Router::new().route("/api/bot/tables/{id}/advice", post(advice))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    seat: u8,
    bot: String,
}

/// The action in notation; nothing where the seat owes no decision or is not played by who asks.
async fn advice(
    State(app): State<App>,
    me: Me,
    At(table): At<String>,
    Body(Wanted { seat, bot }): Body<Wanted>,
) -> Result<Json<Value>, ApiError> {
    let seat = Seat(seat);
    let Ok(spec) = bot.parse::<BotSpec>() else { return Err(ApiError::missing("no_such_call")) };
    let (user, wanted) = (me.0.id.clone(), spec);
    let ready = app.hub.read(&table, move |table: &Table| {
        let own = |holder: &SeatHolder| matches!(holder, SeatHolder::Human { user: other, .. } if *other == user);
        let sits = table.holders().nth(seat.index()).is_some_and(|(_, holder)| own(holder));
        let sight = table.game().filter(|_| sits)?.sight(seat)?;
        Some((table.entry().bot(&wanted, Seed(entropy())), sight))
    });
    let Some((mut bot, sight)) = ready.await? else { return Ok(Json(json!({ "action": null }))) };
    let (payer, lane) = (Payer::alone(me.id()), Lane::of(&spec));
    let thought = app.hub.shared.thinkers.think(&payer, lane, move || bot.decide(&sight)).await;
    Ok(Json(json!({ "action": thought.unwrap_or_default() })))
}
