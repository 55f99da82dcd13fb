//! Gaining goods, colonists and points; producing.

use game_core::Fx;

use crate::actions::Action;
use crate::data::data;
use crate::events::{Amount, Event};
use crate::illegal::Illegal;
use crate::pieces::{Building, Good, Goods, Who};
use crate::rules::{change, contracts};
use crate::state::Open;
use crate::tasks::Task;

/// Goods from the supply: resources up to the limit of the storage, crystals to wait below the depot. What would be
/// lost goes to a contract that needs it. Lacerda keeps no resources.
/// § OM-3.1 OM-3.2 OM-3.5 OM-8.44 OM-15.6
pub(crate) fn gain(open: &mut Open, who: Who, good: Good, count: u8, fx: &mut Fx<Event>) {
    if count == 0 || (open.is_rival(who) && good != Good::Crystal) {
        return;
    }
    let kept = store(open, who, good, count);
    let seat = open.party(who);
    let lost = count - kept - contracts::deliver_excess(open, who, good, count - kept, fx);
    fx.tell(|| Event::Gained { seat, good, count, lost });
}

/// Puts as many into storage as it takes; crystals always find room below the depot.
pub(crate) fn store(open: &mut Open, who: Who, good: Good, count: u8) -> u8 {
    let base = open.base_mut(who);
    if good == Good::Crystal {
        base.waiting += count;
        return count;
    }
    let kept = count.min(base.limit().saturating_sub(base.stock[good]));
    base.stock[good] += kept;
    kept
}

/// Whether any of it would be of use.
/// § OM-8.5
pub(crate) fn has_room(open: &Open, who: Who, good: Good) -> bool {
    let base = open.base(who);
    good == Good::Crystal || base.stock[good] < base.limit() || contracts::needs(open, who, good) > 0
}

/// Colonists from beside the board, as far as there are any and slots for them.
/// § OM-3.6 OM-3.7 OM-5.9
pub(crate) fn gain_colonists(open: &mut Open, who: Who, count: u8, fx: &mut Fx<Event>) {
    if open.is_rival(who) {
        return;
    }
    let base = open.base_mut(who);
    let came = count.min(base.beside).min(base.room().saturating_sub(base.quarters));
    base.beside -= came;
    base.quarters += came;
    base.fresh += came;
    let seat = open.party(who);
    fx.tell(|| Event::ColonistsGained { seat, count: came, lost: count - came });
}

/// Points at once.
pub(crate) fn score(open: &mut Open, who: Who, points: i16, reason: &'static str, fx: &mut Fx<Event>) {
    if points != 0 {
        open.base_mut(who).op += points;
        let seat = open.party(who);
        fx.tell(|| Event::PointsScored { seat, points, reason });
    }
}

/// Resources of one's choice, minerals excepted.
/// § OM-9.11 OM-10.6
pub(crate) fn check_any(open: &Open, who: Who, left: u8, good: Good) -> Result<(), Illegal> {
    match good {
        Good::Mineral | Good::Crystal => Err(Illegal::NoMinerals),
        _ if left == 0 => Err(Illegal::NoPoints),
        _ if !has_room(open, who, good) => Err(Illegal::CannotStore { good, limit: open.base(who).limit() }),
        _ => Ok(()),
    }
}

pub(crate) fn legal_any(open: &Open, who: Who, left: u8, into: &mut Vec<Action>) {
    let goods = Good::ALL.into_iter().filter(|good| check_any(open, who, left, *good).is_ok());
    into.extend(goods.map(|good| Action::Gain { good }));
}

pub(crate) fn apply_any(open: &mut Open, who: Who, good: Good, fx: &mut Fx<Event>) {
    if let Some(Task::GainAny { left, boost }) = open.task().map(|pending| pending.task) {
        change(open, Task::GainAny { left: left - 1, boost });
    }
    gain(open, who, good, 1, fx);
}

