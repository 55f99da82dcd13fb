//! What the rules report as data: events, refusals, questions. The sentences stand in `text/`.

use std::fmt;

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::Prize;

/// One thing seen at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Event {
    /// A round starts.
    PrizeTurnedUp { prize: Prize },
    /// A seat has bid; only it is told how much.
    BidLaid { seat: Seat, coins: Option<u8> },
    /// All bids lie open.
    BidsRevealed { bids: Vec<Shown> },
    /// The tied seats have rolled.
    DiceRolled { dice: Vec<Shown> },
    /// The best bid has paid.
    OfferWon { seat: Seat, coins: u8 },
    /// Nobody wins; what is on offer stays.
    OfferStays,
    /// A prize is worth points now.
    PrizeKept { seat: Seat, prize: Prize },
    /// A prize has become coins.
    PrizeMelted { seat: Seat, prize: Prize },
}

/// A number a seat shows: its bid or its die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Shown {
    /// Who shows it.
    pub seat: Seat,
    /// Coins or pips.
    pub number: u8,
}

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Illegal {
    /// Two to five can play.
    WrongNumberOfPlayers { players: u8 },
    /// The game has no such length.
    WrongNumberOfRounds { rounds: u8 },
    /// The bid exceeds the purse.
    TooFewCoins { coins: u8, purse: u8 },
    /// A bid stands.
    AlreadyBid,
    /// Prizes have to be claimed first.
    ClaimFirst { seat: Seat },
    /// Not among the prizes won.
    NothingToClaim { prize: Prize },
    /// The last round is over.
    GameOver,
}

impl CitesRule for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::WrongNumberOfPlayers { .. } => "SG-1.1",
            Illegal::WrongNumberOfRounds { .. } => "SG-1.2",
            Illegal::TooFewCoins { .. } => "SG-2.1",
            Illegal::AlreadyBid => "SG-2.2",
            Illegal::ClaimFirst { .. } | Illegal::NothingToClaim { .. } => "SG-3.4",
            Illegal::GameOver => "SG-4.1",
        })
    }
}

/// For programmers; people read the sentence in `text/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} (§ {})", self.rule())
    }
}

impl std::error::Error for Illegal {}

/// What is asked of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Prompt {
    /// How much for what is on offer?
    Bid { offer: Vec<Prize>, purse: u8 },
    /// Points or coins?
    Claim { offer: Vec<Prize> },
}

impl CitesRule for Prompt {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Prompt::Bid { .. } => "SG-2.1",
            Prompt::Claim { .. } => "SG-3.4",
        })
    }
}
