//! Orbit: blueprints and the warehouse.

use game_core::Fx;

use crate::actions::Action;
use crate::base::Owned;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Blueprint, Errand, Feat, Good, Who};
use crate::rules::{change, contracts, first, gains, missions};
use crate::state::Open;
use crate::tasks::Task;

/// A blueprint needs an unused marker.
/// § OM-6.2
pub(crate) fn check_blueprint(open: &Open, who: Who, left: u8, blueprint: Blueprint) -> Result<(), Illegal> {
    if left == 0 {
        return Err(Illegal::NoPoints);
    }
    if !open.display.0.contains(&Some(blueprint)) {
        return Err(Illegal::NotOnDisplay { blueprint });
    }
    if open.base(who).markers == 0 { Err(Illegal::NoMarker) } else { Ok(()) }
}

pub(crate) fn any_blueprint(open: &Open, who: Who) -> bool {
    open.base(who).markers > 0 && open.display.0.iter().any(Option::is_some)
}

pub(crate) fn legal_blueprints(open: &Open, who: Who, left: u8, into: &mut Vec<Action>) {
    if left > 0 && any_blueprint(open, who) {
        into.extend(open.display.0.iter().flatten().map(|blueprint| Action::TakeBlueprint { blueprint: *blueprint }));
    }
}

pub(crate) fn apply_blueprint(open: &mut Open, who: Who, blueprint: Blueprint, fx: &mut Fx<Event>) {
    if let Some(Task::Blueprints { left, boost, .. }) = open.task().map(|pending| pending.task) {
        change(open, Task::Blueprints { left: left - 1, boost, must: false });
    }
    take_blueprint(open, who, blueprint, fx);
}

/// The card with a marker on it, and the good that it shows.
/// § OM-6.2 OM-6.3 OM-10.1
pub(crate) fn take_blueprint(open: &mut Open, who: Who, blueprint: Blueprint, fx: &mut Fx<Event>) {
    for place in open.display.0.iter_mut().filter(|place| **place == Some(blueprint)) {
        *place = None;
    }
    let base = open.base_mut(who);
    base.markers -= 1;
    base.blueprints.push(Owned { blueprint, built: None });
    let seat = open.party(who);
    fx.tell(|| Event::BlueprintTaken { seat, blueprint });
    gains::gain(open, who, blueprint.facts().gain, 1, fx);
    missions::contribute(open, who, Feat::Blueprint, fx);
    first::done(open, who, Errand::Blueprint);
}

/// Only what the warehouse has and what can be stored.
/// § OM-6.15 OM-6.16
pub(crate) fn check_take(open: &Open, who: Who, left: u8, resources: bool, good: Good) -> Result<(), Illegal> {
    match good {
        _ if left == 0 => return Err(Illegal::NoPoints),
        Good::Mineral => return Err(Illegal::NotInWarehouse { good }),
        Good::Crystal if resources => return Err(Illegal::NoCrystalsHere),
        _ if open.warehouse[good] == 0 => return Err(Illegal::WarehouseEmpty { good }),
        _ => {}
    }
    let base = open.base(who);
    let (held, limit) = match good {
        Good::Crystal => (base.waiting + base.stock[good], base.depot()),
        _ => (base.stock[good], base.limit()),
    };
    let storable = held < limit || contracts::needs(open, who, good) > 0 || open.is_rival(who);
    if storable { Ok(()) } else { Err(Illegal::CannotStore { good, limit }) }
}

pub(crate) fn any_take(open: &Open, who: Who, resources: bool) -> bool {
    Good::WAREHOUSE.into_iter().any(|good| check_take(open, who, 1, resources, good).is_ok())
}

pub(crate) fn legal_takes(open: &Open, who: Who, left: u8, resources: bool, into: &mut Vec<Action>) {
    let goods = Good::WAREHOUSE.into_iter().filter(|good| check_take(open, who, left, resources, *good).is_ok());
    into.extend(goods.map(|good| Action::TakeGood { good }));
}

/// § OM-6.15
pub(crate) fn apply_take(open: &mut Open, who: Who, good: Good, fx: &mut Fx<Event>) {
    if let Some(Task::Warehouse { left, resources, boost, .. }) = open.task().map(|pending| pending.task) {
        change(open, Task::Warehouse { left: left - 1, resources, boost, must: false });
    }
    open.warehouse[good] -= 1;
    let seat = open.party(who);
    fx.tell(|| Event::TakenFromWarehouse { seat, good });
    gains::gain(open, who, good, 1, fx);
}