/// How many sources of each type somebody has: miners, and advanced buildings.
/// § OM-9.6 OM-11.10
pub(crate) fn sources(open: &Open, who: Who) -> Goods {
    let base = open.base(who);
    let mut made = Goods::default();
    made[Good::Mineral] = base.miners.len() as u8;
    for building in Building::ALL {
        let own = base.advanced & open.of_type(building, who);
        made[building.makes()] += own.len() as u8;
    }
    made
}

/// Every source makes one good.
/// § OM-9.6 OM-11.10
pub(crate) fn produce(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let made = sources(open, who);
    if made.as_slice().iter().all(|count| *count == 0) || open.is_rival(who) {
        return;
    }
    let seat = open.party(who);
    let amounts = || made.iter().map(|(good, count)| Amount { good, count: *count });
    fx.tell(|| Event::Produced { seat, goods: amounts().filter(|amount| amount.count > 0).collect() });
    for (good, count) in made.iter() {
        gain(open, who, good, *count, fx);
    }
}

/// One of the sources once more, for a colonist.
/// § OM-9.6
pub(crate) fn check_produce(open: &Open, who: Who, building: Building) -> Result<(), Illegal> {
    let base = open.base(who);
    if base.quarters <= base.fresh {
        return Err(Illegal::NobodyToBoost { fresh: base.fresh });
    }
    let good = building.makes();
    if sources(open, who)[good] == 0 {
        return Err(Illegal::NoSource { building });
    }
    if has_room(open, who, good) { Ok(()) } else { Err(Illegal::CannotStore { good, limit: base.limit() }) }
}

pub(crate) fn legal_produce(open: &Open, who: Who, into: &mut Vec<Action>) {
    let fitting = Building::ALL.into_iter().filter(|building| check_produce(open, who, *building).is_ok());
    into.extend(fitting.map(|building| Action::Produce { building }));
}

pub(crate) fn apply_produce(open: &mut Open, who: Who, building: Building, fx: &mut Fx<Event>) {
    crate::rules::people::work(open, who, 1);
    let seat = open.party(who);
    fx.tell(|| Event::Boosted { seat, colonists: 1 });
    gain(open, who, building.makes(), 1, fx);
}

/// Waiting crystals go into the depot; what does not fit is lost, or goes to a contract that needs it.
/// § OM-3.5 OM-12.2 OM-15.7
pub(crate) fn store_crystals(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let base = open.base_mut(who);
    let waiting = std::mem::take(&mut base.waiting);
    if waiting == 0 {
        return;
    }
    let kept = waiting.min(base.depot().saturating_sub(base.stock[Good::Crystal]));
    base.stock[Good::Crystal] += kept;
    let lost = waiting - kept - contracts::deliver_excess(open, who, Good::Crystal, waiting - kept, fx);
    let seat = open.party(who);
    fx.tell(|| Event::CrystalsStored { seat, count: kept, lost });
}

/// The number that a reward tile counts.
/// § OM-8.20 OM-15.17 OM-15.23
pub(crate) fn counted(open: &Open, who: Who, per: crate::data::Per) -> u8 {
    use crate::data::Per;
    let (base, rival) = (open.base(who), open.is_rival(who));
    match per {
        Per::TechLevel => crate::pieces::Tech::ALL.into_iter().map(|tech| base.tech_level(tech)).max().unwrap_or(0),
        Per::Ships => base.hangar,
        Per::Advanced => base.advanced.len() as u8,
        Per::Mines => mines(open, who),
        // Lacerda's bots lie on his board, and one stands in the progress area.
        Per::Bots if rival => data().bots - base.spare_bots,
        Per::Bots => base.bots.len() as u8,
        Per::Discoveries => base.discoveries.len() as u8,
        Per::Shelters => base.shelters.len() as u8,
        Per::Colonists if rival => base.room(),
        Per::Colonists => base.quarters,
    }
}

/// Mines with a colonist or a marker of somebody's.
pub(crate) fn mines(open: &Open, who: Who) -> u8 {
    let base = open.base(who);
    ((base.miners | base.advanced) & open.buildings[Building::Mine]).len() as u8
}
