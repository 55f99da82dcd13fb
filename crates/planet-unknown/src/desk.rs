//! A player's boards as they are being changed, and what is still to be done.

use game_core::{Draft, Dues, IdSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Board, Facts};
use crate::data::Tech;
use crate::pieces::{By, Civ, EventCard, Objective, Ring, Tile, Track};

/// The most things that can be pending for one player.
const PENDING: usize = 40;

/// Something gained that is still to be carried out. The owner chooses the order.
/// § PU-3.6 PU-3.8
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Item {
    /// Take a tile and place it. § PU-3.3
    #[default]
    Place,
    /// Choose a planet. § PU-2.2
    Planet,
    /// Choose a corporation. § PU-2.2
    Corporation,
    /// Return one of the private objectives. § PU-2.6
    Discard,
    /// Put the flux token on a track; the first time it must be. § PU-2.3 PU-11.6
    Flux { first: bool },
    /// Turn the station. § PU-3.2
    Rotate,
    /// Place another tile. § PU-10.2
    Extra { advance: bool },
    /// Advance for a station. `alt`: as a power station it may serve these instead (Jump Drive D). § PU-5.1
    Station { track: Track, tile: u8, section: u8, laid: bool, alt: u8 },
    /// Advance for a power station one of these. § PU-5.8
    Energy { tracks: u8, tile: u8, section: u8, laid: bool },
    /// A synergy boost. § PU-5.4
    Boost { optional: bool },
    /// Advance one of these so often. § PU-10.1
    Advance { by: By, tracks: u8, steps: u8, bonuses: bool },
    /// Advance so many different ones. § PU-10.1
    Different { left: u8, tracks: u8 },
    /// Advance all that are below the row. § PU-10.6
    Raise { row: u8 },
    /// Regress one of these so often. § PU-5.5
    Regress { by: By, tracks: u8, steps: u8 },
    /// Place a patch. § PU-5.10
    Patch { optional: bool, single: bool, milestone: bool },
    /// Place the patches kept for the end. § PU-9.2
    Stored,
    /// Choose one of two bonuses of a biomass cell. § PU-11.18
    Choice { row: u8 },
    /// Place a rover. § PU-6.1
    Rover,
    /// Place a rover on this round's tile. § PU-10.28
    ExtraRover,
    /// Say where a collected lifepod goes. § PU-11.3
    Pod,
    /// Move a collected lifepod. § PU-11.4
    Reposition,
    /// Collect lifepods. § PU-10.3
    CollectPods { left: u8 },
    /// Collect a meteorite. § PU-10.25 PU-11.7
    CollectMeteor { optional: bool },
    /// Destroy meteorites. § PU-10.5
    DestroyMeteors { left: u8 },
    /// Destroy the meteorites of a line. § PU-10.5
    Clear,
    /// Move a rover anywhere. § PU-10.4
    Relocate,
    /// Look through a civ stack. § PU-5.6
    Civ { level: u8, up: bool },
    /// Take one of the cards looked at. § PU-5.6
    Pick { level: u8 },
    /// Keep one of the objectives drawn. § PU-11.11
    Keep,
    /// A boost, or a look at the next event. § PU-10.28
    BoostOrPeek,
    /// Put a meteorite on a symbol. § PU-10.18
    Meteor,
    /// Destroy a rover. § PU-10.30
    Scrap,
    /// Destroy a lifepod on the planet. § PU-10.30
    LosePod,
    /// Destroy a collected lifepod. § PU-10.26
    LoseCollected,
    /// Give up a private objective. § PU-10.27
    Cancel,
    /// Empty a compartment. § PU-10.27
    Empty,
}

/// What only its owner knows.
/// § PU-1.4
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Hand {
    /// Civ cards kept for the end.
    pub civs: IdSet<Civ>,
    /// Private objectives.
    pub objectives: IdSet<Objective>,
    /// Objectives drawn and not kept.
    pub returned: IdSet<Objective>,
    /// Civ cards seen in a stack and left there.
    pub seen: IdSet<Civ>,
    /// The next event, if its owner has looked.
    pub peeked: Option<EventCard>,
}

/// A player's boards as they are changing them, unseen by the others until all have confirmed.
/// § PU-1.5 PU-3.7
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Desk {
    pub(crate) board: Board,
    pub(crate) hand: Hand,
    /// What is pending.
    pub(crate) items: Dues<Item, PENDING>,
    /// The cards of the stack that is being looked through.
    pub(crate) shown: IdSet<Civ>,
    /// The card of the next level among them (Republic).
    pub(crate) added: Option<Civ>,
    /// The objectives drawn (Jump Drive).
    pub(crate) drawn: IdSet<Objective>,
    /// The objective kept for all (Jump Drive).
    pub(crate) offered: Option<Objective>,
    /// The tile taken before it is placed (Republic).
    pub(crate) held: Option<Tile>,
    /// The compartment from which a tile was taken and not yet replaced.
    pub(crate) taken: Option<Ring>,
    /// Whether the owner has finished.
    pub(crate) done: bool,
}

/// A desk as its owner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeskView {
    /// One's own boards as they are now.
    pub board: Facts,
    /// What only the owner knows.
    pub hand: Hand,
    /// What is pending.
    pub items: Dues<Item, PENDING>,
    /// The cards of the stack that is being looked through.
    pub shown: IdSet<Civ>,
    /// The card of the next level among them.
    pub added: Option<Civ>,
    /// The objectives drawn.
    pub drawn: IdSet<Objective>,
    /// The objective kept for all.
    pub offered: Option<Objective>,
    /// The tile taken before it is placed.
    pub held: Option<Tile>,
    /// The compartment from which a tile was taken.
    pub taken: Option<Ring>,
    /// Whether the owner has finished.
    pub done: bool,
}

impl From<&Desk> for DeskView {
    fn from(desk: &Desk) -> Self {
        let Desk { board, hand, items, shown, added, drawn, offered, held, taken, done } = *desk;
        DeskView { board: board.into(), hand, items, shown, added, drawn, offered, held, taken, done }
    }
}

impl From<&DeskView> for Desk {
    fn from(view: &DeskView) -> Self {
        let DeskView { board, hand, items, shown, added, drawn, offered, held, taken, done } = *view;
        Desk { board: board.into(), hand, items, shown, added, drawn, offered, held, taken, done }
    }
}

impl Desk {
    /// The same desk without the technologies that may be left unused.
    /// § PU-5.12
    pub(crate) fn plain(&self) -> Desk {
        let mut desk = *self;
        desk.board.techs &= desk.board.firm().bit(Tech::NoMeteors);
        desk
    }
}

impl Draft for Desk {
    #[inline]
    fn is_ready(&self) -> bool {
        self.done
    }
}
