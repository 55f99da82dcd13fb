//! Why an action is refused.

use std::fmt;

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{EventEffect, PlanetRule, Special};
use crate::geometry::Square;
use crate::pieces::{
    By, Cell, Civ, Corporation, EventCard, Line, Objective, Orient, Planet, PodSpot, Ring, Tile, Track,
};
use crate::state::Part;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Illegal {
    /// The box holds boards for so many.
    WrongNumberOfPlayers { players: u8 },
    /// A unique board exists once.
    BoardTwice { board: String },
    /// The event deck has twenty cards.
    WrongMix { green: u8, orange: u8, red: u8 },
    /// Alone there is always an event deck.
    SoloNeedsEvents,
    /// Nothing is asked any more.
    GameOver,
    /// The seat has finished.
    AlreadyConfirmed,
    /// It is somebody else's turn.
    NotYourTurn { seat: Seat, part: Part },
    /// Somebody else has this planet.
    PlanetTaken { planet: Planet },
    /// Somebody else has this corporation.
    CorporationTaken { corporation: Corporation },
    /// Not one of the objectives to choose from.
    NotYours { objective: Objective },
    /// Not one of the seat's objectives, when an event takes one.
    NotHeld { objective: Objective },
    /// Not one of the objectives drawn by a technology.
    NotDrawn { objective: Objective },
    /// Only the commander turns the station.
    NotCommander,
    /// The station has six positions.
    NoPosition { steps: u8 },
    /// Nothing is pending that allows it.
    NoSuchGain,
    /// There is no tile to place now.
    NothingToPlace,
    /// The tile lies in no compartment of the depot.
    NotOnOffer { tile: Tile },
    /// Another tile was taken.
    OtherTileTaken { tile: Tile },
    /// Taking a tile apart from placing it brings nothing.
    TakeByPlacing { tile: Tile },
    /// The tile fits nowhere.
    CannotBePlaced { tile: Tile },
    /// A tile can be placed.
    CanBePlaced,
    /// The tile looks the same another way.
    SameWay { tile: Tile, way: Orient },
    /// Not on the grid.
    OffTheGrid { tile: Tile },
    /// Over another tile.
    Overlaps { tile: Tile },
    /// The first tile must touch the border, or the centre.
    FirstElsewhere { tile: Tile, centre: bool },
    /// Not beside another tile.
    NotAdjacent { tile: Tile },
    /// The event forbids it.
    EventForbids { event: EventCard },
    /// The planet forbids it.
    PlanetForbids { planet: Planet },
    /// Nothing lets this tracker advance so.
    NoSuchAdvance { by: By, track: Track },
    /// The tracker stands at the end.
    CannotAdvance { track: Track },
    /// Another tracker stands in the way.
    TrackerInTheWay { track: Track, corporation: Corporation },
    /// The cell is out of reach.
    CannotReach { track: Track, cell: Cell },
    /// The tracker keeps to its own track.
    OtherTrack { track: Track, cell: Cell },
    /// A card that lifts trackers moves none sideways.
    NotSideways { track: Track },
    /// The advance is not doubled.
    NotTwice { track: Track, corporation: Corporation },
    /// Nothing asks for a regress.
    NoRegress { by: By },
    /// Another tracker has to go down.
    OtherRegress { by: By, track: Track },
    /// There is no patch to place.
    NoPatch,
    /// A patch cannot lie there.
    PatchElsewhere { at: Square },
    /// A tile, patch or meteorite lies there.
    PatchOnTile { at: Square, meteorite: bool },
    /// There is no rover to place.
    NoRover,
    /// The rover goes on the last tile.
    RoverElsewhere { at: Square },
    /// There is no rover of an event to place.
    NoExtraRover,
    /// The rover of an event goes on a tile of this round.
    ExtraRoverElsewhere { at: Square },
    /// No rover stands there.
    NoRoverThere { at: Square },
    /// No movement points are left.
    NoMoves,
    /// Not one step.
    NotOneStep { from: Square, to: Square },
    /// Not a square of the planet.
    NoSquare { at: Square },
    /// Another rover stands there.
    RoverInTheWay { at: Square },
    /// No technology teleports there.
    NoTeleport { from: Square, to: Square, corporation: Corporation },
    /// No load to destroy there.
    NoDump { at: Square },
    /// Nothing can be collected there now.
    NothingToCollect { at: Square, meteorite: bool },
    /// No lifepod lies there.
    NoLifepod { at: Square },
    /// No meteorite lies there.
    NoMeteorite { at: Square },
    /// No meteorite lies in that line.
    NothingInLine { line: Line },
    /// No empty meteor symbol.
    NoSymbol { at: Square },
    /// The place is taken, or does not exist.
    PodSpotTaken { spot: PodSpot },
    /// No collected lifepod lies there to be moved.
    NoPod { spot: PodSpot },
    /// No collected lifepod lies there to be destroyed.
    NoPodToLose { spot: PodSpot },
    /// The token lies there.
    FluxThere { track: Track },
    /// No milestone opens this stack now.
    NoLook { level: u8 },
    /// Not one of the cards looked at.
    NotShown { card: Civ },
    /// No event card is left.
    NoEventLeft,
    /// The compartment is empty.
    EmptyAlready { ring: Ring },
    /// Only what cannot be done in an ordinary way can be given up.
    CannotWaive,
    /// Something has to be done first.
    StillPending { item: &'static str },
}

impl CitesRule for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::WrongNumberOfPlayers { .. } => "PU-1.1",
            Illegal::BoardTwice { .. } | Illegal::PlanetTaken { .. } | Illegal::CorporationTaken { .. } => "PU-2.2",
            Illegal::WrongMix { .. } => "PU-10.14",
            Illegal::SoloNeedsEvents => "PU-13.4",
            Illegal::GameOver => "PU-9.5",
            Illegal::AlreadyConfirmed => "PU-3.7",
            Illegal::NotYourTurn { part, .. } => turn_rule(*part),
            Illegal::NotYours { .. } => "PU-2.6",
            Illegal::NotHeld { .. } | Illegal::EmptyAlready { .. } => "PU-10.27",
            Illegal::NotDrawn { .. } => "PU-11.11",
            Illegal::NotCommander | Illegal::NoPosition { .. } => "PU-3.2",
            Illegal::NoSuchGain | Illegal::CannotWaive | Illegal::StillPending { .. } => "PU-3.6",
            Illegal::NothingToPlace | Illegal::NotOnOffer { .. } => "PU-3.3",
            Illegal::OtherTileTaken { .. } | Illegal::TakeByPlacing { .. } => "PU-11.17",
            Illegal::CannotBePlaced { .. } | Illegal::CanBePlaced => "PU-3.4",
            Illegal::SameWay { .. } | Illegal::OffTheGrid { .. } => "PU-4.1",
            Illegal::Overlaps { .. } => "PU-4.4",
            Illegal::FirstElsewhere { centre: true, .. } => "PU-12.4",
            Illegal::FirstElsewhere { .. } => "PU-4.2",
            Illegal::NotAdjacent { .. } => "PU-4.3",
            Illegal::EventForbids { event } => event_rule(*event),
            Illegal::PlanetForbids { planet } => planet_rule(*planet),
            Illegal::NoSuchAdvance { by, .. } => advance_rule(*by),
            Illegal::CannotAdvance { .. } => "PU-5.3",
            Illegal::TrackerInTheWay { corporation, .. } => blocked_rule(*corporation),
            Illegal::CannotReach { .. } => "PU-11.13",
            Illegal::OtherTrack { .. } => "PU-5.2",
            Illegal::NotSideways { .. } => "PU-10.6",
            Illegal::NotTwice { corporation, .. } => twice_rule(*corporation),
            Illegal::NoRegress { by } | Illegal::OtherRegress { by, .. } => regress_rule(*by),
            Illegal::NoPatch => "PU-5.10",
            Illegal::PatchElsewhere { .. } => "PU-4.5",
            Illegal::PatchOnTile { meteorite: true, .. } => "PU-11.19",
            Illegal::PatchOnTile { .. } => "PU-4.4",
            Illegal::NoExtraRover | Illegal::ExtraRoverElsewhere { .. } | Illegal::NoEventLeft => "PU-10.28",
            Illegal::NoRover | Illegal::RoverElsewhere { .. } => "PU-6.1",
            Illegal::NoRoverThere { .. } | Illegal::NotOneStep { .. } => "PU-6.4",
            Illegal::NoSquare { .. } | Illegal::RoverInTheWay { .. } => "PU-6.4",
            Illegal::NoMoves => "PU-6.3",
            Illegal::NoTeleport { corporation, .. } => teleport_rule(*corporation),
            Illegal::NoDump { .. } => "PU-11.9",
            Illegal::NothingToCollect { meteorite: true, .. } => "PU-10.25",
            Illegal::NothingToCollect { .. } => "PU-10.3",
            Illegal::NoLifepod { .. } => "PU-10.30",
            Illegal::NoMeteorite { .. } | Illegal::NothingInLine { .. } => "PU-10.5",
            Illegal::NoSymbol { .. } => "PU-10.18",
            Illegal::PodSpotTaken { spot: PodSpot::Tech(_) } => "PU-11.10",
            Illegal::PodSpotTaken { .. } => "PU-11.3",
            Illegal::NoPod { .. } => "PU-11.4",
            Illegal::NoPodToLose { .. } => "PU-10.26",
            Illegal::FluxThere { .. } => "PU-11.6",
            Illegal::NoLook { .. } | Illegal::NotShown { .. } => "PU-5.6",
        })
    }
}

