//! How many random games one core plays in a second, and how long a list of placements takes.
//!
//! `cargo run --release -p planet-unknown --example planet-speed [seats] [games] [planet] [corporation]`

#![expect(clippy::print_stdout, clippy::disallowed_types, reason = "a stopwatch for the terminal")]

use std::hint::black_box;
use std::time::Instant;

use game_core::{Game as _, Seat, Seed};
use game_testkit::{Ended, Scratch, play_random};
use planet_unknown::{Action, Options, PlanetUnknown};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let seats = number(0).unwrap_or(2) as u8;
    let games = number(1).unwrap_or(5_000);
    let mut options = Options::default();
    if let Some(planet) = words.get(2).and_then(|word| word.parse().ok()) {
        options.planet_1 = planet;
    }
    if let Some(corporation) = words.get(3).and_then(|word| word.parse().ok()) {
        options.corporation_1 = corporation;
    }
    let Ok(game) = PlanetUnknown::setup(&options, seats, Seed::from(1)) else {
        return println!("so many cannot play with these options");
    };
    let mut scratch = Scratch::new();
    let start = Instant::now();
    let (mut actions, mut finished, mut rounds) = (0, 0, 0);
    for seed in 0..games {
        if let Ok(played) = play_random::<PlanetUnknown>(&options, seats, seed, &mut scratch) {
            actions += u64::from(played.actions);
            finished += u64::from(played.ended == Ended::Finished);
            rounds += u64::from(played.game.round());
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let start = Instant::now();
    for _ in 0..1_000_000 {
        black_box(black_box(&game).clone());
    }
    let clone = start.elapsed().as_secs_f64() * 1000.0;
    println!(
        "{finished} of {games} finished, {:.0} games/s, {} actions and {} rounds a game, {:.0} ns an action, clone {clone:.0} ns, {} bytes",
        games as f64 / seconds,
        actions / games,
        rounds / games,
        seconds * 1e9 / actions as f64,
        size_of::<PlanetUnknown>(),
    );
    lists(&options);
}

/// The time of lists of placements, over the placements of some random games.
fn lists(options: &Options) {
    let (mut lists, mut listed, mut seconds) = (0u64, 0u64, 0.0);
    let mut into: Vec<Action> = Vec::with_capacity(1024);
    for seed in 0..50 {
        let Ok(mut game) = PlanetUnknown::setup(options, 1, Seed::from(seed)) else { continue };
        let mut pick = seed;
        while !game.deciding().is_empty() {
            into.clear();
            game.legal_actions(Seat(0), &mut into);
            if matches!(into.first(), Some(Action::Place { .. })) {
                let start = Instant::now();
                for _ in 0..20 {
                    into.clear();
                    black_box(&game).legal_actions(Seat(0), &mut into);
                }
                seconds += start.elapsed().as_secs_f64();
                lists += 20;
                listed += 20 * into.len() as u64;
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = into[(pick >> 33) as usize % into.len()];
            game.apply(Seat(0), action, &mut game_core::Fx::silent());
        }
    }
    println!(
        "a list for two tiles: {:.2} microseconds, {} actions on average",
        seconds * 1e6 / lists as f64,
        listed / lists.max(1)
    );
}
