//! The final phase, and who has won.

use game_core::{Fx, IdSet, List, Outcome, PerSeat, Seat, SoloResult};

use crate::events::Event;
use crate::geometry::Squares;
use crate::rules::round::begin;
use crate::rules::tracks::refresh_techs;
use crate::scoring;
use crate::state::{Part, PlanetUnknown};

/// Reveals civ cards; stored patches, technologies and advances of the end follow. It is no round: what works once a
/// round and changes a gain works once more.
/// § PU-9.1 PU-9.7
pub(crate) fn begin_final(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    game.table.part = Part::Final;
    let table = game.table;
    for seat in Seat::all(game.table.seats) {
        let civs = game.desks.lay_open(seat, fx).hand.civs;
        let board = &mut game.boards[seat];
        board.revealed = civs;
        (board.moves, board.gained) = (0, false);
        board.used_round = 0;
        refresh_techs(&table, board);
        if !civs.is_empty() {
            fx.tell(|| Event::CivsRevealed { seat, cards: civs.iter().collect() });
        }
    }
    begin(game, Part::Final, None);
}

/// Takes rovers and lifepods off the planets and counts the medals.
/// § PU-9.3 PU-9.4 PU-9.8
pub(crate) fn count(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    for seat in Seat::all(game.table.seats) {
        let hand = game.desks.lay_open(seat, fx).hand;
        let board = &mut game.boards[seat];
        board.pods_lost += board.lifepods.len() as u8;
        board.lifepods = Squares::NONE;
        board.rovers = List::new();
        board.objectives = hand.objectives;
        board.revealed = hand.civs;
        game.table.private[seat] = hand.objectives.len() as u8;
        let objectives = hand.objectives;
        if objectives != IdSet::EMPTY {
            fx.tell(|| Event::ObjectivesRevealed { seat, objectives: objectives.iter().collect() });
        }
    }
    begin(game, Part::Over, None);
    let totals: PerSeat<i32> = PerSeat::new(game.table.seats, |seat| scoring::total(game, seat));
    let outcome = match game.table.target() {
        Some(target) => solo(totals[Seat(0)], target),
        None => ranks(game, &totals),
    };
    game.table.outcome = Some(outcome);
    for (seat, medals) in totals.iter() {
        fx.tell(|| Event::MedalsCounted { seat, medals: *medals });
    }
    if let Some(target) = game.table.target() {
        let step = result_step(totals[Seat(0)] - target);
        fx.tell(|| Event::SoloEnded { medals: totals[Seat(0)], target, result: format!("solo_{step}") });
    }
}

/// Most medals; then fewest empty squares, then fewest meteorites; then the victory is shared.
/// § PU-9.5
fn ranks(game: &PlanetUnknown, totals: &PerSeat<i32>) -> Outcome {
    let merit = |seat: Seat| {
        let board = &game.boards[seat];
        (totals[seat], -(scoring::empty_squares(board) as i32), -(board.meteorites.len() as i32))
    };
    Outcome::ranked(game.table.seats, merit, &[])
}

/// The target must be reached.
/// § PU-13.5
fn solo(total: i32, target: i32) -> Outcome {
    let margin = total - target;
    Outcome::Solo { result: if margin >= 0 { SoloResult::Won } else { SoloResult::Lost }, margin }
}

/// What a game alone came to, from 1 for the lowest of the seven steps.
/// § PU-13.5
pub(crate) fn rank(outcome: Outcome) -> Option<u8> {
    let Outcome::Solo { margin, .. } = outcome else { return None };
    Some((result_step(margin) / 5 + 4) as u8)
}

/// The difference rounded down to a step of five, within fifteen.
/// § PU-13.5
pub(crate) fn result_step(margin: i32) -> i32 {
    (margin.div_euclid(5) * 5).clamp(-15, 15)
}
