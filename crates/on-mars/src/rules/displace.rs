//! Pieces that make way for a building or a marker.

use game_core::Fx;

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Cell, CellSet, Find, Mover, Who};
use crate::rules::push;
use crate::state::Open;
use crate::tasks::Task;

/// A tile leaves the game.
/// § OM-8.6 OM-8.12
pub(crate) fn boxed(open: &mut Open, find: Find) {
    if let Find::Discovery(discovery) = find {
        open.destroyed.insert(discovery);
    }
}

/// Owners of bots and rovers on the cell are asked in turn order where they go.
/// § OM-8.12 OM-8.13
pub(crate) fn ask(open: &mut Open, cell: Cell) {
    let order = open.in_order();
    for who in order.as_slice().iter().rev() {
        let base = open.base(*who);
        let pieces = base.bots.iter().filter(|bot| **bot == cell).count() + usize::from(base.rover == Some(cell));
        let task = if open.is_rival(*who) { Task::RivalDisplace { cell } } else { Task::Displace { cell } };
        for _ in 0..pieces {
            push(open, *who, task);
        }
    }
}

/// The nearest cells that are empty or have a building without a piece.
/// § OM-8.12
pub(crate) fn nearest(open: &Open, cell: Cell) -> CellSet {
    let available = open.empty() | (open.built() & !open.pieces());
    (1..14).map(|steps| data().map.ring(cell, steps) & available).find(|ring| !ring.is_empty()).unwrap_or_default()
}

pub(crate) fn check_displace(open: &Open, cell: Cell, to: Cell) -> Result<(), Illegal> {
    if nearest(open, cell).contains(to) { Ok(()) } else { Err(Illegal::NotNearest { cell: to }) }
}

pub(crate) fn legal_displacements(open: &Open, cell: Cell, into: &mut Vec<Action>) {
    into.extend(nearest(open, cell).iter().map(|cell| Action::Displace { cell }));
}

pub(crate) fn apply_displace(open: &mut Open, who: Who, to: Cell, fx: &mut Fx<Event>) {
    if let Some(Task::Displace { cell } | Task::RivalDisplace { cell }) = open.tasks.pop().map(|pending| pending.task) {
        shift(open, who, cell, to, fx);
    }
}

/// Moves the piece: a bot where there is one, else the rover. It destroys and collects nothing.
/// § OM-8.6 OM-8.12
pub(crate) fn shift(open: &mut Open, who: Who, cell: Cell, to: Cell, fx: &mut Fx<Event>) {
    let base = open.base_mut(who);
    let bot = base.bots.as_mut_slice().iter_mut().find(|bot| **bot == cell);
    let mover = match bot {
        Some(bot) => {
            *bot = to;
            Mover::Bot
        }
        None => {
            base.rover = Some(to);
            Mover::Rover
        }
    };
    let seat = open.party(who);
    fx.tell(|| Event::Displaced { seat, mover, from: cell, to });
}
