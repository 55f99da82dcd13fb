//! What is remembered within a turn.

use game_core::{List, Row, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Figures, HEXES, Hex, HexSet, Phase, UNITS, Unit};

/// The turn in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Turn {
    /// Turns begun so far in the game.
    pub number: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn we are.
    pub phase: Phase,
    /// Hexes of the active player that were contested when the turn began.
    pub contested_at_start: HexSet,
    /// Figures on each hex that have moved this turn.
    pub spent: Row<Figures, HEXES>,
    /// Figures on each home hex (a, b, c) that were deployed this turn into a battle of earlier turns: they may
    /// leave it freely. Counted only where it matters; marked ones are counted in `marches`.
    pub fresh: Row<Figures, 3>,
    /// Figures with a Forced March that have not moved yet.
    pub marches: List<March, 4>,
    /// Taken off the price of the next unit.
    pub discount: u8,
    /// Where dragons have breathed.
    pub breathed: List<Hex, 3>,
    /// Where a battle was fought.
    pub fought: HexSet,
}

/// A figure with a Forced March.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct March {
    /// Where it stands.
    pub hex: Hex,
    /// What it is.
    pub unit: Unit,
    /// What kind of figure it is.
    pub kind: Kind,
}

/// What tells figures of one type on one hex apart while they can still move. Plain figures have nothing;
/// written after the unit: `*` for each Forced March, `+` for one deployed this turn where others are bound by
/// the rule of retreat.
/// § NX-5.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Kind {
    /// Hexes it may enter beyond the usual.
    pub extra: u8,
    /// Deployed this turn into a battle of earlier turns.
    pub fresh: bool,
}

/// What the active player did in a battle or with a breath: missions are judged by it.
/// § NX-11.7
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Feat {
    /// Where it was done.
    pub hex: Hex,
    /// Whether they won the battle.
    pub won: bool,
    /// For each type of figure destroyed, the types of unit that destroyed one: a bit each.
    pub destroyed: Row<u8, UNITS>,
    /// Own units lost.
    pub losses: u8,
    /// Units the defender began with.
    pub enemies: u8,
    /// Whether a red card was played for it.
    pub red_played: bool,
}

impl Feat {
    /// Notes a kill.
    pub(crate) fn destroy(&mut self, victim: Unit, by: Unit) {
        self.destroyed[victim.index()] |= 1 << by.index();
    }

    /// Whether anything was destroyed.
    pub(crate) fn any_destroyed(&self) -> bool {
        self.destroyed.0.iter().any(|&by| by != 0)
    }

    /// Whether such a figure was destroyed (by such a unit).
    pub(crate) fn has_destroyed(&self, victim: Unit, by: Option<Unit>) -> bool {
        let killers = self.destroyed[victim.index()];
        by.map_or(killers != 0, |unit| killers & (1 << unit.index()) != 0)
    }
}
