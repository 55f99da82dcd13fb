//! Move: one hex for most, further for some; retreat.

use game_core::{Fx, List, Seat};

use crate::actions::Action;
use crate::data::{Move, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hex, HexSet, Terrain, Unit};
use crate::state::{NexusOps, Open, Task};
use crate::turn::{Kind, March};

/// The kinds of figure of a type on a hex that can still move, each once.
/// § NX-5.1
pub(super) fn kinds(open: &Open, seat: Seat, hex: Hex, unit: Unit) -> List<Kind, 8> {
    let mut kinds = List::new();
    for fresh in [false, true] {
        if n_plain(open, seat, hex, unit, fresh) > 0 {
            kinds.push(Kind { extra: 0, fresh });
        }
    }
    for march in open.turn.marches.iter().filter(|m| m.hex == hex && m.unit == unit) {
        if !kinds.as_slice().contains(&march.kind) {
            kinds.push(march.kind);
        }
    }
    kinds
}

/// Figures without a Forced March that have not moved: those deployed into a running battle, or the others.
fn n_plain(open: &Open, seat: Seat, hex: Hex, unit: Unit, fresh: bool) -> u8 {
    let turn = &open.turn;
    let home = open.layout().homes[seat.index()].iter().position(|&h| h == hex);
    let n_fresh = home.map_or(0, |home| turn.fresh[home][unit.index()]);
    if fresh {
        return n_fresh;
    }
    let n_marked = turn.marches.iter().filter(|m| m.hex == hex && m.unit == unit).count() as u8;
    open.count(seat, hex, unit) - turn.spent[hex.index()][unit.index()] - n_marked - n_fresh
}

/// Whether such a figure stands there and has not moved.
pub(super) fn check_figure(open: &Open, seat: Seat, hex: Hex, unit: Unit, kind: Kind) -> Result<(), Illegal> {
    let kinds = kinds(open, seat, hex, unit);
    if kinds.as_slice().contains(&kind) {
        Ok(())
    } else if open.count(seat, hex, unit) == 0 {
        Err(Illegal::NoSuchUnit { unit, hex })
    } else if kinds.is_empty() {
        Err(Illegal::AlreadyMoved { unit, hex })
    } else {
        Err(Illegal::OtherKind { unit, hex })
    }
}

/// Takes a figure of this kind out of the books of its hex, before it goes elsewhere.
pub(super) fn unbook(open: &mut Open, seat: Seat, hex: Hex, unit: Unit, kind: Kind) {
    if kind.extra > 0 {
        let march = March { hex, unit, kind };
        if let Some(place) = open.turn.marches.iter().position(|&m| m == march) {
            open.turn.marches.remove(place);
        }
    } else if kind.fresh
        && let Some(home) = open.layout().homes[seat.index()].iter().position(|&h| h == hex)
    {
        open.turn.fresh[home][unit.index()] -= 1;
    }
}

/// Who stands in the way of a mover.
#[derive(Clone, Copy)]
struct Ground {
    enemies: HexSet,
    enterable: HexSet,
}

/// The unit's plain move and its ability, ignoring retreat.
/// § NX-5.3 NX-5.5 NX-5.6 NX-5.7
#[inline]
fn reach(open: &Open, ground: Ground, unit: Unit, from: Hex, extra: u8) -> HexSet {
    let layout = open.layout();
    let on = |terrain: Terrain| open.terrain[terrain as usize].contains(from);
    let reached = match data().unit(unit).movement {
        Move::Stride(terrain) => walk(open, ground, from, 1 + extra, Some(terrain)),
        Move::Leap(terrain) if on(terrain) => {
            walk(open, ground, from, 1 + extra, None) | (layout.leap[from] & ground.enterable)
        }
        Move::Flight(terrain) if on(terrain) => ground.enterable,
        _ => walk(open, ground, from, 1 + extra, None),
    };
    reached & !HexSet::one(from)
}

/// Hexes that can be entered in at most `steps` steps, stopping at enemies; one step more if a hex of the
/// `bonus` terrain is among those entered.
/// § NX-5.3 NX-5.5 NX-11.5a
#[inline]
fn walk(open: &Open, ground: Ground, from: Hex, steps: u8, bonus: Option<Terrain>) -> HexSet {
    let layout = open.layout();
    let mut edge = layout.adjacent.beside(from) & ground.enterable;
    let mut reached = edge;
    let bonus = bonus.map(|terrain| open.terrain[terrain as usize]);
    // Hexes at the edge that can be reached by a way with the bonus terrain in it.
    let mut favoured = bonus.map_or(HexSet::EMPTY, |rock| edge & rock);
    for _ in 1..steps {
        let next = spread(open, ground, edge);
        if let Some(rock) = bonus {
            favoured = spread(open, ground, favoured) | (next & rock);
        }
        edge = next;
        reached |= edge;
    }
    if let Some(rock) = bonus {
        reached |= spread(open, ground, favoured) | (spread(open, ground, edge) & rock);
    }
    reached
}

#[inline]
fn spread(open: &Open, ground: Ground, edge: HexSet) -> HexSet {
    open.layout().adjacent.around(edge & !ground.enemies) & ground.enterable
}

/// A unit that began the turn in a battle that still goes on may leave only for hexes without enemies, and by
/// a way without enemies.
/// § NX-5.4 NX-5.4a NX-5.4b NX-14.3
#[inline]
fn is_bound(open: &Open, enemies: HexSet, from: Hex, kind: Kind) -> bool {
    !kind.fresh && open.turn.contested_at_start.contains(from) && enemies.contains(from)
}

