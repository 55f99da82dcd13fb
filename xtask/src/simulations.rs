//! Many random games of every kind, twice: all end, and both times the same way.

use crate::run::{Failure, Steps, lagrange, output};
use crate::runs::{Games, Runs};
use crate::verify::figures;

/// One step for each line of a game's list.
pub(crate) fn simulations(steps: &mut Steps, games: &[(String, Runs)]) -> Result<(), Failure> {
    for (game, runs) in games {
        for Games { seats, games, options } in &runs.long {
            let (least, most) = (seats.start(), seats.end());
            steps.step(&format!("{game} {options}: {games} games with {least} to {most} seats, twice"), || {
                seats.clone().try_for_each(|seats| twice(game, options, seats, *games))
            })?;
        }
    }
    Ok(())
}

/// Plays the games on one thread and again on two: neither chance nor the order of work may change anything.
fn twice(game: &str, options: &str, seats: u8, games: u32) -> Result<(), Failure> {
    let (seats, games) = (seats.to_string(), games.to_string());
    let set_up = ["simulate", game, "--options", options, "--seats", &seats, "--games", &games];
    let play = |threads: &str| {
        let args = set_up.into_iter().chain(["--seed", "1", "--json", "--threads", threads]);
        output(&mut lagrange(args))
    };
    let report = play("1")?;
    println!("{}", report.trim_end());
    let (first, second) = (figures(&report)?, figures(&play("2")?)?);
    if first == second {
        return Ok(());
    }
    Err(Failure::Found(format!("Two runs of the same games differ: {first:?} and {second:?}.")))
}
