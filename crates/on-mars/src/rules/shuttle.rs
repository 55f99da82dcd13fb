//! The shuttle phase and journeys between orbit and colony.

use game_core::{Fx, Id};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Cell, CellSet, Errand, Find, Side, Space, Spot, Vessel, Who};
use crate::rules::{effects, executive, first, gains, people, push};
use crate::state::{Lying, OnMars, Open, Phase};
use crate::tasks::Task;

/// The shuttle comes nearer, or flies from its red space to the one that the colony level gives.
/// § OM-11.1
pub(crate) fn move_shuttle(open: &mut Open, fx: &mut Fx<Event>) {
    open.flown = None;
    if open.shuttle_space > 1 {
        open.shuttle_space -= 1;
        let (side, space) = (open.shuttle, open.shuttle_space);
        fx.tell(|| Event::ShuttleMoved { side, space });
    } else {
        open.flown = Some(open.shuttle);
        open.shuttle = open.shuttle.other();
        open.shuttle_space = data().lss.shuttle[usize::from(open.level)];
        let (side, space) = (open.shuttle, open.shuttle_space);
        fx.tell(|| Event::ShuttleFlew { side, space });
    }
}

/// The shuttle is free for those it leaves behind; anybody may spend a ship.
/// § OM-11.3
pub(crate) fn check_travel(open: &Open, who: Who, vessel: Vessel) -> Result<(), Illegal> {
    let side = open.side(who);
    match vessel {
        Vessel::Shuttle if open.flown != Some(side) => Err(Illegal::NoShuttle { side }),
        Vessel::Ship if open.base(who).hangar == 0 => Err(Illegal::NoShipInHangar),
        _ => Ok(()),
    }
}

pub(crate) fn legal_travel(open: &Open, who: Who, into: &mut Vec<Action>) {
    let vessels = Vessel::ALL.into_iter().filter(|vessel| check_travel(open, who, *vessel).is_ok());
    into.extend(vessels.map(|vessel| Action::Travel { vessel }));
    into.push(Action::Stay);
}

/// Whether somebody can travel at all.
pub(crate) fn can_travel(open: &Open, who: Who) -> bool {
    Vessel::ALL.into_iter().any(|vessel| check_travel(open, who, vessel).is_ok())
}

/// § OM-11.3
pub(crate) fn apply_travel(open: &mut Open, who: Who, vessel: Vessel, fx: &mut Fx<Event>) {
    open.tasks.pop();
    if vessel == Vessel::Ship {
        open.base_mut(who).hangar -= 1;
    } else {
        first::done(open, who, Errand::Shuttle);
    }
    let (seat, side) = (open.party(who), open.side(who).other());
    fx.tell(|| Event::Travelled { seat, side, vessel: Some(vessel) });
    push(open, who, Task::Errand);
    depart(open, who, side, true);
}

/// § OM-11.4
pub(crate) fn apply_stay(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    open.tasks.pop();
    stay(open, who, fx);
}

pub(crate) fn stay(open: &Open, who: Who, fx: &mut Fx<Event>) {
    let seat = open.party(who);
    fx.tell(|| Event::Stayed { seat });
}

/// The steps of a journey; a pod puts no discovery tile on the map.
/// § OM-6.1 OM-9.9 OM-11.9 OM-11.10 OM-11.13
pub(crate) fn depart(open: &mut Open, who: Who, side: Side, explores: bool) {
    push(open, who, Task::Berth { side });
    push(open, who, Task::Arrive { side });
    if explores && side == Side::Colony {
        push(open, who, Task::Explore);
    }
}

/// Production on the way to orbit, then colonists come home.
/// § OM-11.9 OM-11.10
pub(crate) fn arrive(open: &mut Open, who: Who, side: Side, fx: &mut Fx<Event>) {
    if side == Side::Orbit {
        gains::produce(open, who, fx);
    }
    people::return_home(open, who, side, fx);
}

/// Empty cells exactly three from one's rover.
/// § OM-11.9
pub(crate) fn explorable(open: &Open, who: Who) -> CellSet {
    data().map.ring(open.base(who).rover_at(), 3) & open.empty()
}

