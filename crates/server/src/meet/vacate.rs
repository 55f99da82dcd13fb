//! Seats at open tables are for those who are here: whoever has gone for some minutes makes room for others.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game_core::Seat;
use table::wire::{Phase, SetupChange};
use table::{ClockRule, Command, SeatHolder, Table};
use tokio::time::{Instant, sleep};

use crate::app::App;

/// Somebody is waited for so many times longer here than in a game, where only the host acts on their absence.
const PATIENCE: u32 = 5;
/// How often it is looked who is here.
const PULSE: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// Who has sat down at tables that are open to strangers, be there seats left or not.
#[derive(Default)]
pub(crate) struct Lobbies(Mutex<HashMap<String, Lobby>>);

struct Lobby {
    /// Whether the game begins at once, so that its players should be here.
    live: bool,
    /// Everybody who has a seat besides the host, as often as they have one.
    guests: Vec<(String, Seat)>,
}

impl Lobbies {
    /// Notes what a table is now.
    pub(crate) fn note(&self, table: &Table) {
        let host = &table.header().host;
        let guest = |(seat, holder): (Seat, &SeatHolder)| {
            holder.user().filter(|user| user != host).map(|user| (user.to_owned(), seat))
        };
        let is_open = table.phase() == Phase::Lobby && table.settings().open;
        let guests: Vec<_> = if is_open { table.holders().filter_map(guest).collect() } else { Vec::new() };
        let live = !matches!(table.settings().clock, Some(ClockRule::Days { .. }));
        if guests.is_empty() {
            self.remove(&table.header().id);
        } else {
            self.lock().insert(table.header().id.clone(), Lobby { live, guests });
        }
    }

    pub(crate) fn remove(&self, id: &str) {
        self.lock().remove(id);
    }

    /// How many seats such people have, besides those of one person at one table.
    pub(crate) fn seats_besides(&self, (table, person): (&str, &str), who: impl Fn(&str) -> bool) -> usize {
        let lobbies = self.lock();
        let guests = lobbies.iter().flat_map(|(id, lobby)| lobby.guests.iter().map(move |(user, _)| (id, user)));
        guests.filter(|(id, user)| who(user) && !(*id == table && *user == person)).count()
    }

    /// Who should be here and is not.
    fn away(&self, is_here: impl Fn(&str) -> bool) -> Vec<Away> {
        let lobbies = self.lock();
        let live = lobbies.iter().filter(|(_, lobby)| lobby.live);
        let guests = live.flat_map(|(id, lobby)| lobby.guests.iter().map(move |(user, seat)| (id, user, *seat)));
        let away = guests.filter(|(_, user, _)| !is_here(user));
        away.map(|(id, user, seat)| Away { table: id.clone(), user: user.clone(), seat }).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Lobby>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who has a seat and is not here.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Away {
    table: String,
    user: String,
    seat: Seat,
}

/// Goes on until the server goes down. Where nobody is ever taken for absent, nobody loses a seat.
pub(crate) async fn vacate(app: &App) {
    let absence = app.hub.shared.pace.absence;
    if absence.is_zero() {
        return;
    }
    let mut since: HashMap<Away, Instant> = HashMap::new();
    loop {
        sleep(absence.clamp(PULSE.0, PULSE.1)).await;
        let meet = &app.hub.shared.meet;
        let (now, away) = (Instant::now(), meet.lobbies.away(|user| meet.here.is_here(user)));
        since = away
            .into_iter()
            .map(|away| {
                let at = since.get(&away).copied().unwrap_or(now);
                (away, at)
            })
            .collect();
        for (Away { table, user, seat }, at) in &since {
            if now.duration_since(*at) >= PATIENCE * absence {
                let (by, change) = (user.clone(), SetupChange::StandUp { seat: *seat });
                // The game may just have begun.
                let _ = app.hub.command(table, Command::SetUp { by, name: String::new(), change }).await;
            }
        }
    }
}