/// Where the rule of a planet is told.
fn planet_rule(planet: Planet) -> &'static str {
    match planet.facts().rule {
        PlanetRule::Ring(_) => "PU-12.2",
        PlanetRule::NoMix => "PU-12.6",
        PlanetRule::Toxic(_) => "PU-12.7",
        PlanetRule::SlideIn => "PU-12.10",
        PlanetRule::Zones(_) => "PU-12.11",
        PlanetRule::Chasm(..) => "PU-12.13",
        _ => "PU-4.1",
    }
}

/// Where the restriction of an event is told.
fn event_rule(event: EventCard) -> &'static str {
    match event.facts().effect {
        EventEffect::RoverNoEntry { .. } => "PU-10.22",
        EventEffect::NoMatchingNeighbour => "PU-10.23",
        EventEffect::NoTileOnPerimeter => "PU-10.24",
        _ => "PU-10.15",
    }
}

/// Where it is told that trackers block each other.
fn blocked_rule(corporation: Corporation) -> &'static str {
    match corporation.facts().special {
        Special::DiagonalAdvance => "PU-11.13",
        _ => "PU-11.15",
    }
}

/// Where the advances are told that count twice.
fn twice_rule(corporation: Corporation) -> &'static str {
    match corporation.facts().special {
        Special::LifepodsOnTechs => "PU-11.11",
        _ => "PU-11.1",
    }
}

