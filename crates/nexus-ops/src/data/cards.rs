//! What cards do and ask: a closed vocabulary, filled from data.

use serde::Deserialize;

use crate::pieces::{Hex, Phase, Terrain, Unit};

/// When an Energize card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// In the owner's deploy phase.
    Deploy,
    /// In a battle, before its first die.
    BattleStart,
    /// In a battle, between the dice of a step and its casualties.
    AfterRoll,
}

/// What an Energize card does: the verbs that the rules can carry out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Figures from one's own supply, on a hex of one's own home base.
    Recruit {
        /// The type of figure.
        unit: Unit,
        /// How many units come.
        count: u8,
    },
    /// Up to so many figures on one hex that is controlled or of one's own home base.
    Drop {
        /// The type of figure.
        unit: Unit,
        /// At most so many.
        count: u8,
    },
    /// An own unit to any hex without enemies; it may still move.
    Teleport,
    /// An own unit may enter more hexes this turn.
    March {
        /// So many more.
        hexes: u8,
    },
    /// Rubium from the bank.
    Rubium {
        /// So much.
        amount: u16,
    },
    /// The next unit is cheaper.
    Discount {
        /// By so much, never below 0.
        amount: u8,
    },
    /// All dice of a side.
    SideModifier {
        /// Added to each die.
        amount: i8,
    },
    /// All dice of one unit.
    UnitModifier {
        /// Added to each die.
        amount: i8,
    },
    /// One unit rolls more dice.
    ExtraDice {
        /// So many more.
        dice: u8,
    },
    /// One unit rolls before all others.
    Ambush,
    /// One hit of the step does not count.
    CancelHit,
    /// A side rolls its misses of the step again.
    Reroll,
}

/// An Energize card.
#[derive(Clone, Debug)]
pub struct EnergizeCard {
    /// Its name in notation.
    pub id: String,
    /// How often it is in the deck.
    pub copies: u8,
    /// When it may be played.
    pub window: Window,
    /// What it does.
    pub effect: Effect,
}

/// What a Secret Mission asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The active player has just won this battle, and all that is given holds.
    Win {
        /// On this terrain.
        terrain: Option<Terrain>,
        /// On a home base hex of another player.
        raid: bool,
        /// An own unit of this type took part and is alive.
        survivor: Option<Unit>,
        /// So many own units were lost.
        losses: Option<u8>,
        /// The defender began with at least so many units.
        enemies: Option<u8>,
        /// There is a mine on the hex.
        mine: bool,
    },
    /// The active player has just destroyed such a figure.
    Destroy {
        /// Of this type.
        unit: Unit,
        /// By a hit of a unit of this type.
        by: Option<Unit>,
    },
    /// They control strictly more hexes of a terrain than each other player.
    Most {
        /// The terrain.
        terrain: Terrain,
    },
    /// They control a hex.
    Hold {
        /// The hex.
        hex: Hex,
        /// In this phase of the player's turn only.
        phase: Option<Phase>,
    },
}

impl Condition {
    /// Whether it is a state (true or not at any moment) rather than an event.
    pub fn is_state(&self) -> bool {
        matches!(self, Condition::Most { .. } | Condition::Hold { .. })
    }
}

/// A Secret Mission card.
#[derive(Clone, Debug)]
pub struct SecretCard {
    /// Its name in notation.
    pub id: String,
    /// How often it is in the deck.
    pub copies: u8,
    /// Victory points.
    pub vp: u8,
    /// Whether the points are printed in red: one such card for a battle won.
    pub red: bool,
    /// What it asks.
    pub condition: Condition,
}
