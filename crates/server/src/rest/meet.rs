//! Open tables: look, sit down, play now; what an invitation leads to.

use std::collections::HashSet;
use std::net::{IpAddr, SocketAddr};

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use game_registry::find;
use serde::Deserialize;
use serde_json::{Value, json};
use table::wire::{InviteInfo, Json as Raw, OpenSeat, Phase, PlayNow, SeatKind};
use table::{Called, Command, Header, SeatHolder, Settings, Table};

use super::extract::{At, Body};
use super::tables::first_entries;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{id, now};
use crate::lang::Speak;
use crate::meet::{Viewer, named, note_of, unusual};
use crate::quotas::NewTable as Wanted;

/// Tables that are tried one after the other for somebody who wants to play now: seats go fast.
const TRIES: usize = 5;

pub(super) async fn open_tables(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Json<Vec<Raw>>, ApiError> {
    let (hidden, meet) = (hidden(&app, &me).await?, &app.hub.shared.meet);
    Ok(Json(meet.board.since(0, &Viewer { lang, hidden: &hidden, here: &meet.here }).tables))
}

async fn hidden(app: &App, me: &Me) -> Result<HashSet<String>, ApiError> {
    Ok(app.store.shut_out(me.id()).await?.into_iter().collect())
}

/// Takes the first free seat of a table, if it is open to strangers.
pub(super) async fn sit(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    At(id): At<String>,
) -> Result<Json<Value>, ApiError> {
    let is_open = app.hub.read(&id, |table| table.phase() == Phase::Lobby && table.settings().open).await?;
    if !is_open {
        return Err(ApiError::new(StatusCode::CONFLICT, "not_open"));
    }
    let _turn = app.turns.of(me.id()).await;
    take_seat(&app, &me, &id, from).await?;
    Ok(Json(json!({ "id": id })))
}

/// To be done in the person's turn.
async fn take_seat(app: &App, me: &Me, table: &str, from: SocketAddr) -> Result<(), ApiError> {
    app.check_company(table, me.id()).await?;
    app.check_seats(me.id(), table, from).await?;
    app.seen(me.id(), from.ip());
    let join = Command::Join { user: me.0.id.clone(), name: me.0.name.clone(), seat: None };
    app.hub.command(table, join).await?;
    app.joined(table, [me.0.id.clone()]);
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WantToPlay {
    /// Slug of the game; any game without one that is open.
    #[serde(default)]
    game: Option<String>,
}

/// Leads to a table at which one waits already, to one with a free seat, or to a new one that others find.
pub(super) async fn play_now(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    Speak(lang): Speak,
    Body(WantToPlay { game }): Body<WantToPlay>,
) -> Result<Json<PlayNow>, ApiError> {
    if let Some(slug) = &game {
        find(slug).filter(|entry| !entry.hidden()).ok_or_else(|| ApiError::missing("no_such_game"))?;
    }
    // In turn, so that two clicks do not lead to two tables.
    let _turn = app.turns.of(me.id()).await;
    let meet = &app.hub.shared.meet;
    if let Some(id) = meet.board.waiting_at(game.as_deref(), me.id()) {
        return Ok(Json(PlayNow { id, opened: false }));
    }
    let hidden = hidden(&app, &me).await?;
    let viewer = Viewer { lang, hidden: &hidden, here: &meet.here };
    for id in meet.board.to_play_now(game.as_deref(), me.id(), &viewer).into_iter().take(TRIES) {
        match take_seat(&app, &me, &id, from).await {
            Ok(()) => return Ok(Json(PlayNow { id, opened: false })),
            // Somebody was faster, or the host has closed it.
            Err(error) if error.is_refusal() => {}
            Err(error) => return Err(error),
        }
    }
    let Some(game) = game else { return Err(ApiError::missing("nobody_waits")) };
    if !app.limits.opening(from.ip()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    Ok(Json(PlayNow { id: open(&app, &me, game, from).await?, opened: true }))
}

/// A table for as many as like this game best with strangers: three, or as near to it as the game allows.
async fn open(app: &App, me: &Me, game: String, from: SocketAddr) -> Result<String, ApiError> {
    let entry = find(&game).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let by = me.0.id.clone();
    let header =
        Header { id: id(), game, rules_version: entry.rules_version(), created: now(), host: by.clone(), daily: None };
    let n = 3.clamp(*entry.seats().start(), *entry.seats().end());
    let you = SeatHolder::Human { user: by.clone(), name: me.0.name.clone() };
    let seats = std::iter::once(you).chain((1..n).map(|_| SeatHolder::Open)).collect();
    let settings = Settings { open: true, shuffle_seats: true, ..Settings::default() };
    let lay_out = Command::LayOut { by, options: entry.default_options(), seats, settings };
    let (table, entries) = (header.id.clone(), first_entries(&header, &[lay_out])?);
    app.check_tables(me.id(), Wanted::Lobby).await?;
    app.count_table(from)?;
    app.hub.create(header, entries).await?;
    // In the list before anybody is answered, so that a second click finds it there.
    let note = app.hub.read(&table, note_of).await?;
    app.hub.shared.meet.board.note(app.store.as_ref(), note).await;
    app.joined(&table, [me.0.id.clone()]);
    Ok(table)
}

/// What an invitation leads to, be it a link or a code.
pub(super) async fn invite_info(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Speak(lang): Speak,
    _: Me,
    At(token): At<String>,
) -> Result<Json<InviteInfo>, ApiError> {
    let found = app.invited_to(&token, from.ip()).await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
    let look = move |table: &Table| {
        let names = Called::names(table.called(), lang);
        let kind = |holder: &SeatHolder| match holder {
            SeatHolder::Open => SeatKind::Open,
            SeatHolder::Human { .. } => SeatKind::Human,
            SeatHolder::Bot { .. } => SeatKind::Bot,
        };
        let seats = table.holders().zip(names.as_slice());
        let seats: Vec<OpenSeat> =
            seats.map(|((_, holder), label)| OpenSeat { label: label.clone(), kind: kind(holder) }).collect();
        let chosen = unusual(table.entry(), table.options(), u8::try_from(seats.len()).unwrap_or(u8::MAX));
        let info = InviteInfo {
            game: table.header().game.clone(),
            host: String::new(),
            options: chosen.into_iter().map(|(id, value)| named(table.entry(), id, value, lang)).collect(),
            free: seats.iter().filter(|seat| seat.kind == SeatKind::Open).count() as u8,
            seats,
            clock: table.settings().clock,
            unrated: table.settings().unrated,
        };
        (info, table.header().host.clone())
    };
    let (info, host) = app.hub.read(&found, look).await?;
    let host = app.store.user(&host).await?.map(|user| user.name).unwrap_or_default();
    Ok(Json(InviteInfo { host, ..info }))
}

impl App {
    /// The table that a link or a code leads to. A code is short, so an address may try one in six seconds.
    pub(crate) async fn invited_to(&self, token: &str, from: IpAddr) -> Result<Option<String>, ApiError> {
        if let Some(invite) = self.store.invite(token).await? {
            return Ok(Some(invite.table));
        }
        if !self.limits.code(from) {
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
        }
        Ok(self.store.table_by_code(&token.to_uppercase()).await?)
    }

    /// Whether somebody may sit down at a table: not where the host, or at a table open to strangers anybody there, has
    /// nothing to do with them, or they with those.
    pub(crate) async fn check_company(&self, table: &str, user: &str) -> Result<(), ApiError> {
        let shut_out = self.store.shut_out(user).await?;
        if shut_out.is_empty() {
            return Ok(());
        }
        let there = self.hub.read(table, |table| {
            let people = if table.settings().open { table.people() } else { Vec::new() };
            people.into_iter().chain([table.header().host.clone()]).collect::<Vec<String>>()
        });
        let apart = there.await?.iter().any(|person| shut_out.contains(person));
        if apart { Err(ApiError::forbidden("not_together")) } else { Ok(()) }
    }
}
