//! What is seen at the table.

use game_core::{RivalMove, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::campaign::Crew;
use crate::choice::Combination;
use crate::pieces::{Cell, Claim, Letter, Look};
use crate::spot::Spot;

/// One thing seen at the table. What a player does to their sheet is told when all have finished.
/// § WM-0.36
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Event {
    /// A turn begins.
    CardsFlipped { turn: u8, combinations: Vec<Combination> },
    /// The discards have become piles again.
    CardsReshuffled,
    /// A seat has confirmed.
    TurnConfirmed { seat: Seat },
    /// What a seat has written and marked.
    SheetMarked { seat: Seat, written: Vec<Written>, marked: Vec<Marking> },
    /// A seat could not write.
    ErrorTaken { seat: Seat },
    /// A seat has claimed a mission.
    MissionClaimed { seat: Seat, mission: Letter, claim: Claim, asks: String },
    /// Adventure 1: an icon was triggered.
    Sabotaged { spot: Spot, by_seats: Vec<Seat>, hit_seats: Vec<Seat> },
    /// Adventure 6: a virus has become active on every sheet.
    VirusActivated { virus: Spot, quarter: u8, by_seats: Vec<Seat> },
    /// Adventure 6: the viruses spread on the sheets of those who did not set it off.
    VirusesSpread { spot: Spot, by_seats: Vec<Seat>, hit_seats: Vec<Seat> },
    /// Solo: the cards of a turn.
    CardsDrawn { turn: u8, cards: Vec<Combination> },
    /// Solo: the discard has become the deck again.
    DeckReshuffled,
    /// Solo: one of ASTRA's effect cards came, for the first or the second time.
    AstraCard { letter: Letter, second: bool },
    /// A mission is turned over: from now on it gives the later value.
    MissionTurned { mission: Letter },
    /// Solo: what ASTRA's effect hit.
    AstraStruck { spot: Spot, why: RivalMove<Letter, Spot> },
    /// Solo: where ASTRA played.
    AstraPlayed { card: Combination, spot: Spot, why: RivalMove<Combination, Spot> },
    /// Solo: a card went to ASTRA, or a solo bonus saved it from her.
    CardGiven { card: Combination, spare: bool },
    /// Campaign: an event came.
    EventCame { event: u8, what: String },
    /// Campaign: an adventure is over, with the place and the stars of each seat.
    AdventureEnded { adventure: u8, turn: u8, places: Vec<u8>, stars: Vec<u8>, story: String },
    /// Campaign: who answers the dilemma.
    CaptainNamed { seat: Seat },
    /// Campaign: what the captain answered.
    DilemmaAnswered { seat: Seat, option: String },
    /// Campaign: which crew card a seat picked.
    CrewPicked { seat: Seat, crew: Crew },
    /// Campaign: the next adventure begins.
    AdventureBegun { adventure: u8, story: String },
    /// Campaign: all eight adventures are over. A single player has a title.
    CampaignEnded { epilogue: &'static str, winner_seats: Vec<Seat>, title: Option<String> },
    /// The game is over.
    GameEnded { turn: u8 },
}

/// A number or an X, and where it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Written {
    /// The space.
    pub spot: Spot,
    /// What stands there now.
    pub cell: Cell,
}

/// An element of a sheet that does not look as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Marking {
    /// The element.
    pub spot: Spot,
    /// How it looks.
    pub look: Look,
}
