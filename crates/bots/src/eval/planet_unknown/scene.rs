//! One seat's boards, and how much of the game is left for them.

use game_core::{Game, Seat};
use planet_unknown::{Desk, PlanetUnknown, Room, Track};

use super::PlanetWeights;

/// Cells ahead of a tracker that are looked at.
pub(super) const CELLS: usize = 16;

/// The most comparisons that a seat takes part in: two neighbours and a card for all, or three and that card.
const DUELS: usize = 8;

/// What lies beyond a seat's own desk, and is the same whatever it does now.
#[derive(Clone, Copy)]
pub(super) struct Outside {
    /// Rounds that the others and the table leave.
    pub(super) rounds: f32,
    /// What the rival has of what each comparison is about.
    pub(super) rivals: [i32; DUELS],
}

impl Outside {
    pub(super) fn new(game: &PlanetUnknown, seat: Seat, rounds: f32) -> Self {
        let mut rivals = [0; DUELS];
        for (duel, place) in game.duels(seat).zip(&mut rivals) {
            *place = game.boards_of(duel.rival).standing(duel.card);
        }
        Outside { rounds, rivals }
    }
}

/// What a judge looks at: a desk as it is or as it might become.
pub(super) struct Scene<'a> {
    pub(super) game: &'a PlanetUnknown,
    pub(super) seat: Seat,
    pub(super) desk: &'a Desk,
    pub(super) room: &'a Room,
    pub(super) weights: &'a PlanetWeights,
    pub(super) outside: &'a Outside,
    /// Rounds that may be expected to come.
    pub(super) rounds: f32,
    /// The chance that a tracker takes so many more steps, from one.
    pub(super) chances: [f32; CELLS],
    /// The movement points that may be expected in later rounds.
    pub(super) movement: f32,
    /// What a movement point is worth: nothing when there is nothing to collect.
    pub(super) point: f32,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        game: &'a PlanetUnknown,
        seat: Seat,
        desk: &'a Desk,
        room: &'a Room,
        weights: &'a PlanetWeights,
        outside: &'a Outside,
    ) -> Self {
        let rounds = rounds(room, weights).min(outside.rounds);
        let chances = chances(weights.pace * rounds);
        let board = desk.board();
        // About every third tile brings a meteorite.
        let things = (board.lifepods | board.meteorites_lying()).len() as f32 + 0.3 * rounds;
        let rovers = if board.rovers.is_empty() { 0.3 } else { 1.0 };
        let point = weights.movement * rovers * (things / 4.0).min(1.0);
        let movement = movement(desk, &chances, weights.pace * rounds);
        Scene { game, seat, desk, room, weights, outside, rounds, chances, movement, point }
    }

    /// The part of a thing that pays round after round which is still to come.
    pub(super) fn share(&self, full: f32) -> f32 {
        (self.rounds / full).min(1.0)
    }
}

/// The movement points to come when so many steps are expected.
fn movement(desk: &Desk, chances: &[f32; CELLS], expected: f32) -> f32 {
    let board = desk.board();
    let (mut points, mut cells) = (0.0, 0.0);
    for (cell, chance) in board.ahead(Track::Rover).zip(chances) {
        points += f32::from(cell.moves) * chance;
        cells += 1.0;
    }
    points + (expected - cells).max(0.0) * f32::from(board.repeat())
}

/// Rounds before there is no room for tiles on a planet.
pub(super) fn rounds(room: &Room, weights: &PlanetWeights) -> f32 {
    let squares = room.by[1].len() as f32;
    ((squares - weights.waste) / weights.tile).max(0.3)
}

/// Rounds that the others and the table leave.
pub(super) fn rounds_of_others(game: &PlanetUnknown, seat: Seat, weights: &PlanetWeights) -> f32 {
    let shapes = game.shapes_left();
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    others.map(|other| rounds(&game.open_board(other).room(shapes), weights)).fold(rounds_of_table(game), f32::min)
}

/// Rounds that the station and the events leave.
pub(super) fn rounds_of_table(game: &PlanetUnknown) -> f32 {
    let table = game.table();
    if table.ending {
        return 0.0;
    }
    // In a round each seat takes a tile from one of six depots.
    let tiles = f32::from(game.scarcest_depot()) * 6.0 / f32::from(game.seats());
    let events = if table.mix.is_some() { f32::from(table.events_left) } else { f32::MAX };
    tiles.min(events)
}

/// How likely so many steps are when so many are expected. Rational, since powers and exponents are not the same on
/// every machine.
fn chances(expected: f32) -> [f32; CELLS] {
    std::array::from_fn(|i| {
        let over = (i + 1) as f32 / (expected + 0.2);
        1.0 / (1.0 + over * over * over)
    })
}