/// Where a corporation's teleport is told; the others have rovers that only step.
fn teleport_rule(corporation: Corporation) -> &'static str {
    match corporation.facts().special {
        Special::LifepodsOnTechs => "PU-11.11",
        Special::RegressOnCiv => "PU-11.17",
        _ => "PU-6.4",
    }
}

/// Where each reason for a regress is told: Republic's price, an event, Makeshift's technology.
fn regress_rule(by: By) -> &'static str {
    match by {
        By::Event => "PU-10.16",
        By::Tech => "PU-11.14",
        _ => "PU-11.17",
    }
}

/// Where the order is told in which players decide.
fn turn_rule(part: Part) -> &'static str {
    match part {
        Part::Draft => "PU-2.2",
        Part::Rotate => "PU-3.2",
        _ => "PU-5.6.1",
    }
}

/// Where each reason for an advance is told.
fn advance_rule(by: By) -> &'static str {
    match by {
        By::Station => "PU-5.1",
        By::Energy => "PU-5.8",
        By::Boost => "PU-5.4",
        By::Card | By::Final => "PU-10.1",
        By::Bonus => "PU-11.18",
        By::Raise => "PU-10.6",
        By::Event => "PU-10.16",
        By::Tech => "PU-5.12",
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl std::error::Error for Illegal {}
