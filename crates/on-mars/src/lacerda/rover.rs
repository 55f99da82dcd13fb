//! His rover: towards the nearest tile that he can claim.

use game_core::Fx;

use super::choose::{Choice, Scale, lot};
use super::{way, worth};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Cell, CellSet, Find, Good, Mover, Tech, Who};
use crate::rules::{displace, lab, moves, payment, room};
use crate::state::{Lying, OnMars, Open};

/// Points without any technology.
const POINTS: u8 = 2;

/// Tiles that he could claim, those of resources left out.
/// § OM-15.13 OM-15.21
fn targets(open: &Open, who: Who) -> impl Iterator<Item = Lying> + use<'_> {
    let pieces = open.pieces();
    open.finds.iter().copied().filter(move |lying| {
        let useful = match lying.find {
            Find::Research(_) => true,
            Find::Discovery(discovery) => data().useful[usize::from(discovery.0)],
        };
        useful && !pieces.contains(lying.cell) && room::can_claim(open, who, lying.find)
    })
}

/// The best Rover technology in play, his own of equals.
/// § OM-15.13
fn engine(open: &Open, who: Who) -> Option<(Who, u8)> {
    let levels = open.parties().map(|owner| (owner, open.base(owner).tech_level(Tech::Rover)));
    levels.filter(|(_, level)| *level > 0).max_by_key(|(owner, level)| (*level, *owner == who))
}

/// How he drives: where to, how far, and with what.
struct Drive {
    target: Cell,
    engine: Option<(Who, u8)>,
    fuel: u8,
    stops: CellSet,
}

/// § OM-15.13 OM-15.24
pub(super) fn drive(game: &mut OnMars, who: Who, fx: &mut Fx<Event>) {
    let seat = game.open.party(who);
    let Some(target) = target(game, who, fx) else {
        return fx.tell(|| Event::RivalRoverStays { seat, reason: "no_target" });
    };
    let plan = plan(&game.open, who, target);
    if plan.stops.is_empty() {
        return fx.tell(|| Event::RivalRoverStays { seat, reason: "no_room" });
    }
    if let Some((owner, _)) = plan.engine {
        lab::use_tech(&mut game.open, who, owner, (Tech::Rover, None), fx);
    }
    for _ in 0..plan.fuel {
        payment::pay_crystals(&mut game.open, who, 1, &mut Fx::silent());
        fx.tell(|| Event::Fuelled { seat, mover: Mover::Rover });
    }
    let Some(stop) = stop(game, who, &plan, fx) else { return };
    go(game, who, stop, fx);
    if stop == plan.target {
        moves::claim(&mut game.open, who, stop, fx);
    }
}

/// The nearest tile, of equals the one that brings most at once.
/// § OM-15.13 OM-15.18
fn target(game: &mut OnMars, who: Who, fx: &mut Fx<Event>) -> Option<Cell> {
    let open = &game.open;
    let from = open.base(who).rover_at();
    let points = POINTS + engine(open, who).map_or(0, |(_, level)| level) + open.base(who).stock[Good::Crystal];
    let option = |lying: Lying| {
        let (far, worth) = (data().map.distance(from, lying.cell), worth::of(open, who, lying.find));
        let on_way = if far <= points { way::crystals(open, from, lying.cell) as i32 } else { 0 };
        (lying.cell, [i32::from(far), worth.points, worth.crystals + on_way, worth.cubes, worth.missions])
    };
    let scales = [
        Scale::least("distance", "nearest"),
        Scale::most("points", "best_of_nearest"),
        Scale::most("crystals", "best_of_nearest"),
        Scale::most("cubes", "best_of_nearest"),
        Scale::most("missions", "best_of_nearest"),
    ];
    let choice = Choice::new("OM-15.13", scales, targets(open, who).map(option));
    choice.take(game, who, fx, |seat, why| Event::RivalChoseTarget { seat, chosen: why.chosen().copied(), why })
}

/// Crystals only if they let him reach the tile now, and just as many. Short of it he stops where nothing lies and
/// nobody stands, as near as he can.
/// § OM-15.13 OM-15.21
fn plan(open: &Open, who: Who, target: Cell) -> Drive {
    let (map, base) = (&data().map, open.base(who));
    let (from, engine) = (base.rover_at(), engine(open, who));
    let far = map.distance(from, target);
    let points = POINTS + engine.map_or(0, |(_, level)| level);
    let missing = far.saturating_sub(points);
    if missing <= base.stock[Good::Crystal] {
        return Drive { target, engine, fuel: missing, stops: CellSet::one(target) };
    }
    let free = map.all & !(open.pieces() | open.with_find());
    let ring = |steps: u8| map.ring(from, steps) & map.ring(target, far - steps) & free;
    let stops = (1..=points).rev().map(ring).find(|cells| !cells.is_empty()).unwrap_or_default();
    Drive { target, engine, fuel: 0, stops }
}

/// Where he stops: of several cells the one with most crystals on the way.
/// § OM-15.18
fn stop(game: &mut OnMars, who: Who, plan: &Drive, fx: &mut Fx<Event>) -> Option<Cell> {
    if plan.stops == CellSet::one(plan.target) {
        return Some(plan.target);
    }
    let open = &game.open;
    let from = open.base(who).rover_at();
    let scale = [Scale::most("crystals", "most_crystals")];
    let options = plan.stops.iter().map(|cell| (cell, [way::crystals(open, from, cell) as i32]));
    let choice = Choice::new("OM-15.13", scale, options);
    choice.take(game, who, fx, |seat, why| Event::RivalChoseStop { seat, chosen: why.chosen().copied(), why })
}

/// Step by step, by the way with most crystals.
/// § OM-8.4 OM-15.18
fn go(game: &mut OnMars, who: Who, to: Cell, fx: &mut Fx<Event>) {
    let ways = way::richest(&game.open, game.open.base(who).rover_at(), to);
    let place = if ways.len() > 1 { lot(game, who, ways.len() as u8, fx) } else { 0 };
    let Some((_, way)) = ways.get(usize::from(place)) else { return };
    let seat = game.open.party(who);
    for to in way.iter().copied() {
        let from = game.open.base(who).rover_at();
        game.open.base_mut(who).rover = Some(to);
        fx.tell(|| Event::Moved { seat, mover: Mover::Rover, from, to });
        moves::collect(&mut game.open, who, to, fx);
    }
}

/// His rover makes way: to the nearest cell, of equals the one nearest to a tile that he can claim.
/// § OM-15.26
pub(super) fn displaced(game: &mut OnMars, who: Who, cell: Cell, fx: &mut Fx<Event>) {
    let open = &game.open;
    let to_target = |from: Cell| targets(open, who).map(|lying| data().map.distance(from, lying.cell)).min();
    let options = displace::nearest(open, cell).iter().map(|to| (to, [i32::from(to_target(to).unwrap_or(0))]));
    let choice = Choice::new("OM-15.26", [Scale::least("distance", "nearest_to_target")], options);
    if let Some(to) =
        choice.take(game, who, fx, |seat, why| Event::RivalChoseRefuge { seat, chosen: why.chosen().copied(), why })
    {
        displace::shift(&mut game.open, who, cell, to, fx);
    }
}
