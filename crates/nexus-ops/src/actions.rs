//! Every decision of the game. One decision, one action, one click.
//! § NX-17 of the digest lists them by phase.

use game_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Energize, Hex, SecretMission, Side, Unit};
use crate::turn::Kind;

/// A figure in a battle: a plain one of its type, or one that a card marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Figure {
    /// Its type.
    pub unit: Unit,
    /// 0 for a plain figure, else the number of the mark counted from 1.
    pub mark: u8,
}

impl Figure {
    /// A figure that no card marked.
    pub fn plain(unit: Unit) -> Self {
        Figure { unit, mark: 0 }
    }

    /// The place of its mark in the battle's list.
    pub fn mark_index(self) -> Option<usize> {
        usize::from(self.mark).checked_sub(1)
    }
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Ends buying, moving, breathing, a mission window or the turn.
    Done {},
    /// Plays no card now.
    Pass {},
    /// Buys a unit.
    Buy {
        /// The type of figure.
        unit: Unit,
        /// Where it goes.
        hex: Hex,
    },
    /// Sells an Energize card.
    SellEnergize {
        /// The card.
        card: Energize,
    },
    /// Sells a Secret Mission card.
    SellSecret {
        /// The card.
        card: SecretMission,
    },
    /// Plays a Secret Mission.
    PlayMission {
        /// The card.
        card: SecretMission,
    },
    /// Takes a Mission card for a battle won.
    TakeMission {},
    /// Plays a card that places units.
    PlayUnits {
        /// The card.
        card: Energize,
        /// How many units come.
        count: u8,
        /// The hex they land on.
        hex: Hex,
    },
    /// Plays a card that carries an own unit elsewhere.
    PlayTeleport {
        /// The card.
        card: Energize,
        /// The type of figure.
        unit: Unit,
        /// Which figure of that type.
        kind: Kind,
        /// Where it stands.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// Plays a card that lets an own unit move further.
    PlayMarch {
        /// The card.
        card: Energize,
        /// The type of figure.
        unit: Unit,
        /// Which figure of that type.
        kind: Kind,
        /// Where it stands.
        hex: Hex,
    },
    /// Plays a card that needs no target.
    PlayPlain {
        /// The card.
        card: Energize,
    },
    /// Plays a card for one side of the battle.
    PlaySide {
        /// The card.
        card: Energize,
        /// For whom.
        side: Side,
    },
    /// Plays a card on one figure of the battle.
    PlayFigure {
        /// The card.
        card: Energize,
        /// Whose figure.
        side: Side,
        /// Which figure.
        figure: Figure,
    },
    /// Plays a card that cancels a hit.
    PlayCancel {
        /// The card.
        card: Energize,
        /// Who would suffer the hit.
        side: Side,
        /// The type of unit that scored it.
        unit: Unit,
        /// Whether it is a hit whose victim the scorer picks.
        picked: bool,
    },
    /// Moves a unit.
    Move {
        /// The type of figure.
        unit: Unit,
        /// Which figure of that type.
        kind: Kind,
        /// Where it stands.
        from: Hex,
        /// Where its move ends.
        to: Hex,
    },
    /// A dragon breathes.
    Breathe {
        /// Where the dragon stands.
        from: Hex,
        /// At which hex.
        to: Hex,
        /// Whose unit may die.
        #[serde(rename = "victim_seat")]
        victim: Seat,
    },
    /// Turns a tile up.
    Explore {
        /// Where the tile lies.
        hex: Hex,
    },
    /// Puts found units that may not stand where they were found on a home base hex.
    Settle {
        /// Where they go.
        hex: Hex,
    },
    /// Begins a battle.
    Fight {
        /// The contested hex.
        hex: Hex,
        /// Against whom.
        #[serde(rename = "defender_seat")]
        defender: Seat,
    },
    /// Picks the victim of a Lava Leaper.
    Pick {
        /// Which enemy figure.
        figure: Figure,
    },
    /// Removes a casualty.
    Lose {
        /// Which own figure.
        figure: Figure,
    },
    /// Keeps one of two missions drawn.
    Keep {
        /// The card.
        card: SecretMission,
    },
    /// Takes Energize cards for the Monolith.
    TakeEnergize {},
    /// Takes a King of the Hill card instead.
    TakeHill {},
}
