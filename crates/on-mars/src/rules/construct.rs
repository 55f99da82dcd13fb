//! Constructing: where a building may stand, what joins it to others, what it brings.

use game_core::{Fx, SeatSet};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Building, Cell, CellSet, Errand, Feat, Party, Who};
use crate::rules::{colony, contracts, displace, first, gains, lab, missions, payment, people, push};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// Whether a tile is left, and for a mine a colonist who goes down.
/// § OM-8.10 OM-8.18 OM-15.10
pub(crate) fn check_tile(open: &Open, who: Who, building: Building) -> Result<(), Illegal> {
    let base = open.base(who);
    match building {
        Building::Shelter if base.shelters.len() as u8 >= data().shelters => Err(Illegal::NoShelterLeft),
        Building::Shelter => Ok(()),
        _ if open.tops[building.index()].is_none() => Err(Illegal::StackEmpty { building }),
        Building::Mine if base.quarters == 0 && !open.is_rival(who) => Err(Illegal::NoColonistForMine),
        _ => Ok(()),
    }
}

/// How many buildings a new one on this cell would join; nothing where it cannot stand.
/// § OM-8.11 OM-7.3
pub(crate) fn joins(open: &Open, who: Who, building: Building, cell: Cell) -> Option<u8> {
    let (same, map) = (open.of_type(building, who), &data().map);
    let beside = map.ways.beside(cell) & same;
    if !beside.is_empty() {
        return Some(map.ways.connected(beside, same).len() as u8);
    }
    (!(map.ring(cell, 2) & same).is_empty()).then_some(0)
}

/// The best technology in play that can join so many buildings.
/// § OM-7.3 OM-7.8
pub(crate) fn has_tech(open: &Open, building: Building, levels: u8, needed: u8) -> bool {
    owners(open, building, levels, needed).next().is_some()
}

/// Everybody whose technology is enough.
pub(crate) fn owners(open: &Open, building: Building, levels: u8, needed: u8) -> impl Iterator<Item = Who> {
    let tech = building.tech();
    open.parties().filter(move |who| {
        let level = open.base(*who).tech_level(tech);
        level > 0 && level + levels >= needed
    })
}

/// Whether a building of this type may stand here.
/// § OM-8.11
pub(crate) fn check_site(open: &Open, who: Who, building: Building, cell: Cell, levels: u8) -> Result<(), Illegal> {
    if open.built().contains(cell) {
        return Err(Illegal::CellBuilt { cell });
    }
    if !open.is_rival(who) && !open.zone(who).contains(cell) {
        return Err(Illegal::OutsideZone { cell });
    }
    match joins(open, who, building, cell) {
        None => Err(Illegal::WrongDistance { building, cell }),
        Some(0) => Ok(()),
        Some(needed) if has_tech(open, building, levels, needed) => Ok(()),
        Some(needed) => Err(Illegal::NoTechForComplex { building, needed }),
    }
}

pub(crate) fn check_build(
    open: &Open,
    who: Who,
    what: Option<Building>,
    levels: u8,
    building: Building,
    cell: Cell,
) -> Result<(), Illegal> {
    if let Some(wanted) = what.filter(|what| *what != building) {
        return Err(Illegal::OtherBuilding { building, wanted });
    }
    check_tile(open, who, building)?;
    check_site(open, who, building, cell, levels)?;
    payment::check_price(open, who, building.price())
}

/// Where somebody may build at all.
/// § OM-8.7
fn ground(open: &Open, who: Who) -> CellSet {
    let ground = if open.is_rival(who) { data().map.all } else { open.zone(who) };
    ground & !open.built()
}

/// Of free ground, the cells two steps from a building of the type and beside none: they join nothing.
/// § OM-8.11
fn apart(free: CellSet, same: CellSet) -> CellSet {
    let map = &data().map;
    let two = same.iter().fold(CellSet::EMPTY, |cells, cell| cells | map.ring(cell, 2));
    free & two & !map.ways.around(same)
}

/// Of free ground, the cells beside a building of the type that some technology joins to it.
/// § OM-7.3
fn joined(open: &Open, who: Who, building: Building, levels: u8, free: CellSet) -> CellSet {
    let (map, same) = (&data().map, open.of_type(building, who));
    let mut fits = free & map.ways.around(same);
    let level = open.parties().map(|who| open.base(who).tech_level(building.tech())).max().unwrap_or(0);
    if level == 0 {
        return CellSet::EMPTY;
    }
    // Mostly there are fewer of them than any technology in play can join.
    if same.len() > u32::from(level + levels) {
        for cell in fits {
            if joins(open, who, building, cell).is_some_and(|needed| needed > level + levels) {
                fits.remove(cell);
            }
        }
    }
    fits
}

/// Cells on which a building of this type may stand, by sets instead of cell by cell.
/// § OM-8.11 OM-7.3
pub(crate) fn sites(open: &Open, who: Who, building: Building, levels: u8) -> CellSet {
    let free = ground(open, who);
    joined(open, who, building, levels, free) | apart(free, open.of_type(building, who))
}

/// The types that can be chosen and paid.
fn payable(open: &Open, who: Who, what: Option<Building>) -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(move |building| {
        what.is_none_or(|what| what == *building)
            && check_tile(open, who, *building).is_ok()
            && payment::can_pay(open, who, building.price())
    })
}

pub(crate) fn any_site(open: &Open, who: Who, what: Option<Building>, levels: u8) -> bool {
    let free = ground(open, who);
    // What joins nothing is found sooner.
    !free.is_empty()
        && payable(open, who, what).any(|building| {
            !apart(free, open.of_type(building, who)).is_empty()
                || !joined(open, who, building, levels, free).is_empty()
        })
}

