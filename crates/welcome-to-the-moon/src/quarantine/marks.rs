//! What can be marked on the sheet of adventure 6: by effects, by the rows of the tracks, by viruses.

use game_core::RuleId;

use super::data::{DATA, PLANTS, Place, WATER};
use super::sheet::{QuarantineCommon, QuarantineSheet};
use crate::actions::Action;
use crate::adventure::{Adventure, offer, spots_of};
use crate::grid::Slot;
use crate::illegal::Illegal;
use crate::pieces::{Effect, Look};
use crate::prompt::effect_rule;
use crate::spot::Spot;
use crate::state::{Desk, Task};

type Sheet = QuarantineSheet;

/// What is to be marked now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// The first cell of the grey virus. § WM-6.4
    Outbreak,
    /// A cell to infect. § WM-6.17
    Infection,
    /// A walkway to close. § WM-6.9 WM-6.12
    Walkway,
    /// An energy of a quarter with an empty cell. § WM-6.12
    EnergyAnywhere,
    /// An energy, a plant, the tank of the quarter just written in. § WM-6.8 WM-6.10 WM-6.11
    EnergyHere,
    PlantHere,
    TankHere,
    Nothing,
}

fn wanted(desk: &Desk<Sheet>, task: Task) -> Wanted {
    match (task, desk.turn.effect) {
        (Task::Outbreak, _) => Wanted::Outbreak,
        (Task::Infect, _) => Wanted::Infection,
        (Task::Close, _) | (Task::Effect, Some(Effect::Robot)) => Wanted::Walkway,
        (Task::Power, _) => Wanted::EnergyAnywhere,
        (Task::Effect, Some(Effect::Energy)) => Wanted::EnergyHere,
        (Task::Effect, Some(Effect::Plant)) => Wanted::PlantHere,
        (Task::Effect, Some(Effect::Water)) => Wanted::TankHere,
        _ => Wanted::Nothing,
    }
}

/// The quarter just written in.
fn quarter_here(desk: &Desk<Sheet>) -> Option<usize> {
    Some(DATA.quarter_of[desk.turn.slot?.index()].into())
}

/// The next energy of a quarter: its energies are alike.
fn next_energy(sheet: &Sheet, quarter: usize) -> Option<Spot> {
    DATA.quarters[quarter].energies.get(usize::from(sheet.energies[quarter])).copied()
}

fn next_plant(sheet: &Sheet, quarter: usize) -> Option<Spot> {
    DATA.quarters[quarter].plants.get(usize::from(sheet.plants[quarter])).copied()
}

fn free_tank(sheet: &Sheet, quarter: usize) -> Option<Spot> {
    DATA.quarters[quarter].tank.filter(|_| !sheet.tanks.has(quarter as u8))
}

/// § WM-6.8 WM-6.10 WM-6.11
fn here(desk: &Desk<Sheet>, wanted: Wanted) -> Option<Spot> {
    let quarter = quarter_here(desk)?;
    match wanted {
        Wanted::EnergyHere => next_energy(&desk.sheet, quarter),
        Wanted::PlantHere => next_plant(&desk.sheet, quarter),
        Wanted::TankHere => free_tank(&desk.sheet, quarter),
        _ => None,
    }
}

fn open_walkways(sheet: &Sheet) -> impl Iterator<Item = Spot> {
    (0..).zip(&DATA.walkways).filter(|(walkway, _)| !sheet.closed.has(*walkway)).map(|(_, (spot, _))| *spot)
}

/// § WM-6.12
fn energies_anywhere(sheet: &Sheet) -> impl Iterator<Item = Spot> {
    let lived_in = (0..DATA.quarters.len()).filter(|&quarter| !sheet.is_evacuated(quarter));
    lived_in.filter_map(|quarter| next_energy(sheet, quarter))
}

pub(super) fn targets(desk: &Desk<Sheet>, task: Task, into: &mut Vec<Action>) {
    match wanted(desk, task) {
        Wanted::Outbreak => offer(into, spots_of::<Sheet>(DATA.outbreaks)),
        Wanted::Infection => offer(into, spots_of::<Sheet>(desk.sheet.infectable())),
        Wanted::Walkway => offer(into, open_walkways(&desk.sheet)),
        Wanted::EnergyAnywhere => offer(into, energies_anywhere(&desk.sheet)),
        wanted => offer(into, here(desk, wanted)),
    }
}

pub(super) fn has_target(desk: &Desk<Sheet>, task: Task) -> bool {
    match wanted(desk, task) {
        Wanted::Outbreak => true,
        Wanted::Infection => desk.sheet.infectable() != 0,
        Wanted::Walkway => open_walkways(&desk.sheet).next().is_some(),
        Wanted::EnergyAnywhere => energies_anywhere(&desk.sheet).next().is_some(),
        wanted => here(desk, wanted).is_some(),
    }
}

