//! His journeys, and what a higher colony level brings him.

use game_core::Fx;

use super::choose::{Choice, Scale, chance, why};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Building, Cell, Feat, Side, Space, Spot, Vessel, Who};
use crate::rules::{effects, missions, push, shuttle};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// Only with the shuttle when it leaves his side, unless his latest card forbids it.
/// § OM-15.14
pub(super) fn travel(game: &mut OnMars, who: Who, fx: &mut Fx<Event>) {
    let open = &game.open;
    let (seat, side) = (open.party(who), open.side(who));
    if open.flown != Some(side) {
        return shuttle::stay(open, who, fx);
    }
    if let Some(card) = open.solo_discard.last().copied().filter(|card| !card.facts().2) {
        return fx.tell(|| Event::RivalGrounded { seat, card });
    }
    let to = side.other();
    fx.tell(|| Event::Travelled { seat, side: to, vessel: Some(Vessel::Shuttle) });
    if to == Side::Colony {
        explore(game, who, fx);
    }
    let Some(space) = space(game, who, to, fx) else { return };
    if to == Side::Colony {
        // After the benefit of the space, which comes first.
        push(&mut game.open, who, Task::Construct { what: None, levels: 0, boost: false, must: false });
    }
    shuttle::take_space(&mut game.open, who, space, fx);
    effects::benefit(&mut game.open, who, space, fx);
}

/// A random free space of the other side.
/// § OM-15.14
fn space(game: &mut OnMars, who: Who, side: Side, fx: &mut Fx<Event>) -> Option<Space> {
    let free: Vec<Space> = shuttle::free_spaces(&game.open).filter(|space| space.side() == side).collect();
    if free.is_empty() {
        return None;
    }
    let space = free[usize::from(chance(game, who, free.len() as u8, fx))];
    let open = &game.open;
    fx.tell(|| {
        let why = free.iter().fold(why(open, who, "OM-15.14", "random"), |why, space| why.among(*space, []));
        Event::RivalChoseSpace { seat: open.party(who), chosen: Some(space), why: why.chose(&space) }
    });
    Some(space)
}

/// The left face-up discovery tile goes three steps from his rover, as far from yours as possible.
/// § OM-15.14
fn explore(game: &mut OnMars, who: Who, fx: &mut Fx<Event>) {
    let open = &game.open;
    let spot = (0..2).map(Spot).find(|spot| open.exploration[usize::from(spot.0)].is_some());
    let Some((spot, discovery)) = spot.and_then(|spot| Some((spot, open.exploration[usize::from(spot.0)]?))) else {
        return;
    };
    let yours = open.base(Who(0)).rover_at();
    let option = |cell: Cell| (cell, [i32::from(data().map.distance(yours, cell))]);
    let scale = [Scale::most("distance", "farthest_from_your_rover")];
    let choice = Choice::new("OM-15.14", scale, shuttle::explorable(open, who).iter().map(option));
    let chosen = choice.take(game, who, fx, |seat, why| Event::RivalChoseFrontier {
        seat,
        discovery,
        chosen: why.chosen().copied(),
        why,
    });
    if let Some(cell) = chosen {
        shuttle::explore(game, who, spot, cell, fx);
    }
}

/// A shelter, then a ship and a bot; whoever owns the technology that joined his shelters decides afterwards.
/// § OM-15.16
pub(super) fn level_up(open: &mut Open, who: Who) {
    push(open, who, Task::Owners);
    push(open, who, Task::RivalShip);
    push(open, who, Task::Construct { what: Some(Building::Shelter), levels: 0, boost: false, must: false });
}

/// The ship stays in the hangar for good, the bot on his board.
/// § OM-15.16 OM-15.23
pub(super) fn welcome(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let seat = open.party(who);
    let base = open.base_mut(who);
    if let Some(slot) = base.ships.iter().next() {
        base.ships.remove(slot);
        base.hangar += 1;
        fx.tell(|| Event::ShipWelcomed { seat, slot: Some(slot) });
    }
    let base = open.base_mut(who);
    if base.spare_bots > 0 {
        base.spare_bots -= 1;
        fx.tell(|| Event::BotLanded { seat, cell: None });
        missions::contribute(open, who, Feat::Bot, fx);
    }
}
