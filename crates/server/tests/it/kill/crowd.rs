//! The people at some tables, and how far each table is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::player::{Diary, Player};
use crate::client::{Guest, Site};

/// Tables that are played at, at any time.
const TABLES: usize = 6;
/// A game counts once it is past this turn.
const TURNS: u64 = 5;
/// All tables go on within this time after whatever has happened.
const PATIENCE: Duration = Duration::from_secs(60);

/// What all players know.
pub(super) struct Shared {
    site: watch::Sender<Option<Site>>,
    enough: AtomicBool,
}

impl Shared {
    /// Where the server is, as soon as it is anywhere.
    pub(super) async fn site(&self) -> Site {
        let mut site = self.site.subscribe();
        let found = site.wait_for(Option::is_some).await.expect("it is not given up");
        found.expect("it is there")
    }

    pub(super) fn is_enough(&self) -> bool {
        self.enough.load(Ordering::Relaxed)
    }
}

/// A place where one table after the other is played at.
pub(super) struct Chair {
    acknowledged: watch::Sender<u64>,
    turn: AtomicU64,
}

impl Chair {
    pub(super) fn note_turn(&self, state: &Value) {
        let turn = state["views"][0]["view"]["open"]["turn"]["number"].as_u64().unwrap_or_default();
        self.turn.store(turn, Ordering::Relaxed);
    }

    pub(super) fn goes_on(&self) {
        self.acknowledged.send_modify(|n| *n += 1);
    }

    /// Waits until one more action is acknowledged at a table that is past its fifth turn.
    async fn has_gone_on(&self) {
        let mut acknowledged = self.acknowledged.subscribe();
        let before = *acknowledged.borrow();
        let gone_on = |n: &u64| *n > before && self.turn.load(Ordering::Relaxed) > TURNS;
        acknowledged.wait_for(gone_on).await.expect("the chair is there");
    }
}

pub(super) struct Crowd {
    shared: Arc<Shared>,
    chairs: Vec<(Arc<Chair>, JoinHandle<Vec<Diary>>)>,
}

impl Crowd {
    /// Seats people at tables for two and three, and lets them begin.
    pub(super) async fn gather(site: Site) -> Crowd {
        let shared = Arc::new(Shared { site: watch::Sender::new(Some(site)), enough: AtomicBool::new(false) });
        let mut chairs = Vec::new();
        for n in 0..TABLES {
            let mut people = Vec::new();
            for _ in 0..2 + n % 2 {
                people.push(site.guest().await);
            }
            let chair = Arc::new(Chair { acknowledged: watch::Sender::new(0), turn: AtomicU64::new(0) });
            chairs.push((Arc::clone(&chair), tokio::spawn(table_after_table(Arc::clone(&shared), chair, people))));
        }
        Crowd { shared, chairs }
    }

    /// Waits until every table has gone on from here.
    pub(super) async fn all_go_on(&self) {
        let all = futures_util::future::join_all(self.chairs.iter().map(|(chair, _)| chair.has_gone_on()));
        timeout(PATIENCE, all).await.expect("every table goes on");
    }

    pub(super) fn server_is_gone(&self) {
        self.shared.site.send_replace(None);
    }

    pub(super) fn server_is_back(&self, site: Site) {
        self.shared.site.send_replace(Some(site));
    }

    /// Lets everybody finish what they have begun.
    pub(super) async fn part(self) -> Vec<Diary> {
        self.shared.enough.store(true, Ordering::Relaxed);
        let mut diaries = Vec::new();
        for (_, playing) in self.chairs {
            diaries.extend(timeout(PATIENCE, playing).await.expect("it ends").expect("nobody was disappointed"));
        }
        diaries
    }
}

/// Plays until it is enough; when a game is over, the same people begin another.
async fn table_after_table(shared: Arc<Shared>, chair: Arc<Chair>, people: Vec<Guest>) -> Vec<Diary> {
    let mut diaries = Vec::new();
    while !shared.is_enough() {
        let seated: Vec<&Guest> = people.iter().collect();
        let Some(table) = shared.site().await.try_table_of(&seated, json!({})).await else { continue };
        let players = people.iter().map(|guest| {
            let player = Player::new(Arc::clone(&shared), Arc::clone(&chair), guest.clone(), table.clone());
            tokio::spawn(player.play())
        });
        for player in futures_util::future::join_all(players).await {
            diaries.push(player.expect("nobody was disappointed"));
        }
    }
    diaries
}
