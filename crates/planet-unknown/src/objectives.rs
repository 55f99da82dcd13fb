//! Objectives: what is compared, and what is asked.

use game_core::{List, Seat, SeatSet};

use crate::board::Board;
use crate::data::{Best, Metric, Test};
use crate::geometry::{SIDE, Square, Squares};
use crate::pieces::{Objective, Terrain, Track};
use crate::rules::tracks::at_maximum;
use crate::sight::{Share, Standing};
use crate::state::Table;

/// What a player has of what neighbours compare.
/// § PU-10.10 PU-10.11 PU-10.12
pub(crate) fn measure(board: &Board, metric: Metric) -> i32 {
    let stations = |terrain: Terrain| board.ground.stations & board.ground.terrain[terrain.index()];
    match metric {
        Metric::StationsOnPerimeter { terrain } => (stations(terrain) & board.world().perimeter).len() as i32,
        Metric::LargestArea { terrain } => areas(board, terrain).map(|area| area.len() as i32).max().unwrap_or(0),
        Metric::AreaCount { terrain } => areas(board, terrain).count() as i32,
        Metric::StationCount { terrain } => stations(terrain).len() as i32,
        Metric::TracksAtMaximum => Track::ALL.into_iter().filter(|track| at_maximum(board, *track)).count() as i32,
        Metric::MeteoritesCollected => i32::from(board.meteors),
        Metric::LifepodsCollected => i32::from(board.pods_collected()),
    }
}

/// The areas of a terrain.
pub(crate) fn areas(board: &Board, terrain: Terrain) -> impl Iterator<Item = Squares> {
    let mut left = board.terrain(terrain);
    std::iter::from_fn(move || {
        let area = Squares::one(left.first()?).flood(left);
        left &= !area;
        Some(area)
    })
}

/// Whether a private objective is fulfilled.
/// § PU-10.9 PU-10.13
pub(crate) fn fulfils(board: &Board, test: Test) -> bool {
    let stations = |terrain: Terrain| board.ground.stations & board.ground.terrain[terrain.index()];
    let uncovered = board.world().grid & !board.ground.covered;
    match test {
        Test::Rectangle { terrain, value: [a, b] } => {
            let squares = board.terrain(terrain);
            has_block(squares, a, b) || has_block(squares, b, a)
        }
        Test::AreaWithStations { terrain, value } => {
            areas(board, terrain).any(|area| (area & stations(terrain)).len() >= value)
        }
        Test::TrackAtMaximum { terrain } => at_maximum(board, terrain),
        Test::StationsAtMost { terrain, value } => stations(terrain).len() <= value,
        Test::MeteoritesAtLeast { value } => board.meteors >= value,
        Test::MoreLifepodsThanMeteorites => board.pods_collected() > board.meteors,
        Test::AllIceCovered => !uncovered.meets(board.world().ice),
        Test::AllLandCovered => uncovered.within(board.world().ice | board.world().currents()),
    }
}

/// Whether a block of so many columns and rows lies in the set.
fn has_block(squares: Squares, columns: u8, rows: u8) -> bool {
    let mut origins = squares;
    for y in 0..rows {
        for x in 0..columns {
            origins &= squares.back(Square::new(x, y).bit());
        }
    }
    debug_assert!(columns < SIDE && rows < SIDE, "a block smaller than the board");
    !origins.is_empty()
}

/// Medals for the objectives a player shares with others, and how many they have won or tied.
/// § PU-10.9 PU-2.6 PU-11.11
pub(crate) fn neighbour_medals(table: &Table, boards: &dyn Fn(Seat) -> Board, seat: Seat) -> (i32, i32) {
    let mut scored = (0, 0);
    for (card, sharers) in shared(table).filter(|(_, sharers)| sharers.contains(seat)) {
        let asks = card.facts().neighbour;
        let leaders = standing(card, sharers, boards).leaders;
        if leaders.contains(seat) {
            scored.0 += 1;
            scored.1 += if leaders.len() == 1 { asks.medals } else { asks.tie };
        }
    }
    scored
}

/// The objectives that several share, with those who do: cards between neighbours, and the one for everybody.
/// § PU-2.6 PU-11.11
pub(crate) fn shared(table: &Table) -> impl Iterator<Item = (Objective, SeatSet)> + '_ {
    let pair = |place: usize| {
        let (one, other) = between(table, place);
        [one, other].into_iter().collect()
    };
    let cards = table.neighbours.iter().enumerate().map(move |(place, card)| (*card, pair(place)));
    cards.chain(table.shared.map(|card| (card, Seat::all(table.seats).collect())))
}

/// How those who share an objective stand in it.
/// § PU-10.9
pub(crate) fn standing(card: Objective, sharers: SeatSet, boards: &dyn Fn(Seat) -> Board) -> Standing {
    let asks = card.facts().neighbour;
    let share = |seat: Seat| Share { seat, value: measure(&boards(seat), asks.asks) };
    let shares: List<Share, 6> = sharers.iter().map(share).collect();
    let best = shares.iter().map(|share| worth(asks.best, share.value)).max();
    let leads = |share: &&Share| Some(worth(asks.best, share.value)) == best;
    Standing { card, shares, leaders: shares.iter().filter(leads).map(|share| share.seat).collect() }
}

/// Between which two players a neighbour card lies: each with the next clockwise; with two all lie between them.
/// § PU-2.6
pub(crate) fn between(table: &Table, place: usize) -> (Seat, Seat) {
    let one = Seat(if table.seats > 2 { place as u8 } else { 0 });
    (one, one.next(table.seats))
}

/// What a count is good for where the most or the fewest win: more is better.
pub(crate) fn worth(best: Best, value: i32) -> i32 {
    if best == Best::Max { value } else { -value }
}