pub(super) fn legal_move(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let enemies = open.enemy_presence(seat);
    let marches = !open.turn.marches.is_empty();
    let ground = Unit::ALL.map(|unit| Ground { enemies, enterable: open.enterable(unit) });
    for from in open.presence[seat] {
        let (here, spent) = (&open.units[seat][from.index()], &open.turn.spent[from.index()]);
        let told_apart = marches || open.turn.contested_at_start.contains(from);
        for unit in Unit::ALL {
            if here[unit.index()] <= spent[unit.index()] {
                continue;
            }
            let ground = ground[unit.index()];
            if !told_apart {
                let kind = Kind::default();
                let reached = reach(open, ground, unit, from, 0);
                into.extend(reached.iter().map(|to| Action::Move { unit, kind, from, to }));
                continue;
            }
            for &kind in &kinds(open, seat, from, unit) {
                let mut reached = reach(open, ground, unit, from, kind.extra);
                if is_bound(open, enemies, from, kind) {
                    reached = reached & !enemies;
                }
                into.extend(reached.iter().map(|to| Action::Move { unit, kind, from, to }));
            }
        }
    }
}

/// Each unit may move once, one at a time, to a hex it can reach.
/// § NX-5.1 NX-5.2 NX-5.3 NX-5.4
pub(super) fn check_move(open: &Open, seat: Seat, unit: Unit, kind: Kind, from: Hex, to: Hex) -> Result<(), Illegal> {
    if open.agenda.top() != Some(Task::Move) {
        return Err(Illegal::MoveNow { phase: open.phase() });
    }
    check_figure(open, seat, from, unit, kind)?;
    if !open.layout().exists.contains(to) {
        return Err(Illegal::NotOnBoard { hex: to });
    }
    let ground = Ground { enemies: open.enemy_presence(seat), enterable: open.enterable(unit) };
    if !ground.enterable.contains(to) {
        return Err(Illegal::ForbiddenTerrain { unit, terrain: open.terrain_of(to) });
    }
    if !reach(open, ground, unit, from, kind.extra).contains(to) {
        let peaceful = Ground { enemies: HexSet::EMPTY, ..ground };
        return Err(if reach(open, peaceful, unit, from, kind.extra).contains(to) {
            Illegal::Blocked { unit, from, to }
        } else {
            Illegal::TooFar { unit, from, to }
        });
    }
    if is_bound(open, ground.enemies, from, kind) && ground.enemies.contains(to) {
        return Err(Illegal::RetreatIntoUnits { unit, hex: to });
    }
    Ok(())
}

pub(super) fn apply_move(
    game: &mut NexusOps,
    seat: Seat,
    unit: Unit,
    kind: Kind,
    from: Hex,
    to: Hex,
    fx: &mut Fx<Event>,
) {
    let open = &mut game.open;
    unbook(open, seat, from, unit, kind);
    open.carry(seat, unit, from, to);
    open.turn.spent[to.index()][unit.index()] += 1;
    fx.tell(|| Event::UnitMoved { seat, unit, from, to, path: way(open, seat, unit, kind.extra, from, to) });
}

/// The hexes of a move from the first to the last, by a shortest way that the rules allow. Nothing lies between the
/// two ends of a leap or a flight. Of several ways it tells one: the game is the same by any.
/// § NX-5.3 NX-5.5 NX-5.6 NX-5.7
fn way(open: &Open, seat: Seat, unit: Unit, extra: u8, from: Hex, to: Hex) -> Vec<Hex> {
    let ground = Ground { enemies: open.enemy_presence(seat), enterable: open.enterable(unit) };
    let bonus = match data().unit(unit).movement {
        Move::Stride(terrain) => Some(open.terrain[terrain as usize]),
        _ => None,
    };
    let steps = usize::from(extra) + 1;
    let mut path = vec![from];
    for length in 1..=steps + usize::from(bonus.is_some()) {
        let is_allowed = |entered: &[Hex]| {
            length <= steps || bonus.is_some_and(|rock| entered.iter().any(|&hex| rock.contains(hex)))
        };
        if goes_on(open, ground, to, length, &is_allowed, &mut path) {
            return path;
        }
    }
    vec![from, to]
}

/// Lengthens the path by this many steps to the goal, if that is possible. Only its last hex may hold enemies.
fn goes_on(
    open: &Open,
    ground: Ground,
    to: Hex,
    steps: usize,
    is_allowed: &dyn Fn(&[Hex]) -> bool,
    path: &mut Vec<Hex>,
) -> bool {
    let [_, entered @ ..] = path.as_slice() else { return false };
    if steps == 0 {
        return path.last() == Some(&to) && is_allowed(entered);
    }
    if entered.last().is_some_and(|&hex| ground.enemies.contains(hex)) {
        return false;
    }
    let last = path[path.len() - 1];
    for next in open.layout().adjacent.beside(last) & ground.enterable {
        path.push(next);
        if goes_on(open, ground, to, steps - 1, is_allowed, path) {
            return true;
        }
        path.pop();
    }
    false
}

/// The way of the figure of this type that can go furthest.
#[cfg(feature = "scenario")]
pub(crate) fn longest_way(open: &Open, unit: Unit, from: Hex, to: Hex) -> Vec<Hex> {
    let seat = open.turn.active;
    let extra = kinds(open, seat, from, unit).iter().map(|kind| kind.extra).max().unwrap_or(0);
    way(open, seat, unit, extra, from, to)
}
