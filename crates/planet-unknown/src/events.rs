//! What is seen at the table.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::geometry::Square;
use crate::pieces::{Civ, Corporation, EventCard, Objective, Orient, Planet, Ring, Tile, Track};

/// One thing seen at the table. What a player does to their boards is told when all have finished.
/// § PU-1.5
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Event {
    /// A planet was chosen.
    PlanetChosen { seat: Seat, planet: Planet },
    /// A corporation was chosen.
    CorporationChosen { seat: Seat, corporation: Corporation },
    /// A round begins.
    RoundBegan { round: u8, commander_seat: Seat },
    /// The station was turned, by a player or as it must.
    StationTurned { seat: Option<Seat>, steps: u8 },
    /// The event of the round.
    EventRevealed { event: EventCard, left: u8 },
    /// A compartment was emptied.
    CompartmentEmptied { seat: Seat, ring: Ring },
    /// A seat has finished.
    Confirmed { seat: Seat },
    /// A tile was placed.
    TilePlaced { seat: Seat, tile: Tile, way: Orient, at: Square },
    /// A tile could not be placed.
    TileSetAside { seat: Seat, tile: Tile },
    /// Patches were placed.
    PatchesPlaced { seat: Seat, squares: Vec<Square> },
    /// Trackers were moved.
    TrackersMoved { seat: Seat, trackers: Vec<Moved> },
    /// Rovers stand elsewhere.
    RoversMoved { seat: Seat, squares: Vec<Square> },
    /// Lifepods and meteorites were collected.
    Collected { seat: Seat, lifepods: u8, meteorites: u8 },
    /// The flux token lies on another track.
    FluxMoved { seat: Seat, track: Track },
    /// A civ card was taken and resolved.
    CivResolved { seat: Seat, card: Civ },
    /// A civ card was taken and kept.
    CivKept { seat: Seat, level: u8, card: Option<Civ> },
    /// An objective for everybody.
    ObjectiveShared { seat: Seat, objective: Objective },
    /// The game ends with this round.
    LastRound { round: u8, reason: &'static str },
    /// Civ cards are turned up.
    CivsRevealed { seat: Seat, cards: Vec<Civ> },
    /// Private objectives are turned up.
    ObjectivesRevealed { seat: Seat, objectives: Vec<Objective> },
    /// The medals of a player.
    MedalsCounted { seat: Seat, medals: i32 },
    /// The end of a game alone.
    SoloEnded { medals: i32, target: i32, result: String },
}

/// A tracker and where it stands now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Moved {
    /// The tracker.
    pub track: Track,
    /// The track it stands on, if it is another one.
    pub on: Option<Track>,
    /// The row.
    pub row: u8,
}
