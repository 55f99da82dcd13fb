//! The same tables for programs: tokens, questions as a stream, actions.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt};
use game_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Token;
use table::wire::{BotToken, Sentence, TableSummary};
use table::{Actor as By, Command};

use super::extract::{At, Body};
use super::prompts::Prompts;
use crate::app::{App, News};
use crate::error::ApiError;
use crate::identity::{InPerson, Me};
use crate::ids::{hash, id, now, secret};
use crate::lang::Speak;

/// Something is sent at least so often, which shows whether the program is still there.
const PULSE: Duration = Duration::from_secs(5);
/// Tokens that one person may have.
const TOKENS: usize = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    name: String,
}

/// A new token; it is shown this once and only its digest is kept.
pub(super) async fn new_token(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(new): Body<NewToken>,
) -> Result<Json<BotToken>, ApiError> {
    let name = super::me::checked_name(&new.name)?;
    // In turn, so that of many requests at once only those that fit are done.
    let _turn = app.turns.of(me.id()).await;
    if app.store.tokens(me.id()).await?.len() >= TOKENS {
        return Err(ApiError::new(StatusCode::CONFLICT, "too_many_tokens"));
    }
    let secret = secret();
    let token = Token {
        id: id(),
        hash: hash(&secret),
        user: me.0.id,
        kind: "bot".to_owned(),
        label: name.clone(),
        created: now(),
        expires: None,
    };
    let body = BotToken { id: token.id.clone(), name, created: token.created, token: Some(secret) };
    app.store.add_token(token).await?;
    Ok(Json(body))
}

pub(super) async fn tokens(State(app): State<App>, InPerson(me): InPerson) -> Result<Json<Vec<BotToken>>, ApiError> {
    let tokens = app.store.tokens(me.id()).await?;
    let shown = tokens.into_iter().map(|t| BotToken { id: t.id, name: t.label, created: t.created, token: None });
    Ok(Json(shown.collect()))
}

/// From now on the token opens nothing, and what it has opened is closed.
pub(super) async fn remove_token(
    State(app): State<App>,
    InPerson(me): InPerson,
    At(id): At<String>,
) -> Result<StatusCode, ApiError> {
    if !app.store.remove_token(me.id(), &id).await? {
        return Err(ApiError::missing("missing"));
    }
    // Nobody listens when no program is connected.
    let _ = app.news.send(News::Revoked { token: id });
    Ok(StatusCode::NO_CONTENT)
}

/// The tables the program's user plays at.
pub(super) async fn tables(state: State<App>, me: Me, speak: Speak) -> Result<Json<Vec<TableSummary>>, ApiError> {
    super::tables::mine(state, me, speak).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    seat: u8,
    decision: String,
    action: String,
    #[serde(default)]
    id: Option<String>,
}

pub(super) async fn act(
    State(app): State<App>,
    me: Me,
    At(table): At<String>,
    Body(act): Body<Act>,
) -> Result<Json<Value>, ApiError> {
    let command = Command::Act {
        by: By::User(me.0.id),
        seat: Seat(act.seat),
        decision: act.decision,
        id: act.id.unwrap_or_else(id),
        action: act.action,
    };
    let seq = app.hub.command(&table, command).await?;
    Ok(Json(json!({ "seq": seq })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    seat: u8,
    actions: Vec<String>,
}

/// Actions in words, in the order in which they are asked for.
pub(super) async fn words(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    At(table): At<String>,
    Body(Wanted { seat, actions }): Body<Wanted>,
) -> Result<Json<Vec<Arc<Sentence>>>, ApiError> {
    let words = app.hub.read(&table, move |t| t.words(&me.0.id, Seat(seat), &actions, lang)).await??;
    Ok(Json(words))
}

/// Every question put to the user at their tables, those they join later among them, as server-sent events.
pub(super) async fn prompts(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let counted = app.limits.stream(from.ip());
    let counted = counted.ok_or_else(|| ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_streams"))?;
    app.seen(me.id(), from.ip());
    let gone = {
        let (app, me) = (app.clone(), me.clone());
        async move { app.revoked(&me).await }
    };
    let prompts = Prompts::open(app, (me, from.ip()), lang).await?;
    let stream = unfold((prompts, counted), |(mut prompts, counted)| async move {
        let event = prompts.next().await?;
        Some((Ok(event), (prompts, counted)))
    });
    Ok(Sse::new(stream.take_until(Box::pin(gone))).keep_alive(KeepAlive::new().interval(PULSE)))
}
