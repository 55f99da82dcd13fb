//! A table without chance, for scenarios to change.

use game_core::{Deck, List, Row, Seat, SeatSet, Secret};

use crate::data::data;
use crate::pieces::{
    ACard, BCard, Blueprint, Building, CellSet, Discovery, Find, Goal, Good, LssTile, Mission, Research, Side,
    SoloCard, Space, Tech, Tile,
};
use crate::setup::{all, face_down};
use crate::state::{Hand, Lying, MissionState, OnMars, Phase};
use crate::tasks::Turn;

/// The plain table. The generator stands north of the mine (G3), the greenhouse south (G7), the water extractor west
/// (E5), the oxygen condenser east (I5); research tiles RA to RD lie from the northwest corner clockwise; shelters stand
/// on the first start cells in seat order, and all markers in the colony from space 5 on. Blueprints with odd numbers
/// are face up, all decks lie in order of number, and missions and LSS tiles are such as bring nothing by themselves.
pub(super) fn plain(game: &mut OnMars) {
    lay_map(game);
    lay_piles(game);
    let open = &mut game.open;
    let parties = open.bases.len();
    let missions: [u8; 3] = if open.options.first_colonists { [1, 7, 0] } else { [0, 3, 8] };
    for (place, number) in missions.into_iter().enumerate() {
        let mission = Mission(number);
        open.missions[place] = MissionState { mission, left: mission.facts().required[parties - 2] };
    }
    open.lss_tiles = Row([1, 2, 5, 3].map(LssTile));
    open.phase = Phase::Colonization;
    open.round = 1;
    open.turn = Turn::default();
    open.tasks.clear();
    (open.shuttle, open.shuttle_space) = (Side::Orbit, 1);
    for who in open.parties() {
        let rival = open.is_rival(who);
        let base = open.base_mut(who);
        base.space = Some(Space(4 + who.0));
        base.stock = data().start;
        if rival {
            Good::RESOURCES.into_iter().for_each(|good| base.stock[good] = 0);
        }
        base.waiting = 0;
        (base.quarters, base.working) = (data().start_colonists, 0);
    }
    for seat in Seat::all(open.seats) {
        let goals = (0..3).map(|place| Goal(3 * seat.0 + place)).collect();
        let a = Some(ACard(seat.0)).filter(|_| game.open.options.first_colonists);
        game.hands[seat] = Secret::new(Hand { goals, a, ..Hand::default() }, SeatSet::one(seat));
    }
}

fn lay_map(game: &mut OnMars) {
    let (open, map) = (&mut game.open, &data().map);
    open.buildings = crate::pieces::PerBuilding::default();
    open.buildings[Building::Mine].insert(map.mine);
    let types = [Building::Generator, Building::Greenhouse, Building::WaterExtractor, Building::OxygenCondenser];
    for (building, cell) in types.into_iter().zip(map.lss) {
        open.buildings[building].insert(cell);
    }
    open.finds = List::new();
    for (research, cells) in Research::ALL.into_iter().zip(map.research) {
        cells.into_iter().for_each(|cell| open.finds.push(Lying { cell, find: Find::Research(research) }));
    }
    open.crystals = CellSet::EMPTY;
    let starts = &map.shelters[open.bases.len() - 2];
    for who in open.parties() {
        let (cell, rival) = (starts[who.index()], open.is_rival(who));
        let base = open.base_mut(who);
        base.shelters = CellSet::one(cell);
        base.bots = List::new();
        base.rover = None;
        if !rival {
            base.bots.push(cell);
        }
    }
}

fn lay_piles(game: &mut OnMars) {
    let open = &mut game.open;
    for (place, stack) in game.stacks.iter_mut().enumerate() {
        let mut tiles: Vec<Tile> = all();
        tiles.retain(|tile| tile.building().index() == place);
        open.tops[place] = tiles.first().copied();
        *stack = face_down(tiles.split_off(1));
    }
    open.turned = game_core::IdSet::EMPTY;
    let cards: Vec<Blueprint> = all();
    let (odd, even): (Vec<Blueprint>, Vec<Blueprint>) =
        cards.iter().copied().filter(|card| card.facts().level == 1).partition(|card| card.0 % 2 == 0);
    let high = cards.into_iter().filter(|card| card.facts().level > 1);
    open.display = Row::default();
    for (place, card) in odd.into_iter().enumerate() {
        open.display[place] = Some(card);
    }
    game.blueprints = face_down(even.into_iter().chain(high).collect());
    open.grid = Row(Tech::GRID.map(Some));
    if !game.techs.is_empty() {
        game.techs = face_down(Tech::GRID.to_vec());
    }
    let mut tiles: Vec<Discovery> = all();
    open.exploration = Row([13, 14].map(|number| Some(Discovery(number))));
    tiles.retain(|tile| !open.exploration.0.contains(&Some(*tile)));
    game.discoveries = face_down(tiles);
    if !game.b_deck.is_empty() {
        game.b_deck = face_down(all::<BCard>());
    }
    game.solo_deck = if open.seats == 1 { face_down(all::<SoloCard>()) } else { Deck::default() };
}
