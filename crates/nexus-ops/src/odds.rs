//! How a battle would probably go.
//!
//! Nobody plays a card, whoever has to give up units gives up the cheapest, and a Lava Leaper picks the dearest. What
//! the rules force is as the rules say. With few dice every throw is counted ([`exact`]), in whole numbers, so that the
//! answer is the same on every machine; with more the battle is played many times ([`sampled`]).

mod exact;
mod numbers;
mod sampled;

use game_core::{Fx, Row, Seat};
use serde::Serialize;
use ts_rs::TS;

use self::numbers::battle;
use crate::actions::Action;
use crate::pieces::{Hex, Unit};
use crate::rules;
use crate::state::NexusOps;

/// How a battle would probably go: against each enemy on the hex, of whom one is fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Odds {
    /// The contested hex.
    pub hex: Hex,
    /// Against each enemy there.
    pub battles: Vec<BattleOdds>,
    /// What is taken for granted.
    pub assumes: Vec<Assumption>,
}

/// What is taken for granted about a battle to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Assumption {
    /// The battle is fought with who stands on the hex then: nobody else comes or leaves.
    FoughtFromHere,
    /// Nobody plays a card.
    NoCards,
    /// Whoever chooses among their own units gives up the cheapest.
    CheapestFirst,
    /// Whoever picks among the enemy's units picks the dearest.
    DearestPicked,
}

/// How a battle between two would probably go. Chances are millionths: winning, neither and losing make up the whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BattleOdds {
    /// Whose turn it is.
    pub attacker_seat: Seat,
    /// Whom they fight.
    pub defender_seat: Seat,
    /// That no defender is left: the attacker wins.
    pub win: u32,
    /// The part of it in which no attacker is left either.
    pub both_fall: u32,
    /// That both have units left.
    pub undecided: u32,
    /// That only defenders are left.
    pub lost: u32,
    /// Units that attacker and defender lose on average, in thousandths.
    pub losses: Row<u32, 2>,
    /// Each type of unit that takes part, in order of battle.
    pub strikes: Vec<StrikeOdds>,
    /// How many dice there are at most.
    pub dice: u8,
    /// Whether every throw was counted.
    pub exact: bool,
    /// How far a chance may be off where it was not: one standard error, in thousandths.
    pub error: u32,
}

/// A type of unit in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StrikeOdds {
    /// The type.
    pub unit: Unit,
    /// Sides of its die, of six, that hit.
    pub hits: u8,
    /// Those of them by which its owner chooses the victim.
    pub picks: u8,
    /// How many attacker and defender have.
    pub units: Row<u8, 2>,
    /// How many of them fall on average, in thousandths.
    pub losses: Row<u32, 2>,
}

/// The odds of a battle that this action begins, or of one that a move brings about.
/// § NX-8.4 NX-8.10
pub(crate) fn odds(game: &NexusOps, seat: Seat, action: Action) -> Option<Odds> {
    rules::check(game, seat, action).ok()?;
    match action {
        Action::Fight { hex, defender } => tell(game, seat, hex, &[defender], false),
        Action::Move { to, .. } => {
            let mut moved = *game;
            rules::apply(&mut moved, seat, action, &mut Fx::silent());
            let open = &moved.open;
            let there = |other: &Seat| open.are_enemies(seat, *other) && open.presence[*other].contains(to);
            let defenders: Vec<Seat> = Seat::all(open.seats).filter(there).collect();
            tell(&moved, seat, to, &defenders, true)
        }
        _ => None,
    }
}

fn tell(game: &NexusOps, seat: Seat, hex: Hex, defenders: &[Seat], to_come: bool) -> Option<Odds> {
    if defenders.is_empty() {
        return None;
    }
    let battles: Vec<BattleOdds> = defenders.iter().map(|&defender| battle(game, seat, hex, defender)).collect();
    let picks = battles.iter().flat_map(|battle| &battle.strikes).any(|strike| strike.picks > 0);
    let assumes = [
        (Assumption::FoughtFromHere, to_come),
        (Assumption::NoCards, true),
        (Assumption::CheapestFirst, true),
        (Assumption::DearestPicked, picks),
    ];
    let assumes = assumes.into_iter().filter(|(_, holds)| *holds).map(|(assumption, _)| assumption).collect();
    Some(Odds { hex, battles, assumes })
}
