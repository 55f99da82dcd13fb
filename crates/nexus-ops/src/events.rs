//! What is seen at the table: facts in the past tense, complete enough to animate and to log.

use game_core::{Row, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::battle::{Die, Strike, Verdict};
use crate::pieces::{Energize, Hex, SecretMission, Side, Tile, UNITS, Unit};

/// A die as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Roll {
    /// The face up.
    pub face: u8,
    /// What is added to it.
    pub modifier: i8,
    /// What counts.
    pub total: i8,
    /// What it comes to.
    pub verdict: Verdict,
}

impl From<&Die> for Roll {
    fn from(die: &Die) -> Self {
        Roll { face: die.face, modifier: die.modifier, total: die.total(), verdict: die.verdict() }
    }
}

/// One thing seen at the table. The sentences stand in `text/*.ftl` under `event-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are facts, fields their parts; the texts explain them")]
pub enum Event {
    TurnBegan { seat: Seat, turn: u16 },
    UnitBought { seat: Seat, unit: Unit, hex: Hex, cost: u8 },
    EnergizeSold { seat: Seat, card: Energize },
    SecretSold { seat: Seat, card: SecretMission },
    EnergizePlayed { seat: Seat, card: Energize },
    UnitsPlaced { seat: Seat, unit: Unit, count: u8, hex: Hex },
    UnitTeleported { seat: Seat, unit: Unit, from: Hex, to: Hex },
    MarchOrdered { seat: Seat, unit: Unit, hex: Hex },
    RubiumGained { seat: Seat, amount: u16 },
    DiscountGained { seat: Seat, amount: u8 },
    UnitMoved { seat: Seat, unit: Unit, from: Hex, to: Hex, path: Vec<Hex> },
    DragonBreathed { seat: Seat, from: Hex, to: Hex, victim_seat: Seat, die: u8, hit: bool },
    HexExplored { seat: Seat, hex: Hex, tile: Tile },
    MineFound { seat: Seat, hex: Hex, mine: u8 },
    NoFigureToFind { seat: Seat, unit: Unit, hex: Hex },
    BattleBegan { seat: Seat, defender_seat: Seat, hex: Hex, order: Row<Strike, UNITS>, asked_seats: Vec<Seat> },
    CardPassed { seat: Seat },
    SideHelped { seat: Seat, side: Side, modifier: i8 },
    FigureMarked { seat: Seat, side: Side, unit: Unit },
    DiceRolled { seat: Seat, hex: Hex, unit: Unit, dice: Vec<Roll>, hits: u8 },
    HitCancelled { seat: Seat, victim_seat: Seat, unit: Unit },
    MissesRerolled { seat: Seat, dice: Vec<Roll>, hits: u8 },
    UnitDestroyed { seat: Seat, unit: Unit, hex: Hex },
    BattleWon { seat: Seat, defender_seat: Seat, hex: Hex },
    BattleLost { seat: Seat, defender_seat: Seat, hex: Hex },
    BattleUndecided { seat: Seat, defender_seat: Seat, hex: Hex },
    MissionPlayed { seat: Seat, card: SecretMission, vp: u8 },
    MissionTaken { seat: Seat, vp: u8 },
    HillTaken { seat: Seat, vp: u8 },
    IncomeTaken { seat: Seat, amount: u16 },
    SecretDrawn { seat: Seat, card: SecretMission },
    SecretsDrawn { seat: Seat, count: u8 },
    EnergizeDrawn { seat: Seat, card: Energize },
    EnergizeDrawnUnseen { seat: Seat },
    SecretPutUnder { seat: Seat, card: SecretMission },
    SecretPutUnderUnseen { seat: Seat },
    EnergizeReshuffled {},
    SecretsReshuffled {},
    DrawLost { seat: Seat },
    TargetReached { seat: Seat, vp: u8 },
    PlayerEliminated { seat: Seat },
}
