//! How much one person may have on a server, and the turns in which that is counted.

use std::hash::{BuildHasher, RandomState};
use std::net::SocketAddr;

use axum::http::StatusCode;
use store::{Page, Phase};
use tokio::sync::{Mutex, MutexGuard};

use crate::app::App;
use crate::error::ApiError;
use crate::ids::now;
use crate::summary::Summary;

/// What one person may have and do; 0 is no limit. The default suits a server that strangers can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Journals that a person may upload in a day.
    pub uploads_per_day: u32,
    /// The same for everybody at one address.
    pub uploads_per_address: u32,
    /// The longest journal, in kilobytes.
    pub upload_kilobytes: u32,
    /// Games that run at tables which a person has opened.
    pub running_tables: u32,
    /// Tables that wait for their start.
    pub lobbies: u32,
    /// Games that run without any person in a seat.
    pub bot_tables: u32,
    /// Lines of chat that a person may say in a minute.
    pub chat_per_minute: u32,
    /// Tables of others that wait for their start and at which a person has a seat; at tables that are open to strangers
    /// three times as many people from one address.
    pub seats_waiting: u32,
    /// Connections of people without a seat that may watch one table.
    pub spectators: u32,
}

impl Quotas {
    /// No limits.
    pub const OFF: Quotas = Quotas {
        uploads_per_day: 0,
        uploads_per_address: 0,
        upload_kilobytes: 0,
        running_tables: 0,
        lobbies: 0,
        bot_tables: 0,
        chat_per_minute: 0,
        seats_waiting: 0,
        spectators: 0,
    };
}

impl Default for Quotas {
    fn default() -> Self {
        Quotas {
            uploads_per_day: 20,
            uploads_per_address: 100,
            upload_kilobytes: 1_024,
            running_tables: 30,
            lobbies: 10,
            bot_tables: 5,
            chat_per_minute: 20,
            seats_waiting: 10,
            spectators: 200,
        }
    }
}

/// Rows that are read at a time to be counted.
const PAGE: u32 = 100;
/// An address may have so many times the seats at open tables that a person may have.
const AT_HOME: usize = 3;
/// A day in milliseconds.
const DAY: u64 = 24 * 3_600 * 1_000;

/// What a person counts is counted in turn, so that two requests at once are not both the last one that fits. People
/// share turns by lot; what is done in one is short.
pub(crate) struct Turns {
    lots: RandomState,
    turns: [Mutex<()>; 64],
}

impl Default for Turns {
    fn default() -> Self {
        Turns { lots: RandomState::new(), turns: [const { Mutex::const_new(()) }; 64] }
    }
}

impl Turns {
    pub(crate) async fn of(&self, user: &str) -> MutexGuard<'_, ()> {
        self.turns[(self.lots.hash_one(user) % 64) as usize].lock().await
    }
}

/// What a table that a person wants would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NewTable {
    Lobby,
    /// It runs, with people or without.
    Running {
        bots_alone: bool,
    },
}

/// The tables that a person has opened and that are not over.
#[derive(Default)]
struct Opened {
    lobbies: u32,
    running: u32,
    bots_alone: u32,
}

impl App {
    /// Whether a person may have one more table. To be asked in the person's turn.
    pub(crate) async fn check_tables(&self, user: &str, new: NewTable) -> Result<(), ApiError> {
        let quotas = &self.quotas;
        let limits = match new {
            NewTable::Lobby => [quotas.lobbies, 0],
            NewTable::Running { bots_alone } => [quotas.running_tables, if bots_alone { quotas.bot_tables } else { 0 }],
        };
        if limits == [0, 0] {
            return Ok(());
        }
        let opened = self.opened_by(user).await?;
        match new {
            NewTable::Lobby => check("too_many_lobbies", opened.lobbies, quotas.lobbies),
            NewTable::Running { bots_alone } => {
                check("too_many_running", opened.running, quotas.running_tables)?;
                let most = if bots_alone { quotas.bot_tables } else { 0 };
                check("too_many_bot_tables", opened.bots_alone, most)
            }
        }
    }