/// The rule that says what is to be marked now.
pub(super) fn rule_of(desk: &Desk<Sheet>, task: Task) -> RuleId {
    RuleId(match task {
        Task::Outbreak => "WM-6.4",
        Task::Infect => "WM-6.17",
        Task::Close | Task::Power => "WM-6.12",
        _ => effect_rule(desk.turn.effect.unwrap_or_default(), 6),
    })
}

/// § WM-6.4 WM-6.8 WM-6.9 WM-6.10 WM-6.11 WM-6.12 WM-6.17
pub(super) fn check(desk: &Desk<Sheet>, common: &QuarantineCommon, task: Task, spot: Spot) -> Result<(), Illegal> {
    let sheet = &desk.sheet;
    let effect = desk.turn.effect.unwrap_or_default();
    let rule = rule_of(desk, task);
    let slot = DATA.printed.slot(spot);
    let in_turn = |next: Option<Spot>| match next {
        Some(next) if next == spot => Ok(()),
        Some(next) if sheet.look(common, spot) == Look::Plain => Err(Illegal::NotNext { spot, next, rule }),
        _ => Err(Illegal::AlreadyMarked { spot, rule }),
    };
    let at_hand = |quarter: u8, wanted: Wanted| {
        if quarter_here(desk) == Some(quarter.into()) {
            in_turn(here(desk, wanted))
        } else {
            Err(Illegal::QuarterElsewhere { spot, effect })
        }
    };
    match (wanted(desk, task), DATA.places[spot.index()]) {
        (Wanted::Outbreak, _) => match slot {
            Some(slot) if DATA.outbreaks & slot.bit() != 0 => Ok(()),
            _ => Err(Illegal::NoEmptyTarget { spot }),
        },
        (Wanted::Infection, _) => match slot {
            Some(slot) if sheet.infectable() & slot.bit() != 0 => Ok(()),
            _ => Err(Illegal::NotInfectable { spot, quarter: quarter_number(sheet) }),
        },
        (Wanted::Walkway, Some(Place::Walkway { walkway })) if sheet.closed.has(walkway) => {
            Err(Illegal::AlreadyMarked { spot, rule })
        }
        (Wanted::Walkway, Some(Place::Walkway { .. })) => Ok(()),
        (Wanted::EnergyAnywhere, Some(Place::Energy { quarter, .. })) if sheet.is_evacuated(quarter.into()) => {
            Err(Illegal::QuarterFull { spot })
        }
        (Wanted::EnergyAnywhere, Some(Place::Energy { quarter, .. })) => in_turn(next_energy(sheet, quarter.into())),
        (wanted @ Wanted::EnergyHere, Some(Place::Energy { quarter, .. }))
        | (wanted @ Wanted::PlantHere, Some(Place::Plant { quarter, .. }))
        | (wanted @ Wanted::TankHere, Some(Place::Tank { quarter })) => at_hand(quarter, wanted),
        _ if task == Task::Effect => Err(Illegal::NotATarget { spot, effect }),
        _ => Err(Illegal::NotMarkable { spot, rule }),
    }
}

/// The quarter in which a cell has to be infected, counted from 1.
pub(super) fn quarter_number(sheet: &Sheet) -> u8 {
    sheet.struck().map_or(0, |quarter| quarter as u8 + 1)
}

/// Marks it; a row of a track that is complete brings its bonus at once.
/// § WM-6.4 WM-6.10 WM-6.11 WM-6.12 WM-6.17
pub(super) fn mark(desk: &mut Desk<Sheet>, common: &QuarantineCommon, task: Task, spot: Spot) {
    let sheet = &mut desk.sheet;
    if let Some(slot) = DATA.printed.slot(spot) {
        return infect(desk, common, task, slot);
    }
    match DATA.places[spot.index()] {
        Some(Place::Walkway { walkway }) => sheet.closed.insert(walkway),
        Some(Place::Energy { quarter, .. }) => sheet.energies[usize::from(quarter)] += 1,
        Some(Place::Plant { quarter, .. }) => {
            sheet.plants[usize::from(quarter)] += 1;
            if sheet.cross_off(PLANTS) {
                desk.agenda.push(Task::Close);
            }
        }
        Some(Place::Tank { quarter }) => {
            sheet.tanks.insert(quarter);
            if sheet.cross_off(WATER) {
                desk.agenda.push(Task::Power);
            }
        }
        _ => {}
    }
}

fn infect(desk: &mut Desk<Sheet>, common: &QuarantineCommon, task: Task, slot: Slot) {
    let sheet = &mut desk.sheet;
    let quarter = DATA.quarter_of[slot.index()];
    sheet.infect(quarter.into(), slot.bit());
    if task == Task::Outbreak {
        sheet.grey = Some(quarter);
    } else {
        sheet.go_on_spreading(common);
        desk.agenda.push(Task::Infect);
    }
}
