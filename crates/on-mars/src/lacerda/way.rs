//! Ways over the map: the shortest ones, and the crystals on them.

use game_core::List;

use crate::data::data;
use crate::pieces::{Cell, CellSet};
use crate::state::Open;

/// A way, cell by cell.
pub(super) type Way = List<Cell, 13>;

/// The shortest ways that pass most crystals, one for each set of crystals that could be picked up.
/// § OM-8.4 OM-15.18
pub(super) fn richest(open: &Open, from: Cell, to: Cell) -> Vec<(CellSet, Way)> {
    let mut found: Vec<(CellSet, Way)> = Vec::new();
    let corridor = between(from, to) & open.crystals;
    walk(corridor, from, to, CellSet::EMPTY, Way::new(), &mut found);
    found
}

/// How many crystals lie on the richest shortest way.
pub(super) fn crystals(open: &Open, from: Cell, to: Cell) -> u32 {
    richest(open, from, to).first().map_or(0, |(set, _)| set.len())
}

/// Every cell of any shortest way.
fn between(from: Cell, to: Cell) -> CellSet {
    let (map, far) = (&data().map, data().map.distance(from, to));
    (0..=far).fold(CellSet::EMPTY, |all, steps| all | (map.ring(from, steps) & map.ring(to, far - steps)))
}

fn walk(crystals: CellSet, at: Cell, to: Cell, mut passed: CellSet, way: Way, found: &mut Vec<(CellSet, Way)>) {
    if crystals.contains(at) && !way.is_empty() {
        passed.insert(at);
    }
    let map = &data().map;
    let far = map.distance(at, to);
    if far == 0 {
        let most = found.first().map_or(0, |(set, _)| set.len());
        if passed.len() > most {
            found.clear();
        }
        if passed.len() >= most && !found.iter().any(|(set, _)| *set == passed) {
            found.push((passed, way));
        }
        return;
    }
    for next in map.ways.beside(at) & map.ring(to, far - 1) {
        let mut longer = way;
        longer.push(next);
        walk(crystals, next, to, passed, longer, found);
        // Where no crystal lies, one way is as good as another.
        if crystals.is_empty() {
            return;
        }
    }
}
