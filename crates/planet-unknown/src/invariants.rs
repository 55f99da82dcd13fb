//! Invariants: no piece is lost, and what is derived agrees with what it derives from.

use game_core::{Fx, IdSet, Seat};

use crate::board::{Board, Facts};
use crate::data::Tech;
use crate::events::Event;
use crate::geometry::Squares;
use crate::pieces::{Civ, Objective, Ring};
use crate::rules::{items, tracks};
use crate::state::{PlanetUnknown, SECTORS};

/// Panics when an invariant is broken.
pub(crate) fn assert_sound(game: &PlanetUnknown) {
    let table = &game.table;
    assert_eq!(table.outcome.is_some(), game.open_seats().is_empty(), "the end and the desks disagree");
    for seat in Seat::all(table.seats) {
        assert_board(&game.boards[seat]);
        assert_board(&game.desk(seat).board);
        let desk = game.desk(seat);
        let fits = desk.done || table.active.is_none_or(|active| active == seat);
        assert!(fits, "{seat} is asked out of turn");
        assert!(!(desk.done && desk.items.any(|_| true)), "{seat} has finished with something pending");
        let _ = items::closes_itself(table, desk);
    }
    assert_tiles(game);
    assert_cards(game);
}

fn assert_board(board: &Board) {
    let again = Board::from(Facts::from(*board));
    assert_eq!(again.ground, board.ground, "what lies on the planet");
    let world = board.world();
    let ground = &board.ground;
    assert!(ground.covered.within(world.grid), "something lies beside the planet");
    let together = ground.terrain.iter().map(|squares| squares.len()).sum::<u32>();
    assert_eq!(together, ground.covered.len(), "every covered square has one terrain");
    assert!(board.meteorites.within(ground.covered), "a meteorite lies on no tile");
    assert!(!board.meteorites.meets(board.patches), "a meteorite lies on a patch");
    assert!(!board.lifepods.meets(ground.covered), "a lifepod lies under a tile");
    assert_eq!(board.rover_squares().len() as usize, board.rovers.len(), "two rovers on one square");
    assert!(board.rover_squares().within(world.grid), "a rover beside the planet");
    let pods = board.lifepods.len() as u8 + board.pods_collected() + board.pods_lost;
    assert!(pods <= world.lifepods.len() as u8, "more lifepods than there were");
    let mut cells = board.trackers.to_vec();
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), board.trackers.len(), "two trackers on one cell");
    for cell in board.trackers {
        assert!(board.firm().cell(cell).exists, "a tracker stands on {cell}");
        assert!(!board.pod_on(cell), "a tracker stands on a lifepod");
    }
    assert_eq!(board.techs & !tracks::attained(board), 0, "a technology works that is not open");
    assert!(!board.has(Tech::NoMeteors) || board.firm().techs.contains(&Tech::NoMeteors), "a technology of another");
}

fn assert_tiles(game: &PlanetUnknown) {
    let fx = Fx::<Event>::silent();
    let mut seen = [false; 144];
    for sector in 0..SECTORS {
        for ring in Ring::ALL {
            let top = game.table.tops[sector][ring.index()];
            let left = game.table.left[sector][ring.index()];
            let deck = &game.depots[sector][ring.index()];
            assert_eq!(usize::from(left), deck.len() + usize::from(top.is_some()), "tiles in a compartment");
            for tile in deck.inside(&fx).chain(top) {
                assert!(!std::mem::replace(&mut seen[usize::from(tile.0)], true), "{tile} lies in the station twice");
            }
        }
    }
    for seat in Seat::all(game.table.seats) {
        let desk = game.desk(seat);
        let mut on_planet = Squares::NONE;
        let last = desk.taken.map(|ring| game.table.offers(seat)[ring.index()]);
        for laying in &desk.board.tiles {
            assert!(!on_planet.meets(laying.squares()), "tiles overlap");
            on_planet |= laying.squares();
            let here = std::mem::replace(&mut seen[usize::from(laying.tile.0)], true);
            assert!(!here || last == Some(Some(laying.tile)), "{} exists twice", laying.tile);
        }
    }
}

fn assert_cards(game: &PlanetUnknown) {
    let fx = Fx::<Event>::silent();
    let mut civs = IdSet::<Civ>::EMPTY;
    let mut add = |card: Civ| {
        assert!(!civs.contains(card), "{card} exists twice");
        civs.insert(card);
    };
    for level in 0..4 {
        assert_eq!(game.civs[level].len(), usize::from(game.table.civs[level]), "cards of a civ stack");
        assert_eq!(game.unused[level].len(), usize::from(game.table.unused[level]), "civ cards out of play");
        game.civs[level].inside(&fx).chain(game.unused[level].inside(&fx)).for_each(&mut add);
    }
    let mut objectives = IdSet::<Objective>::EMPTY;
    let mut put = |card: Objective| {
        assert!(!objectives.contains(card), "{card} exists twice");
        objectives.insert(card);
    };
    for seat in Seat::all(game.table.seats) {
        let desk = game.desk(seat);
        desk.hand.civs.iter().chain(desk.board.resolved.iter()).for_each(&mut add);
        desk.hand.objectives.iter().chain(desk.hand.returned.iter()).chain(desk.drawn.iter()).for_each(&mut put);
        let levels: [u8; 4] = std::array::from_fn(|level| {
            desk.hand.civs.iter().filter(|card| usize::from(card.facts().level) == level + 1).count() as u8
        });
        assert_eq!(levels, desk.board.kept, "civ cards kept by {seat}");
        desk.offered.into_iter().for_each(&mut put);
    }
    game.objectives.inside(&fx).for_each(&mut put);
    game.table.neighbours.iter().copied().for_each(&mut put);
    assert_eq!(game.events.len(), usize::from(game.table.events_left), "cards of the event deck");
}
