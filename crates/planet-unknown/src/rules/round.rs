//! How the parts of a round follow each other.

use game_core::{Fx, Seat};

use crate::board::Board;
use crate::events::Event;
use crate::options::Picked;
use crate::rules::open::{lay_open, open_desks, round_start_moves};
use crate::rules::tracks::refresh_techs;
use crate::rules::{events, finish};
use crate::setup;
use crate::state::{Part, PlanetUnknown, SECTORS};

/// Goes on until somebody has to decide, or the game is over.
/// § PU-3.1
pub(crate) fn proceed(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    while game.open_seats().is_empty() && game.table.part != Part::Over {
        lay_open(game, fx);
        next_part(game, fx);
    }
}

fn next_part(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    match game.table.part {
        Part::Draft => draft(game, fx),
        Part::Setup => {
            setup::lay_out_neighbours(game, fx);
            begin_round(game, fx);
        }
        Part::Rotate => event_step(game, fx),
        Part::Event | Part::EventCivs => {
            if !pick_civs(game, Part::EventCivs) {
                begin(game, Part::Turn, None);
            }
        }
        Part::Turn | Part::Civs => {
            lose_moves(game);
            if !pick_civs(game, Part::Civs) {
                end_round(game, fx);
            }
        }
        Part::Final | Part::FinalCivs => {
            if !pick_civs(game, Part::FinalCivs) {
                finish::count(game, fx);
            }
        }
        Part::Over => {}
    }
}

/// Opens the desks for a part.
pub(crate) fn begin(game: &mut PlanetUnknown, part: Part, active: Option<Seat>) {
    game.table.part = part;
    game.table.active = active;
    open_desks(game);
}

/// The next player who chooses a board; when there is none, private objectives are chosen.
/// § PU-2.2 PU-2.6
pub(crate) fn draft(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    let next = game.table.active.map_or(0, |seat| seat.0 + 1);
    let chooses = |seat: &Seat| {
        let (planet, corporation) = game.table.options.picks(*seat);
        planet == Picked::Chosen || corporation == Picked::Chosen
    };
    match Seat::all(game.table.seats).skip(usize::from(next)).find(chooses) {
        Some(seat) => begin(game, Part::Draft, Some(seat)),
        None => {
            setup::deal_private(game, fx);
            begin(game, Part::Setup, None);
        }
    }
}

/// Round-start technologies, then the station turns: as the commander likes, or by one sector.
/// § PU-3.1 PU-3.2 PU-13.1
pub(crate) fn begin_round(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    game.table.round += 1;
    if game.table.round > 1 {
        game.table.commander = game.table.commander.next(game.table.seats);
    }
    if let Some(past) = game.table.event.take() {
        game.table.past_events.insert(past);
    }
    let table = game.table;
    for seat in Seat::all(table.seats) {
        let board = &mut game.boards[seat];
        refresh_techs(&table, board);
        freshen(board);
    }
    fx.tell(|| Event::RoundBegan { round: table.round, commander_seat: table.commander });
    let free = table.seats > 2 || (table.seats == 2 && table.options.free_rotation);
    if free {
        begin(game, Part::Rotate, Some(table.commander));
    } else {
        game.table.rotation = (table.rotation + 1) % SECTORS as u8;
        fx.tell(|| Event::StationTurned { seat: None, steps: 1 });
        event_step(game, fx);
    }
}

/// What counts by the round begins again.
/// § PU-5.12 PU-6.3
fn freshen(board: &mut Board) {
    board.used_round = 0;
    board.before = board.tiles.len() as u8;
    board.moves = round_start_moves(board);
    board.gained = board.moves > 0;
    board.rovers.as_mut_slice().iter_mut().for_each(|rover| rover.wet = false);
}

/// The event of the round, if there is a deck.
/// § PU-10.15
pub(crate) fn event_step(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    if game.table.mix.is_none() {
        return begin(game, Part::Turn, None);
    }
    game.table.part = Part::Event;
    events::reveal(game, fx);
    begin(game, Part::Event, None);
}

/// Lets the next player clockwise from the commander choose the civ cards they have reached. Stacks that are empty give
/// nothing.
/// § PU-5.6 PU-5.6.1
fn pick_civs(game: &mut PlanetUnknown, part: Part) -> bool {
    let table = game.table;
    for seat in table.commander.clockwise(table.seats) {
        if game.boards[seat].owed.is_empty() {
            continue;
        }
        begin(game, part, Some(seat));
        let desk = game.desk(seat);
        let can = |item: &crate::desk::Item| crate::rules::items::possible(&game.table, desk, seat, *item);
        if desk.items.any(can) {
            game.boards[seat].owed.clear();
            return true;
        }
        game.boards[seat].owed.clear();
    }
    game.table.active = None;
    false
}

/// Points that are left vanish when a player's last part of the round is over.
/// § PU-6.3 PU-6.8
fn lose_moves(game: &mut PlanetUnknown) {
    for seat in Seat::all(game.table.seats) {
        let board = &mut game.boards[seat];
        if board.owed.is_empty() {
            board.moves = 0;
        }
    }
}

/// Checks the end; otherwise the commander token passes and the next round begins.
/// § PU-3.1 PU-7.1 PU-7.2 PU-7.3 PU-7.4
fn end_round(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    let table = &game.table;
    let stuck = game.boards.iter().any(|(_, board)| board.stuck);
    let empty = table.left.contains(&[0, 0]);
    let events = table.mix.is_some() && table.events_left == 0;
    if stuck || empty || events {
        game.table.ending = true;
        let reason = if stuck {
            "end_stuck"
        } else if empty {
            "end_empty"
        } else {
            "end_events"
        };
        fx.tell(|| Event::LastRound { round: game.table.round, reason });
        finish::begin_final(game, fx);
    } else {
        begin_round(game, fx);
    }
}
