//! Many random games of every kind, twice: all end, and both times the same way.

use crate::run::{Failure, Steps, lagrange, output};
use crate::verify::figures;

/// The planets of Planet Unknown.
const PLANETS: [&str; 13] = [
    "ksb4156",
    "arashi",
    "cerberus",
    "charybdis",
    "gaia",
    "k273",
    "kaax",
    "lacuna",
    "oblivion",
    "pajitnov",
    "persephone",
    "petra",
    "tartarus",
];
/// Its corporations.
const CORPORATIONS: [&str; 9] =
    ["universal", "cosmos", "flux", "horizon", "jumpdrive", "makeshift", "oasis", "republic", "wormhole"];

/// One step for each number of seats, adventure and board.
pub(crate) fn simulations(steps: &mut Steps) -> Result<(), Failure> {
    for seats in 2..=4 {
        steps.step(&format!("Nexus Ops: 10,000 games with {seats} seats, twice"), || {
            twice("nexus-ops", "{}", seats, 10_000)
        })?;
    }
    for adventure in 1..=8 {
        let options = format!(r#"{{"adventure":{adventure}}}"#);
        steps.step(
            &format!("Welcome to the Moon, adventure {adventure}: 5,000 games with 1 to 6 seats, twice"),
            || (1..=6).try_for_each(|seats| twice("welcome-to-the-moon", &options, seats, 5_000)),
        )?;
    }
    let planets = PLANETS.map(|planet| (planet, format!(r#""planet_1":"{planet}""#)));
    let corporations = CORPORATIONS.map(|firm| (firm, format!(r#""corporation_1":"{firm}""#)));
    for (board, own) in planets.iter().chain(&corporations) {
        // The first player has the board; what else there is comes by chance, and every rule is in play.
        let options = format!(r#"{{{own},"planets":"random","corporations":"random","events":"balanced"}}"#);
        steps.step(&format!("Planet Unknown, {board}: 1,000 games with 1 to 6 seats, twice"), || {
            (1..=6).try_for_each(|seats| twice("planet-unknown", &options, seats, 1_000))
        })?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::root;

    /// The boards that the data of Planet Unknown list, without a JSON reader: each has its id on a line of its own.
    #[test]
    fn every_board_is_simulated() {
        let data = root().join("crates/planet-unknown/data");
        for (file, boards) in [("planets.json", &PLANETS[..]), ("corporations.json", &CORPORATIONS[..])] {
            let text = std::fs::read_to_string(data.join(file)).expect("the data of Planet Unknown");
            let ids = text.lines().filter_map(|line| line.strip_prefix("   \"id\": \"")?.strip_suffix("\","));
            assert_eq!(ids.collect::<Vec<_>>(), boards, "{file}");
        }
    }
}
