//! Welcoming ships: colonists and bots arrive, slots of the depot open.

use game_core::Fx;

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Aboard, Cell, CellSet, Feat, Good, Slot, Who};
use crate::rules::{change, gains, missions, payment, push};
use crate::state::Open;
use crate::tasks::{Cost, Task};

/// What a ship costs.
/// § OM-8.32
fn price(free: bool) -> Cost {
    let mut cost = Cost::default();
    if !free {
        cost.goods[Good::Plant] = 1;
        cost.goods[Good::Water] = 1;
    }
    cost
}

/// As many ships may ever leave the depot as the colony has levels, spent ones included.
/// § OM-8.32 OM-8.33 OM-8.35
pub(crate) fn check_ship(open: &Open, who: Who, left: u8, free: bool, slot: Slot) -> Result<(), Illegal> {
    let base = open.base(who);
    if left == 0 {
        return Err(Illegal::NoShipsLeft);
    }
    if !base.ships.contains(slot) {
        return Err(Illegal::NoShip { slot });
    }
    check_any(open, who, free)
}

fn check_any(open: &Open, who: Who, free: bool) -> Result<(), Illegal> {
    let base = open.base(who);
    if base.ships.is_empty() {
        return Err(Illegal::NoShipsLeft);
    }
    if base.ships_gone() >= data().lss.ships[usize::from(open.level)] {
        return Err(Illegal::LevelTooLow { level: open.level, ships: base.ships_gone() });
    }
    payment::check_price(open, who, price(free))
}

pub(crate) fn any_ship(open: &Open, who: Who, free: bool) -> bool {
    check_any(open, who, free).is_ok()
}

pub(crate) fn legal_ships(open: &Open, who: Who, left: u8, free: bool, into: &mut Vec<Action>) {
    if left > 0 && any_ship(open, who, free) {
        let slots = open.base(who).ships.iter();
        into.extend(slots.flat_map(|slot| Aboard::ALL.map(|aboard| Action::Ship { slot, aboard })));
    }
}

pub(crate) fn apply_ship(open: &mut Open, who: Who, slot: Slot, aboard: Aboard) {
    let Some(Task::Ships { left, free, private, tech, boost, .. }) = open.task().map(|pending| pending.task) else {
        return;
    };
    change(open, Task::Ships { left: left - 1, free, private, tech, boost, must: false });
    push(open, who, Task::Docked { slot, aboard, private });
    push(open, who, Task::Pay { cost: price(free) });
}

/// The ship is in the hangar; a private one brings one more colonist.
/// § OM-8.32 OM-9.5
pub(crate) fn docked(open: &mut Open, who: Who, slot: Slot, aboard: Aboard, private: bool, fx: &mut Fx<Event>) {
    let base = open.base_mut(who);
    base.ships.remove(slot);
    base.hangar += 1;
    let bot = aboard == Aboard::Bot;
    let seat = open.party(who);
    fx.tell(|| Event::ShipWelcomed { seat, slot: Some(slot) });
    gains::gain_colonists(open, who, 2 + u8::from(private) - u8::from(bot), fx);
    if bot && open.base(who).spare_bots > 0 {
        push(open, who, Task::Land);
    }
}

/// One's shelters without a piece; where there is none, the empty cells nearest to any of them.
/// § OM-8.34
pub(crate) fn landings(open: &Open, who: Who) -> CellSet {
    let shelters = open.base(who).shelters;
    let free = shelters & !open.pieces();
    if !free.is_empty() {
        return free;
    }
    let empty = open.empty();
    let ring = |steps: u8| shelters.iter().fold(CellSet::EMPTY, |all, cell| all | data().map.ring(cell, steps)) & empty;
    (1..14).map(ring).find(|cells| !cells.is_empty()).unwrap_or_default()
}

pub(crate) fn check_land(open: &Open, who: Who, cell: Cell) -> Result<(), Illegal> {
    if landings(open, who).contains(cell) { Ok(()) } else { Err(Illegal::CannotLand { cell }) }
}

pub(crate) fn legal_landings(open: &Open, who: Who, into: &mut Vec<Action>) {
    into.extend(landings(open, who).iter().map(|cell| Action::Land { cell }));
}

/// § OM-8.34 OM-10.4
pub(crate) fn apply_land(open: &mut Open, who: Who, cell: Cell, fx: &mut Fx<Event>) {
    open.tasks.pop();
    let base = open.base_mut(who);
    base.spare_bots -= 1;
    base.bots.push(cell);
    let seat = open.party(who);
    fx.tell(|| Event::BotLanded { seat, cell: Some(cell) });
    missions::contribute(open, who, Feat::Bot, fx);
}
