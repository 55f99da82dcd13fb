//! What scenarios set up.

use game_core::{Fx, List};
use game_testkit::facts::{Said, put};

use super::{cards, plain};
use crate::base::Base;
use crate::pieces::{Building, Cell, CellSet, Find, LssTile, Main, Mission, Side, Tile, Who};
use crate::rules::{contracts, effects, push, turn};
use crate::setup::{all, face_down};
use crate::state::{Lying, MissionState, OnMars, Phase};
use crate::tasks::{Task, Turn};

/// Who a line speaks of: a player, or Lacerda.
pub(super) fn who(game: &OnMars, said: &Said<'_>) -> Result<Who, String> {
    let word = said.word("who");
    if word == "Lacerda" {
        let rival = game.open.parties().find(|who| game.open.is_rival(*who));
        return rival.ok_or_else(|| "Lacerda does not play here.".to_owned());
    }
    said.names.expect_seat(word).map(Who::from)
}

pub(super) fn base<'a>(game: &'a mut OnMars, said: &Said<'_>) -> Result<&'a mut Base, String> {
    let who = who(game, said)?;
    Ok(game.open.base_mut(who))
}

/// Something that may be `none`.
pub(super) fn maybe<T: std::str::FromStr<Err = String>>(word: &str) -> Result<Option<T>, String> {
    if word == "none" { Ok(None) } else { word.parse().map(Some) }
}

/// A place that is counted from 1.
pub(super) fn place(said: &Said<'_>, places: usize) -> Result<usize, String> {
    let place = said.number::<usize>("place")?.wrapping_sub(1);
    if place < places { Ok(place) } else { Err(format!("Places are 1 to {places}.")) }
}

/// What was not said follows from the rest.
pub(super) fn complete(game: &mut OnMars) -> Result<(), String> {
    for who in game.open.parties().filter(|who| !game.open.is_rival(*who)).collect::<Vec<_>>() {
        let away = game.away(who);
        let base = game.open.base_mut(who);
        let used = away.saturating_add(base.quarters).saturating_add(base.working);
        base.beside = OnMars::crew().checked_sub(used).ok_or("A company has twelve colonists.")?;
        base.spare_bots = 4 - base.bots.len() as u8;
        if base.quarters > base.room() {
            return Err(format!("The living quarters have {} places.", base.room()));
        }
    }
    for who in game.open.parties().collect::<Vec<_>>() {
        let base = game.open.base_mut(who);
        base.markers = 8 - base.blueprints.len() as u8;
        base.advanced = base.blueprints.iter().filter_map(|owned| owned.built).collect();
    }
    let fx = Fx::<()>::silent();
    for seat in game_core::Seat::all(game.open.seats) {
        let hand = *game.hands[seat].inside(&fx);
        let base = game.open.base_mut(seat);
        (base.goals, base.b_cards, base.a_card) = (hand.goals.len() as u8, hand.b.len() as u8, hand.a.is_some());
    }
    for who in game.open.parties().collect::<Vec<_>>() {
        for contract in game.open.base(who).contracts {
            if contracts::holds(&game.open, who, contract) {
                game.open.completed.insert(contract);
            }
        }
    }
    Ok(())
}

pub(super) fn plain_table(game: &mut OnMars, _: &Said<'_>) -> Result<(), String> {
    plain::plain(game);
    complete(game)
}

/// Turn order spaces are chosen from this player on.
pub(super) fn first(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let first = said.seat()?;
    let open = &mut game.open;
    (open.first, open.active) = (first, first.into());
    (open.phase, open.round, open.turn) = (Phase::Setup, 0, Turn::default());
    open.tasks.clear();
    push(open, Who(0), Task::Begin);
    push(open, Who(u8::MAX), Task::PickShuttle);
    let order: Vec<game_core::Seat> = first.clockwise(open.seats).collect();
    for seat in order.into_iter().rev() {
        open.base_mut(seat).space = None;
        push(open, seat.into(), Task::PickSpace);
    }
    Ok(())
}

/// The spaces that the tiles of First Colonists give, by seat: their benefits come first.
pub(super) fn dealt(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let spaces: Vec<crate::pieces::Space> = said.all("space")?;
    let open = &mut game.open;
    if spaces.len() != usize::from(open.seats) || open.seats < 2 {
        return Err("Every seat needs a space.".to_owned());
    }
    (open.phase, open.round, open.turn) = (Phase::Setup, 0, Turn::default());
    open.tasks.clear();
    push(open, Who(0), Task::Begin);
    push(open, Who(u8::MAX), Task::PickShuttle);
    for (seat, space) in game_core::Seat::all(open.seats).zip(spaces) {
        open.base_mut(seat).space = Some(space);
    }
    for who in open.in_order().as_slice().iter().rev() {
        if let Some(space) = open.base(*who).space {
            effects::benefit(open, *who, space, &mut Fx::silent());
        }
    }
    turn::proceed(game, &mut Fx::silent());
    Ok(())
}

