//! Finished games to look through, from tables and from uploaded journals.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Replay as Stored, ReplayRecord};
use table::wire::{Phase, ReplayStory};
use table::{Header, Journal, Lang, Refusal, Replay, Table};

use super::extract::{Asked, At, Text};
use crate::app::App;
use crate::error::{ApiError, refusal};
use crate::identity::Me;
use crate::ids::{id, now};
use crate::lang::Speak;
use crate::library::Opened;
use crate::thinkers::Payer;

#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
    seat: Option<u8>,
}

/// The journal of a table, as the command line reads it too; only when the game is over, since it tells everything.
/// What people said to each other stays at the table.
pub(super) async fn journal(
    State(app): State<App>,
    me: Me,
    payer: Payer,
    At(id): At<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    check_reader(&app, &me, &id).await?;
    let user = me.id().to_owned();
    let read = move |table: &Table| (table.header().clone(), may_have_journal(table, &user));
    let (header, may_have) = app.hub.read(&id, read).await?;
    if !may_have {
        return Err(ApiError::forbidden("not_over"));
    }
    let text = app.library.for_others(&payer, as_stored(&app, header).await?).await?;
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], text.answer("application/jsonl", &headers)).into_response())
}

/// The journal of a table as the store has it, line by line.
async fn as_stored(app: &App, header: Header) -> Result<Vec<String>, ApiError> {
    let mut lines = app.store.entries(&header.id, 0).await?;
    lines.insert(0, Journal { header, entries: Vec::new() }.to_jsonl());
    Ok(lines)
}

/// A journal tells everything, so it is for games that are over; and for the players of one that cannot go on here.
/// The deal of a day's challenge is everybody's, so there it stays a secret.
fn may_have_journal(table: &Table, user: &str) -> bool {
    let stuck = table.is_without_rules() && table.header().daily.is_none() && !table.seats_of(user).is_empty();
    table.phase() == Phase::Over || stuck
}

pub(super) async fn of_table(
    State(app): State<App>,
    me: Me,
    payer: Payer,
    Speak(lang): Speak,
    At(id): At<String>,
    Asked(moment): Asked<Moment>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    check_reader(&app, &me, &id).await?;
    let look = |table: &Table| table.look_back().err().or_else(|| table.is_without_rules().then(|| refusal("broken")));
    if app.hub.read(&id, look).await?.is_some() {
        // Nothing to play again: why not, or what was kept of it.
        let shown = app.hub.read(&id, move |table| show(&table.look_back()?, &moment, lang));
        return Ok(Json(shown.await??).into_response());
    }
    // To tell a whole game takes a while, so the table is not held up with it.
    let stored = async {
        let header = app.hub.read(&id, |table| table.header().clone()).await?;
        as_stored(&app, header).await
    };
    let opened = app.library.open_own(&payer, &id, stored).await?;
    tell(&app, &payer, opened, (&moment, lang), &headers).await
}

/// Who may watch a table may look back at it. The deal of a day's challenge is everybody's: it stays a secret for as
/// long as somebody may play it, and then anybody may look.
async fn check_reader(app: &App, me: &Me, id: &str) -> Result<(), ApiError> {
    let user = me.id().to_owned();
    let (may_watch, day) =
        app.hub.read(id, move |table| (table.may_watch(&user), table.header().daily.clone())).await?;
    match day {
        Some(day) => super::daily::check_reader(app, &day),
        None => Ok(may_watch?),
    }
}

/// Keeps an uploaded journal, if it replays: what it says, in our own words, so that nothing else is stored with it.
pub(super) async fn upload(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    payer: Payer,
    request: Request,
) -> Result<Json<Value>, ApiError> {
    // Whoever has uploaded enough need not be read.
    app.check_uploads(me.id()).await?;
    if !app.limits.upload(from.ip()) {
        let most = app.quotas.uploads_per_address;
        return Err(ApiError::limit(StatusCode::TOO_MANY_REQUESTS, "too_many_uploads_here", most));
    }
    let Text(journal) = Text::from_request(request, &app).await?;
    if app.quotas.upload_kilobytes > 0 && journal.len() > app.quotas.upload_kilobytes as usize * 1_024 {
        let most = app.quotas.upload_kilobytes;
        return Err(ApiError::limit(StatusCode::PAYLOAD_TOO_LARGE, "upload_too_large", most));
    }
    let (opened, journal) = app.library.read(&payer, journal).await?;
    let _turn = app.turns.of(me.id()).await;
    app.check_uploads(me.id()).await?;
    let (game, summary) = (opened.table.header().game.clone(), crate::summary::of(&opened.table));
    let id = id();
    let record = ReplayRecord { id: id.clone(), user: me.0.id, game, created: now(), summary };
    app.store.add_replay(Stored { record, journal }).await?;
    app.library.keep(&id, opened);
    Ok(Json(json!({ "id": id })))
}

pub(super) async fn of_upload(
    State(app): State<App>,
    payer: Payer,
    Speak(lang): Speak,
    At(id): At<String>,
    Asked(moment): Asked<Moment>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let stored = async {
        let stored = app.store.replay(&id).await?.ok_or_else(|| ApiError::missing("no_such_replay"))?;
        Ok(stored.journal)
    };
    let opened = app.library.open(&payer, &id, stored).await?;
    if moment.at.is_none() {
        // That somebody looked is good to know, but nobody waits for it.
        let (store, id) = (app.store.clone(), id.clone());
        tokio::spawn(async move { store.look_at_replay(&id, now()).await });
    }
    tell(&app, &payer, opened, (&moment, lang), &headers).await
}

/// A game that was read, as a whole or one moment of it.
async fn tell(
    app: &App,
    payer: &Payer,
    opened: Arc<Opened>,
    (moment, lang): (&Moment, Lang),
    asked: &HeaderMap,
) -> Result<Response, ApiError> {
    let seat = moment.seat.map(Seat);
    if let Some(at) = moment.at {
        return Ok(app.library.moment(payer, opened, at, seat, lang).await?.answer("application/json", asked));
    }
    let story = app.library.story(payer, opened, seat, lang).await?;
    Ok(story.answer("application/json", asked))
}

/// The whole story, or one moment of it through somebody's eyes.
fn show(replay: &Replay<'_>, moment: &Moment, lang: Lang) -> Result<Value, Refusal> {
    let seat = moment.seat.map(Seat);
    if let Some(at) = moment.at {
        return Ok(json!(replay.view(at, seat, lang)?));
    }
    Ok(json!(ReplayStory { header: replay.info(lang), steps: replay.steps(seat, lang) }))
}
