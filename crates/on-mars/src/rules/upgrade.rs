//! Upgrading buildings, and technologies that add steps to upgrades and ships.

use game_core::Fx;

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Blueprint, Building, Cell, CellSet, Feat, Party, Tech, Who};
use crate::rules::{change, contracts, displace, lab, missions, payment, people, push};
use crate::state::Open;
use crate::tasks::{Cost, Task};

/// The cells that a blueprint can upgrade.
/// § OM-8.28 OM-15.11
pub(crate) fn targets(open: &Open, who: Who, blueprint: Blueprint, anywhere: bool) -> CellSet {
    let facts = blueprint.facts();
    let mut cells = open.of_type(facts.building, who) & !open.all_advanced();
    if !anywhere && !open.is_rival(who) {
        cells = cells & open.zone(who);
    }
    if facts.min_complex > 1 {
        for cell in cells {
            if open.group(cell).len() < u32::from(facts.min_complex) {
                cells.remove(cell);
            }
        }
    }
    cells
}

fn price(free: bool) -> Cost {
    if free { Cost::default() } else { data().upgrade_cost }
}

/// § OM-8.28
pub(crate) fn check_upgrade(
    open: &Open,
    who: Who,
    task: Task,
    blueprint: Blueprint,
    cell: Cell,
) -> Result<(), Illegal> {
    let Task::Upgrade { left, free, anywhere, .. } = task else { return Err(Illegal::NoUpgradesLeft) };
    if left == 0 {
        return Err(Illegal::NoUpgradesLeft);
    }
    if open.base(who).blueprint(blueprint).is_none_or(|owned| owned.built.is_some()) {
        return Err(Illegal::NotUnbuilt { blueprint });
    }
    let facts = blueprint.facts();
    match open.building_on(cell) {
        Some((Building::Shelter, Some(owner))) if facts.building == Building::Shelter && owner != who => {
            return Err(Illegal::OthersShelter { cell });
        }
        Some((building, _)) if building == facts.building => {}
        _ => return Err(Illegal::WrongBuilding { blueprint, cell, needed: facts.building }),
    }
    if open.all_advanced().contains(cell) {
        return Err(Illegal::AlreadyAdvanced { cell });
    }
    let size = open.group(cell).len() as u8;
    if size < facts.min_complex {
        return Err(Illegal::ComplexTooSmall { cell, size, needed: facts.min_complex });
    }
    if !anywhere && !open.zone(who).contains(cell) {
        return Err(Illegal::OutsideUpgradeZone { cell });
    }
    payment::check_price(open, who, price(free))
}

/// Goes through every possible upgrade until `found` has seen enough.
fn upgrades(open: &Open, who: Who, task: Task, mut found: impl FnMut(Blueprint, Cell) -> bool) -> bool {
    let Task::Upgrade { free, anywhere, .. } = task else { return false };
    if !payment::can_pay(open, who, price(free)) {
        return false;
    }
    let unbuilt = open.base(who).blueprints.iter().filter(|owned| owned.built.is_none());
    unbuilt
        .map(|owned| owned.blueprint)
        .any(|blueprint| targets(open, who, blueprint, anywhere).iter().any(|cell| found(blueprint, cell)))
}

pub(crate) fn any_upgrade(open: &Open, who: Who, task: Task) -> bool {
    upgrades(open, who, task, |_, _| true)
}

pub(crate) fn legal_upgrades(open: &Open, who: Who, task: Task, into: &mut Vec<Action>) {
    if matches!(task, Task::Upgrade { left: 1.., .. }) {
        upgrades(open, who, task, |blueprint, cell| {
            into.push(Action::Upgrade { blueprint, cell });
            false
        });
    }
}

pub(crate) fn apply_upgrade(open: &mut Open, who: Who, blueprint: Blueprint, cell: Cell) {
    let Some(Task::Upgrade { left, free, anywhere, tech, boost, .. }) = open.task().map(|pending| pending.task) else {
        return;
    };
    change(open, Task::Upgrade { left: left - 1, free, anywhere, tech, boost, must: false });
    let place = open.base(who).blueprints.iter().position(|owned| owned.blueprint == blueprint);
    push(open, who, Task::Upgraded { owned: place.unwrap_or_default() as u8, cell });
    push(open, who, Task::Pay { cost: price(free) });
}

