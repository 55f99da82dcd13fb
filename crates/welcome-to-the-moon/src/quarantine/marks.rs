//! What can be marked on the sheet of adventure 6: by effects, by the rows of the tracks, by viruses.

use game_core::RuleId;

use super::data::{DATA, PLANTS, Place, WATER};
use super::sheet::{QuarantineCommon, QuarantineSheet};
use crate::actions::Action;
use crate::adventure::{offer, spots_of, unmarked};
use crate::grid::Slot;
use crate::illegal::Illegal;
use crate::pieces::Effect;
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

/// The energies left in a quarter: they are alike.
fn open_energies(sheet: &Sheet, quarter: usize) -> impl Iterator<Item = Spot> {
    sheet.energies[quarter].open(&DATA.quarters[quarter].energies)
}

/// The energies, the plants or the tank left in the quarter just written in; its energies are alike, and its plants.
/// § WM-6.8 WM-6.10 WM-6.11
fn here(desk: &Desk<Sheet>, wanted: Wanted) -> impl Iterator<Item = Spot> {
    let sheet = &desk.sheet;
    let quarter = quarter_here(desk);
    let symbols = quarter.and_then(|quarter| match wanted {
        Wanted::EnergyHere => Some((sheet.energies[quarter], &DATA.quarters[quarter].energies)),
        Wanted::PlantHere => Some((sheet.plants[quarter], &DATA.quarters[quarter].plants)),
        _ => None,
    });
    let tank = quarter.filter(|&quarter| wanted == Wanted::TankHere && !sheet.tanks.has(quarter as u8));
    let tank = tank.and_then(|quarter| DATA.quarters[quarter].tank);
    symbols.into_iter().flat_map(|(marked, symbols)| marked.open(symbols)).chain(tank)
}

fn open_walkways(sheet: &Sheet) -> impl Iterator<Item = Spot> {
    (0..).zip(&DATA.walkways).filter(|(walkway, _)| !sheet.closed.has(*walkway)).map(|(_, (spot, _))| *spot)
}

/// § WM-6.12
fn energies_anywhere(sheet: &Sheet) -> impl Iterator<Item = Spot> {
    let lived_in = (0..DATA.quarters.len()).filter(|&quarter| !sheet.is_evacuated(quarter));
    lived_in.flat_map(|quarter| open_energies(sheet, quarter))
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
        wanted => here(desk, wanted).next().is_some(),
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
pub(super) fn check(desk: &Desk<Sheet>, task: Task, spot: Spot) -> Result<(), Illegal> {
    let sheet = &desk.sheet;
    let effect = desk.turn.effect.unwrap_or_default();
    let rule = rule_of(desk, task);
    let slot = DATA.printed.slot(spot);
    let at_hand = |quarter: u8, wanted: Wanted| {
        if quarter_here(desk) != Some(quarter.into()) {
            Err(Illegal::QuarterElsewhere { spot, effect })
        } else if here(desk, wanted).any(|open| open == spot) {
            Ok(())
        } else {
            Err(Illegal::AlreadyMarked { spot, rule })
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
        (Wanted::EnergyAnywhere, Some(Place::Energy { quarter, place })) => {
            unmarked(sheet.energies[usize::from(quarter)], place, spot, rule)
        }
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
        Some(Place::Energy { quarter, place }) => sheet.energies[usize::from(quarter)].insert(place),
        Some(Place::Plant { quarter, place }) => {
            sheet.plants[usize::from(quarter)].insert(place);
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
