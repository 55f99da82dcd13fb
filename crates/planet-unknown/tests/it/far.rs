//! Games that begin where random play seldom comes: every technology open, tracks near their ends, things collected.

use game_core::{Fx, Game, Rng, Seat, Seed, Viewer};
use game_testkit::{Names, Picker, Staged};
use planet_unknown::{Events, Options, PlanetUnknown};

/// What the first player has already.
const STARTS: [&[&str]; 4] = [
    &["tracks tech14 civ8 rover8 biomass12 water2"],
    &["tracks tech10 civ4 rover13 biomass0 water11", "meteors 4"],
    &["tracks tech7 civ12 rover14 biomass9 water1"],
    &["tracks tech3 civ14 rover1 biomass15 water0"],
];

pub(super) fn start(corporation: &str, planet: &str, seats: u8, way: usize, seed: u64) -> PlanetUnknown {
    let options = Options {
        planet_1: planet.parse().expect("a planet"),
        corporation_1: corporation.parse().expect("a corporation"),
        events: Events::Example,
        ..Options::default()
    };
    let mut game = PlanetUnknown::setup(&options, seats, Seed::from(seed)).expect("it can be played");
    let names = Names::numbered(seats);
    let name = names.name(Seat(0));
    let mut lines: Vec<String> = STARTS[way].iter().map(|line| format!("{name} {line}")).collect();
    match corporation {
        "jumpdrive" => {
            let given = ["lifepods none", "pod A", "pod B", "pod C", "pod D", "pod E", "pod F"];
            lines.extend(given.map(|line| format!("{name} {line}")));
        }
        "oasis" => lines.push(format!("{name} tracker water water1")),
        "wormhole" => lines.push(format!("{name} tracks biomass{}", way * 3)),
        "flux" => lines.push(format!("{name} flux {}", ["civ", "water", "biomass", "rover"][way])),
        _ => {}
    }
    lines.push("part turn".to_owned());
    for line in lines {
        game.given(&line, &names).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    game.staged().expect("the position stands");
    game
}

/// Plays to the end; in some positions list and check, and an imagined game, are compared with the real one.
fn play(mut game: PlanetUnknown, seed: u64, what: &str) -> u32 {
    let mut picker = Picker::new(seed);
    let mut rng = Rng::new(Seed::from(seed));
    let mut fx = Fx::silent();
    let mut actions = 0;
    while let Some(seat) = picker.seat(game.deciding()) {
        let legal = game.legal_list(seat);
        assert!(!legal.is_empty(), "{what}: {seat} is stuck after {actions} actions");
        assert!(actions < PlanetUnknown::CAP, "{what}: no end");
        if picker.below(12) == 0 {
            for action in &legal {
                assert!(game.check(seat, action).is_ok(), "{what}: `{action}` is listed and refused");
            }
            let view = game.view(Viewer::Seat(seat));
            let imagined = PlanetUnknown::imagine(&view, &mut rng);
            imagined.assert_sound();
            assert_eq!(imagined.view(Viewer::Seat(seat)), view, "{what}: an imagined game looks otherwise");
            assert_eq!(imagined.legal_list(seat), legal, "{what}: an imagined game offers other actions");
        }
        let action = *picker.one_of(&legal).expect("there is one");
        game.apply(seat, action, &mut fx);
        game.assert_sound();
        actions += 1;
    }
    assert!(game.outcome().is_some(), "{what}: nobody decides and nothing is decided");
    actions
}

#[test]
fn every_corporation_from_its_technologies() {
    for (number, corporation) in
        ["universal", "cosmos", "flux", "horizon", "jumpdrive", "makeshift", "oasis", "republic", "wormhole"]
            .into_iter()
            .enumerate()
    {
        for seed in 0..games() {
            let planet = PLANETS[(seed as usize * 5 + number) % PLANETS.len()];
            let (seats, way) = (1 + (seed % 3) as u8, (seed / 3 % 4) as usize);
            let what = format!("{corporation} on {planet}, {seats} seats, start {way}, seed {seed}");
            play(start(corporation, planet, seats, way, seed), seed, &what);
        }
    }
}

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

/// `LAWS_GAMES` multiplies how much is tried.
fn games() -> u64 {
    let scale = std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).filter(|&n| n > 0).unwrap_or(1);
    24 * scale
}
