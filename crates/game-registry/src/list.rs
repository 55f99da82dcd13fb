//! The shelf. Here, in the bots' judges and in the drawings of the terminal, and nowhere else, games are named.

use nexus_ops::NexusOps;
use on_mars::OnMars;
use planet_unknown::PlanetUnknown;
use sample_game::SampleGame;
use skymines::Skymines;
use welcome_to_the_moon::WelcomeToTheMoon;

use crate::listed::Listed;
use crate::{Daily, GameEntry};

static NEXUS_OPS: Listed<NexusOps> = Listed::new(false).bots(4_800, 35_500);
static ON_MARS: Listed<OnMars> = Listed::new(false).played_on(&["length"]).bots(4_800, 32_700);
static PLANET_UNKNOWN: Listed<PlanetUnknown> =
    Listed::new(false).played_on(&["planet_{seat}", "planets"]).bots(7_500, 33_400);
static SAMPLE_GAME: Listed<SampleGame> =
    Listed::new(true).daily(Daily { bots: &["random"], varied: &["rounds", "ties"] });
static SKYMINES: Listed<Skymines> = Listed::new(false).played_on(&["map"]).bots(300, 35_100);
static WELCOME_TO_THE_MOON: Listed<WelcomeToTheMoon> = Listed::new(false)
    .daily(Daily { bots: &[], varied: &["adventure", "astra"] })
    .played_on(&["adventure"])
    .bots(4_800, 37_100);
static GAMES: &[&dyn GameEntry] =
    &[&NEXUS_OPS, &WELCOME_TO_THE_MOON, &PLANET_UNKNOWN, &ON_MARS, &SKYMINES, &SAMPLE_GAME];

/// Every game there is, hidden ones too.
pub fn games() -> &'static [&'static dyn GameEntry] {
    GAMES
}

/// The games that players are offered.
pub fn shown_games() -> impl Iterator<Item = &'static dyn GameEntry> {
    GAMES.iter().copied().filter(|game| !game.hidden())
}

/// The game of that name, hidden ones too.
pub fn find(slug: &str) -> Option<&'static dyn GameEntry> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}
