//! What a seat can do.

use game_core::words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::Square;
use crate::pieces::{By, Cell, Civ, Corporation, Line, Objective, Orient, Planet, PodSpot, Ring, Tile, Track};

words! {
    /// A kind of gain, for giving one up that cannot be carried out.
    /// § PU-3.6
    Kind, "something that can be given up";
    #[default]
    Advance = "advance",
    Boost = "boost",
    Regress = "regress",
    Patch = "patch",
    Rover = "rover",
    Tile = "tile",
    Card = "card",
    Event = "event",
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Action {
    /// Choose a planet: `planet gaia`. § PU-2.2
    Planet { planet: Planet },
    /// Choose a corporation: `corporation flux`. § PU-2.2
    Corporation { corporation: Corporation },
    /// Return a private objective: `return obj07`. § PU-2.6 PU-13.2
    Return { objective: Objective },
    /// Turn the station so many sectors clockwise: `rotate 2`. § PU-3.2
    Rotate { steps: u8 },
    /// Take a tile before placing it: `take I2-civ-energy`. § PU-11.17
    Take { tile: Tile },
    /// Place a tile: `place I2-civ-energy r1 x5y7`. § PU-3.5
    Place { tile: Tile, way: Orient, at: Square },
    /// Set a tile aside, since none can be placed: `aside I2-civ-energy`. § PU-7.1
    Aside { tile: Tile },
    /// Advance a tracker: `station civ`, `boost water twice`, `card rover to tech5`. § PU-5.2
    Advance { by: By, track: Track, to: Option<Cell>, twice: bool },
    /// Regress a tracker: `regress tech`; by a technology `lower tech`. § PU-5.5
    Regress { by: By, track: Track },
    /// Place a patch: `patch x5y7`. § PU-5.10
    Patch { at: Square },
    /// Keep a patch for the end: `store`. § PU-5.11
    Store,
    /// Take two patches instead of one: `double`. § PU-11.7 PU-11.19
    Double,
    /// Take a boost instead of a patch: `swap`. § PU-11.11
    Swap,
    /// Take the patch of a biomass cell, or the other bonus: `choose patch`, `choose other`. § PU-11.18
    Choose { patch: bool },
    /// Bring the biomass tracker back to the start: `reset`. § PU-11.19
    Reset,
    /// Place a rover: `rover x5y7`. § PU-6.1
    Rover { at: Square },
    /// Place a rover that an event gave: `drop x5y7`. § PU-10.28
    Drop { at: Square },
    /// Move a rover one square: `move x5y7 x5y8`. § PU-6.4
    Move { from: Square, to: Square },
    /// Move a rover by a technology: `teleport x5y7 x1y1`. § PU-11.11 PU-11.17
    Teleport { from: Square, to: Square },
    /// Move a rover by a civ card: `relocate x5y7 x1y1`. § PU-10.4
    Relocate { from: Square, to: Square },
    /// Destroy the load of a rover on water: `dump x5y7`. § PU-11.9
    Dump { at: Square },
    /// Collect a lifepod or meteorite by a card, event or technology: `collect x5y7`. § PU-10.3
    Collect { at: Square },
    /// Destroy a meteorite: `destroy x5y7`. § PU-10.5
    Destroy { at: Square },
    /// Destroy the meteorites of a row or column: `clear row3`. § PU-10.5
    Clear { line: Line },
    /// Say where a collected lifepod goes: `pod area`, `pod civ5`, `pod A`. § PU-11.3 PU-11.10
    Pod { to: PodSpot },
    /// Move a collected lifepod: `reposition civ5 area`. § PU-11.4
    Reposition { from: PodSpot, to: PodSpot },
    /// Put the flux token on a track: `flux civ`. § PU-11.6
    Flux { track: Track },
    /// Advance the flux tracker to its next milestone: `rush`. § PU-11.7
    Rush,
    /// Take all bonuses of a tracker's row: `benefits civ`. § PU-11.11
    Benefits { track: Track },
    /// Draw three objectives: `objectives`. § PU-11.11
    Objectives,
    /// Keep one of them: `keep obj05`. § PU-11.11
    Keep { objective: Objective },
    /// Look through a civ stack: `look 2`; all of them: `look 0`. § PU-5.6
    Look { level: u8 },
    /// Add a card of the next level to the choice: `add`. § PU-11.17
    Add,
    /// Take a civ card: `pick civ05`. § PU-5.6
    Pick { card: Civ },
    /// Look at the next event: `peek`. § PU-10.28
    Peek,
    /// Put a meteorite on a symbol: `meteor x5y7`. § PU-10.18
    Meteor { at: Square },
    /// Destroy a rover: `scrap x5y7`. § PU-10.30
    Scrap { at: Square },
    /// Destroy a lifepod on the planet: `abandon x5y7`. § PU-10.30
    Abandon { at: Square },
    /// Destroy a collected lifepod: `lose area`. § PU-10.26
    Lose { from: PodSpot },
    /// Give up a private objective: `cancel obj05`. § PU-10.27
    Cancel { objective: Objective },
    /// Empty a compartment: `empty outer`. § PU-10.27
    Empty { ring: Ring },
    /// Give up something that cannot be carried out: `waive patch`. § PU-3.6
    Waive { kind: Kind },
    /// Declare one's own part finished: `confirm`. § PU-3.6
    Confirm,
}
