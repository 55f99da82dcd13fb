//! Tables before the start: one change at a time, invitations, joining, the start.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
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
use crate::quotas::NewTable as Wanted;

/// Changes one thing. The table knows what it is then; nobody sends what all of it shall be.
pub(super) async fn set_up(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    At(id): At<String>,
    Body(change): Body<SetupChange>,
) -> Result<StatusCode, ApiError> {
    let sits = matches!(change, SetupChange::Sit { .. });
    let opens = matches!(change, SetupChange::Settings { settings } if settings.open == Some(true));
    if opens && !app.limits.opening(from.ip()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    let _turn = if sits { Some(app.turns.of(me.id()).await) } else { None };
    if sits {
        app.check_company(&id, me.id()).await?;
        app.check_seats(me.id(), &id, from).await?;
        app.seen(me.id(), from.ip());
    }
    app.hub.command(&id, Command::SetUp { by: me.0.id.clone(), name: me.0.name, change }).await?;
    if sits {
        app.joined(&id, [me.0.id]);
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn start(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, ApiError> {
    let turn = app.turns.of(me.id()).await;
    let bots_alone = app.hub.read(&id, |table| table.people().is_empty()).await?;
    app.check_tables(me.id(), Wanted::Running { bots_alone }).await?;
    app.hub.command(&id, Command::Start { by: me.0.id.clone(), seed: None }).await?;
    drop(turn);
    // Nobody can sit down any more, so the code is free for another table.
    app.store.clear_code(&id).await?;
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
pub(super) async fn join(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    Body(join): Body<Join>,
) -> Result<Json<Value>, ApiError> {
    let token = join.token.trim();
    let (id, seat) = match app.store.invite(token).await? {
        Some(invite) => (invite.table, Some(Seat(invite.seat))),
        None => {
            // A code is short, so it must not be tried out at leisure.
            if !app.limits.code(from.ip()) {
                return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
            }
            let found = app.store.table_by_code(&token.to_uppercase()).await?;
            (found.ok_or_else(|| ApiError::missing("no_such_table"))?, None)
        }
    };
    app.check_company(&id, me.id()).await?;
    let _turn = app.turns.of(me.id()).await;
    app.check_seats(me.id(), &id, from).await?;
    app.seen(me.id(), from.ip());
    app.hub.command(&id, Command::Join { user: me.0.id.clone(), name: me.0.name, seat }).await?;
    app.joined(&id, [me.0.id]);
    Ok(Json(json!({ "id": id })))
}