    /// Whether bots may play alone at one more table that a person has opened. To be asked in the person's turn.
    pub(crate) async fn check_bots_alone(&self, user: &str) -> Result<(), ApiError> {
        let most = self.quotas.bot_tables;
        if most == 0 {
            return Ok(());
        }
        check("too_many_bot_tables", self.opened_by(user).await?.bots_alone, most)
    }

    /// Whether a person may sit down at one more table that waits for its start. To be asked in the person's turn.
    pub(crate) async fn check_seats(&self, user: &str, table: &str, from: SocketAddr) -> Result<(), ApiError> {
        let most = self.quotas.seats_waiting;
        if most == 0 {
            return Ok(());
        }
        let waiting = self.store.tables_of(user, &[Phase::Lobby], Page::first(PAGE)).await?;
        let sits = |summary: &Summary| summary.host != user && summary.has_seat(user);
        let elsewhere = waiting.iter().filter(|record| record.id != table);
        let taken = elsewhere.filter(|record| serde_json::from_str(&record.summary).is_ok_and(|s| sits(&s))).count();
        check("too_many_seats", u32::try_from(taken).unwrap_or(u32::MAX), most)?;
        let homes = &self.hub.shared.homes;
        let home = homes.at(from.ip());
        let of_home = |user: &str| homes.of(user).is_some_and(|other| other == home);
        let taken = self.hub.shared.meet.lobbies.seats_besides((table, user), of_home);
        if taken < AT_HOME * most as usize { Ok(()) } else { check("too_many_seats_here", 1, 1) }
    }

    async fn opened_by(&self, user: &str) -> Result<Opened, ApiError> {
        let mut opened = Opened::default();
        let mut page = Page::first(PAGE);
        loop {
            let records = self.store.tables_of(user, &[Phase::Lobby, Phase::Playing], page.clone()).await?;
            for record in &records {
                let summary =
                    serde_json::from_str(&record.summary).ok().filter(|summary: &Summary| summary.host == user);
                match (summary, record.phase) {
                    (Some(_), Phase::Lobby) => opened.lobbies += 1,
                    (Some(summary), Phase::Playing) => {
                        opened.running += 1;
                        opened.bots_alone += u32::from(summary.seats.iter().all(|seat| seat.user.is_none()));
                    }
                    (Some(_), Phase::Over) | (None, _) => {}
                }
            }
            let Some(last) = records.last().filter(|_| records.len() == PAGE as usize) else { return Ok(opened) };
            page = Page { after: Some(last.cursor()), ..page };
        }
    }

    /// Counts a table that is opened from an address, whatever the names there.
    pub(crate) fn count_table(&self, from: SocketAddr) -> Result<(), ApiError> {
        let most = self.limits.tables_a_day();
        let refused = || ApiError::limit(StatusCode::TOO_MANY_REQUESTS, "too_many_tables_here", most);
        self.limits.table(from.ip()).then_some(()).ok_or_else(refused)
    }

    /// Whether a person may upload one more journal. To be asked in the person's turn.
    pub(crate) async fn check_uploads(&self, user: &str) -> Result<(), ApiError> {
        let most = self.quotas.uploads_per_day;
        if most == 0 {
            return Ok(());
        }
        let uploaded = self.store.replays_of(user, Page::first(most)).await?;
        let since = now().saturating_sub(DAY);
        let today = uploaded.iter().filter(|replay| replay.created > since).count();
        check("too_many_uploads", u32::try_from(today).unwrap_or(u32::MAX), most)
    }
}

fn check(code: &str, found: u32, most: u32) -> Result<(), ApiError> {
    if most == 0 || found < most { Ok(()) } else { Err(ApiError::limit(StatusCode::TOO_MANY_REQUESTS, code, most)) }
}
