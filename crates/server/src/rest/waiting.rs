//! Seats that friends keep for somebody who was not here.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{Bond, Phase, WaitingInvite};
use table::wire::WaitingInvitation;

use super::extract::At;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::InPerson;
use crate::ids::now;
use crate::summary::Summary;

/// Invitations that wait for one person at most: nobody finds a flood.
const MOST: usize = 30;

/// The invitations that still lead to a free seat; others are forgotten.
pub(super) async fn list(
    State(app): State<App>,
    InPerson(me): InPerson,
) -> Result<Json<Vec<WaitingInvitation>>, ApiError> {
    let friends = app.store.circle(me.id()).await?;
    let mut waiting = Vec::new();
    for kept in app.store.waiting_invites(me.id()).await? {
        let by = friends.iter().find(|other| other.user == kept.by && other.bond == Bond::Friend);
        match (by, way(&app, &kept).await?) {
            (Some(friend), Some((game, token))) => waiting.push(WaitingInvitation {
                table: kept.table,
                game,
                by: friend.name.clone(),
                since: kept.since,
                token,
            }),
            _ => {
                app.store.drop_invite(me.id(), &kept.table).await?;
            }
        }
    }
    Ok(Json(waiting))
}

/// The game, and the way to a free seat, if somebody can still sit down.
async fn way(app: &App, kept: &WaitingInvite) -> Result<Option<(String, String)>, ApiError> {
    let Some(record) = app.store.table(&kept.table).await? else { return Ok(None) };
    let summary: Option<Summary> = serde_json::from_str(&record.summary).ok();
    let sits =
        |user: &str| summary.iter().any(|known| known.seats.iter().any(|seat| seat.user.as_deref() == Some(user)));
    let free = summary.as_ref().map_or(0, Summary::free_seats);
    if record.phase != Phase::Lobby || free == 0 || sits(&kept.user) {
        return Ok(None);
    }
    let invite = app.store.invites(&kept.table).await?.into_iter().next();
    Ok(invite.map(|invite| (record.game, invite.token)))
}

/// Somebody does not want to.
pub(super) async fn turn_down(
    State(app): State<App>,
    InPerson(me): InPerson,
    At(table): At<String>,
) -> Result<StatusCode, ApiError> {
    app.store.drop_invite(me.id(), &table).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl App {
    /// Keeps an invitation for somebody who is not here. Whoever has many already gets no more, and nobody is told so.
    pub(super) async fn keep_invitation(&self, user: &str, table: &str, by: &str) -> Result<(), ApiError> {
        let _turn = self.turns.of(user).await;
        let kept = self.store.waiting_invites(user).await?;
        if kept.len() < MOST || kept.iter().any(|kept| kept.table == table) {
            let (user, table, by) = (user.to_owned(), table.to_owned(), by.to_owned());
            self.store.keep_invite(WaitingInvite { user, table, by, since: now() }).await?;
        }
        Ok(())
    }
}
