//! His blueprints, technologies and goods of the warehouse.

use game_core::{Fx, IdSet};

use super::choose::{Choice, Scale, why};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Blueprint, Building, Good, Lab, Tech, Who};
use crate::rules::{gains, lab, orbit, push};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// Blueprints in a row of the display.
const ROW: usize = 6;

/// The types that his scientists score.
pub(super) fn scored(open: &Open, who: Who) -> IdSet<Building> {
    open.base(who).scientists.iter().map(|scientist| scientist.facts().scores).collect()
}

/// What he takes from the display: a type that his scientists score; then the row with more cards, the lower of equals,
/// the leftmost card.
/// § OM-15.8
pub(super) fn displayed(open: &Open, who: Who) -> Choice<Blueprint, 4> {
    let types = scored(open, who);
    let row = |lower: usize| &open.display.0[lower * ROW..][..ROW];
    let option = |place: usize, card: Blueprint| {
        let lower = place / ROW;
        let cards = row(lower).iter().flatten().count();
        let scored = types.contains(card.facts().building);
        (card, [i32::from(scored), cards as i32, lower as i32, (place % ROW + 1) as i32])
    };
    let cards = open.display.0.iter().enumerate();
    Choice::new(
        "OM-15.8",
        [
            Scale::most("scored_type", "scored_type"),
            Scale::most("row_cards", "fuller_row"),
            Scale::most("lower_row", "lower_row"),
            Scale::least("position", "leftmost"),
        ],
        cards.filter_map(|(place, card)| Some(option(place, (*card)?))),
    )
}

pub(super) fn blueprints(game: &mut OnMars, who: Who, left: u8, fx: &mut Fx<Event>) {
    for _ in 0..left {
        if !orbit::any_blueprint(&game.open, who) {
            return;
        }
        let choice = displayed(&game.open, who);
        let chosen = choice.take(game, who, fx, |seat, why| Event::RivalChoseBlueprint {
            seat,
            chosen: why.chosen().copied(),
            why,
        });
        if let Some(card) = chosen {
            orbit::take_blueprint(&mut game.open, who, card, fx);
        }
    }
}

/// The cell of the first column for a new tile: the upper one, if it is free.
/// § OM-15.8
pub(super) fn entry(open: &Open, who: Who) -> Option<Lab> {
    [Lab::L1T, Lab::L1B].into_iter().find(|cell| open.base(who).tech_on(*cell).is_none())
}

/// The cheapest row that has a tile for him, the leftmost there.
/// § OM-15.8
pub(super) fn learn(game: &mut OnMars, who: Who, left: u8, fx: &mut Fx<Event>) {
    let (Some(cell), true) = (entry(&game.open, who), left > 0) else { return };
    let base = game.open.base(who);
    let grid = game.open.grid;
    let option = |place: usize| {
        let tech = grid[place].filter(|tech| base.lab[*tech].is_none())?;
        let price = data().board.grid[place];
        let goods: u8 = price.goods.as_slice().iter().sum::<u8>() + price.any;
        Some((tech, [i32::from(goods), place as i32 + 1]))
    };
    let scales = [Scale::least("price", "cheapest_row"), Scale::least("position", "leftmost")];
    let choice = Choice::new("OM-15.8", scales, (0..grid.0.len()).filter_map(option));
    let chosen =
        choice.take(game, who, fx, |seat, why| Event::RivalChoseTech { seat, chosen: why.chosen().copied(), why });
    let place = chosen.and_then(|tech| grid.0.iter().position(|other| *other == Some(tech)));
    if let Some(place) = place {
        push(&mut game.open, who, Task::Learn { left: left - 1, boosts: 0, must: false });
        lab::learned(&mut game.open, who, place as u8, cell, fx);
    }
}

/// Where a tile goes next: a free cell with a reward, else the upper one.
/// § OM-15.8
pub(super) fn next_cell(open: &Open, who: Who, from: Lab) -> Option<Lab> {
    let base = open.base(who);
    let free = from.facts().next.iter().copied().filter(|to| base.tech_on(*to).is_none());
    free.min_by_key(|to| (to.facts().reward.is_none(), to.index()))
}

/// How low a cell is within its column.
fn depth(cell: Lab) -> i32 {
    match cell.word().as_bytes().last() {
        Some(b'T') => 1,
        Some(b'M') => 2,
        _ => 3,
    }
}

/// First the most developed tile that can move, then the least developed; of equals the lower one.
/// § OM-15.8
pub(super) fn developable(open: &Open, who: Who, left: u8) -> Choice<Tech, 2> {
    let option = |tech: Tech| {
        let from = open.base(who).lab[tech]?;
        next_cell(open, who, from)?;
        Some((tech, [i32::from(from.level()), depth(from)]))
    };
    let level = match left % 2 {
        0 => Scale::most("level", "most_developed"),
        _ => Scale::least("level", "least_developed"),
    };
    let scales = [level, Scale::most("depth", "lower_tile")];
    Choice::new("OM-15.8", scales, Tech::ALL.into_iter().filter_map(option))
}

pub(super) fn develop(game: &mut OnMars, who: Who, left: u8, fx: &mut Fx<Event>) {
    if left == 0 {
        return;
    }
    let choice = developable(&game.open, who, left);
    let chosen = choice.take(game, who, fx, |seat, why| Event::RivalChoseDevelopment {
        seat,
        chosen: why.chosen().copied(),
        why,
    });
    let step = chosen.and_then(|tech| Some((tech, next_cell(&game.open, who, game.open.base(who).lab[tech]?)?)));
    if let Some((tech, to)) = step {
        push(&mut game.open, who, Task::Develop { left: left - 1, free: true, boost: false, must: false });
        lab::developed(&mut game.open, who, tech, to, fx);
    }
}

/// Somebody has used his tile: it moves on, if it can.
/// § OM-15.26
pub(super) fn develop_used(open: &mut Open, who: Who, tech: Tech, fx: &mut Fx<Event>) {
    let to = open.base(who).lab[tech].and_then(|from| next_cell(open, who, from));
    if let Some(to) = to {
        fx.tell(|| {
            let why = why(open, who, "OM-15.26", "tile_used").among(tech, []).chose(&tech);
            Event::RivalChoseDevelopment { seat: open.party(who), chosen: Some(tech), why }
        });
        lab::developed(open, who, tech, to, fx);
    }
}

/// What there is most of, of equals the leftmost, crystals first.
/// § OM-15.15
pub(super) fn stored(open: &Open, resources: bool) -> Choice<Good, 2> {
    let goods = Good::WAREHOUSE.into_iter().enumerate();
    let offered = goods.filter(|(_, good)| open.warehouse[*good] > 0 && !(resources && *good == Good::Crystal));
    let options = offered.map(|(place, good)| (good, [i32::from(open.warehouse[good]), place as i32 + 1]));
    Choice::new("OM-15.15", [Scale::most("in_stock", "most_in_stock"), Scale::least("position", "leftmost")], options)
}

/// Resources go to the supply.
/// § OM-15.15
pub(super) fn warehouse(game: &mut OnMars, who: Who, left: u8, resources: bool, fx: &mut Fx<Event>) {
    for _ in 0..left {
        let choice = stored(&game.open, resources);
        let Some(good) =
            choice.take(game, who, fx, |seat, why| Event::RivalChoseGood { seat, chosen: why.chosen().copied(), why })
        else {
            return;
        };
        game.open.warehouse[good] -= 1;
        let seat = game.open.party(who);
        fx.tell(|| Event::TakenFromWarehouse { seat, good });
        gains::gain(&mut game.open, who, good, 1, fx);
    }
}
