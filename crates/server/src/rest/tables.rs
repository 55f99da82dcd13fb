//! Tables: open, list, hand over, play again.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use game_core::{Seat, Seed};
use game_registry::find;
use serde_json::{Value, json};
use store::{Page, Phase, TableRecord};
use table::wire::{self, Missed, NewTable, Notice, SeatRequest, SeatSummary, TableSummary};
use table::{Command, Entry, Header, Lang, SeatHolder, Table};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::Me;
use crate::ids::{entropy, id, now};
use crate::lang::Speak;
use crate::notices::Reason;
use crate::quotas::NewTable as Wanted;
use crate::summary::{Sitting, Summary};

/// Digits of the largest seed that people choose.
const LONGEST_SEED: usize = 20;
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

pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    Body(new): Body<NewTable>,
) -> Result<Json<Value>, ApiError> {
    if new.settings.open && !new.start && !app.limits.opening(from.ip()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    let entry = find(&new.game).ok_or_else(|| ApiError::missing("no_such_game"))?;
    if !new.options.is_object() && !new.options.is_null() {
        let why = "The options of a game are fields with names.";
        return Err(ApiError::unreadable(StatusCode::UNPROCESSABLE_ENTITY, why));
    }
    let seed = new.seed.map(read_seed).transpose()?;
    if seed.is_some() && !new.start {
        return Err(ApiError::new(StatusCode::CONFLICT, "seed_for_start"));
    }
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
    let mut commands = vec![Command::LayOut { by: by.clone(), options, seats, settings: new.settings }];
    if new.start {
        commands.push(Command::Start { by, seed });
    }
    let entries = first_entries(&header, &commands)?;
    let id = header.id.clone();
    let bots_alone = new.seats.iter().all(|seat| seat.kind == "bot");
    let wanted = if new.start { Wanted::Running { bots_alone } } else { Wanted::Lobby };
    let turn = app.turns.of(me.id()).await;
    app.check_tables(me.id(), wanted).await?;
    app.count_table(from)?;
    app.hub.create(header, entries).await?;
    drop(turn);
    app.seen(me.id(), from.ip());
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

/// People choose whole numbers. Longer seeds are those of days and of deals that nobody chose: whoever knows one shall
/// not practise with it.
fn read_seed(seed: Value) -> Result<Seed, ApiError> {
    let is_number = |text: &&str| (1..=LONGEST_SEED).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    let digits = seed.as_str().filter(is_number);
    let number = seed.as_u64().or_else(|| digits?.parse().ok());
    // Written as it should be, but beyond the largest one.
    let status = if digits.is_some() { StatusCode::CONFLICT } else { StatusCode::BAD_REQUEST };
    number.map(Seed::from).ok_or_else(|| ApiError::new(status, "bad_seed"))
}

pub(super) async fn mine(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    list(&app, &me, lang, &[Phase::Lobby, Phase::Playing]).await
}

pub(super) async fn history(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    list(&app, &me, lang, &[Phase::Over]).await
}

async fn list(app: &App, me: &Me, lang: Lang, phases: &[Phase]) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let records = app.store.tables_of(me.id(), phases, Page::first(LISTED)).await?;
    Ok(Json(records.iter().filter_map(|record| summary(record, me, lang)).collect()))
}

pub(super) async fn one(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    At(id): At<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let may_watch = {
        let user = me.id().to_owned();
        app.hub.read(&id, move |table| table.may_watch(&user)).await?
    };
    may_watch?;
    let record = app.store.table(&id).await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
    summary(&record, &me, lang).map(Json).ok_or_else(|| ApiError::missing("no_such_table"))
}

/// What somebody who comes back has missed.
pub(super) async fn missed(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    At(id): At<String>,
) -> Result<Json<Missed>, ApiError> {
    let user = me.0.id;
    let read = move |table: &Table| table.may_watch(&user).map(|()| table.missed(&user, lang));
    Ok(Json(app.hub.read(&id, read).await??))
}

/// A table as lists show it to one person.
pub(super) fn summary(record: &TableRecord, me: &Me, lang: Lang) -> Option<TableSummary> {
    let summary: Summary = serde_json::from_str(&record.summary).ok()?;
    let header: Header = serde_json::from_str(&record.header).ok()?;
    let is_mine = |user: &Option<String>| user.as_deref() == Some(me.id());
    let played = summary.rules_version.unwrap_or(header.rules_version);
    let known = find(&record.game).map(|entry| entry.rules_version());
    // What has not begun yet begins by the rules there are.
    let other_rules = record.phase != Phase::Lobby && known != Some(played);
    let your_turn = !other_rules && summary.seats.iter().any(|seat| seat.deciding && is_mine(&seat.user));
    let names = summary.names(lang);
    let seat = |(seat, label): (Sitting, &String)| SeatSummary {
        you: is_mine(&seat.user),
        label: label.clone(),
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
        seats: summary.seats.into_iter().zip(names.as_slice()).map(seat).collect(),
        your_turn,
        updated: record.updated,
        created: record.created,
        outcome: summary.outcome,
        points: summary.scores,
        daily: header.daily,
        other_rules,
    })
}

