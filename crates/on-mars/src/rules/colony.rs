//! The life support system and the colony level.

use game_core::{Fx, List, SeatSet};

use crate::actions::Action;
use crate::data::{Effect, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Benefit, Blueprint, Building, Good, Main, Tech, Who};
use crate::rules::{effects, gains, missions, push};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// A marker rises for a new building, and perhaps rewards its builder.
/// § OM-8.17 OM-8.20 OM-8.21
pub(crate) fn raise(open: &mut Open, who: Who, building: Building, fx: &mut Fx<Event>) {
    let (Some(column), facts) = (building.column(), &data().lss) else { return };
    let before = open.lss[column];
    if before >= facts.rows {
        return;
    }
    open.lss[column] = before + 1;
    open.idle = 0;
    fx.tell(|| Event::LssRaised { building, row: before + 1 });
    if before == facts.start_row {
        gains::score(open, who, i16::from(facts.first), "first", fx);
    }
    if before < open.level_row() {
        let tile = open.lss_tiles[column];
        let (per, each) = facts.tiles[usize::from(tile.0)];
        let points = i16::from(gains::counted(open, who, per) * each);
        open.base_mut(who).op += points;
        let seat = open.party(who);
        fx.tell(|| Event::LssRewarded { seat, tile, points });
        if open.is_rival(who) {
            rival_benefit(open, who, fx);
        } else {
            push(open, who, Task::Benefit);
        }
    }
}

/// Lacerda takes back his colonist from the agency, or gains a crystal.
/// § OM-15.10
fn rival_benefit(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let post = &mut open.posts[Main::Hire][who.index()];
    if *post > 0 {
        *post -= 1;
        let seat = open.party(who);
        fx.tell(|| Event::ColonistRetrieved { seat, main: Main::Hire });
    } else {
        gains::gain(open, who, Good::Crystal, 1, fx);
    }
}

/// Any of the four that brings something; a crystal always does.
/// § OM-8.20
pub(crate) fn check_benefit(open: &Open, who: Who, benefit: Benefit) -> Result<(), Illegal> {
    let deed = data().lss.benefits[benefit.index()];
    match deed.effect {
        _ if effects::possible(open, who, deed) => Ok(()),
        Effect::Retrieve { .. } => Err(Illegal::NobodyWorking),
        _ => Err(Illegal::CannotStore { good: Good::Mineral, limit: open.base(who).limit() }),
    }
}

pub(crate) fn legal_benefits(open: &Open, who: Who, into: &mut Vec<Action>) {
    let benefits = Benefit::ALL.into_iter().filter(|benefit| check_benefit(open, who, *benefit).is_ok());
    into.extend(benefits.map(|benefit| Action::Benefit { benefit }));
}

pub(crate) fn apply_benefit(open: &mut Open, who: Who, benefit: Benefit, fx: &mut Fx<Event>) {
    open.tasks.pop();
    effects::begin(open, who, data().lss.benefits[benefit.index()], true, fx);
}

/// Whether the colony rises: all four markers are in the row of the level marker or above.
/// § OM-8.26
fn rises(open: &Open) -> bool {
    usize::from(open.level) + 1 < data().lss.ships.len() && open.lss.0.iter().all(|row| *row >= open.level_row())
}

/// The colony status update at the end of a turn, as often as its condition holds.
/// § OM-8.26 OM-8.27
pub(crate) fn update(game: &mut OnMars, fx: &mut Fx<Event>) {
    while rises(&game.open) {
        game.open.level += 1;
        let level = game.open.level;
        fx.tell(|| Event::LevelRaised { level });
        turn_blueprints(game, fx);
        turn_techs(game, fx);
        fill_warehouse(&mut game.open);
        fx.tell(|| Event::WarehouseFilled);
        let open = &mut game.open;
        if data().lss.progress_scored[usize::from(level)] {
            for who in open.parties() {
                let points = data().lss.progress[open.base(who).progress.len() as usize];
                gains::score(open, who, i16::from(points), "progress", fx);
            }
        }
        if data().lss.mission_less[usize::from(level)] {
            missions::one_less(open);
            let remaining = open.remaining;
            fx.tell(|| Event::MissionSpared { remaining });
        }
        if let Some(rival) = open.parties().find(|who| open.is_rival(*who)) {
            push(open, rival, Task::RivalLevel);
        }
    }
}

/// How many of each good the warehouse holds.
/// § OM-1.3
pub(crate) fn warehouse_room(open: &Open) -> u8 {
    data().board.warehouse[usize::from(!open.for_two())]
}

/// § OM-1.3 OM-8.26
pub(crate) fn fill_warehouse(open: &mut Open) {
    let each = warehouse_room(open);
    for good in Good::WAREHOUSE {
        open.warehouse[good] = each;
    }
}

/// On reaching level 2 all twelve places get new cards, on reaching level 3 cards of level 1 go and the upper row is
/// filled again.
/// § OM-1.5 OM-8.26
fn turn_blueprints(game: &mut OnMars, fx: &mut Fx<Event>) {
    let places = match game.open.level {
        2 => 0..12,
        3 => 0..6,
        _ => return,
    };
    let box_all = game.open.level == 2;
    for place in 0..12 {
        let old = game.open.display[place].filter(|card| box_all || card.facts().level == 1);
        if let Some(card) = old {
            game.open.display[place] = None;
            game.open.boxed.insert(card);
        }
    }
    let active = game.open.seat_of(game.open.active).unwrap_or_default();
    let mut turned: List<Blueprint, 12> = List::new();
    for place in places {
        if game.open.display[place].is_none() {
            game.open.display[place] = game.blueprints.draw(fx, active);
            game.open.display[place].into_iter().for_each(|card| turned.push(card));
        }
    }
    fx.stop_undo(SeatSet::ALL);
    fx.tell(|| Event::BlueprintsTurned { blueprints: turned.as_slice().to_vec() });
}

/// Empty cells of the grid are filled from the bottom, as long as there are tiles.
/// § OM-6.6 OM-8.26
fn turn_techs(game: &mut OnMars, fx: &mut Fx<Event>) {
    let active = game.open.seat_of(game.open.active).unwrap_or_default();
    let mut turned: List<Tech, 8> = List::new();
    for place in data().board.refill {
        let place = usize::from(place);
        if game.open.grid[place].is_none() && !game.techs.is_empty() {
            game.open.grid[place] = game.techs.draw(fx, active);
            game.open.grid[place].into_iter().for_each(|tech| turned.push(tech));
        }
    }
    if !turned.is_empty() {
        fx.stop_undo(SeatSet::ALL);
        fx.tell(|| Event::TechsTurned { techs: turned.as_slice().to_vec() });
    }
}
