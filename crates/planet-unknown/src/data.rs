//! The printed facts: `data/*.json`, parsed once and checked. Rule code never repeats a printed number.

mod cards;
mod corporations;
pub(crate) mod names;
mod planets;
mod table;
mod tiles;

use std::sync::LazyLock;

use serde::de::DeserializeOwned;

pub use cards::{Best, CivEffect, CivFacts, EventEffect, EventFacts, Gain, Metric, ObjectiveFacts, Test};
pub use corporations::{CellFacts, CorporationFacts, Instead, Special, Tech};
pub use planets::{PlanetFacts, PlanetRule};
pub(crate) use table::{COMPARTMENT, SECTORS};
pub use table::{Mix, Solo, Station};
pub use tiles::{Laid, LaidCell, Shape, TileFacts};

use crate::pieces::{Civ, Corporation, EventCard, Objective, Planet, Tile};

/// Everything that is printed.
pub struct Data {
    /// The shapes of the tiles.
    pub shapes: Vec<Shape>,
    /// The tiles.
    pub tiles: Vec<TileFacts>,
    /// The planets; the first is the starting one.
    pub planets: Vec<PlanetFacts>,
    /// The corporations; the first is the starting one.
    pub corporations: Vec<CorporationFacts>,
    /// The civ cards.
    pub civs: Vec<CivFacts>,
    /// The objective cards.
    pub objectives: Vec<ObjectiveFacts>,
    /// The event cards.
    pub events: Vec<EventFacts>,
    /// The space station.
    pub station: Station,
    /// The solo game, and the mixes of event cards.
    pub solo: Solo,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let (shapes, tiles) = tiles::read_tiles(include_str!("../data/tiles.json"));
    let data = Data {
        station: table::read_station(include_str!("../data/station.json"), &shapes),
        shapes,
        tiles,
        planets: planets::read_planets(include_str!("../data/planets.json")),
        corporations: corporations::read_corporations(include_str!("../data/corporations.json")),
        civs: cards::read_civs(include_str!("../data/civ_cards.json")),
        objectives: cards::read_objectives(include_str!("../data/objectives.json")),
        events: cards::read_events(include_str!("../data/events.json")),
        solo: table::read_solo(include_str!("../data/solo.json")),
    };
    table::check_counts(include_str!("../data/game.json"), &data);
    data
});

/// The printed facts.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Tile {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static TileFacts {
        &data().tiles[usize::from(self.0)]
    }
}

impl Planet {
    /// The starting side of every planet board.
    pub const STARTING: Planet = Planet(0);

    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static PlanetFacts {
        &data().planets[usize::from(self.0)]
    }
}

impl Corporation {
    /// The starting side of every corporation board.
    pub const STARTING: Corporation = Corporation(0);

    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static CorporationFacts {
        &data().corporations[usize::from(self.0)]
    }
}

impl Civ {
    /// What is printed on it.
    pub fn facts(self) -> &'static CivFacts {
        &data().civs[usize::from(self.0)]
    }

    /// All cards of a level, 1 to 4.
    pub(crate) fn of_level(level: u8) -> impl Iterator<Item = Civ> {
        (0..data().civs.len() as u8).map(Civ).filter(move |card| card.facts().level == level)
    }
}

impl Objective {
    /// What is printed on it.
    pub fn facts(self) -> &'static ObjectiveFacts {
        &data().objectives[usize::from(self.0)]
    }

    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Objective> {
        (0..data().objectives.len() as u8).map(Objective)
    }
}

impl EventCard {
    /// What is printed on it.
    pub fn facts(self) -> &'static EventFacts {
        &data().events[usize::from(self.0)]
    }

    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = EventCard> {
        (0..data().events.len() as u8).map(EventCard)
    }
}

/// Reads one of our own files. Panics when it is damaged: there is nothing to play then.
fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|why| panic!("the component data of Planet Unknown is damaged: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_are_complete() {
        assert_eq!(data().tiles.len(), 144);
        assert_eq!(data().planets.len(), 13);
        assert_eq!(data().corporations.len(), 9);
    }
}
