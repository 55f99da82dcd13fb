//! What is chosen at the lobby.

use std::fmt;
use std::str::FromStr;

use game_core::{OptionKind, OptionSpec, Seat, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{Mix, data, names};
use crate::illegal::Illegal;

/// How a player comes by a board.
/// § PU-2.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Picked {
    /// As the whole table does.
    #[default]
    Table,
    /// The starting side.
    Starting,
    /// A unique side at random.
    Random,
    /// One after another, in seat order.
    Chosen,
    /// At random among those of a difficulty.
    Difficulty(u8),
    /// This one.
    Board(u8),
}

/// Makes the two kinds of boards, which differ by their names.
macro_rules! pick {
    ($(#[$meta:meta])* $ty:ident, $names:path, $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $ty(pub Picked);

        impl fmt::Display for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.0 {
                    Picked::Table => f.write_str("table"),
                    Picked::Starting => f.write_str("starting"),
                    Picked::Random => f.write_str("random"),
                    Picked::Chosen => f.write_str("chosen"),
                    Picked::Difficulty(level) => write!(f, "difficulty_{level}"),
                    Picked::Board(board) => f.write_str($names().get(usize::from(board)).map_or("?", |name| name)),
                }
            }
        }

        impl FromStr for $ty {
            type Err = String;

            fn from_str(s: &str) -> Result<Self, String> {
                let plain = [Picked::Table, Picked::Starting, Picked::Random, Picked::Chosen];
                let levels = (1..=4).map(Picked::Difficulty);
                let boards = (0..$names().len() as u8).map(Picked::Board);
                let mut all = plain.into_iter().chain(levels).chain(boards).map($ty);
                all.find(|pick| pick.to_string() == s).ok_or_else(|| format!(concat!("`{}` is not ", $what), s))
            }
        }

        game_core::as_text!($ty);
    };
}

pick! {
    /// How a player comes by a planet: `starting`, `random`, `chosen`, `difficulty_2`, `gaia`.
    PlanetPick, names::planets, "a way to come by a planet"
}
pick! {
    /// How a player comes by a corporation: `starting`, `random`, `chosen`, `difficulty_2`, `flux`.
    CorporationPick, names::corporations, "a way to come by a corporation"
}

words! {
    /// The event deck.
    /// § PU-10.14 PU-13.3 PU-13.4
    Events, "an event deck";
    #[default]
    /// None with several players, `normal` alone.
    Standard = "standard",
    None = "none",
    Easy = "easy",
    Normal = "normal",
    Hard = "hard",
    Extreme = "extreme",
    Example = "example",
    Gentle = "gentle",
    Balanced = "balanced",
    Harsh = "harsh",
    /// So many of each signal as the other options say.
    Custom = "custom",
}

words! {
    /// How the inner ring of the station stands against the outer one.
    /// § PU-2.1
    Shift, "a position of the inner ring";
    #[default]
    Recommended = "recommended",
    Random = "random",
    One = "shift_1",
    Two = "shift_2",
    Three = "shift_3",
    Four = "shift_4",
    Five = "shift_5",
}

/// Chosen at the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "one line for each of six players")]
pub struct Options {
    /// The planets of all who choose nothing else. § PU-2.2
    pub planets: PlanetPick,
    /// The corporations of all who choose nothing else. § PU-2.2
    pub corporations: CorporationPick,
    pub planet_1: PlanetPick,
    pub planet_2: PlanetPick,
    pub planet_3: PlanetPick,
    pub planet_4: PlanetPick,
    pub planet_5: PlanetPick,
    pub planet_6: PlanetPick,
    pub corporation_1: CorporationPick,
    pub corporation_2: CorporationPick,
    pub corporation_3: CorporationPick,
    pub corporation_4: CorporationPick,
    pub corporation_5: CorporationPick,
    pub corporation_6: CorporationPick,
    /// A private objective for everybody. § PU-13.2
    pub private_objectives: bool,
    /// The event deck. § PU-13.3
    pub events: Events,
    /// Green signals of a custom deck. § PU-10.14
    pub events_green: u8,
    /// Orange signals of a custom deck.
    pub events_orange: u8,
    /// Red signals of a custom deck.
    pub events_red: u8,
    /// The inner ring. § PU-2.1
    pub inner_ring: Shift,
    /// With two players the commander turns the station as they like. § PU-13.1
    pub free_rotation: bool,
}

impl Default for Options {
    fn default() -> Self {
        let mix = data().solo.preset("normal").unwrap_or_default();
        let (planet, corporation) = (PlanetPick::default(), CorporationPick::default());
        Options {
            planets: PlanetPick(Picked::Starting),
            corporations: CorporationPick(Picked::Starting),
            planet_1: planet,
            planet_2: planet,
            planet_3: planet,
            planet_4: planet,
            planet_5: planet,
            planet_6: planet,
            corporation_1: corporation,
            corporation_2: corporation,
            corporation_3: corporation,
            corporation_4: corporation,
            corporation_5: corporation,
            corporation_6: corporation,
            private_objectives: false,
            events: Events::Standard,
            events_green: mix.green,
            events_orange: mix.orange,
            events_red: mix.red,
            inner_ring: Shift::Recommended,
            free_rotation: false,
        }
    }
}

