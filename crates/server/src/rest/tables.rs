//! Tables: open, set up, join, start, hand over, play again.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::{Seat, Seed};
use game_registry::find;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Invite, Page, Phase, TableRecord};
use table::wire::{self, Invite as SeatInvite, Invites, NewTable, SeatRequest, SeatSummary, TableSummary};
use table::{Command, Entry, Header, SeatHolder, Settings, Table};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{code, entropy, id, now, secret};
use crate::summary::{Sitting, Summary};

/// Tables in one list at most.
const LISTED: u32 = 50;

/// A seat of a table that this person opens.
fn holder_of(seat: &SeatRequest, me: &Me) -> Result<SeatHolder, ApiError> {
    match seat.kind.as_str() {
        "you" | "human" => Ok(SeatHolder::Human { user: me.id().to_owned(), name: me.0.name.clone() }),
        "bot" => Ok(SeatHolder::Bot { spec: seat.bot.clone().unwrap_or_else(|| "greedy".to_owned()) }),
        "open" => Ok(SeatHolder::Open),
        _ => Err(ApiError::bad("bad_seats")),
    }
}

pub(super) async fn create(State(app): State<App>, me: Me, Body(new): Body<NewTable>) -> Result<Json<Value>, ApiError> {
    let entry = find(&new.game).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let seed = new.seed.map(read_seed).transpose()?;
    let header = Header {
        id: id(),
        game: new.game,
        rules_version: entry.rules_version(),
        created: now(),
        host: me.id().to_owned(),
        daily: None,
    };
    let seats = new.seats.iter().map(|seat| holder_of(seat, &me)).collect::<Result<Vec<_>, _>>()?;
    let options = if new.options.is_null() { entry.default_options() } else { new.options };
    let by = me.id().to_owned();
    let mut commands = vec![Command::Configure { by: by.clone(), options, seats, settings: new.settings }];
    if new.start {
        commands.push(Command::Start { by, seed });
    }
    let entries = first_entries(&header, &commands)?;
    let id = header.id.clone();
    app.hub.create(header, entries).await?;
    // Awake, so that a bot that is first to move does not wait for somebody to look.
    app.hub.read(&id, |_| ()).await?;
    app.joined(&id, [me.0.id]);
    Ok(Json(json!({ "id": id })))
}

/// What the journal of a new table begins with, when this is done at it.
pub(super) fn first_entries(header: &Header, commands: &[Command]) -> Result<Vec<Entry>, ApiError> {
    let mut table = Table::new(header.clone()).map_err(|_| ApiError::bad("bad_request"))?;
    let mut entries = Vec::new();
    for command in commands {
        for entry in table.decide(command, now(), &entropy())? {
            table.apply(&entry).map_err(|_| ApiError::bad("bad_request"))?;
            entries.push(entry);
        }
    }
    Ok(entries)
}

fn read_seed(seed: Value) -> Result<Seed, ApiError> {
    let text = seed.as_str().map_or_else(|| seed.to_string(), str::to_owned);
    text.parse().map_err(|_| ApiError::bad("bad_seed"))
}

pub(super) async fn mine(State(app): State<App>, me: Me) -> Result<Json<Vec<TableSummary>>, ApiError> {
    list(&app, &me, &[Phase::Lobby, Phase::Playing]).await
}

pub(super) async fn history(State(app): State<App>, me: Me) -> Result<Json<Vec<TableSummary>>, ApiError> {
    list(&app, &me, &[Phase::Over]).await
}

async fn list(app: &App, me: &Me, phases: &[Phase]) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let records = app.store.tables_of(me.id(), phases, Page::first(LISTED)).await?;
    Ok(Json(records.iter().filter_map(|record| summary(record, me)).collect()))
}

