//! A battle in progress.

use game_core::{List, Row, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;
use crate::pieces::{Figures, Hex, Side, Unit};
use crate::turn::Feat;

/// A battle in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Battle {
    /// The contested hex.
    pub hex: Hex,
    /// Whom the active player fights.
    pub defender: Seat,
    /// The next step: 0 for ambushers, then the order of battle.
    pub step: u8,
    /// Figures named by cards.
    pub marks: List<Mark, 12>,
    /// Added to all dice of the attacker and of the defender.
    pub modifiers: Row<i8, 2>,
    /// The dice of the step, until its casualties are counted.
    pub dice: List<Die, 32>,
    /// Good Lava Leaper hits that the attacker and the defender still have to assign.
    pub picks: Row<u8, 2>,
    /// Hits scored by the attacker and by the defender, by type of unit, whose casualties are still due.
    pub hits: Row<Figures, 2>,
    /// Who has passed since the last card was played.
    pub passed: SeatSet,
    /// Who is asked for a card.
    pub asked: Option<Seat>,
    /// What the attacker has done so far.
    pub feat: Feat,
}

/// A figure that a card names. It is the last of its type to die.
/// § NX-11.6
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Mark {
    /// Whose figure.
    pub side: Side,
    /// Its type.
    pub unit: Unit,
    /// Added to its dice.
    pub modifier: i8,
    /// Dice it rolls beyond one.
    pub dice: u8,
    /// Whether it rolls before all others.
    pub ambush: bool,
}

/// One die of the step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Die {
    /// The side that rolled it.
    pub side: Side,
    /// For which type of unit.
    pub unit: Unit,
    /// The face up.
    pub face: u8,
    /// What is added to it.
    pub modifier: i8,
    /// Whether a card cancelled its hit.
    pub cancelled: bool,
}

/// What a die comes to, unless a card cancels its hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing.
    #[default]
    Miss,
    /// A casualty that the enemy chooses.
    Hit,
    /// A casualty that the owner of the die chooses.
    Picked,
}

/// What the units of a type bring to a battle on this ground, before any card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Strike {
    /// The type.
    pub unit: Unit,
    /// A total of at least this hits.
    pub hits_on: i8,
    /// What the terrain adds to their dice.
    pub ground: i8,
}

impl Die {
    /// The face with its modifiers.
    pub fn total(&self) -> i8 {
        self.face as i8 + self.modifier
    }

    /// Whether it hits. There is no automatic hit or miss.
    /// § NX-8.5
    pub fn hits(&self) -> bool {
        self.total() >= data().unit(self.unit).hits_on
    }

    /// Whether its owner chooses the casualty.
    /// § NX-8.7a
    pub fn picks(&self) -> bool {
        data().unit(self.unit).picks && self.hits() && self.total() >= data().pick_on
    }

    /// Both in one word.
    pub fn verdict(&self) -> Verdict {
        match (self.hits(), self.picks()) {
            (false, _) => Verdict::Miss,
            (true, false) => Verdict::Hit,
            (true, true) => Verdict::Picked,
        }
    }
}

impl Battle {
    pub(crate) fn new(hex: Hex, defender: Seat, enemies: u8) -> Self {
        Battle {
            hex,
            defender,
            step: 0,
            marks: List::new(),
            modifiers: Row([0; 2]),
            dice: List::new(),
            picks: Row([0; 2]),
            hits: Row::default(),
            passed: SeatSet::NONE,
            asked: None,
            feat: Feat { hex, enemies, ..Feat::default() },
        }
    }

    /// Who plays a side.
    #[inline]
    pub fn seat(&self, active: Seat, side: Side) -> Seat {
        match side {
            Side::Attacker => active,
            Side::Defender => self.defender,
        }
    }

    /// Whether dice lie on the table whose casualties are not removed yet.
    #[inline]
    pub fn has_rolled(&self) -> bool {
        !self.dice.is_empty()
    }

    /// Marked figures of a type on a side.
    pub fn n_marks(&self, side: Side, unit: Unit) -> u8 {
        self.marks.iter().filter(|m| m.side == side && m.unit == unit).count() as u8
    }
}