impl Options {
    /// How a seat comes by its planet and its corporation.
    /// § PU-2.2
    pub(crate) fn picks(&self, seat: Seat) -> (Picked, Picked) {
        let planets = [self.planet_1, self.planet_2, self.planet_3, self.planet_4, self.planet_5, self.planet_6];
        let corporations = [
            self.corporation_1,
            self.corporation_2,
            self.corporation_3,
            self.corporation_4,
            self.corporation_5,
            self.corporation_6,
        ];
        let or = |own: Picked, all: Picked| match (own, all) {
            (Picked::Table, Picked::Table) => Picked::Starting,
            (Picked::Table, all) => all,
            (own, _) => own,
        };
        (or(planets[seat.index()].0, self.planets.0), or(corporations[seat.index()].0, self.corporations.0))
    }

    /// The event deck for so many players, if there is one.
    /// § PU-10.14 PU-13.4
    pub(crate) fn mix(&self, seats: u8) -> Result<Option<Mix>, Illegal> {
        let solo = seats == 1;
        let mix = match self.events {
            Events::Standard if solo => data().solo.preset("normal"),
            Events::None if solo => return Err(Illegal::SoloNeedsEvents),
            Events::Standard | Events::None => None,
            Events::Custom => Some(Mix { green: self.events_green, orange: self.events_orange, red: self.events_red }),
            preset => data().solo.preset(preset.word()),
        };
        match mix {
            Some(mix) if !fits(mix, solo) => {
                Err(Illegal::WrongMix { green: mix.green, orange: mix.orange, red: mix.red })
            }
            mix => Ok(mix),
        }
    }
}

/// Twenty cards in all, and no more of a signal than there are.
/// § PU-10.14
fn fits(mix: Mix, solo: bool) -> bool {
    let there =
        |colour| data().events.iter().filter(|event| event.colour == colour && (solo || !event.solo_only)).count();
    let enough = crate::pieces::Colour::ALL.into_iter().all(|colour| usize::from(mix.of(colour)) <= there(colour));
    let sum = u16::from(mix.green) + u16::from(mix.orange) + u16::from(mix.red);
    enough && usize::from(sum) == crate::state::EVENTS
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    let all: Vec<u8> = (1..=6).collect();
    let several: Vec<u8> = (2..=6).collect();
    let spec = |id: &str, kind: OptionKind, source: &str, seats: &[u8]| OptionSpec {
        id: id.to_owned(),
        kind,
        source: source.to_owned(),
        seats: seats.to_vec(),
    };
    let choice = |values: Vec<String>, default: &str| OptionKind::Choice { values, default: default.to_owned() };
    let number = |default: u8| OptionKind::Number { values: (0..=20).collect(), default: i32::from(default) };
    let mix = Options::default();
    let mut specs = vec![
        spec("planets", choice(ways(false, names::planets()), "starting"), "rulebook", &all),
        spec("corporations", choice(ways(false, names::corporations()), "starting"), "rulebook", &all),
    ];
    for seat in 1..=6u8 {
        let seats: Vec<u8> = (seat..=6).collect();
        let planets = choice(ways(true, names::planets()), "table");
        specs.push(spec(&format!("planet_{seat}"), planets, "rulebook", &seats));
        let corporations = choice(ways(true, names::corporations()), "table");
        specs.push(spec(&format!("corporation_{seat}"), corporations, "rulebook", &seats));
    }
    let decks = Events::ALL.map(|deck| deck.word().to_owned()).to_vec();
    let rings = Shift::ALL.map(|shift| shift.word().to_owned()).to_vec();
    specs.extend([
        spec("private_objectives", OptionKind::Flag { default: false }, "rulebook", &several),
        spec("events", choice(decks, "standard"), "rulebook", &all),
        spec("events_green", number(mix.events_green), "rulebook", &all),
        spec("events_orange", number(mix.events_orange), "rulebook", &all),
        spec("events_red", number(mix.events_red), "rulebook", &all),
        spec("inner_ring", choice(rings, "recommended"), "rulebook", &all),
        spec("free_rotation", OptionKind::Flag { default: false }, "reconstructed", &[2]),
    ]);
    specs
}

/// The ways to come by a board; a single player may name the very one.
fn ways(own: bool, boards: &[String]) -> Vec<String> {
    let first = if own { vec!["table".to_owned()] } else { Vec::new() };
    let plain = ["starting", "random", "chosen", "difficulty_1", "difficulty_2", "difficulty_3", "difficulty_4"];
    let boards = if own { boards } else { &[] };
    first.into_iter().chain(plain.map(str::to_owned)).chain(boards.iter().cloned()).collect()
}
