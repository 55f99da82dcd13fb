//! Tables before the start: one change at a time, invitations, joining, the start.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Command;
use table::wire::{Invites, SetupChange};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;

/// Changes one thing. The table knows what it is then; nobody sends what all of it shall be.
pub(super) async fn set_up(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(change): Body<SetupChange>,
) -> Result<StatusCode, ApiError> {
    let sits = matches!(change, SetupChange::Sit { .. });
    app.hub.command(&id, Command::SetUp { by: me.0.id.clone(), name: me.0.name, change }).await?;
    if sits {
        app.joined(&id, [me.0.id]);
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn start(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, ApiError> {
    app.hub.command(&id, Command::Start { by: me.0.id, seed: None }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The links to free seats and the table's code; the host hands them out.
pub(super) async fn invites(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<Invites>, ApiError> {
    Ok(Json(app.hub.invites(&id, me.0.id).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    token: String,
}

/// Takes the seat that a link names, or the first free one of a table by its code.
pub(super) async fn join(State(app): State<App>, me: Me, Body(join): Body<Join>) -> Result<Json<Value>, ApiError> {
    let token = join.token.trim();
    let (id, seat) = match app.store.invite(token).await? {
        Some(invite) => (invite.table, Some(Seat(invite.seat))),
        None => {
            let found = app.store.table_by_code(&token.to_uppercase()).await?;
            (found.ok_or_else(|| ApiError::missing("no_such_table"))?, None)
        }
    };
    app.hub.command(&id, Command::Join { user: me.0.id.clone(), name: me.0.name, seat }).await?;
    app.joined(&id, [me.0.id]);
    Ok(Json(json!({ "id": id })))
}
