//! The printed facts: `data/*.json`, parsed once and checked. Rule code never repeats a printed number.

mod boards;
mod cards;
mod console;
mod luna;
mod modules;
pub(crate) mod names;
mod plans;
mod spaces;
mod tracks;

use std::sync::LazyLock;

use serde::de::DeserializeOwned;

pub use boards::{BeltFacts, MoonFacts, Route, StationFacts};
pub(crate) use cards::DECKS;
pub use cards::{CardFacts, FieldFacts};
pub use console::{Console, Display, Ladder};
pub use luna::{Level, Line, LunaCardFacts, LunaFacts, Selector};
pub use modules::{Chapter, Condition, Modules, ThreatFacts};
pub use plans::{Bundle, Need, NeedKind, PlanFacts, TokenFacts};
pub use spaces::{Spaces, Tier};
pub use tracks::{BonusFacts, END, TrackFacts};

use crate::pieces::{Board, Card, Company, Goal, LunaCard, Plan, Threat, Token, Track};

/// Everything that is printed.
pub struct Data {
    /// The cards, then the four tiles.
    pub cards: Vec<CardFacts>,
    /// The plans, the special plans, the plans of tokens.
    pub plans: Vec<PlanFacts>,
    /// The starting tokens.
    pub tokens: Vec<TokenFacts>,
    /// The ten sides of the track boards.
    pub tracks: Vec<TrackFacts>,
    /// The Moon.
    pub moon: MoonFacts,
    /// The asteroid belt.
    pub belt: BeltFacts,
    /// The columns of a station, by map and company.
    pub stations: [[StationFacts; 4]; 2],
    /// The spaces for bonus markers.
    pub spaces: Spaces,
    /// What lies before each player.
    pub console: Console,
    /// The displays of cards and plans.
    pub display: Display,
    /// Missions, threats, chapters.
    pub modules: Modules,
    /// The automated opponent.
    pub luna: LunaFacts,
    /// The tracks of a first game.
    pub first_tracks: [Track; 4],
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let (stations, first_tracks) = boards::read_stations(include_str!("../data/companies.json"));
    let (plans, tokens) = plans::read_plans(include_str!("../data/research.json"));
    let spaces = spaces::read_spaces(include_str!("../data/bonus_spaces.json"));
    Data {
        cards: cards::read_cards(include_str!("../data/action_cards.json"), &spaces.tiles),
        plans,
        tokens,
        tracks: tracks::read_tracks(include_str!("../data/tracks.json")),
        moon: boards::read_moon(include_str!("../data/board_moon.json")),
        belt: boards::read_belt(include_str!("../data/board_belt.json")),
        stations,
        spaces,
        console: console::read_console(include_str!("../data/player_board.json")),
        display: console::read_display(include_str!("../data/displays.json")),
        modules: modules::read_modules(
            include_str!("../data/missions.json"),
            include_str!("../data/threats.json"),
            include_str!("../data/campaign.json"),
        ),
        luna: luna::read_luna(include_str!("../data/luna.json")),
        first_tracks,
    }
});

/// The printed facts.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &data().cards[usize::from(self.0)]
    }
}

impl Plan {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static PlanFacts {
        &data().plans[usize::from(self.0)]
    }
}

impl Token {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static TokenFacts {
        &data().tokens[usize::from(self.0)]
    }

    /// Its plan, as it lies on the first screen.
    pub fn plan(self) -> Plan {
        Plan(plans::FIRST_TOKEN + self.0)
    }
}

impl Track {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static TrackFacts {
        &data().tracks[self.index()]
    }
}

impl LunaCard {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static LunaCardFacts {
        &data().luna.cards[usize::from(self.0)]
    }
}

impl Goal {
    /// What it asks for.
    #[inline]
    pub fn condition(self) -> Condition {
        data().modules.goals[usize::from(self.0)]
    }
}

impl Threat {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static ThreatFacts {
        &data().modules.threats[self.index()]
    }
}

/// The columns of a company's station on a map.
#[inline]
pub fn station(board: Board, company: Company) -> &'static StationFacts {
    &data().stations[board.index()][company.index()]
}

/// Reads one of our own files. Panics when it is damaged: there is nothing to play then.
fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|why| panic!("the component data of Skymines is damaged: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_are_complete() {
        let data = data();
        assert_eq!((data.cards.len(), data.plans.len(), data.tokens.len()), (88, 88, 10));
        assert_eq!((data.tracks.len(), data.luna.cards.len(), data.modules.goals.len()), (10, 19, 18));
    }

    #[test]
    fn every_station_holds_fifteen_coins() {
        for facts in data().stations.iter().flatten() {
            let coins: u8 = facts.columns.iter().flat_map(|column| column.iter()).sum();
            assert_eq!(coins, 15);
        }
    }
}
