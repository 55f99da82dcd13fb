//! From the ends of a battle to what is told of it, in whole numbers.

use std::collections::BTreeMap;

use game_core::{Row, Seat};

use super::{BattleOdds, StrikeOdds, exact, sampled};
use crate::battle::Strike;
use crate::data::data;
use crate::pieces::{Hex, Side, UNITS, Unit};
use crate::rules;
use crate::state::{NexusOps, Open};

/// With more dice than this the battle is played instead of counted.
const EXACT_DICE: u8 = 12;
/// Chances are told in parts of this.
const WHOLE: u128 = 1_000_000;
/// Numbers of units are told in parts of this.
const UNIT: u128 = 1_000;

/// Figures of both sides, by type of unit.
pub(super) type Armies = [[u8; UNITS]; 2];

/// What is left of both in how many cases.
pub(super) type Ends = BTreeMap<Armies, u64>;

/// The odds of one battle.
pub(super) fn battle(game: &NexusOps, attacker: Seat, hex: Hex, defender: Seat) -> BattleOdds {
    let armies = armies(&game.open, hex, [attacker, defender]);
    let order = rules::battle_order(&game.open, hex);
    let dice = armies.iter().flatten().sum();
    let exact = dice <= EXACT_DICE;
    let ends = if exact { exact::ends(armies, &order) } else { sampled::ends(game, [attacker, defender], hex) };
    let cases = ends.values().map(|&n| u128::from(n)).sum::<u128>().max(1);
    let [win, both_fall, lost] = [
        |[_, defenders]: &Armies| is_gone(defenders),
        |[attackers, defenders]: &Armies| is_gone(attackers) && is_gone(defenders),
        |[attackers, defenders]: &Armies| is_gone(attackers) && !is_gone(defenders),
    ]
    .map(|such: fn(&Armies) -> bool| ends.iter().filter(|(end, _)| such(end)).map(|(_, &n)| u128::from(n)).sum());
    // Rounded at their borders, the three parts make up the whole.
    let (to_win, to_lost) = (part(win, cases, WHOLE), part(win + lost, cases, WHOLE));
    BattleOdds {
        attacker_seat: attacker,
        defender_seat: defender,
        win: to_win,
        both_fall: part(both_fall, cases, WHOLE).min(to_win),
        undecided: WHOLE as u32 - to_lost,
        lost: to_lost - to_win,
        losses: Row(Side::BOTH.map(|side| fallen(&armies, &ends, cases, side, &Unit::ALL))),
        strikes: strikes(&armies, &order, &ends, cases),
        dice,
        exact,
        error: if exact { 0 } else { error(&[win, lost, cases - win - lost], cases) },
    }
}

pub(super) fn armies(open: &Open, hex: Hex, seats: [Seat; 2]) -> Armies {
    seats.map(|seat| open.units[seat][hex.index()].0)
}

pub(super) fn is_gone(army: &[u8; UNITS]) -> bool {
    army.iter().all(|&count| count == 0)
}

fn strikes(armies: &Armies, order: &Row<Strike, UNITS>, ends: &Ends, cases: u128) -> Vec<StrikeOdds> {
    let present = order.0.iter().filter(|strike| armies.iter().any(|army| army[strike.unit.index()] > 0));
    let told = present.map(|strike| StrikeOdds {
        unit: strike.unit,
        hits: faces(strike, strike.hits_on),
        picks: picking(strike),
        units: Row(armies.map(|army| army[strike.unit.index()])),
        losses: Row(Side::BOTH.map(|side| fallen(armies, ends, cases, side, &[strike.unit]))),
    });
    told.collect()
}

/// Sides of a die whose total is at least this.
/// § NX-8.5
pub(super) fn faces(strike: &Strike, total: i8) -> u8 {
    (7 - (total - strike.ground)).clamp(0, 6) as u8
}

/// Sides of a die by which its owner chooses the victim.
/// § NX-8.7a
pub(super) fn picking(strike: &Strike) -> u8 {
    let picks = data().unit(strike.unit).picks;
    if picks { faces(strike, data().pick_on.max(strike.hits_on)) } else { 0 }
}

/// How many units of these types a side loses on average, in thousandths.
fn fallen(armies: &Armies, ends: &Ends, cases: u128, side: Side, types: &[Unit]) -> u32 {
    let left = |army: &[u8; UNITS]| types.iter().map(|unit| u128::from(army[unit.index()])).sum::<u128>();
    let begun = left(&armies[side.index()]);
    let lost = ends.iter().map(|(end, &n)| u128::from(n) * (begun - left(&end[side.index()])));
    part(lost.sum(), cases, UNIT)
}

/// A share of the cases, rounded.
fn part(of: u128, cases: u128, whole: u128) -> u32 {
    ((of * whole + cases / 2) / cases) as u32
}

/// The largest standard error of these shares, in thousandths, rounded up.
fn error(shares: &[u128], cases: u128) -> u32 {
    let of = |&share: &u128| {
        let part = share * WHOLE / cases;
        (part * (WHOLE - part) / cases).isqrt()
    };
    shares.iter().map(of).max().unwrap_or(0).div_ceil(WHOLE / UNIT) as u32
}
