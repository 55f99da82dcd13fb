//! Civ cards, objectives and events: effects from closed sets.

use serde::Deserialize;

use super::read;
use crate::pieces::{Colour, Terrain, Track};

/// A civ card.
/// § PU-5.6
#[derive(Deserialize)]
pub struct CivFacts {
    /// Its id.
    pub id: String,
    /// Its level, 1 to 4.
    pub level: u8,
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub effect: CivEffect,
}

impl CivFacts {
    /// Whether it is resolved when taken, and not kept for the end.
    pub fn immediate(&self) -> bool {
        self.timing == Timing::Immediate
    }
}

/// When a civ card works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At once.
    Immediate,
    /// When medals are counted.
    EndOfGame,
}

/// What a civ card does.
/// § PU-10.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum CivEffect {
    /// Advance so many different trackers, each so often.
    AdvanceDifferent { count: u8, steps: u8 },
    /// Patches.
    GainPatches { n: u8 },
    /// Movement points.
    GainMoves { n: u8 },
    /// Another tile, with or without its advances.
    ExtraTile { advance: bool },
    /// Medals.
    Medals { n: i32 },
    /// Every three meteorites are worth more.
    MeteoriteValuePlus { n: i32 },
    /// Medals by the number of cards of the set.
    SetMedals { table: [i32; 5] },
    /// Lifepods from the planet.
    CollectLifepods { n: u8 },
    /// A rover to any square.
    TeleportRover,
    /// All meteorites of a row or column.
    DestroyMeteoritesLine,
    /// Meteorites anywhere.
    DestroyMeteorites { n: u8 },
    /// Every tracker up to a row.
    AdvanceAllToRow { row: u8 },
    /// Medals for each patch on the planet.
    MedalsPer { n: i32 },
    /// Medals, and a tracker advances.
    MedalsAndAdvance { n: i32, steps: u8 },
    /// Each lifepod is worth so much.
    LifepodValue { n: i32 },
}

/// An objective card: one side for neighbours, one for a single player.
/// § PU-10.9
#[derive(Deserialize)]
pub struct ObjectiveFacts {
    /// The side that two neighbours compete for.
    pub neighbour: Gain<Metric>,
    /// The side for one player.
    pub private: Gain<Test>,
}

/// What a side of an objective asks, and its medals.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Gain<T> {
    /// What is asked.
    #[serde(flatten)]
    pub asks: T,
    /// Medals for the better one, or for fulfilling it.
    #[serde(alias = "win", alias = "medals")]
    pub medals: i32,
    /// Medals for each when equal.
    #[serde(default)]
    pub tie: i32,
    /// Whether the smaller number is better.
    #[serde(default)]
    pub best: Best,
}

/// Which number is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Best {
    /// The larger.
    #[default]
    Max,
    /// The smaller.
    Min,
}

/// What neighbours compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "metric", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Metric {
    /// Stations on the border.
    StationsOnPerimeter { terrain: Terrain },
    /// Squares of the largest area.
    LargestArea { terrain: Terrain },
    /// Number of areas.
    AreaCount { terrain: Terrain },
    /// Stations on the planet.
    StationCount { terrain: Terrain },
    /// Trackers at the end of their track.
    TracksAtMaximum,
    /// Meteorites collected.
    MeteoritesCollected,
    /// Lifepods collected.
    LifepodsCollected,
}

/// What a private objective asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "test", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Test {
    /// A block of one terrain.
    Rectangle { terrain: Terrain, value: [u8; 2] },
    /// An area with so many stations.
    AreaWithStations { terrain: Terrain, value: u32 },
    /// A tracker at the end.
    TrackAtMaximum { terrain: Track },
    /// Not more stations.
    StationsAtMost { terrain: Terrain, value: u32 },
    /// Meteorites collected.
    MeteoritesAtLeast { value: u8 },
    /// More lifepods than meteorites.
    MoreLifepodsThanMeteorites,
    /// No ice left.
    AllIceCovered,
    /// No land left.
    AllLandCovered,
}

/// An event card.
/// § PU-10.14
#[derive(Deserialize)]
pub struct EventFacts {
    /// Its signal.
    pub colour: Colour,
    /// Whether it is only for the solo game.
    pub solo_only: bool,
    /// What it does.
    pub effect: EventEffect,
}

/// What an event does.
/// § PU-10.15
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum EventEffect {
    /// A further rover on this round's tile.
    ExtraRover,
    /// A random card more in each civ stack.
    AddCivCards { per_level: u8 },
    /// A random card less in each civ stack.
    RemoveCivCards { per_level: u8 },
    /// A private objective more.
    DrawPrivateObjective { n: u8 },
    /// A private objective less.
    DestroyPrivateObjective { n: u8 },
    /// Advance one of some trackers.
    AdvanceChoice { tracks: Vec<Track>, steps: u8, bonuses: bool },
    /// Regress one of some trackers.
    RegressChoice { tracks: Vec<Track>, steps: u8 },
    /// Set the station to any position.
    RotateStationAny,
    /// Patches.
    GainPatches { n: u8 },
    /// Synergy boosts.
    Synergy { n: u8 },
    /// Lifepods from the planet.
    CollectLifepods { n: u8 },
    /// Meteorites from the planet.
    CollectMeteorites { n: u8 },
    /// A meteorite on an empty symbol.
    AddMeteorite,
    /// Rovers do not enter this terrain.
    RoverNoEntry { terrain: Terrain },
    /// Tiles do not cover the border.
    NoTileOnPerimeter,
    /// Tiles do not cover ice.
    NoTileOnIce,
    /// Tiles do not touch their own terrains.
    NoMatchingNeighbour,
    /// One station of the tile counts.
    IgnoreOneStation,
    /// Milestones give nothing.
    NoMilestones,
    /// Synergy boosts are not gained.
    NoSynergy,
    /// One of several rovers is destroyed.
    DestroyRoverIfMoreThanOne,
    /// A lifepod on the planet is destroyed.
    DestroyLifepodOnPlanet { n: u8 },
    /// A collected lifepod is destroyed.
    DestroyCollectedLifepod { n: u8 },
    /// A collected meteorite is destroyed.
    DestroyCollectedMeteorite { n: u8 },
    /// A compartment of the depot is emptied.
    EmptyOneCompartment,
    /// A synergy boost, or a look at the next event.
    SynergyOrPeek,
}

#[derive(Deserialize)]
struct File<T> {
    #[serde(alias = "objectives", alias = "events")]
    cards: Vec<T>,
}

pub(super) fn read_civs(json: &str) -> Vec<CivFacts> {
    read::<File<CivFacts>>(json).cards
}

pub(super) fn read_objectives(json: &str) -> Vec<ObjectiveFacts> {
    read::<File<ObjectiveFacts>>(json).cards
}

pub(super) fn read_events(json: &str) -> Vec<EventFacts> {
    read::<File<EventFacts>>(json).cards
}