pub(crate) fn legal_builds(open: &Open, who: Who, what: Option<Building>, levels: u8, into: &mut Vec<Action>) {
    let free = ground(open, who);
    for building in payable(open, who, what) {
        let sites = joined(open, who, building, levels, free) | apart(free, open.of_type(building, who));
        into.extend(sites.iter().map(|cell| Action::Build { building, cell }));
    }
}

/// The type and the cell are chosen: then whose technology, how to pay, and it stands.
/// § OM-8.19
pub(crate) fn apply_build(open: &mut Open, who: Who, building: Building, cell: Cell, fx: &mut Fx<Event>) {
    let levels = match open.tasks.pop().map(|pending| pending.task) {
        Some(Task::Construct { levels, .. }) => levels,
        _ => 0,
    };
    push(open, who, Task::Place { building, cell });
    push(open, who, Task::Pay { cost: building.price() });
    let needed = joins(open, who, building, cell).unwrap_or(0);
    if needed > 0 {
        let mut fitting = owners(open, building, levels, needed);
        let found = (fitting.next(), fitting.next());
        drop(fitting);
        match found {
            (Some(owner), None) => lab::use_tech(open, who, owner, (building.tech(), Some(cell)), fx),
            _ => push(open, who, Task::Tech { building, cell, levels }),
        }
    }
}

/// Whose technology joins the buildings.
/// § OM-7.2 OM-7.3
pub(crate) fn check_tech(
    open: &Open,
    who: Who,
    building: Building,
    cell: Cell,
    levels: u8,
    seat: Party,
) -> Result<(), Illegal> {
    let (tech, needed) = (building.tech(), joins(open, who, building, cell).unwrap_or(0));
    let Some(owner) = open.who(seat) else { return Err(Illegal::NoTech { seat, tech }) };
    let level = open.base(owner).tech_level(tech);
    if level == 0 {
        return Err(Illegal::NoTech { seat, tech });
    }
    if level + levels >= needed { Ok(()) } else { Err(Illegal::TechTooLow { tech, level: level + levels, needed }) }
}

pub(crate) fn legal_techs(open: &Open, who: Who, building: Building, cell: Cell, levels: u8, into: &mut Vec<Action>) {
    let needed = joins(open, who, building, cell).unwrap_or(0);
    into.extend(owners(open, building, levels, needed).map(|owner| Action::Tech { seat: open.party(owner) }));
}

/// The tile lies on its cell; what was there goes or makes way.
/// § OM-8.12 OM-8.19
pub(crate) fn place(open: &mut Open, who: Who, building: Building, cell: Cell, fx: &mut Fx<Event>) {
    open.crystals.remove(cell);
    if let Some(place) = open.finds.iter().position(|lying| lying.cell == cell) {
        let find = open.finds.remove(place).find;
        displace::boxed(open, find);
        let seat = open.party(who);
        fx.tell(|| Event::FindDestroyed { seat, cell, find });
    }
    match building {
        Building::Shelter => open.base_mut(who).shelters.insert(cell),
        _ => open.buildings[building].insert(cell),
    }
    let (seat, size) = (open.party(who), open.group(cell).len() as u8);
    fx.tell(|| Event::Constructed { seat, building, cell, size });
    push(open, who, Task::Raised { building, cell });
    displace::ask(open, cell);
}

/// Crystals, goods, progress, life support, miner, in this order.
/// § OM-8.14 OM-8.15 OM-8.16 OM-8.17 OM-8.18 OM-8.19
pub(crate) fn raised(game: &mut OnMars, who: Who, building: Building, cell: Cell, fx: &mut Fx<Event>) {
    turn_tile(game, building, cell, fx);
    let open = &mut game.open;
    let size = open.group(cell).len() as u8;
    gains::gain(open, who, building.makes(), size, fx);
    if size > 1 && building != Building::Shelter && !open.base(who).progress.contains(building) {
        open.base_mut(who).progress.insert(building);
        let seat = open.party(who);
        fx.tell(|| Event::ProgressMade { seat, building });
        missions::contribute(open, who, Feat::Progress, fx);
    }
    if building == Building::Mine {
        if !open.is_rival(who) {
            people::leave(open, who, 1);
        }
        open.base_mut(who).miners.insert(cell);
        let seat = open.party(who);
        fx.tell(|| Event::MinerPlaced { seat, cell });
    }
    if building == Building::Shelter {
        first::done(open, who, Errand::Shelter);
    }
    contracts::review(open, fx);
    colony::raise(open, who, building, fx);
    first::built(game, who, building, fx);
}

/// The arrows bring crystals to empty cells; the next tile of the stack shows its back.
/// § OM-8.14 OM-1.8
fn turn_tile(game: &mut OnMars, building: Building, cell: Cell, fx: &mut Fx<Event>) {
    let place = building.index();
    if building == Building::Shelter {
        return;
    }
    let Some(tile) = game.open.tops[place] else { return };
    for empty in tile.points_at(cell) & game.open.empty() {
        game.open.crystals.insert(empty);
        fx.tell(|| Event::CrystalAppeared { cell: empty });
    }
    game.open.turned.insert(tile);
    let active = game.open.seat_of(game.open.active).unwrap_or_default();
    game.open.tops[place] = game.stacks[place].draw(fx, active);
    if game.open.tops[place].is_some() {
        fx.stop_undo(SeatSet::ALL);
    }
    let left = game.stacks[place].len() as u8 + u8::from(game.open.tops[place].is_some());
    fx.tell(|| Event::StackTurned { building, left });
}
