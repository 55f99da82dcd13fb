//! His constructions: the type by his bot, the cell by the largest complex.

use game_core::Fx;

use super::choose::{Choice, Scale, why};
use super::rover;
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Building, Cell, CellSet, Who};
use crate::rules::{construct as rules, lab, push};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// The types in the order of his bot, from where it stands.
fn sequence(open: &Open) -> impl Iterator<Item = Building> + use<> {
    let types = data().solo.sequence;
    let start = types.iter().position(|building| *building == open.solo_bot).unwrap_or_default();
    (0..types.len()).map(move |place| types[(start + place) % types.len()])
}

/// Where he could build it, with any technology in play.
/// § OM-15.9 OM-15.22
pub(super) fn cells(open: &Open, who: Who, building: Building) -> CellSet {
    match rules::check_tile(open, who, building) {
        Ok(()) => rules::sites(open, who, building, 0),
        Err(_) => CellSet::EMPTY,
    }
}

/// Whether the colony still needs the type: its marker is below that of the level. A mine is always built.
/// § OM-15.9
fn wanted(open: &Open, building: Building) -> bool {
    building.column().is_none_or(|column| open.lss[column] < open.level_row())
}

/// What he would build now: the printed type, or the first of the sequence that is wanted and has a cell.
/// § OM-15.9 OM-15.21 OM-15.22
pub(super) fn plan(open: &Open, who: Who, what: Option<Building>) -> Option<Building> {
    match what {
        Some(building) => Some(building).filter(|building| !cells(open, who, *building).is_empty()),
        None => sequence(open).find(|one| wanted(open, *one) && !cells(open, who, *one).is_empty()),
    }
}

/// The largest group that a new building could be part of.
pub(super) fn largest(open: &Open, who: Who, building: Building) -> u8 {
    let size = |cell: Cell| rules::joins(open, who, building, cell).unwrap_or(0) + 1;
    cells(open, who, building).iter().map(size).max().unwrap_or(0)
}

/// § OM-15.9 OM-15.16 OM-15.22
pub(super) fn construct(game: &mut OnMars, who: Who, what: Option<Building>, fx: &mut Fx<Event>) {
    let Some(building) = plan(&game.open, who, what) else {
        let seat = game.open.party(who);
        fx.tell(|| Event::RivalCannotBuild { seat, building: what });
        // A printed type or a shelter is skipped.
        if what.is_none() {
            rover::drive(game, who, fx);
        }
        return;
    };
    let open = &game.open;
    fx.tell(|| Event::RivalChoseBuilding {
        seat: open.party(who),
        chosen: Some(building),
        why: types(open, who, what, building),
    });
    let option = |cell: Cell| (cell, [i32::from(rules::joins(open, who, building, cell).unwrap_or(0)) + 1]);
    let scale = [Scale::most("complex", "largest_complex")];
    let choice = Choice::new("OM-15.9", scale, cells(open, who, building).iter().map(option));
    let chosen = choice.take(game, who, fx, |seat, why| Event::RivalChoseCell {
        seat,
        building,
        chosen: why.chosen().copied(),
        why,
    });
    if let Some(cell) = chosen {
        place(&mut game.open, who, building, cell, fx);
    }
}

/// The technology is used, then it stands, then his bot goes on.
/// § OM-15.9 OM-15.21
fn place(open: &mut Open, who: Who, building: Building, cell: Cell, fx: &mut Fx<Event>) {
    if building != Building::Shelter {
        push(open, who, Task::RivalBot { built: building });
    }
    push(open, who, Task::Place { building, cell });
    let needed = rules::joins(open, who, building, cell).unwrap_or(0);
    if needed > 0 {
        // His own tile, when it is enough.
        let owner = rules::owners(open, building, 0, needed).max_by_key(|owner| *owner == who);
        if let Some(owner) = owner {
            lab::use_tech(open, who, owner, (building.tech(), Some(cell)), fx);
        }
    }
}

/// All types that he went through, with the rows of their markers and the cells they could stand on.
fn types(
    open: &Open,
    who: Who,
    what: Option<Building>,
    chosen: Building,
) -> game_core::RivalMove<crate::pieces::SoloCard, Building> {
    let reason = match what {
        Some(_) => "printed_type",
        None if chosen == open.solo_bot => "bot_type",
        None => "next_type",
    };
    let all: Vec<Building> = if what.is_some() { vec![chosen] } else { sequence(open).collect() };
    let rule = if what.is_some() { "OM-15.21" } else { "OM-15.9" };
    let why = all.into_iter().fold(why(open, who, rule, reason), |why, building| {
        let marker = building.column().map(|column| ("marker", i32::from(open.lss[column])));
        let row = marker.is_some().then(|| ("level_marker", i32::from(open.level_row())));
        let cells = ("cells", cells(open, who, building).len() as i32);
        why.among(building, marker.into_iter().chain(row).chain([cells]))
    });
    why.chose(&chosen)
}

/// The type after another in the sequence.
fn after(building: Building) -> Building {
    let types = data().solo.sequence;
    let place = types.iter().position(|other| *other == building).unwrap_or_default();
    types[(place + 1) % types.len()]
}

fn bot_to(open: &mut Open, who: Who, building: Building, fx: &mut Fx<Event>) {
    open.solo_bot = building;
    let seat = open.party(who);
    fx.tell(|| Event::RivalBot { seat, building });
}

/// His bot goes to the icon after the type built.
/// § OM-15.9
pub(super) fn bot_after(open: &mut Open, who: Who, built: Building, fx: &mut Fx<Event>) {
    bot_to(open, who, after(built), fx);
}

/// His bot goes one icon on.
/// § OM-15.15 OM-15.27
pub(super) fn bot_on(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    bot_to(open, who, after(open.solo_bot), fx);
}
