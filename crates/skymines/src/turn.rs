//! What is remembered within a turn, and what is still to be decided in it.

use game_core::List;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Card, CardSet, Company, Plan, Rest, Space, Spot, SpotSet, Way};

/// Pieces of a company: 12 outposts and 5 shuttles on the Belt, fewer on the Moon.
const PIECES: usize = 17;

/// Something the active player has to decide, or that follows by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Task {
    /// Choose one of the six actions. § SK-4.1
    #[default]
    Choose,
    /// Spend the resource pool. § SK-5.2 SK-5.3
    Pool,
    /// Choose the company that a removed energy card expands. § SK-8.9
    Expander,
    /// Enter places. § SK-6.2 SK-16.2
    Expand,
    /// Remove energy cards for the threat. § SK-18.2
    Burn {
        /// How many more.
        left: u8,
    },
    /// Take the threat card, once the rewards are taken. § SK-18.2
    TakeThreat,
    /// Send ousted pieces back. § SK-6.7
    Returns,
    /// The expansion ends. § SK-6.8
    Close,
    /// Use research points. § SK-9.1
    Points {
        /// How many.
        points: u8,
    },
    /// Remove outposts from stations. § SK-11.8
    Remove {
        /// How many more.
        left: u8,
    },
    /// Advance on one track of choice. § SK-10.11
    Advance {
        /// So many steps.
        steps: u8,
    },
    /// Advance on other tracks, each once. § SK-8.10
    Spread,
    /// A marker moves; at a barrier its owner is asked. § SK-8.3
    Move {
        /// On whose track.
        company: Company,
        /// Steps left.
        steps: u8,
    },
    /// Turn a plan over and move the upload marker. § SK-10.1 SK-10.2
    Upload,
    /// Buy a card with coins. § SK-11.5
    Buy {
        /// How much cheaper.
        discount: u8,
    },
    /// Remove a card from the hand for a bonus space. § SK-11.6 SK-8.9
    Discard {
        /// Which space.
        space: Space,
    },
    /// Use the removed card. § SK-8.9
    Act,
    /// Take a card of the discard pile. § SK-8.9
    Fetch,
    /// Both, beginning with either. § SK-8.9
    Both,
    /// Put cards on resting slots. § SK-12.1
    Put,
    /// Lay plans on screens. § SK-9.4
    Lay,
    /// The turn can end. § SK-4.1
    Done,
}

/// What is remembered within a turn.
/// § SK-20.6
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Turn {
    /// Steps of the helium marker.
    pub helium: u8,
    /// Screens of the upload marker.
    pub upload: u8,
    /// Pieces placed.
    pub placed: u8,
    /// Pieces ousted.
    pub ousted: u8,
    /// Cost of the card bought, after discounts.
    pub bought: Option<u8>,
    /// Units that discounts have spared.
    pub saved: u8,
    /// Size of the resting deck taken.
    pub deck: u8,
    /// Whether a resting deck was taken: the phase ends with this turn.
    pub resting: bool,
    /// Plans to be laid, in the order of taking.
    pub taken: List<Plan, 12>,
    /// Cards that the running action uses; they are turned face down when it is over.
    pub used: CardSet,
    /// The pool of action 1.
    pub pool: Pool,
    /// The expansion of action 2.
    pub expansion: Expansion,
    /// The upload of action 3.
    pub research: Research,
    /// Steps on other tracks that are left.
    pub spread: List<u8, 3>,
    /// Companies that had theirs, and the one whose track it is.
    pub spread_to: CompanySet,
    /// The card removed for a bonus space.
    pub removed: Option<Card>,
    /// Which parts of a bonus were chosen.
    pub way: Option<Way>,
    /// Resting slots that got a card.
    pub rests: RestSet,
}

/// A set of companies.
pub type CompanySet = game_core::IdSet<Company>;
/// A set of resting slots.
pub type RestSet = game_core::IdSet<Rest>;

/// The resource pool of action 1.
/// § SK-5.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Pool {
    /// Units left.
    pub units: u8,
    /// Whether they are of different types, so that a card must be bought.
    pub mixed: bool,
    /// Whether a card was bought or a step taken, so that no more cards are put in.
    pub closed: bool,
    /// Whether the units come from a removed card.
    pub alone: bool,
}

/// The expansion of action 2.
/// § SK-6.2 SK-16.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Expansion {
    /// Whose.
    pub company: Company,
    /// Energy left.
    pub points: u8,
    /// All the energy it began with.
    pub all: u8,
    /// The way so far: places entered, in this order, whose foreign pieces are still there.
    pub way: List<Leg, PIECES>,
    /// Whether the energy comes from a removed card.
    pub alone: bool,
    /// Whether the threat was dealt with.
    pub threat: bool,
}

impl Expansion {
    /// The places entered.
    pub(crate) fn entered(&self) -> SpotSet {
        self.way.iter().map(|leg| leg.spot).collect()
    }
}

/// A place entered in an expansion.
/// § SK-6.3 SK-16.3
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Leg {
    /// Where.
    pub spot: Spot,
    /// From which place of the company; from nowhere if from its station.
    pub from: Option<Spot>,
    /// For how much energy.
    pub price: u8,
    /// Whose piece is ousted.
    pub ousted: Option<Company>,
}

/// The upload of action 3.
/// § SK-10.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Research {
    /// The card in use.
    pub card: Card,
    /// Whether it was removed from the hand, so that it does not lie in the area.
    pub alone: bool,
    /// Whether a plan was turned over.
    pub flipped: bool,
    /// Screens moved.
    pub moved: u8,
}