/// All buildings of a type; the tiles come from its stack, the top one stays.
pub(super) fn buildings(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let building: Building = said.get("building")?;
    let cells: CellSet = said.all::<Cell>("cell")?.into_iter().collect();
    let place = building.index();
    let built = cells.len() as usize;
    if building == Building::Shelter || !(1..=7).contains(&built) {
        return Err("Of each common type one to seven buildings stand on Mars.".to_owned());
    }
    let mut tiles: Vec<Tile> = all();
    tiles.retain(|tile| tile.building().index() == place);
    let top = game.open.tops[place].or(tiles.first().copied());
    tiles.retain(|tile| Some(*tile) != top);
    let under = 6usize.saturating_sub(built);
    let used: Vec<Tile> = tiles.split_off(under);
    tiles.iter().for_each(|tile| game.open.turned.remove(*tile));
    used.into_iter().for_each(|tile| game.open.turned.insert(tile));
    game.open.tops[place] = top.filter(|_| built < 7);
    game.stacks[place] = face_down(tiles);
    game.open.buildings[building] = cells;
    clear_cells(game, cells);
    Ok(())
}

/// What lay where something else is put.
fn clear_cells(game: &mut OnMars, cells: CellSet) {
    game.open.crystals = game.open.crystals & !cells;
    for cell in cells {
        take_find(game, cell);
    }
}

fn take_find(game: &mut OnMars, cell: Cell) {
    while let Some(place) = game.open.finds.iter().position(|lying| lying.cell == cell) {
        if let Find::Discovery(discovery) = game.open.finds.remove(place).find {
            game.open.destroyed.insert(discovery);
        }
    }
}

pub(super) fn find(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (cell, word) = (said.get::<Cell>("cell")?, said.word("find"));
    take_find(game, cell);
    let find = match word {
        "none" => return Ok(()),
        _ => super::expect::find(word)?,
    };
    if let Find::Discovery(discovery) = find {
        cards::take_discovery(game, discovery);
    }
    if game.open.finds.len() >= 27 {
        return Err("There are no more tiles.".to_owned());
    }
    game.open.finds.push(Lying { cell, find });
    Ok(())
}

/// `MI2:3 MI5:0 MI9:2`: the missions and the steps that each still needs.
pub(super) fn missions(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let words = said.words("mission");
    if words.len() != 3 {
        return Err("Three missions are needed: `MI2:3 MI5:0 MI9:2`.".to_owned());
    }
    for (place, word) in words.iter().enumerate() {
        let (mission, left) = word.split_once(':').ok_or("A mission is written with its steps: `MI2:3`.")?;
        let (mission, left) = (mission.parse::<Mission>()?, game_testkit::facts::number(left)?);
        game.open.missions[place] = MissionState { mission, left };
    }
    Ok(())
}

pub(super) fn lss(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let rows: Vec<u8> = said.all("row")?;
    let rows: [u8; 4] = rows.try_into().map_err(|_| "Four rows are needed, from the generator on.")?;
    if rows.iter().any(|row| !(1..=5).contains(row)) {
        return Err("Rows are 1 to 5.".to_owned());
    }
    put(&mut game.open.lss.0, rows)
}

pub(super) fn lss_tiles(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let tiles: Vec<LssTile> = said.all("tile")?;
    put(&mut game.open.lss_tiles.0, tiles.try_into().map_err(|_| "Four tiles are needed.")?)
}

pub(super) fn level(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let level: u8 = said.number("number")?;
    if !(1..=5).contains(&level) {
        return Err("Levels are 1 to 5.".to_owned());
    }
    put(&mut game.open.level, level)
}

pub(super) fn shuttle(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (side, space): (Side, u8) = (said.get("side")?, said.number("space")?);
    if !(1..=3).contains(&space) {
        return Err("The shuttle has three spaces on each side.".to_owned());
    }
    (game.open.shuttle, game.open.shuttle_space) = (side, space);
    Ok(())
}

pub(super) fn bots(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let cells: Vec<Cell> = said.all("cell")?;
    if cells.len() > 4 {
        return Err("A company has four bots.".to_owned());
    }
    put(&mut base(game, said)?.bots, cells.into_iter().collect::<List<Cell, 4>>())
}

pub(super) fn shelters(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let cells: CellSet = said.all::<Cell>("cell")?.into_iter().collect();
    if !(1..=5).contains(&cells.len()) {
        return Err("A company has one to five shelters on Mars.".to_owned());
    }
    base(game, said)?.shelters = cells;
    clear_cells(game, cells);
    Ok(())
}

pub(super) fn posts(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (who, main): (Who, Main) = (who(game, said)?, said.get("main")?);
    let count: u8 = said.number("number")?;
    if !main.needs_colonist() || count > 3 {
        return Err("No such colonists can stand there.".to_owned());
    }
    put(&mut game.open.posts[main][who.index()], count)
}
