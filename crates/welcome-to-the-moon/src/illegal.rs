//! Why an action is refused.

use std::fmt;

use game_core::{CitesRule, RuleId};
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Effect, Letter, Number};
use crate::prompt::effect_rule;
use crate::spot::Spot;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Illegal {
    /// The box holds sheets for so many.
    WrongNumberOfPlayers { players: u8 },
    /// There is no such adventure.
    NoSuchAdventure { adventure: u8 },
    /// ASTRA has no such level.
    NoSuchLevel { level: u8 },
    /// Nothing is asked any more.
    GameOver,
    /// The seat has confirmed.
    AlreadyConfirmed,
    /// The steps of a turn have an order.
    AnotherStep { asked: &'static str },
    /// There are as many combinations as piles.
    NoSuchCombination { combination: u8, combinations: u8 },
    /// An event closes the pile.
    Closed { combination: u8 },
    /// An event bars all effects.
    EffectsBarred,
    /// No crew card that helps here.
    NoCrew,
    /// An event bars claims.
    ClaimsBarred { mission: Letter },
    /// Solo: this card does not go to ASTRA.
    CardStays { card: u8 },
    /// Solo: no solo bonus is circled.
    NoSoloBonus,
    /// Another number can be written.
    CannotBeWritten { combination: u8, number: Number, effect: Effect },
    /// A number can be written.
    ErrorNotForced,
    /// No wild is circled.
    NoWild { effect: Effect, rule: RuleId },
    /// The number is that of the combination.
    WrongNumber { number: Number, offered: Number, rule: RuleId },
    /// Not a space of this sheet.
    NoSpace { spot: Spot },
    /// Something stands there.
    SpaceFilled { spot: Spot },
    /// The ascending order.
    OutOfOrder { number: Number, spot: Spot, other: Number, adventure: u8 },
    /// This is not what the effect marks.
    NotATarget { spot: Spot, effect: Effect },
    /// This is not what is to be marked now.
    NotMarkable { spot: Spot, rule: RuleId },
    /// It is marked already.
    AlreadyMarked { spot: Spot, rule: RuleId },
    /// What is asked is compulsory.
    NotOptional { rule: RuleId },
    /// No X is to be written now.
    NoX { spot: Spot, rule: RuleId },
    /// The mission is claimed already.
    AlreadyClaimed { mission: Letter },
    /// The sheet does not fulfil it.
    NotFulfilled { mission: Letter, asks: String },
    /// Missions wait until all have finished.
    MissionsWait { mission: Letter },
    /// Adventure 1: the floor has another purpose.
    WrongFloor { spot: Spot, effect: Effect },
    /// Adventure 1: the compartment of the arrow is filled.
    CompartmentFilled { spot: Spot },
    /// Adventure 2: the tank lies elsewhere.
    TankElsewhere { spot: Spot },
    /// Adventure 2: the station is attached to another section.
    StationElsewhere { spot: Spot },
    /// Symbols are taken in order.
    NotNext { spot: Spot, next: Spot, rule: RuleId },
    /// Adventure 3: printed as filled.
    PrintedFilled { spot: Spot },
    /// Adventure 3: the tank belongs to another module.
    TankOfAnotherModule { spot: Spot },
    /// Adventure 3: the greenhouse stands in another quarter.
    OtherQuarter { spot: Spot },
    /// Adventure 3: the tunnel starts nowhere.
    NotConnected { spot: Spot },
    /// Adventure 4: the resource lies elsewhere.
    ResourceElsewhere { spot: Spot, effect: Effect },
    /// Adventure 5: neither a starting level nor beside a filled cell.
    NotAdjacent { spot: Spot },
    /// Adventure 5: the symbol is on another level of the tower.
    OtherTowerLevel { spot: Spot, effect: Effect },
    /// Adventure 5: the section is even and the number odd, or the other way round.
    WrongParity { spot: Spot, number: Number },
    /// Adventure 5: neither at the ground nor beside something built.
    NothingBuiltBeside { spot: Spot },
    /// Adventure 6: the quarter has no empty target.
    NoEmptyTarget { spot: Spot },
    /// Adventure 6: the number was written in another quarter.
    QuarterElsewhere { spot: Spot, effect: Effect },
    /// Adventure 6: the quarter has no empty cell.
    QuarterFull { spot: Spot },
    /// Adventure 6: another cell has to be infected.
    NotInfectable { spot: Spot, quarter: u8 },
    /// Adventure 7: no open airlock leads to the block.
    BlockOutOfReach { spot: Spot },
    /// Adventure 7: the airlock touches no block within reach.
    AirlockOutOfReach { spot: Spot },
    /// Adventure 7: the tank belongs to another space.
    TankOfAnotherSpace { spot: Spot },
    /// Adventure 7: the plant or energy belongs to another starship.
    OtherStarship { spot: Spot, effect: Effect },
    /// Adventure 8: the number leads to other planets.
    WrongPlanet { number: Number, spot: Spot },
    /// Adventure 8: the plant or water is not on the planet just written on.
    OtherPlanet { spot: Spot, effect: Effect },
    /// Adventure 8: the planet of the moon is decided.
    MoonClosed { spot: Spot },
    /// Adventure 8: the box is the neighbour's.
    OtherSide { spot: Spot },
}

impl CitesRule for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::WrongNumberOfPlayers { .. } | Illegal::NoSuchAdventure { .. } => "WM-0.1",
            Illegal::NoSuchLevel { .. } => "WM-S.1",
            Illegal::Closed { .. } | Illegal::EffectsBarred | Illegal::ClaimsBarred { .. } => "WM-C.9",
            Illegal::NoCrew => "WM-C.10",
            Illegal::CardStays { .. } => "WM-S.6",
            Illegal::NoSoloBonus => "WM-S.7",
            Illegal::GameOver => "WM-0.34",
            Illegal::AlreadyConfirmed => "WM-0.36",
            Illegal::AnotherStep { .. } => "WM-0.5",
            Illegal::NoSuchCombination { .. } => "WM-0.6",
            Illegal::CannotBeWritten { .. } => "WM-0.9",
            Illegal::ErrorNotForced => "WM-0.14",
            Illegal::NoSpace { .. } | Illegal::SpaceFilled { .. } => "WM-0.10",
            Illegal::OutOfOrder { adventure, .. } => order_rule(*adventure),
            Illegal::NotATarget { .. } => "WM-0.18",
            Illegal::NotMarkable { rule, .. }
            | Illegal::AlreadyMarked { rule, .. }
            | Illegal::NotOptional { rule }
            | Illegal::NoWild { rule, .. }
            | Illegal::WrongNumber { rule, .. }
            | Illegal::NoX { rule, .. }
            | Illegal::NotNext { rule, .. } => rule.0,
            Illegal::AlreadyClaimed { .. } | Illegal::NotFulfilled { .. } => "WM-0.28",
            Illegal::MissionsWait { .. } => "WM-0.32",
            Illegal::WrongFloor { .. } => "WM-1.1",
            Illegal::CompartmentFilled { .. } => "WM-1.7",
            Illegal::TankElsewhere { .. } => "WM-2.5",
            Illegal::StationElsewhere { .. } => "WM-2.6",
            Illegal::PrintedFilled { .. } => "WM-3.2",
            Illegal::TankOfAnotherModule { .. } => "WM-3.4",
            Illegal::OtherQuarter { .. } => "WM-3.5",
            Illegal::NotConnected { .. } => "WM-3.6",
            Illegal::ResourceElsewhere { .. } => "WM-4.3",
            Illegal::NotAdjacent { .. } => "WM-5.6",
            Illegal::OtherTowerLevel { effect, .. } => effect_rule(*effect, 5),
            Illegal::WrongParity { .. } | Illegal::NothingBuiltBeside { .. } => "WM-5.13",
            Illegal::NoEmptyTarget { .. } => "WM-6.4",
            Illegal::QuarterElsewhere { effect, .. } => effect_rule(*effect, 6),
            Illegal::QuarterFull { .. } => "WM-6.12",
            Illegal::NotInfectable { .. } => "WM-6.17",
            Illegal::BlockOutOfReach { .. } => "WM-7.4",
            Illegal::AirlockOutOfReach { .. } => "WM-7.6",
            Illegal::TankOfAnotherSpace { .. } => "WM-7.8",
            Illegal::OtherStarship { effect: Effect::Plant, .. } => "WM-7.9",
            Illegal::OtherStarship { .. } => "WM-7.11",
            Illegal::WrongPlanet { .. } => "WM-8.4",
            Illegal::OtherPlanet { effect: Effect::Plant, .. } => "WM-8.9",
            Illegal::OtherPlanet { .. } => "WM-8.10",
            Illegal::MoonClosed { .. } => "WM-8.13",
            Illegal::OtherSide { .. } => "WM-8.3",
        })
    }
}

/// Where each adventure says what ascends.
fn order_rule(adventure: u8) -> &'static str {
    match adventure {
        1 => "WM-1.2",
        2 => "WM-2.1",
        3 => "WM-3.1",
        4 => "WM-4.1",
        5 => "WM-5.5",
        6 => "WM-6.6",
        7 => "WM-7.5",
        _ => "WM-0.10",
    }
}

/// For programmers; people read the sentence in `text/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} (§ {})", self.rule())
    }
}

impl std::error::Error for Illegal {}
