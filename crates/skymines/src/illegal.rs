//! Why an action is refused.

use std::fmt;

use game_core::{CitesRule, RuleId};
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Card, Cell, Company, Goal, Kind, Plan, PlanCell, Rest, Slot, Space, Spot, Threat, Token, Track};

/// Makes the refusals together with the rules that they cite.
macro_rules! refusals {
    ($($rule:literal $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),+ $(,)? })?;)+) => {
        /// Why an action is refused. The sentences stand under `illegal-…`.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
        #[serde(tag = "type", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each field is named for what it holds")]
        pub enum Illegal {
            /// Something else is asked.
            NotNow { question: &'static str, rule: RuleId },
            $($(#[$doc])* $name $({ $($field: $ty),+ })?,)+
        }

        impl CitesRule for Illegal {
            fn rule(&self) -> RuleId {
                match self {
                    Illegal::NotNow { rule, .. } => *rule,
                    $(Illegal::$name $({ $($field: _),+ })? => RuleId($rule),)+
                }
            }
        }
    };
}

refusals! {
    "SK-1.1" /// One to four can play.
    WrongNumberOfPlayers { players: u8 };
    "SK-15.1" /// Four in all.
    TooManyAtTable { players: u8, lunas: u8 };
    "SK-2.2" /// Two sides of one board.
    TrackBoardTwice { track: Track, other: Track };
    "SK-18.1" /// A threat is for the Belt.
    ThreatNeedsBelt;
    "SK-1.1" /// The game is over.
    GameOver;
    "SK-4.1" /// Somebody else's turn.
    NotYourTurn;
    "SK-2.10" /// Not among the tokens dealt.
    TokenNotYours { token: Token };
    "SK-3.1" /// The card is not in the hand.
    NotInHand { card: Card };
    "SK-3.1" /// The card lies in a slot already.
    AlreadyPlanned { card: Card };
    "SK-3.2" /// A share stays in the hand.
    ShareInSlot { card: Card };
    "SK-3.1" /// No slot is left.
    SlotsFull { slots: u8 };
    "SK-3.1" /// The slot is off.
    SlotOff { slot: Slot };
    "SK-3.1" /// The slot holds a card.
    SlotTaken { slot: Slot };
    "SK-12.4" /// With linked slots a card goes to a slot by name, otherwise not.
    SlotNamed { linked: bool };
    "SK-4.3" /// The card does not lie face up in the area.
    NotFaceUp { card: Card };
    "SK-4.1" /// The card is for another action.
    OtherKind { card: Card, kind: Kind };
    "SK-5.1" /// Cards of one type.
    OtherResource { card: Card };
    "SK-5.5" /// Types may be mixed for a purchase alone, and no card could be bought.
    NothingToMixFor { card: Card };
    "SK-5.2" /// Cards come before purchases and steps.
    PoolClosed { card: Card };
    "SK-5.2" /// The cell is empty.
    CellEmpty { cell: Cell };
    "SK-5.2" /// The card costs more units than there are.
    PoolTooSmall { cost: u8, units: u8 };
    "SK-5.2" /// One card, before any step.
    BuyingIsOver;
    "SK-5.5" /// Mixed cards need a purchase.
    BuyFirst;
    "SK-8.5" /// The marker stands on the last cell.
    TrackEnd { company: Company };
    "SK-8.3" /// The barrier cannot be paid.
    BarrierTooDear { company: Company, cost: u8, coins: u16 };
    "SK-5.3" /// Units are left that can be used.
    UnitsLeft { units: u8 };
    "SK-6.1" /// No energy lies face up.
    NoEnergy;
    "SK-6.2" /// Nothing is left in the station.
    StationEmpty { company: Company };
    "SK-6.2" /// No such place can be entered on this map.
    NoSuchPlace { spot: Spot };
    "SK-6.2" /// The company is there already.
    AlreadyThere { company: Company, spot: Spot };
    "SK-6.2" /// Nothing of the company is beside it.
    OutOfReach { company: Company, spot: Spot };
    "SK-6.3" /// It costs more energy than there is.
    TooLittleEnergy { spot: Spot, price: u8, points: u8 };
    "SK-6.4" /// The column holds no outpost, or none is named.
    NoOutpostInColumn { company: Company };
    "SK-6.4" /// Another column is like it, cell by cell, and stands for both.
    ColumnAlike { company: Company, column: u8 };
    "SK-16.4" /// No such piece is left.
    NoPieceLeft { company: Company, spot: Spot };
    "SK-16.4" /// Shuttles come from the centre column by themselves.
    ShuttleHasNoColumn { spot: Spot };
    "SK-6.7" /// That piece is not the next one to return.
    NotThatPiece { company: Company };
    "SK-6.7" /// The column has no vacant cell for it.
    ColumnFull { company: Company };
    "SK-18.2" /// There is no threat.
    NoThreat;
    "SK-18.2" /// The company has no shuttle there.
    NoShuttleAtThreat { company: Company };
    "SK-18.2" /// Its requirement is not met.
    ThreatUnmet { threat: Threat };
    "SK-18.2" /// Too little energy for the threat.
    ThreatTooFar { needed: u8, points: u8 };
    "SK-10.1" /// One plan, before the marker moves.
    FlipIsOver;
    "SK-10.1" /// There is no plan to turn over.
    NoPlanToFlip { screen: u8 };
    "SK-10.1" /// Too few coins.
    TooFewCoins { cost: u16, coins: u16 };
    "SK-10.4" /// The next screen is empty.
    ScreenEmpty { screen: u8 };
    "SK-10.2" /// The marker stands on the last screen.
    LastScreen;
    "SK-10.4" /// The special plan cannot be paid.
    SpecialTooDear { plan: Plan, cost: u8, coins: u16 };
    "SK-10.2" /// The cards do not meet the plan.
    PlanUnmet { plan: Plan };
    "SK-9.1" /// It costs more points.
    TooFewPoints { cost: u8, points: u8 };
    "SK-9.3" /// The cell holds no plan.
    PlanCellEmpty { cell: PlanCell };
    "SK-9.1" /// It does not lie face up on the round track.
    SpecialNotThere { plan: Plan };
    "SK-9.4" /// It was not taken in this turn, or lies already.
    PlanNotTaken { plan: Plan };
    "SK-9.4" /// The screen is passed, or does not exist.
    ScreenPassed { screen: u8 };
    "SK-9.4" /// No A plan on this empty screen.
    NoPlanAHere { screen: u8 };
    "SK-9.4" /// There is a screen for it.
    ScreenLeft { plan: Plan };
    "SK-11.1" /// No such marker in the reserve.
    NoMarker;
    "SK-17.4" /// No one-time marker in the reserve.
    NoOnceMarker;
    "SK-11.1" /// A marker stands there.
    SpaceTaken { space: Space };
    "SK-11.1" /// It is not used in this way.
    OtherWay { space: Space };
    "SK-11.2" /// Somebody has more.
    NoMajority { kind: Kind, own: u8, best: u8 };
    "SK-11.2" /// The tier is not reached.
    TierNotReached { kind: Kind, own: u8, needed: u8 };
    "SK-11.3" /// Too few other science cards.
    TooFewScientists { others: u8, needed: u8 };
    "SK-11.4" /// Not on the first turn of whoever began the round.
    FirstTurn;
    "SK-11.5" /// A fee or a purchase cannot be paid.
    FeeTooDear { cost: u16, coins: u16 };
    "SK-11.5" /// No card can be paid.
    NothingAffordable;
    "SK-11.6" /// No card in hand can be removed.
    NothingToRemove;
    "SK-8.6" /// The bonus does not work yet.
    LevelNotActive { space: Space };
    "SK-8.6" /// A marker of this player stands on the other space of the track.
    OtherLevelUsed { space: Space };
    "SK-17.5" /// The personal space is not open.
    PersonalClosed;
    "SK-11.8" /// No outpost in that column.
    NothingToTake { company: Company };
    "SK-8.10" /// The track had its steps, or it is the one whose bonus this is.
    TrackNotOffered { company: Company };
    "SK-8.10" /// That number of steps is not left.
    StepsNotOffered { steps: u8 };
    "SK-11.6" /// The card cannot be removed.
    NotRemovable { card: Card };
    "SK-8.9" /// It is not in the discard pile.
    NotInDiscard { card: Card };
    "SK-12.1" /// There is no such deck.
    NoDeck { rest: Rest };
    "SK-12.1" /// A deck must be taken.
    DeckMustBeTaken;
    "SK-12.1" /// Another card comes first.
    OtherCardFirst { card: Card };
    "SK-12.1" /// The slot got a card already.
    RestUsed { rest: Rest };
    "SK-12.1" /// Of empty slots the first is taken.
    EmptyRestFirst { rest: Rest };
    "SK-2.11" /// Only the three in the middle.
    MiddleRests { rest: Rest };
    "SK-17.1" /// The task is not in play.
    GoalNotInPlay { goal: Goal };
    "SK-17.3" /// Another mission card was begun.
    OtherMission { goal: Goal };
    "SK-17.2" /// The task is done.
    GoalDone { goal: Goal };
    "SK-17.2" /// Its condition does not hold.
    GoalUnmet { goal: Goal };
    "SK-13.4" /// The tile is not there.
    NoTile;
    "SK-13.4" /// Only a face-up resource card that is not in use.
    TileNeedsResource { card: Card };
}

/// For programmers; people read the sentence in `text/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} (§ {})", self.rule())
    }
}

impl std::error::Error for Illegal {}
