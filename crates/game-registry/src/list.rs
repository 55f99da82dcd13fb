//! The shelf. Here, in the bots' judges and in the drawings of the terminal, and nowhere else, games are named.

use nexus_ops::NexusOps;
use planet_unknown::PlanetUnknown;
use sample_game::SampleGame;
use skymines::Skymines;
use welcome_to_the_moon::WelcomeToTheMoon;

use crate::listed::Listed;
use crate::{Daily, GameEntry};

static NEXUS_OPS: Listed<NexusOps> = Listed::new(false);
static PLANET_UNKNOWN: Listed<PlanetUnknown> = Listed::new(false);
static SAMPLE_GAME: Listed<SampleGame> =
    Listed::new(true).daily(Daily { bots: &["random"], varied: &["rounds", "ties"] });
static SKYMINES: Listed<Skymines> = Listed::new(false);
static WELCOME_TO_THE_MOON: Listed<WelcomeToTheMoon> =
    Listed::new(false).daily(Daily { bots: &[], varied: &["adventure", "astra"] });
static GAMES: [&dyn GameEntry; 5] = [&NEXUS_OPS, &WELCOME_TO_THE_MOON, &PLANET_UNKNOWN, &SKYMINES, &SAMPLE_GAME];

/// Every game there is, hidden ones too.
pub fn games() -> &'static [&'static dyn GameEntry] {
    &GAMES
}

/// The games that players are offered.
pub fn shown_games() -> impl Iterator<Item = &'static dyn GameEntry> {
    GAMES.iter().copied().filter(|game| !game.hidden())
}

/// The game of that name, hidden ones too.
pub fn find(slug: &str) -> Option<&'static dyn GameEntry> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}