/// Whether a discovery tile can be put on the map.
pub(crate) fn can_explore(open: &Open, who: Who) -> bool {
    open.exploration.0.iter().any(Option::is_some) && !explorable(open, who).is_empty()
}

pub(crate) fn check_explore(open: &Open, who: Who, spot: Spot, cell: Cell) -> Result<(), Illegal> {
    if open.exploration[usize::from(spot.0)].is_none() {
        return Err(Illegal::NoDiscovery { spot });
    }
    if data().map.distance(open.base(who).rover_at(), cell) != 3 {
        return Err(Illegal::NotThreeAway { cell });
    }
    if open.empty().contains(cell) { Ok(()) } else { Err(Illegal::NotEmpty { cell }) }
}

pub(crate) fn legal_explore(open: &Open, who: Who, into: &mut Vec<Action>) {
    let cells = explorable(open, who);
    let spots = [0, 1].map(Spot).into_iter().filter(|spot| open.exploration[usize::from(spot.0)].is_some());
    into.extend(spots.flat_map(|spot| cells.iter().map(move |cell| Action::Explore { spot, cell })));
}

pub(crate) fn apply_explore(game: &mut OnMars, who: Who, spot: Spot, cell: Cell, fx: &mut Fx<Event>) {
    game.open.tasks.pop();
    explore(game, who, spot, cell, fx);
}

/// The tile lies on the map, and a new one takes its place.
/// § OM-11.9
pub(crate) fn explore(game: &mut OnMars, who: Who, spot: Spot, cell: Cell, fx: &mut Fx<Event>) {
    let Some(discovery) = game.open.exploration[usize::from(spot.0)].take() else { return };
    game.open.finds.push(Lying { cell, find: Find::Discovery(discovery) });
    let seat = game.open.party(who);
    fx.tell(|| Event::DiscoveryPlaced { seat, discovery, cell });
    first::done(&mut game.open, who, Errand::Discovery);
    executive::turn_discovery(game, spot, fx);
}

/// Spaces of a side on which nobody stands.
/// § OM-11.9 OM-11.13
pub(crate) fn free_spaces(open: &Open) -> impl Iterator<Item = Space> {
    (0..Space::count() as u8).map(Space).filter(|space| !open.bases.iter().any(|base| base.space == Some(*space)))
}

pub(crate) fn check_berth(open: &Open, side: Side, space: Space) -> Result<(), Illegal> {
    if space.side() != side {
        return Err(Illegal::SpaceOnOtherSide { space, side });
    }
    if free_spaces(open).any(|free| free == space) { Ok(()) } else { Err(Illegal::SpaceTaken { space }) }
}

pub(crate) fn legal_berths(open: &Open, side: Side, into: &mut Vec<Action>) {
    into.extend(free_spaces(open).filter(|space| space.side() == side).map(|space| Action::Space { space }));
}

/// The marker stands on its space, whose benefit may be taken.
/// § OM-2.5 OM-11.9 OM-11.10
pub(crate) fn apply_space(open: &mut Open, who: Who, space: Space, fx: &mut Fx<Event>) {
    open.tasks.pop();
    take_space(open, who, space, fx);
    effects::benefit(open, who, space, fx);
}

pub(crate) fn take_space(open: &mut Open, who: Who, space: Space, fx: &mut Fx<Event>) {
    open.base_mut(who).space = Some(space);
    let seat = open.party(who);
    fx.tell(|| Event::SpaceTaken { seat, space });
}

/// The phase begins: the shuttle moves, then everybody decides in turn order.
/// § OM-11.1 OM-11.2
pub(crate) fn begin(open: &mut Open, fx: &mut Fx<Event>) {
    open.phase = Phase::Shuttle;
    move_shuttle(open, fx);
    open.turn = crate::tasks::Turn { order: open.in_order(), ..crate::tasks::Turn::default() };
    let first = open.active;
    push(open, first, Task::Next);
}
