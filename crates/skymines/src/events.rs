//! What is seen at the table.

use game_core::{RivalMove, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{
    Board, Card, Cell, Company, Goal, LunaCard, LunaSlot, Party, Plan, PlanCell, Rest, Slot, Space, Spot, Threat,
    Token, Track,
};

/// One thing seen at the table. `seat` is a person or, where it can be one, a Luna. What is planned in secret is told
/// when all are ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Event {
    /// A chapter of the campaign begins. § SK-19.1
    ChapterStarted { chapter: u8, map: Board, tracks: Vec<Assigned> },
    /// One more game against the same threat begins. § SK-18.3
    GameRepeated { game: u8, threat: Threat, tracks: Vec<Assigned> },
    /// A person has a starting token. § SK-2.11
    TokenRevealed { seat: Seat, token: Token, cards: Vec<Card> },
    /// A Luna has the bonus of a spare token. § SK-15.1
    LunaToken { seat: Party, token: Token },
    /// A round begins. § SK-1.2
    RoundStarted { round: u8, seat: Seat },
    /// A person is ready. § SK-3.3
    Ready { seat: Seat },
    /// The plan of a person is turned up. § SK-3.3
    PlansRevealed { seat: Seat, cards: Vec<Card> },
    /// The bonus of a track works from now on. § SK-8.2
    LevelActive { seat: Seat, company: Company, track: Track, level: u8 },
    /// Cards are used. § SK-4.3
    CardsUsed { seat: Seat, cards: Vec<Card> },
    /// A card was bought, with units or with coins. § SK-5.2 SK-11.5
    CardBought { seat: Seat, card: Card, cell: Cell, cost: u8, with: &'static str },
    /// A marker has moved. § SK-8.1
    Advanced { seat: Party, company: Company, from: u8, to: u8 },
    /// A threshold was crossed; it pays those who crossed it earlier, too. § SK-8.2
    ThresholdCrossed { seat: Party, company: Company, level: u8, coins: u8, paid: Vec<Payee> },
    /// A barrier was paid. § SK-8.3
    BarrierPaid { seat: Party, company: Company, cost: u8 },
    /// A marker stops before a barrier. § SK-8.3
    BarrierHalted { seat: Seat, company: Company, lost: u8 },
    /// Steps or units came to nothing. § SK-5.3 SK-8.5
    StepsLost { seat: Seat, lost: u8 },
    /// Energy points for a company. § SK-6.1
    ExpansionBegun { seat: Seat, company: Company, points: u8 },
    /// A piece was placed. § SK-6.4 SK-16.4
    Entered { seat: Seat, company: Company, spot: Spot, column: u8, price: u8, ousted: Option<Company> },
    /// An ousted piece has gone back to its station. § SK-6.7
    Returned { company: Company, column: u8, spot: Spot },
    /// An ousted piece finds no room and leaves the game. § SK-6.7
    PieceLost { company: Company, spot: Spot },
    /// An outpost was removed from a station. § SK-11.8
    OutpostRemoved { seat: Seat, company: Company, column: u8, value: u8 },
    /// Coins came from the bank. § SK-1.4
    CoinsGained { seat: Party, coins: u16 },
    /// Coins went to the bank. § SK-1.4
    CoinsPaid { seat: Seat, coins: u8 },
    /// The helium marker has moved. § SK-10.8
    HeliumAdvanced { seat: Party, from: u8, to: u8, coins: u8 },
    /// Luna's research marker has moved. § SK-15.10
    ResearchAdvanced { seat: Party, from: u8, to: u8, coins: u8 },
    /// A slot is switched on. § SK-10.7
    SlotOn { seat: Seat, slot: Slot },
    /// A slot of Luna's is switched on. § SK-15.2
    LunaSlotOn { seat: Party, slot: LunaSlot },
    /// A plan was turned over. § SK-10.1
    PlanFlipped { seat: Seat, plan: Plan, screen: u8, cost: u8 },
    /// The upload marker has moved. § SK-10.2
    Uploaded { seat: Seat, plan: Plan, screen: u8, paid: u8 },
    /// A plan was taken, perhaps with the coins of the supplement space. § SK-9.1 SK-9.2
    PlanTaken { seat: Seat, plan: Plan, coins: u8 },
    /// Research points became coins. § SK-9.1 SK-9.5
    PointsSold { seat: Seat, points: u8, coins: u8 },
    /// A plan was laid on a screen. § SK-9.4
    PlanLaid { seat: Seat, plan: Plan, screen: u8, covered: Option<Plan> },
    /// A plan found no screen. § SK-9.4
    PlanUnused { seat: Seat, plan: Plan },
    /// New plans lie in the display. § SK-9.3
    PlansRefilled { plans: Vec<Plan> },
    /// A marker was placed. § SK-11.1
    MarkerPlaced { seat: Party, space: Space, once: bool },
    /// Somebody has the first-player marker for the next round. § SK-11.4
    FirstPlayerTaken { seat: Seat },
    /// The tile lies on a card. § SK-13.4
    TilePut { seat: Seat, card: Card },
    /// A tile was received. § SK-13.2
    TileReceived { seat: Seat, card: Card },
    /// A card was removed from the hand. § SK-11.6
    CardDiscarded { seat: Seat, card: Card },
    /// A card came back from the discard pile. § SK-8.9
    CardFetched { seat: Seat, card: Card, cost: u8 },
    /// A task is completed. § SK-17.2
    MissionDone { seat: Seat, goal: Goal, coins: u8 },
    /// A personal space is open. § SK-17.5
    PersonalSpaceOpen { seat: Seat },
    /// Energy was spent on the threat. § SK-18.2
    ThreatMet { seat: Seat, threat: Threat, points: u8 },
    /// The threat is removed. § SK-18.2
    ThreatRemoved { seat: Seat, threat: Threat },
    /// A resting deck was taken. § SK-12.1
    DeckTaken { seat: Seat, rest: Rest, cards: Vec<Card> },
    /// A card was put to rest. § SK-12.1
    CardRested { seat: Seat, card: Card, rest: Rest },
    /// Somebody is out of the action phase. § SK-4.4
    PhaseEnded { seat: Party },
    /// A special plan can be bought, and its coin lies on the supplement space. § SK-13.1
    SpecialRevealed { plan: Plan, coins: u8 },
    /// Cards leave the display, the others move up, new ones come. § SK-13.3
    DisplayRenewed { discarded: Vec<Card>, drawn: Vec<Card> },
    /// A Luna has new majority cards. § SK-15.4
    LunaMajority { seat: Party, left: LunaCard, right: LunaCard },
    /// A Luna has a new deck. § SK-15.3
    LunaReshuffled { seat: Party, stronger: bool },
    /// A grade-II card lies on a Luna's deck. § SK-15.2
    LunaStronger { seat: Party },
    /// A Luna acts by a majority card. § SK-15.6
    LunaReveals { seat: Party, card: LunaCard },
    /// A Luna acts by the card of a slot. § SK-15.6
    LunaActs { seat: Party, slot: LunaSlot, card: LunaCard },
    /// A Luna has chosen companies. § SK-15.9
    LunaChose { seat: Party, companies: Vec<Company>, why: RivalMove<LunaCard, Company> },
    /// A Luna has placed a piece. § SK-15.11 SK-15.12
    LunaEntered {
        seat: Party,
        company: Company,
        spot: Spot,
        column: u8,
        ousted: Option<Company>,
        why: RivalMove<LunaCard, Spot>,
    },
    /// A Luna finds no place. § SK-15.11
    LunaLost { seat: Party, company: Company, points: u8 },
    /// A Luna has taken a card. § SK-15.13
    LunaTook { seat: Party, card: Card, cell: Cell, why: RivalMove<LunaCard, Cell> },
    /// A Luna finds her space taken. § SK-15.14
    LunaBlocked { seat: Party, space: Space },
    /// A Luna has discarded a plan, perhaps with the coins of the supplement space. § SK-15.15
    LunaDiscarded { seat: Party, plan: Plan, cell: Option<PlanCell>, coins: u8 },
    /// A Luna has looked at a card to see which majority card goes. § SK-15.7
    LunaMajorityLeft { seat: Party, looked: LunaCard, discarded: Option<LunaCard> },
    /// The threat was not removed. § SK-18.3
    ThreatStays { threat: Threat },
    /// The result of a party. § SK-14.2
    Scored { seat: Party, points: i32 },
    /// The average of a series. § SK-18.3
    Averaged { seat: Party, games: u8, points: i32 },
    /// Success points of a chapter. § SK-19.3
    SuccessPoints { seat: Party, chapter: u8, points: u16, total: u16 },
    /// How a campaign that is over is rated. § SK-19.4
    Rated { seat: Party, success: u16, rating: u8 },
    /// Somebody is ready for the next chapter. § SK-19.4
    ChapterConfirmed { seat: Seat },
    /// Somebody wants one more game, or no more. § SK-18.3
    SeriesAnswered { seat: Seat, again: bool },
}

/// Somebody who is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Payee {
    /// Who.
    pub seat: Party,
}

/// The track of a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Assigned {
    /// The company.
    pub company: Company,
    /// Its track.
    pub track: Track,
}
