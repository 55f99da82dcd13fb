//! How many random games of each adventure one core plays in a second.
//!
//! `cargo run --release -p welcome-to-the-moon --features scenario --example moon-speed [seats] [games]`

#![expect(clippy::print_stdout, clippy::disallowed_types, reason = "a stopwatch for the terminal")]

use std::hint::black_box;
use std::time::Instant;

use game_core::{Game as _, Seed};
use game_testkit::{Ended, Scratch, play_random};
use welcome_to_the_moon::{Options, WelcomeToTheMoon};

fn main() {
    let mut words = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let seats = words.next().unwrap_or(2) as u8;
    let games = words.next().unwrap_or(20_000);
    println!("{} bytes", size_of::<WelcomeToTheMoon>());
    for adventure in 1..=8 {
        let options = Options { adventure, ..Options::default() };
        let Ok(game) = WelcomeToTheMoon::setup(&options, seats, Seed::from(1)) else { continue };
        let mut scratch = Scratch::new();
        let start = Instant::now();
        let (mut actions, mut finished) = (0, 0);
        for seed in 0..games {
            if let Ok(played) = play_random::<WelcomeToTheMoon>(&options, seats, seed, &mut scratch) {
                actions += u64::from(played.actions);
                finished += u64::from(played.ended == Ended::Finished);
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let start = Instant::now();
        for _ in 0..1_000_000 {
            black_box(black_box(&game).clone());
        }
        let clone = start.elapsed().as_secs_f64() * 1000.0;
        println!(
            "adventure {adventure}: {finished} of {games} finished, {:.0} games/s, {} actions a game, {:.0} ns an action, clone {clone:.0} ns",
            games as f64 / seconds,
            actions / games,
            seconds * 1e9 / actions as f64,
        );
    }
}
