//! Tables: open, set up, join, start, hand over, play again.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game_core::{Seat, Seed};
use game_registry::find;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Invite, Page, Phase, TableRecord};
use table::wire::Text;
use table::{Command, Header, SeatHolder, Settings, Table};

use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{code, entropy, id, now, secret};
use crate::summary::Summary;

/// Tables in one list at most.
const LISTED: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatRequest {
    kind: String,
    #[serde(default)]
    bot: Option<String>,
}

impl SeatRequest {
    /// A seat of a table that this person opens.
    fn holder(&self, me: &Me) -> Result<SeatHolder, ApiError> {
        match self.kind.as_str() {
            "you" | "human" => Ok(SeatHolder::Human { user: me.id().to_owned(), name: me.0.name.clone() }),
            "bot" => Ok(SeatHolder::Bot { spec: self.bot.clone().unwrap_or_else(|| "greedy".to_owned()) }),
            "open" => Ok(SeatHolder::Open),
            _ => Err(ApiError::bad("bad_seats")),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: String,
    #[serde(default)]
    options: Value,
    seats: Vec<SeatRequest>,
    #[serde(default)]
    seed: Option<Value>,
    #[serde(default)]
    settings: Settings,
    #[serde(default)]
    start: bool,
}

pub(super) async fn create(State(app): State<App>, me: Me, Json(new): Json<New>) -> Result<Json<Value>, ApiError> {
    let entry = find(&new.game).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let seed = new.seed.map(read_seed).transpose()?;
    let header = Header {
        id: id(),
        game: new.game,
        rules_version: entry.rules_version(),
        created: now(),
        host: me.id().to_owned(),
    };
    let seats = new.seats.iter().map(|seat| seat.holder(&me)).collect::<Result<Vec<_>, _>>()?;
    let options = if new.options.is_null() { entry.default_options() } else { new.options };
    let by = me.id().to_owned();
    let mut commands = vec![Command::Configure { by: by.clone(), options, seats, settings: new.settings }];
    if new.start {
        commands.push(Command::Start { by, seed });
    }
    let mut table = Table::new(header.clone()).map_err(|_| ApiError::bad("bad_request"))?;
    let mut entries = Vec::new();
    for command in &commands {
        for entry in table.decide(command, now(), &entropy())? {
            table.apply(&entry).map_err(|_| ApiError::bad("bad_request"))?;
            entries.push(entry);
        }
    }
    let id = header.id.clone();
    app.hub.create(header, entries).await?;
    // Awake, so that a bot that is first to move does not wait for somebody to look.
    app.hub.read(&id, |_| ()).await?;
    Ok(Json(json!({ "id": id })))
}

fn read_seed(seed: Value) -> Result<Seed, ApiError> {
    let text = seed.as_str().map_or_else(|| seed.to_string(), str::to_owned);
    text.parse().map_err(|_| ApiError::bad("bad_seed"))
}

pub(super) async fn mine(State(app): State<App>, me: Me) -> Result<Json<Value>, ApiError> {
    list(&app, &me, &[Phase::Lobby, Phase::Playing]).await
}

pub(super) async fn history(State(app): State<App>, me: Me) -> Result<Json<Value>, ApiError> {
    list(&app, &me, &[Phase::Over]).await
}

async fn list(app: &App, me: &Me, phases: &[Phase]) -> Result<Json<Value>, ApiError> {
    let records = app.store.tables_of(me.id(), phases, Page::first(LISTED)).await?;
    Ok(Json(Value::Array(records.iter().filter_map(|record| summary(record, me)).collect())))
}

pub(super) async fn one(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    let may_watch = {
        let user = me.id().to_owned();
        app.hub.read(&id, move |table| table.may_watch(&user)).await?
    };
    may_watch?;
    let record = app.store.table(&id).await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
    summary(&record, &me).map(Json).ok_or_else(|| ApiError::missing("no_such_table"))
}

/// A table as lists show it to one person.
pub(super) fn summary(record: &TableRecord, me: &Me) -> Option<Value> {
    let summary: Summary = serde_json::from_str(&record.summary).ok()?;
    let is_mine = |user: &Option<String>| user.as_deref() == Some(me.id());
    let seats: Vec<Value> = summary
        .seats
        .iter()
        .map(|seat| {
            let label = seat.name.clone().or_else(|| seat.bot.clone()).unwrap_or_default();
            let label = Text { en: label.clone(), ru: label };
            json!({
                "label": label, "kind": seat.kind, "bot": seat.bot,
                "you": is_mine(&seat.user), "deciding": seat.deciding,
            })
        })
        .collect();
    Some(json!({
        "id": record.id,
        "game": record.game,
        "phase": record.phase.as_str(),
        "seats": seats,
        "your_turn": summary.seats.iter().any(|seat| seat.deciding && is_mine(&seat.user)),
        "updated": record.updated,
        "created": record.created,
        "outcome": summary.outcome,
        "points": summary.scores,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    seats: Option<Vec<SeatRequest>>,
    #[serde(default)]
    settings: Option<Settings>,
}

/// The host changes what is left to change; people stay where they sit unless their seat is given away.
pub(super) async fn configure(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Json(setup): Json<Setup>,
) -> Result<StatusCode, ApiError> {
    let (options, holders, settings) = app
        .hub
        .read(&id, |table| {
            let holders: Vec<SeatHolder> = table.holders().map(|(_, holder)| holder.clone()).collect();
            (table.options().clone(), holders, table.settings().clone())
        })
        .await?;
    let seats = match &setup.seats {
        None => holders,
        Some(wanted) => wanted
            .iter()
            .enumerate()
            .map(|(i, seat)| match (seat.kind.as_str(), holders.get(i)) {
                ("human", Some(sitting @ SeatHolder::Human { .. })) => Ok(sitting.clone()),
                _ => seat.holder(&me),
            })
            .collect::<Result<_, _>>()?,
    };
    let (options, settings) = (setup.options.unwrap_or(options), setup.settings.unwrap_or(settings));
    app.hub.command(&id, Command::Configure { by: me.id().to_owned(), options, seats, settings }).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn start(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    app.hub.command(&id, Command::Start { by: me.id().to_owned(), seed: None }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The links to free seats and the table's code; the host hands them out.
pub(super) async fn invites(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    let (host, free) = app
        .hub
        .read(&id, |table| {
            let open = table.holders().filter(|(_, holder)| matches!(holder, SeatHolder::Open));
            (table.header().host.clone(), open.map(|(seat, _)| seat.0).collect::<Vec<_>>())
        })
        .await?;
    if host != me.id() {
        return Err(ApiError::forbidden("not_the_host"));
    }
    let known = app.store.invites(&id).await?;
    let mut seats = Vec::new();
    for seat in free {
        let token = match known.iter().find(|invite| invite.seat == seat) {
            Some(invite) => invite.token.clone(),
            None => {
                let token = secret();
                app.store.put_invite(Invite { token: token.clone(), table: id.clone(), seat }).await?;
                token
            }
        };
        seats.push(json!({ "seat": seat, "token": token }));
    }
    let record = app.store.table(&id).await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
    let code = match record.code {
        Some(code) => code,
        None => {
            let fresh = code();
            app.store.set_code(&id, &fresh).await?;
            fresh
        }
    };
    Ok(Json(json!({ "code": code, "seats": seats })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    token: String,
}

/// Takes the seat that a link names, or the first free one of a table by its code.
pub(super) async fn join(State(app): State<App>, me: Me, Json(join): Json<Join>) -> Result<Json<Value>, ApiError> {
    let token = join.token.trim();
    let (id, seat) = match app.store.invite(token).await? {
        Some(invite) => (invite.table, Some(invite.seat)),
        None => {
            let found = app.store.table_by_code(&token.to_uppercase()).await?;
            (found.ok_or_else(|| ApiError::missing("no_such_table"))?, None)
        }
    };
    let user = me.id().to_owned();
    let (sits, free) = app
        .hub
        .read(&id, move |table| {
            let open = table.holders().find(|(_, holder)| matches!(holder, SeatHolder::Open));
            (!table.seats_of(&user).is_empty(), open.map(|(seat, _)| seat.0))
        })
        .await?;
    if !sits {
        let seat = seat.or(free).ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "no_seat_left"))?;
        let claim = Command::Claim { user: me.0.id, name: me.0.name, seat: Seat(seat) };
        app.hub.command(&id, claim).await?;
    }
    Ok(Json(json!({ "id": id })))
}

/// Hands a seat over to a bot or takes it back; before the start the host gives and takes seats.
pub(super) async fn change_seat(
    State(app): State<App>,
    me: Me,
    Path((id, seat)): Path<(String, u8)>,
    Json(to): Json<SeatRequest>,
) -> Result<StatusCode, ApiError> {
    let (user, place) = (me.id().to_owned(), Seat(seat));
    let (playing, host, holders, connected) = app
        .hub
        .read(&id, |table| {
            let holders: Vec<SeatHolder> = table.holders().map(|(_, holder)| holder.clone()).collect();
            let playing = table.phase() == table::wire::Phase::Playing;
            (playing, table.header().host.clone(), holders, false)
        })
        .await?;
    let holder = holders.get(usize::from(seat)).ok_or_else(|| ApiError::bad("bad_seats"))?;
    let command = match (playing, to.kind.as_str()) {
        (true, "bot") => {
            let spec = to.bot.unwrap_or_else(|| "greedy".to_owned());
            Command::HandOver { by: user, seat: place, spec, absent: !connected }
        }
        (true, _) => Command::TakeBack { user, seat: place },
        (false, "you") if matches!(holder, SeatHolder::Open) => Command::Claim { user, name: me.0.name, seat: place },
        (false, "open") if holder.user() == Some(me.id()) && host != user => Command::Leave { user, seat: place },
        (false, _) => {
            let mut seats = holders.clone();
            seats[usize::from(seat)] = to.holder(&me)?;
            let (options, settings) =
                app.hub.read(&id, |table| (table.options().clone(), table.settings().clone())).await?;
            Command::Configure { by: user, options, seats, settings }
        }
    };
    app.hub.command(&id, command).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same people at a new table.
pub(super) async fn rematch(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    let (user, fresh) = (me.id().to_owned(), crate::ids::id());
    let new = fresh.clone();
    let made = app.hub.read(&id, move |table| table.rematch(&user, new, now())).await?;
    let (header, entries) = made?;
    app.hub.create(header, entries).await?;
    app.hub.command(&id, Command::Rematch { user: me.0.id, table: fresh.clone() }).await?;
    Ok(Json(json!({ "id": fresh })))
}

pub(super) async fn resign(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    let user = me.id().to_owned();
    let seats = app.hub.read(&id, move |table| table.seats_of(&user)).await?;
    let seat = seats.first().copied().ok_or_else(|| ApiError::forbidden("not_a_player"))?;
    app.hub.command(&id, Command::Resign { user: me.0.id, seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}
