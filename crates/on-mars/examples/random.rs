//! Plays random games and says how they went: `cargo run --release -p on-mars --example random 1000`.

#![expect(clippy::disallowed_types, clippy::print_stdout, reason = "a bench for the terminal")]

use std::time::Instant;

use game_core::{Game, Seed};
use game_testkit::{Picker, Scratch, play_on};
use on_mars::{OnMars, Options};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(100);
    let seats: u8 = std::env::args().nth(2).and_then(|seats| seats.parse().ok()).unwrap_or(3);
    let options =
        std::env::args().nth(3).map_or_else(Options::default, |json| serde_json::from_str(&json).expect("options"));
    let (mut actions, mut ended) = (0, std::collections::BTreeMap::new());
    let start = Instant::now();
    for seed in 0..games {
        let mut game = OnMars::setup(&options, seats, Seed::from(seed)).expect("a table");
        let (count, how) = play_on(&mut game, &mut Picker::new(seed), &mut Scratch::new(), |_, _| {});
        actions += u64::from(count);
        *ended.entry(format!("{how:?}")).or_insert(0) += 1;
    }
    let took = start.elapsed().as_secs_f64();
    let size = size_of::<OnMars>();
    println!(
        "{games} games of {} actions, {:.0} actions/s, {:.0} games/s, {size} bytes, {ended:?}",
        actions / games.max(1),
        actions as f64 / took,
        games as f64 / took
    );
}