/// Hands a seat over to a bot or takes it back, while the game is on.
pub(super) async fn change_seat(
    State(app): State<App>,
    me: Me,
    At((id, seat)): At<(String, u8)>,
    Body(to): Body<SeatRequest>,
) -> Result<StatusCode, ApiError> {
    let (user, seat) = (me.0.id, Seat(seat));
    match to.kind.as_str() {
        "bot" => hand_over(&app, &id, user, (seat, to.bot)).await?,
        "you" => app.hub.command(&id, Command::TakeBack { user, seat }).await.map(|_| ())?,
        _ => return Err(ApiError::bad("bad_seats")),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Has a bot play for a seat. When no other person is left, that makes a table of bots alone, which counts for whoever
/// has opened it.
async fn hand_over(app: &App, id: &str, by: String, (seat, bot): (Seat, Option<String>)) -> Result<(), ApiError> {
    let host = app.hub.read(id, |table| table.header().host.clone()).await?;
    let _turn = app.turns.of(&host).await;
    let user = by.clone();
    let leaves_bots_alone = move |table: &Table| {
        let people = || table.holders().filter(|(_, holder)| holder.user().is_some());
        let may = table.header().host == user || table.seats_of(&user).contains(&seat);
        may && people().count() == 1 && people().all(|(place, _)| place == seat)
    };
    if app.hub.read(id, leaves_bots_alone).await? {
        app.check_bots_alone(&host).await?;
    }
    let spec = bot.unwrap_or_else(|| "greedy".to_owned());
    // The table itself knows whether the person is there.
    app.hub.command(id, Command::HandOver { by, seat, spec, absent: false }).await?;
    Ok(())
}

/// The same people at a new table; whoever asks later is led to the same one.
pub(super) async fn rematch(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: Me,
    At(id): At<String>,
) -> Result<Json<Value>, ApiError> {
    let turn = app.turns.of(me.id()).await;
    let is_first = app.hub.read(&id, |table| table.next_table().is_none()).await?;
    if is_first {
        app.check_tables(me.id(), Wanted::Lobby).await?;
        app.count_table(from)?;
    }
    app.hub.command(&id, Command::Rematch { user: me.0.id.clone(), table: crate::ids::id() }).await?;
    drop(turn);
    let look = |table: &Table| (table.next_table().cloned(), table.people(), table.header().game.clone());
    let (next, people, game) = app.hub.read(&id, look).await?;
    let next = next.ok_or_else(|| ApiError::missing("no_such_table"))?;
    if is_first {
        let apart = app.store.shut_out(me.id()).await?;
        for other in people.iter().filter(|other| *other != me.id() && !apart.contains(other)) {
            let notice = Notice::Rematch { table: next.clone(), game: game.clone(), by: me.0.name.clone() };
            app.hub.shared.meet.here.notify(other, notice);
            if !app.hub.shared.meet.here.is_connected(other) {
                app.hub.shared.notices.queue.add(other, &next, Reason::Rematch).await;
            }
        }
    }
    if is_first {
        app.joined(&next, [me.0.id]);
    } else {
        app.sit_again(&id, &next, me, from).await?;
    }
    Ok(Json(json!({ "id": next })))
}

impl App {
    /// Whoever wants to play again, too, sits where they sat, while that seat is free and the game has not begun.
    async fn sit_again(&self, before: &str, next: &str, me: Me, from: SocketAddr) -> Result<(), ApiError> {
        let own = me.id().to_owned();
        let mut seats = self.hub.read(before, move |table| table.seats_of(&own)).await?;
        let own = me.id().to_owned();
        let free = move |table: &Table| {
            let waits = table.phase() == wire::Phase::Lobby && table.seats_of(&own).is_empty();
            seats
                .retain(|seat| table.holders().any(|(at, holder)| waits && at == *seat && *holder == SeatHolder::Open));
            seats
        };
        let seats = self.hub.read(next, free).await?;
        if seats.is_empty() {
            return Ok(());
        }
        self.check_company(next, me.id()).await?;
        self.check_seats(me.id(), next, from).await?;
        for seat in seats {
            let change = wire::SetupChange::Sit { seat };
            let name = me.0.name.clone();
            self.hub.command(next, Command::SetUp { by: me.0.id.clone(), name, change }).await?;
        }
        self.joined(next, [me.0.id]);
        Ok(())
    }
}

pub(super) async fn resign(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, ApiError> {
    app.hub.command(&id, Command::Resign { user: me.0.id }).await?;
    Ok(StatusCode::NO_CONTENT)
}
