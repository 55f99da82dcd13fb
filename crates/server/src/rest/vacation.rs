//! Days on which somebody is away.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::Vacation;
use table::wire::{NewVacation, VacationSettings, VacationSpan};

use super::extract::Body;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::{InPerson, Me};
use crate::ids::now;
use crate::vacation::{A_YEAR, AHEAD, DAY, Span, days_left, most_from, tell_tables};

pub(super) async fn vacation(
    State(app): State<App>,
    InPerson(me): InPerson,
) -> Result<Json<VacationSettings>, ApiError> {
    told(&app, &me).await
}

async fn told(app: &App, me: &Me) -> Result<Json<VacationSettings>, ApiError> {
    let (now, all) = (now(), app.store.vacations(me.id()).await?);
    let span = app.hub.shared.vacations.of(me.id(), now);
    Ok(Json(VacationSettings {
        span: span.map(|Span { from, until }| VacationSpan { from, until }),
        left: days_left(&all, now),
        most: most_from(&all, now),
        year: A_YEAR,
    }))
}

/// Somebody goes away, at once or later. What that comes to at each table is the table's to say.
pub(super) async fn go(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(NewVacation { days, from }): Body<NewVacation>,
) -> Result<Json<VacationSettings>, ApiError> {
    let turn = app.turns.of(me.id()).await;
    let (now, vacations) = (now(), &app.hub.shared.vacations);
    let from = from.unwrap_or(now).max(now);
    if from > now + u64::from(AHEAD) * DAY {
        return Err(ApiError::new(StatusCode::CONFLICT, "vacation_far"));
    }
    if vacations.of(me.id(), now).is_some() {
        return Err(ApiError::new(StatusCode::CONFLICT, "vacation_known"));
    }
    let all: Vec<Vacation> = app.store.vacations(me.id()).await?;
    let most = most_from(&all, from);
    if days == 0 || days > most {
        return Err(ApiError::limit(StatusCode::CONFLICT, "vacation_long", most));
    }
    vacations.plan(me.id(), Span { from, until: from + u64::from(days) * DAY }).await?;
    drop(turn);
    tell_tables(&app, me.id()).await?;
    told(&app, &me).await
}

/// Somebody is back, or does not go.
pub(super) async fn come_back(
    State(app): State<App>,
    InPerson(me): InPerson,
) -> Result<Json<VacationSettings>, ApiError> {
    let turn = app.turns.of(me.id()).await;
    app.hub.shared.vacations.end(me.id(), now()).await?;
    drop(turn);
    tell_tables(&app, me.id()).await?;
    app.hub.shared.notices.queue.reconsider(me.id()).await;
    told(&app, &me).await
}
