//! Opening desks for a part, and laying them open when all have finished.

use game_core::{Fx, Seat, SeatSet};

use crate::board::Board;
use crate::data::{Special, Tech};
use crate::desk::{Desk, Hand, Item};
use crate::events::{Event, Moved};
use crate::geometry::Square;
use crate::options::Picked;
use crate::pieces::{Terrain, Track};
use crate::rules::{civs, items, pods};
use crate::state::{Part, PlanetUnknown, Table};

/// Gives each seat what it has to decide in the present part.
pub(crate) fn open_desks(game: &mut PlanetUnknown) {
    let PlanetUnknown { table, boards, desks, .. } = game;
    for seat in Seat::all(table.seats) {
        desks.change(seat, |desk| *desk = desk_for(table, &boards[seat], desk.hand, seat));
    }
}

/// A seat's desk as the present part begins: a function of what lies open and of one's own hand.
/// § PU-3.1
pub(crate) fn desk_for(table: &Table, board: &Board, hand: Hand, seat: Seat) -> Desk {
    let mut desk = Desk { board: *board, hand, ..Desk::default() };
    if table.active.is_none_or(|active| active == seat) {
        fill(table, &mut desk, seat);
    }
    desk.done = desk.items.is_empty();
    desk
}

fn fill(table: &Table, desk: &mut Desk, seat: Seat) {
    match table.part {
        Part::Draft => {
            let (planet, corporation) = table.options.picks(seat);
            if planet == Picked::Chosen {
                desk.items.gain(Item::Planet);
            }
            if corporation == Picked::Chosen {
                desk.items.gain(Item::Corporation);
            }
        }
        Part::Setup => {
            if !desk.hand.objectives.is_empty() {
                desk.items.gain(Item::Discard);
            }
            if desk.board.is(Special::FluxTrack) {
                desk.items.gain(Item::Flux { first: true });
            }
        }
        Part::Rotate => desk.items.gain(Item::Rotate),
        Part::Event => items::open_event(table, desk, seat),
        Part::Turn => {
            desk.items.gain(Item::Place);
            pods::unlocked(desk);
            (0..std::mem::take(&mut desk.board.waiting)).for_each(|_| desk.items.gain(Item::Rover));
            (0..std::mem::take(&mut desk.board.extra)).for_each(|_| desk.items.gain(Item::ExtraRover));
        }
        Part::EventCivs | Part::Civs | Part::FinalCivs => {
            for owed in &std::mem::take(&mut desk.board.owed) {
                desk.items.gain(Item::Civ { level: owed.level, up: owed.up });
            }
        }
        Part::Final => {
            civs::cards_of_the_end(table, desk);
            if desk.board.stored > 0 {
                desk.items.gain(Item::Stored);
            }
            for card in desk.board.revealed {
                civs::resolve_at_the_end(desk, card);
            }
        }
        Part::Over => {}
    }
}

/// Takes over what each seat did and tells it to all. That can be taken back only where nobody learns anything by it:
/// alone, and where one player decides before all eyes.
/// § PU-1.5 PU-1.6
pub(crate) fn lay_open(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    let table = &game.table;
    if !table.solo() && !matches!(table.part, Part::Draft | Part::Rotate) {
        fx.stop_undo(SeatSet::ALL);
    }
    // Where one player decides, the others' boards are as they lie open.
    let active = game.table.active;
    for seat in Seat::all(game.table.seats).filter(|seat| active.is_none_or(|active| active == *seat)) {
        let desk = *game.desks.lay_open(seat, fx);
        if let Some(objective) = desk.offered {
            game.table.shared = Some(objective);
            fx.tell(|| Event::ObjectiveShared { seat, objective });
        }
        game.table.private[seat] = desk.hand.objectives.len() as u8;
        tell(&game.boards[seat], &desk.board, seat, fx);
        game.boards[seat] = desk.board;
        settle(game, seat, fx);
    }
}

/// Puts the next tile of the compartment on top of what was taken.
/// § PU-1.5 PU-10.2
pub(crate) fn settle(game: &mut PlanetUnknown, seat: Seat, fx: &mut Fx<Event>) {
    let Some(ring) = game.desks.acts(seat, fx).taken.take() else { return };
    let (sector, ring) = (game.table.sector(seat), ring.index());
    game.table.tops[sector][ring] = game.depots[sector][ring].draw(fx, seat);
    game.table.left[sector][ring] -= 1;
    fx.stop_undo(SeatSet::ALL);
}

/// What changed on a player's boards.
pub(crate) fn tell(before: &Board, after: &Board, seat: Seat, fx: &mut Fx<Event>) {
    for laying in &after.tiles.as_slice()[before.tiles.len()..] {
        fx.tell(|| Event::TilePlaced { seat, tile: laying.tile, way: laying.way, at: laying.at });
    }
    if let Some(tile) = after.aside.filter(|_| after.stuck && !before.stuck) {
        fx.tell(|| Event::TileSetAside { seat, tile });
    }
    let patches = after.patches & !before.patches;
    if !patches.is_empty() {
        fx.tell(|| Event::PatchesPlaced { seat, squares: patches.iter().collect() });
    }
    if after.trackers != before.trackers {
        let moved = |track: &Track| after.tracker(*track) != before.tracker(*track);
        fx.tell(|| Event::TrackersMoved {
            seat,
            trackers: Track::ALL.into_iter().filter(moved).map(|track| at(track, after)).collect(),
        });
    }
    let (was, is): (Vec<Square>, Vec<Square>) =
        (before.rovers.iter().map(|r| r.at).collect(), after.rovers.iter().map(|r| r.at).collect());
    if was != is {
        fx.tell(|| Event::RoversMoved { seat, squares: is });
    }
    let (lifepods, meteorites) =
        (after.pods_collected().saturating_sub(before.pods_collected()), after.meteors.saturating_sub(before.meteors));
    if lifepods + meteorites > 0 {
        fx.tell(|| Event::Collected { seat, lifepods, meteorites });
    }
    if let Some(track) = after.flux.filter(|track| before.flux != Some(*track)) {
        fx.tell(|| Event::FluxMoved { seat, track });
    }
}

fn at(track: Track, board: &Board) -> Moved {
    let cell = board.tracker(track);
    Moved { track, on: Some(cell.track).filter(|on| *on != track), row: cell.row }
}

/// Movement points that technologies give when a round begins.
/// § PU-11.7 PU-11.9 PU-11.16
pub(crate) fn round_start_moves(board: &Board) -> u8 {
    let standing = |terrain: Terrain| (board.rover_squares() & board.terrain(terrain)).len() as u8;
    let flux = match board.flux {
        Some(track) if board.has(Tech::FluxMoves) => 2 * standing(track.terrain()),
        _ => 0,
    };
    let loads = if board.has(Tech::CarryMoves) { board.rovers.iter().filter(|rover| rover.load).count() } else { 0 };
    let water = if board.has(Tech::WaterMoves) { standing(Terrain::Water) } else { 0 };
    flux + loads as u8 + water
}
