//! What an action costs a table with all its people looking on, without network and disk: for a profiler.
//!
//! `cargo run --profile optimised -p table --example cost -- [GAME [ACTIONS]]`; without a game the first on the shelf.
#![expect(clippy::print_stdout, reason = "the figures are what this program is for")]

use std::time::{Duration, Instant};

use game_core::{Rng, Seat, Seed, Stream};
use serde_json::{Value, json};
use table::wire::{Phase, ServerMessage, SetupChange};
use table::{Actor, Audience, Command, Glance, Header, Lang, SeatHolder, Settings, Table, Told, Update};

const PEOPLE: [&str; 4] = ["ann", "bob", "cid", "dan"];

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().or_else(|| game_registry::shown_games().next().map(|game| game.slug().to_owned()));
    let game = game.unwrap_or_default();
    let wanted: usize = words.next().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let mut spent = Duration::ZERO;
    let (mut actions, mut bytes, mut seed) = (0, 0, 1);
    while actions < wanted {
        let mut evening = Evening::new(&game, seed);
        seed += 1;
        // The first actions are those of an empty board.
        for n in 0..wanted.min(440) {
            if evening.table.phase() != Phase::Playing {
                break;
            }
            let command = evening.choose();
            let started = Instant::now();
            let sent = evening.act(&command);
            if n >= 40 {
                spent += started.elapsed();
                bytes += sent;
                actions += 1;
            }
        }
    }
    let micros = spent.as_secs_f64() * 1e6 / actions as f64;
    println!("{game}: {actions} actions, {micros:.1} µs and {} bytes to four clients for each", bytes / actions);
}

/// A table and all who play there.
struct Evening {
    table: Table,
    told: Vec<(Audience, Told)>,
    chance: Rng,
    now: u64,
}

impl Evening {
    fn new(game: &str, seed: u64) -> Self {
        let entry = game_registry::find(game).expect("a game of that name");
        let seats = usize::from(*entry.seats().end()).min(PEOPLE.len());
        let header = Header {
            id: "t1".into(),
            game: game.into(),
            rules_version: entry.rules_version(),
            created: 1,
            host: PEOPLE[0].into(),
            daily: None,
        };
        let table = Table::new(header).expect("a table");
        let mut evening = Evening { table, told: Vec::new(), chance: Rng::new(Seed::from(seed)), now: 1 };
        let (by, settings) = (PEOPLE[0].to_owned(), Settings { pass_pause_ms: 0, ..Settings::default() });
        let open = vec![SeatHolder::Open; seats];
        evening.enter(&Command::LayOut { by: by.clone(), options: json!({}), seats: open, settings });
        for (seat, name) in Seat::all(seats as u8).zip(PEOPLE) {
            let change = SetupChange::Sit { seat };
            evening.enter(&Command::SetUp { by: name.into(), name: name.into(), change });
        }
        evening.enter(&Command::Start { by, seed: Some(Seed::from(seed)) });
        let audiences = PEOPLE[..seats].iter().map(|user| evening.table.audience(user, Lang::ENGLISH));
        evening.told = audiences.map(|audience| (audience, Told::default())).collect();
        let glance = Glance { now: evening.now, connected: &|_| true };
        for (audience, told) in &mut evening.told {
            evening.table.show(audience, &glance, told);
        }
        evening
    }

    /// Some answer to the question of somebody who is asked.
    fn choose(&mut self) -> Command {
        let seat = self.table.deciding()[0];
        let offers = self.table.game().expect("a game").notations(seat);
        let chosen = self.chance.below(Stream::Table, offers.len() as u32) as usize;
        let (audience, _) = self.told.iter().find(|(audience, _)| audience.seats().contains(&seat)).expect("somebody");
        let user = audience.user().unwrap_or_default().to_owned();
        let glance = Glance { now: self.now, connected: &|_| true };
        let view = self.table.state(audience, &glance).views.swap_remove(0);
        let (by, decision) = (Actor::User(user), view.decision.unwrap_or_default());
        Command::Act { by, seat, decision, id: self.now.to_string(), action: offers[chosen].clone() }
    }

    fn enter(&mut self, command: &Command) -> Vec<Update> {
        self.now += 1;
        let decided = self.table.decide(command, self.now, &Seed::from(self.now).0).expect("a legal command");
        let stored: Vec<String> = decided.entries().iter().map(text).collect();
        assert!(!stored.is_empty(), "something happens");
        self.table.settle(decided).expect("decided, so it can be applied")
    }

    /// How many bytes are sent.
    fn act(&mut self, command: &Command) -> usize {
        let mut updates = self.enter(command);
        while self.table.next_due().is_some_and(|due| due <= self.now) {
            updates.extend(self.enter(&Command::Tick));
        }
        let glance = Glance { now: self.now, connected: &|_| true };
        let table = &self.table;
        let told = self.told.iter_mut().flat_map(|(audience, told)| table.tell(&updates, audience, &glance, told));
        told.map(|message: ServerMessage| text(&message).len()).sum()
    }
}

fn text(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).unwrap_or_else(|_| Value::Null.to_string())
}
