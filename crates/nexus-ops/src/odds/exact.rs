//! Every throw of a battle, counted.

use std::collections::BTreeMap;

use game_core::Row;

use super::numbers::{Armies, Ends, faces, is_gone, picking};
use crate::battle::Strike;
use crate::pieces::{UNITS, Unit};

/// What comes of all throws of the dice. Each figure has a die that falls in six ways; one that is gone before its step
/// counts as thrown, too, so there are 6ⁿ cases for n figures, whatever happens.
/// § NX-8.4 NX-8.8 NX-8.9
pub(super) fn ends(armies: Armies, order: &Row<Strike, UNITS>) -> Ends {
    let mut now = Ends::from([(armies, 1)]);
    for strike in &order.0 {
        let dice = |armies: &Armies| armies.map(|army| army[strike.unit.index()]);
        let all: u8 = dice(&armies).iter().sum();
        if all == 0 {
            continue;
        }
        let mut next = Ends::new();
        for (armies, cases) in now {
            let [attacking, defending] = if armies.iter().any(is_gone) { [0, 0] } else { dice(&armies) };
            let cases = cases * 6u64.pow(u32::from(all - attacking - defending));
            for (by_attacker, n) in throws(attacking, strike) {
                for (by_defender, m) in throws(defending, strike) {
                    let left = [after(armies[0], by_defender), after(armies[1], by_attacker)];
                    *next.entry(left).or_default() += cases * n * m;
                }
            }
        }
        now = next;
    }
    now
}

/// Hits that the victim and hits that the owner of the dice assigns.
type Hits = (u8, u8);

/// In how many ways so many dice come to which hits.
fn throws(dice: u8, strike: &Strike) -> BTreeMap<Hits, u64> {
    let picks = picking(strike);
    let hits = faces(strike, strike.hits_on) - picks;
    let mut ways = BTreeMap::from([((0, 0), 1)]);
    for _ in 0..dice {
        let mut next = BTreeMap::new();
        for ((hit, picked), n) in ways {
            let falls = [((hit, picked), 6 - hits - picks), ((hit + 1, picked), hits), ((hit, picked + 1), picks)];
            for (to, faces) in falls.into_iter().filter(|(_, faces)| *faces > 0) {
                *next.entry(to).or_default() += n * u64::from(faces);
            }
        }
        ways = next;
    }
    ways
}

/// What is left of an army: picks come first and take the dearest, the other hits take the cheapest.
/// § NX-8.7 NX-8.7a
fn after(mut army: [u8; UNITS], (hits, picks): Hits) -> [u8; UNITS] {
    take(&mut army, picks, Unit::ALL.into_iter().rev());
    take(&mut army, hits, Unit::ALL.into_iter());
    army
}

fn take(army: &mut [u8; UNITS], mut hits: u8, units: impl Iterator<Item = Unit>) {
    for unit in units {
        let falls = army[unit.index()].min(hits);
        army[unit.index()] -= falls;
        hits -= falls;
    }
}