pub(super) async fn one(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<TableSummary>, ApiError> {
    let may_watch = {
        let user = me.id().to_owned();
        app.hub.read(&id, move |table| table.may_watch(&user)).await?
    };
    may_watch?;
    let record = app.store.table(&id).await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
    summary(&record, &me).map(Json).ok_or_else(|| ApiError::missing("no_such_table"))
}

/// A table as lists show it to one person.
pub(super) fn summary(record: &TableRecord, me: &Me) -> Option<TableSummary> {
    let summary: Summary = serde_json::from_str(&record.summary).ok()?;
    let header: Header = serde_json::from_str(&record.header).ok()?;
    let is_mine = |user: &Option<String>| user.as_deref() == Some(me.id());
    let played = summary.rules_version.unwrap_or(header.rules_version);
    let known = find(&record.game).map(|entry| entry.rules_version());
    // What has not begun yet begins by the rules there are.
    let other_rules = record.phase != Phase::Lobby && known != Some(played);
    let your_turn = !other_rules && summary.seats.iter().any(|seat| seat.deciding && is_mine(&seat.user));
    let seat = |seat: Sitting| SeatSummary {
        you: is_mine(&seat.user),
        label: seat.label,
        kind: seat.kind,
        bot: seat.bot,
        deciding: seat.deciding && !other_rules,
    };
    Some(TableSummary {
        id: record.id.clone(),
        game: record.game.clone(),
        phase: match record.phase {
            Phase::Lobby => wire::Phase::Lobby,
            Phase::Playing => wire::Phase::Playing,
            Phase::Over => wire::Phase::Over,
        },
        seats: summary.seats.into_iter().map(seat).collect(),
        your_turn,
        updated: record.updated,
        created: record.created,
        outcome: summary.outcome,
        points: summary.scores,
        daily: header.daily,
        other_rules,
    })
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
    At(id): At<String>,
    Body(setup): Body<Setup>,
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
                _ => holder_of(seat, &me),
            })
            .collect::<Result<_, _>>()?,
    };
    let (options, settings) = (setup.options.unwrap_or(options), setup.settings.unwrap_or(settings));
    app.hub.command(&id, Command::Configure { by: me.id().to_owned(), options, seats, settings }).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn start(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, ApiError> {
    app.hub.command(&id, Command::Start { by: me.id().to_owned(), seed: None }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The links to free seats and the table's code; the host hands them out.
pub(super) async fn invites(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<Invites>, ApiError> {
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
        seats.push(SeatInvite { seat: Seat(seat), token });
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
    Ok(Json(Invites { code, seats }))
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
        let claim = Command::Claim { user: me.0.id.clone(), name: me.0.name, seat: Seat(seat) };
        app.hub.command(&id, claim).await?;
        app.joined(&id, [me.0.id]);
    }
    Ok(Json(json!({ "id": id })))
}

/// Hands a seat over to a bot or takes it back; before the start the host gives and takes seats.
pub(super) async fn change_seat(
    State(app): State<App>,
    me: Me,
    At((id, seat)): At<(String, u8)>,
    Body(to): Body<SeatRequest>,
) -> Result<StatusCode, ApiError> {
    let (user, place) = (me.id().to_owned(), Seat(seat));
    let (playing, host, holders) = app
        .hub
        .read(&id, |table| {
            let holders: Vec<SeatHolder> = table.holders().map(|(_, holder)| holder.clone()).collect();
            let playing = table.phase() == wire::Phase::Playing;
            (playing, table.header().host.clone(), holders)
        })
        .await?;
    let holder = holders.get(usize::from(seat)).ok_or_else(|| ApiError::bad("bad_seats"))?;
    let command = match (playing, to.kind.as_str()) {
        (true, "bot") => {
            let spec = to.bot.unwrap_or_else(|| "greedy".to_owned());
            // The table itself knows whether the person is there.
            Command::HandOver { by: user, seat: place, spec, absent: false }
        }
        (true, _) => Command::TakeBack { user, seat: place },
        (false, "you") if matches!(holder, SeatHolder::Open) => {
            Command::Claim { user, name: me.0.name.clone(), seat: place }
        }
        (false, "open") if holder.user() == Some(me.id()) && host != user => Command::Leave { user, seat: place },
        (false, _) => {
            let mut seats = holders.clone();
            seats[usize::from(seat)] = holder_of(&to, &me)?;
            let (options, settings) =
                app.hub.read(&id, |table| (table.options().clone(), table.settings().clone())).await?;
            Command::Configure { by: user, options, seats, settings }
        }
    };
    app.hub.command(&id, command).await?;
    app.joined(&id, [me.0.id]);
    Ok(StatusCode::NO_CONTENT)
}

/// The same people at a new table.
pub(super) async fn rematch(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<Value>, ApiError> {
    let (user, fresh) = (me.id().to_owned(), crate::ids::id());
    let new = fresh.clone();
    let made = app.hub.read(&id, move |table| (table.rematch(&user, new, now()), table.people())).await?;
    let (header, entries) = made.0?;
    app.hub.create(header, entries).await?;
    app.hub.command(&id, Command::Rematch { user: me.0.id, table: fresh.clone() }).await?;
    app.joined(&fresh, made.1);
    Ok(Json(json!({ "id": fresh })))
}

pub(super) async fn resign(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, ApiError> {
    let user = me.id().to_owned();
    let seats = app.hub.read(&id, move |table| table.seats_of(&user)).await?;
    let seat = seats.first().copied().ok_or_else(|| ApiError::forbidden("not_a_player"))?;
    app.hub.command(&id, Command::Resign { user: me.0.id, seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}
