//! A server whose days are turned by hand, and people who play its challenge.

use std::path::Path;

use serde_json::{Value, json};
use server::{Clock, Day};
use tempfile::TempDir;

use crate::client::{Answer, Dice, Guest, Site, Socket, act, asked, picked};
use crate::stage::Server;

/// The day on which stories begin.
pub(super) const FIRST: &str = "2026-03-01";
/// The day after.
pub(super) const SECOND: &str = "2026-03-02";
/// The day on which the deal of the first is no secret any more.
pub(super) const THIRD: &str = "2026-03-03";

pub(super) struct Days {
    pub(super) server: Server,
    pub(super) site: Site,
    pub(super) clock: Clock,
    folder: TempDir,
}

impl Days {
    pub(super) async fn open() -> Days {
        let (folder, clock) = (tempfile::tempdir().expect("a folder"), Clock::standing_at(start_of(FIRST)));
        let server = Server::at(folder.path(), &clock).await;
        Days { site: server.site, server, clock, folder }
    }

    /// Midnight passes, and so many milliseconds more; a negative number is before midnight.
    pub(super) fn turn_to(&self, day: &str, plus: i64) {
        self.clock.set(start_of(day).checked_add_signed(plus).expect("a time"));
    }

    /// The same server after a restart; in between something may happen to its folder.
    pub(super) async fn restart(self, meanwhile: impl FnOnce(&Path)) -> Days {
        self.server.stop().await;
        meanwhile(self.folder.path());
        let server = Server::at(self.folder.path(), &self.clock).await;
        Days { site: server.site, server, clock: self.clock, folder: self.folder }
    }

    /// Somebody who had an account the day before, so that their results count.
    pub(super) async fn member(&self, name: &str) -> Guest {
        self.turn_to(FIRST, -1);
        let guest = self.site.guest_called(name).await;
        let account = json!({ "login": name.to_lowercase(), "password": "correct horse" });
        self.site.post("/api/account", account).by(&guest).send().await.done();
        self.turn_to(FIRST, 0);
        guest
    }

    pub(super) async fn ask(&self, guest: &Guest, day: &str) -> Answer {
        self.site.get(&format!("/api/daily/sample-game/{day}")).by(guest).send().await
    }

    pub(super) async fn standing(&self, guest: &Guest, day: &str) -> Value {
        self.ask(guest, day).await.done()
    }

    pub(super) async fn try_to_begin(&self, guest: &Guest, day: &str) -> Answer {
        self.site.request("POST", &format!("/api/daily/sample-game/{day}")).by(guest).send().await
    }

    pub(super) async fn begin(&self, guest: &Guest, day: &str) -> String {
        self.try_to_begin(guest, day).await.done()["id"].as_str().expect("an id").to_owned()
    }

    /// Plays a table to its end, the same way for the same number.
    pub(super) async fn finish(&self, guest: &Guest, table: &str, seed: u64) -> Socket {
        let mut dice = Dice::new(seed);
        let (mut socket, mut state) = Socket::at(self.site, guest, table).await;
        while state["phase"] != "over" {
            if let Some(view) = asked(&state) {
                let id = format!("click-{}", state["seq"]);
                socket.say(act(table, view, &id, picked(view, &mut dice))).await;
            }
            state = socket.hear("update").await["state"].take();
        }
        socket
    }

    /// Begins today's challenge and plays it to its end.
    pub(super) async fn play(&self, guest: &Guest, seed: u64) -> String {
        let table = self.begin(guest, "today").await;
        self.finish(guest, &table, seed).await;
        table
    }

    /// The seed and the options in the journal of a finished game.
    pub(super) async fn deal(&self, guest: &Guest, table: &str) -> (String, Value) {
        let journal = self.site.get(&format!("/api/tables/{table}/journal")).by(guest).send().await;
        assert_eq!(journal.status, 200, "{}", journal.text());
        let text = journal.text();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let line = |kind: &str| lines.iter().find(|line| line["type"] == kind).expect("such a line");
        (line("started")["seed"].as_str().expect("a seed").to_owned(), line("configured")["options"].clone())
    }
}

pub(super) fn start_of(day: &str) -> u64 {
    day.parse::<Day>().expect("a day").start()
}
