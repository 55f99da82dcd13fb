//! Everything that must hold of Planet Unknown.

mod far;
mod sight;

use game_testkit::{drawings, fuzz, golden, journals, laws, scenarios, texts};
use planet_unknown::{CorporationPick, Events, Options, Picked, PlanetPick, PlanetUnknown, Shift};

/// Unique boards, private objectives and events.
fn everything() -> Options {
    Options {
        planets: PlanetPick(Picked::Random),
        corporations: CorporationPick(Picked::Random),
        private_objectives: true,
        events: Events::Balanced,
        inner_ring: Shift::Random,
        free_rotation: true,
        ..Options::default()
    }
}

/// Boards are chosen, one player after another.
fn chosen() -> Options {
    Options { planets: PlanetPick(Picked::Chosen), corporations: CorporationPick(Picked::Chosen), ..everything() }
}

/// Two unique boards for the first player.
fn boards(planet: &str, corporation: &str) -> Options {
    Options {
        planet_1: planet.parse().expect("a planet"),
        corporation_1: corporation.parse().expect("a corporation"),
        events: Events::Balanced,
        ..Options::default()
    }
}

laws!(PlanetUnknown; seats: 1..=6; options: [Options::default()]);

mod unique {
    use super::*;

    laws!(PlanetUnknown; seats: 1..=4; options: [everything(), chosen()]);
}

mod corporations {
    use super::*;

    laws!(PlanetUnknown; seats: 1..=2; options: [
        boards("arashi", "cosmos"),
        boards("petra", "flux"),
        boards("kaax", "horizon"),
        boards("persephone", "jumpdrive"),
        boards("tartarus", "makeshift"),
        boards("k273", "oasis"),
        boards("gaia", "republic"),
        boards("pajitnov", "wormhole"),
    ]);
}

texts!(PlanetUnknown; options: [Options::default(), everything(), chosen()]);
scenarios!(PlanetUnknown, "tests/scenarios");
drawings!(PlanetUnknown; options: [Options::default(), everything()]);
journals!(PlanetUnknown, "tests/journals");
golden!(PlanetUnknown, "tests/golden";
    "two": seats 2, seed 1, options Options::default();
    "three-everything": seats 3, seed 2, options everything();
    "alone": seats 1, seed 3, options boards("gaia", "republic"));
fuzz!(PlanetUnknown, "tests/scenarios");

/// `cargo xtask long` plays every board, whichever are added to the data.
#[test]
fn every_board_stands_in_a_long_run() {
    let runs = include_str!("../runs.txt");
    let boards = [
        (include_str!("../../data/planets.json"), "planets", "planet_1"),
        (include_str!("../../data/corporations.json"), "corporations", "corporation_1"),
    ];
    for (data, list, option) in boards {
        let data: serde_json::Value = serde_json::from_str(data).expect("data");
        for board in data[list].as_array().expect("a list") {
            let wanted = format!("long   1-6 1000 {{\"{option}\":{}", board["id"]);
            assert!(runs.lines().any(|run| run.starts_with(&wanted)), "no line begins with `{wanted}`");
        }
    }
}
