//! Why an action is refused.

use std::fmt;

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Energize, Hex, Phase, SecretMission, Terrain, Unit};

/// Why an action is refused. The sentences stand in `text/*.ftl` under `illegal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are situations, fields their facts; the texts explain them")]
pub enum Illegal {
    GameOver {},
    NotAsked { seat: Seat },
    WrongSeats { seats: u8 },
    WrongTarget { target: u8 },
    TeamsNeedFour { seats: u8 },
    NothingToEnd {},
    NothingToPass {},
    SaleNow {},
    CardNotHeld {},
    NotOnBoard { hex: Hex },
    BuyNow { phase: Phase },
    TooExpensive { unit: Unit, cost: u8, rubium: u16 },
    NoFigureLeft { unit: Unit },
    NotYourHome { hex: Hex },
    StartCardNow { phase: Phase },
    BattleCardNow { card: Energize },
    WrongTargets { card: Energize },
    NoEffect { card: Energize },
    DropHex { hex: Hex, unit: Unit },
    TeleportHex { hex: Hex },
    MoveNow { phase: Phase },
    NoSuchUnit { unit: Unit, hex: Hex },
    AlreadyMoved { unit: Unit, hex: Hex },
    OtherKind { unit: Unit, hex: Hex },
    ForbiddenTerrain { unit: Unit, terrain: Terrain },
    TooFar { unit: Unit, from: Hex, to: Hex },
    Blocked { unit: Unit, from: Hex, to: Hex },
    RetreatIntoUnits { unit: Unit, hex: Hex },
    BreathNow {},
    NoDragon { hex: Hex },
    DragonSpent { hex: Hex },
    DragonNotInControl { hex: Hex },
    BreathTooFar { from: Hex, to: Hex },
    NoVictim { hex: Hex, victim_seat: Seat },
    PartnerSafe { victim_seat: Seat },
    ExploreNow {},
    SettleNow {},
    FightNow {},
    NotContested { hex: Hex },
    AlreadyFought { hex: Hex },
    NoDefender { hex: Hex, defender_seat: Seat },
    PickNow {},
    LossNow {},
    NotThere { unit: Unit },
    UnmarkedFirst { unit: Unit },
    NoSuchMark { unit: Unit },
    NoHit { unit: Unit },
    NoMiss {},
    MissionNow {},
    MissionUnmet { card: SecretMission },
    StateUnmet { card: SecretMission },
    NotWon {},
    RedPlayed {},
    KeepNow {},
    NotDrawn {},
    RewardNow {},
}

impl CitesRule for Illegal {
    fn rule(&self) -> RuleId {
        use Illegal::*;
        RuleId(match self {
            GameOver {} => "NX-12.1",
            NotAsked { .. } | NothingToEnd {} => "NX-3.1",
            WrongSeats { .. } => "NX-1.1",
            WrongTarget { .. } => "NX-13.1",
            TeamsNeedFour { .. } => "NX-14.1",
            NothingToPass {} | BattleCardNow { .. } => "NX-11.4",
            SaleNow {} => "NX-3.2",
            CardNotHeld {} => "NX-11.1",
            NotOnBoard { .. } => "NX-2.3",
            BuyNow { .. } | TooExpensive { .. } | NoFigureLeft { .. } => "NX-4.1",
            NotYourHome { .. } => "NX-4.2",
            StartCardNow { .. } => "NX-4.3",
            NoEffect { .. } => "NX-4.4",
            WrongTargets { .. } | DropHex { .. } | TeleportHex { .. } | NoHit { .. } | NoMiss {} => "NX-11.5a",
            MoveNow { .. } | NoSuchUnit { .. } | AlreadyMoved { .. } | OtherKind { .. } | TooFar { .. } => "NX-5.1",
            ForbiddenTerrain { .. } => "NX-5.2",
            Blocked { .. } => "NX-5.3",
            RetreatIntoUnits { .. } => "NX-5.4",
            BreathNow {} | NoDragon { .. } | DragonSpent { .. } | DragonNotInControl { .. } => "NX-6.1",
            BreathTooFar { .. } | NoVictim { .. } => "NX-6.2",
            PartnerSafe { .. } => "NX-14.3",
            ExploreNow {} => "NX-7.1",
            SettleNow {} => "NX-5.8",
            FightNow {} | NotContested { .. } | AlreadyFought { .. } => "NX-8.1",
            NoDefender { .. } => "NX-8.2",
            PickNow {} => "NX-8.7a",
            LossNow {} | NotThere { .. } => "NX-8.7",
            UnmarkedFirst { .. } | NoSuchMark { .. } => "NX-11.6",
            MissionNow {} | MissionUnmet { .. } | NotWon {} | RedPlayed {} => "NX-11.7",
            StateUnmet { .. } => "NX-11.8",
            KeepNow {} | NotDrawn {} => "NX-13.4",
            RewardNow {} => "NX-13.3",
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} (§ {})", self.rule())
    }
}

impl std::error::Error for Illegal {}