/// The marker goes from the card to the building; whoever stands there makes way.
/// § OM-8.28 OM-8.29 OM-10.1
pub(crate) fn upgraded(open: &mut Open, who: Who, owned: u8, cell: Cell, fx: &mut Fx<Event>) {
    let base = open.base_mut(who);
    let card = &mut base.blueprints.as_mut_slice()[usize::from(owned)];
    card.built = Some(cell);
    let blueprint = card.blueprint;
    base.advanced.insert(cell);
    let seat = open.party(who);
    fx.tell(|| Event::Upgraded { seat, blueprint, cell });
    let miner = open.parties().find(|other| open.base(*other).miners.contains(cell));
    if let Some(owner) = miner {
        open.base_mut(owner).miners.remove(cell);
        if !open.is_rival(owner) {
            people::come_home(open, owner, 1);
        }
        let seat = open.party(owner);
        fx.tell(|| Event::MinerReturned { seat, cell });
    }
    missions::contribute(open, who, Feat::Advanced, fx);
    contracts::review(open, fx);
    displace::ask(open, cell);
}

/// The technology that can add steps to an effect, while it may still be used.
/// § OM-7.4 OM-7.5 OM-8.30 OM-8.31
pub(crate) const fn adding(task: Task) -> Option<Tech> {
    match task {
        Task::Upgrade { tech: true, .. } => Some(Tech::Upgrade),
        Task::Ships { tech: true, .. } => Some(Tech::Ship),
        _ => None,
    }
}

/// § OM-7.2 OM-8.30
pub(crate) fn check_tech(open: &Open, who: Who, task: Task, seat: Party) -> Result<(), Illegal> {
    let Some(tech) = adding(task) else { return Err(Illegal::TechNotAllowed) };
    let level = open.who(seat).map_or(0, |owner| open.base(owner).tech_level(tech));
    if level == 0 {
        return Err(Illegal::NoTech { seat, tech });
    }
    if crate::rules::effects::can_go_on(open, who, task) { Ok(()) } else { Err(Illegal::NoUpgradesLeft) }
}

pub(crate) fn any_tech(open: &Open, who: Who, task: Task) -> bool {
    open.parties().any(|owner| check_tech(open, who, task, open.party(owner)).is_ok())
}

pub(crate) fn legal_techs(open: &Open, who: Who, task: Task, into: &mut Vec<Action>) {
    let owners = open.parties().map(|owner| open.party(owner));
    into.extend(owners.filter(|seat| check_tech(open, who, task, *seat).is_ok()).map(|seat| Action::Tech { seat }));
}

/// Uses a technology for the running construction, upgrade, ship or move.
/// § OM-7.2 OM-7.4 OM-7.5
pub(crate) fn apply_tech(open: &mut Open, who: Who, seat: Party, fx: &mut Fx<Event>) {
    let (Some(owner), Some(mut task)) = (open.who(seat), open.task().map(|pending| pending.task)) else { return };
    let tech = match &mut task {
        Task::Tech { building, cell, .. } => {
            let used = (building.tech(), Some(*cell));
            open.tasks.pop();
            return lab::use_tech(open, who, owner, used, fx);
        }
        Task::Upgrade { left, tech, .. } => {
            *tech = false;
            *left = left.saturating_add(open.base(owner).tech_level(Tech::Upgrade));
            Tech::Upgrade
        }
        Task::Ships { left, tech, .. } => {
            *tech = false;
            *left = left.saturating_add(open.base(owner).tech_level(Tech::Ship));
            Tech::Ship
        }
        Task::Move { moving } => {
            moving.tech = false;
            moving.rover = moving.rover.saturating_add(open.base(owner).tech_level(Tech::Rover));
            Tech::Rover
        }
        _ => return,
    };
    change(open, task);
    lab::use_tech(open, who, owner, (tech, None), fx);
}
