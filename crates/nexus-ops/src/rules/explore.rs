//! Explore: tiles are turned up where the active player stands.

use game_core::{Fx, Seat, SeatSet};

use super::cards;
use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hex, Tile};
use crate::state::{NexusOps, Open, Task};

/// Every face-down tile where the player now has a unit will be turned up, in the order they like. The test is made once,
/// after all breath: passing over a hex is not enough, and a unit found now explores nothing.
/// § NX-7.1 NX-7.6 NX-7.7
pub(super) fn survey(open: &mut Open) {
    let hexes = open.unexplored & open.presence[open.turn.active];
    open.agenda.any_order(hexes.iter().map(|hex| Task::Explore { hex }));
}

pub(super) fn legal_explore(open: &Open, into: &mut Vec<Action>) {
    for task in open.agenda.open() {
        if let Task::Explore { hex } = task {
            into.push(Action::Explore { hex });
        }
    }
}

/// Whether they have a choice; the last tile is turned up by itself, since exploring is compulsory.
/// § NX-7.1
pub(super) fn asks_explore(game: &mut NexusOps, hex: Hex, fx: &mut Fx<Event>) -> bool {
    if game.open.agenda.open().nth(1).is_some() {
        return true;
    }
    apply_explore(game, game.open.turn.active, hex, fx);
    false
}

pub(super) fn check_explore(open: &Open, hex: Hex) -> Result<(), Illegal> {
    if open.agenda.open().any(|task| task == Task::Explore { hex }) { Ok(()) } else { Err(Illegal::ExploreNow {}) }
}

/// Turns the tile up and gives what it shows; then it leaves the game.
/// § NX-7.2 NX-7.3 NX-7.4 NX-7.5
pub(super) fn apply_explore(game: &mut NexusOps, seat: Seat, hex: Hex, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.agenda.complete(Task::Explore { hex });
    fx.stop_undo(SeatSet::ALL);
    let tile: Tile = game.tiles.laid_open(fx)[hex.index() - 1];
    open.unexplored.remove(hex);
    open.revealed.insert(tile);
    fx.tell(|| Event::HexExplored { seat, hex, tile });

    let face = data().tile(tile);
    if face.mine > 0 {
        open.mines[hex.index()] = face.mine;
        fx.tell(|| Event::MineFound { seat, hex, mine: face.mine });
    }
    if let Some(unit) = face.unit {
        let count = face.unit_count.min(open.players[seat].supply[unit.index()]);
        if count == 0 {
            fx.tell(|| Event::NoFigureToFind { seat, unit, hex });
        } else if open.enterable(unit).contains(hex) {
            (0..count).for_each(|_| open.place(seat, hex, unit));
            fx.tell(|| Event::UnitsPlaced { seat, unit, count, hex });
        } else {
            open.agenda.push(Task::Settle { unit, count });
        }
    }
    if face.rubium > 0 {
        let amount = u16::from(face.rubium);
        open.players[seat].earn(amount);
        fx.tell(|| Event::RubiumGained { seat, amount });
    }
    cards::draw_energize(game, seat, face.energize, fx);
    cards::draw_secret(game, seat, face.secrets, fx);
}

pub(super) fn legal_settle(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    into.extend(open.layout().homes[seat.index()].map(|hex| Action::Settle { hex }));
}

/// Units that may not stand where they were found go to a home base hex of their owner's choice.
/// § NX-5.8 NX-13.5
pub(super) fn check_settle(open: &Open, seat: Seat, hex: Hex) -> Result<(), Illegal> {
    if !matches!(open.agenda.top(), Some(Task::Settle { .. })) {
        return Err(Illegal::SettleNow {});
    }
    if open.layout().home_sets[seat.index()].contains(hex) { Ok(()) } else { Err(Illegal::NotYourHome { hex }) }
}

pub(super) fn apply_settle(game: &mut NexusOps, seat: Seat, hex: Hex, fx: &mut Fx<Event>) {
    let Some(Task::Settle { unit, count }) = game.open.agenda.pop() else { return };
    (0..count).for_each(|_| game.open.place(seat, hex, unit));
    fx.tell(|| Event::UnitsPlaced { seat, unit, count, hex });
}
